#include "rewrite/study.h"

#include "rewrite/callers.h"
#include "rewrite/claims.h"
#include "rewrite/size.h"
#include "rewrite/unswitch.h"

#include <string.h>

struct student {
  struct unit *unit;
  const struct rewrite_options *options;
  struct pass_record *out;
  struct study *study;
  struct {
    struct function **at;
    size_t count, room;
  } functions; // parsed so far
  struct {
    struct loop **at;
    size_t count, room;
  } annotated; // refused ones too
};

static struct function *function_at(struct student *w, tok brace) {
  for (size_t i = 0; i < w->functions.count; ++i)
    if (w->functions.at[i]->range.first == brace)
      return w->functions.at[i];
  struct function *f = parse_function(w->unit, brace);
  if (f)
    *GROW(w->unit->arena, w->functions) = f;
  return f;
}

// The statement under the pragma.
static struct stmt *statement_under(struct stmt *s, tok pragma) {
  for (; s; s = s->next) {
    if (s->lead <= pragma && pragma < s->range.first)
      return s;
    if (s->range.first <= pragma && pragma < s->range.end) {
      struct stmt *found = statement_under(s->body, pragma);
      if (!found && s->otherwise)
        found = statement_under(s->otherwise, pragma);
      return found;
    }
  }
  return NULL;
}

static const char *fill_in(struct arena *a, const char *format, const char *text) {
  const char *hole = strstr(format, "%s");
  if (!hole)
    return format;
  return arena_printf(a, "%.*s%s%s", (int)(hole - format), format, text ? text : "", hole + 2);
}

const char *refusal_message(struct arena *a, const struct refusal *r) {
  return fill_in(a, reason_text(r->reason)->message, r->text);
}

const char *refusal_remedy(struct arena *a, const struct refusal *r) {
  return r->remedy ? r->remedy : fill_in(a, reason_text(r->reason)->remedy, r->text);
}

static void refused(struct student *w, struct loop *l, const struct refusal *r,
                    struct loop_record *record) {
  bool error = l->clauses->settings.on_refuse == LEVEL_ERROR;
  struct message *m =
      diag_add(w->out->diag, error ? SEVERITY_ERROR : SEVERITY_WARNING, reason_text(r->reason)->id,
               token_place(w->unit, r->at), "%s", refusal_message(w->unit->arena, r));
  const struct piece *piece = piece_at(&w->study->pieces, w->unit->tokens[r->at].off);
  if (piece && piece->what)
    diag_note(w->out->diag, m, piece->place, "%s", piece->what);
  if (r->other != NO_TOKEN)
    diag_note(w->out->diag, m, token_place(w->unit, r->other), "%s", r->other_text);
  m->remedy = refusal_remedy(w->unit->arena, r);
  record->why_not = refusal_message(w->unit->arena, r);
  record->reason = reason_text(r->reason)->id;
  record->remedy = m->remedy;
  if (error) {
    w->out->refused = true;
    if (w->out->exit_code == 0)
      w->out->exit_code = 101;
  }
}

static void bad_pragma(struct student *w, tok t, const char *text, const char *remedy) {
  struct message *m =
      diag_add(w->out->diag, SEVERITY_ERROR, "bad-clause", token_place(w->unit, t), "%s", text);
  m->remedy = remedy;
  w->out->exit_code = 102;
  w->out->refused = true;
}

static const char *loop_name(struct student *w, const struct loop *l) {
  const char *name = l->clauses->name.n ? str_dup(w->unit->arena, l->clauses->name)
                                        : name_text(l, l->function->name);
  unsigned same = 1;
  for (size_t i = 0; i < w->out->loops.count; ++i) {
    const char *other = w->out->loops.at[i].name;
    size_t n = strlen(name);
    if (strncmp(other, name, n) == 0 && (other[n] == '\0' || other[n] == '#'))
      ++same;
  }
  return same == 1 ? name : arena_printf(w->unit->arena, "%s#%u", name, same);
}

static bool tiles_only(struct loop *l) {
  for (size_t i = 0; i < l->function->symbols.count; ++i) {
    struct symbol *y = &l->function->symbols.at[i];
    bool tile = tile_of(l, (struct root){.memory = MEMORY_SHARED, .symbol = y});
    if (y->passed || (y->shared && !tile))
      return false;
  }
  return true;
}

// Are the tiles all in dynamic shared memory?
static bool all_dynamic(const struct loop *l) {
  for (size_t i = 0; i < l->tiles.count; ++i)
    if (!l->tiles.at[i]->symbol->is_extern)
      return false;
  return true;
}

// Bytes that `stages` buffers of each tile take more than one; -1 when the text does not tell.
static long added_bytes(struct loop *l, int stages) {
  bool dynamic;
  long before = shared_bytes(l->function, loop_has_tile, l, 1, &dynamic);
  long after = shared_bytes(l->function, loop_has_tile, l, stages, &dynamic);
  for (size_t i = 0; i < l->tiles.count; ++i)
    if (has_buffers_beside(l->tiles.at[i]->symbol) && stages > 1)
      return -1;
  return before < 0 || after < 0 ? -1 : after - before;
}

static bool any_dynamic(const struct loop *l) {
  for (size_t i = 0; i < l->function->symbols.count; ++i)
    if (l->function->symbols.at[i].shared && l->function->symbols.at[i].is_extern)
      return true;
  return false;
}

static void fill_record(struct student *w, struct loop *l, struct loop_record *r) {
  struct arena *a = w->unit->arena;
  struct range loop = l->stmt->range;
  r->name = l->name;
  r->function = name_text(l, l->function->name);
  r->kernel = l->function->kernel;
  r->callers = r->kernel ? "" : callers_of(l->function);
  r->place = token_place(w->unit, loop.first);
  r->last_line = (int)line_at(w->unit, w->unit->tokens[loop.end - 1].off);
  r->arch = w->options->arch;
  r->variant = VARIANT_OFF;
  r->stages = 1;
  r->candidates = 1;
  r->settings = l->clauses->settings;
  r->threads = l->clauses->threads.n ? str_dup(a, l->clauses->threads) : NULL;
  r->most_threads = most_threads(l->function);
  long dynamic;
  if (constant_value(l->clauses->dynamic, &dynamic))
    r->dynamic = arena_printf(a, "%ld", dynamic);
  else
    r->dynamic = l->clauses->dynamic.n ? str_dup(a, l->clauses->dynamic) : NULL;
}

// "ldg, cp_async: 'As' is not written whole ...; fill the rest ...": the variants that auto would
// have tried before the one taken, with the first one's reason. NULL for none.
static const char *fallen_text(struct student *w, const struct plans *c, int taken) {
  struct arena *a = w->unit->arena;
  struct text names = {.arena = a};
  const struct refusal *first = NULL;
  for (size_t i = 0; i < c->fallen.count; ++i) {
    const struct fallen *f = &c->fallen.at[i];
    const char *name = variant_name(f->plan.variant);
    if (f->plan.rank > taken || (first && f->refusal.reason != first->reason) ||
        (names.n && str_find(text_str(&names), str_of(name), 0) < names.n))
      continue;
    first = first ? first : &f->refusal;
    text_printf(&names, "%s%s", names.n ? ", " : "", name);
  }
  if (!first)
    return NULL;
  // To choose another variant is no news where auto has done so.
  bool chosen = first->reason == REASON_ARCH || first->reason == REASON_NO_ASYNC;
  struct text out = {.arena = a};
  text_printf(&out, "%s: %s", names.p, refusal_message(a, first));
  if (first->other != NO_TOKEN)
    text_printf(&out, " (line %u: %s)", token_place(w->unit, first->other).line, first->other_text);
  if (!chosen)
    text_printf(&out, "; %s", refusal_remedy(a, first));
  return out.p;
}

// Why nothing is left for a loop: one buffer in registers asks for the least, so its reason is the
// one to remove. NULL when no candidate fell by the text alone.
static const struct refusal *least_asked(const struct plans *c) {
  const struct refusal *r = NULL;
  for (size_t i = 0; i < c->fallen.count; ++i)
    if (!r || c->fallen.at[i].plan.variant == VARIANT_LDG_SINGLE)
      r = &c->fallen.at[i].refusal;
  return r;
}

// What check.promises cannot check is said, once a tile.
static void say_unchecked(struct student *w, const struct loop *l) {
  for (size_t i = 0; i < l->stores.count; ++i) {
    const struct store *s = l->stores.at[i];
    const char *why = not_comparable(l, s);
    bool said = false;
    for (size_t k = 0; k < i; ++k)
      said |= l->stores.at[k]->tile == s->tile && not_comparable(l, l->stores.at[k]);
    if (why && !said)
      diag_add(w->out->diag, SEVERITY_REMARK, "unchecked",
               token_place(w->unit, s->stmt->range.first),
               "check.promises: '%s' is not compared (%s): 'independent' stays unchecked",
               name_text(l, s->tile->symbol->name), why);
  }
}

// What clause 'contract' has allowed is said whatever becomes of the loop's code.
static void say_contracted(struct student *w, const struct loop *l, struct loop_record *record) {
  const struct refusal *r = &l->contracted;
  if (r->reason == REASON_NONE)
    return;
  record->contracted = r->text;
  struct message *m = diag_add(
      w->out->diag, SEVERITY_REMARK, "contract", token_place(w->unit, r->at),
      "the last bits may differ from those of the loop as written, as 'contract' allows: '%s' may "
      "be fused into its sum (fma) in one copy of compute and not in another",
      r->text);
  if (r->other != NO_TOKEN)
    diag_note(w->out->diag, m, token_place(w->unit, r->other), "%s", r->other_text);
}

// Chooses among the candidates, or says why the loop stays as it is.
static void take_candidate(struct student *w, struct studied *s, struct loop_record *r) {
  struct loop *l = s->loop;
  struct plans c = s->plans = plans_of(l, w->options->arch);
  if (c.plans.count == 0) {
    refused(w, l, &c.fallen.at[0].refusal, r);
    return;
  }
  int wanted = w->options->candidate
                   ? w->options->candidate(w->options->context, l->name, w->options->arch)
                   : 0;
  size_t chosen = 0;
  while (chosen + 1 < c.plans.count && c.plans.at[chosen].rank < wanted)
    ++chosen;
  struct plan p = c.plans.at[chosen];
  r->candidate = p.rank;
  r->candidates = c.ranks;
  r->last = chosen + 1 >= c.plans.count || c.plans.at[chosen + 1].variant == VARIANT_OFF;
  r->variant = p.variant;
  r->stages = p.stages;
  r->copy_bytes = l->copy_bytes;
  r->tiles_only = tiles_only(l);
  r->beside = r->tiles_only && all_dynamic(l);
  r->added = added_bytes(l, p.stages);
  r->launched = any_dynamic(l);
  r->no_async = !is_possible(l, VARIANT_CP_ASYNC, w->options->arch);
  r->no_ldg = !is_possible(l, VARIANT_LDG, w->options->arch);
  r->no_single = !is_possible(l, VARIANT_LDG_SINGLE, w->options->arch);
  r->ratio = loop_ratio(l);
  r->fallen = fallen_text(w, &c, p.rank);
  if (p.variant == VARIANT_OFF) {
    bool asked = l->clauses->settings.variant == VARIANT_OFF;
    const struct refusal *least = asked || c.why ? NULL : least_asked(&c);
    r->why_not = asked   ? "variant=off"
                 : c.why ? c.why
                 : least ? refusal_message(w->unit->arena, least)
                         : "no candidate passed its checks";
    r->remedy = least ? refusal_remedy(w->unit->arena, least) : NULL;
    return;
  }
  r->pipelined = true;
  r->only = taken_condition(l);
  say_contracted(w, l, r);
  if (compares_tiles(l))
    say_unchecked(w, l);
}

static struct loop *new_loop(struct student *w, struct function *f, tok pragma, struct clauses *c,
                             struct stmt *s) {
  struct loop *l = ARENA_NEW(w->unit->arena, struct loop);
  l->unit = w->unit;
  l->function = f;
  l->clauses = c;
  l->pragma = pragma;
  l->stmt = s;
  l->arch = w->options->arch;
  l->block_shared = w->options->block_shared > 49152 ? w->options->block_shared : 49152;
  l->no_fmad = w->options->no_fmad;
  l->relocatable = w->options->relocatable;
  return l;
}

// "dbuf.ini:2", "--dbuf-set pipeline.variant=ldg"
static const char *origin_name(struct arena *a, const struct origin *o) {
  const char *slash = o->place.file ? strrchr(o->place.file, '/') : NULL;
  if (!o->place.file)
    return o->spelling;
  return arena_printf(a, "%s:%u", slash ? slash + 1 : o->place.file, o->place.line);
}

// ldg and ldg_single have their own number of buffers. One that is asked for less closely than the
// variant does not count; any other contradicts it.
static bool stages_agree(struct student *w, tok t, struct settings *s) {
  struct arena *a = w->unit->arena;
  const struct origin *variant = &s->variant_from, *stages = &s->stages_from;
  const char *name = variant_name(s->variant);
  int own = s->variant == VARIANT_LDG ? 2 : 1;
  bool own_number = s->variant == VARIANT_LDG || s->variant == VARIANT_LDG_SINGLE;
  if (!own_number || s->stages == STAGES_AUTO || s->stages == own)
    return true;
  if (origin_beats(variant, stages)) {
    s->stages = STAGES_AUTO;
    return true;
  }
  if (variant->kind == ORIGIN_CLAUSE && stages->kind == ORIGIN_CLAUSE) {
    bad_pragma(w, t,
               arena_printf(a, "variant=%s has %d stage%s, not stages=%d", name, own,
                            own == 1 ? "" : "s", s->stages),
               "leave stages= out, or use variant=cp_async");
    return false;
  }
  const char *from = stages->place.file ? "" : arena_printf(a, " (%s)", origin_name(a, stages));
  struct message *m =
      diag_add(w->out->diag, SEVERITY_ERROR, "config",
               stages->place.file ? stages->place : token_place(w->unit, t),
               "stages = %d%s is for cp_async, and variant = %s (%s) has %d buffer%s", s->stages,
               from, name, origin_name(a, variant), own, own == 1 ? "" : "s");
  m->remedy = "set variant = cp_async where stages is set, or leave stages out";
  w->out->exit_code = 102;
  w->out->refused = true;
  return false;
}

static bool read_clauses(struct student *w, struct function *f, tok t, size_t nth,
                         struct clauses *c) {
  struct arena *a = w->unit->arena;
  struct diag *d = w->out->diag;
  const char *kernel = str_dup(a, token_text(w->unit, f->name));
  struct diag *silent = diag_new(a);
  struct clauses first;
  pragma_parse(w->unit, t, nth, kernel, w->options, &first, silent);
  if (first.name.n)
    kernel = str_dup(a, first.name); // the configuration's sections go by this name
  if (pragma_parse(w->unit, t, nth, kernel, w->options, c, d))
    return stages_agree(w, t, &c->settings);
  w->out->exit_code = 102;
  w->out->refused = true;
  return false;
}

static bool is_loop(const struct stmt *s) {
  return s && (s->kind == STMT_FOR || s->kind == STMT_WHILE || s->kind == STMT_DO);
}

// What is to take the place of calls in the load of one loop, whose pragma or first token is `t`.
static void add_pieces(struct student *w, struct function *f, struct stmt *s, tok t, size_t nth) {
  struct pieces *pieces = &w->study->pieces;
  struct loop *l = new_loop(w, f, t, ARENA_NEW(w->unit->arena, struct clauses), s);
  find_accessors(l, nth, pieces);
  if (find_markers(l)) {
    take_branches(l);
    if (segment(l))
      find_helpers(l, nth, pieces);
    give_back_branches(l);
  }
}

static void place_pieces(struct student *w, struct arena *a) {
  if (w->study->pieces.count == 0)
    return;
  w->unit = w->study->unit = lex(a, place_helpers(w->unit, &w->study->pieces));
  w->functions.count = 0;
}

// The bodies of functions that fill tiles take the place of their calls.
static void place_bodies(struct student *w, struct arena *a) {
  const struct unit *u = w->unit;
  size_t nth = 0;
  for (tok t = 0; t < u->count; ++t) {
    if (!pragma_is(u, t))
      continue;
    tok brace = pragma_mark(u, t) == MARK_NONE ? function_brace(u, t) : NO_TOKEN;
    struct function *f = brace == NO_TOKEN ? NULL : function_at(w, brace);
    struct stmt *s = f ? statement_under(f->body, t) : NULL;
    if (is_loop(s))
      add_pieces(w, f, s, t, nth);
    ++nth;
  }
  place_pieces(w, a);
}

// Decides what becomes of a loop, and keeps it with its record.
static void analyse(struct student *w, struct loop *l, size_t nth, struct loop_record *record) {
  struct studied studied = {.loop = l, .nth = nth};
  if (!find_markers(l)) {
    record->why_not = "a marker is misused"; // which is said where it stands
  } else if (l->clauses->settings.variant == VARIANT_OFF) {
    record->why_not = "variant=off";
  } else if (w->options->debug) {
    record->why_not = "compiled with -G";
  } else {
    take_branches(l);
    studied.analysed = l->refused.reason == REASON_NONE && segment(l) && depend(l);
    if (studied.analysed)
      take_candidate(w, &studied, record);
    else
      refused(w, l, &l->refused, record);
    give_back_branches(l);
  }
  studied.refusal = record->reason ? w->out->diag->messages.count : 0;
  *GROW(w->unit->arena, w->out->loops) = *record;
  *GROW(w->unit->arena, w->study->loops) = studied;
}

// A marker belongs to the innermost annotated loop around it.
static void one_marker(struct student *w, tok t) {
  const struct loop *l = NULL;
  for (size_t i = 0; i < w->annotated.count; ++i) {
    const struct loop *each = w->annotated.at[i];
    if (inside(each->stmt->body, t) && (!l || inside(l->stmt->body, each->stmt->range.first)))
      l = each;
  }
  const char *remedy = "put it into the body of a loop under #pragma dbuf pipeline";
  const char *text =
      l ? marker_misuse(l, t, &remedy) : "this marker stands in no loop that is to be pipelined";
  if (text)
    bad_pragma(w, t, text, remedy);
}

static void one_pragma(struct student *w, tok t, size_t nth) {
  struct unit *u = w->unit;
  if (pragma_mark(u, t) != MARK_NONE) {
    one_marker(w, t);
    return;
  }
  tok brace = function_brace(u, t);
  struct function *f = brace == NO_TOKEN ? NULL : function_at(w, brace);
  if (!f) {
    bad_pragma(w, t, "this pragma does not stand in a function",
               "put it above a loop in a __global__ or __device__ function");
    return;
  }
  struct stmt *s = statement_under(f->body, t);
  for (tok i = s ? s->lead : t; i < t; ++i)
    if (pragma_is(u, i) && pragma_mark(u, i) == MARK_NONE) {
      bad_pragma(w, t, "this loop has a dbuf pragma already",
                 "write one pragma, with the clauses of both");
      return;
    }
  struct clauses *c = ARENA_NEW(u->arena, struct clauses);
  if (!read_clauses(w, f, t, nth, c))
    return;
  f = with_passed_tiles(f, t, c);
  s = statement_under(f->body, t);
  bool loop = is_loop(s);
  if (s && s->kind == STMT_OTHER && token_is(u, s->range.first, "for"))
    loop = true;
  tok below = t;
  while (u->tokens[below].kind == TOK_PRAGMA)
    ++below;
  if ((s && !loop) || token_is(u, below, "}")) {
    bad_pragma(w, t, "no loop stands under this pragma",
               "put it directly above 'for', 'while' or 'do'");
    return;
  }
  struct stmt *place = s ? s : ARENA_NEW(u->arena, struct stmt);
  if (!s)
    *place = (struct stmt){.range = {t, t + 1}, .lead = t};
  struct loop *l = new_loop(w, f, t, c, place);
  l->name = loop_name(w, l);
  struct loop_record record = {.name = l->name};
  fill_record(w, l, &record);
  if (!s)
    refuse(l, REASON_IN_LAMBDA, t, NULL, NO_TOKEN, NULL);
  else if (!f->kernel && !f->device)
    refuse(l, REASON_NOT_DEVICE, t, record.function, NO_TOKEN, NULL);
  else if (s->kind == STMT_OTHER)
    refuse(l, REASON_LOOP_FORM, s->range.first, NULL, NO_TOKEN, NULL);
  *GROW(u->arena, w->annotated) = l;
  analyse(w, l, nth, &record);
}

// ---- loops without a pragma ----

// The loop whose keyword is the token, if a block waits at its own level: what is not loaded for
// all has no tiles. NULL for others, and for those that have to do with an annotated loop.
static struct stmt *tile_loop(const struct student *w, const struct function *f, struct stmt *s,
                              tok t) {
  for (; s; s = s->next) {
    if (!inside(s, t))
      continue;
    for (tok i = s->lead; i < s->range.first; ++i)
      if (pragma_is(w->unit, i))
        return NULL;
    if (s->range.first != t) {
      struct stmt *found = tile_loop(w, f, s->body, t);
      return found ? found : tile_loop(w, f, s->otherwise, t);
    }
    for (tok i = s->range.first; i < s->range.end; ++i)
      if (pragma_is(w->unit, i))
        return NULL;
    struct clauses none = {.ratio = 0};
    struct loop l = {
        .unit = w->unit, .function = (struct function *)f, .clauses = &none, .stmt = s};
    struct stmt *body = s->body && s->body->kind == STMT_COMPOUND ? s->body->body : NULL;
    for (struct stmt *c = body; c; c = c->next)
      if (is_barrier(&l, c))
        return s;
    return NULL;
  }
  return NULL;
}

static bool begins_loop(const struct unit *u, tok t) {
  return token_is(u, t, "for") || token_is(u, t, "while") || token_is(u, t, "do");
}

// The same as for loops with a pragma. Those in a loop with such calls have to do with it.
static void place_bodies_of_others(struct student *w, struct arena *a) {
  const struct unit *u = w->unit;
  for (tok t = 0; t < u->count; ++t) {
    tok brace = begins_loop(u, t) ? function_brace(u, t) : NO_TOKEN;
    struct function *f = brace == NO_TOKEN ? NULL : function_at(w, brace);
    struct stmt *s = f && (f->kernel || f->device) ? tile_loop(w, f, f->body, t) : NULL;
    size_t before = w->study->pieces.count;
    if (is_loop(s))
      add_pieces(w, f, s, t, 0);
    if (w->study->pieces.count > before)
      t = s->range.end - 1;
  }
  place_pieces(w, a);
}

static void one_loop(struct student *w, tok t) {
  tok brace = function_brace(w->unit, t);
  struct function *f = brace == NO_TOKEN ? NULL : function_at(w, brace);
  struct stmt *s = f && (f->kernel || f->device) ? tile_loop(w, f, f->body, t) : NULL;
  if (!s || s->kind == STMT_OTHER)
    return;
  struct clauses *c = ARENA_NEW(w->unit->arena, struct clauses);
  c->settings =
      config_settings(w->options->config, str_dup(w->unit->arena, token_text(w->unit, f->name)));
  c->place = token_place(w->unit, t);
  struct loop *l = new_loop(w, f, t, c, s);
  l->name = loop_name(w, l);
  struct loop_record record = {.name = l->name};
  fill_record(w, l, &record);
  analyse(w, l, 0, &record);
}

// ---- a text ----

static struct student begin(struct arena *a, struct str input,
                            const struct rewrite_options *options, struct pass_record *out) {
  memset(out, 0, sizeof *out);
  out->arch = options->arch;
  out->debug = options->debug;
  out->diag = diag_new(a);
  struct study *s = ARENA_NEW(a, struct study);
  s->unit = lex(a, input);
  return (struct student){.unit = s->unit, .options = options, .out = out, .study = s};
}

struct study *study(struct arena *a, struct str input, const struct rewrite_options *options,
                    struct pass_record *out) {
  struct student w = begin(a, input, options, out);
  if (options->arch && !options->debug)
    place_bodies(&w, a);
  size_t nth = 0;
  for (tok t = 0; options->arch && t < w.unit->count; ++t)
    if (pragma_is(w.unit, t))
      one_pragma(&w, t, nth++);
  w.study->pragmas = nth;
  return w.study;
}

struct study *study_others(struct arena *a, struct str input, const struct rewrite_options *options,
                           struct pass_record *out) {
  struct student w = begin(a, input, options, out);
  if (options->arch && !options->debug)
    place_bodies_of_others(&w, a);
  for (tok t = 0; options->arch && t < w.unit->count; ++t)
    if (begins_loop(w.unit, t))
      one_loop(&w, t);
  return w.study;
}

struct plan study_plan(const struct loop_record *r) {
  if (!r->pipelined)
    return (struct plan){.variant = VARIANT_OFF, .stages = 1};
  return (struct plan){.variant = r->variant, .stages = r->stages};
}
