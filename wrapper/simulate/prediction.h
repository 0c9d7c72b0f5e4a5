// What a kernel's launch is predicted to do to memory, and its file, written before anything is
// measured.
//
//   {
//     "dbuf": "prediction", "format": 1,      another format is refused
//     "predictions": [{
//       "kernel": "sgemm_v1",                 as people write it
//       "symbol": "_Z8sgemm_v1PKfS0_Pfiii",   mangled, or null
//       "arch": 90,                           of the PTX's target and of the SASS
//       "grid": [128, 512, 1], "block": [32, 8, 1], "dynamic_shared": 0,
//       "blocks": {"all": 65536, "simulated": 65536},    fewer: scaled from a sample
//       "iterations": 512,                    of the main loop in a block; null: it has none, or
//                                             not all blocks have as many
//       "launch": {                           of the whole launch; every quantity of
//         "global_load_requests": {"value": 536870912, "why": "8 lanes load A, 32 load B"},
//         "l2_sectors_read": {"value": null, "why": "depends on what the caches still hold"}, ...
//       },
//       "iteration": {...}                    the same of one block and one iteration
//     }]
//   }
//
// quantities.def lists the members of "launch" and "iteration". "value" null: not known; "why" (may
// be null) is the reason, of a known value too. A member that is missing is not known.
#ifndef DBUF_SIMULATE_PREDICTION_H
#define DBUF_SIMULATE_PREDICTION_H

#include "base/diag.h"
#include "base/text.h"

#include <stdbool.h>

enum quantity_id {
#define QUANTITY(id, key, what) QUANTITY_##id,
#include "simulate/quantities.def"
#undef QUANTITY
  QUANTITY_COUNT
};

struct quantity {
  double value; // not negative; whole numbers are exact up to 2^53
  bool known;
  const char *why; // in words; NULL: nothing to say
};

struct prediction {
  const char *kernel, *symbol; // symbol NULL: not known
  int arch;                    // 90 for sm_90
  unsigned grid[3], block[3];
  size_t dynamic_shared;      // bytes
  double blocks, simulated;   // simulated < blocks: a sample, scaled
  struct quantity iterations; // of the main loop, in a block
  struct quantity launch[QUANTITY_COUNT], iteration[QUANTITY_COUNT];
};

struct predictions {
  struct prediction *at;
  size_t count, room;
};

const char *quantity_what(enum quantity_id id); // "global-load requests"
const char *quantity_key(enum quantity_id id);  // "global_load_requests"

// Fills in sectors per request where sectors and requests are known, and says of everything that
// only a run can tell why it is not known, unless that is said already.
void prediction_complete(struct prediction *p);

// A file's text, ending with a newline. prediction_read() gives back the same.
struct str prediction_write(struct arena *a, const struct predictions *list);

// Adds the predictions of a file's text to `list`; false with an error in `d` when it is no file of
// predictions, one of another format, or broken.
bool prediction_read(struct arena *a, struct str text, const char *file, struct predictions *list,
                     struct diag *d);

#endif
