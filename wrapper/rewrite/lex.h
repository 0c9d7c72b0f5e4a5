// Preprocessed text as tokens, with its brackets matched and its line markers set aside.
#ifndef DBUF_REWRITE_LEX_H
#define DBUF_REWRITE_LEX_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>

enum token_kind { TOK_IDENT, TOK_NUMBER, TOK_STRING, TOK_CHAR, TOK_PUNCT, TOK_PRAGMA, TOK_END };

// An index of a token; NO_TOKEN is none.
typedef uint32_t tok;
#define NO_TOKEN UINT32_MAX

struct token {
  uint32_t off, len; // bytes of unit.text; a TOK_PRAGMA is its whole line
  tok match;         // of a bracket: its partner, NO_TOKEN when there is none
  tok up;            // the innermost bracket that is open here, NO_TOKEN at the top
  uint8_t kind;
};

// "# 12 "file" flags": the line that follows `off` is `line` of `file`.
struct marker {
  uint32_t off;
  uint32_t line;
  struct str file; // as spelled, without quotes
  bool system;     // flag 3
};

// A token range [first, end).
struct range {
  tok first, end;
};

struct unit {
  struct arena *arena;
  struct str text;
  struct str toolkit;   // the folder of the toolkit's headers with its last slash; empty: not known
  struct token *tokens; // the last one is TOK_END
  size_t count;         // without TOK_END
  struct marker *markers;
  size_t marker_count;
};

// Headers of the system and the toolkit, which are nearly all of a text, are passed over: they give
// no tokens, unless one of them holds our pragma. Text of 4 GiB and more is not lexed (count 0);
// everything else gives some tokens, whatever it holds.
struct unit *lex(struct arena *a, struct str text);
// A part of a text, with the headers in it.
struct unit *lex_part(struct arena *a, struct str text);

struct str token_text(const struct unit *u, tok t);
bool token_is(const struct unit *u, tok t, const char *spelling);
// True when the token is one of the words; the list ends with NULL.
bool token_in(const struct unit *u, tok t, const char *const *words);
// The text from the first to the last token of a range, with all that stands between.
struct str range_text(const struct unit *u, struct range r);
bool range_empty(struct range r);

// True when the token stands in a header of the system or the toolkit.
bool system_file(const struct unit *u, tok t);
// True when such a header names `name` before a "(": it declares or defines that function.
bool system_function(const struct unit *u, struct str name);

// The line marker in force at an offset, NULL before the first.
const struct marker *marker_at(const struct unit *u, uint32_t off);
// File, line (both as the markers say) and column (of the preprocessed text) of an offset. The
// source line shown is the file's own when it can be read, else the preprocessed one.
struct place unit_place(const struct unit *u, uint32_t off, uint32_t width);
struct place token_place(const struct unit *u, tok t);
uint32_t line_at(const struct unit *u, uint32_t off);

#endif
