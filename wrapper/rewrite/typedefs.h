// Names of types: what the text's typedefs, alias declarations and classes say that they stand for.
#ifndef DBUF_REWRITE_TYPEDEFS_H
#define DBUF_REWRITE_TYPEDEFS_H

#include "rewrite/parse.h"

// The name at `t` is declared there by "typedef" or "using".
bool declares_alias(const struct unit *u, tok t);

// What it stands for, in the words of that declaration.
struct range alias_words(const struct unit *u, tok t);

// The name at `t` is another one of a number or a vector, wherever the text declares anything of
// that name. *bytes: 0 when they differ or are not known.
bool value_alias(const struct unit *u, tok t, int *bytes);

// Bytes of what the name at `t` stands for: -1 when the text declares no such name, 0 when they are
// not known.
int alias_bytes(const struct unit *u, tok t);

// The name stands for classes of the text's own and nothing else, all members of which stand in
// their braces.
bool only_braces(const struct unit *u, struct str class);

// "typename A<..>::B" of a class of the text's own, all members of which stand in its own braces:
// where B stands; NO_TOKEN for any other type.
tok member_type(const struct unit *u, struct range type);

// The type is a number or a vector, by its own name or another one.
bool value_type(const struct unit *u, struct range type);

// The type may be a reference, by a "&" in it or in what its names stand for.
bool names_reference(const struct unit *u, struct range type);

// A member whose declaration begins with these words, in the class that opens at `brace`, may be a
// reference though no "&" stands there.
bool member_refers(const struct unit *u, struct range words, tok brace);

// A parameter or variable of that type may be a reference though no "&" stands there: by a typedef,
// or by what the text gives for a parameter of the template.
bool hides_reference(const struct function *f, struct range type);

#endif
