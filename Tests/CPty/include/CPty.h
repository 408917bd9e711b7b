#ifndef CPTY_H
#define CPTY_H

#include <stdint.h>

/* Runs a program on a pseudo terminal, for tests. Forking belongs into C: the test process has threads. */

/// A running program. The slave side stays open here, so that its modes can be read after the program has ended.
typedef struct {
  int32_t process;
  int32_t master;
  int32_t slave;
} cpty;

/// Starts a program; NULL-terminated lists. Returns 0, or -1 where that fails.
int32_t cpty_start(const char *path, char *const *arguments, char *const *environment, int32_t rows,
                   int32_t columns, cpty *terminal);
/// Changes the size; the program hears of it.
void cpty_resize(const cpty *terminal, int32_t rows, int32_t columns);
/// The terminal's modes as four numbers, to compare before and after.
void cpty_modes(const cpty *terminal, uint32_t modes[4]);
/// Reads what there is within some milliseconds; 0 for nothing, -1 at the end.
int32_t cpty_read(const cpty *terminal, void *bytes, int32_t length, int32_t timeout);
/// Writes all bytes.
void cpty_write(const cpty *terminal, const void *bytes, int32_t length);
/// Sends a signal to the program.
void cpty_signal(const cpty *terminal, int32_t signal_number);
/// Waits for the end; gives the exit status, 256 plus the signal that ended it, or -1 when it still runs after some
/// milliseconds.
int32_t cpty_wait(const cpty *terminal, int32_t timeout);
/// Kills the program if need be and closes the terminal.
void cpty_close(const cpty *terminal);

#endif
