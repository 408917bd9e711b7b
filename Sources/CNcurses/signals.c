#include "CNcurses.h"
#include "guard.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/signalfd.h>
#endif

static const int watched[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH};
enum { watched_count = sizeof watched / sizeof *watched };

#ifdef __linux__

int32_t vt_signals_open(void) {
  sigset_t set;
  sigemptyset(&set);
  for (int i = 0; i < watched_count; i++) sigaddset(&set, watched[i]);
  if (sigprocmask(SIG_BLOCK, &set, NULL)) return -1;
  return signalfd(-1, &set, SFD_CLOEXEC | SFD_NONBLOCK);
}

int32_t vt_signals_next(int32_t descriptor) {
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == sizeof info ? (int32_t)info.ssi_signo : 0;
}

void vt_stop_process(void) {
  sigset_t set, mask;
  sigemptyset(&set);
  sigaddset(&set, SIGTSTP);
  struct sigaction normal = {0}, other;
  normal.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &normal, &other);
  raise(SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &set, &mask); /* stops here until SIGCONT */
  sigprocmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &other, NULL);
}

#else

static int ends[2] = {-1, -1};

static void on_signal(int signal_number) {
  int error = errno;
  unsigned char byte = (unsigned char)signal_number;
  if (write(ends[1], &byte, 1) < 0) { /* full: enough are waiting */
  }
  errno = error;
}

static void watch(void) {
  struct sigaction action = {0}, old;
  action.sa_handler = on_signal;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < watched_count; i++) {
    if (!sigaction(watched[i], NULL, &old) && old.sa_handler == SIG_IGN) continue;
    sigaction(watched[i], &action, NULL);
  }
}

int32_t vt_signals_open(void) {
  if (pipe(ends)) return -1;
  for (int i = 0; i < 2; i++) {
    fcntl(ends[i], F_SETFD, FD_CLOEXEC);
    fcntl(ends[i], F_SETFL, O_NONBLOCK);
  }
  watch();
  return ends[0];
}

int32_t vt_signals_next(int32_t descriptor) {
  unsigned char byte;
  return read(descriptor, &byte, 1) == 1 ? byte : 0;
}

void vt_stop_process(void) {
  signal(SIGTSTP, SIG_DFL);
  raise(SIGTSTP);
  watch();
}

#endif

int32_t vt_wait(int32_t first, int32_t second, int32_t third, int32_t timeout) {
  struct pollfd set[3] = {
      {.fd = first, .events = POLLIN}, {.fd = second, .events = POLLIN}, {.fd = third, .events = POLLIN}};
  if (poll(set, 3, timeout) <= 0) return 0;
  int32_t result = 0;
  for (int i = 0; i < 3; i++) {
    if (set[i].revents & POLLIN) result |= 1 << i;
  }
  if (set[0].revents & (POLLHUP | POLLERR | POLLNVAL)) result |= 8;
  return result;
}

int64_t vt_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}
