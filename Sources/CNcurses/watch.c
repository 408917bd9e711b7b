#include "CNcurses.h"

#include <string.h>
#include <unistd.h>

#ifdef __linux__

#include <limits.h>
#include <sys/inotify.h>

int32_t vt_watch_open(void) { return inotify_init1(IN_CLOEXEC | IN_NONBLOCK); }

/* The folder, not the file: editors write a new file and move it over the old one, which a watch on the file would
   not survive. Only what is complete counts: a file that is being written is left alone until it is closed. */
int32_t vt_watch_add(int32_t descriptor, const char *folder) {
  return inotify_add_watch(descriptor, folder,
                           IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR);
}

void vt_watch_remove(int32_t descriptor, int32_t watch) { inotify_rm_watch(descriptor, watch); }

int32_t vt_watch_next(int32_t descriptor, vt_watch_event *events, int32_t capacity) {
  /* Room for one event with the longest name, or for so many without one. */
  _Alignas(struct inotify_event) char block[sizeof(struct inotify_event) + NAME_MAX + 1];
  const int32_t most = (int32_t)(sizeof block / sizeof(struct inotify_event));
  int32_t count = 0;
  while (count + most <= capacity) {
    ssize_t length = read(descriptor, block, sizeof block);
    if (length <= 0) break;
    for (ssize_t at = 0; at < length;) {
      const struct inotify_event *event = (const struct inotify_event *)(block + at);
      vt_watch_event *target = &events[count++];
      target->watch = event->mask & IN_Q_OVERFLOW ? -1 : event->wd;
      memset(target->name, 0, sizeof target->name);
      if (event->len > 0) strncpy(target->name, event->name, sizeof target->name - 1);
      at += (ssize_t)(sizeof *event + event->len);
    }
  }
  return count;
}

#else

/* Nothing is reported there: the program asks for the file's version now and then. */
int32_t vt_watch_open(void) { return -1; }

int32_t vt_watch_add(int32_t descriptor, const char *folder) {
  (void)descriptor;
  (void)folder;
  return -1;
}

void vt_watch_remove(int32_t descriptor, int32_t watch) {
  (void)descriptor;
  (void)watch;
}

int32_t vt_watch_next(int32_t descriptor, vt_watch_event *events, int32_t capacity) {
  (void)descriptor;
  (void)events;
  (void)capacity;
  return 0;
}

#endif
