// Declarations, and the small questions about tokens that all of the parser asks.
#ifndef DBUF_REWRITE_DECLARE_H
#define DBUF_REWRITE_DECLARE_H

#include "rewrite/parse.h"

struct parser {
  struct unit *unit;
  struct function *function;
  unsigned depth; // of nested statements
};

bool is_kind(const struct unit *u, tok t, enum token_kind kind);
// "decltype(", "typeof(": what stands in the bracket is asked for its type.
bool asks_type(const struct unit *u, tok t);
// A word that is a type of the language or of CUDA by itself, or part of one; "auto" too.
bool plain_type_word(const struct unit *u, tok t);
// Behind the bracket at `t`, or the token after it when the bracket has no partner.
tok behind(const struct unit *u, tok t);
// Behind the parameter list that begins with "<" at `t`; NO_TOKEN when it is none.
tok skip_parameters(const struct unit *u, tok t);
// True when the attribute whose "(" is at `open` holds the word.
bool attribute_has(const struct unit *u, tok open, const char *word);

struct specifiers {
  struct range range;
  bool shared, is_extern, is_static, constant, is_volatile, constant_memory, builtin;
  bool named; // a type was seen
};

// specifiers = (qualifier | attribute | type)+; at most one named type. Returns the token behind.
tok skip_specifiers(const struct unit *u, tok t, struct specifiers *s);
// True when the statement at `t` declares variables.
bool declares(const struct parser *p, tok t);
// A new symbol of the function, all of it unset but the name.
struct symbol *add_symbol(struct parser *p, tok name);
// How many of the symbols as they are sorted come before or at a name at `t`.
size_t named_before(const struct function *f, tok t);
// Reads the declarators in [t, end) behind their specifiers; they are seen up to `hidden`.
void parse_declarators(struct parser *p, const struct specifiers *s, tok t, tok end,
                       struct stmt *decl, tok hidden);

#endif
