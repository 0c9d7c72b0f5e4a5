#include "inspect/csv.h"

#include <string.h>

// Bounds what an opening quote without an end can cost.
enum { MOST_LINES = 64 };

static size_t line_end(const struct csv *c, size_t from) {
  const char *end = from < c->text.n ? memchr(c->text.p + from, '\n', c->text.n - from) : NULL;
  return end ? (size_t)(end - c->text.p) : c->text.n;
}

// The line's end without its carriage return.
static size_t content_end(const struct csv *c, size_t from, size_t end) {
  return end > from && c->text.p[end - 1] == '\r' ? end - 1 : end;
}

bool csv_skip_line(struct csv *c) {
  if (c->at >= c->text.n)
    return false;
  size_t end = line_end(c, c->at);
  c->at = end < c->text.n ? end + 1 : end;
  ++c->line;
  return true;
}

void csv_retry(struct csv *c) {
  c->at = c->second;
  c->line = c->second_line;
}

struct scan {
  size_t at, end; // of the line that `at` is in
  size_t line_start;
  unsigned line;
};

static void cell_add(struct csv *c, const struct scan *begin, struct str text) {
  *GROW(c->arena, c->cells) =
      (struct csv_cell){text, begin->line, (unsigned)(begin->at - begin->line_start) + 1};
}

// `text` with each "" as one quote.
static struct str without_doubled(struct arena *a, struct str text) {
  char *p = arena_alloc(a, text.n + 1);
  size_t n = 0;
  for (size_t i = 0; i < text.n; ++i) {
    p[n++] = text.p[i];
    if (text.p[i] == '"' && i + 1 < text.n && text.p[i + 1] == '"')
      ++i;
  }
  return (struct str){p, n};
}

static void next_line(struct csv *c, struct scan *s) {
  s->at = s->line_start = s->end + 1;
  s->end = line_end(c, s->at);
  ++s->line;
}

// quoted = '"' (any but '"' | '""')* '"'; what stands between it and the separator is dropped.
static bool read_quoted(struct csv *c, struct scan *s) {
  const struct scan begin = *s;
  bool doubled = false;
  unsigned lines = 0;
  for (++s->at;;) {
    if (s->at >= s->end) {
      if (s->end >= c->text.n || ++lines > MOST_LINES)
        return false;
      next_line(c, s);
      continue;
    }
    if (c->text.p[s->at] != '"') {
      ++s->at;
      continue;
    }
    if (s->at + 1 < s->end && c->text.p[s->at + 1] == '"') {
      doubled = true;
      s->at += 2;
      continue;
    }
    break;
  }
  struct str text = {c->text.p + begin.at + 1, s->at - begin.at - 1};
  cell_add(c, &begin, doubled ? without_doubled(c->arena, text) : text);
  while (s->at < s->end && c->text.p[s->at] != c->separator)
    ++s->at;
  return true;
}

static void read_plain(struct csv *c, struct scan *s) {
  const struct scan begin = *s;
  size_t end = content_end(c, s->line_start, s->end);
  while (s->at < s->end && c->text.p[s->at] != c->separator)
    ++s->at;
  size_t stop = s->at < end ? s->at : end;
  cell_add(c, &begin, (struct str){c->text.p + begin.at, stop > begin.at ? stop - begin.at : 0});
}

// record = cell (separator cell)*. False when a quoted cell has no end.
static bool read_cells(struct csv *c, struct scan *s) {
  for (;;) {
    if (s->at < s->end && c->text.p[s->at] == '"') {
      if (!read_quoted(c, s))
        return false;
    } else {
      read_plain(c, s);
    }
    if (s->at >= s->end)
      return true;
    ++s->at; // the separator
  }
}

bool csv_next(struct csv *c) {
  if (c->at >= c->text.n)
    return false;
  struct scan s = {c->at, line_end(c, c->at), c->at, c->line};
  c->second = s.end < c->text.n ? s.end + 1 : s.end;
  c->second_line = c->line + 1;
  c->cells.count = 0;
  if (!read_cells(c, &s)) {
    c->cells.count = 0;
    csv_retry(c);
    return true;
  }
  c->at = s.end < c->text.n ? s.end + 1 : s.end;
  c->line = s.line + 1;
  return true;
}
