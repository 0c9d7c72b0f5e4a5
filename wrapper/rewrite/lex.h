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
  uint32_t spelling; // the same for tokens of the same text: see struct spelling
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

// Tokens in the order of the text.
struct tokens {
  const tok *at;
  size_t count;
};

// What is known of one text that tokens have.
struct spelling {
  struct str text;
  struct tokens tokens;          // all of them
  struct selection *selected;    // some of them: see spelled_that
  uint8_t system_function;       // looked for on demand: 1 none, 2 found
  uint8_t system_word;           // the same
  struct prototypes *declared;   // looked for on demand: see prototype.c
  const struct spelling *walked; // numbers.c: the name that was looked up when this was last met
  uint8_t number;                // looked for on demand: 1 + what number the type of that name is
  uint8_t value, refers;         // the same: see typedefs.c
};

struct unit {
  struct arena *arena;
  struct str text;
  struct str toolkit;   // the folder of the toolkit's headers with its last slash; empty: not known
  struct token *tokens; // the last one is TOK_END
  size_t count;         // without TOK_END
  struct marker *markers;
  size_t marker_count;
  struct spelling *spellings;
  size_t spelling_count;
  struct hidden *hidden;    // looked for on demand: see hidden.c
  uint8_t keeps;            // the same, see settled.c
  struct known *known;      // functions, parsed on demand: see known_function()
  struct lines *lines;      // the same, see line_at
  struct read_body *bodies; // the same, see calls.c: the functions that were read
  unsigned placed;          // bodies in place of calls, see inline.c: tells their names apart
  uint32_t *slots; // of a hash table: indices of spellings, counted from 1; 0 is an empty slot
  size_t slot_count;
};

// Headers of the system and the toolkit, which are nearly all of a text, are passed over: they give
// no tokens, unless one of them holds our pragma. Text of 4 GiB and more is not lexed (count 0),
// nor is one that ends inside a comment or a raw string, which no compiler takes; everything else
// gives some tokens, whatever it holds.
struct unit *lex(struct arena *a, struct str text);
// A part of a text, with the headers in it.
struct unit *lex_part(struct arena *a, struct str text);

// "&&" for the word "and" too, and so on.
struct str token_text(const struct unit *u, tok t);
bool token_is(const struct unit *u, tok t, const char *spelling);
// True when the token is one of the words; the list ends with NULL.
bool token_in(const struct unit *u, tok t, const char *const *words);
// The text from the first to the last token of a range, with all that stands between.
struct str range_text(const struct unit *u, struct range r);
bool range_empty(struct range r);

// spelling.c: where a name stands in the text. Nothing else looks for a name through all tokens.
//
// The spelling of that text; NULL when no token has it.
struct spelling *spelling_of(const struct unit *u, struct str text);
// The tokens with that text.
struct tokens all_spelled(const struct unit *u, struct str text);
// Those of them that pass a test that asks for nothing but the token and the text: each token is
// tested once, however often they are asked for.
typedef bool token_test(const struct unit *u, tok t);
struct tokens spelled_that(const struct unit *u, struct str text, token_test *test);
// The first token in a range with the text of token `like`; NO_TOKEN when there is none.
tok spelled_in(const struct unit *u, struct range r, tok like);
// Gives the tokens of a new unit their spellings.
void find_spellings(struct unit *u);

// True when the token stands in a header of the system or the toolkit.
bool system_file(const struct unit *u, tok t);
// True when such a header names `name` before a "(": it declares or defines that function.
bool system_function(const struct unit *u, struct str name);
// True when such a header has that word.
bool system_word(const struct unit *u, struct str name);

// A name as the user wrote it: parameters have longer ones where a function's body stands in place
// of its call (inline.c).
struct str name_as_written(struct str s);

// The line marker in force at an offset, NULL before the first.
const struct marker *marker_at(const struct unit *u, uint32_t off);
// File, line (both as the markers say) and column (of the preprocessed text) of an offset. The
// source line shown is the file's own when it can be read, else the preprocessed one.
struct place unit_place(const struct unit *u, uint32_t off, uint32_t width);
struct place token_place(const struct unit *u, tok t);
uint32_t line_at(const struct unit *u, uint32_t off);

#endif
