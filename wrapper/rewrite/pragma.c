#include "rewrite/pragma.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

// "#" blank* "pragma" blank+ "dbuf" (not a word's beginning)
static size_t after_dbuf(struct str line) {
  size_t i = 1;
  while (i < line.n && isblank((unsigned char)line.p[i]))
    ++i;
  if (line.n - i < 6 || memcmp(line.p + i, "pragma", 6) != 0)
    return 0;
  i += 6;
  size_t blank = i;
  while (i < line.n && isblank((unsigned char)line.p[i]))
    ++i;
  if (i == blank || line.n - i < 4 || memcmp(line.p + i, "dbuf", 4) != 0)
    return 0;
  i += 4;
  return i == line.n || !(isalnum((unsigned char)line.p[i]) || line.p[i] == '_') ? i : 0;
}

bool pragma_is(const struct unit *u, tok t) {
  return t < u->count && u->tokens[t].kind == TOK_PRAGMA && after_dbuf(token_text(u, t)) != 0;
}

bool pragma_line(struct str line) {
  return str_starts(line, "#") && after_dbuf(line) != 0;
}

enum mark pragma_mark(const struct unit *u, tok t) {
  if (!pragma_is(u, t))
    return MARK_NONE;
  struct str line = token_text(u, t);
  size_t at = after_dbuf(line);
  struct str rest = str_trim((struct str){line.p + at, line.n - at});
  return str_is(rest, "load") ? MARK_LOAD : str_is(rest, "compute") ? MARK_COMPUTE : MARK_NONE;
}

struct clause_parser {
  struct unit *unit;
  tok pragma;
  size_t nth;
  const char *kernel;
  const struct rewrite_options *options;
  struct clauses *clauses;
  struct diag *diag;
  struct {
    struct str *at;
    size_t count, room;
  } seen;
};

static struct place place_of(const struct clause_parser *p, struct str s) {
  return unit_place(p->unit, (uint32_t)(s.p - p->unit->text.p), (uint32_t)(s.n ? s.n : 1));
}

// ---- constant expressions ----

struct calculator {
  struct str s;
  size_t at;
  bool bad;
  int depth;
};

static void blanks(struct calculator *c) {
  while (c->at < c->s.n && isspace((unsigned char)c->s.p[c->at]))
    ++c->at;
}

static bool take(struct calculator *c, char want) {
  blanks(c);
  if (c->at < c->s.n && c->s.p[c->at] == want) {
    ++c->at;
    return true;
  }
  return false;
}

static long sum(struct calculator *c);

static long factor(struct calculator *c) {
  if (++c->depth > 100)
    c->bad = true;
  long v = 0;
  if (c->bad) {
  } else if (take(c, '(')) {
    v = sum(c);
    c->bad |= !take(c, ')');
  } else if (take(c, '-')) {
    v = -factor(c);
  } else {
    blanks(c);
    size_t from = c->at;
    while (c->at < c->s.n && isdigit((unsigned char)c->s.p[c->at]) && c->at - from < 9)
      v = v * 10 + (c->s.p[c->at++] - '0');
    c->bad |= c->at == from;
    while (c->at < c->s.n && strchr("uUlL", c->s.p[c->at]))
      ++c->at;
    c->bad |= c->at < c->s.n && (isalnum((unsigned char)c->s.p[c->at]) || c->s.p[c->at] == '.');
  }
  --c->depth;
  return v;
}

static long product(struct calculator *c) {
  long v = factor(c);
  while (!c->bad) {
    if (take(c, '*')) {
      long f = factor(c);
      c->bad |= f != 0 && labs(v) > 1000000000000L / (labs(f) ? labs(f) : 1);
      v = c->bad ? 0 : v * f;
    } else if (take(c, '/') || take(c, '%')) {
      char op = c->s.p[c->at - 1];
      long f = factor(c);
      c->bad |= f == 0;
      v = c->bad ? 0 : op == '/' ? v / f : v % f;
    } else {
      break;
    }
  }
  return v;
}

static long sum(struct calculator *c) {
  long v = product(c);
  while (!c->bad) {
    if (take(c, '+'))
      v += product(c);
    else if (take(c, '-'))
      v -= product(c);
    else
      break;
  }
  return v;
}

bool constant_value(struct str text, long *value) {
  struct calculator c = {.s = text};
  long v = sum(&c);
  blanks(&c);
  if (c.bad || c.at != text.n)
    return false;
  *value = v;
  return true;
}

// Whether a text has the form of a constant expression; what its names mean is the compiler's
// business. Read from left to right: operands and operators in turn.
struct former {
  struct str s;
  size_t at;
  unsigned depth; // of parentheses
};

static bool word_byte(char c) {
  return isalnum((unsigned char)c) || c == '_';
}

static char here(const struct former *f) {
  return f->at < f->s.n ? f->s.p[f->at] : '\0';
}

static void pass_blanks(struct former *f) {
  while (isspace((unsigned char)here(f)))
    ++f->at;
}

// From an opening bracket to behind its partner, whatever stands between; false without one.
static bool pass_brackets(struct former *f, char open, char close) {
  unsigned depth = 0;
  for (; f->at < f->s.n; ++f->at) {
    depth += here(f) == open;
    if (here(f) == close && --depth == 0)
      return ++f->at, true;
  }
  return false;
}

static bool is_word(struct str s, const char *const *words) {
  for (; *words; ++words)
    if (str_is(s, *words))
      return true;
  return false;
}

// "::" is passed.
static bool pass_scope(struct former *f) {
  bool found = str_starts((struct str){f->s.p + f->at, f->s.n - f->at}, "::");
  f->at += found ? 2 : 0;
  pass_blanks(f);
  return found;
}

// a::b<c>::d, f(x), sizeof(T)
static bool pass_name(struct former *f) {
  static const char *const variables[] = {"threadIdx", "blockIdx", "blockDim",
                                          "gridDim",   "warpSize", NULL};
  pass_scope(f);
  do {
    size_t from = f->at;
    while (word_byte(here(f)))
      ++f->at;
    if (f->at == from || is_word((struct str){f->s.p + from, f->at - from}, variables))
      return false;
    pass_blanks(f);
    struct former behind = *f; // "a < b" is no template
    if (here(f) == '<' && pass_brackets(&behind, '<', '>')) {
      pass_blanks(&behind);
      if (here(&behind) == ':' || here(&behind) == '(')
        *f = behind;
    }
  } while (pass_scope(f));
  return here(f) != '(' || pass_brackets(f, '(', ')');
}

static bool pass_number(struct former *f) {
  size_t from = f->at;
  while (word_byte(here(f)) || here(f) == '\'')
    ++f->at;
  return here(f) != '.' && f->at - from <= 20;
}

static bool pass_operand(struct former *f) {
  enum { DEEPEST = 100 };
  for (pass_blanks(f); here(f) && strchr("(+-!~", here(f)); pass_blanks(f)) {
    f->depth += here(f) == '(';
    ++f->at;
  }
  if (f->depth > DEEPEST)
    return false;
  return isdigit((unsigned char)here(f)) ? pass_number(f) : pass_name(f);
}

static bool pass_operator(struct former *f) {
  static const char *const operators[] = {"<<", ">>", "<=", ">=", "==", "!=", "&&",
                                          "||", "+",  "-",  "*",  "/",  "%",  "<",
                                          ">",  "&",  "|",  "^",  "?",  ":",  NULL};
  struct str rest = {f->s.p + f->at, f->s.n - f->at};
  for (const char *const *o = operators; *o; ++o)
    if (str_starts(rest, *o)) {
      f->at += strlen(*o);
      return true;
    }
  return false;
}

static bool constant_form(struct str text) {
  struct former f = {.s = text};
  while (pass_operand(&f)) {
    for (pass_blanks(&f); f.depth && here(&f) == ')'; pass_blanks(&f)) {
      --f.depth;
      ++f.at;
    }
    if (f.at == text.n)
      return f.depth == 0;
    if (!pass_operator(&f))
      return false;
  }
  return false;
}

// A constant from `least` to `most`, as far as the text tells.
static bool constant_within(struct str text, long least, long most) {
  long n;
  if (constant_value(text, &n))
    return n >= least && n <= most;
  bool calculable = true; // 1 / 0
  for (size_t i = 0; i < text.n; ++i)
    calculable &= isdigit((unsigned char)text.p[i]) || strchr("+-*/%() \t", text.p[i]) != NULL;
  return !calculable && constant_form(text);
}

// ---- macros ----

// In preprocessed text an object-like macro's name is never left over, so a name that is found is
// no macro.
static bool stands_in_text(const struct clause_parser *p, struct str name) {
  return spelling_of(p->unit, name) != NULL;
}

// Replaces each macro's name in a clause's value by its expansion in parentheses (alone: as it is).
static struct str expand(struct clause_parser *p, struct str value) {
  if (!p->options->macro)
    return value;
  struct text out = {.arena = p->unit->arena};
  bool changed = false;
  for (size_t i = 0; i < value.n;) {
    unsigned char c = (unsigned char)value.p[i];
    size_t from = i;
    if (isalpha(c) || c == '_') {
      while (i < value.n && (isalnum((unsigned char)value.p[i]) || value.p[i] == '_'))
        ++i;
      struct str name = {value.p + from, i - from};
      const char *body = stands_in_text(p, name)
                             ? NULL
                             : p->options->macro(p->options->context, p->unit->arena, p->nth, name);
      if (body) {
        changed = true;
        text_printf(&out, name.n == value.n ? "%s" : "(%s)", body);
      } else {
        text_add(&out, name);
      }
    } else {
      while (i < value.n && !(isalpha((unsigned char)value.p[i]) || value.p[i] == '_'))
        i += isdigit((unsigned char)value.p[i]) && i + 1 < value.n &&
                     isalpha((unsigned char)value.p[i + 1])
                 ? 2
                 : 1;
      text_add(&out, (struct str){value.p + from, i - from});
    }
  }
  return changed ? str_trim(text_str(&out)) : value;
}

// ---- clauses ----

static const char *const clause_names[] = {
    "variant", "stages",      "tile",        "ratio",     "threads", "shared",
    "dynamic", "independent", "speculative", "contract",  "name",    "spill",
    "cliff",   "barrier",     "overlap",     "mma_count", NULL};

static bool names_variant(struct str name) {
  for (int v = 0; v < VARIANT_COUNT; ++v)
    if (str_is(name, variant_name((enum variant)v)))
      return true;
  return false;
}

// A word that clauses have for a value stands for it, whatever a macro of that name says elsewhere
// ("#define ldg __ldg"); and to look for one means to read all headers.
static bool is_own_value(struct str value) {
  static const char *const words[] = {"error", "warn", "off", "auto", NULL};
  return is_word(value, words) || names_variant(value);
}

static void unknown_clause(struct clause_parser *p, struct str name) {
  const char *nearest = NULL;
  size_t best = 4;
  for (const char *const *n = clause_names; *n; ++n) {
    size_t d = str_distance(name, str_of(*n));
    if (d < best) {
      best = d;
      nearest = *n;
    }
  }
  struct message *m = diag_add(p->diag, SEVERITY_ERROR, "bad-clause", place_of(p, name),
                               "unknown clause '%.*s'", (int)name.n, name.p);
  m->remedy =
      names_variant(name) ? arena_printf(p->unit->arena, "write variant=%.*s", (int)name.n, name.p)
      : nearest
          ? arena_printf(p->unit->arena, "did you mean '%s'?", nearest)
          : "the clauses are variant, stages, tile, ratio, threads, shared, dynamic, "
            "independent, speculative, contract, name, spill, cliff, barrier, overlap, mma_count";
}

static bool bad_value(struct clause_parser *p, struct str name, struct str value,
                      const char *remedy) {
  struct message *m =
      diag_add(p->diag, SEVERITY_ERROR, "bad-clause",
               place_of(p, value.n && value.p >= p->unit->text.p &&
                                   value.p < p->unit->text.p + p->unit->text.n
                               ? value
                               : name),
               "bad value '%.*s' for clause '%.*s'", (int)value.n, value.p, (int)name.n, name.p);
  m->remedy = remedy;
  return false;
}

static bool identifier(struct str s) {
  if (s.n == 0 || isdigit((unsigned char)s.p[0]))
    return false;
  for (size_t i = 0; i < s.n; ++i)
    if (!isalnum((unsigned char)s.p[i]) && s.p[i] != '_')
      return false;
  return true;
}

static bool set_tile(struct clause_parser *p, struct str name, struct str value) {
  size_t from = 0, n = 0;
  int depth = 0;
  for (size_t i = 0; i <= value.n; ++i) {
    char c = i < value.n ? value.p[i] : ',';
    depth += (c == '(') - (c == ')');
    if (c != ',' || (depth && i < value.n))
      continue;
    struct str part = str_trim((struct str){value.p + from, i - from});
    if (n < 3 && part.n)
      p->clauses->tile[n] = expand(p, part);
    if (n == 3 || part.n == 0 || !constant_within(p->clauses->tile[n], 1, 1L << 30))
      return bad_value(p, name, value, "write tile(BM, BN, BK)");
    ++n;
    from = i + 1;
  }
  return n == 3 || bad_value(p, name, value, "write tile(BM, BN, BK)");
}

// A, B[expr]
static bool set_shared(struct clause_parser *p, struct str name, struct str value) {
  static const char remedy[] = "write shared(A, B[extent])";
  size_t from = 0;
  int depth = 0;
  for (size_t i = 0; i <= value.n; ++i) {
    char c = i < value.n ? value.p[i] : ',';
    depth += (c == '(' || c == '[') - (c == ')' || c == ']');
    if (c != ',' || (depth && i < value.n))
      continue;
    struct str part = str_trim((struct str){value.p + from, i - from});
    size_t open = str_find(part, STR("["), 0);
    struct named_tile t = {.name = str_trim((struct str){part.p, open})};
    if (open < part.n) {
      if (part.p[part.n - 1] != ']')
        return bad_value(p, name, value, remedy);
      t.extent = expand(p, str_trim((struct str){part.p + open + 1, part.n - open - 2}));
      if (!constant_within(t.extent, 1, 1L << 20))
        return bad_value(p, name, value, "an extent is a constant: the tile's elements");
    }
    if (!identifier(t.name))
      return bad_value(p, name, value, remedy);
    *GROW(p->unit->arena, p->clauses->shared) = t;
    from = i + 1;
  }
  return true;
}

static bool set_clause(struct clause_parser *p, struct str name, struct str value, bool has_value) {
  struct clauses *c = p->clauses;
  for (size_t i = 0; i < p->seen.count; ++i)
    if (str_equal(p->seen.at[i], name)) {
      struct message *m = diag_add(p->diag, SEVERITY_ERROR, "bad-clause", place_of(p, name),
                                   "clause '%.*s' is given twice", (int)name.n, name.p);
      m->remedy = "keep one of them";
      return false;
    }
  *GROW(p->unit->arena, p->seen) = name;
  if (str_is(name, "independent")) {
    c->independent = true;
    return !has_value || bad_value(p, name, value, "'independent' has no value");
  }
  if (str_is(name, "speculative")) {
    c->speculative = true;
    return !has_value || bad_value(p, name, value, "'speculative' has no value");
  }
  if (str_is(name, "contract")) {
    c->contract = true;
    return !has_value || bad_value(p, name, value, "'contract' has no value");
  }
  bool known = false;
  for (const char *const *n = clause_names; *n; ++n)
    known |= str_is(name, *n);
  if (!known) {
    unknown_clause(p, name);
    return false;
  }
  if (!has_value || value.n == 0) {
    struct message *m = diag_add(p->diag, SEVERITY_ERROR, "bad-clause", place_of(p, name),
                                 "clause '%.*s' needs a value", (int)name.n, name.p);
    m->remedy = arena_printf(p->unit->arena, "write %.*s=value", (int)name.n, name.p);
    return false;
  }
  if (str_is(name, "tile"))
    return set_tile(p, name, value);
  if (str_is(name, "shared"))
    return set_shared(p, name, value);
  if (str_is(name, "dynamic")) {
    c->dynamic = expand(p, value);
    return constant_within(c->dynamic, 1, 1L << 20) ||
           bad_value(p, name, value,
                     "write the most bytes that a launch gives, a constant such as 16384 or "
                     "2 * BM * sizeof(float)");
  }
  if (str_is(name, "name")) {
    c->name = value;
    return identifier(value) || bad_value(p, name, value, "a name is an identifier");
  }
  if (str_is(name, "threads")) {
    c->threads = expand(p, value);
    long n;
    if (constant_value(c->threads, &n) && (n < 1 || n > 1024))
      return bad_value(p, name, value, "a block has 1 to 1024 threads");
    return constant_within(c->threads, 1, 1024) ||
           bad_value(p, name, value,
                     "write numbers, names and operators that make a constant, such as 256, BM * 2 "
                     "or (BM / TM) * (BN / TN)");
  }
  if (str_is(name, "ratio")) {
    char *end, *copy = str_dup(p->unit->arena, expand(p, value));
    c->ratio = strtod(copy, &end);
    return (*end == '\0' && c->ratio > 0 && c->ratio < 1e9) ||
           bad_value(p, name, value, "a ratio is a number above 0");
  }
  struct str expanded = is_own_value(value) ? value : expand(p, value);
  long n;
  if (str_is(name, "stages") && constant_value(expanded, &n))
    expanded = str_of(arena_printf(p->unit->arena, "%ld", n));
  size_t errors = p->diag->errors;
  if (config_clause(p->options->config, p->kernel, &c->settings, name, expanded, place_of(p, value),
                    p->diag))
    return true;
  return p->diag->errors > errors ? false : bad_value(p, name, value, NULL);
}

// Where a clause begins behind another one without a comma between: a clause's name that follows a
// value and is no operand of it; text.n when there is none.
static size_t next_clause(struct str text, size_t from) {
  for (size_t i = from, n; i < text.n; i += n) {
    for (n = 0; i + n < text.n && word_byte(text.p[i + n]);)
      ++n;
    struct str before = str_trim((struct str){text.p, i});
    struct str behind = str_trim((struct str){text.p + i + n, text.n - i - n});
    bool value = before.n && (word_byte(before.p[before.n - 1]) || before.p[before.n - 1] == ')');
    bool ends = behind.n == 0 || behind.p[0] == '(' || word_byte(behind.p[0]) ||
                (behind.p[0] == '=' && !str_starts(behind, "=="));
    if (n && value && ends && is_word((struct str){text.p + i, n}, clause_names))
      return i;
    n += n == 0;
  }
  return text.n;
}

static bool check_commas(struct clause_parser *p, struct str text) {
  size_t at = next_clause(text, 0);
  if (at == text.n)
    return true;
  struct message *m =
      diag_add(p->diag, SEVERITY_ERROR, "bad-clause",
               place_of(p, (struct str){text.p + at, text.n - at}), "a comma is missing");
  struct text with = {.arena = p->unit->arena};
  for (size_t from = 0; from < text.n; from = at, at = next_clause(text, at + 1)) {
    struct str clause = str_trim((struct str){text.p + from, at - from});
    text_printf(&with, "%s%.*s", from ? ", " : "", (int)clause.n, clause.p);
  }
  m->remedy = arena_printf(p->unit->arena, "clauses are separated by commas: %s", with.p);
  return false;
}

// clause = name | name "=" value | name "(" value ")"
static bool parse_clause(struct clause_parser *p, struct str text) {
  text = str_trim(text);
  size_t n = 0;
  while (n < text.n && (isalnum((unsigned char)text.p[n]) || text.p[n] == '_'))
    ++n;
  struct str name = {text.p, n};
  struct str rest = str_trim((struct str){text.p + n, text.n - n});
  if (n == 0) {
    struct message *m =
        diag_add(p->diag, SEVERITY_ERROR, "bad-clause", place_of(p, text), "a clause is missing");
    m->remedy = "write #pragma dbuf pipeline(clause, clause, ...)";
    return false;
  }
  if (rest.n == 0)
    return set_clause(p, name, rest, false);
  if (!check_commas(p, text))
    return false;
  if (rest.p[0] == '=')
    return set_clause(p, name, str_trim((struct str){rest.p + 1, rest.n - 1}), true);
  if (rest.p[0] == '(' && rest.p[rest.n - 1] == ')')
    return set_clause(p, name, str_trim((struct str){rest.p + 1, rest.n - 2}), true);
  return bad_value(p, name, rest, "write name=value");
}

static bool parse_clauses(struct clause_parser *p, struct str list) {
  size_t from = 0;
  int depth = 0;
  bool good = true;
  for (size_t i = 0; i <= list.n; ++i) {
    char c = i < list.n ? list.p[i] : ',';
    depth += (c == '(') - (c == ')');
    if (c == ',' && (depth == 0 || i == list.n)) {
      good &= parse_clause(p, (struct str){list.p + from, i - from});
      from = i + 1;
    }
  }
  return good;
}

// What an unknown word behind "#pragma dbuf" may be meant for; NULL for none.
static const char *nearest_pragma(struct str rest) {
  static const char *const names[] = {"pipeline", "load", "compute", NULL};
  struct str word = {rest.p, 0};
  while (word.n < rest.n && word_byte(rest.p[word.n]))
    ++word.n;
  const char *nearest = NULL;
  size_t best = 4;
  for (const char *const *n = names; *n; ++n) {
    size_t d = str_distance(word, str_of(*n));
    if (d < best && 2 * d <= strlen(*n)) {
      best = d;
      nearest = *n;
    }
  }
  return nearest;
}

static size_t unclosed(struct str s) {
  size_t depth = 0;
  for (size_t i = 0; i < s.n; ++i)
    depth = s.p[i] == '(' ? depth + 1 : depth - (s.p[i] == ')' && depth > 0);
  return depth;
}

bool pragma_parse(struct unit *u, tok t, size_t nth, const char *kernel,
                  const struct rewrite_options *options, struct clauses *c, struct diag *d) {
  memset(c, 0, sizeof *c);
  c->settings = config_settings(options->config, kernel);
  struct str line = token_text(u, t);
  size_t at = after_dbuf(line);
  struct str rest = str_trim((struct str){line.p + at, line.n - at});
  uint32_t off = (uint32_t)(rest.n ? (size_t)(rest.p - u->text.p) : u->tokens[t].off);
  c->place = unit_place(u, u->tokens[t].off, u->tokens[t].len);
  struct clause_parser p = {.unit = u,
                            .pragma = t,
                            .nth = nth,
                            .kernel = kernel,
                            .options = options,
                            .clauses = c,
                            .diag = d};
  if (!str_starts(rest, "pipeline") ||
      (rest.n > 8 && (isalnum((unsigned char)rest.p[8]) || rest.p[8] == '_'))) {
    bool marker = str_starts(rest, "load") || str_starts(rest, "compute");
    struct message *m = diag_add(
        d, SEVERITY_ERROR, "bad-clause", unit_place(u, off, (uint32_t)(rest.n ? rest.n : 1)),
        marker ? "the markers 'load' and 'compute' have no clauses" : "unknown dbuf pragma");
    const char *nearest = nearest_pragma(rest);
    m->remedy = marker    ? "write #pragma dbuf load or #pragma dbuf compute"
                : nearest ? arena_printf(u->arena, "did you mean '%s'?", nearest)
                          : "write #pragma dbuf pipeline or #pragma dbuf pipeline(clause, ...)";
    return false;
  }
  rest = str_trim((struct str){rest.p + 8, rest.n - 8});
  if (rest.n == 0)
    return true;
  if (rest.p[0] == '(' && unclosed(rest)) {
    struct message *m =
        diag_add(d, SEVERITY_ERROR, "bad-clause", place_of(&p, rest), "')' is missing");
    m->remedy = "close the clauses: #pragma dbuf pipeline(clause, clause, ...)";
    return false;
  }
  if (rest.p[0] != '(' || rest.p[rest.n - 1] != ')') {
    struct message *m = diag_add(d, SEVERITY_ERROR, "bad-clause", place_of(&p, rest),
                                 "clauses stand in one pair of parentheses");
    m->remedy = "write #pragma dbuf pipeline(clause, clause, ...)";
    return false;
  }
  rest = str_trim((struct str){rest.p + 1, rest.n - 2});
  return rest.n == 0 || parse_clauses(&p, rest);
}
