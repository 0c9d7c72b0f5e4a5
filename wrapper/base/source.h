// Lines of the user's files, to show in messages; whole files.
#ifndef DBUF_BASE_SOURCE_H
#define DBUF_BASE_SOURCE_H

#include "base/arena.h"
#include "base/text.h"

#include <stdbool.h>

// The whole regular file; false with errno set when it cannot be read or is something else.
bool source_read(struct arena *a, const char *file, struct str *text);

// Line `line` (from 1) of a file without its line end; empty when there is none.
struct str source_line(struct arena *a, const char *file, unsigned line);

#endif
