// A cheap look at source files: may this compilation hold the pragma?
#ifndef DBUF_COMMAND_SCAN_H
#define DBUF_COMMAND_SCAN_H

#include "base/text.h"
#include "command/options.h"

// True when a CUDA input, or a header it names that is found beside it or in an -I folder, has the
// word "dbuf". May say yes too often (a comment) and no wrongly (a header named by a macro): the
// hook sees all. `standard_in`: what an input "-" holds.
bool scan_wanted(const struct options *o, struct str standard_in);

#endif
