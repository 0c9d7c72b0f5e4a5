// What dbuf tune has measured: each loop's candidates beside the loop as it was compiled before.
//
// As JSON, with the rules and words of report/json.h:
//
//   {
//     "format": 1,
//     "settings": "dbuf.ini",               the file
//     "written": true,                      the fastest were kept in it
//     "rounds": 5,
//     "unit": "s" or null,                  null: what the command prints
//     "better": "lower" | "higher",
//     "loops": [{
//       "file": "hgemm.cu", "line": 41, "loop": "hgemm",
//       "before": {"plan": "cp_async, 3 stages", "median": 0.0123, "figures": [...]},
//       "candidates": [{
//         "variant": "ldg", "stages": 2 or null,
//         "median": 0.0118, "figures": [...],       of each round; null and [] when "why" is told
//         "gain": 0.041, "faster": 5,       over "before" in the same round: median, rounds
//         "why": "..." or null              why it was not measured
//       }],
//       "fastest": 0 or null                index into candidates; null: none is beyond doubt
//     }]
//   }
#ifndef DBUF_REPORT_TUNING_H
#define DBUF_REPORT_TUNING_H

#include "base/arena.h"
#include "base/text.h"
#include "command/config.h"

#include <stdbool.h>
#include <stddef.h>

struct figures {
  double *at; // one a round
  size_t count, room;
};

struct tuned_candidate {
  enum variant variant;
  int stages; // STAGES_AUTO: not its matter
  struct figures figures;
  double median, gain; // gain: the median over the rounds of the share won
  size_t faster;       // rounds
  const char *why;     // not measured; NULL
};

struct tuned_loop {
  const char *name, *file;
  unsigned line;
  const char *plan; // what it was compiled to before, in words
  struct figures before;
  double median; // of before
  struct {
    struct tuned_candidate *at;
    size_t count, room;
  } candidates;
  const struct tuned_candidate *fastest; // NULL: none is beyond doubt
};

struct tuning {
  const char *settings; // the file
  bool written, seconds, higher;
  size_t rounds;
  double least; // the gain that is asked for
  struct {
    struct tuned_loop *at;
    size_t count, room;
  } loops;
};

// Medians, gains, and the fastest: faster than before in each round, and by `least` or more in the
// median of them.
void tuning_judge(struct arena *a, const struct tuning *t, struct tuned_loop *l);

// "cp_async:3", as [auto] candidates writes it.
const char *tuned_name(struct arena *a, const struct tuned_candidate *c);

struct str tuning_text(struct arena *a, const struct tuning *t);
struct str tuning_json(struct arena *a, const struct tuning *t);

#endif
