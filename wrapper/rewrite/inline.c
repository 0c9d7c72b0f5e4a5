// Calls of the load that fill a tile, as the bodies of their functions: how they are found, and put
// in place of each other.
#include "rewrite/frame.h"

#include "rewrite/declare.h"
#include "rewrite/edits.h"
#include "rewrite/effect.h"
#include "rewrite/members.h"
#include "rewrite/values.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

// Bodies stand in bodies so deep, and so many of them are made of one call.
enum { DEEPEST_BODY = 6, MOST_BODIES = 64 };

bool misfit(struct frame *f, const char *text, tok at) {
  if (!f->misfit.text)
    f->misfit = (struct misfit){text, at};
  return false;
}

// ---- text ----

static const char *text_of(const struct frame *f, const struct symbol *y) {
  for (size_t i = 0; y && i < f->names.count; ++i)
    if (f->names.at[i].symbol == y)
      return f->names.at[i].text;
  return NULL;
}

bool qualified(const struct unit *u, tok t) {
  return t > 0 && (token_is(u, t - 1, ".") || token_is(u, t - 1, "->") || token_is(u, t - 1, "::"));
}

// The word of "#pragma unroll WORD" is a name of the function too.
static void render_pragma(const struct frame *f, tok t, struct text *out) {
  struct str s = token_text(unit_of(f), t);
  for (size_t i = 0; i < s.n;) {
    size_t n = 0;
    while (i + n < s.n && (s.p[i + n] == '_' || isalnum((unsigned char)s.p[i + n])))
      ++n;
    struct str word = {s.p + i, n ? n : 1};
    const char *text = NULL;
    for (size_t k = 0; n && k < f->names.count; ++k)
      if (str_equal(word, token_text(unit_of(f), f->names.at[k].symbol->name)))
        text = f->names.at[k].text;
    if (text)
      text_puts(out, text);
    else
      text_add(out, word);
    i += word.n;
  }
}

void render_token(const struct frame *f, tok t, struct text *out) {
  const struct unit *u = unit_of(f);
  const char *text = NULL;
  if (u->tokens[t].kind == TOK_PRAGMA) {
    render_pragma(f, t, out);
    return;
  }
  if (u->tokens[t].kind == TOK_IDENT && f->caller && !qualified(u, t)) {
    const struct symbol *y = resolve(f->loop->function, t);
    text = text_of(f, y);
    for (size_t i = 0; !y && i < f->outer.count; ++i)
      if (f->outer.at[i].spelling == u->tokens[t].spelling)
        text = f->outer.at[i].text;
  }
  if (text)
    text_puts(out, text);
  else
    text_add(out, token_text(u, t));
}

// On one line.
const char *flat(const struct frame *f, struct range r) {
  const struct unit *u = unit_of(f);
  struct text out = {.arena = u->arena};
  text_puts(&out, "");
  for (tok t = r.first; t < r.end; ++t) {
    const struct token *k = &u->tokens[t];
    if (t > r.first && k[-1].off + k[-1].len < k->off)
      text_puts(&out, " ");
    render_token(f, t, &out);
  }
  return out.p;
}

// Goes on in the line and the column of an offset.
void go_to(const struct unit *u, uint32_t off, struct text *out) {
  uint32_t line = off;
  while (line > 0 && u->text.p[line - 1] != '\n')
    --line;
  text_printf(out, "%s%*s", line_marker(u, off, false), (int)(off - line), "");
}

static bool make_body(struct frame *f, struct text *out);

// The call that a statement is, with nothing around it; NULL for any other.
static const struct expr *plain_call(struct loop *l, struct stmt *s) {
  const struct expr *e = s->kind == STMT_EXPR ? stmt_value(l->function, s) : NULL;
  return e && e->kind == EXPR_CALL && expr_bare(e->a)->kind == EXPR_NAME && !is_barrier(l, s)
             ? e
             : NULL;
}

// The statements in `s`, itself included, whose calls bodies take the place of, in the order of the
// text.
typedef void call_visitor(void *context, struct stmt *s, const struct expr *call);
static void visit_calls(struct loop *l, struct stmt *s, call_visitor *f, void *context) {
  const struct expr *call = plain_call(l, s);
  if (call)
    f(context, s, call);
  for (struct stmt *c = s->body; c; c = c->next)
    visit_calls(l, c, f, context);
  for (struct stmt *c = s->otherwise; c; c = c->next)
    visit_calls(l, c, f, context);
}

struct body_text {
  struct frame *frame;
  struct text *out;
  tok at; // the first token that is not written yet
};

static void render_to(struct body_text *b, tok end) {
  const struct unit *u = unit_of(b->frame);
  for (; b->at < end; ++b->at) {
    const struct token *k = &u->tokens[b->at];
    if (b->at > b->frame->brace) {
      uint32_t gap = k[-1].off + k[-1].len;
      text_add(b->out, (struct str){u->text.p + gap, k->off - gap});
    }
    render_token(b->frame, b->at, b->out);
  }
}

static void call_in_body(void *context, struct stmt *s, const struct expr *call) {
  struct body_text *b = context;
  struct frame inner = {.caller = b->frame,
                        .call = call,
                        .bodies = b->frame->bodies,
                        .declared = {.arena = unit_of(b->frame)->arena}};
  inner.loop = b->frame->loop; // until its function is found
  struct text made = {.arena = unit_of(b->frame)->arena};
  if (!make_body(&inner, &made)) {
    misfit(b->frame, inner.misfit.text, inner.misfit.at);
    return;
  }
  const struct unit *u = unit_of(b->frame);
  render_to(b, s->range.first);
  const struct token *k = &u->tokens[s->range.first];
  uint32_t gap = k[-1].off + k[-1].len;
  text_add(b->out, (struct str){u->text.p + gap, k->off - gap});
  text_add(b->out, text_str(&made));
  go_to(u, u->tokens[s->range.end - 1].off, b->out);
  text_puts(b->out, "}");
  b->at = s->range.end;
}

// ---- the body in place of the call ----

static bool uses_headers(const struct unit *u, tok t) {
  static const char *const known[] = {"nvcuda", "wmma", "cooperative_groups", NULL};
  return token_is(u, t - 1, "using") && !token_in(u, t + 1, known) &&
         spelled_that(u, token_text(u, t + 1), declared_there).count == 0;
}

// May the name be that of a function of some header, too? Those of C and CUDA are known by their
// names; all others are in a namespace.
static bool of_headers(const struct unit *u, tok t, bool declared) {
  struct str name = token_text(u, t);
  if (pure_name(name) || writes_first(name) || reads_memory(name) || register_function(name) ||
      forbidden(name))
    return true;
  return declared && spelled_that(u, STR("namespace"), uses_headers).count > 0;
}

static bool find_body(struct frame *f) {
  struct unit *u = unit_of(f);
  tok name = expr_bare(f->call->a)->name;
  if (resolve(f->loop->function, name))
    return misfit(f, "this is a variable", name);
  struct definitions d = find_definitions(u, token_text(u, name));
  if (d.count == 0)
    return misfit(f, "its body is not to be seen from here", name);
  if (d.count > 1 || d.unseen || d.type || d.pointer || of_headers(u, name, d.declared_by_system))
    return misfit(f, "more than one thing has this name", name);
  for (const struct frame *c = f->caller; c; c = c->caller)
    if (c->brace == d.bodies[0])
      return misfit(f, "it calls itself", name);
  struct function *fn = parse_function(u, d.bodies[0]);
  if (!fn)
    return misfit(f, "its body is not to be seen from here", name);
  f->brace = d.bodies[0];
  f->loop = function_as_loop(f->caller->loop, fn);
  f->heading = heading_of(u, fn->name, fn->params.first - 1);
  if (f->heading.owner != NO_TOKEN || !scope_of(u, f->brace))
    return misfit(f, "it is a member of a class", fn->name);
  if (!fn->device || fn->kernel)
    return misfit(f, "it is no function of the device", fn->name);
  return true;
}

static bool make_body(struct frame *f, struct text *out) {
  struct unit *u = unit_of(f);
  int depth = 0;
  for (const struct frame *c = f->caller; c; c = c->caller)
    ++depth;
  if (depth > DEEPEST_BODY || *f->bodies >= MOST_BODIES)
    return misfit(f, "functions call each other too deep", f->call->range.first);
  f->ordinal = u->placed++;
  if (!find_body(f))
    return false;
  const struct function *fn = f->loop->function;
  if (!body_fits(f) || !bind_call(f))
    return false;
  ++*f->bodies;
  text_puts(out, "{ ");
  text_add(out, text_str(&f->declared));
  go_to(u, u->tokens[f->brace].off, out);
  struct body_text b = {f, out, f->brace};
  visit_calls(f->loop, fn->body, call_in_body, &b);
  render_to(&b, fn->range.end);
  return !f->misfit.text;
}

struct finder {
  struct loop *loop;
  struct pieces *pieces;
  size_t nth;
  struct misfit misfit;
};

static void find_helper(void *context, struct stmt *s, const struct expr *call) {
  struct finder *w = context;
  struct unit *u = w->loop->unit;
  unsigned bodies = 0;
  struct frame top = {.loop = w->loop, .brace = NO_TOKEN, .bodies = &bodies};
  struct frame f = {.caller = &top,
                    .loop = w->loop,
                    .call = call,
                    .bodies = &bodies,
                    .declared = {.arena = u->arena}};
  struct text out = {.arena = u->arena};
  bool made = make_body(&f, &out);
  w->misfit = f.misfit;
  if (!made || !w->pieces)
    return;
  const struct token *first = &u->tokens[s->range.first], *last = &u->tokens[s->range.end - 1];
  go_to(u, last->off, &out);
  text_puts(&out, "}");
  *GROW(u->arena, *w->pieces) = (struct piece){.from = first->off,
                                               .to = last->off + last->len,
                                               .call = text_str(&out),
                                               .place = token_place(u, s->range.first),
                                               .what = "in a function that the load calls here",
                                               .nth = w->nth,
                                               .last = w->nth};
}

void find_helpers(struct loop *l, size_t nth, struct pieces *pieces) {
  struct finder w = {.loop = l, .pieces = pieces, .nth = nth};
  for (size_t i = 0; i < l->load_count; ++i)
    visit_calls(l, l->load[i], find_helper, &w);
}

struct misfit helper_misfit(struct loop *l, struct stmt *s, const struct expr *call) {
  struct finder w = {.loop = l};
  if (call && plain_call(l, s) == call)
    find_helper(&w, s, call);
  return w.misfit;
}

static int by_place(const void *a, const void *b) {
  const struct piece *x = a, *y = b;
  return x->from < y->from ? -1 : x->from > y->from;
}

struct str place_helpers(const struct unit *u, struct pieces *pieces) {
  struct text out = {.arena = u->arena};
  uint32_t from = 0;
  qsort(pieces->at, pieces->count, sizeof *pieces->at, by_place);
  // Of two in one place (a loop with two pragmas) the first is put in, for the loops of both.
  size_t kept = 0;
  for (size_t i = 0; i < pieces->count; ++i) {
    struct piece *before = kept ? &pieces->at[kept - 1] : NULL;
    if (!before || before->to <= pieces->at[i].from)
      pieces->at[kept++] = pieces->at[i];
    else if (before->last < pieces->at[i].last)
      before->last = pieces->at[i].last;
  }
  pieces->count = kept;
  for (size_t i = 0; i < pieces->count; ++i) {
    struct piece *p = &pieces->at[i];
    text_add(&out, (struct str){u->text.p + from, p->from - from});
    struct str body = p->call;
    p->call = (struct str){u->text.p + p->from, p->to - p->from};
    from = p->to;
    p->from = (uint32_t)out.n;
    text_add(&out, body);
    p->to = (uint32_t)out.n;
  }
  text_add(&out, (struct str){u->text.p + from, u->text.n - from});
  return text_str(&out);
}

const struct piece *piece_at(const struct pieces *pieces, uint32_t off) {
  size_t low = 0, high = pieces->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (pieces->at[middle].to <= off)
      low = middle + 1;
    else
      high = middle;
  }
  return low < pieces->count && pieces->at[low].from <= off ? &pieces->at[low] : NULL;
}
