#include "rewrite/prototype.h"

#include "rewrite/loop.h"

#include <ctype.h>
#include <string.h>

// Longer lists are not read, and the behind of a list that is looked at.
enum { LONGEST_LIST = 4000, BEHIND_LIST = 80 };

// ---- where a name is declared ----

static bool word_byte(struct str s, size_t at) {
  return at < s.n && (isalnum((unsigned char)s.p[at]) || s.p[at] == '_' || s.p[at] == '$');
}

static size_t skip_space(struct str s, size_t at) {
  while (at < s.n && isspace((unsigned char)s.p[at]))
    ++at;
  return at;
}

// The place of the last byte before `at` that is no space; s.n when there is none.
static size_t before_space(struct str s, size_t at) {
  while (at > 0 && isspace((unsigned char)s.p[at - 1]))
    --at;
  return at > 0 ? at - 1 : s.n;
}

// What stands before a name says that it is called there, not declared.
static bool in_expression(struct str s, size_t at) {
  static const char *const words[] = {"return", "else", "case", "throw", "goto", "new", NULL};
  size_t last = before_space(s, at);
  while (last < s.n && last > 1 && s.p[last] == ':' && s.p[last - 1] == ':') { // "std::"
    while (last > 1 && word_byte(s, last - 2))
      --last;
    last = before_space(s, last - 1);
  }
  if (last >= s.n)
    return false;
  char c = s.p[last], d = last > 0 ? s.p[last - 1] : '\0';
  if (strchr("=(,?+-/<!|^%~[.", c))
    return true;
  if ((c == '>' && d == '-') || (c == '&' && d == '&'))
    return true;
  size_t first = last + 1;
  while (first > 0 && word_byte(s, first - 1))
    --first;
  return str_in((struct str){s.p + first, last + 1 - first}, words);
}

// The end of the list that opens at `at`, behind its ")"; `at` when it is too long.
static size_t list_end(struct str s, size_t at) {
  long depth = 0;
  for (size_t i = at; i < s.n && i - at < LONGEST_LIST; ++i) {
    depth += (s.p[i] == '(') - (s.p[i] == ')');
    if (depth == 0)
      return i + 1;
  }
  return at;
}

// The token at an offset of the text, if the lexer did not pass over it.
static tok token_at(const struct unit *u, size_t off) {
  tok low = 0, high = (tok)u->count;
  while (low < high) {
    tok middle = low + (high - low) / 2;
    if (u->tokens[middle].off < off)
      low = middle + 1;
    else
      high = middle;
  }
  return low < u->count && u->tokens[low].off == off ? low : NO_TOKEN;
}

// ---- one declaration ----

struct parameters {
  enum passing passing[MOST_ARGUMENTS];
  size_t count, least; // least: without those that have default values
  bool pack;           // the last one takes all that follow
};

static bool is_ident(const struct unit *u, tok t) {
  return t < u->count && u->tokens[t].kind == TOK_IDENT;
}

static tok skip_brackets(const struct unit *u, tok t) {
  return u->tokens[t].match != NO_TOKEN && u->tokens[t].match > t ? u->tokens[t].match : t;
}

// One parameter: false when it is the argument of a call.
static bool read_parameter(const struct unit *u, struct range r, struct parameters *p) {
  bool constant = false, number = false, array = false, pack = false, optional = false;
  size_t references = 0, pointers = 0;
  if (!is_ident(u, r.first) && !token_is(u, r.first, "...") && !token_is(u, r.first, "::") &&
      !token_is(u, r.first, "["))
    return false;
  long angle = 0;
  for (tok t = r.first; t < r.end && !optional; ++t) {
    if (token_is(u, t, "<")) {
      ++angle;
    } else if (token_is(u, t, ">") || token_is(u, t, ">>")) {
      angle -= token_is(u, t, ">") ? 1 : 2;
    } else if (angle > 0) {
      continue;
    } else if (token_is(u, t, "(")) {
      // "(&rows)[8]" and "(*f)(int)" bind to arrays and functions alone.
      array |= token_is(u, t + 1, "&") || token_is(u, t + 1, "*") || token_is(u, t + 1, "&&");
      t = skip_brackets(u, t);
    } else if (token_is(u, t, "[")) {
      array |= !token_is(u, t + 1, "["); // [[attribute]]
      t = skip_brackets(u, t);
    } else if (token_is(u, t, "&") || token_is(u, t, "&&")) {
      ++references;
    } else if (token_is(u, t, "*")) {
      ++pointers;
    } else if (token_is(u, t, "const")) {
      constant |= references + pointers == 0;
    } else if (token_is(u, t, "...")) {
      pack = true;
    } else if (token_is(u, t, "=")) {
      optional = true;
    } else if (is_ident(u, t)) {
      number |= type_bytes(u, (struct range){t, t + 1}) > 0;
    } else if (!token_is(u, t, "::")) {
      return false; // a number, a string, an operator
    }
  }
  enum passing passing = PASSED_BY_VALUE;
  // Behind a constant reference to what is no number may be a pointer.
  if (constant && references + pointers == 1 && number)
    passing = PASSED_TO_READ;
  else if (references && !array)
    passing = PASSED_BY_REFERENCE;
  else if (number && !pointers && !array)
    passing = PASSED_TO_READ;
  else if (pointers && !constant)
    passing = PASSED_POINTER;
  if (p->count < MOST_ARGUMENTS)
    p->passing[p->count] = passing;
  ++p->count;
  p->least += !optional && !pack;
  p->pack |= pack;
  return true;
}

// The list from the "(" that is the first token of `u`.
static bool read_list(const struct unit *u, struct parameters *p) {
  tok close = u->count ? u->tokens[0].match : NO_TOKEN;
  if (close == NO_TOKEN)
    return false;
  if (close == 1 || (close == 2 && token_is(u, 1, "void")))
    return true;
  struct range r = {1, 1};
  long angle = 0;
  for (; r.end <= close; ++r.end) {
    if (token_is(u, r.end, "<"))
      ++angle;
    else if (token_is(u, r.end, ">") || token_is(u, r.end, ">>"))
      angle -= token_is(u, r.end, ">") ? 1 : 2;
    if (r.end == close || (angle <= 0 && token_is(u, r.end, ","))) {
      if (!read_parameter(u, r, p))
        return false;
      r.first = r.end + 1;
    } else if (token_is(u, r.end, "(") || token_is(u, r.end, "[") || token_is(u, r.end, "{")) {
      r.end = skip_brackets(u, r.end);
    }
  }
  return true;
}

static bool const_method(const struct unit *u) {
  tok t = u->tokens[0].match + 1;
  while (token_is(u, t, "volatile"))
    ++t;
  return token_is(u, t, "const");
}

static enum passing parameter(const struct parameters *p, size_t i) {
  size_t last = p->count ? p->count - 1 : 0;
  if (i > last)
    i = last;
  return i < MOST_ARGUMENTS ? p->passing[i] : PASSED_BY_REFERENCE;
}

static void add_declaration(struct prototype *all, const struct unit *u, size_t count) {
  struct parameters p = {.count = 0};
  if (!read_list(u, &p) || count < p.least || (count > p.count && !p.pack))
    return;
  all->known = true;
  all->writes_object |= !const_method(u);
  for (size_t i = 0; i < count && i < MOST_ARGUMENTS; ++i)
    if (parameter(&p, i) > all->passing[i])
      all->passing[i] = parameter(&p, i);
}

// The parameter lists behind a name where it is declared, each with what stands behind it.
struct prototypes {
  const struct unit **at;
  size_t count, room;
};

// The end of the list behind the name at `at`; `at` when no function is declared there. *open: its
// beginning.
static size_t declared_list(const struct unit *u, struct str name, size_t at, size_t *open) {
  struct str s = u->text;
  size_t first = before_space(s, at);
  *open = skip_space(s, at + name.n);
  if (word_byte(s, at + name.n) || (at > 0 && word_byte(s, at - 1)))
    return at;
  // "(min)(a, b)" keeps a macro of that name away.
  bool guarded = *open < s.n && s.p[*open] == ')' && first < s.n && s.p[first] == '(';
  if (guarded)
    *open = skip_space(s, *open + 1);
  size_t end = *open < s.n && s.p[*open] == '(' ? list_end(s, *open) : *open;
  if (end == *open || in_expression(s, guarded ? first : at))
    return at;
  tok own = token_at(u, at);
  return own != NO_TOKEN && function_brace(u, own) != NO_TOKEN ? at : end;
}

static struct prototypes *find_prototypes(const struct unit *u, struct str name) {
  struct prototypes *all = ARENA_NEW(u->arena, struct prototypes);
  struct str s = u->text;
  for (size_t at = 0; (at = str_find(s, name, at)) < s.n; at += name.n) {
    size_t open, end = declared_list(u, name, at, &open);
    size_t rest = s.n - end < BEHIND_LIST ? s.n - end : BEHIND_LIST;
    if (end != at)
      *GROW(u->arena, *all) = lex_part(u->arena, (struct str){s.p + open, end + rest - open});
  }
  return all;
}

struct prototype prototype_of(const struct unit *u, struct str name, size_t count) {
  struct prototype found = {.known = false};
  struct spelling *s = spelling_of(u, name);
  struct prototypes *all = s && s->declared ? s->declared : find_prototypes(u, name);
  if (s)
    s->declared = all;
  for (size_t i = 0; i < all->count; ++i)
    add_declaration(&found, all->at[i], count);
  return found;
}
