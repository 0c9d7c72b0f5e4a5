// References that a name hides. A typedef, a template parameter or a member type may stand for
// "int &", and then the variable is another name of what it was initialised with. The text does not
// always tell; the compiler does, by assertions in front of the loop. And clocks, which become
// references themselves in compute, so that what asks for their type sees another one.
#include "rewrite/loop.h"

#include "rewrite/declare.h"

static bool is_attribute(const struct unit *u, tok t) {
  static const char *const words[] = {"__attribute__", "alignas", "__align__", NULL};
  return token_in(u, t, words) && token_is(u, t + 1, "(");
}

// The specifiers that name the type, without storage, qualifiers and attributes. Empty when all of
// them are the language's own words, which hide nothing.
static const char *named_type(const struct loop *l, const struct symbol *y) {
  static const char *const passed[] = {"static",   "constexpr", "register", "inline",
                                       "volatile", "const",     "typename", NULL};
  const struct unit *u = l->unit;
  struct text text = {.arena = u->arena};
  bool named = false;
  for (tok t = y->type.first; t < y->type.end; ++t) {
    if (is_attribute(u, t)) {
      t = behind(u, t + 1) - 1;
      continue;
    }
    if (token_is(u, t, "[") || token_is(u, t, "{")) { // an attribute, or a class defined here
      t = behind(u, t) - 1;
      continue;
    }
    if (token_in(u, t, passed) && !token_is(u, t, "typename"))
      continue;
    named |= u->tokens[t].kind == TOK_IDENT && !plain_type_word(u, t);
    text_printf(&text, "%s%.*s", text.n ? " " : "", (int)token_text(u, t).n, token_text(u, t).p);
  }
  return named ? text.p : NULL;
}

// Variables that the loop names, which are no reference as far as their declarators say.
static bool looked_at(struct loop *l, const struct symbol *y) {
  return y->name != NO_TOKEN && !y->type_name && !y->template_value && !y->shared && !y->pointer &&
         !y->reference && !y->odd && range_empty(y->dims) && !range_empty(y->type) &&
         !(y->parameter && l->function->kernel) && named_in_range(l, l->stmt->range, y) != NO_TOKEN;
}

bool check_references(struct loop *l) {
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    struct symbol *y = &l->function->symbols.at[i];
    if (looked_at(l, y) && in_body(l, y) && named_type(l, y) && !outer_names(l, y->type))
      return refuse(l, REASON_HIDDEN_REFERENCE, y->name, name_text(l, y->name), NO_TOKEN, NULL);
  }
  return true;
}

bool check_clock_types(struct loop *l) {
  const struct unit *u = l->unit;
  struct range body = l->stmt->body->range;
  for (size_t i = 0; i < l->clocks.count; ++i) {
    const struct clock *c = &l->clocks.at[i];
    for (tok t = body.first; c->in_compute && t < body.end; ++t) {
      if (!asks_type(u, t) || u->tokens[t + 1].match == NO_TOKEN)
        continue;
      struct range inside = {t + 2, u->tokens[t + 1].match};
      tok at = named_in_range(l, inside, c->symbol);
      if (at != NO_TOKEN)
        return refuse(l, REASON_CLOCK_TYPEOF, at, name_text(l, at), NO_TOKEN, NULL);
    }
  }
  return true;
}

static void add_reference_asserts(struct loop *l, struct text *out) {
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    struct symbol *y = &l->function->symbols.at[i];
    const char *type = looked_at(l, y) ? named_type(l, y) : NULL;
    bool inner = in_body(l, y);
    bool visible = y->visible < l->stmt->range.first && l->stmt->range.first < y->hidden;
    if (!type || (!inner && !visible))
      continue;
    const char *name = name_text(l, y->name);
    text_printf(out,
                "static_assert(!::__dbuf::reference<%s%s%s>::value, \"dbuf-hidden-reference: '%s' "
                "is a reference, which its type does not show; declare it with '&'\");\n",
                inner ? "" : "decltype(", inner ? type : name, inner ? " " : ")", name);
  }
}

// An element that a function is given by value may be an address through which it writes. What is
// smaller than one is none.
static void add_number_asserts(struct loop *l, struct text *out) {
  for (size_t i = 0; i < l->numbers.count; ++i) {
    const struct number *n = &l->numbers.at[i];
    const char *type = name_text(l, n->type->name);
    bool said = false;
    for (size_t k = 0; k < i; ++k)
      said |= l->numbers.at[k].array == n->array;
    if (!said)
      text_printf(out,
                  "static_assert(sizeof(%s) < sizeof(void *) || ::__dbuf::same<%s, double>::value, "
                  "\"dbuf-not-understood: elements of '%s' may be addresses, which a function is "
                  "given\");\n",
                  type, type, name_text(l, n->array->name));
  }
}

void add_type_asserts(struct loop *l, struct text *out) {
  add_reference_asserts(l, out);
  add_number_asserts(l, out);
}
