#include "simulate/ptx_lex.h"

#include <stdbool.h>
#include <string.h>

enum class {
  BLANK = 1,
  DIGIT = 2,
  LETTER = 4,    // also _ and $
  MARK = 8,      // a token of its own
  STRUCTURE = 16 // tells statements, bodies, comments and strings apart
};

// Asked for every byte: ASCII alone, whatever the locale.
// clang-format off
static const unsigned char classes[256] = {
    [' '] = BLANK, ['\t'] = BLANK, ['\r'] = BLANK, ['\v'] = BLANK, ['\f'] = BLANK, ['\n'] = BLANK,
    ['0'] = DIGIT, ['1'] = DIGIT, ['2'] = DIGIT, ['3'] = DIGIT, ['4'] = DIGIT, ['5'] = DIGIT,
    ['6'] = DIGIT, ['7'] = DIGIT, ['8'] = DIGIT, ['9'] = DIGIT,
    ['a'] = LETTER, ['b'] = LETTER, ['c'] = LETTER, ['d'] = LETTER, ['e'] = LETTER, ['f'] = LETTER,
    ['g'] = LETTER, ['h'] = LETTER, ['i'] = LETTER, ['j'] = LETTER, ['k'] = LETTER, ['l'] = LETTER,
    ['m'] = LETTER, ['n'] = LETTER, ['o'] = LETTER, ['p'] = LETTER, ['q'] = LETTER, ['r'] = LETTER,
    ['s'] = LETTER, ['t'] = LETTER, ['u'] = LETTER, ['v'] = LETTER, ['w'] = LETTER, ['x'] = LETTER,
    ['y'] = LETTER, ['z'] = LETTER,
    ['A'] = LETTER, ['B'] = LETTER, ['C'] = LETTER, ['D'] = LETTER, ['E'] = LETTER, ['F'] = LETTER,
    ['G'] = LETTER, ['H'] = LETTER, ['I'] = LETTER, ['J'] = LETTER, ['K'] = LETTER, ['L'] = LETTER,
    ['M'] = LETTER, ['N'] = LETTER, ['O'] = LETTER, ['P'] = LETTER, ['Q'] = LETTER, ['R'] = LETTER,
    ['S'] = LETTER, ['T'] = LETTER, ['U'] = LETTER, ['V'] = LETTER, ['W'] = LETTER, ['X'] = LETTER,
    ['Y'] = LETTER, ['Z'] = LETTER, ['_'] = LETTER, ['$'] = LETTER,
    ['%'] = MARK, [','] = MARK, [':'] = MARK, ['('] = MARK, [')'] = MARK, ['['] = MARK, [']'] = MARK,
    ['<'] = MARK, ['>'] = MARK, ['='] = MARK, ['+'] = MARK, ['-'] = MARK, ['!'] = MARK,
    ['|'] = MARK, ['@'] = MARK, ['*'] = MARK, ['~'] = MARK, ['&'] = MARK, ['^'] = MARK,
    ['?'] = MARK,
    [';'] = MARK | STRUCTURE, ['{'] = MARK | STRUCTURE, ['}'] = MARK | STRUCTURE,
    ['/'] = STRUCTURE, ['"'] = STRUCTURE,
};
// clang-format on

static bool is(char c, unsigned class) {
  return classes[(unsigned char)c] & class;
}

static bool digit(char c) {
  return is(c, DIGIT);
}

static bool word_part(char c) {
  return is(c, LETTER | DIGIT);
}

static char peek(const struct ptx_lexer *l, size_t ahead) {
  return ahead < (size_t)(l->end - l->p) ? l->p[ahead] : '\0';
}

// At "/*" or "//". False, and nothing passed, when it has no end.
static bool pass_comment(struct ptx_lexer *l) {
  if (l->p[1] == '/') {
    const char *newline = memchr(l->p, '\n', (size_t)(l->end - l->p));
    l->p = newline ? newline : l->end;
    return true;
  }
  unsigned lines = 0;
  for (const char *p = l->p + 2; p + 1 < l->end; ++p) {
    if (p[0] == '*' && p[1] == '/') {
      l->p = p + 2;
      l->line += lines;
      return true;
    }
    lines += *p == '\n';
  }
  return false;
}

static void pass_blanks(struct ptx_lexer *l) {
  while (l->p < l->end) {
    char c = *l->p;
    if (c == '\n')
      ++l->line, ++l->p;
    else if (is(c, BLANK))
      ++l->p;
    else if (c != '/' || (peek(l, 1) != '/' && peek(l, 1) != '*') || !pass_comment(l))
      return;
  }
}

static void pass_word(struct ptx_lexer *l) {
  const char *p = l->p, *end = l->end;
  while (p < end && word_part(*p))
    ++p;
  l->p = p;
}

// The names of qualifiers may have several parts: L2::128B,
// mbarrier::complete_tx::bytes.
static void pass_dotted(struct ptx_lexer *l) {
  pass_word(l);
  while (peek(l, 0) == ':' && peek(l, 1) == ':' && word_part(peek(l, 2))) {
    l->p += 2;
    pass_word(l);
  }
}

// 12, 0x1F, 017, 0b101, 12U, 0f3F800000, 1.5, 1e-5. What the letters mean is
// not asked here.
static void pass_number(struct ptx_lexer *l) {
  while (l->p < l->end && digit(*l->p))
    ++l->p;
  if (peek(l, 0) == '.' && digit(peek(l, 1))) {
    ++l->p;
    while (l->p < l->end && digit(*l->p))
      ++l->p;
  }
  char sign = peek(l, 1);
  if ((peek(l, 0) | 32) == 'e' && (sign == '+' || sign == '-') && digit(peek(l, 2)))
    l->p += 2;
  pass_word(l);
}

static bool pass_string(struct ptx_lexer *l) {
  for (const char *p = l->p + 1; p < l->end && *p != '\n'; ++p) {
    if (*p == '"') {
      l->p = p + 1;
      return true;
    }
    if (*p == '\\' && p + 1 < l->end && p[1] != '\n')
      ++p;
  }
  return false;
}

struct ptx_token ptx_lex(struct ptx_lexer *l) {
  pass_blanks(l);
  struct ptx_token t = {PTX_TOKEN_END, {l->p, 0}, l->line};
  if (l->p == l->end)
    return t;
  char c = *l->p;
  // % is the remainder when no word follows.
  if (is(c, LETTER) || (c == '%' && word_part(peek(l, 1)))) {
    t.kind = PTX_TOKEN_WORD;
    ++l->p;
    pass_word(l);
  } else if (c == '.' && word_part(peek(l, 1))) {
    t.kind = PTX_TOKEN_DOTTED;
    t.text.p = ++l->p;
    pass_dotted(l);
  } else if (digit(c)) {
    t.kind = PTX_TOKEN_NUMBER;
    pass_number(l);
  } else if (c == '"' && pass_string(l)) {
    t.kind = PTX_TOKEN_STRING;
    t.text = (struct str){t.text.p + 1, (size_t)(l->p - t.text.p) - 2};
    return t;
  } else if (is(c, MARK)) {
    t.kind = PTX_TOKEN_MARK;
    l->p += (c == '<' || c == '>') && peek(l, 1) == c ? 2 : 1;
  } else {
    t.kind = c == '/' && peek(l, 1) != '*' ? PTX_TOKEN_MARK : PTX_TOKEN_UNKNOWN;
    ++l->p;
  }
  t.text.n = (size_t)(l->p - t.text.p);
  return t;
}
