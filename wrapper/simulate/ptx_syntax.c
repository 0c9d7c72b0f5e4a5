#include "simulate/ptx_reader.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void ptx_next(struct ptx_reader *r) {
  if (r->failed)
    return;
  r->token = ptx_lex(&r->lexer);
  struct str text = r->token.text;
  if (r->token.kind == PTX_TOKEN_UNKNOWN)
    ptx_fail(r, text, "%s",
             *text.p == '"'   ? "a string without an end"
             : *text.p == '/' ? "a comment without an end"
                              : "a character that PTX does not have");
}

static struct place place_of(const struct ptx_reader *r, struct str where) {
  const char *end = r->text.p + r->text.n, *line = r->text.p;
  unsigned number = 1;
  for (const char *p = r->text.p; p < where.p; ++p)
    if (*p == '\n') {
      ++number;
      line = p + 1;
    }
  const char *newline = line < end ? memchr(line, '\n', (size_t)(end - line)) : NULL;
  return (struct place){.file = r->name,
                        .line = number,
                        .column = (unsigned)(where.p - line) + 1,
                        .width = (unsigned)where.n,
                        .source = {line, (size_t)((newline ? newline : end) - line)}};
}

void ptx_fail(struct ptx_reader *r, struct str where, const char *format, ...) {
  if (r->failed)
    return;
  char text[512];
  va_list args;
  va_start(args, format);
  vsnprintf(text, sizeof text, format, args);
  va_end(args);
  struct message *m = diag_add(r->diag, SEVERITY_ERROR, "ptx", place_of(r, where), "%s", text);
  m->remedy = "this is read: what nvcc 12 and 13 write with -ptx";
  r->failed = true;
  r->lexer.p = r->lexer.end;
  r->token = (struct ptx_token){PTX_TOKEN_END, {r->lexer.end, 0}, r->lexer.line};
}

void ptx_expected(struct ptx_reader *r, const char *what) {
  struct str found = r->token.text;
  if (ptx_at_end(r))
    ptx_fail(r, found, "expected %s, found the end of the text", what);
  else
    ptx_fail(r, found, "expected %s, found '%s%.*s'", what,
             r->token.kind == PTX_TOKEN_DOTTED ? "." : "", (int)(found.n < 80 ? found.n : 80),
             found.p);
}

bool ptx_at_end(const struct ptx_reader *r) {
  return r->token.kind == PTX_TOKEN_END;
}

bool ptx_at_mark(const struct ptx_reader *r, char mark) {
  return r->token.kind == PTX_TOKEN_MARK && r->token.text.n == 1 && *r->token.text.p == mark;
}

bool ptx_at_dotted(const struct ptx_reader *r, const char *word) {
  return r->token.kind == PTX_TOKEN_DOTTED && str_is(r->token.text, word);
}

bool ptx_accept(struct ptx_reader *r, char mark) {
  if (!ptx_at_mark(r, mark))
    return false;
  ptx_next(r);
  return true;
}

bool ptx_expect(struct ptx_reader *r, char mark) {
  if (ptx_accept(r, mark))
    return true;
  ptx_expected(r, (char[]){'\'', mark, '\'', '\0'});
  return false;
}

struct str ptx_word(struct ptx_reader *r, const char *what) {
  struct str word = r->token.text;
  if (r->token.kind != PTX_TOKEN_WORD)
    ptx_expected(r, what);
  ptx_next(r);
  return word;
}

void ptx_skip(struct ptx_reader *r, char open, char close) {
  for (size_t depth = 1; depth && !ptx_at_end(r); ptx_next(r)) {
    depth += ptx_at_mark(r, open);
    depth -= ptx_at_mark(r, close);
    if (depth == 0) {
      ptx_next(r);
      return;
    }
  }
  ptx_expected(r, (char[]){'\'', close, '\'', '\0'});
}

bool ptx_deeper(struct ptx_reader *r, unsigned depth) {
  if (depth < PTX_MOST_SCOPES)
    return true;
  ptx_fail(r, r->token.text, "brackets nested deeper than %d", PTX_MOST_SCOPES);
  return false;
}

uint64_t ptx_count(struct ptx_reader *r, uint64_t most, const char *what) {
  struct str where = r->token.text;
  if (r->token.kind != PTX_TOKEN_NUMBER) {
    ptx_expected(r, what);
    return 0;
  }
  struct ptx_constant c = ptx_read_constant(r);
  if ((c.type == PTX_S64 || c.type == PTX_U64) && c.bits <= most)
    return c.bits;
  ptx_fail(r, where, "expected %s, at most %llu", what, (unsigned long long)most);
  return 0;
}
