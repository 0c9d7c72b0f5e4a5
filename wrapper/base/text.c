#include "base/text.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct str str_of(const char *s) {
  return (struct str){s, s ? strlen(s) : 0};
}

bool str_equal(struct str a, struct str b) {
  return a.n == b.n && (a.n == 0 || memcmp(a.p, b.p, a.n) == 0);
}

bool str_is(struct str s, const char *literal) {
  return str_equal(s, str_of(literal));
}

bool str_in(struct str s, const char *const *words) {
  for (; *words; ++words)
    if (str_is(s, *words))
      return true;
  return false;
}

bool str_starts(struct str s, const char *prefix) {
  size_t n = strlen(prefix);
  return s.n >= n && memcmp(s.p, prefix, n) == 0;
}

bool str_ends(struct str s, const char *suffix) {
  size_t n = strlen(suffix);
  return s.n >= n && memcmp(s.p + s.n - n, suffix, n) == 0;
}

struct str str_trim(struct str s) {
  while (s.n && isspace((unsigned char)s.p[0]))
    ++s.p, --s.n;
  while (s.n && isspace((unsigned char)s.p[s.n - 1]))
    --s.n;
  return s;
}

char *str_dup(struct arena *a, struct str s) {
  return arena_copy(a, s.p, s.n);
}

// How common a byte is in C++ text, roughly; 0: not very.
static unsigned commonness(char c) {
  static const unsigned char common[UCHAR_MAX + 1] = {
      [' '] = 9, ['_'] = 8, ['e'] = 8, ['t'] = 7,  ['a'] = 6, ['n'] = 6, ['o'] = 6,
      ['r'] = 6, ['i'] = 6, ['s'] = 6, ['c'] = 5,  ['l'] = 5, ['d'] = 4, ['p'] = 4,
      ['u'] = 3, ['m'] = 3, ['f'] = 3, ['\n'] = 3, [';'] = 2, ['('] = 2, [')'] = 2};
  return common[(unsigned char)c];
}

// Goes from one occurrence of the rarest byte to the next: memchr is many times as fast as memmem.
static const char *find_word(const char *p, size_t n, struct str needle) {
  size_t rare = 0;
  for (size_t i = 1; i < needle.n; ++i)
    if (commonness(needle.p[i]) < commonness(needle.p[rare]))
      rare = i;
  const char *last = p + n - needle.n + rare; // where that byte may stand
  for (const char *at = p + rare; at <= last; ++at) {
    at = memchr(at, needle.p[rare], (size_t)(last - at) + 1);
    if (!at)
      return NULL;
    if (memcmp(at - rare, needle.p, needle.n) == 0)
      return at - rare;
  }
  return NULL;
}

size_t str_find(struct str s, struct str needle, size_t from) {
  enum { WORD = 16 }; // memmem is never slower than linear, however long what is looked for
  if (from >= s.n || needle.n > s.n - from)
    return s.n;
  const char *at = needle.n && needle.n <= WORD
                       ? find_word(s.p + from, s.n - from, needle)
                       : memmem(s.p + from, s.n - from, needle.p, needle.n);
  return at ? (size_t)(at - s.p) : s.n;
}

bool str_line(struct str *rest, struct str *line) {
  if (rest->n == 0)
    return false;
  const char *end = memchr(rest->p, '\n', rest->n);
  size_t n = end ? (size_t)(end - rest->p) : rest->n;
  *line = (struct str){rest->p, n};
  size_t taken = end ? n + 1 : n;
  rest->p += taken;
  rest->n -= taken;
  if (line->n && line->p[line->n - 1] == '\r')
    --line->n;
  return true;
}

uint64_t str_hash(struct str s) {
  uint64_t h = UINT64_C(14695981039346656037); // FNV-1a
  for (size_t i = 0; i < s.n; ++i)
    h = (h ^ (unsigned char)s.p[i]) * UINT64_C(1099511628211);
  return h;
}

bool str_long(struct str s, long *value) {
  char digits[24];
  if (s.n == 0 || s.n >= sizeof digits || isspace((unsigned char)s.p[0]))
    return false;
  memcpy(digits, s.p, s.n);
  digits[s.n] = '\0';
  char *end;
  errno = 0;
  long v = strtol(digits, &end, 10);
  if (errno || end != digits + s.n)
    return false;
  *value = v;
  return true;
}

static void text_room(struct text *t, size_t more) {
  if (t->n + more + 1 <= t->room)
    return;
  size_t room = t->room ? t->room * 2 : 256;
  while (room < t->n + more + 1)
    room *= 2;
  char *p = arena_alloc(t->arena, room);
  if (t->n)
    memcpy(p, t->p, t->n);
  t->p = p;
  t->room = room;
}

void text_add(struct text *t, struct str s) {
  text_room(t, s.n);
  if (s.n)
    memcpy(t->p + t->n, s.p, s.n);
  t->n += s.n;
  t->p[t->n] = '\0';
}

void text_puts(struct text *t, const char *s) {
  text_add(t, str_of(s));
}

void text_word(struct text *t, const char *word) {
  static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                              "%+,-./:=@_";
  text_puts(t, t->n ? " " : "");
  if (*word && word[strspn(word, plain)] == '\0') {
    text_puts(t, word);
    return;
  }
  text_puts(t, "'");
  for (; *word; ++word)
    text_add(t, *word == '\'' ? STR("'\\''") : (struct str){word, 1});
  text_puts(t, "'");
}

void text_printf(struct text *t, const char *format, ...) {
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, format, args);
  va_end(args);
  text_room(t, (size_t)n);
  vsnprintf(t->p + t->n, (size_t)n + 1, format, again);
  va_end(again);
  t->n += (size_t)n;
}

struct str text_str(const struct text *t) {
  return (struct str){t->p ? t->p : "", t->n}; // nothing added: no text, but no null pointer
}

size_t str_distance(struct str a, struct str b) {
  enum { LONGEST = 63 };
  size_t row[LONGEST + 1];
  if (a.n > LONGEST || b.n > LONGEST)
    return LONGEST;
  for (size_t j = 0; j <= b.n; ++j)
    row[j] = j;
  for (size_t i = 1; i <= a.n; ++i) {
    size_t diagonal = row[0];
    row[0] = i;
    for (size_t j = 1; j <= b.n; ++j) {
      size_t change = diagonal + (a.p[i - 1] != b.p[j - 1]);
      diagonal = row[j];
      size_t least = change;
      if (row[j] + 1 < least)
        least = row[j] + 1;
      if (row[j - 1] + 1 < least)
        least = row[j - 1] + 1;
      row[j] = least;
    }
  }
  return row[b.n];
}

enum { KIB = 1024 };

static const char *size_unit(long bytes) {
  return bytes < KIB ? "B" : "KiB";
}

// As many as tell the number of KiB, up to three; else two, but where these would tell another.
static int size_decimals(long bytes) {
  long scale = 1;
  for (int n = 0; n <= 3; ++n, scale *= 10)
    if (bytes * scale % KIB == 0)
      return n;
  long hundredths = (bytes * 100 + KIB / 2) / KIB;
  return hundredths % 100 == 0 ? 3 : hundredths % 10 == 0 ? 1 : 2;
}

static const char *size_number(struct arena *a, long bytes) {
  return bytes < KIB ? arena_printf(a, "%ld", bytes)
                     : arena_printf(a, "%.*f", size_decimals(bytes), (double)bytes / KIB);
}

const char *size_text(struct arena *a, long bytes) {
  return arena_printf(a, "%s %s", size_number(a, bytes), size_unit(bytes));
}

const char *size_change_text(struct arena *a, long before, long after) {
  bool same = strcmp(size_unit(before), size_unit(after)) == 0;
  return arena_printf(a, "%s -> %s", same ? size_number(a, before) : size_text(a, before),
                      size_text(a, after));
}
