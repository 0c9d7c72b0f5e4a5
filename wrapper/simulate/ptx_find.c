// Functions by the names people write. Mangled names (Itanium C++ ABI) hold an identifier after its
// length, and template arguments between I and E: kernel<float, 4> is 6kernelIfLi4EE.
#include "simulate/ptx.h"

#include <string.h>

static const struct {
  const char *type, *code;
} types[] = {
    {"bool", "b"},
    {"char", "c"},
    {"signed char", "a"},
    {"unsigned char", "h"},
    {"short", "s"},
    {"unsigned short", "t"},
    {"int", "i"},
    {"unsigned", "j"},
    {"unsigned int", "j"},
    {"long", "l"},
    {"unsigned long", "m"},
    {"long long", "x"},
    {"unsigned long long", "y"},
    {"float", "f"},
    {"double", "d"},
};

// Any letter: the type of an integer argument is not written by people.
static const char any_letter = '?';

// What is looked for: a part of a mangled name. Longer names are not looked for.
struct pattern {
  char p[256];
  size_t n;
};

static bool add(struct pattern *t, struct str s) {
  if (s.n > sizeof t->p - t->n)
    return false;
  memcpy(t->p + t->n, s.p, s.n);
  t->n += s.n;
  return true;
}

static bool add_identifier(struct pattern *t, struct str s) {
  char digits[3];
  size_t n = 0;
  if (s.n == 0 || s.n > 255)
    return false;
  if (s.n >= 100)
    digits[n++] = (char)('0' + s.n / 100);
  if (s.n >= 10)
    digits[n++] = (char)('0' + s.n / 10 % 10);
  digits[n++] = (char)('0' + s.n % 10);
  return add(t, (struct str){digits, n}) && add(t, s);
}

static bool add_argument(struct pattern *t, struct str argument) {
  long number;
  if (str_is(argument, "true") || str_is(argument, "false"))
    return add(t, str_is(argument, "true") ? STR("Lb1E") : STR("Lb0E"));
  if (str_long(argument, &number)) {
    bool negative = *argument.p == '-';
    struct str digits = {argument.p + negative, argument.n - negative};
    return add(t, STR("L")) && add(t, (struct str){&any_letter, 1}) &&
           add(t, negative ? STR("n") : STR("")) && add(t, digits) && add(t, STR("E"));
  }
  for (size_t i = 0; i < sizeof types / sizeof types[0]; ++i)
    if (str_is(argument, types[i].type))
      return add(t, str_of(types[i].code));
  return add_identifier(t, argument);
}

// "float, 4" without nested brackets
static bool add_arguments(struct pattern *t, struct str list) {
  if (!add(t, STR("I")))
    return false;
  while (list.n) {
    size_t comma = str_find(list, STR(","), 0);
    if (!add_argument(t, str_trim((struct str){list.p, comma})))
      return false;
    size_t taken = comma < list.n ? comma + 1 : comma;
    list = (struct str){list.p + taken, list.n - taken};
  }
  return add(t, STR("E"));
}

// "space::kernel<float, 4>(float *)"; what is in parentheses does not count.
static bool pattern_of(struct str name, struct pattern *t) {
  t->n = 0;
  name.n = str_find(name, STR("("), 0);
  size_t open = str_find(name, STR("<"), 0);
  struct str path = str_trim((struct str){name.p, open});
  while (path.n) {
    size_t end = str_find(path, STR("::"), 0);
    if (!add_identifier(t, (struct str){path.p, end}))
      return false;
    size_t taken = end < path.n ? end + 2 : end;
    path = (struct str){path.p + taken, path.n - taken};
  }
  if (open == name.n)
    return t->n > 0;
  struct str arguments = str_trim((struct str){name.p + open + 1, name.n - open - 1});
  if (!str_ends(arguments, ">"))
    return false;
  --arguments.n;
  return t->n > 0 && add_arguments(t, arguments);
}

static bool matches(struct str mangled, size_t at, const struct pattern *t) {
  if (mangled.n - at < t->n)
    return false;
  for (size_t i = 0; i < t->n; ++i)
    if (t->p[i] != mangled.p[at + i] && t->p[i] != any_letter)
      return false;
  return true;
}

static bool digit(char c) {
  return c >= '0' && c <= '9';
}

// Whether the function itself is called so, not a parameter's type or a namespace:
// _Z6kernelPf, _ZN5space6kernelEPf.
static bool own_name(struct str mangled, const struct pattern *t) {
  if (!str_starts(mangled, "_Z"))
    return false;
  size_t at = 2;
  bool nested = at < mangled.n && mangled.p[at] == 'N';
  at += nested;
  while (at < mangled.n && (mangled.p[at] == 'L' || digit(mangled.p[at]))) {
    size_t end = at + t->n, length = 0;
    if (matches(mangled, at, t))
      return !nested || (end < mangled.n && (mangled.p[end] == 'E' || mangled.p[end] == 'I'));
    if (mangled.p[at] == 'L') {
      ++at;
      continue;
    }
    while (at < mangled.n && digit(mangled.p[at]) && length < mangled.n)
      length = length * 10 + (size_t)(mangled.p[at++] - '0');
    if (!nested || length > mangled.n - at)
      return false;
    at += length;
  }
  return false;
}

static bool holds(struct str mangled, const struct pattern *t) {
  for (size_t at = 0; at < mangled.n; ++at)
    if (digit(mangled.p[at]) && (at == 0 || !digit(mangled.p[at - 1])) && matches(mangled, at, t))
      return true;
  return false;
}

const struct ptx_function *ptx_find(const struct ptx_module *m, struct str name) {
  enum { NOT, HELD, FUNCTION, KERNEL, RANKS };
  const struct ptx_function *found[RANKS] = {NULL};
  size_t count[RANKS] = {0};
  struct pattern t;
  bool pattern = pattern_of(name, &t);
  for (size_t i = 0; i < m->functions.count; ++i) {
    const struct ptx_function *f = m->functions.at[i];
    if (str_equal(f->name, name))
      return f;
    if (!pattern)
      continue;
    int rank = own_name(f->name, &t) ? f->entry ? KERNEL : FUNCTION
               : holds(f->name, &t)  ? HELD
                                     : NOT;
    found[rank] = f;
    ++count[rank];
  }
  for (int rank = KERNEL; rank > NOT; --rank)
    if (count[rank])
      return count[rank] == 1 ? found[rank] : NULL;
  return NULL;
}
