#ifndef VT_GUARD_H
#define VT_GUARD_H

#include <termios.h>

/* Keeps standard error off the screen and gives the terminal back when the program dies of a fault. */
void vt_guard_open(const struct termios *saved);
/* Undoes that, and prints what was held back. */
void vt_guard_close(void);
/* Stops this process as Ctrl-Z would and returns once it goes on. */
void vt_stop_process(void);

#endif
