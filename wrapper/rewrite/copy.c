#include "rewrite/copy.h"

static const char *source_text(struct unit *u, const struct store *s) {
  return s->ldg ? arena_printf(u->arena, "*(%s)", flat_text(u, s->source->args->range))
                : flat_text(u, s->source->range);
}

// Where the text does not tell that zero is zero bits, the compiler does, and the statement as
// written stands beside the copy.
const char *copy_text(struct loop *l, const struct store *s) {
  struct unit *u = l->unit;
  const char *any = s->proved_global ? "" : "_any";
  const char *target = flat_text(u, s->target->range), *source = source_text(u, s);
  if (s->kind == STORE_ASYNC)
    return arena_printf(u->arena, "::__dbuf::fetch%s(%s, %s);", any, target, source);
  const char *ok = arena_printf(u->arena, "const bool __dbuf_ok = %s(%s);", s->negated ? "!" : "",
                                flat_text(u, s->condition->range));
  if (s->zero_bits)
    return arena_printf(u->arena,
                        "{ %s ::__dbuf::fetch_zero%s(%s, __dbuf_ok ? &(%s) : 0, __dbuf_ok); }", ok,
                        any, target, source);
  const char *type =
      s->fill ? "void" : arena_printf(u->arena, "decltype(%s)", flat_text(u, s->value->range));
  return arena_printf(u->arena,
                      "{ %s if (!::__dbuf::try_zero%s<%s>(%s, __dbuf_ok ? ::__dbuf::address(%s) : "
                      "0, __dbuf_ok)) { %s } }",
                      ok, any, type, target, source,
                      flat_text(u, (s->fill ? s->fill : s->stmt)->range));
}
