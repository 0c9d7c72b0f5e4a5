// Functions that may reach shared memory which they are not given: arrays of their own, those at
// file scope, and what inline assembly does.
#include "rewrite/declare.h"
#include "rewrite/effect.h"
#include "rewrite/members.h"

enum { MOST_READ = 64 };

struct reach {
  const struct unit *u;
  tok bodies[MOST_READ]; // that were read, or are being read
  size_t count;
};

static bool shared_outside(const struct unit *u, tok t) {
  return !system_file(u, t) && outside_functions(u, t);
}

static tok call_behind(const struct unit *u, tok t) {
  tok open = token_is(u, t + 1, "<") ? skip_template(u, t + 1) : t + 1;
  return open != NO_TOKEN && token_is(u, open, "(") ? open : NO_TOKEN;
}

bool names_call(const struct unit *u, tok t) {
  static const char *const words[] = {"if", "for", "while", "switch", "return", "sizeof", NULL};
  return u->tokens[t].kind == TOK_IDENT && !token_in(u, t, words) && call_behind(u, t) != NO_TOKEN;
}

static bool name_reaches(struct reach *r, struct str name);

static bool body_reaches(struct reach *r, tok brace) {
  static const char *const words[] = {"shared", "asm", "__asm__", "__asm", NULL};
  for (size_t i = 0; i < r->count; ++i)
    if (r->bodies[i] == brace)
      return false;
  if (r->count == MOST_READ)
    return true;
  r->bodies[r->count++] = brace;
  for (tok t = brace, end = behind(r->u, brace); t < end; ++t)
    if (token_in(r->u, t, words) || (names_call(r->u, t) && name_reaches(r, token_text(r->u, t))))
      return true;
  return false;
}

static bool name_reaches(struct reach *r, struct str name) {
  struct definitions d = find_definitions(r->u, name);
  if (d.pointer || (d.count && d.unseen) || declared_object(r->u, name))
    return true;
  for (size_t i = 0; i < d.count; ++i)
    if (body_reaches(r, d.bodies[i]))
      return true;
  return d.count == 0 && (d.declared || user_function(r->u, name) || forbidden(name));
}

bool reaches_shared(const struct unit *u, struct str name) {
  struct reach r = {.u = u};
  return spelled_that(u, STR("shared"), shared_outside).count > 0 ||
         find_definitions(u, name).count == 0 || name_reaches(&r, name);
}
