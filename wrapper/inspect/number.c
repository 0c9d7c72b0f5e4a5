#include "inspect/number.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool digit(char c) {
  return c >= '0' && c <= '9';
}

// Without the values of single instances: "10 (5; 5)".
static struct str first_part(struct str s) {
  s = str_trim(s);
  size_t n = str_find(s, STR(" ("), 0);
  return str_trim((struct str){s.p, n});
}

struct shape {
  size_t points, commas;
  size_t last;  // digits behind the last of them
  char outmost; // the last of them
};

static struct shape shape_of(struct str s) {
  struct shape shape = {0};
  for (size_t i = 0; i < s.n; ++i) {
    if (s.p[i] == '.' || s.p[i] == ',') {
      shape.points += s.p[i] == '.';
      shape.commas += s.p[i] == ',';
      shape.outmost = s.p[i];
      shape.last = 0;
    } else if (digit(s.p[i])) {
      ++shape.last;
    }
  }
  return shape;
}

void number_observe(struct number_marks *m, struct str s) {
  s = first_part(s);
  for (size_t i = 0; i < s.n; ++i)
    if (!digit(s.p[i]) && s.p[i] != '.' && s.p[i] != ',' && !(i == 0 && s.p[i] == '-'))
      return;
  struct shape shape = shape_of(s);
  bool both = shape.points && shape.commas;
  bool fraction = shape.points + shape.commas == 1 && shape.last != 3; // no group has 1 or 2 digits
  if ((both || fraction) && shape.outmost == '.')
    ++m->point;
  else if ((both || fraction) && shape.outmost == ',')
    ++m->comma;
  else if (!both && shape.commas > 1)
    ++m->point;
  else if (!both && shape.points > 1)
    ++m->comma;
}

// The bytes of a separator that stands between digits in any country: a blank, an apostrophe, a
// no-break space (U+00A0) or a narrow one (U+202F) in UTF-8; 0: none.
static size_t separator(struct str s, size_t i) {
  static const char *const all[] = {" ", "'", "\xc2\xa0", "\xe2\x80\xaf"};
  for (size_t k = 0; k < sizeof all / sizeof all[0]; ++k)
    if (str_starts((struct str){s.p + i, s.n - i}, all[k]))
      return strlen(all[k]);
  return 0;
}

bool number_read(struct str s, bool comma, double *value) {
  enum { LONGEST = 64 };
  char plain[LONGEST];
  size_t n = 0, digits = 0;
  bool fraction = false, exponent = false;
  s = first_part(s);
  for (size_t i = 0, skip; i < s.n; ++i) {
    char c = s.p[i];
    if (n + 1 >= LONGEST)
      return false;
    if (digit(c)) {
      plain[n++] = c;
      ++digits;
    } else if (c == (comma ? ',' : '.') && !fraction && !exponent) {
      plain[n++] = '.';
      fraction = true;
    } else if (c == (comma ? '.' : ',') && digits && !fraction) {
      continue;
    } else if ((c == 'e' || c == 'E') && digits && !exponent) {
      plain[n++] = 'e';
      exponent = true;
    } else if ((c == '-' || c == '+') && (n == 0 || plain[n - 1] == 'e')) {
      plain[n++] = c;
    } else if ((skip = separator(s, i)) && digits && i + skip < s.n && digit(s.p[i + skip])) {
      i += skip - 1;
    } else {
      return false;
    }
  }
  plain[n] = '\0';
  char *end;
  *value = strtod(plain, &end);
  return digits > 0 && *end == '\0' && isfinite(*value);
}

struct unit {
  const char *name;
  double scale;
};

static bool look_up(const struct unit *units, struct str unit, double *scale) {
  for (; units->name; ++units)
    if (str_is(unit, units->name)) {
      *scale = units->scale;
      return true;
    }
  return false;
}

// Of words without a unit of their own: "Ksector", "inst".
static bool counted(struct str unit, double *scale) {
  static const char prefixes[] = "KMGTP";
  const char *prefix = unit.n > 1 && unit.p[0] ? strchr(prefixes, unit.p[0]) : NULL;
  *scale = prefix ? pow(1000, (double)(prefix - prefixes) + 1) : 1;
  for (size_t i = prefix ? 1 : 0; i < unit.n; ++i)
    if (!islower((unsigned char)unit.p[i]) && unit.p[i] != ' ')
      return false;
  return true;
}

bool number_scale(struct str unit, enum number_kind kind, double *scale) {
  static const struct unit times[] = {{"", 1},         {"ns", 1},        {"nsecond", 1},
                                      {"us", 1e3},     {"usecond", 1e3}, {"\xc2\xb5s", 1e3},
                                      {"ms", 1e6},     {"msecond", 1e6}, {"s", 1e9},
                                      {"second", 1e9}, {"sec", 1e9},     {NULL, 0}};
  static const struct unit percents[] = {{"", 1}, {"%", 1}, {"pct", 1}, {NULL, 0}};
  static const struct unit bytes[] = {{"B", 1},         {"KB", 1e3},         {"MB", 1e6},
                                      {"GB", 1e9},      {"TB", 1e12},        {"KiB", 1024},
                                      {"MiB", 1048576}, {"GiB", 1073741824}, {NULL, 0}};
  unit = str_trim(unit);
  unit.n = str_find(unit, STR("/"), 0);
  switch (kind) {
  case NUMBER_TIME:
    return look_up(times, unit, scale);
  case NUMBER_PERCENT:
    return look_up(percents, unit, scale);
  case NUMBER_BYTES:
    return look_up(bytes, unit, scale) ||
           ((unit.n == 0 || str_ends(unit, "byte")) && counted(unit, scale));
  case NUMBER_COUNT:
    break;
  }
  return counted(unit, scale);
}
