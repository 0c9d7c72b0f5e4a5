#include "rewrite/beside.h"

#include <string.h>

#include "rewrite/claims.h"
#include "rewrite/declare.h"

const char *element_text(const struct unit *u, struct range type) {
  struct text t = {.arena = u->arena};
  text_puts(&t, "");
  for (tok i = type.first; i < type.end; ++i) {
    if ((token_is(u, i, "__attribute__") || token_is(u, i, "alignas")) && token_is(u, i + 1, "(")) {
      i = behind(u, i + 1) - 1;
      continue;
    }
    if (token_is(u, i, "[") && token_is(u, i + 1, "[")) { // [[maybe_unused]]
      i = behind(u, i) - 1;
      continue;
    }
    if (token_is(u, i, "static") || token_is(u, i, "extern"))
      continue;
    text_add(&t, token_text(u, i));
    text_puts(&t, " ");
  }
  return t.p;
}

// All of the dynamic shared memory that a launch gives, or what the user says of the tile.
void add_beside(const struct loop *l, const struct tile *t, int further, unsigned ordinal,
                struct text *out) {
  const struct named_tile *named = named_tile(l, t->symbol);
  struct str name = token_text(l->unit, t->symbol->name), extent = {NULL, 0};
  const char *own = stages_name(l, t, ordinal), *all;
  struct range rows = element_dims(l->unit, t->symbol);
  if (named)
    extent = named->extent;
  if (is_array_reference(l->unit, t->symbol)) {
    tok open = t->symbol->dims.first;
    extent = range_text(l->unit, (struct range){open + 1, l->unit->tokens[open].match});
  }
  all = arena_printf(l->unit->arena, "((%.*s) + sizeof(%s_row) - 1) / sizeof(%s_row)",
                     (int)l->clauses->dynamic.n, l->clauses->dynamic.p, own, own);
  text_printf(out,
              "typedef %s%s_row%s; typedef %s_row %s_t[%.*s]; __attribute__((shared)) "
              "::__dbuf::slot<%s_t> %s[%d]; %s_row *const %s_first = %.*s;\n",
              element_text(l->unit, t->symbol->type), own,
              range_empty(rows) ? "" : flat_text(l->unit, rows), own, own,
              (int)(extent.n ? extent.n : strlen(all)), extent.n ? extent.p : all, own, own,
              further, own, own, (int)name.n, name.p);
}

void bind_beside(const struct loop *l, const struct tile *t, unsigned ordinal, const char *stage,
                 struct text *out) {
  struct str s = token_text(l->unit, t->symbol->name);
  const char *own = stages_name(l, t, ordinal);
  const char *at =
      arena_printf(l->unit->arena, "(%s) ? %s[(%s) - 1].v : %s_first", stage, own, stage, own);
  if (is_array_reference(l->unit, t->symbol))
    text_printf(out, "%s_t &%.*s = *(%s_t *)(%s); (void)%.*s; ", own, (int)s.n, s.p, own, at,
                (int)s.n, s.p);
  else if (t->symbol->passed)
    text_printf(out, "%s_row *%.*s = %s; (void)%.*s; ", own, (int)s.n, s.p, at, (int)s.n, s.p);
  else
    text_printf(out, "auto &%.*s = *(%s_row (*)[])(%s); (void)%.*s; ", (int)s.n, s.p, own, at,
                (int)s.n, s.p);
}

bool any_passed(const struct loop *l) {
  for (size_t i = 0; i < l->tiles.count; ++i)
    if (l->tiles.at[i]->symbol->passed)
      return true;
  return false;
}

void put_back_edits(struct loop *l, unsigned ordinal, struct edits *list) {
  struct unit *u = l->unit;
  for (size_t i = 0; i < l->stores.count; ++i) {
    const struct stmt *at = l->stores.at[i]->stmt;
    bool again = false;
    for (size_t k = 0; k < i; ++k)
      again |= l->stores.at[k]->stmt == at;
    struct text t = {.arena = u->arena};
    text_puts(&t, "{ ");
    for (size_t k = i; k < l->stores.count && !again; ++k) {
      const struct store *s = l->stores.at[k];
      if (s->stmt == at && s->tile->symbol->passed)
        text_printf(&t, "::__dbuf::put_back(%s, %s_first, %s); ", flat_text(u, s->target->range),
                    stages_name(l, s->tile, ordinal), name_text(l, s->tile->symbol->name));
    }
    text_puts(&t, "}");
    if (!again)
      add_edit(u, list, token_offset(u, at->range.first), range_end(u, at->range), t.p);
  }
}
