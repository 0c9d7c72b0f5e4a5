// Which functions of a name a call cannot mean: those that take another number of arguments, and
// templates with fewer parameters than it gives them arguments.
#include "rewrite/declare.h"
#include "rewrite/effect.h"
#include "rewrite/heads.h"
#include "rewrite/lex.h"

// So many parts between commas; SIZE_MAX where one of them may stand for several.
static size_t count_parts(const struct unit *u, struct range r) {
  size_t n = !range_empty(r);
  for (tok t = r.first; t < r.end;) {
    if (token_is(u, t, "..."))
      return SIZE_MAX;
    n += token_is(u, t, ",");
    tok template = token_is(u, t, "<") ? skip_parameters(u, t) : NO_TOKEN;
    t = template != NO_TOKEN && template <= r.end ? template : behind(u, t);
  }
  return n;
}

// "name(a, int b = 2)", wherever it stands: a call of that name may leave arguments out.
static bool has_default(const struct unit *u, tok t) {
  bool list = token_is(u, t + 1, "(") && !system_file(u, t);
  tok close = list ? u->tokens[t + 1].match : NO_TOKEN;
  for (tok i = t + 2; close != NO_TOKEN && i < close; i = behind(u, i))
    if (token_is(u, i, "=") || token_is(u, i, "..."))
      return true;
  return false;
}

static bool is_void(const struct unit *u, struct range r) {
  return r.end - r.first == 1 && token_is(u, r.first, "void");
}

static bool takes_arguments(const struct unit *u, const struct heading *h, size_t given) {
  if (spelled_that(u, token_text(u, h->name), has_default).count > 0)
    return true;
  size_t parameters = is_void(u, h->params) ? 0 : count_parts(u, h->params);
  return parameters == SIZE_MAX || parameters == given;
}

// The parameters of the one template that a function is; SIZE_MAX for any other function, and where
// some have no name.
static size_t template_parameters(const struct unit *u, const struct heading *h) {
  tok first = declaration_start(u, h->name), end = NO_TOKEN;
  for (tok t = h->params.first; t < h->params.end; ++t)
    if (token_is(u, t, "auto"))
      return SIZE_MAX;
  if (token_is(u, first, "template") && token_is(u, first + 1, "<"))
    end = skip_parameters(u, first + 1);
  // "template <>" gives all that its own template has.
  if (end == NO_TOKEN || token_is(u, end, "template") || end == first + 3)
    return SIZE_MAX;
  return count_parts(u, (struct range){first + 2, end - 1});
}

bool may_take(const struct unit *u, const struct heading *h, const struct expr *call) {
  const struct expr *f = expr_bare(call->a);
  size_t given = 0;
  for (const struct expr *x = call->args; x; x = x->next, ++given)
    for (tok t = x->range.first; t < x->range.end; ++t)
      if (token_is(u, t, "..."))
        return true;
  if (!takes_arguments(u, h, given))
    return false;
  tok open = f->name + 1, end = token_is(u, open, "<") ? skip_template(u, open) : NO_TOKEN;
  if (end == NO_TOKEN || !token_is(u, end, "(") || end - open < 3)
    return true;
  size_t arguments = count_parts(u, (struct range){open + 1, end - 1});
  return arguments == SIZE_MAX || arguments <= template_parameters(u, h);
}
