#include "tool/reason.h"

#include "base/diag.h"

#include <stdio.h>
#include <string.h>

enum { BAD_USAGE = 102 };

struct entry {
  struct str id;
  const char *message, *remedy;
};

// A cell of a table's row, off its front, without the marks of Markdown.
static const char *take_cell(struct arena *a, struct str *row) {
  struct text t = {.arena = a};
  text_puts(&t, "");
  size_t i = 0;
  for (; i < row->n && row->p[i] != '|'; ++i) {
    i += row->p[i] == '\\' && i + 1 < row->n;
    text_add(&t, (struct str){row->p + i, 1});
  }
  *row = i < row->n ? (struct str){row->p + i + 1, row->n - i - 1} : (struct str){NULL, 0};
  return str_dup(a, str_trim(text_str(&t)));
}

// "| [ID](#ID) | message | what to do |" or "| ID | what has failed | what to do |"; the rows of
// headings hold neither.
static bool read_row(struct arena *a, const char *line, struct entry *e) {
  struct str row = str_of(line);
  if (!str_starts(row, "| ") || str_starts(row, "| id |"))
    return false;
  row = (struct str){row.p + 1, row.n - 1};
  struct str cell = str_of(take_cell(a, &row));
  if (str_starts(cell, "["))
    cell = (struct str){cell.p + 1, str_find(cell, STR("]"), 0) - 1};
  e->id = cell;
  e->message = take_cell(a, &row);
  e->remedy = take_cell(a, &row);
  return true;
}

static void print_example(struct str id) {
  static const struct {
    const char *fence, *title;
  } titles[] = {
      {"```diff", "A loop that is refused for it; - and + make it one that is pipelined:"},
      {"```cuda", "A loop that is refused for it:"},
      {"```text", "What dbuf says of it:"},
  };
  size_t i = 0;
  while (reason_page[i] &&
         !(strncmp(reason_page[i], "### ", 4) == 0 && str_equal(str_of(reason_page[i] + 4), id)))
    ++i;
  if (!reason_page[i]) // a gate
    return;
  bool inside = false;
  for (++i; reason_page[i] && (inside || reason_page[i][0] != '#'); ++i) {
    if (strncmp(reason_page[i], "```", 3) != 0) {
      if (inside || reason_page[i][0])
        printf("%s%s\n", inside && reason_page[i][0] ? "    " : "", reason_page[i]);
      continue;
    }
    inside = !inside;
    for (size_t k = 0; inside && k < sizeof titles / sizeof titles[0]; ++k)
      if (strcmp(reason_page[i], titles[k].fence) == 0)
        printf("\n%s\n\n", titles[k].title);
  }
}

static struct str plain(const char *id) {
  struct str s = str_trim(str_of(id));
  if (str_starts(s, "["))
    s = (struct str){s.p + 1, s.n - 1};
  if (str_ends(s, "]"))
    --s.n;
  return str_starts(s, "dbuf-") ? (struct str){s.p + 5, s.n - 5} : s;
}

int reason_print(struct arena *a, const char *id) {
  struct str wanted = plain(id), nearest = {NULL, 0};
  size_t least = 0;
  for (size_t i = 0; reason_page[i]; ++i) {
    struct entry e;
    if (!read_row(a, reason_page[i], &e))
      continue;
    if (wanted.n == 0) {
      printf("%-22.*s %s\n", (int)e.id.n, e.id.p, e.message);
    } else if (str_equal(e.id, wanted)) {
      printf("dbuf-%.*s: %s\nWhat to do: %s\n", (int)e.id.n, e.id.p, e.message, e.remedy);
      print_example(e.id);
      return 0;
    }
    size_t distance = str_distance(e.id, wanted);
    if (!nearest.p || distance < least) {
      nearest = e.id;
      least = distance;
    }
  }
  if (wanted.n == 0)
    return 0;
  struct diag *d = diag_new(a);
  struct message *m = diag_add(d, SEVERITY_ERROR, NULL, (struct place){0},
                               "no reason to refuse a loop, and no gate, is called '%.*s'",
                               (int)wanted.n, wanted.p);
  m->remedy = least * 2 > wanted.n
                  ? "dbuf explain --reason lists all"
                  : arena_printf(a, "the nearest is %.*s; dbuf explain --reason lists all",
                                 (int)nearest.n, nearest.p);
  diag_print(d, stderr);
  return BAD_USAGE;
}
