// dbuf check: the gates and the report on a cubin, object, library or program, however it was
// built.
#ifndef DBUF_TOOL_CHECK_H
#define DBUF_TOOL_CHECK_H

#include "base/arena.h"

// argv[0] is the command's name. The report goes to standard output, what kept it from being made
// to standard error. Returns 0, 100 (a gate of level error failed), 102 (bad usage or
// configuration, a file that cannot be read) or 103 (a tool is missing).
int check_main(struct arena *a, int argc, char **argv);

#endif
