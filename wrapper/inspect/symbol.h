// Names of kernels as compilers, profilers and people write them, and which of them mean the same.
#ifndef DBUF_INSPECT_SYMBOL_H
#define DBUF_INSPECT_SYMBOL_H

#include "base/arena.h"
#include "base/text.h"

// A kernel under its two names. `plain` is the C++ name; equal to `name` where it is not known.
struct symbol {
  const char *name; // mangled, or as the source of the name has it
  const char *plain;
};

// How much of a name agrees, from nothing to all of it.
enum symbol_match {
  SYMBOL_OTHER,
  SYMBOL_IDENTIFIER, // without namespaces and template arguments: "hgemm"
  SYMBOL_INSTANCE,   // without namespaces: "hgemm<64, 64>"
  SYMBOL_TEMPLATE,   // without template arguments: "app::hgemm"
  SYMBOL_WHOLE,      // all but return type and parameters
  SYMBOL_SAME        // character by character
};

// "void app::hgemm<(int)64, (bool)1>(const __half *, int)" as "app::hgemm<64, true>": without
// return type, parameters and the casts that NVIDIA's demangler puts before constants.
const char *symbol_plain(struct arena *a, const char *name);

// "app::hgemm<64, 64>" as "hgemm<64, 64>".
const char *symbol_instance(struct arena *a, const char *plain);
// "app::hgemm<64, 64>" as "hgemm".
const char *symbol_identifier(struct arena *a, const char *plain);

// How well `wanted`, which may leave out what people leave out, names `s`.
enum symbol_match symbol_match(struct arena *a, struct symbol wanted, struct symbol s);

// True when a mangled name may be that of a function called `identifier`, or of an instance or a
// member of it: names that are not mangled are equal.
bool symbol_holds(struct arena *a, struct str mangled, const char *identifier);

#endif
