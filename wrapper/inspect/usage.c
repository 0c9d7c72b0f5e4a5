#include "inspect/usage.h"

#include "inspect/limits.h"

#include <stdbool.h>

static bool take(struct str *s, const char *word) {
  if (!str_starts(*s, word))
    return false;
  size_t n = str_of(word).n;
  *s = str_trim((struct str){s->p + n, s->n - n});
  return true;
}

static size_t digits(struct str s, size_t from) {
  size_t n = from;
  while (n < s.n && s.p[n] >= '0' && s.p[n] <= '9')
    ++n;
  return n;
}

// "arch = sm_90a"
static int arch_number(struct str s) {
  long n = 0;
  if (!take(&s, "sm_"))
    return 0;
  return str_long((struct str){s.p, digits(s, 0)}, &n) && n > 0 && n < 10000 ? (int)n : 0;
}

// The number behind "KEY:" in "REG:12 STACK:0 ..."; -1 without it.
static long field(struct str line, const char *key) {
  struct str wanted = str_of(key);
  size_t at = str_find(line, wanted, 0);
  long n;
  if (at == line.n || (at > 0 && line.p[at - 1] != ' '))
    return -1;
  size_t begin = at + wanted.n;
  struct str number = {line.p + begin, digits(line, begin) - begin};
  return str_long(number, &n) ? n : -1;
}

struct usages usage_read(struct arena *a, struct str text) {
  struct usages all = {NULL, 0, 0};
  struct str line, name = {NULL, 0};
  int arch = 0;
  while (str_line(&text, &line)) {
    line = str_trim(line);
    if (str_starts(line, "Fatbin") || str_starts(line, "member"))
      arch = 0;
    else if (take(&line, "arch ="))
      arch = arch_number(line);
    else if (take(&line, "Function ") && str_ends(line, ":"))
      name = (struct str){line.p, line.n - 1};
    else if (name.n && str_starts(line, "REG:")) {
      *GROW(a, all) = (struct usage){name, arch, field(line, "REG:"), field(line, "STACK:"),
                                     field(line, "SHARED:")};
      name = (struct str){NULL, 0};
    }
  }
  return all;
}

const struct usage *usage_find(const struct usages *u, struct str name, int arch) {
  for (size_t i = 0; i < u->count; ++i)
    if (str_equal(u->at[i].name, name) && (u->at[i].arch == arch || u->at[i].arch == 0))
      return &u->at[i];
  return NULL;
}

long usage_static_shared(const struct usage *u, int arch) {
  const struct limits *l = limits_of(arch);
  if (u->shared < 0 || (!l && arch >= 90))
    return -1;
  long system = arch >= 90 ? l->reserved : 0;
  return u->shared >= system ? u->shared - system : u->shared;
}
