// Two texts compared line by line.
#ifndef DBUF_TOOL_LINES_H
#define DBUF_TOOL_LINES_H

#include "base/arena.h"
#include "base/text.h"

struct lines {
  struct str *at;
  size_t count, room;
};

struct lines lines_split(struct arena *a, struct str text);

// The body of a unified hunk: " " lines of `before` that stay, "-" and "+" those that go and come;
// as many stay as can. Lines that differ in white space alone are the same.
struct str lines_diff(struct arena *a, const struct lines *before, const struct lines *after);

#endif
