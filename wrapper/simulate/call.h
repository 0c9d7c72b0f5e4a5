// Calls: arguments and results travel through .param variables of the frames.
#ifndef DBUF_SIMULATE_CALL_H
#define DBUF_SIMULATE_CALL_H

#include "simulate/machine.h"

// Begins a call for the lanes in `mask`; what CUDA itself provides (vprintf, __assertfail) is done
// at once.
void call_function(struct warp *w, const struct op *o, uint32_t mask);

// Hands the results of the innermost frame, which has ended, to its caller.
void call_return(struct warp *w);

#endif
