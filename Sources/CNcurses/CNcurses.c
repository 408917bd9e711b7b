#include "CNcurses.h"
#include "guard.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

static int started, utf8, colored;
static SCREEN *screen;
static struct termios before;

/* Bracketed paste, mouse clicks in SGR form, focus reports. They are no part of terminfo. */
static const char modes_on[] = "\033[?2004h\033[?1000;1006h\033[?1004h";
static const char modes_off[] = "\033[?1004l\033[?1000;1006l\033[?2004l";

static void send(const char *bytes, size_t length) {
  while (length > 0) {
    ssize_t written = write(STDOUT_FILENO, bytes, length);
    if (written <= 0) return;
    bytes += written;
    length -= (size_t)written;
  }
}

static const char *language(void) {
  static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
  for (int i = 0; i < 3; i++) {
    const char *value = getenv(names[i]);
    if (value && *value) return value;
  }
  return NULL;
}

/* Who asks for C or POSIX, or for a locale that is installed and not UTF-8, gets ASCII. Where nothing is set, or
   something that is not installed (usual over ssh), terminals of today speak UTF-8 all the same. */
static void choose_locale(void) {
  const char *wanted = language();
  int known = setlocale(LC_CTYPE, "") != NULL;
  int ascii = wanted && (!strcmp(wanted, "C") || !strcmp(wanted, "POSIX"));
  if (!ascii && MB_CUR_MAX == 1 && (!known || !wanted)) {
    if (!setlocale(LC_CTYPE, "C.UTF-8")) setlocale(LC_CTYPE, "en_US.UTF-8");
  }
  utf8 = !ascii && !strcmp(nl_langinfo(CODESET), "UTF-8");
}

static void take_modes(void) {
  raw();
  noecho();
  nonl();
  intrflush(stdscr, FALSE);
  typeahead(-1);
  def_prog_mode();
}

int32_t vt_start(int32_t use_color, vt_info *info) {
  memset(info, 0, sizeof *info);
  if (started) return VT_OK;
  if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) || tcgetattr(STDIN_FILENO, &before)) return VT_NO_TERMINAL;
  choose_locale();
  const char *name = getenv("TERM");
  if (name && !strcmp(name, "dumb")) return VT_DUMB;
  /* Where the terminal knows its size, numbers left over from another one are not asked: ncurses would believe
     LINES=99999999 and fail. */
  struct winsize size;
  if (!ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) && size.ws_row > 0 && size.ws_col > 0) {
    unsetenv("LINES");
    unsetenv("COLUMNS");
  }
  screen = newterm(NULL, stdout, stdin);
  if (!screen) screen = newterm("xterm-256color", stdout, stdin);
  if (!screen) return VT_UNKNOWN;
  const char *address = tigetstr("cup");
  if (!address || address == (char *)-1) {
    endwin();
    tcsetattr(STDIN_FILENO, TCSANOW, &before);
    return VT_DUMB;
  }
  started = 1;
  vt_guard_open(&before);
  take_modes();
  colored = use_color && has_colors() && start_color() == OK && use_default_colors() == OK && COLORS >= 8;
  if (colored) {
    for (short color = 1; color < 8; color++) init_pair(color, color, -1);
  }
  info->colors = colored ? COLORS : 0;
  info->utf8 = utf8;
  info->rows = LINES;
  info->columns = COLS;
  static int registered;
  if (!registered) {
    registered = 1;
    atexit(vt_stop);
  }
  refresh();
  send(modes_on, sizeof modes_on - 1);
  return VT_OK;
}

/* Where there is no other screen to go back to, the shell's prompt comes into the last line: it is left empty. */
static void give_back(void) {
  send(modes_off, sizeof modes_off - 1);
  const char *other = tigetstr("smcup");
  if ((!other || other == (char *)-1) && move(LINES - 1, 0) == OK) {
    clrtoeol();
    refresh();
  }
  endwin();
  tcsetattr(STDIN_FILENO, TCSANOW, &before);
}

void vt_stop(void) {
  if (!started) return;
  started = 0;
  give_back();
  vt_guard_close();
}

void vt_resize(int32_t *rows, int32_t *columns) {
  struct winsize size;
  if (started && !ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) && size.ws_row > 0 && size.ws_col > 0) {
    resizeterm(size.ws_row, size.ws_col);
    clearok(curscr, TRUE);
  }
  *rows = LINES;
  *columns = COLS;
}

void vt_put(int32_t row, int32_t column, uint32_t base, uint32_t mark1, uint32_t mark2, uint32_t mark3,
            int32_t width, uint32_t attributes, int32_t color) {
  if (!started) return;
  attr_t look = A_NORMAL;
  if (attributes & VT_BOLD) look |= A_BOLD;
  if (attributes & VT_DIM) look |= A_DIM;
  if (attributes & VT_UNDERLINE) look |= A_UNDERLINE;
  if (attributes & VT_REVERSE) look |= A_REVERSE;
  if ((attributes & VT_INVERTED) && colored) look |= A_REVERSE;
  short pair = colored && color > 0 && color < 8 ? (short)color : 0;
  uint32_t marks[3] = {mark1, mark2, mark3};
  wchar_t text[5] = {0};
  int count = 0, measured;
  if (base < 32 || (base > 126 && base < 160) || (!utf8 && base > 126)) base = '?';
  measured = wcwidth((wchar_t)base);
  if (measured < 1 || measured > width) {
    base = utf8 ? 0xFFFD : '?';
    measured = 1;
    marks[0] = 0;
  }
  text[count++] = (wchar_t)base;
  for (int i = 0; i < 3 && marks[i] && utf8; i++) {
    if (wcwidth((wchar_t)marks[i]) == 0) text[count++] = (wchar_t)marks[i];
  }
  cchar_t cell;
  if (setcchar(&cell, text, look, pair, NULL) == OK) mvadd_wch(row, column, &cell);
  text[0] = L' ';
  text[1] = 0;
  if (setcchar(&cell, text, look, pair, NULL) != OK) return;
  for (int pad = measured; pad < width; pad++) mvadd_wch(row, column + pad, &cell);
}

void vt_clear_row(int32_t row) {
  if (started && move(row, 0) == OK) clrtoeol();
}

void vt_cursor(int32_t row, int32_t column) {
  if (!started) return;
  curs_set(row < 0 ? 0 : 1);
  if (row >= 0) move(row, column);
}

void vt_refresh(void) {
  if (started) refresh();
}

void vt_repaint(void) {
  if (started) clearok(curscr, TRUE);
}

void vt_bell(void) {
  if (started) beep();
}

void vt_resume(void) {
  if (!started) return;
  reset_prog_mode();
  clearok(curscr, TRUE);
  refresh();
  send(modes_on, sizeof modes_on - 1);
}

void vt_suspend(void) {
  if (!started) return;
  give_back();
  vt_stop_process();
  vt_resume();
}
