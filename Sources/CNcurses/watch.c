#include "CNcurses.h"

#include <string.h>
#include <unistd.h>

#ifdef __linux__

#include <sys/inotify.h>

/* The folder, not the file: editors write a new file and move it over the old one, which a watch on the file would
   not survive. */
int32_t vt_watch_open(const char *folder) {
  int watch = inotify_init1(IN_CLOEXEC | IN_NONBLOCK);
  if (watch < 0) return -1;
  if (inotify_add_watch(watch, folder, IN_CLOSE_WRITE | IN_MOVED_TO) < 0) {
    close(watch);
    return -1;
  }
  return watch;
}

int32_t vt_watch_next(int32_t descriptor, const char *name) {
  _Alignas(struct inotify_event) char block[4096];
  int32_t found = 0;
  ssize_t length;
  while ((length = read(descriptor, block, sizeof block)) > 0) {
    for (ssize_t at = 0; at < length;) {
      const struct inotify_event *event = (const struct inotify_event *)(block + at);
      if (event->len > 0 && !strcmp(event->name, name)) found = 1;
      at += (ssize_t)(sizeof *event + event->len);
    }
  }
  return found;
}

#else

/* Not watched there: the screen is read anew when it is opened anew. */
int32_t vt_watch_open(const char *folder) {
  (void)folder;
  return -1;
}

int32_t vt_watch_next(int32_t descriptor, const char *name) {
  (void)descriptor;
  (void)name;
  return 0;
}

#endif
