#ifndef CNCURSES_H
#define CNCURSES_H

/// Rings the terminal bell.
void vt_bell(void);

#endif
