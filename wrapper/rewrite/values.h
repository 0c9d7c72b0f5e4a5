// Functions of the text that do nothing but compute a value from their arguments.
#ifndef DBUF_REWRITE_VALUES_H
#define DBUF_REWRITE_VALUES_H

#include "rewrite/parse.h"

// A function of CUDA's headers without effects, by its name alone: arithmetic, conversions, vector
// constructors, reads through __ldg and its kin.
bool pure_name(struct str name);

// True when the text itself defines functions of that name (overloads of CUDA's, as in
// float4 make_float4(float)) and each takes plain values and computes with locals, members and pure
// functions alone: it reads and writes no memory and may be called once more or earlier.
bool value_functions(const struct unit *u, struct str name);

// True when the text defines functions of that name, and each takes integers and computes an
// integer from them, without loops: nothing in it is rounded. `deduced`: it may be a template, all
// of whose types are those of arguments, for these are integers of the language's own types.
bool integer_functions(const struct unit *u, struct str name, bool deduced);

#endif
