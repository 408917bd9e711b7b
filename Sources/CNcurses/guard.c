#include "guard.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
enum { fault_count = sizeof faults / sizeof *faults };

static int held = -1, real_error = -1, guarding;
static struct termios saved;
static struct sigaction previous[fault_count];

static int open_hidden_file(void) {
#ifdef __linux__
  return memfd_create("voterm-stderr", MFD_CLOEXEC);
#else
  char path[] = "/tmp/voterm-XXXXXX";
  int file = mkstemp(path);
  if (file >= 0) unlink(path);
  return file;
#endif
}

static void print_held(void) {
  char block[4096];
  off_t offset = 0;
  ssize_t length;
  while (held >= 0 && (length = pread(held, block, sizeof block, offset)) > 0) {
    if (write(STDERR_FILENO, block, (size_t)length) < 0) return;
    offset += length;
  }
}

/* Only calls that are safe in a signal handler. */
static void on_fault(int signal_number, siginfo_t *info, void *context) {
  (void)info;
  (void)context;
  static const char leave[] =
      "\033[?1000l\033[?1006l\033[?2004l\033[?1004l\033[?25h\033[0m\033[?1l\033>\033[?1049l\r\n";
  if (write(STDOUT_FILENO, leave, sizeof leave - 1) < 0) { /* nothing more can be done */
  }
  tcsetattr(STDIN_FILENO, TCSANOW, &saved);
  if (real_error >= 0) dup2(real_error, STDERR_FILENO);
  print_held();
  signal(signal_number, SIG_DFL);
  raise(signal_number);
}

void vt_guard_open(const struct termios *modes) {
  saved = *modes;
  held = open_hidden_file();
  if (held >= 0) {
    real_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    if (real_error >= 0) dup2(held, STDERR_FILENO);
  }
  struct sigaction action = {0};
  action.sa_sigaction = on_fault;
  action.sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < fault_count; i++) sigaction(faults[i], &action, &previous[i]);
  guarding = 1;
}

void vt_guard_close(void) {
  if (!guarding) return;
  guarding = 0;
  for (int i = 0; i < fault_count; i++) sigaction(faults[i], &previous[i], NULL);
  if (real_error >= 0) {
    dup2(real_error, STDERR_FILENO);
    close(real_error);
    real_error = -1;
  }
  print_held();
  if (held >= 0) close(held);
  held = -1;
}
