#include "CNcurses.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/mman.h>
#endif

extern char **environ;

/* Files with names, which go when their players end. */
enum { path_size = 32, most = 8 };
static struct {
  pid_t process;
  char path[path_size];
} named[most];

/* A file for the player to read: one without a name where that can be; says whether it has one. */
static int open_file(char *path, int *is_named) {
#ifdef __linux__
  *is_named = 0;
  strcpy(path, "/proc/self/fd/0");
  return memfd_create("voterm-sound", MFD_CLOEXEC);
#else
  *is_named = 1;
  strcpy(path, "/tmp/voterm-XXXXXX.wav");
  int file = mkstemps(path, 4);
  if (file >= 0) fcntl(file, F_SETFD, FD_CLOEXEC);
  return file;
#endif
}

static void forget(pid_t process) {
  for (int i = 0; i < most; i++) {
    if (named[i].process != process) continue;
    unlink(named[i].path);
    named[i].process = 0;
  }
}

static int fill(int file, const uint8_t *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(file, bytes, length);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return 0;
    bytes += written;
    length -= (size_t)written;
  }
  return lseek(file, 0, SEEK_SET) == 0;
}

int32_t vt_sound_start(const char *program, const char *option, const uint8_t *bytes, size_t length) {
  char path[path_size];
  int is_named = 0, slot = 0;
  int file = open_file(path, &is_named);
  if (file < 0) return -1;
  while (slot < most && named[slot].process) slot++;
  int ready = slot < most && fill(file, bytes, length);
  pid_t process = -1;
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  if (ready && !posix_spawn_file_actions_init(&actions)) {
    if (!posix_spawnattr_init(&attributes)) {
      posix_spawn_file_actions_adddup2(&actions, file, STDIN_FILENO);
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
      sigset_t none, all;
      sigemptyset(&none);
      sigfillset(&all);
      posix_spawnattr_setsigmask(&attributes, &none);
      posix_spawnattr_setsigdefault(&attributes, &all);
      /* Keys of the terminal are not for it. */
      posix_spawnattr_setpgroup(&attributes, 0);
      posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
      char *words[4] = {(char *)program, option ? (char *)option : path, option ? path : NULL, NULL};
      if (posix_spawn(&process, program, &actions, &attributes, words, environ)) process = -1;
      posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&actions);
  }
  close(file);
  if (is_named && process > 0) {
    named[slot].process = process;
    strcpy(named[slot].path, path);
  } else if (is_named) {
    unlink(path);
  }
  return process;
}

int32_t vt_sound_poll(int32_t process) {
  int status = 0;
  pid_t ended = waitpid(process, &status, WNOHANG);
  if (ended == 0) return 0;
  forget(process);
  return ended > 0 && WIFEXITED(status) && WEXITSTATUS(status) == 0 ? 1 : 2;
}

void vt_sound_stop(int32_t process) {
  kill(process, SIGKILL);
  waitpid(process, NULL, 0);
  forget(process);
}
