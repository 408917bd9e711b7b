#include "CPty.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <pty.h>
#include <utmp.h>
#else
#include <util.h>
#endif

int32_t cpty_start(const char *path, char *const *arguments, char *const *environment, int32_t rows,
                   int32_t columns, cpty *terminal) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  int master, slave;
  if (openpty(&master, &slave, NULL, NULL, &size)) return -1;
  fcntl(master, F_SETFD, FD_CLOEXEC);
  pid_t process = fork();
  if (process < 0) return -1;
  if (process == 0) {
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int number = 1; number < 32; number++) signal(number, SIG_DFL);
    login_tty(slave);
    for (int file = 3; file < 256; file++) close(file);
    execve(path, arguments, environment);
    _exit(127);
  }
  fcntl(slave, F_SETFD, FD_CLOEXEC);
  terminal->process = process;
  terminal->master = master;
  terminal->slave = slave;
  return 0;
}

void cpty_resize(const cpty *terminal, int32_t rows, int32_t columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  ioctl(terminal->master, TIOCSWINSZ, &size);
}

void cpty_modes(const cpty *terminal, uint32_t modes[4]) {
  struct termios now;
  memset(&now, 0, sizeof now);
  tcgetattr(terminal->slave, &now);
  modes[0] = (uint32_t)now.c_iflag;
  modes[1] = (uint32_t)now.c_oflag;
  modes[2] = (uint32_t)now.c_cflag;
  modes[3] = (uint32_t)now.c_lflag;
}

int32_t cpty_read(const cpty *terminal, void *bytes, int32_t length, int32_t timeout) {
  struct pollfd set = {.fd = terminal->master, .events = POLLIN};
  if (poll(&set, 1, timeout) <= 0) return 0;
  ssize_t count = read(terminal->master, bytes, (size_t)length);
  return count <= 0 ? -1 : (int32_t)count;
}

void cpty_write(const cpty *terminal, const void *bytes, int32_t length) {
  const char *rest = bytes;
  while (length > 0) {
    ssize_t count = write(terminal->master, rest, (size_t)length);
    if (count <= 0) return;
    rest += count;
    length -= (int32_t)count;
  }
}

void cpty_signal(const cpty *terminal, int32_t signal_number) { kill(terminal->process, signal_number); }

int32_t cpty_wait(const cpty *terminal, int32_t timeout) {
  struct timespec pause = {0, 2000000};
  for (int32_t waited = 0; waited <= timeout; waited += 2) {
    int status;
    if (waitpid(terminal->process, &status, WNOHANG) == terminal->process) {
      return WIFSIGNALED(status) ? 256 + WTERMSIG(status) : WEXITSTATUS(status);
    }
    nanosleep(&pause, NULL);
  }
  return -1;
}

void cpty_close(const cpty *terminal) {
  if (waitpid(terminal->process, NULL, WNOHANG) == 0) {
    kill(terminal->process, SIGKILL);
    waitpid(terminal->process, NULL, 0);
  }
  close(terminal->master);
  close(terminal->slave);
}
