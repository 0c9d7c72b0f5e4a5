#include "tool/macro.h"

#include <ctype.h>
#include <string.h>

// The answers for all names of one pragma, so that a pragma with three macros costs one run.
struct macro_probe {
  size_t nth;
  struct {
    struct answer *at;
    size_t count, room;
  } answers;
};

struct answer {
  struct str name, text;
};

#define MARK "dbuf_macro_answer_"

static bool is_start(char c) {
  return isalpha((unsigned char)c) || c == '_';
}

static bool is_part(char c) {
  return isalnum((unsigned char)c) || c == '_';
}

static struct str after_word(struct str s, const char *word) {
  s = str_trim(s);
  size_t n = strlen(word);
  if (!str_starts(s, word) || (is_part(word[n - 1]) && s.n > n && is_part(s.p[n])))
    return (struct str){0};
  return (struct str){s.p + n, s.n - n};
}

// The text after "#pragma dbuf", or {NULL, 0}.
static struct str pragma_text(struct str line) {
  return after_word(after_word(after_word(line, "#"), "pragma"), "dbuf");
}

bool macro_definitions(struct arena *a, struct str dump, size_t nth, struct str *definitions,
                       struct str *pragma) {
  struct text t = {.arena = a};
  struct str line;
  text_puts(&t, "");
  while (str_line(&dump, &line)) {
    struct str text = pragma_text(line);
    if (text.p && nth-- == 0) {
      *definitions = text_str(&t);
      *pragma = text;
      return true;
    }
    if (str_starts(line, "#define ") || str_starts(line, "#undef ")) {
      text_add(&t, line);
      text_puts(&t, "\n");
    }
  }
  return false;
}

char **argv_with(struct arena *a, char *const *argv, const char *const *more, bool inputs) {
  size_t n = 0, m = 0, count = 0;
  while (argv[n])
    ++n;
  while (more[m])
    ++m;
  char **out = arena_array(a, n + m + 1, sizeof *out);
  for (size_t i = 0; i < n; ++i) {
    if (strcmp(argv[i], "-o") == 0 && argv[i + 1])
      ++i;
    else if (inputs || i == 0)
      out[count++] = argv[i];
  }
  for (size_t i = 0; i < m; ++i)
    out[count++] = (char *)(size_t)more[i];
  return out;
}

// ---- is it worth asking? ----
// Running the preprocessor again costs as much as the first time, and most words of a pragma are no
// macros.

bool macro_may_define(struct str text, struct str name) {
  for (size_t at = str_find(text, name, 0); at < text.n; at = str_find(text, name, at + 1)) {
    size_t end = at + name.n, i = at;
    if ((at && is_part(text.p[at - 1])) || (end < text.n && is_part(text.p[end])))
      continue;
    while (i && (isspace((unsigned char)text.p[i - 1]) || text.p[i - 1] == '\\'))
      --i;
    struct str before = {text.p, i};
    if (str_ends(before, "define") || str_ends(before, "*/"))
      return true;
  }
  return false;
}

// The file that a line marker enters ("# 1 "k.cuh" 1"), or an empty slice.
static struct str entered_file(struct str line) {
  if (!str_starts(line, "# "))
    return (struct str){0};
  size_t from = str_find(line, STR("\""), 0) + 1;
  size_t end = from < line.n ? str_find(line, STR("\""), from) : line.n;
  if (end >= line.n || line.p[from] == '<')
    return (struct str){0};
  bool first = str_starts(line, "# 1 \"") || str_starts(line, "# 0 \"");
  return first ? (struct str){line.p + from, end - from} : (struct str){0};
}

static void read_files(struct macros *m) {
  struct {
    struct str *at;
    size_t count, room;
  } names = {0};
  struct str rest = m->output, line;
  m->read = true;
  while (str_line(&rest, &line)) {
    struct str name = line.n > 4 && line.p[0] == '#' ? entered_file(line) : (struct str){0}, text;
    bool known = name.n == 0;
    for (size_t i = names.count; i-- > 0 && !known;)
      known = str_equal(names.at[i], name);
    if (known)
      continue;
    *GROW(m->arena, names) = name;
    if (process_map_file(str_dup(m->arena, name), &text))
      *GROW(m->arena, m->files) = text;
    else
      m->unreadable = true;
  }
}

// True when the word may be a macro: defined on the command line, in a file, or by the compiler
// itself (those begin with an underscore).
static bool may_be_macro(struct macros *m, struct str name) {
  if (name.n == 0 || name.p[0] == '_' || m->output.n == 0)
    return true;
  for (char *const *arg = m->argv; *arg; ++arg) {
    struct str text = str_of(*arg);
    size_t skip = str_starts(text, "-D") ? 2 : 0; // "-DX" or "-D" "X"
    text = (struct str){text.p + skip, text.n - skip};
    if (text.n >= name.n && memcmp(text.p, name.p, name.n) == 0 &&
        (text.n == name.n || !is_part(text.p[name.n])))
      return true;
  }
  if (!m->read)
    read_files(m);
  if (m->unreadable)
    return true;
  for (size_t i = 0; i < m->files.count; ++i)
    if (macro_may_define(m->files.at[i], name))
      return true;
  return false;
}

// ---- asking ----

static bool ask_definitions(struct macros *m) {
  static const char *const more[] = {"-dD", NULL};
  struct command c = {m->path, argv_with(m->arena, m->argv, more, true), NULL};
  struct streams s = {.capture_out = true,
                      .capture_err = true}; // warnings were shown by the first run
  struct outcome o;
  if (!m->asked && process_run(m->arena, &c, &s, &o) && o.code == 0)
    m->text = o.out;
  m->asked = true;
  return m->text.n > 0;
}

// Calls the preprocessor once more on the definitions and a line for each name of the pragma.
static void ask_names(struct macros *m, struct macro_probe *p, struct str definitions,
                      struct str pragma) {
  static const char *const more[] = {"-E", "-P", "-w", "-x", "c++", "-", NULL};
  struct text in = {.arena = m->arena};
  text_add(&in, definitions);
  for (size_t i = 0; i < pragma.n;) {
    size_t from = i;
    while (i < pragma.n && is_part(pragma.p[i]))
      ++i;
    if (i == from) {
      ++i;
      continue;
    }
    struct str name = {pragma.p + from, i - from};
    if (is_start(name.p[0])) {
      text_printf(&in, "#ifdef %.*s\n" MARK "%zu %.*s\n#endif\n", (int)name.n, name.p,
                  p->answers.count, (int)name.n, name.p);
      *GROW(m->arena, p->answers) = (struct answer){name, {0}};
    }
  }
  struct command c = {m->path, argv_with(m->arena, m->argv, more, false), NULL};
  struct streams s = {
      .capture_out = true, .capture_err = true, .feed_in = true, .in = text_str(&in)};
  struct outcome o;
  if (!process_run(m->arena, &c, &s, &o) || o.code != 0)
    return;
  for (size_t i = 0; i < p->answers.count; ++i) {
    const char *mark = arena_printf(m->arena, MARK "%zu ", i);
    struct str rest = o.out, line;
    while (str_line(&rest, &line))
      if (str_starts(line, mark))
        p->answers.at[i].text =
            str_trim((struct str){line.p + strlen(mark), line.n - strlen(mark)});
  }
}

static struct macro_probe *probe(struct macros *m, size_t nth) {
  for (size_t i = 0; i < m->probes.count; ++i)
    if (m->probes.at[i].nth == nth)
      return &m->probes.at[i];
  struct str definitions, pragma;
  struct macro_probe *p = GROW(m->arena, m->probes);
  *p = (struct macro_probe){.nth = nth};
  if (ask_definitions(m) && macro_definitions(m->arena, m->text, nth, &definitions, &pragma))
    ask_names(m, p, definitions, pragma);
  return p;
}

const char *macro_expand(void *context, struct arena *a, size_t nth, struct str name) {
  if (!may_be_macro(context, name))
    return NULL;
  struct macro_probe *p = probe(context, nth);
  for (size_t i = 0; i < p->answers.count; ++i) {
    const struct answer *x = &p->answers.at[i];
    // A function-like macro named alone stays as it is; so does one that stands for itself.
    if (str_equal(x->name, name) && x->text.n && !str_equal(x->text, name))
      return str_dup(a, x->text);
  }
  return NULL;
}
