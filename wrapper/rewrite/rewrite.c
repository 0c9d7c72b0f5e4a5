#include "rewrite/rewrite.h"

#include "rewrite/beside.h"
#include "rewrite/claims.h"
#include "rewrite/emit.h"
#include "rewrite/prelude.h"
#include "rewrite/study.h"

bool rewrite_wanted(struct str text) {
  // "#pragma", blanks, "dbuf": whoever spells it otherwise is found by the lexer, so look for the
  // word alone.
  for (size_t at = 0; (at = str_find(text, STR("dbuf"), at)) < text.n; ++at) {
    size_t line = at;
    while (line > 0 && text.p[line - 1] != '\n')
      --line;
    if (str_find((struct str){text.p + line, at - line}, STR("pragma"), 0) < at - line)
      return true;
  }
  return false;
}

// The pragma's line becomes blank, so that no compiler meets an unknown pragma and lines keep their
// numbers.
static void blank(struct unit *u, tok t, struct edits *edits) {
  const struct token *k = &u->tokens[t];
  for (size_t i = 0; i < edits->count; ++i)
    if (edits->at[i].from <= k->off && k->off < edits->at[i].to)
      return; // inside a rewritten loop
  *GROW(u->arena, *edits) = (struct edit){k->off, k->off + k->len, {NULL, 0}, 0};
}

// What some loops need beside the rest.
struct needs {
  bool checks, places;
};

static void add_prelude(const struct rewrite_options *options, struct needs needs,
                        struct text *out) {
  text_puts(out, "# 1 \"<dbuf>\" 3\n");
  text_puts(out, options->prelude ? options->prelude : prelude_machine(options->arch));
  text_puts(out, prelude_types());
  text_puts(out, prelude_fetches());
  if (needs.places)
    text_puts(out, prelude_places());
  if (needs.checks)
    text_puts(out, prelude_checks());
  text_puts(out, "# 1 \"<dbuf>\"\n");
}

// A loop that stays as it was calls its functions as before.
static void put_back_calls(const struct study *s, const struct pass_record *out,
                           struct edits *edits) {
  bool *pipelined = arena_array(s->unit->arena, s->pragmas + 1, sizeof *pipelined);
  for (size_t i = 0; i < s->loops.count; ++i)
    pipelined[s->loops.at[i].nth] = out->loops.at[i].pipelined;
  for (size_t i = 0; i < s->pieces.count; ++i) {
    const struct piece *p = &s->pieces.at[i];
    bool used = false;
    for (size_t n = p->nth; n <= p->last; ++n)
      used |= pipelined[n];
    if (!used)
      *GROW(s->unit->arena, *edits) = (struct edit){p->from, p->to, p->call, 0};
  }
}

struct str rewrite(struct arena *a, struct str input, const struct rewrite_options *options,
                   struct pass_record *out) {
  struct study *s = study(a, input, options, out);
  struct edits edits = {NULL, 0, 0};
  struct stages_list stages = {NULL, 0, 0};
  struct needs needs = {false, false};
  bool rewritten = false;
  for (size_t i = 0; i < s->loops.count; ++i)
    if (out->loops.at[i].pipelined) {
      rewritten = true;
      needs.checks |= compares_tiles(s->loops.at[i].loop);
      needs.places |= out->loops.at[i].stages > 1 && any_passed(s->loops.at[i].loop);
      emit_loop(s->loops.at[i].loop, study_plan(&out->loops.at[i]), (unsigned)i, false, &edits,
                &stages);
    }
  emit_declarations(s->unit, &stages, &edits);
  for (tok t = 0; t < s->unit->count; ++t)
    if (pragma_is(s->unit, t))
      blank(s->unit, t, &edits);
  if (edits.count == 0)
    return input;
  put_back_calls(s, out, &edits);
  struct text text = {.arena = a};
  if (rewritten)
    add_prelude(options, needs, &text);
  apply_edits(s->unit, 0, (uint32_t)s->unit->text.n, &edits, &text);
  return text_str(&text);
}
