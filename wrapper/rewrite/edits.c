#include "rewrite/edits.h"

#include "rewrite/pragma.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static int by_place(const void *a, const void *b) {
  const struct edit *x = a, *y = b;
  if (x->from != y->from)
    return x->from < y->from ? -1 : 1;
  return x->order < y->order ? -1 : x->order > y->order;
}

void apply_edits(struct unit *u, uint32_t from, uint32_t to, struct edits *edits,
                 struct text *out) {
  if (edits->count)
    qsort(edits->at, edits->count, sizeof *edits->at, by_place);
  for (size_t i = 0; i < edits->count; ++i) {
    const struct edit *e = &edits->at[i];
    if (e->from < from || e->to > to)
      continue;
    text_add(out, (struct str){u->text.p + from, e->from - from});
    text_add(out, e->text);
    from = e->to;
  }
  text_add(out, (struct str){u->text.p + from, to - from});
}

void add_edit(struct unit *u, struct edits *list, uint32_t from, uint32_t to, const char *text) {
  long order = (long)list->count;
  *GROW(u->arena, *list) = (struct edit){from, to, str_of(text), order};
}

uint32_t token_offset(const struct unit *u, tok t) {
  return u->tokens[t].off;
}

uint32_t range_end(const struct unit *u, struct range r) {
  const struct token *k = &u->tokens[r.end - 1];
  return k->off + k->len;
}

const char *flat_text(struct unit *u, struct range r) {
  struct text t = {.arena = u->arena};
  text_puts(&t, "");
  for (tok i = r.first; i < r.end; ++i) {
    if (u->tokens[i].kind == TOK_PRAGMA)
      continue;
    // A gap, whatever it holds (line ends, markers), becomes one blank.
    const struct token *k = &u->tokens[i];
    if (i > r.first && k[-1].off + k[-1].len < k->off)
      text_puts(&t, " ");
    text_add(&t, token_text(u, i));
  }
  return t.p;
}

const char *line_marker(const struct unit *u, uint32_t off, bool quiet) {
  const struct marker *k = marker_at(u, off);
  if (!k || k->file.n == 0)
    return quiet ? "\n# 1 \"<dbuf>\" 3\n" : "\n";
  return arena_printf(u->arena, "\n# %u \"%.*s\"%s\n", line_at(u, off), (int)k->file.n, k->file.p,
                      quiet || k->system ? " 3" : "");
}

void add_copy(struct text *out, struct str s, bool quiet) {
  while (s.n) {
    const char *end = memchr(s.p, '\n', s.n);
    struct str line = {s.p, end ? (size_t)(end - s.p) + 1 : s.n};
    s.p += line.n;
    s.n -= line.n;
    size_t i = 0;
    while (i < line.n && isblank((unsigned char)line.p[i]))
      ++i;
    if (pragma_line((struct str){line.p + i, line.n - i})) {
      text_puts(out, "\n");
      continue;
    }
    bool is_marker = i + 2 < line.n && line.p[i] == '#' && line.p[i + 1] == ' ' &&
                     isdigit((unsigned char)line.p[i + 2]);
    const char *quote = is_marker ? memrchr(line.p, '"', line.n) : NULL;
    if (!quote) {
      text_add(out, line);
      continue;
    }
    text_add(out, (struct str){line.p, (size_t)(quote - line.p) + 1});
    text_puts(out, quiet ? " 3\n" : "\n");
  }
}
