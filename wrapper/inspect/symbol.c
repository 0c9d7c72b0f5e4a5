#include "inspect/symbol.h"

#include <ctype.h>
#include <string.h>

static const char anonymous[] = "(anonymous namespace)";

static bool word(char c) {
  return isalnum((unsigned char)c) || c == '_';
}

// Where the parameters begin: the first "(" outside of brackets that opens no anonymous namespace.
static size_t parameters(struct str s) {
  int angle = 0;
  for (size_t i = 0; i < s.n; ++i) {
    if (str_starts((struct str){s.p + i, s.n - i}, anonymous)) {
      i += sizeof anonymous - 2;
      continue;
    }
    angle += s.p[i] == '<';
    angle -= s.p[i] == '>' && angle > 0;
    if (s.p[i] == '(' && angle == 0 && i > 0)
      return i;
  }
  return s.n;
}

// Behind the return type: the last blank outside of brackets.
static size_t name_begin(struct str s) {
  int depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i < s.n; ++i) {
    depth += s.p[i] == '<' || s.p[i] == '(';
    depth -= (s.p[i] == '>' || s.p[i] == ')') && depth > 0;
    if (s.p[i] == ' ' && depth == 0)
      begin = i + 1;
  }
  return begin;
}

// The bytes of a cast before a constant, "(unsigned int)"; 0: none stands at `i`.
static size_t cast_at(struct str s, size_t i) {
  size_t end = i + 1;
  if (s.p[i] != '(' || i == 0 || !(strchr("<, ", s.p[i - 1])))
    return 0;
  while (end < s.n && (word(s.p[end]) || s.p[end] == ' ' || s.p[end] == ':'))
    ++end;
  bool cast = end + 1 < s.n && s.p[end] == ')' && end > i + 1 &&
              (isdigit((unsigned char)s.p[end + 1]) || s.p[end + 1] == '-');
  return cast ? end + 1 - i : 0;
}

static bool digit_at(struct str s, size_t i) {
  return i < s.n && isdigit((unsigned char)s.p[i]);
}

// A constant, with (bool)1 as true and without the suffix of its type. Returns where it ends.
static size_t add_constant(struct text *t, struct str s, size_t i, bool boolean) {
  size_t end = i;
  while (digit_at(s, end))
    ++end;
  if (boolean && end == i + 1)
    text_puts(t, s.p[i] == '0' ? "false" : "true");
  else
    text_add(t, (struct str){s.p + i, end - i});
  size_t suffix = end;
  while (suffix < s.n && strchr("uUlL", s.p[suffix]))
    ++suffix;
  return suffix < s.n && word(s.p[suffix]) ? end : suffix;
}

static const char *without_casts(struct arena *a, struct str s) {
  struct text t = {.arena = a};
  text_puts(&t, "");
  for (size_t i = 0; i < s.n;) {
    size_t cast = cast_at(s, i);
    bool boolean = cast && str_is((struct str){s.p + i, cast}, "(bool)");
    i += cast;
    if (digit_at(s, i) && (i == 0 || !word(s.p[i - 1]))) {
      i = add_constant(&t, s, i, boolean);
    } else {
      text_add(&t, (struct str){s.p + i, 1});
      ++i;
    }
  }
  return t.p;
}

const char *symbol_plain(struct arena *a, const char *name) {
  struct str s = str_trim(str_of(name));
  s.n = parameters(s);
  s = str_trim(s);
  size_t begin = name_begin(s);
  return without_casts(a, (struct str){s.p + begin, s.n - begin});
}

// Without blanks, so that "a<1,2>" and "a<1, 2>" are one.
static struct str key(struct arena *a, const char *plain) {
  struct text t = {.arena = a};
  text_puts(&t, "");
  for (; *plain; ++plain)
    if (*plain != ' ')
      text_add(&t, (struct str){plain, 1});
  return text_str(&t);
}

static struct str without_arguments(struct arena *a, struct str s) {
  struct text t = {.arena = a};
  int depth = 0;
  text_puts(&t, "");
  for (size_t i = 0; i < s.n; ++i) {
    bool unnamed = s.p[i] == '<' && (i == 0 || s.p[i - 1] == ':'); // "<unnamed>::k"
    depth += s.p[i] == '<' && (depth || !unnamed);
    if (depth == 0)
      text_add(&t, (struct str){s.p + i, 1});
    depth -= s.p[i] == '>' && depth > 0;
  }
  return text_str(&t);
}

// Behind the last "::" outside of template arguments.
static struct str last_part(struct str s) {
  int depth = 0;
  size_t begin = 0;
  for (size_t i = 0; i < s.n; ++i) {
    depth += s.p[i] == '<';
    depth -= s.p[i] == '>' && depth > 0;
    if (s.p[i] == ':' && depth == 0)
      begin = i + 1;
  }
  return (struct str){s.p + begin, s.n - begin};
}

const char *symbol_instance(struct arena *a, const char *plain) {
  return str_dup(a, last_part(str_of(plain)));
}

const char *symbol_identifier(struct arena *a, const char *plain) {
  return str_dup(a, last_part(without_arguments(a, str_of(plain))));
}

enum symbol_match symbol_match(struct arena *a, struct symbol wanted, struct symbol s) {
  if (strcmp(wanted.name, s.name) == 0)
    return SYMBOL_SAME;
  struct str w = key(a, symbol_plain(a, wanted.plain)), whole = key(a, symbol_plain(a, s.plain));
  if (w.n == 0)
    return SYMBOL_OTHER;
  if (str_equal(w, whole))
    return SYMBOL_WHOLE;
  struct str bare = without_arguments(a, whole);
  if (str_equal(w, bare))
    return SYMBOL_TEMPLATE;
  if (str_equal(w, last_part(whole)))
    return SYMBOL_INSTANCE;
  return str_equal(w, last_part(bare)) ? SYMBOL_IDENTIFIER : SYMBOL_OTHER;
}

// A mangled name holds an identifier behind its length: _Z5sgemmPKf has 5sgemm.
bool symbol_holds(struct arena *a, struct str mangled, const char *identifier) {
  struct str part = str_of(arena_printf(a, "%zu%s", strlen(identifier), identifier));
  return str_is(mangled, identifier) || str_find(mangled, part, 0) < mangled.n;
}
