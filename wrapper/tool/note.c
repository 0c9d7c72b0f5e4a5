#include "tool/note.h"

#include "base/process.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Lines of fields, each ended by a tab.
static void put(struct text *t, const char *field) {
  for (const char *p = field ? field : ""; *p; ++p)
    text_add(t, *p == '\t' || *p == '\n' ? STR(" ") : (struct str){p, 1});
  text_puts(t, "\t");
}

static void put_number(struct text *t, long n) {
  text_printf(t, "%ld\t", n);
}

bool note_write(struct arena *a, const char *folder, const struct account *account) {
  struct text t = {.arena = a};
  put(&t, "exit");
  put_number(&t, account->exit_code);
  text_puts(&t, "\n");
  struct account_loops loops = account_loops(a, account);
  for (size_t i = 0; i < loops.count; ++i) {
    const struct loop_record *l = loops.at[i];
    put(&t, "loop");
    put(&t, l->name);
    put(&t, l->place.file);
    put_number(&t, l->place.line);
    put_number(&t, l->arch);
    put_number(&t, l->stages);
    put_number(&t, l->pipelined);
    put_number(&t, l->variant);
    put(&t, l->why_not);
    text_puts(&t, "\n");
  }
  const struct diag *d = account->messages;
  for (size_t i = 0; d && i < d->messages.count; ++i)
    if (d->messages.at[i].severity == SEVERITY_ERROR) {
      put(&t, "error");
      put(&t, d->messages.at[i].text);
      text_puts(&t, "\n");
    }
  return process_write_file(a, arena_printf(a, "%s/%ld.note", folder, (long)getpid()),
                            text_str(&t));
}

static const char *take(struct arena *a, struct str *line) {
  size_t n = str_find(*line, STR("\t"), 0);
  const char *field = arena_copy(a, line->p, n);
  size_t skip = n < line->n ? n + 1 : n;
  *line = (struct str){line->p + skip, line->n - skip};
  return field;
}

static int take_number(struct arena *a, struct str *line) {
  return atoi(take(a, line));
}

static void read_line(struct arena *a, struct str line, struct notes *all) {
  const char *kind = take(a, &line);
  if (strcmp(kind, "exit") == 0) {
    int code = take_number(a, &line);
    all->exit_code = code > all->exit_code ? code : all->exit_code;
  } else if (strcmp(kind, "error") == 0) {
    const char *text = take(a, &line);
    all->error = all->error ? all->error : text;
  } else if (strcmp(kind, "loop") == 0) {
    struct noted_loop n = {.loop = take(a, &line)};
    n.file = take(a, &line);
    n.line = (unsigned)take_number(a, &line);
    n.arch = take_number(a, &line);
    n.stages = take_number(a, &line);
    n.pipelined = take_number(a, &line) != 0;
    n.variant = (enum variant)take_number(a, &line);
    const char *why = take(a, &line);
    n.why = *why ? why : NULL;
    *GROW(a, all->loops) = n;
  }
}

struct notes notes_take(struct arena *a, const char *folder) {
  struct notes all = {.error = NULL};
  DIR *d = opendir(folder);
  for (struct dirent *e; d && (e = readdir(d));) {
    const char *path = arena_printf(a, "%s/%s", folder, e->d_name);
    struct str text, line;
    if (!str_ends(str_of(path), ".note") || !process_read_file(a, path, &text))
      continue;
    while (str_line(&text, &line))
      read_line(a, line, &all);
    unlink(path);
  }
  if (d)
    closedir(d);
  return all;
}
