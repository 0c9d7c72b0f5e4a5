#include "report/chain.h"

#include "report/number_text.h"
#include "report/reading.h"

#include <math.h>
#include <string.h>

// ---- a table whose columns are as wide as what stands in them ----

enum { COLUMNS = 10, MOST_ROWS = 64 };

struct table {
  const char *cells[MOST_ROWS][COLUMNS];
  size_t rows;
};

static const char *cell(const struct table *t, size_t row, int column) {
  return t->cells[row][column] ? t->cells[row][column] : "";
}

// Names may hold other letters than ASCII: bytes that continue one take no column.
static int width_of(const char *s) {
  int n = 0;
  for (; *s; ++s)
    n += ((unsigned char)*s & 0xc0) != 0x80;
  return n;
}

static void pad(struct text *t, int n) {
  text_printf(t, "%*s", n > 0 ? n : 0, "");
}

// The first two columns and the last are words, the others numbers.
static void print_table(struct text *out, const struct table *t, int last) {
  int widths[COLUMNS] = {0};
  for (size_t r = 0; r < t->rows; ++r)
    for (int k = 0; k <= last; ++k)
      widths[k] = (int)fmax(widths[k], width_of(cell(t, r, k)));
  for (size_t r = 0; r < t->rows; ++r) {
    struct text line = {.arena = out->arena};
    text_puts(&line, " ");
    for (int k = 0; k <= last; ++k) {
      const char *s = cell(t, r, k);
      bool left = k < 2 || k == last;
      if (widths[k] == 0)
        continue;
      text_puts(&line, k ? "  " : "");
      pad(&line, left ? 0 : widths[k] - width_of(s));
      text_puts(&line, s);
      pad(&line, left ? widths[k] - width_of(s) : 0);
    }
    while (line.n && line.p[line.n - 1] == ' ')
      --line.n;
    text_add(out, text_str(&line));
    text_puts(out, "\n");
  }
}

// ---- rows ----

static const char *figure(struct arena *a, const struct chain_row *row, const struct quantity *q,
                          const char *unknown) {
  if (!q->known)
    return unknown;
  return arena_printf(a, "%s%s", number_text(a, q->value), strcmp(row->unit, "%") == 0 ? " %" : "");
}

// Without measured figures their columns are left out.
static bool measured(const struct chain *c) {
  return c->side[0].measured || c->side[1].measured;
}

// What is never counted by hardware is no question.
static const char *measured_figure(struct arena *a, const struct chain_row *row,
                                   const struct quantity *q) {
  return figure(a, row, q, "-");
}

static const char *expected_ratio(struct arena *a, const struct chain_row *row) {
  if (row->predicted_ratio.known)
    return ratio_text(a, row->predicted_ratio.value);
  if (row->hypothesis.known && row->carried)
    return arena_printf(a, "(%s)", ratio_text(a, row->hypothesis.value));
  return "?";
}

static const char *agreement_text(struct arena *a, enum agreement g, double deviation) {
  switch (g) {
  case AGREEMENT_EXACT:
    return "exact";
  case AGREEMENT_WITHIN:
    return arena_printf(a, "within %s", share_text(a, fabs(deviation)));
  case AGREEMENT_OFF:
    return isfinite(deviation) ? arena_printf(a, "off by %s", share_text(a, fabs(deviation)))
                               : "off";
  case AGREEMENT_UNKNOWN:
    break;
  }
  return NULL;
}

// Both sides in one word where they agree in the same way.
static const char *mark(struct arena *a, const struct chain *c, const struct chain_row *row) {
  const char *first = agreement_text(a, row->agreement[0], row->deviation[0]);
  const char *second = agreement_text(a, row->agreement[1], row->deviation[1]);
  if (!first && !second)
    return "";
  if (c->sides == 1 || (first && second && strcmp(first, second) == 0))
    return first ? first : second;
  return arena_printf(a, "%s%s%s%s%s%s%s", first ? c->side[0].name : "", first ? " " : "",
                      first ? first : "", first && second ? ", " : "",
                      second ? c->side[1].name : "", second ? " " : "", second ? second : "");
}

static void add_row(struct arena *a, const struct chain *c, struct table *t,
                    const struct chain_row *row, const char *last) {
  if (t->rows == MOST_ROWS)
    return;
  const char **cells = t->cells[t->rows++];
  cells[0] = row->name;
  cells[1] = row->what;
  for (int i = 0; i < c->sides; ++i) {
    cells[2 + 2 * i] = figure(a, row, &row->predicted[i], "?");
    cells[3 + 2 * i] = measured(c) ? measured_figure(a, row, &row->measured[i]) : NULL;
  }
  if (c->sides == 2) {
    bool rate = strcmp(row->unit, "%") == 0;
    cells[6] = rate ? "" : expected_ratio(a, row);
    cells[7] = rate || !measured(c)        ? ""
               : row->measured_ratio.known ? ratio_text(a, row->measured_ratio.value)
                                           : "-";
  }
  cells[8] = last;
}

static void add_heads(struct arena *a, const struct chain *c, struct table *t) {
  const char **over = t->cells[t->rows++], **under = t->cells[t->rows++];
  for (int i = 0; i < c->sides; ++i) {
    over[2 + 2 * i] = c->side[i].name;
    under[2 + 2 * i] = "predicted";
    under[3 + 2 * i] = measured(c) ? "measured" : NULL;
  }
  if (c->sides < 2)
    return;
  over[6] = arena_printf(a, "%s/%s", c->side[0].name, c->side[1].name);
  under[6] = "predicted";
  under[7] = measured(c) ? "measured" : NULL;
}

static const char *level_mark(struct arena *a, const struct chain *c, int level) {
  const char *words = mark(a, c, &c->levels[level]);
  for (size_t i = 0; i < c->steps.count; ++i)
    if ((int)c->steps.at[i].level == level)
      words = arena_printf(a, "%s%sknown step", words, *words ? "; " : "");
  if (c->fork == level)
    words = arena_printf(a, "%s%s<== fork", words, *words ? "; " : "");
  return words;
}

// ---- the report ----

static void add_lines(struct text *t, const char *head, const struct chain_lines *lines) {
  for (size_t i = 0; i < lines->count; ++i)
    text_printf(t, "%s %s\n", head, lines->at[i]);
}

static void add_steps(struct arena *a, const struct chain *c, struct text *t) {
  for (size_t i = 0; i < c->steps.count; ++i) {
    const struct chain_step *s = &c->steps.at[i];
    text_printf(t, "step: at the %s %s becomes %s%s%s\n", c->levels[s->level].name,
                ratio_text(a, s->from), ratio_text(a, s->to), s->why ? ": " : "",
                s->why ? s->why : "");
  }
}

static void add_iteration(struct arena *a, const struct chain *c, struct text *t) {
  static const enum quantity_id shown[] = {QUANTITY_LOAD_ACCESSES,    QUANTITY_LOAD_REQUESTS,
                                           QUANTITY_LOAD_SECTORS,     QUANTITY_SHARED_STORES,
                                           QUANTITY_SHARED_LOADS_PTX, QUANTITY_SHARED_LOADS_SASS};
  for (int i = 0; i < c->sides; ++i) {
    const struct prediction *p = c->side[i].predicted;
    struct text figures = {.arena = a};
    for (size_t k = 0; p && k < sizeof shown / sizeof shown[0]; ++k)
      if (p->iteration[shown[k]].known)
        text_printf(&figures, "%s%s %s", figures.n ? ", " : "",
                    number_text(a, p->iteration[shown[k]].value), quantity_what(shown[k]));
    if (figures.n)
      text_printf(t, "%s, one block in one iteration of its main loop (%s): %s\n", c->side[i].name,
                  p->iterations.known
                      ? arena_printf(a, "it makes %s", number_text(a, p->iterations.value))
                      : "how many it makes is not known",
                  figures.p);
  }
}

struct str chain_text(struct arena *a, const struct chain *c) {
  struct text t = {.arena = a};
  struct table *table = ARENA_NEW(a, struct table);
  for (int i = 0; i < c->sides; ++i)
    text_printf(&t, "%s\n", reading_side(a, &c->side[i]));
  add_iteration(a, c, &t);
  text_puts(&t, "\n");
  add_heads(a, c, table);
  for (int i = 0; i < CHAIN_LEVELS; ++i)
    add_row(a, c, table, &c->levels[i], level_mark(a, c, i));
  print_table(&t, table, 8);
  if (c->others.count) {
    text_puts(&t, "\n");
    struct table *more = ARENA_NEW(a, struct table);
    for (size_t i = 0; i < c->others.count; ++i)
      add_row(a, c, more, &c->others.at[i], mark(a, c, &c->others.at[i]));
    print_table(&t, more, 8);
  }
  text_puts(&t, "\n");
  if (measured(c))
    text_printf(&t, "agreement: within %s of the prediction\n", share_text(a, c->tolerance));
  if (c->sides == 2)
    text_puts(&t, "(ratio): carried on as the hypothesis\n");
  add_lines(&t, "warning:", &c->warnings);
  add_steps(a, c, &t);
  if (c->fork_text)
    text_printf(&t, "%s%s\n", c->fork >= 0 ? "fork: " : "", c->fork_text);
  add_lines(&t, "read:", &c->readings);
  add_lines(&t, "why:", &c->reasons);
  add_lines(&t, "unknown:", &c->unknown);
  for (size_t i = 0; i < c->missing.count; ++i)
    text_printf(&t, "%s %s%s", i ? "," : "not measured:", c->missing.at[i],
                i + 1 == c->missing.count ? "\n" : "");
  return text_str(&t);
}
