// dbuf predict: what one kernel or two will do to memory, before anything is measured.
#ifndef DBUF_TOOL_PREDICT_H
#define DBUF_TOOL_PREDICT_H

#include "base/arena.h"

// argv[0] is the command's name. Exit codes as of simulate_main().
int predict_main(struct arena *a, int argc, char **argv);

#endif
