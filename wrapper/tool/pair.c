#include "tool/pair.h"

#include <string.h>

struct choosing {
  struct arena *a;
  const struct pair_wish *w;
  struct diag *d;
};

// A kernel somebody asked for, and where it may be looked for.
struct search {
  struct symbol symbol;
  const struct prediction *predicted; // its launch decides among several
  const struct ncu_kernel *measured;  // this one and no other; NULL: to be found
  int file;                           // -1: any
};

static struct symbol symbol_of_prediction(const struct prediction *p) {
  return (struct symbol){p->symbol ? p->symbol : p->kernel, p->kernel};
}

// "v0, v1, v1_ldg" for remedies; a few of many.
static const char *measured_names(const struct choosing *c) {
  enum { SHOWN = 12 };
  struct text t = {.arena = c->a};
  const struct ncu_table *m = c->w->measured;
  size_t shown = 0;
  for (size_t i = 0; i < m->kernels.count && shown < SHOWN; ++i) {
    const char *plain = m->kernels.at[i].symbol.plain;
    size_t k = 0;
    while (k < i && strcmp(m->kernels.at[k].symbol.plain, plain) != 0)
      ++k;
    if (k == i)
      text_printf(&t, "%s%s", shown++ ? ", " : "", plain);
  }
  return arena_printf(c->a, "measured: %s%s", t.p ? t.p : "nothing", shown == SHOWN ? " ..." : "");
}

static bool fail(const struct choosing *c, const char *text, const char *remedy) {
  struct message *m = diag_add(c->d, SEVERITY_ERROR, NULL, (struct place){0}, "%s", text);
  m->remedy = remedy;
  return false;
}

// ---- measured ----

static bool same_launch(const struct ncu_kernel *k, const struct prediction *p) {
  return p && memcmp(k->grid, p->grid, sizeof k->grid) == 0 &&
         memcmp(k->block, p->block, sizeof k->block) == 0;
}

// Among launches of one kernel: the predicted one, else the one that takes longest.
static bool better(const struct ncu_kernel *k, const struct ncu_kernel *than,
                   const struct prediction *p) {
  if (same_launch(k, p) != same_launch(than, p))
    return same_launch(k, p);
  return k->file_index == than->file_index &&
         k->figures[NCU_TIME].value > than->figures[NCU_TIME].value;
}

// Figures that `k` lacks, from the same kernel and launch in other files.
static const struct ncu_kernel *completed(const struct choosing *c, const struct ncu_kernel *k) {
  struct ncu_kernel *whole = ARENA_NEW(c->a, struct ncu_kernel);
  *whole = *k;
  for (size_t i = 0; i < c->w->measured->kernels.count; ++i) {
    const struct ncu_kernel *m = &c->w->measured->kernels.at[i];
    if (m->file_index == k->file_index || strcmp(m->symbol.name, k->symbol.name) != 0 ||
        memcmp(m->grid, k->grid, sizeof m->grid) != 0 ||
        memcmp(m->block, k->block, sizeof m->block) != 0)
      continue;
    for (int id = 0; id < NCU_COUNT; ++id)
      if (!whole->figures[id].known)
        whole->figures[id] = m->figures[id];
  }
  return whole;
}

static void tell_launches(const struct choosing *c, const struct ncu_kernel *k, size_t others) {
  if (others == 0)
    return;
  diag_add(c->d, SEVERITY_WARNING, NULL, (struct place){.file = k->file},
           "%s was launched with %zu grids or blocks: that of %ux%ux%u blocks of %ux%ux%u threads "
           "is taken",
           k->symbol.plain, others + 1, k->grid[0], k->grid[1], k->grid[2], k->block[0],
           k->block[1], k->block[2]);
}

// The kernel that fits best. NULL with an error when several fit alike; NULL alone when none does.
static const struct ncu_kernel *find_measured(const struct choosing *c, const struct search *s,
                                              bool *ambiguous) {
  const struct ncu_kernel *found = NULL;
  enum symbol_match best = SYMBOL_OTHER;
  const char *rival = NULL;
  size_t others = 0;
  for (size_t i = 0; i < c->w->measured->kernels.count; ++i) {
    const struct ncu_kernel *k = &c->w->measured->kernels.at[i];
    if (s->file >= 0 && k->file_index != (size_t)s->file)
      continue;
    enum symbol_match m = symbol_match(c->a, s->symbol, k->symbol);
    if (m == SYMBOL_OTHER || m < best)
      continue;
    if (m > best) {
      found = NULL;
      rival = NULL;
      others = 0;
    }
    best = m;
    if (!found) {
      found = k;
    } else if (strcmp(found->symbol.name, k->symbol.name) != 0) {
      rival = k->symbol.plain;
    } else {
      others += k->file_index == found->file_index;
      found = better(k, found, s->predicted) ? k : found;
    }
  }
  *ambiguous = rival != NULL;
  if (rival) {
    fail(c, arena_printf(c->a, "'%s' may be %s and %s", s->symbol.name, found->symbol.plain, rival),
         "give more of the name, or the mangled one");
    return NULL;
  }
  if (!found)
    return NULL;
  if (!same_launch(found, s->predicted))
    tell_launches(c, found, others);
  return s->file < 0 ? completed(c, found) : found;
}

// ---- predicted ----

// The prediction that fits best, the nth of those that fit alike (or the last of fewer).
static const struct prediction *find_predicted(const struct choosing *c, struct symbol wanted,
                                               size_t nth) {
  const struct prediction *found = NULL;
  enum symbol_match best = SYMBOL_OTHER;
  size_t seen = 0;
  for (size_t i = 0; i < c->w->predictions->count; ++i) {
    const struct prediction *p = &c->w->predictions->at[i];
    struct symbol own = symbol_of_prediction(p);
    enum symbol_match m = symbol_match(c->a, wanted, own), back = symbol_match(c->a, own, wanted);
    m = m > back ? m : back;
    if (m == SYMBOL_OTHER || m < best)
      continue;
    seen = m > best ? 0 : seen + 1;
    if (seen <= nth)
      found = p;
    best = m;
  }
  return found;
}

// ---- sides ----

static bool fill_side(const struct choosing *c, const struct search *s, size_t nth,
                      struct chain_side *side) {
  bool ambiguous = false;
  side->measured = s->measured ? s->measured : find_measured(c, s, &ambiguous);
  if (ambiguous)
    return false;
  struct symbol known = side->measured ? side->measured->symbol : s->symbol;
  side->predicted = s->predicted;
  if (!side->predicted)
    side->predicted = find_predicted(c, s->symbol, nth);
  if (!side->predicted)
    side->predicted = find_predicted(c, known, nth);
  if (!side->measured && c->w->measured->kernels.count)
    return fail(c, arena_printf(c->a, "no kernel called '%s' was measured", s->symbol.plain),
                measured_names(c));
  if (!side->measured && !side->predicted)
    return fail(c, arena_printf(c->a, "no kernel called '%s' was predicted", s->symbol.plain),
                NULL);
  if (!side->predicted && c->w->predictions->count)
    diag_add(c->d, SEVERITY_WARNING, NULL, (struct place){0}, "there is no prediction of %s",
             known.plain);
  side->name = symbol_instance(c->a, symbol_plain(c->a, known.plain));
  if (!*side->name)
    side->name = known.name;
  return true;
}

static const char *base_name(const char *file) {
  const char *slash = strrchr(file, '/');
  return slash ? slash + 1 : file;
}

// Two sides must have two names.
static void name_sides(const struct choosing *c, struct chain_side sides[2]) {
  if (strcmp(sides[0].name, sides[1].name) != 0)
    return;
  const struct ncu_kernel *m[2] = {sides[0].measured, sides[1].measured};
  bool files = m[0] && m[1] && m[0]->file_index != m[1]->file_index;
  for (int i = 0; i < 2; ++i)
    sides[i].name =
        files ? base_name(m[i]->file) : arena_printf(c->a, "%s (%d)", sides[i].name, i + 1);
}

static struct search by_name(const char *name) {
  return (struct search){{name, name}, NULL, NULL, -1};
}

static struct search by_prediction(const struct prediction *p) {
  return (struct search){symbol_of_prediction(p), p, NULL, -1};
}

static struct search by_kernel(const struct ncu_kernel *k) {
  return (struct search){k->symbol, NULL, k, (int)k->file_index};
}

// What the user did not name: the predicted kernels, else the measured ones when there are few.
static bool choose_unnamed(const struct choosing *c, struct search s[2], int *n) {
  const struct predictions *p = c->w->predictions;
  const struct ncu_table *m = c->w->measured;
  enum { MOST = 2 };
  size_t count = p->count ? p->count : m->kernels.count;
  if (count == 0 || count > MOST)
    return fail(c,
                arena_printf(c->a, "%zu kernels were %s: which two are to be compared?", count,
                             p->count ? "predicted" : "measured"),
                arena_printf(c->a, "--kernel NAME --against NAME; %s", measured_names(c)));
  for (size_t i = 0; i < count; ++i)
    s[i] = p->count ? by_prediction(&p->at[i]) : by_kernel(&m->kernels.at[i]);
  *n = (int)count;
  return true;
}

bool pair_choose(struct arena *a, const struct pair_wish *w, struct chain_side sides[2], int *n,
                 struct diag *d) {
  const struct choosing c = {a, w, d};
  struct search s[2];
  if (w->kernel) {
    const char *second = w->against ? w->against : w->kernel;
    bool files = w->measured->files > 1 || (!w->measured->files && w->predictions->count > 1);
    s[0] = by_name(w->kernel);
    s[1] = by_name(second);
    *n = w->against || files ? 2 : 1;
  } else if (!choose_unnamed(&c, s, n)) {
    return false;
  }
  bool same = *n == 2 && strcmp(s[0].symbol.name, s[1].symbol.name) == 0;
  for (int i = 0; i < *n; ++i) {
    if (same && w->measured->files > 1)
      s[i].file = i;
    if (!fill_side(&c, &s[i], same ? (size_t)i : 0, &sides[i]))
      return false;
  }
  if (*n == 2)
    name_sides(&c, sides);
  return true;
}
