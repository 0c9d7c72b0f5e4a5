// Text from the user's files, of any encoding, for formats that are UTF-8 and nothing else.
#ifndef DBUF_REPORT_UTF8_H
#define DBUF_REPORT_UTF8_H

#include "base/arena.h"
#include "base/text.h"

// A copy in which U+FFFD stands for each byte that belongs to no UTF-8 character.
const char *utf8_text(struct arena *a, struct str s);

// The number of characters in the first `bytes` bytes; a byte that belongs to none counts as one.
size_t utf8_length(struct str s, size_t bytes);

#endif
