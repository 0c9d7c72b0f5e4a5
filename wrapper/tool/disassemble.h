// The SASS of what nvcc made, and names as people write them.
#ifndef DBUF_TOOL_DISASSEMBLE_H
#define DBUF_TOOL_DISASSEMBLE_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"
#include "command/config.h"

#include <stdbool.h>

// Runs `cuobjdump -sass` on a cubin, object, library or program. `functions`: mangled names,
// NULL-terminated, NULL for all. `nvcc` (NULL: unknown) is where the tools are looked for first.
// False with an error in `d` when there is no cuobjdump (*missing is set) or it fails; a file
// without device code gives an empty listing.
bool disassemble(struct arena *a, const struct config *c, const char *nvcc, const char *file,
                 const char *const *functions, struct str *listing, bool *missing, struct diag *d);

// Mangled names as C++: "hgemm<64, 64, 32>", without parameters. `names` and the result have
// `count` elements; what cannot be demangled stays as it is.
const char **demangle(struct arena *a, const char *const *names, size_t count);

#endif
