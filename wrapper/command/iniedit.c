#include "command/iniedit.h"

#include <stdbool.h>

// The first line of `rest` with its newline.
static struct str whole_line(struct str rest) {
  size_t n = str_find(rest, STR("\n"), 0);
  return (struct str){rest.p, n < rest.n ? n + 1 : n};
}

static struct str after(struct str s, size_t n) {
  return (struct str){s.p + n, s.n - n};
}

// The next word of a section's name, without the quotes that may stand around it.
static struct str take_word(struct str *name) {
  size_t n = 0;
  *name = str_trim(*name);
  while (n < name->n && name->p[n] != ' ' && name->p[n] != '\t')
    ++n;
  struct str word = {name->p, n};
  *name = after(*name, n);
  if (word.n >= 2 && word.p[0] == '"' && word.p[word.n - 1] == '"')
    word = (struct str){word.p + 1, word.n - 2};
  return word;
}

static bool is_head(struct str line) {
  line = str_trim(line);
  return line.n && line.p[0] == '[';
}

static bool is_head_of(struct str line, const char *section) {
  struct str wanted = str_of(section), name = after(str_trim(line), 1);
  name.n = str_find(name, STR("]"), 0);
  while (name.n || wanted.n)
    if (!str_equal(take_word(&name), take_word(&wanted)))
      return false;
  return true;
}

// Where the value begins in a line that sets `key`; 0 in any other.
static size_t value_at(struct str line, const char *key) {
  size_t n = 0;
  while (n < line.n && line.p[n] != '=' && line.p[n] != ':')
    ++n;
  if (n == line.n || !str_is(str_trim((struct str){line.p, n}), key))
    return 0;
  for (++n; n < line.n && (line.p[n] == ' ' || line.p[n] == '\t');)
    ++n;
  return n;
}

// A line's blanks and comment behind its value, and its newline.
static struct str behind_value(struct str line, size_t value) {
  size_t n = value;
  while (n < line.n && line.p[n] != '\n' &&
         !(line.p[n] == ';' && (line.p[n - 1] == ' ' || line.p[n - 1] == '\t')))
    ++n;
  while (n > value && (line.p[n - 1] == ' ' || line.p[n - 1] == '\t' || line.p[n - 1] == '\r'))
    --n;
  return after(line, n);
}

static void put_setting(struct text *t, const char *key, const char *value) {
  text_printf(t, "%s = %s\n", key, value);
}

struct str ini_set(struct arena *a, struct str text, const char *section, const char *key,
                   const char *value) {
  struct text out = {.arena = a};
  size_t head = 0; // behind the first head of the section
  bool inside = false, done = false;
  text_puts(&out, "");
  // What some editors put in front (a byte order mark) is no part of the first line.
  struct str rest = text;
  if (str_starts(rest, "\xef\xbb\xbf")) {
    text_add(&out, (struct str){rest.p, 3});
    rest = after(rest, 3);
  }
  while (rest.n) {
    struct str line = whole_line(rest);
    size_t from = is_head(line) ? 0 : value_at(line, key);
    rest = after(rest, line.n);
    if (is_head(line))
      inside = is_head_of(line, section);
    if (!inside || !from) {
      text_add(&out, line);
      if (inside && is_head(line) && !head) {
        if (line.p[line.n - 1] != '\n')
          text_puts(&out, "\n");
        head = out.n;
      }
      continue;
    }
    done = true;
    if (!value)
      continue;
    text_add(&out, (struct str){line.p, from});
    text_puts(&out, value);
    text_add(&out, behind_value(line, from));
  }
  if (done || !value)
    return text_str(&out);
  struct text all = {.arena = a};
  text_add(&all, (struct str){out.p, head ? head : out.n});
  if (!head) {
    bool ended = out.n == 0 || out.p[out.n - 1] == '\n';
    text_printf(&all, "%s%s[%s]\n", ended ? "" : "\n", out.n ? "\n" : "", section);
  }
  put_setting(&all, key, value);
  if (head)
    text_add(&all, after(text_str(&out), head));
  return text_str(&all);
}
