// dbuf tune: measures the candidates of each loop with the user's own command, and keeps the
// fastest in dbuf.ini.
#ifndef DBUF_TOOL_TUNE_H
#define DBUF_TOOL_TUNE_H

#include "base/arena.h"

int tune_main(struct arena *a, int argc, char **argv);

#endif
