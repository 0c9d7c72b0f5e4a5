// What is in a binary that holds device code: its SASS, what cuobjdump tells of its functions, and
// the parts that nobody can check.
#ifndef DBUF_TOOL_BINARY_H
#define DBUF_TOOL_BINARY_H

#include "base/arena.h"
#include "base/diag.h"
#include "command/config.h"
#include "inspect/sass.h"
#include "inspect/usage.h"

#include <stdbool.h>

struct binary {
  const char *file;
  struct sass_listing sass;
  struct usages usages; // empty when cuobjdump cannot tell
};

// Reads `file`. `function`: a mangled name, to read only that; NULL for all. What it holds that
// cannot be checked (PTX alone, link-time code, an unknown architecture, no device code at all)
// goes to `report` as warnings. False with an error in `d` when it cannot be read; *missing is set
// when that is for want of a tool.
bool binary_read(struct arena *a, const struct config *c, const char *file, const char *function,
                 struct binary *b, bool *missing, struct diag *report, struct diag *d);

#endif
