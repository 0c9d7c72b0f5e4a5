// Which kernels may hold the code of a __device__ function.
#ifndef DBUF_REWRITE_CALLERS_H
#define DBUF_REWRITE_CALLERS_H

#include "rewrite/parse.h"

// The names of the kernels whose bodies name the function, or a function whose body does, with
// blanks between them. Calls without a name (operators, pointers) are not seen.
const char *callers_of(const struct function *f);

#endif
