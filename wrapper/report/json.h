// Results as JSON, for programs. Members are only ever added; "format" changes when one goes or
// changes its meaning. null stands for what is not known. Sizes are bytes, addresses are numbers.
//
//   {
//     "format": 1,
//     "results": [{
//       "file": "hgemm.cu",                 where the loop is, or the binary it was found in
//       "line": 41, "column": 3,            null for a binary
//       "loop": "hgemm",                    name= clause or function
//       "which": "loop 2 of 3",             null where a kernel holds one
//       "kernel": "hgemm<64, 64, 32>",
//       "symbol": "_Z5hgemm...",            its mangled name or null
//       "arch": 86,
//       "variant": "cp_async", "stages": 2,
//       "passed": true,                     no gate of level error failed
//       "remark": "cp_async, 2 stages; ...",
//       "registers": 80,
//       "shared": {"before": 9728, "after": 19456, "cliff": 50176},
//       "blocks_per_sm": {"before": 10, "after": 5},      as far as the limits are known: with
//                                           threads= or the most threads of __launch_bounds__ as
//                                           all of them allow, else as shared memory does
//       "gates": {
//         "spill": {"level": "error", "outcome": "pass" | "fail" | "unknown", "text": "...",
//                   "remedy": "..." or null},
//         "cliff": ..., "barrier": ..., "overlap": ..., "mma_count": ...
//       },
//       "ring": {                           null: not found, then "ring_why" tells why
//         "first": 1728, "last": 2880, "instructions": 73,
//         "work": "HMMA", "total": 16, "tiles": 1, "per_tile": 16,
//         "barriers": 1, "waits": 1, "local_loads": 0, "local_stores": 0,
//         "behind": 16,                     MMA behind the loop, of the tiles that it leaves; or
//                                           null
//         "share": 1.0, "mean_share": 1.0, "nested": false, "unreadable": null,
//         "work_stalls": {"count": 16, "min": 2, "max": 8, "mean": 5.5}, "load_stalls": {...},
//         "worst": 0,                       index into loads
//         "loads": [{"async": true, "copies": 4, "issued": 1792, "waited": 1744, "laps": 1,
//                    "inside": 16, "share": 1.0, "cycles": 312, "barrier_first": false,
//                    "wait_first": false}]
//       },
//       "baseline": {                       the loop as written, with check.baseline = on; else
//       null
//         "registers": 72, "ring": {...}    as above; null: not found
//       },
//       "notes": ["..."]
//     }],
//     "messages": [{"severity": "warning", "id": "unreadable" or null,
//                   "file": "x.o" or null, "line": 12 or null, "column": 3 or null,
//                   "text": "...", "remedy": "..." or null,
//                   "notes": [{"file": ..., "line": ..., "column": ..., "text": "..."}]}]
//   }                                       what belongs to no result
//
// `dbuf check --format json` is this. The report of a compilation has these too, and all that was
// said in its "messages"; that of `dbuf explain --format json`, which compiles nothing, has no
// results and no outputs:
//
//   {
//     "version": "0.1.0",                   of dbuf
//     "sources": ["hgemm.cu"], "outputs": ["hgemm.o"],
//     "exit_code": 100,                     of dbuf-nvcc
//     "loops": [{                           each annotated loop, once for each pass of the compiler
//       "file": "hgemm.cu", "line": 41, "column": 3, "last_line": 60,
//       "loop": "hgemm", "function": "hgemm",
//       "arch": 80,                         of the pass; results made from it may be of a newer one
//       "fate": "pipelined" | "as-written" | "refused",
//       "checked": true,                    "results" holds it
//       "variant": "cp_async", "stages": 2, that of the last run of nvcc, where auto tried several
//       "reason": "alias",                  id of what refused it; null when nothing did
//       "why": "...", "remedy": "...",      why it is not pipelined, and what to do; or null
//       "only": "STAGED",                   what the compiler must find true of an instantiation
//       for
//                                           its loop to be pipelined; else null
//       "contracted": "acc * 0.9f",         a product for which the last bits may differ from those
//                                           of the loop as written, as clause contract allows;
//                                           null: they do not
//       "copy_bytes": 16,                   width of the tiles' copies; null: not known
//       "ratio": 32.0                       flop a byte, where the pragma tells it; else null
//     }]
//   }
#ifndef DBUF_REPORT_JSON_H
#define DBUF_REPORT_JSON_H

#include "base/diag.h"
#include "report/account.h"
#include "report/result.h"

#include <stddef.h>

// The text of `n` results and of the messages of `others` (NULL: none), ending with a newline.
struct str json_report(struct arena *a, const struct result *results, size_t n,
                       const struct diag *others);

// The report of a compilation, ending with a newline.
struct str json_account(struct arena *a, const struct account *account);

#endif
