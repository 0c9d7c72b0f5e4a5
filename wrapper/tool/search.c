#include "tool/search.h"

#include <string.h>

const struct loop_record *search_loop(const struct records *records, const char *name, int arch) {
  for (size_t i = 0; i < records->count; ++i)
    for (size_t j = 0; j < records->at[i]->loops.count; ++j) {
      const struct loop_record *l = &records->at[i]->loops.at[j];
      if (l->arch == arch && strcmp(l->name, name) == 0)
        return l;
    }
  return NULL;
}

// The choice that is noted for a loop, made when there is none.
static struct candidate *choice(struct search *s, const char *name, int arch) {
  for (size_t i = 0; i < s->candidates.count; ++i)
    if (s->candidates.at[i].arch == arch && strcmp(s->candidates.at[i].name, name) == 0)
      return &s->candidates.at[i];
  struct candidate *c = GROW(s->a, s->candidates);
  *c = (struct candidate){.name = name, .arch = arch};
  return c;
}

static void pass_over(struct search *s, const struct loop_record *l, int arch, const char *reason) {
  *GROW(s->a, s->tried) = (struct tried){l->name, arch, l->candidate, reason};
}

// Takes the candidates of this loop that only had warnings, on one architecture or (0) all.
static void come_back(struct search *s, const char *name, int arch) {
  for (size_t i = 0; i < s->doubtful.count; ++i) {
    const struct doubtful *d = &s->doubtful.at[i];
    if (strcmp(d->name, name) != 0 || (arch && d->arch != arch))
      continue;
    struct candidate *c = choice(s, d->name, d->arch);
    *c = (struct candidate){d->name, d->arch, d->candidate, true};
  }
}

static void move_failed(struct search *s, const struct loop_record *l,
                        const struct failed_loop *f) {
  int arch = f->everywhere ? 0 : l->arch;
  struct candidate *own = choice(s, l->name, l->arch);
  pass_over(s, l, arch, f->reason);
  if (own->settled) { // it passed before; other loops of the kernel have changed since
    own->index = l->candidates - 1;
    return;
  }
  choice(s, l->name, arch)->index = l->candidate + 1;
  if (l->last)
    come_back(s, l->name, arch);
}

static bool move_doubtful(struct search *s, const struct loop_record *l, const char *reason) {
  struct candidate *c = choice(s, l->name, l->arch);
  if (l->candidates < 2 || c->settled)
    return false;
  bool first = true;
  for (size_t i = 0; i < s->doubtful.count; ++i)
    first &= s->doubtful.at[i].arch != l->arch || strcmp(s->doubtful.at[i].name, l->name) != 0;
  if (first)
    *GROW(s->a, s->doubtful) = (struct doubtful){l->name, l->arch, l->candidate};
  pass_over(s, l, l->arch, reason);
  c->index = l->candidate + 1;
  if (l->last)
    come_back(s, l->name, l->arch);
  return c->index != l->candidate;
}

static bool is_failed(const struct check *check, const struct failed_loop *f) {
  for (size_t i = 0; i < check->failed.count; ++i)
    if (check->failed.at[i].arch == f->arch && strcmp(check->failed.at[i].name, f->name) == 0)
      return true;
  return false;
}

bool search_next(struct search *s, const struct records *records, const struct check *check) {
  bool again = check->failed.count > 0;
  for (size_t i = 0; i < check->failed.count; ++i) {
    const struct failed_loop *f = &check->failed.at[i];
    const struct loop_record *l = search_loop(records, f->name, f->arch);
    if (!l || l->candidate + 1 >= l->candidates)
      return false; // another run cannot succeed either
  }
  for (size_t i = 0; i < check->failed.count; ++i)
    move_failed(s, search_loop(records, check->failed.at[i].name, check->failed.at[i].arch),
                &check->failed.at[i]);
  for (size_t i = 0; i < check->doubtful.count; ++i) {
    const struct failed_loop *f = &check->doubtful.at[i];
    const struct loop_record *l = search_loop(records, f->name, f->arch);
    if (l && !is_failed(check, f))
      again |= move_doubtful(s, l, f->reason);
  }
  return again;
}
