// Changing a settings file's text and leaving all else in it as it is.
#ifndef DBUF_COMMAND_INIEDIT_H
#define DBUF_COMMAND_INIEDIT_H

#include "base/arena.h"
#include "base/text.h"

// `text` with `key` of [section] set to `value`: in its line, whose comment stays, else in a new
// one below the section's head, else in a new section at the end. NULL: without that key. `section`
// is written as in the file, such as "kernel sgemm".
struct str ini_set(struct arena *a, struct str text, const char *section, const char *key,
                   const char *value);

#endif
