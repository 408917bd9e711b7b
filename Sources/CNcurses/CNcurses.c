#include "CNcurses.h"
#include <curses.h>

void vt_bell(void) { beep(); }
