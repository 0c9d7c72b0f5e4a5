// dbuf.ini's text as a sequence of entries with their places (inih does the reading).
#ifndef DBUF_COMMAND_INIFILE_H
#define DBUF_COMMAND_INIFILE_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"

enum { INI_SECTION_LONGEST = 49 }; // bytes of a section's name: inih cuts what is longer

struct ini_entry {
  const char *section, *key, *value; // valid as long as the arena
  struct place key_place, value_place;
};

// Calls `take` for each "key = value". What is not one (over-long lines and section names, which
// inih would cut silently, bytes of value 0, lines that are neither) is an error in `d`. `path` is
// for messages only.
void inifile_read(struct arena *a, const char *path, struct str content,
                  void (*take)(void *context, const struct ini_entry *entry), void *context,
                  struct diag *d);

#endif
