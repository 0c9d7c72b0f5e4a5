// Which kernels a comparison is of: the one or two that the user names, that were predicted, or
// that are all there are.
#ifndef DBUF_TOOL_PAIR_H
#define DBUF_TOOL_PAIR_H

#include "base/diag.h"
#include "inspect/ncu.h"
#include "report/chain.h"
#include "simulate/prediction.h"

#include <stdbool.h>

struct pair_wish {
  const char *kernel, *against;          // as the user names them; NULL: not named
  struct ncu_table *measured;            // plain names as demangled as they can be; may be empty
  const struct predictions *predictions; // may be empty
};

// Fills in the sides of a chain, and their number (1 or 2) in *n. A kernel that is in several files
// has its figures from the first of them, and from the others what that lacks; but where both sides
// are the same kernel, the first side is of the first file and the second of the second. False with
// an error in `d` when it cannot be told which kernels are meant.
bool pair_choose(struct arena *a, const struct pair_wish *w, struct chain_side sides[2], int *n,
                 struct diag *d);

#endif
