#include "rewrite/callers.h"

enum { MOST_NAMES = 256 }; // more of them are a library, of which nothing is to be told

struct search {
  struct unit *unit;
  struct {
    struct str *at;
    size_t count, room;
  } names; // of the function, and of those that were found to name it
  struct {
    tok *at;
    size_t count, room;
  } braces; // of the functions that were looked at
  struct text kernels;
};

static bool is_new(struct search *s, tok brace) {
  for (size_t i = 0; i < s->braces.count; ++i)
    if (s->braces.at[i] == brace)
      return false;
  *GROW(s->unit->arena, s->braces) = brace;
  return true;
}

static void add_name(struct search *s, struct str name) {
  for (size_t i = 0; i < s->names.count; ++i)
    if (str_equal(s->names.at[i], name))
      return;
  *GROW(s->unit->arena, s->names) = name;
}

// Adds the function around token `t`, which names another one.
static void add_function(struct search *s, tok t) {
  tok brace = function_brace(s->unit, t);
  struct function *f =
      brace != NO_TOKEN && is_new(s, brace) ? parse_function(s->unit, brace) : NULL;
  if (!f)
    return;
  struct str name = token_text(s->unit, f->name);
  if (f->kernel)
    text_printf(&s->kernels, "%s%.*s", s->kernels.n ? " " : "", (int)name.n, name.p);
  else
    add_name(s, name);
}

const char *callers_of(const struct function *f) {
  struct unit *u = f->unit;
  struct search s = {.unit = u, .kernels = {.arena = u->arena}};
  text_puts(&s.kernels, "");
  add_name(&s, token_text(u, f->name));
  is_new(&s, f->range.first);
  for (size_t i = 0; i < s.names.count && i < MOST_NAMES; ++i) {
    struct tokens named = all_spelled(u, s.names.at[i]);
    for (size_t k = 0; k < named.count; ++k)
      add_function(&s, named.at[k]);
  }
  return s.kernels.p;
}
