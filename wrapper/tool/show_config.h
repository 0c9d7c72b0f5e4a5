// dbuf config: every setting in force, and where it comes from.
#ifndef DBUF_TOOL_SHOW_CONFIG_H
#define DBUF_TOOL_SHOW_CONFIG_H

#include "base/arena.h"

// argv[0] is the command's name. dbuf config [--dbuf-config=FILE] [--dbuf-set S.K=V]...
// [--dbuf-force S.K=V]... [FILE.cu]
int show_config_main(struct arena *a, int argc, char **argv);

#endif
