// Generated code for people: one statement a line, indented by its braces. The tokens stay as they
// are; the same text always gives the same lines.
#ifndef DBUF_TOOL_PRETTY_H
#define DBUF_TOOL_PRETTY_H

#include "base/arena.h"
#include "base/text.h"

#include <stdbool.h>

struct pretty {
  unsigned base; // blanks before the outermost statements
  unsigned unit; // blanks a level
  bool all;      // keep line markers and empty statements, which are left out otherwise
};

// Preprocessed C++, broken into lines anew. Empty, or ends with a newline.
struct str pretty_code(struct arena *a, struct str code, const struct pretty *options);

#endif
