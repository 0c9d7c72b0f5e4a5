#include "report/tuning.h"

#include <stdlib.h>
#include <string.h>

static int by_size(const void *x, const void *y) {
  double a = *(const double *)x, b = *(const double *)y;
  return a < b ? -1 : a > b;
}

static double median(struct arena *a, const double *at, size_t n) {
  double *sorted = arena_array(a, n + 1, sizeof *sorted);
  if (n == 0)
    return 0;
  memcpy(sorted, at, n * sizeof *sorted);
  qsort(sorted, n, sizeof *sorted, by_size);
  return (sorted[(n - 1) / 2] + sorted[n / 2]) / 2;
}

static void measure(struct arena *a, const struct tuning *t, const struct tuned_loop *l,
                    struct tuned_candidate *c) {
  double *gains = arena_array(a, c->figures.count + 1, sizeof *gains);
  c->faster = 0;
  for (size_t i = 0; i < c->figures.count; ++i) {
    double was = l->before.at[i], is = c->figures.at[i];
    gains[i] = t->higher ? is / was - 1 : 1 - is / was;
    c->faster += gains[i] > 0;
  }
  c->median = median(a, c->figures.at, c->figures.count);
  c->gain = median(a, gains, c->figures.count);
}

void tuning_judge(struct arena *a, const struct tuning *t, struct tuned_loop *l) {
  l->median = median(a, l->before.at, l->before.count);
  l->fastest = NULL;
  for (size_t i = 0; i < l->candidates.count; ++i) {
    struct tuned_candidate *c = &l->candidates.at[i];
    if (c->why)
      continue;
    measure(a, t, l, c);
    bool sure = c->faster == l->before.count && c->gain >= t->least;
    if (sure && (!l->fastest || c->gain > l->fastest->gain))
      l->fastest = c;
  }
}

const char *tuned_name(struct arena *a, const struct tuned_candidate *c) {
  if (c->stages == STAGES_AUTO)
    return variant_name(c->variant);
  return arena_printf(a, "%s:%d", variant_name(c->variant), c->stages);
}

static void put_loop(struct arena *a, const struct tuning *t, const struct tuned_loop *l,
                     struct text *out) {
  const char *unit = t->seconds ? " s" : "";
  text_printf(out, "%s:%u: %s\n", l->file, l->line, l->name);
  text_printf(out, "  %-12s %10.4g%s  (%s)\n", "before", l->median, unit, l->plan);
  for (size_t i = 0; i < l->candidates.count; ++i) {
    const struct tuned_candidate *c = &l->candidates.at[i];
    text_printf(out, "  %-12s ", tuned_name(a, c));
    if (c->why)
      text_printf(out, "%s\n", c->why);
    else
      text_printf(out, "%10.4g%s  gain %+.1f %%, faster in %zu of %zu rounds%s\n", c->median, unit,
                  100 * c->gain, c->faster, l->before.count,
                  c == l->fastest ? "; the fastest" : "");
  }
  if (!l->fastest)
    text_printf(out, "  none is faster in every round and by %.3g %% or more: left as it is\n",
                100 * t->least);
  else
    text_printf(out, "  [kernel %s] variant = %s%s\n", l->name, variant_name(l->fastest->variant),
                l->fastest->stages == STAGES_AUTO
                    ? ""
                    : arena_printf(a, ", stages = %d", l->fastest->stages));
}

struct str tuning_text(struct arena *a, const struct tuning *t) {
  struct text out = {.arena = a};
  bool any = false;
  for (size_t i = 0; i < t->loops.count; ++i) {
    put_loop(a, t, &t->loops.at[i], &out);
    any |= t->loops.at[i].fastest != NULL;
  }
  text_printf(&out, "%s %s\n", t->settings,
              t->written ? "holds that now"
              : any      ? "is left as it was (--dry-run)"
                         : "is as it was");
  return text_str(&out);
}
