#include "report/remark.h"

#include <string.h>

enum { MOST_KERNELS = 4 }; // named in one line

// What one result has to say, and after folding all that say the same.
struct line {
  const struct result *of;
  enum severity severity;
  const char *text, *remedy;
  const char *archs; // "sm_80, sm_86"
  bool gone;         // told by an earlier line
  struct {
    const struct result **at;
    size_t count, room;
  } others; // folded into this line
};

struct lines {
  struct line *at;
  size_t count, room;
};

static bool same(const char *x, const char *y) {
  return x == y || (x && y && strcmp(x, y) == 0);
}

static bool same_loop(const struct result *x, const struct result *y) {
  const struct place *p = &x->loop->place, *q = &y->loop->place;
  return same(x->loop->name, y->loop->name) && same(p->file, q->file) && p->line == q->line &&
         p->column == q->column;
}

static bool same_word(const struct line *x, const struct line *y) {
  return x->severity == y->severity && same(x->text, y->text) && same(x->remedy, y->remedy) &&
         same(x->of->which, y->of->which);
}

// Equal words of one instantiation become one line with all architectures.
static void fold_archs(struct arena *a, struct lines *l) {
  for (size_t i = 0; i < l->count; ++i) {
    struct line *x = &l->at[i];
    struct text archs = {.arena = a};
    for (size_t k = i; k < l->count && !x->gone; ++k) {
      struct line *y = &l->at[k];
      if (y->gone || !same_word(x, y) || !same_loop(x->of, y->of) ||
          strcmp(x->of->kernel, y->of->kernel) != 0)
        continue;
      const char *arch = arena_printf(a, "sm_%d", y->of->arch);
      if (str_find(text_str(&archs), str_of(arch), 0) == archs.n)
        text_printf(&archs, "%s%s", archs.n ? ", " : "", arch);
      if (k == i)
        continue;
      y->gone = true;
      *GROW(a, x->others) = y->of;
    }
    x->archs = archs.p;
  }
}

// A remark is one line: without the source line under it.
static struct place place_of(const struct result *r, enum severity severity) {
  struct place p = r->loop->place;
  if (severity == SEVERITY_REMARK)
    p.source = (struct str){NULL, 0};
  return p;
}

static void add_notes(struct diag *d, struct message *m, const struct result *r) {
  for (size_t i = 0; r->notes && r->notes[i]; ++i) {
    bool known = false;
    for (size_t k = 0; k < m->notes.count; ++k)
      known |= strcmp(m->notes.at[k].message, r->notes[i]) == 0;
    if (!known)
      diag_note(d, m, place_of(r, SEVERITY_REMARK), "%s", r->notes[i]);
  }
}

// The line at `first` with all that differ from it in the instantiation only.
static void say(struct diag *d, struct lines *l, size_t first, const char *id) {
  struct arena *a = d->arena;
  struct line *x = &l->at[first];
  struct text kernels = {.arena = a};
  size_t named = 0, more = 0;
  for (size_t k = first; k < l->count; ++k) {
    struct line *y = &l->at[k];
    if (y->gone || !same_word(x, y) || !same_loop(x->of, y->of) || strcmp(x->archs, y->archs) != 0)
      continue;
    if (named < MOST_KERNELS)
      text_printf(&kernels, "%s%s", named++ ? ", " : "", y->of->kernel);
    else
      ++more;
    if (y == x)
      continue;
    *GROW(a, x->others) = y->of;
    for (size_t i = 0; i < y->others.count; ++i)
      *GROW(a, x->others) = y->others.at[i];
    y->gone = true;
  }
  if (more)
    text_printf(&kernels, " and %zu more", more);
  const char *which = x->of->which ? arena_printf(a, "%s: ", x->of->which) : "";
  struct message *m = diag_add(d, x->severity, id, place_of(x->of, x->severity), "%s %s: %s%s",
                               kernels.p, x->archs, which, x->text);
  m->remedy = x->remedy;
  if (x->severity != SEVERITY_REMARK)
    return;
  add_notes(d, m, x->of);
  for (size_t k = 0; k < x->others.count; ++k)
    add_notes(d, m, x->others.at[k]);
}

static void say_all(struct diag *d, struct lines *l, const char *id) {
  fold_archs(d->arena, l);
  for (size_t i = 0; i < l->count; ++i)
    if (!l->at[i].gone)
      say(d, l, i, id);
}

static bool has_note(const struct message *m, const char *text) {
  for (size_t i = 0; i < m->notes.count; ++i)
    if (strcmp(m->notes.at[i].message, text) == 0)
      return true;
  return false;
}

static bool same_place(const struct message *x, const struct message *y) {
  return same(x->place.file, y->place.file) && x->place.line == y->place.line &&
         x->place.column == y->place.column;
}

static void drop_note(struct message *m, const char *text) {
  size_t kept = 0;
  for (size_t i = 0; i < m->notes.count; ++i)
    if (strcmp(m->notes.at[i].message, text) != 0)
      m->notes.at[kept++] = m->notes.at[i];
  m->notes.count = kept;
}

// Whether all of the first `n` that are of the place of `of` have the note.
static bool all_have(const struct message *m, size_t n, const struct message *of,
                     const char *text) {
  for (size_t i = 0; i < n; ++i)
    if (same_place(&m[i], of) && !has_note(&m[i], text))
      return false;
  return true;
}

// A note that all remarks of a loop have stands once, below the last of them.
static void fold_notes(struct message *m, size_t n) {
  for (size_t last = 0; last < n; ++last) {
    bool followed = false;
    for (size_t i = last + 1; i < n; ++i)
      followed |= same_place(&m[i], &m[last]);
    for (size_t k = 0; !followed && k < m[last].notes.count; ++k) {
      const char *text = m[last].notes.at[k].message;
      bool all = all_have(m, last, &m[last], text);
      for (size_t i = 0; i < last && all; ++i)
        if (same_place(&m[i], &m[last]))
          drop_note(&m[i], text);
    }
  }
}

void remarks_add(struct diag *d, const struct result *results, size_t n) {
  struct lines l = {NULL, 0, 0};
  size_t before = d->messages.count;
  for (size_t i = 0; i < n; ++i)
    if (result_passes(&results[i]))
      *GROW(d->arena, l) = (struct line){
          .of = &results[i], .severity = SEVERITY_REMARK, .text = results[i].report.remark};
  say_all(d, &l, "pipelined");
  fold_notes(d->messages.at + before, d->messages.count - before);
}

static const char *candidate_name(struct arena *a, const struct loop_record *l) {
  if (l->variant == VARIANT_CP_ASYNC)
    return arena_printf(a, "cp_async with %d stages", l->stages);
  return variant_name(l->variant);
}

static struct line gate_line(struct arena *a, const struct result *r, enum gate g) {
  const struct verdict *v = &r->report.gates[g];
  bool fails = v->outcome == OUTCOME_FAIL && r->loop->settings.gates[g] == LEVEL_ERROR;
  return (struct line){
      .of = r,
      .severity = fails ? SEVERITY_ERROR : SEVERITY_WARNING,
      .text = arena_printf(a, "%s: %s%s", candidate_name(a, r->loop),
                           v->outcome == OUTCOME_UNKNOWN ? "cannot be checked: " : "", v->text),
      .remedy = v->remedy};
}

void gates_add(struct diag *d, const struct result *results, size_t n) {
  for (int g = 0; g < GATE_COUNT; ++g) {
    struct lines l = {NULL, 0, 0};
    for (size_t i = 0; i < n; ++i)
      if (result_gate_speaks(&results[i], (enum gate)g))
        *GROW(d->arena, l) = gate_line(d->arena, &results[i], (enum gate)g);
    say_all(d, &l, gate_name((enum gate)g));
  }
}
