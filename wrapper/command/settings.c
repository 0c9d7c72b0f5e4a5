#include "command/settings.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

const struct setting setting_table[] = {
#define SETTING(section, key, kind, fallback, help)                                                \
  {SECTION_##section, key, VALUE_##kind, fallback, help},
#include "command/config.def"
#undef SETTING
};
const size_t setting_count = sizeof setting_table / sizeof setting_table[0];

static const char *const section_names[] = {"pipeline", "auto", "check", "arch", "tools", "kernel"};
static const char *const variant_names[] = {"auto", "cp_async", "ldg", "ldg_single", "off"};
static const char *const gate_names[] = {
#define GATE(name, id, failure, remedy) id,
#include "command/gates.def"
#undef GATE
};
static const char *const level_names[] = {"off", "warn", "error"};
static const char *const rule_names[] = {"order", "ratio"};
static const char *const switch_names[] = {"off", "on"};

const char *variant_name(enum variant v) {
  return variant_names[v];
}

const char *gate_name(enum gate g) {
  return gate_names[g];
}

const char *level_name(enum level l) {
  return level_names[l];
}

const char *section_name(enum section s) {
  return section_names[s];
}

enum section section_find(struct str name) {
  for (int s = 0; s < SECTION_COUNT; ++s)
    if (str_is(name, section_names[s]))
      return (enum section)s;
  return SECTION_COUNT;
}

static bool belongs(const struct setting *t, enum section s) {
  return t->section == s || (s == SECTION_KERNEL && t->section <= SECTION_CHECK);
}

const struct setting *setting_find(enum section s, struct str key) {
  for (size_t i = 0; i < setting_count; ++i)
    if (belongs(&setting_table[i], s) && str_is(key, setting_table[i].key))
      return &setting_table[i];
  return NULL;
}

const struct setting *setting_of_clause(struct str key) {
  bool clause = str_is(key, "variant") || str_is(key, "stages");
  for (int g = 0; g < GATE_COUNT; ++g)
    clause |= str_is(key, gate_names[g]);
  return clause ? setting_find(SECTION_KERNEL, key) : NULL;
}

static void closer(struct str word, const char *name, const char **best, size_t *distance) {
  size_t d = str_distance(word, str_of(name));
  if (!*best || d < *distance) {
    *best = name;
    *distance = d;
  }
}

const char *setting_nearest(enum section s, struct str key) {
  const char *best = NULL;
  size_t distance = 0;
  for (size_t i = 0; i < setting_count; ++i)
    if (belongs(&setting_table[i], s))
      closer(key, setting_table[i].key, &best, &distance);
  if (s == SECTION_KERNEL)
    closer(key, "match", &best, &distance);
  return best;
}

const char *section_nearest(struct str name) {
  const char *best = NULL;
  size_t distance = 0;
  for (int s = 0; s < SECTION_COUNT; ++s)
    closer(name, section_names[s], &best, &distance);
  return best;
}

static bool read_name(struct str text, const char *const *names, size_t count, int *number) {
  for (size_t i = 0; i < count; ++i)
    if (str_is(text, names[i])) {
      *number = (int)i;
      return true;
    }
  return false;
}

static bool read_real(struct str text, double least, double most, double *real) {
  char digits[32];
  if (text.n == 0 || text.n >= sizeof digits)
    return false;
  for (size_t i = 0; i < text.n; ++i)
    if (!isdigit((unsigned char)text.p[i]) && !strchr(".eE+-", text.p[i]))
      return false; // no "nan", no hexadecimal
  memcpy(digits, text.p, text.n);
  digits[text.n] = '\0';
  char *end;
  double d = strtod(digits, &end);
  if (end != digits + text.n || !isfinite(d) || d < least || d > most)
    return false;
  *real = d;
  return true;
}

static bool read_whole(struct str text, long least, long most, int *number) {
  long n;
  if (!str_long(text, &n) || n < least || n > most)
    return false;
  *number = (int)n;
  return true;
}

bool candidate_read(struct str item, enum variant *variant, int *stages) {
  size_t colon = str_find(item, STR(":"), 0);
  int v = 0;
  *stages = STAGES_AUTO;
  if (!read_name((struct str){item.p, colon}, variant_names, VARIANT_COUNT, &v) ||
      v == VARIANT_AUTO)
    return false;
  *variant = (enum variant)v;
  if (colon == item.n)
    return true;
  struct str number = {item.p + colon + 1, item.n - colon - 1};
  // Only cp_async has a choice: ldg has two buffers, ldg_single one.
  return v == VARIANT_CP_ASYNC && read_whole(number, STAGES_MIN, STAGES_MAX, stages);
}

static bool read_candidates(struct str text) {
  while (true) {
    size_t comma = str_find(text, STR(","), 0);
    enum variant variant;
    int stages;
    if (!candidate_read(str_trim((struct str){text.p, comma}), &variant, &stages))
      return false;
    if (comma == text.n)
      return true;
    text.p += comma + 1;
    text.n -= comma + 1;
  }
}

bool setting_is_auto(const struct setting *s, struct str text) {
  return str_is(text, "auto") &&
         (s->kind == VALUE_VARIANT || s->kind == VALUE_STAGES || s->kind == VALUE_CANDIDATES);
}

bool setting_read(const struct setting *s, struct str text, struct setting_value *value) {
  *value = (struct setting_value){0};
  if (setting_is_auto(s, text))
    return true; // VARIANT_AUTO and STAGES_AUTO are 0
  switch (s->kind) {
  case VALUE_VARIANT:
    return read_name(text, variant_names, VARIANT_COUNT, &value->number);
  case VALUE_STAGES:
    return read_whole(text, STAGES_MIN, STAGES_MAX, &value->number);
  case VALUE_LEVEL:
    return read_name(text, level_names, 3, &value->number);
  case VALUE_REFUSE:
    return read_name(text, level_names, 3, &value->number) && value->number != LEVEL_OFF;
  case VALUE_RULE:
    return read_name(text, rule_names, 2, &value->number);
  case VALUE_SWITCH:
    return read_name(text, switch_names, 2, &value->number);
  case VALUE_RATIO:
    return read_real(text, 0, 1e9, &value->real) && value->real > 0;
  case VALUE_SHARE:
    return read_real(text, 0, 1, &value->real);
  case VALUE_BLOCKS:
    return read_whole(text, 1, 32, &value->number);
  case VALUE_BYTES:
    return read_whole(text, 0, 1 << 30, &value->number);
  case VALUE_COUNT:
    return read_whole(text, 1, 4096, &value->number);
  case VALUE_CANDIDATES:
    return read_candidates(text);
  case VALUE_PATH:
    return text.n > 0;
  }
  return false;
}

const char *setting_expected(const struct setting *s) {
  switch (s->kind) {
  case VALUE_VARIANT:
    return "auto, cp_async, ldg, ldg_single or off";
  case VALUE_STAGES:
    return "auto or a number from 2 to 8";
  case VALUE_LEVEL:
    return "error, warn or off";
  case VALUE_REFUSE:
    return "error or warn";
  case VALUE_RULE:
    return "order or ratio";
  case VALUE_SWITCH:
    return "on or off";
  case VALUE_RATIO:
    return "a number above 0";
  case VALUE_SHARE:
    return "a number from 0 to 1";
  case VALUE_BLOCKS:
    return "a whole number from 1 to 32";
  case VALUE_BYTES:
    return "a number of bytes";
  case VALUE_COUNT:
    return "a whole number from 1 to 4096";
  case VALUE_CANDIDATES:
    return "auto or a list such as cp_async:3,ldg,ldg_single,off";
  case VALUE_PATH:
    return "a path";
  }
  return "";
}
