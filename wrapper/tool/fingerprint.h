// What a compilation depends on beside its command line and its text, in one word.
#ifndef DBUF_TOOL_FINGERPRINT_H
#define DBUF_TOOL_FINGERPRINT_H

#include "base/arena.h"
#include "command/config.h"

// Hexadecimal digits that change with dbuf itself, with the nvcc behind it and with any setting,
// also one that changes no text but decides about the result (a gate's).
const char *fingerprint(struct arena *a, const struct config *c, const char *nvcc);

#endif
