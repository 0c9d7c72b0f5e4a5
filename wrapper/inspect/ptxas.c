#include "inspect/ptxas.h"

#include <string.h>

static bool digit(char c) {
  return c >= '0' && c <= '9';
}

static void skip_spaces(struct str *s) {
  while (s->n && (s->p[0] == ' ' || s->p[0] == '\t'))
    ++s->p, --s->n;
}

static bool take(struct str *s, const char *word) {
  if (!str_starts(*s, word))
    return false;
  size_t n = strlen(word);
  s->p += n;
  s->n -= n;
  return true;
}

// Takes digits off the front. Larger numbers than any real one stop at a bound instead of
// overflowing.
static bool take_number(struct str *s, long *value) {
  enum { LARGEST = 1 << 30 };
  if (s->n == 0 || !digit(s->p[0]))
    return false;
  long v = 0;
  for (; s->n && digit(s->p[0]); ++s->p, --s->n)
    if (v < LARGEST)
      v = v * 10 + (s->p[0] - '0');
  *value = v < LARGEST ? v : LARGEST;
  return true;
}

static bool take_hex(struct str *s, long *value) {
  enum { LARGEST = 1 << 30 };
  if (!take(s, "0x"))
    return false;
  long v = 0;
  size_t digits = 0;
  for (; s->n; ++s->p, --s->n, ++digits) {
    char c = s->p[0];
    int d = digit(c) ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
    if (d < 0)
      break;
    if (v < LARGEST)
      v = v * 16 + d;
  }
  *value = v < LARGEST ? v : LARGEST;
  return digits > 0;
}

// Up to `end`, or the whole rest.
static struct str take_until(struct str *s, char end) {
  const char *at = s->n ? memchr(s->p, end, s->n) : NULL;
  size_t n = at ? (size_t)(at - s->p) : s->n;
  struct str word = {s->p, n};
  size_t taken = at ? n + 1 : n;
  s->p += taken;
  s->n -= taken;
  return word;
}

// "ptxas info    : TEXT" and the same with "error": sets *rest to TEXT.
static bool message_of(struct str line, const char *kind, struct str *rest) {
  if (!take(&line, "ptxas "))
    return false;
  skip_spaces(&line);
  if (!take(&line, kind))
    return false;
  skip_spaces(&line);
  if (!take(&line, ":"))
    return false;
  skip_spaces(&line);
  *rest = line;
  return true;
}

struct reader {
  struct arena *arena;
  struct ptxas_info info;
  size_t current; // function that properties belong to; NONE: no entry was seen on this
                  // architecture yet
  size_t section; // the first function of this architecture's block
  struct str subject;
  bool properties; // the next line holds the numbers of `subject`
};

static const size_t NONE = (size_t)-1;

static size_t function_new(struct reader *r, struct str name, bool entry) {
  *GROW(r->arena, r->info.functions) = (struct ptxas_function){
      .name = name,
      .entry = entry,
      .registers = PTXAS_UNKNOWN,
      .barriers = PTXAS_UNKNOWN,
      .stack = PTXAS_UNKNOWN,
      .spill_stores = PTXAS_UNKNOWN,
      .spill_loads = PTXAS_UNKNOWN,
      .shared = PTXAS_UNKNOWN,
      .shared_limit = PTXAS_UNKNOWN,
  };
  return r->info.functions.count - 1;
}

static struct ptxas_function *at(struct reader *r, size_t i) {
  return &r->info.functions.at[i];
}

static int arch_number(struct str name) {
  long v = 0;
  size_t n = 0;
  while (n < name.n && !digit(name.p[n]))
    ++n;
  struct str digits = {name.p ? name.p + n : NULL, name.n - n};
  return take_number(&digits, &v) && v < 10000 ? (int)v : 0;
}

// "Compiling entry function 'NAME' for 'sm_86'"
static void read_compiling(struct reader *r, struct str rest) {
  if (!take(&rest, "'"))
    return;
  struct str name = take_until(&rest, '\'');
  take_until(&rest, '\'');
  struct str arch = take_until(&rest, '\'');
  // An error about this function came before its architecture was known.
  size_t i = r->section;
  while (i < r->info.functions.count &&
         !(at(r, i)->arch == 0 && at(r, i)->entry && str_equal(at(r, i)->name, name)))
    ++i;
  if (i == r->info.functions.count)
    i = function_new(r, name, true);
  at(r, i)->arch_name = arch;
  at(r, i)->arch = arch_number(arch);
  for (size_t k = r->section; k < r->info.functions.count; ++k)
    if (!at(r, k)->entry && at(r, k)->arch == 0) {
      at(r, k)->arch_name = arch;
      at(r, k)->arch = at(r, i)->arch;
    }
  r->current = i;
}

static void add(long *sum, long value) {
  *sum = *sum == PTXAS_UNKNOWN ? value : *sum + value;
}

// "    432 bytes stack frame, 676 bytes spill stores, 700 bytes spill loads": fields in any order,
// others ignored.
static void read_properties(struct reader *r, struct str line) {
  bool own = r->current != NONE && str_equal(at(r, r->current)->name, r->subject);
  size_t to = r->current != NONE ? r->current : function_new(r, r->subject, false);
  struct ptxas_function *f = at(r, to);
  while (line.n) {
    struct str field = take_until(&line, ',');
    long value;
    skip_spaces(&field);
    if (!take_number(&field, &value))
      continue;
    if (str_starts(field, " bytes stack frame")) {
      if (own || !f->entry)
        f->stack = value;
    } else if (str_starts(field, " bytes spill stores"))
      add(&f->spill_stores, value);
    else if (str_starts(field, " bytes spill loads"))
      add(&f->spill_loads, value);
  }
}

// "Used 24 registers, used 1 barriers, 512 bytes smem, ..."
static void read_used(struct reader *r, struct str rest) {
  if (r->current == NONE)
    return;
  struct ptxas_function *f = at(r, r->current);
  f->shared = 0;
  while (rest.n) {
    struct str field = take_until(&rest, ',');
    long value;
    skip_spaces(&field);
    if (take(&field, "used "))
      skip_spaces(&field);
    if (!take_number(&field, &value))
      continue;
    if (str_starts(field, " registers"))
      f->registers = value;
    else if (str_starts(field, " barriers"))
      f->barriers = value;
    else if (str_starts(field, " bytes smem"))
      f->shared = value;
  }
}

// "Entry function 'NAME' uses too much shared data (0xf000 bytes, 0xc000 max)"
static void read_error(struct reader *r, struct str rest) {
  if (!take(&rest, "Entry function '"))
    return;
  struct str name = take_until(&rest, '\'');
  long bytes, most;
  if (!take(&rest, " uses too much shared data (") || !take_hex(&rest, &bytes) ||
      !take(&rest, " bytes, ") || !take_hex(&rest, &most))
    return;
  // ptxas begins with its errors, so that a new architecture begins here too.
  r->current = NONE;
  size_t i = function_new(r, name, true);
  at(r, i)->shared = bytes;
  at(r, i)->shared_limit = most;
}

// "(C7511) Potential Performance Loss: ... in the function 'NAME'", before or after that function's
// block
static void read_advice(struct reader *r, struct str rest) {
  size_t from = str_find(rest, STR("in the function '"), 0);
  if (str_find(rest, STR("Potential Performance Loss"), 0) == rest.n || from == rest.n)
    return;
  struct str tail = {rest.p + from, rest.n - from};
  take_until(&tail, '\'');
  struct str name = take_until(&tail, '\'');
  for (size_t i = r->section; i < r->info.functions.count; ++i)
    if (str_equal(at(r, i)->name, name)) {
      at(r, i)->serialized = true;
      return;
    }
  at(r, function_new(r, name, true))->serialized = true;
}

// "0 bytes gmem, ..." opens the block of one architecture. Errors that stand before it belong to
// it.
static void read_section(struct reader *r) {
  r->current = NONE;
  r->section = r->info.functions.count;
  while (r->section > 0 && at(r, r->section - 1)->arch == 0 && at(r, r->section - 1)->entry)
    --r->section;
}

static bool is_section(struct str rest) {
  long bytes;
  return take_number(&rest, &bytes) && str_starts(rest, " bytes gmem");
}

static void read_info(struct reader *r, struct str rest) {
  if (take(&rest, "Compiling entry function "))
    read_compiling(r, rest);
  else if (take(&rest, "Function properties for ")) {
    r->subject = str_trim(rest);
    r->properties = true;
  } else if (take(&rest, "Used "))
    read_used(r, rest);
  else if (is_section(rest))
    read_section(r);
  else if (str_starts(rest, "(C"))
    read_advice(r, rest);
}

// Device functions that no entry stands before (with -rdc) may be called by any kernel of their
// architecture.
static void share_strays(struct reader *r) {
  for (size_t i = 0; i < r->info.functions.count; ++i) {
    const struct ptxas_function *stray = at(r, i);
    long bytes = (stray->spill_stores > 0 ? stray->spill_stores : 0) +
                 (stray->spill_loads > 0 ? stray->spill_loads : 0);
    if (stray->entry || bytes == 0)
      continue;
    for (size_t k = 0; k < r->info.functions.count; ++k)
      if (at(r, k)->entry && str_equal(at(r, k)->arch_name, stray->arch_name)) {
        if (at(r, k)->stray_spills == 0)
          at(r, k)->stray = stray->name;
        at(r, k)->stray_spills += bytes;
      }
  }
}

struct ptxas_info ptxas_read(struct arena *a, struct str text) {
  struct reader r = {.arena = a, .current = NONE};
  struct str line, rest;
  while (str_line(&text, &line)) {
    bool numbers = r.properties;
    r.properties = false;
    if (message_of(line, "info", &rest))
      read_info(&r, rest);
    else if (message_of(line, "error", &rest))
      read_error(&r, rest);
    else if (numbers && line.n && (line.p[0] == ' ' || line.p[0] == '\t'))
      read_properties(&r, line);
  }
  share_strays(&r);
  return r.info;
}

const struct ptxas_function *ptxas_find(const struct ptxas_info *info, struct str name, int arch) {
  for (size_t i = 0; i < info->functions.count; ++i) {
    const struct ptxas_function *f = &info->functions.at[i];
    if (f->arch == arch && str_equal(f->name, name))
      return f;
  }
  return NULL;
}

static bool is_verbose(struct str rest) {
  return is_section(rest) || str_starts(rest, "Compiling entry function ") ||
         str_starts(rest, "Function properties for ") || str_starts(rest, "Used ") ||
         str_starts(rest, "Compile time = ");
}

static bool is_numbers(struct str line) {
  return line.n && (line.p[0] == ' ' || line.p[0] == '\t') &&
         str_find(line, STR(" bytes stack frame"), 0) < line.n;
}

struct str ptxas_filter(struct arena *a, struct str text) {
  struct text kept = {.arena = a};
  bool properties = false;
  while (text.n) {
    const char *begin = text.p;
    struct str line, rest;
    str_line(&text, &line);
    bool drop = properties && is_numbers(line);
    properties = false;
    if (message_of(line, "info", &rest) && is_verbose(rest)) {
      drop = true;
      properties = str_starts(rest, "Function properties for ");
    }
    if (!drop)
      text_add(&kept, (struct str){begin, (size_t)(text.p - begin)});
  }
  return text_str(&kept);
}
