#include "rewrite/size.h"

#include "rewrite/frame.h"
#include "rewrite/loop.h"
#include "rewrite/members.h"

enum { DEEPEST = 16, SLOT_ALIGNMENT = 128 };

static bool value_text(const struct function *f, struct range r, int depth, struct text *t);

// Whole numbers of at least 32 bits: no other type keeps every value that it is given.
bool wide_type(const struct unit *u, struct range type) {
  static const char *const words[] = {"int",        "unsigned", "signed",    "long",   "size_t",
                                      "int32_t",    "uint32_t", "int64_t",   "uint",   "uint64_t",
                                      "auto",       "const",    "constexpr", "static", "inline",
                                      "__inline__", NULL};
  for (tok t = type.first; t < type.end; ++t) {
    if (token_is(u, t, "__attribute__") && token_is(u, t + 1, "(") &&
        u->tokens[t + 1].match != NO_TOKEN)
      t = u->tokens[t + 1].match;
    else if (!token_in(u, t, words))
      return false;
  }
  return true;
}

static bool gets_value(const struct unit *u, tok t) {
  return u->tokens[t].kind == TOK_IDENT && token_is(u, t + 1, "=");
}

// Where the name at `t` may be declared outside of functions.
static bool mentioned_outside(const struct unit *u, tok t) {
  return u->tokens[t].kind == TOK_IDENT && outside_functions(u, t);
}

// "name = value" at file scope, in a declaration that holds const or constexpr, or in an enum.
// Names declared twice (in two namespaces, or in the function) are not looked at.
static bool file_scope(const struct function *f, tok name, struct range *init) {
  const struct unit *u = f->unit;
  struct tokens set = spelled_that(u, token_text(u, name), gets_value);
  // What a method names may be a member of any class.
  tok own = u->tokens[f->range.first].up;
  token_test *declared =
      own != NO_TOKEN && opens_class(u, own) ? mentioned_outside : declared_there;
  struct tokens all = spelled_that(u, token_text(u, name), declared);
  size_t found = 0;
  if (all.count != 1 || other_declared(u, f->range, name))
    return false;
  for (size_t k = 0; k < set.count && set.at[k] + 1 < f->range.first; ++k) {
    tok t = set.at[k];
    if (t != all.at[0])
      continue;
    tok up = u->tokens[t].up, first = t, end = t + 2;
    bool enumerator = up != NO_TOKEN && token_is(u, up, "{");
    while (first > 0 && !token_is(u, first - 1, ";") && !token_is(u, first - 1, "}") &&
           !token_is(u, first - 1, "{"))
      --first;
    bool constant = false;
    for (tok i = first; i < t; ++i)
      constant |= token_is(u, i, "const") || token_is(u, i, "constexpr");
    if (enumerator && !constant) {
      tok head = up;
      while (head > 0 && !token_is(u, head, "enum") && !token_is(u, head, ";") && up - head < 6)
        --head;
      constant = token_is(u, head, "enum");
    }
    if (!constant)
      continue;
    tok type_end = first; // "int M = 8, N = 2": the type ends where the first declarator begins
    while (type_end < t && !token_is(u, type_end + 1, "="))
      ++type_end;
    found += !enumerator && !wide_type(u, (struct range){first, type_end}); // it is not this value
    while (end < u->count && !token_is(u, end, ";") && !token_is(u, end, ",") &&
           !token_is(u, end, "}"))
      end = u->tokens[end].match != NO_TOKEN && u->tokens[end].match > end
                ? u->tokens[end].match + 1
                : end + 1;
    *init = (struct range){t + 2, end};
    ++found;
  }
  return found == 1;
}

static bool name_value(const struct function *f, tok t, int depth, struct text *out) {
  const struct symbol *y = resolve(f, t);
  struct range init;
  if (y) {
    if (!y->constant || y->pointer || range_empty(y->init) || !wide_type(f->unit, y->type))
      return false;
    init = y->init;
  } else if (!file_scope(f, t, &init)) {
    return false;
  }
  return value_text(f, init, depth + 1, out);
}

static bool value_text(const struct function *f, struct range r, int depth, struct text *t) {
  if (depth > DEEPEST)
    return false;
  text_puts(t, "(");
  for (tok i = r.first; i < r.end; ++i) {
    text_puts(t, " ");
    if (f->unit->tokens[i].kind != TOK_IDENT)
      text_add(t, token_text(f->unit, i));
    else if (!name_value(f, i, depth, t))
      return false;
  }
  text_puts(t, ")");
  return true;
}

bool range_value(const struct function *f, struct range r, long *value) {
  struct text t = {.arena = f->unit->arena};
  return !range_empty(r) && value_text(f, r, 0, &t) && constant_value(text_str(&t), value);
}

int most_threads(const struct function *f) {
  const struct unit *u = f->unit;
  long n;
  for (tok t = f->head.first; f->kernel && t + 1 < f->head.end; ++t) {
    if (!token_is(u, t, "launch_bounds") || u->tokens[t + 1].match == NO_TOKEN)
      continue;
    tok end = t + 2;
    while (end < u->tokens[t + 1].match && !token_is(u, end, ","))
      end = u->tokens[end].match != NO_TOKEN ? u->tokens[end].match + 1 : end + 1;
    return range_value(f, (struct range){t + 2, end}, &n) && n >= 1 && n <= 1024 ? (int)n : 0;
  }
  return 0;
}

long symbol_bytes(const struct function *f, const struct symbol *y) {
  const struct unit *u = f->unit;
  for (tok t = y->type.first; t < y->type.end; ++t)
    if (token_is(u, t, "<")) // the size of a template's instance is not that of its argument
      return -1;
  long bytes = y->pointer || y->reference || y->odd ? 0 : type_bytes(u, y->type), extent;
  if (bytes == 0)
    return -1;
  for (tok t = y->dims.first; t < y->dims.end; t = u->tokens[t].match + 1) {
    if (!token_is(u, t, "[") || u->tokens[t].match == NO_TOKEN ||
        !range_value(f, (struct range){t + 1, u->tokens[t].match}, &extent) || extent < 1 ||
        extent > (1L << 30) / bytes)
      return -1;
    bytes *= extent;
  }
  return bytes;
}

long shared_bytes(const struct function *f, bool (*is_tile)(void *, const struct symbol *),
                  void *context, int stages, bool *dynamic) {
  long sum = 0;
  *dynamic = false;
  for (size_t i = 0; i < f->symbols.count; ++i) {
    const struct symbol *y = &f->symbols.at[i];
    if (!y->shared || y->passed)
      continue;
    if (y->is_extern) {
      *dynamic = true;
      continue;
    }
    long bytes = symbol_bytes(f, y);
    if (bytes < 0)
      return -1;
    bool staged = stages > 1 && is_tile(context, y);
    long slot = (bytes + SLOT_ALIGNMENT - 1) / SLOT_ALIGNMENT * SLOT_ALIGNMENT;
    sum += staged ? slot * stages : bytes;
  }
  return sum;
}
