// What ptxas -v says of each function and architecture: registers, stack, spills, shared memory.
#ifndef DBUF_INSPECT_PTXAS_H
#define DBUF_INSPECT_PTXAS_H

#include "base/arena.h"
#include "base/text.h"

#include <stdbool.h>

enum { PTXAS_UNKNOWN = -1 };

// One function on one architecture. Numbers that ptxas did not print are PTXAS_UNKNOWN: toolkits
// before 12.8 print no barriers, and a kernel without static shared memory has no smem field (then
// `shared` is 0 once `registers` is known). Bytes throughout.
struct ptxas_function {
  struct str name; // mangled; a slice of the text that was read
  int arch;        // 86 for sm_86 and 90 for sm_90a; 0: not told
  struct str arch_name;
  bool entry; // false: a device function that no entry function stands before
  long registers, barriers;
  long stack;                     // the function's own frame
  long spill_stores, spill_loads; // summed over the entry and the functions it is printed with
  long stray_spills; // stores + loads of device functions on this architecture that may or may not
                     // be called
  struct str stray;  // the first of them that spills
  long shared;       // static shared memory
  long shared_limit; // what "uses too much shared data" said is allowed; PTXAS_UNKNOWN when it was
                     // not said
  bool serialized;   // "(C75xx) Potential Performance Loss": wgmma that does not overlap
};

struct ptxas_info {
  struct {
    struct ptxas_function *at;
    size_t count, room;
  } functions;
};

// Reads the messages of ptxas 11.8 to 13.x out of what nvcc wrote to stderr; all other lines are
// passed over. The result holds slices of `text`, which must live as long.
struct ptxas_info ptxas_read(struct arena *a, struct str text);

// The function called `name` (mangled) on `arch`; NULL when ptxas said nothing of it.
const struct ptxas_function *ptxas_find(const struct ptxas_info *info, struct str name, int arch);

// `text` without the lines that only -Xptxas -v makes ptxas print; every other byte stays. Other
// "ptxas info" lines stay too: ptxas prints some without -v (register limits overridden, wgmma that
// is serialized).
struct str ptxas_filter(struct arena *a, struct str text);

#endif
