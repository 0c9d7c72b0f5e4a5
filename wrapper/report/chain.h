// Two versions of a kernel, level by level from the source to the time: what was predicted, what
// was measured, and the fork, the first level that does not do what was expected of it.
//
// The levels: accesses of the source, requests of warps, sectors of L1, hits in L1, sectors read
// from L2, bytes read from device memory, time. A ratio is the first version's figure over the
// second's. The last ratio that could be predicted is carried on as the hypothesis; the fork is the
// first level whose measured ratio is further from it than the tolerance. A predicted ratio that
// changes from one level to the next is a known step and no fork. Without predictions the measured
// ratio at the sectors, which source and PTX would have told, is carried on in their place.
#ifndef DBUF_REPORT_CHAIN_H
#define DBUF_REPORT_CHAIN_H

#include "base/text.h"
#include "inspect/ncu.h"
#include "simulate/prediction.h"

#include <stdbool.h>

enum chain_level {
  CHAIN_SOURCE,
  CHAIN_WARP,
  CHAIN_SECTOR,
  CHAIN_L1,
  CHAIN_L2,
  CHAIN_DRAM,
  CHAIN_TIME,
  CHAIN_LEVELS
};

struct chain_side {
  const char *name;                   // in all forms of the report
  const struct prediction *predicted; // NULL: none
  const struct ncu_kernel *measured;  // NULL: none
};

enum agreement { AGREEMENT_UNKNOWN, AGREEMENT_EXACT, AGREEMENT_WITHIN, AGREEMENT_OFF };

// One figure of both sides; [1] is not known where there is one side.
struct chain_row {
  const char *key;  // in JSON: "warp"
  const char *name; // of the level: "warp"; of other figures: "shared stores"
  const char *what; // "requests"; NULL for other figures
  const char *unit; // "", "bytes", "ns", "%"
  struct quantity predicted[2], measured[2];
  enum agreement agreement[2];
  double deviation[2]; // measured over predicted, less 1
  struct quantity predicted_ratio, measured_ratio;
  struct quantity hypothesis; // what the measured ratio is held against
  bool carried;               // it comes from a level above
  enum agreement ratio_agreement;
};

struct chain_step {
  enum chain_level level; // where the ratio changes
  double from, to;
  const char *why;
};

struct chain_lines {
  const char **at;
  size_t count, room;
};

struct chain {
  struct chain_side side[2];
  int sides;        // 1 or 2
  double tolerance; // 0.05 for 5 %
  struct chain_row levels[CHAIN_LEVELS];
  struct {
    struct chain_row *at;
    size_t count, room;
  } others; // figures that are no level: shared memory, sectors a request ...
  struct {
    struct chain_step *at;
    size_t count, room;
  } steps;
  int fork;                    // a chain_level; -1: none was seen
  const char *fork_text;       // what there is to say of the fork, or of its absence
  int origin;                  // the level that the hypothesis comes from; -1: none
  bool origin_measured;        // for want of a prediction
  struct chain_lines readings; // how to read what is shown
  struct chain_lines warnings; // what makes the comparison doubtful
  struct chain_lines reasons;  // why the predicted figures are what they are
  struct chain_lines unknown;  // "L2 sectors read: depends on what hits in L1"
  struct chain_lines missing;  // metrics that the measured files lack
};

// `sides` has one or two elements. `peak`: the file holds metrics in percent of peak.
struct chain *chain_of(struct arena *a, const struct chain_side *sides, int n, double tolerance,
                       bool peak);

struct str chain_text(struct arena *a, const struct chain *c);

// A page that needs nothing else: style and drawing are in it.
struct str chain_html(struct arena *a, const struct chain *c);

//   {
//     "format": 1, "tolerance": 0.05,
//     "kernels": [{"name": "v0", "predicted": {"kernel", "arch", "grid", "block", "blocks",
//                  "simulated"} or null, "measured": {"kernel", "file", "launches", "grid",
//                  "block", "cc", "device"} or null}],
//     "levels": [{"key": "warp", "what": "requests", "unit": "",
//                 "predicted": [4294967296, 536870912],          null: not known
//                 "measured": [...], "agreement": ["exact" | "within" | "off" | null, ...],
//                 "predicted_ratio": 8, "measured_ratio": 8, "hypothesis": 8, "carried": false,
//                 "ratio_agreement": "exact"}],
//     "others": [the same],
//     "steps": [{"level": "warp", "from": 12.8, "to": 8, "why": "..."}],
//     "hypothesis": {"ratio": 8, "level": "sector", "measured": false} or null,
//     "fork": {"level": "l2", "hypothesis": 8, "ratio": 1.07} or null,
//     "fork_text": "..." or null, "readings": ["..."], "warnings": [...], "reasons": [...],
//     "unknown": [...], "missing": [...]
//   }
struct str chain_json(struct arena *a, const struct chain *c);

enum chain_form { CHAIN_TEXT, CHAIN_JSON, CHAIN_HTML };

// "text", "json", "html"; false: another word.
bool chain_form_named(const char *name, enum chain_form *form);
struct str chain_in(struct arena *a, const struct chain *c, enum chain_form form);

#endif
