// PTX text as tokens, one at a time.
#ifndef DBUF_SIMULATE_PTX_LEX_H
#define DBUF_SIMULATE_PTX_LEX_H

#include "base/text.h"

enum ptx_token_kind {
  PTX_TOKEN_END,
  PTX_TOKEN_WORD,   // identifier: %r1, $L__BB0_1, _Z3foov, ld
  PTX_TOKEN_DOTTED, // .b32, .L2::128B; its text is what follows the dot
  PTX_TOKEN_NUMBER, // as spelled, without a sign
  PTX_TOKEN_STRING, // its text is what stands between the quotes
  PTX_TOKEN_MARK,   // one character, or << or >>
  PTX_TOKEN_UNKNOWN // a byte that PTX does not have, or a comment or string without an end
};

struct ptx_token {
  enum ptx_token_kind kind;
  struct str text;
  unsigned line; // from 1
};

// A copy of the lexer is a place to come back to.
struct ptx_lexer {
  const char *p, *end;
  unsigned line;
};

struct ptx_token ptx_lex(struct ptx_lexer *l);

#endif
