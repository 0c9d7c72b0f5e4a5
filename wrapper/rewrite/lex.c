#include "rewrite/lex.h"

#include "base/source.h"

#include <ctype.h>
#include <string.h>

// The ends of all lines.
struct lines {
  bool found;
  uint32_t *at;
  size_t count, room;
};

struct lexer {
  struct unit *unit;
  bool skip;      // headers of the system
  bool open;      // the text ends inside a comment or a raw string
  size_t foreign; // the first place of our pragma's word that is not yet passed; n: none
  const char *p;
  size_t n, at;
  struct {
    struct token *at;
    size_t count, room;
  } tokens;
  struct {
    struct marker *at;
    size_t count, room;
  } markers;
};

// These are asked for every byte of every header: ASCII alone, whatever the locale. In names the
// preprocessor writes all other letters as \u00f6 or \U000000f6; elsewhere it leaves no backslash.
static bool digit(unsigned char c) {
  return (unsigned char)(c - '0') < 10;
}

static bool ident_start(unsigned char c) {
  return (unsigned char)((c | 32) - 'a') < 26 || c == '_' || c == '$' || c == '\\' || c >= 0x80;
}

static bool ident_part(unsigned char c) {
  return ident_start(c) || digit(c);
}

static bool space(unsigned char c) {
  return c == ' ' || (unsigned char)(c - '\t') < 5 || c == '\0';
}

static void add_token(struct lexer *l, enum token_kind kind, size_t from) {
  struct token *t = GROW(l->unit->arena, l->tokens);
  *t = (struct token){.off = (uint32_t)from,
                      .len = (uint32_t)(l->at - from),
                      .match = NO_TOKEN,
                      .up = NO_TOKEN,
                      .kind = (uint8_t)kind};
}

// "# 12 "file" 1 3" or "#line 12 "file""; anything else is no marker. *number: where its number
// stands.
static bool is_marker(struct str line, size_t *number) {
  size_t i = 1;
  while (i < line.n && isblank((unsigned char)line.p[i]))
    ++i;
  if (line.n - i > 4 && memcmp(line.p + i, "line", 4) == 0)
    i += 4;
  while (i < line.n && isblank((unsigned char)line.p[i]))
    ++i;
  *number = i;
  return i < line.n && isdigit((unsigned char)line.p[i]);
}

// *moved: a file is entered (flag 1) or returned to (flag 2).
static bool parse_marker(struct str line, struct marker *m, bool *moved) {
  size_t i;
  *moved = false;
  if (!is_marker(line, &i))
    return false;
  uint32_t number = 0;
  while (i < line.n && isdigit((unsigned char)line.p[i]))
    number = number * 10 + (uint32_t)(line.p[i++] - '0');
  m->line = number;
  const char *open = memchr(line.p + i, '"', line.n - i);
  if (!open)
    return true;
  const char *close = open + 1;
  const char *end = line.p + line.n;
  while (close < end && *close != '"')
    close += *close == '\\' && close + 1 < end ? 2 : 1;
  m->file = (struct str){open + 1, (size_t)((close < end ? close : end) - open - 1)};
  m->system = false;
  for (const char *q = close; q < end; ++q) {
    m->system |= *q == '3';
    *moved |= *q == '1' || *q == '2';
  }
  return true;
}

static bool is_marker_at(struct str text, size_t at) {
  size_t end = str_find(text, STR("\n"), at), number;
  return is_marker((struct str){text.p + at, end - at}, &number);
}

static bool system_marker(const struct unit *u, const struct marker *m) {
  return m->system || (u->toolkit.n && m->file.n > u->toolkit.n &&
                       memcmp(m->file.p, u->toolkit.p, u->toolkit.n) == 0);
}

// The next place of our pragma's word, not as a part of another one: the library's streams have an
// rdbuf.
static size_t find_our_word(struct str text, size_t from) {
  for (size_t at; (at = str_find(text, STR("dbuf"), from)) < text.n; from = at + 1)
    if (at == 0 || !ident_part((unsigned char)text.p[at - 1]))
      return at;
  return text.n;
}

// Goes on to the next marker, unless our pragma's word comes first.
static void skip_header(struct lexer *l) {
  struct str text = {l->p, l->n};
  // From the end of the header's own marker on: an empty header ends with it.
  size_t next = str_find(text, STR("\n#"), l->at);
  while (next < l->n && !is_marker_at(text, next + 1))
    next = str_find(text, STR("\n#"), next + 1);
  if (l->foreign < l->at)
    l->foreign = find_our_word(text, l->at);
  if (l->foreign < next)
    l->skip = false;
  else
    l->at = next;
}

// A line that begins with '#': a marker is set aside, any other directive is one token.
static void lex_directive(struct lexer *l) {
  size_t from = l->at;
  const char *end = memchr(l->p + from, '\n', l->n - from);
  l->at = end ? (size_t)(end - l->p) : l->n;
  struct marker m = {.off = (uint32_t)(l->at < l->n ? l->at + 1 : l->at)};
  bool first = l->markers.count == 0, moved;
  struct marker before = {0};
  if (!first)
    before = l->markers.at[l->markers.count - 1];
  m.file = before.file;
  if (!parse_marker((struct str){l->p + from, l->at - from}, &m, &moved)) {
    add_token(l, TOK_PRAGMA, from);
    return;
  }
  // "# 5 "k.cu" 3 4" inside k.cu is what a macro of a system header left there, not that header.
  if (!first && !moved && str_equal(before.file, m.file))
    m.system = before.system;
  *GROW(l->unit->arena, l->markers) = m;
  if (l->unit->toolkit.n == 0 && str_ends(m.file, "/cuda_runtime.h"))
    l->unit->toolkit = (struct str){m.file.p, m.file.n - strlen("cuda_runtime.h")};
  if (l->skip && system_marker(l->unit, &m))
    skip_header(l);
}

static void skip_comment(struct lexer *l) {
  if (l->p[l->at + 1] == '/') {
    const char *end = memchr(l->p + l->at, '\n', l->n - l->at);
    l->at = end ? (size_t)(end - l->p) : l->n;
    return;
  }
  size_t end = str_find((struct str){l->p, l->n}, STR("*/"), l->at + 2);
  l->open = end >= l->n;
  l->at = l->open ? l->n : end + 2;
}

static void lex_quoted(struct lexer *l, size_t from, char quote) {
  ++l->at;
  while (l->at < l->n && l->p[l->at] != quote && l->p[l->at] != '\n')
    l->at += l->p[l->at] == '\\' && l->at + 1 < l->n ? 2 : 1;
  if (l->at < l->n && l->p[l->at] == quote)
    ++l->at;
  add_token(l, quote == '"' ? TOK_STRING : TOK_CHAR, from);
}

// R"delim( ... )delim"
static void lex_raw(struct lexer *l, size_t from) {
  size_t d = l->at + 1, open = d;
  while (open < l->n && open - d < 17 && l->p[open] != '(')
    ++open;
  size_t length = open - d;
  l->open = true;
  for (l->at = open; l->at < l->n && l->open; ++l->at)
    if (l->p[l->at] == ')' && l->at + length + 1 < l->n &&
        memcmp(l->p + l->at + 1, l->p + d, length) == 0 && l->p[l->at + 1 + length] == '"') {
      l->at += length + 1;
      l->open = false;
    }
  add_token(l, TOK_STRING, from);
}

// Words that are operators: what stands for a word's text.
static struct str operator_of(struct str word) {
  static const char *const words[][2] = {{"and", "&&"},    {"or", "||"},     {"not", "!"},
                                         {"bitand", "&"},  {"bitor", "|"},   {"xor", "^"},
                                         {"compl", "~"},   {"and_eq", "&="}, {"or_eq", "|="},
                                         {"xor_eq", "^="}, {"not_eq", "!="}};
  // Asked for every word: nearly all have another length or another first letter.
  if (word.n < 2 || word.n > 6 || !strchr("abcnox", word.p[0]))
    return word;
  for (size_t i = 0; i < sizeof words / sizeof *words; ++i)
    if (str_is(word, words[i][0]))
      return (struct str){words[i][1], strlen(words[i][1])};
  return word;
}

static bool is_operator(struct str word) {
  return operator_of(word).p != word.p;
}

static void lex_word(struct lexer *l) {
  size_t from = l->at;
  while (l->at < l->n && ident_part((unsigned char)l->p[l->at]))
    ++l->at;
  char next = l->at < l->n ? l->p[l->at] : '\0';
  size_t length = l->at - from;
  bool prefix = length <= 3 && strchr("LuUR", l->p[from]) && (next == '"' || next == '\'');
  if (prefix && next == '"' && l->p[l->at - 1] == 'R')
    lex_raw(l, from);
  else if (prefix)
    lex_quoted(l, from, next);
  else
    add_token(l, is_operator((struct str){l->p + from, length}) ? TOK_PUNCT : TOK_IDENT, from);
}

static void lex_number(struct lexer *l) {
  size_t from = l->at;
  while (l->at < l->n) {
    unsigned char c = (unsigned char)l->p[l->at];
    bool sign = (c == '+' || c == '-') && l->at > from && strchr("eEpP", l->p[l->at - 1]);
    bool separator = c == '\'' && l->at + 1 < l->n && isalnum((unsigned char)l->p[l->at + 1]);
    if (!ident_part(c) && c != '.' && !sign && !separator)
      break;
    // 0xE+1 is three tokens in no grammar we meet; 1+2 must stay three.
    if (sign && l->p[from] == '0' && l->at > from + 1 && strchr("xX", l->p[from + 1]) &&
        strchr("eE", l->p[l->at - 1]))
      break;
    ++l->at;
  }
  add_token(l, TOK_NUMBER, from);
}

// The length of the operator that begins with c, d, e: the longest that C++ has.
static size_t punct_length(char c, char d, char e) {
  if (d == '\0')
    return 1;
  switch (c) {
  case '<':
    return (d == '<' || d == '=') && ((d == '<' && e == '=') || (d == '=' && e == '>')) ? 3
           : d == '<' || d == '='                                                       ? 2
                                                                                        : 1;
  case '>':
    return d == '>' ? (e == '=' ? 3 : 2) : d == '=' ? 2 : 1;
  case '.':
    return d == '.' && e == '.' ? 3 : d == '*' ? 2 : 1;
  case '-':
    return d == '>' ? (e == '*' ? 3 : 2) : d == '-' || d == '=' ? 2 : 1;
  case ':':
  case '#':
    return d == c ? 2 : 1;
  case '+':
  case '&':
  case '|':
    return d == c || d == '=' ? 2 : 1;
  case '*':
  case '/':
  case '%':
  case '^':
  case '=':
  case '!':
    return d == '=' ? 2 : 1;
  default:
    return 1;
  }
}

static void lex_punct(struct lexer *l) {
  size_t from = l->at;
  char d = from + 1 < l->n ? l->p[from + 1] : '\0', e = from + 2 < l->n ? l->p[from + 2] : '\0';
  l->at += punct_length(l->p[from], d, e);
  add_token(l, TOK_PUNCT, from);
}

static void lex_all(struct lexer *l) {
  bool line_start = true;
  while (l->at < l->n) {
    unsigned char c = (unsigned char)l->p[l->at];
    if (c == '\n') {
      line_start = true;
      ++l->at;
    } else if (space(c)) {
      ++l->at;
    } else if (c == '#' && line_start) {
      lex_directive(l);
    } else {
      line_start = false;
      if (c == '/' && l->at + 1 < l->n && (l->p[l->at + 1] == '/' || l->p[l->at + 1] == '*'))
        skip_comment(l);
      else if (ident_start(c))
        lex_word(l);
      else if (digit(c) || (c == '.' && l->at + 1 < l->n && digit((unsigned char)l->p[l->at + 1])))
        lex_number(l);
      else if (c == '"' || c == '\'')
        lex_quoted(l, l->at, (char)c);
      else
        lex_punct(l);
    }
  }
}

static char partner(char open) {
  return open == '(' ? ')' : open == '[' ? ']' : open == '{' ? '}' : '\0';
}

static void match_brackets(struct unit *u) {
  tok open = NO_TOKEN;
  for (tok t = 0; t < u->count; ++t) {
    struct token *k = &u->tokens[t];
    k->up = open;
    if (k->kind != TOK_PUNCT || k->len != 1)
      continue;
    char c = u->text.p[k->off];
    if (partner(c)) {
      open = t;
    } else if (c == ')' || c == ']' || c == '}') {
      // A closer that fits nothing is left alone; one that fits an outer opener closes what is
      // between.
      tok o = open;
      while (o != NO_TOKEN && partner(u->text.p[u->tokens[o].off]) != c && c == '}')
        o = u->tokens[o].up;
      if (o == NO_TOKEN || partner(u->text.p[u->tokens[o].off]) != c)
        continue;
      k->match = o;
      u->tokens[o].match = t;
      open = u->tokens[o].up;
      k->up = open;
    }
  }
}

static struct unit *finish(struct lexer *l) {
  struct unit *u = l->unit;
  if (l->open)
    l->tokens.count = 0;
  u->count = l->tokens.count;
  add_token(l, TOK_END, l->at);
  u->tokens = l->tokens.at;
  u->markers = l->markers.at;
  u->marker_count = l->markers.count;
  match_brackets(u);
  find_spellings(u);
  return u;
}

static struct unit *new_unit(struct arena *a, struct str text) {
  struct unit *u = ARENA_NEW(a, struct unit);
  u->arena = a;
  u->text = text;
  u->lines = ARENA_NEW(a, struct lines);
  return u;
}

struct unit *lex(struct arena *a, struct str text) {
  struct unit *u = new_unit(a, text);
  struct lexer l = {.unit = u, .p = text.p, .n = text.n, .skip = true};
  if (text.n >= UINT32_MAX)
    l.n = 0;
  l.foreign = find_our_word(text, 0);
  lex_all(&l);
  if (!l.skip) {
    // A header of the system holds the pragma: nothing may be passed over.
    l = (struct lexer){.unit = u, .p = text.p, .n = l.n};
    lex_all(&l);
  }
  return finish(&l);
}

struct unit *lex_part(struct arena *a, struct str text) {
  struct unit *u = new_unit(a, text);
  struct lexer l = {.unit = u, .p = text.p, .n = text.n};
  lex_all(&l);
  return finish(&l);
}

struct str token_text(const struct unit *u, tok t) {
  if (t >= u->count)
    return (struct str){u->text.p, 0};
  const struct token *k = &u->tokens[t];
  struct str text = {u->text.p + k->off, k->len};
  return k->kind == TOK_PUNCT && ident_start((unsigned char)*text.p) ? operator_of(text) : text;
}

bool token_is(const struct unit *u, tok t, const char *spelling) {
  return t < u->count && str_is(token_text(u, t), spelling);
}

bool token_in(const struct unit *u, tok t, const char *const *words) {
  return t < u->count && str_in(token_text(u, t), words);
}

bool range_empty(struct range r) {
  return r.first >= r.end;
}

struct str range_text(const struct unit *u, struct range r) {
  if (range_empty(r))
    return (struct str){u->text.p, 0};
  const struct token *last = &u->tokens[r.end - 1];
  uint32_t from = u->tokens[r.first].off;
  return (struct str){u->text.p + from, last->off + last->len - from};
}

const struct marker *marker_at(const struct unit *u, uint32_t off) {
  size_t low = 0, high = u->marker_count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (u->markers[middle].off <= off)
      low = middle + 1;
    else
      high = middle;
  }
  return low ? &u->markers[low - 1] : NULL;
}

bool system_file(const struct unit *u, tok t) {
  const struct marker *m = marker_at(u, u->tokens[t].off);
  return m && system_marker(u, m);
}

static bool word_byte(const struct unit *u, size_t at) {
  return at < u->text.n && ident_part((unsigned char)u->text.p[at]);
}

// Does a header of the system have that word, with `call` before a "("?
static bool system_has(const struct unit *u, struct str name, bool call) {
  for (size_t at = 0; (at = str_find(u->text, name, at)) < u->text.n; at += name.n) {
    size_t after = at + name.n;
    if (word_byte(u, after) || (at > 0 && word_byte(u, at - 1)))
      continue;
    while (after < u->text.n && space((unsigned char)u->text.p[after]))
      ++after;
    const struct marker *m = marker_at(u, (uint32_t)at);
    if ((!call || (after < u->text.n && u->text.p[after] == '(')) && m && system_marker(u, m))
      return true;
  }
  return false;
}

bool system_function(const struct unit *u, struct str name) {
  struct spelling *s = spelling_of(u, name);
  if (!s)
    return system_has(u, name, true);
  if (s->system_function == 0)
    s->system_function = system_has(u, name, true) ? 2 : 1;
  return s->system_function == 2;
}

bool system_word(const struct unit *u, struct str name) {
  struct spelling *s = spelling_of(u, name);
  if (!s)
    return system_has(u, name, false);
  if (s->system_word == 0)
    s->system_word = system_has(u, name, false) ? 2 : 1;
  return s->system_word == 2;
}

static uint32_t lines_before(const struct unit *u, uint32_t off) {
  const struct lines *l = u->lines;
  size_t low = 0, high = l->count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (l->at[middle] < off)
      low = middle + 1;
    else
      high = middle;
  }
  return (uint32_t)low;
}

uint32_t line_at(const struct unit *u, uint32_t off) {
  const struct marker *m = marker_at(u, off);
  for (size_t at = 0; !u->lines->found && at < u->text.n; ++at) {
    const char *end = memchr(u->text.p + at, '\n', u->text.n - at);
    at = end ? (size_t)(end - u->text.p) : u->text.n;
    if (end)
      *GROW(u->arena, *u->lines) = (uint32_t)at;
  }
  u->lines->found = true;
  return (m ? m->line : 1) + lines_before(u, off) - lines_before(u, m ? m->off : 0);
}

struct str name_as_written(struct str s) {
  if (!str_starts(s, "__dbuf"))
    return s;
  size_t i = strlen("__dbuf"), digits = i;
  while (i < s.n && isdigit((unsigned char)s.p[i]))
    ++i;
  return i > digits && i < s.n && s.p[i] == '_' ? (struct str){s.p + i + 1, s.n - i - 1} : s;
}

static bool in_name(char c) {
  return c == '_' || isalnum((unsigned char)c);
}

// Where a line has a token as a whole; its end when it has not.
static size_t find_token(struct str line, struct str token) {
  for (size_t at = 0; (at = str_find(line, token, at)) < line.n; ++at) {
    bool before = at > 0 && in_name(line.p[at - 1]) && in_name(token.p[0]);
    bool behind =
        at + token.n < line.n && in_name(line.p[at + token.n]) && in_name(token.p[token.n - 1]);
    if (!before && !behind)
      return at;
  }
  return line.n;
}

struct place unit_place(const struct unit *u, uint32_t off, uint32_t width) {
  const struct marker *m = marker_at(u, off);
  uint32_t start = off, end = off;
  while (start > 0 && u->text.p[start - 1] != '\n')
    --start;
  while (end < u->text.n && u->text.p[end] != '\n')
    ++end;
  struct place place = {.file = m ? str_dup(u->arena, m->file) : NULL,
                        .line = line_at(u, off),
                        .column = off - start + 1,
                        .width = width,
                        .source = {u->text.p + start, end - start}};
  // Macros shift columns: show the user's own line, and find the token in it.
  struct str own = source_line(u->arena, place.file, place.line);
  if (own.n == 0 || str_equal(own, place.source))
    return place;
  uint32_t length = width && width <= end - off ? width : 1;
  struct str token = name_as_written((struct str){u->text.p + off, length});
  size_t at = find_token(own, token);
  place.source = own;
  place.column = at < own.n ? (unsigned)at + 1 : 1;
  place.width = at < own.n ? (unsigned)token.n : 1;
  return place;
}

struct place token_place(const struct unit *u, tok t) {
  const struct token *k = &u->tokens[t < u->count ? t : u->count];
  return unit_place(u, k->off, k->len);
}
