// Results as messages in the compiler's form, equal ones folded into one:
//   hgemm.cu:41:3: remark: hgemm<64, 64, 32> sm_80, sm_86: cp_async, 2 stages; ... [dbuf-pipelined]
//   hgemm.cu:41:3: error: hgemm<64, 64, 32> sm_86: cp_async with 2 stages: ... [dbuf-cliff]
#ifndef DBUF_REPORT_REMARK_H
#define DBUF_REPORT_REMARK_H

#include "base/diag.h"
#include "report/result.h"

#include <stddef.h>

// One remark for each loop that passes all gates of level error, instantiation and architecture.
// Results of one loop that say the same become one line that names all architectures, and all
// instantiations (a few of them when they are many).
void remarks_add(struct diag *d, const struct result *results, size_t n);

// One message for each gate that failed or could not judge, folded in the same way: an error when
// the gate's level says so, else a warning. The id is the gate's name.
void gates_add(struct diag *d, const struct result *results, size_t n);

#endif
