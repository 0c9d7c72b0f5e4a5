// What Nsight Compute measured: its CSV (`ncu --csv`), pages raw (one row a launch, units in the
// second row) and details (one row a metric), with or without units, with thousands separators of
// any country, and with the program's own output and "==PROF==" lines before, between and behind.
#ifndef DBUF_INSPECT_NCU_H
#define DBUF_INSPECT_NCU_H

#include "base/diag.h"
#include "base/text.h"
#include "inspect/symbol.h"

#include <stdbool.h>

enum ncu_id {
#define NCU(id, kind, what, names) NCU_##id,
#include "inspect/ncu.def"
#undef NCU
  NCU_COUNT
};

// Counts, bytes, nanoseconds or percent, as the table of figures says; summed over the chip.
struct ncu_figure {
  double value;
  bool known;
};

// All launches of one kernel with one grid and one block in one file. Each figure is the median of
// the launches that have it, of an even number the lower of the two in the middle, so that it is a
// value that was measured: first launches are slower, and one odd launch shall not decide.
struct ncu_kernel {
  struct symbol symbol; // plain: as ncu has it, without parameters; mangled when that is mangled
  const char *file;
  size_t file_index;          // ncu_table.files before the file was read
  unsigned grid[3], block[3]; // 0: not told
  const char *cc, *device;    // "9.0", "NVIDIA H200"; NULL: not told
  size_t launches;
  struct ncu_figure figures[NCU_COUNT];
};

struct ncu_table {
  struct {
    struct ncu_kernel *at;
    size_t count, room;
  } kernels; // in the order of their first launches
  size_t files;
  bool percent_of_peak; // a metric that tells the load of a unit was in a file
};

// Adds the launches of a file to `t`. False with an error in `d` when it holds no table of Nsight
// Compute; a value that cannot be read is a warning and not known.
bool ncu_read(struct arena *a, struct str text, const char *file, struct ncu_table *t,
              struct diag *d);

const char *ncu_what(enum ncu_id id);  // "global-load requests"
struct str ncu_metric(enum ncu_id id); // "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"

// Requests and sectors of global loads, asynchronous copies included. Where the chip's load metrics
// count these already (as on sm_90) they are not added again: the instructions tell.
struct ncu_figure ncu_global_requests(const struct ncu_kernel *k);
struct ncu_figure ncu_global_sectors(const struct ncu_kernel *k);

// The command line, one line, that collects every figure of the table into `output`. `arch`: 86 for
// sm_86, to leave out what that has not; 0: any. `kernels` (plain identifiers, NULL-terminated;
// NULL: all) restricts it to these, `program` stands at its end as it is.
const char *ncu_command(struct arena *a, int arch, const char *const *kernels, const char *output,
                        const char *program);

#endif
