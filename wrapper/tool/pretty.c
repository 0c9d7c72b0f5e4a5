#include "tool/pretty.h"

#include <ctype.h>
#include <string.h>

enum { DEEPEST = 256 };

struct level {
  bool block;      // "{" of statements; else of an initialiser, whose text is not broken
  bool loop;       // do { ... }
  unsigned indent; // of the line that opens it
};

struct printer {
  const struct pretty *options;
  struct str in;
  size_t at;
  struct text out, line;
  struct level levels[DEEPEST]; // what is deeper counts as an initialiser
  unsigned depth;               // of `levels`
  unsigned open;                // parentheses, brackets, braces of initialisers
  unsigned hanging;             // heads without a block on the lines before: for (...) NEWLINE
  bool continued;               // the line goes on with an expression of the line before
  bool blank;                   // white space stands before the next character
};

static unsigned indent(const struct printer *p) {
  unsigned base = p->depth ? p->levels[p->depth - 1].indent + p->options->unit : p->options->base;
  return base + (p->hanging + (p->continued ? 2 : 0)) * p->options->unit;
}

static char last(const struct text *t) {
  return t->n ? t->p[t->n - 1] : '\0';
}

static bool ends_with_word(const struct text *t, const char *word) {
  size_t n = strlen(word);
  struct str s = text_str(t);
  bool whole =
      s.n == n || (s.n > n && !isalnum((unsigned char)s.p[s.n - n - 1]) && s.p[s.n - n - 1] != '_');
  return str_ends(s, word) && whole;
}

static void put_line(struct printer *p, unsigned column, struct str s) {
  for (unsigned i = 0; i < column; ++i)
    text_puts(&p->out, " ");
  text_add(&p->out, s);
  text_puts(&p->out, "\n");
}

static void clear(struct text *t) {
  *t = (struct text){.arena = t->arena};
  text_puts(t, "");
}

// Ends the line; `whole`: with it a statement or the head of a block.
static void flush(struct printer *p, bool whole) {
  bool head = p->open == 0 && (last(&p->line) == ')' || ends_with_word(&p->line, "else"));
  if (p->line.n)
    put_line(p, indent(p), text_str(&p->line));
  if (whole) {
    p->hanging = 0;
    p->continued = false;
  } else if (p->line.n) {
    p->continued = !head;
    p->hanging += head;
  }
  clear(&p->line);
  p->blank = false;
}

static void add(struct printer *p, struct str s) {
  if (p->blank && p->line.n)
    text_puts(&p->line, " ");
  p->blank = false;
  text_add(&p->line, s);
}

static struct str rest_of_line(const struct printer *p) {
  struct str rest = {p->in.p + p->at, p->in.n - p->at}, line = {NULL, 0};
  str_line(&rest, &line);
  return line;
}

static void directive(struct printer *p) {
  struct str line = rest_of_line(p);
  bool marker = line.n > 2 && line.p[1] == ' ' && isdigit((unsigned char)line.p[2]);
  if (p->line.n)
    flush(p, false);
  if (!marker)
    put_line(p, indent(p), str_trim(line));
  else if (p->options->all)
    put_line(p, 0, str_trim(line));
  p->at += line.n;
}

// A literal, or a comment.
static void copy_whole(struct printer *p) {
  size_t from = p->at;
  char c = p->in.p[from];
  if (c == '/') {
    struct str end = p->in.p[from + 1] == '/' ? STR("\n") : STR("*/");
    p->at = str_find(p->in, end, from + 2);
    if (end.n == 2 && p->at < p->in.n)
      p->at += 2;
  } else {
    for (++p->at; p->at < p->in.n && p->in.p[p->at] != c; ++p->at)
      if (p->in.p[p->at] == '\\' && p->at + 1 < p->in.n)
        ++p->at;
    if (p->at < p->in.n)
      ++p->at;
  }
  add(p, (struct str){p->in.p + from, p->at - from});
}

// On a line of its own, with an empty line above where something else stands there.
static void comment_line(struct printer *p) {
  struct str line = rest_of_line(p);
  if (p->out.n && !str_ends(text_str(&p->out), "{\n"))
    text_puts(&p->out, "\n");
  put_line(p, indent(p), str_trim(line));
  p->at += line.n;
  p->blank = false;
}

static bool opens_block(const struct printer *p) {
  static const char *const types[] = {"struct ", "union ", "class ", "enum ", "namespace "};
  struct str s = str_trim(text_str(&p->line));
  if (p->open || p->depth == DEEPEST)
    return false;
  for (size_t i = 0; i < sizeof types / sizeof *types; ++i)
    if (str_starts(s, types[i]))
      return true;
  return s.n == 0 || s.p[s.n - 1] == ')' || s.p[s.n - 1] == ':' ||
         ends_with_word(&p->line, "else") || ends_with_word(&p->line, "do");
}

static void open_brace(struct printer *p) {
  if (!opens_block(p)) {
    add(p, STR("{"));
    ++p->open;
    return;
  }
  struct level l = {.block = true, .loop = ends_with_word(&p->line, "do"), .indent = indent(p)};
  p->blank = p->line.n > 0;
  add(p, STR("{"));
  flush(p, true);
  p->levels[p->depth++] = l;
}

// The next word or character behind white space, markers aside.
static struct str next_word(const struct printer *p) {
  size_t i = p->at;
  while (i < p->in.n && isspace((unsigned char)p->in.p[i]))
    ++i;
  size_t from = i;
  while (i < p->in.n && (isalnum((unsigned char)p->in.p[i]) || p->in.p[i] == '_'))
    ++i;
  return (struct str){p->in.p + from, i > from ? i - from : from < p->in.n};
}

static void close_brace(struct printer *p) {
  if (p->open || p->depth == 0) {
    if (p->open)
      --p->open;
    add(p, STR("}"));
    return;
  }
  if (p->line.n)
    flush(p, true);
  struct level l = p->levels[--p->depth];
  p->hanging = 0;
  p->continued = false;
  struct str next;
  add(p, STR("}"));
  ++p->at;
  next = next_word(p);
  --p->at;
  bool joined = str_is(next, "else") || (l.loop && str_is(next, "while")) || str_is(next, ";") ||
                str_is(next, ",");
  unsigned own = l.indent, usual = indent(p);
  if (joined && own == usual) {
    p->blank = str_is(next, "else") || str_is(next, "while");
    p->at = (size_t)(next.p - p->in.p) - 1;
    if (p->blank)
      text_puts(&p->line, " ");
    p->blank = false;
    return;
  }
  put_line(p, own, text_str(&p->line));
  clear(&p->line);
}

static void semicolon(struct printer *p) {
  char before = last(&p->out) == '\n' && p->out.n > 1 ? p->out.p[p->out.n - 2] : '\0';
  if (p->line.n == 0 && !p->options->all && (before == ';' || before == '{' || before == '}')) {
    p->blank = false;
    return;
  }
  p->blank = false;
  text_puts(&p->line, ";");
  if (p->open == 0)
    flush(p, true);
}

static void step(struct printer *p) {
  char c = p->in.p[p->at], next = p->at + 1 < p->in.n ? p->in.p[p->at + 1] : '\0';
  char before = p->at ? p->in.p[p->at - 1] : '\0';
  bool separator = c == '\'' && isdigit((unsigned char)before);
  if (c == '/' && next == '/' && p->line.n == 0) {
    comment_line(p);
    return;
  }
  if (c == '"' || (c == '\'' && !separator) || (c == '/' && (next == '/' || next == '*'))) {
    copy_whole(p);
    return;
  }
  if (c == '\n') {
    if (p->line.n)
      flush(p, false);
  } else if (isspace((unsigned char)c)) {
    p->blank = true;
  } else if (c == '{') {
    open_brace(p);
  } else if (c == '}') {
    close_brace(p);
  } else if (c == ';') {
    semicolon(p);
  } else {
    if (c == '(' || c == '[')
      ++p->open;
    else if ((c == ')' || c == ']') && p->open)
      --p->open;
    add(p, (struct str){p->in.p + p->at, 1});
  }
  ++p->at;
}

struct str pretty_code(struct arena *a, struct str code, const struct pretty *options) {
  struct printer *p = ARENA_NEW(a, struct printer);
  *p = (struct printer){.options = options, .in = code, .out = {.arena = a}, .line = {.arena = a}};
  clear(&p->out);
  clear(&p->line);
  bool start = true; // of a line
  while (p->at < code.n) {
    char c = code.p[p->at];
    if (start && c == '#') {
      directive(p);
      continue;
    }
    start = c == '\n' || (start && isblank((unsigned char)c));
    step(p);
  }
  flush(p, true);
  return text_str(&p->out);
}
