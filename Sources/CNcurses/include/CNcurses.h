#ifndef CNCURSES_H
#define CNCURSES_H

#include <stddef.h>
#include <stdint.h>

/* The terminal as voterm needs it. Nothing of curses shows here: its macros, varargs and globals do not survive
   the import into Swift. Rows and columns count from 0. Only one terminal at a time. */

/// Why a terminal could not be started.
enum {
  /// All is well.
  VT_OK = 0,
  /// Standard input or output is no terminal.
  VT_NO_TERMINAL = 1,
  /// The terminal cannot place the cursor (`TERM=dumb`).
  VT_DUMB = 2,
  /// Neither `TERM` nor the fallback is known to the terminal database.
  VT_UNKNOWN = 3,
};

/// How a cell looks; bits for `vt_put`.
enum {
  VT_BOLD = 1,
  VT_DIM = 2,
  VT_UNDERLINE = 4,
  VT_REVERSE = 8,
  /// In reverse where colours may be used.
  VT_INVERTED = 16,
};

/// What is known of the terminal after the start.
typedef struct {
  /// Colours that may be used: 0 in monochrome, with `NO_COLOR`, or where the default colours cannot be kept.
  int32_t colors;
  /// Whether other than ASCII characters may be written.
  int32_t utf8;
  /// Height in cells.
  int32_t rows;
  /// Width in cells.
  int32_t columns;
} vt_info;

/// Starts drawing on the terminal behind standard input and output. `use_color` 0 keeps it monochrome. Returns VT_OK
/// or the reason why not; then nothing was changed.
int32_t vt_start(int32_t use_color, vt_info *info);
/// Gives the terminal back as it was, and prints what was written to standard error meanwhile. May be called twice.
void vt_stop(void);
/// Asks the terminal for its size after SIGWINCH and adopts it; a size of 0 is not adopted.
void vt_resize(int32_t *rows, int32_t *columns);
/// Writes one character with up to three marks (unused ones 0) that takes `width` cells. What the C library measures
/// differently is padded or replaced, so that the following cells stay where they are.
void vt_put(int32_t row, int32_t column, uint32_t base, uint32_t mark1, uint32_t mark2, uint32_t mark3,
            int32_t width, uint32_t attributes, int32_t color);
/// Blanks a row.
void vt_clear_row(int32_t row);
/// Places the hardware cursor; a negative row hides it.
void vt_cursor(int32_t row, int32_t column);
/// Sends what changed to the terminal.
void vt_refresh(void);
/// Makes the next refresh draw everything anew.
void vt_repaint(void);
/// Rings the terminal bell.
void vt_bell(void);
/// Gives the terminal back, stops the process as Ctrl-Z does, and takes the terminal again once it goes on.
void vt_suspend(void);
/// Takes the terminal again after the process was stopped from outside.
void vt_resume(void);

/// Blocks INT, TERM, HUP, QUIT, TSTP, CONT and WINCH and returns a descriptor that is readable when one is waiting;
/// -1 where that fails.
int32_t vt_signals_open(void);
/// The next waiting signal; 0 for none.
int32_t vt_signals_next(int32_t descriptor);
/// Something that happened in a watched folder.
typedef struct {
  /// The watch on the folder; -1 where something may have been missed, so that anything may have happened.
  int32_t watch;
  /// What it happened to, by its name in the folder; empty for the folder itself.
  char name[256];
} vt_watch_event;

/// A descriptor for watching folders, readable when something has happened in one; -1 where that cannot be.
int32_t vt_watch_open(void);
/// Watches a folder for files that are written, made, removed and moved; gives the watch, the same for the same
/// folder; -1 where that cannot be.
int32_t vt_watch_add(int32_t descriptor, const char *folder);
/// Watches a folder no longer.
void vt_watch_remove(int32_t descriptor, int32_t watch);
/// Reads what has happened, at most so many events (32 or more); gives how many there were, 0 when all were read.
int32_t vt_watch_next(int32_t descriptor, vt_watch_event *events, int32_t capacity);
/// Waits until a descriptor is readable or `timeout` milliseconds have passed (-1: for ever). Returns bits: 1, 2 and 4
/// for the three being readable, 8 when the other end of the first is gone. A negative descriptor is left out.
int32_t vt_wait(int32_t first, int32_t second, int32_t third, int32_t timeout);
/// Starts a program that plays the sound file in `bytes`, with an option before the file's name (NULL for none).
/// Nobody waits for it, it hears no signal of the terminal and writes nowhere. Gives the process, -1 where that fails.
int32_t vt_sound_start(const char *program, const char *option, const uint8_t *bytes, size_t length);
/// How a process that plays is doing: 0 still playing, 1 ended well, 2 failed.
int32_t vt_sound_poll(int32_t process);
/// Ends a process that plays.
void vt_sound_stop(int32_t process);
/// Milliseconds of a clock that never goes back.
int64_t vt_milliseconds(void);

#endif
