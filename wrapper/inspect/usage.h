// What `cuobjdump -res-usage` says of the functions of a binary.
#ifndef DBUF_INSPECT_USAGE_H
#define DBUF_INSPECT_USAGE_H

#include "base/arena.h"
#include "base/text.h"

// One function. Numbers that were not printed are -1. It cannot tell spills: neither STACK nor
// LOCAL separates them from local arrays.
struct usage {
  struct str name;       // mangled
  int arch;              // 86 for sm_86; 0: not told (a bare cubin names none)
  long registers, stack; // a thread; registers, bytes
  long shared; // bytes of a block as cuobjdump prints them: with the system's share on sm_90 and
               // newer
};

struct usages {
  struct usage *at;
  size_t count, room;
};

// Lines of other kinds are passed over. The result holds slices of `text`, which must live as long.
struct usages usage_read(struct arena *a, struct str text);

// The function called `name` (mangled) for `arch`; an entry that names no architecture will do.
// NULL when there is none.
const struct usage *usage_find(const struct usages *u, struct str name, int arch);

// The static shared memory of a block without what the system takes of each; -1: unknown.
long usage_static_shared(const struct usage *u, int arch);

#endif
