// Numbers and sizes that the text tells.
#ifndef DBUF_REWRITE_SIZE_H
#define DBUF_REWRITE_SIZE_H

#include "rewrite/parse.h"

#include <stdbool.h>

// The value of a constant expression of literals and constants (of the function or at file scope);
// false for anything else, template parameters among it.
bool range_value(const struct function *f, struct range r, long *value);

// Bytes of a variable or array; -1 when the text does not tell.
long symbol_bytes(const struct function *f, const struct symbol *y);

// Static shared memory of the function in bytes, with `stages` buffers of each symbol for which
// `is_tile` says yes; -1 when some size is not known. *dynamic: there is an extern array too.
long shared_bytes(const struct function *f, bool (*is_tile)(void *, const struct symbol *),
                  void *context, int stages, bool *dynamic);

// The most threads that a block of the kernel may have, as a constant of __launch_bounds__; 0: not
// known.
int most_threads(const struct function *f);

// True when every word of a type says int or wider.
bool wide_type(const struct unit *u, struct range type);

#endif
