// What the hook did in one preprocessor pass, written by the hook for the wrapper (JSON in the
// session folder).
#ifndef DBUF_COMMAND_RECORD_H
#define DBUF_COMMAND_RECORD_H

#include "base/diag.h"
#include "command/config.h"

// One annotated loop in one pass. Strings are never NULL unless said.
struct loop_record {
  const char *name;     // name= clause, or the function's name, with "#2" for its second loop
  const char *function; // identifier of the enclosing function, as in its mangled name
  bool kernel;          // __global__ (false: a __device__ function, inlined who knows where)
  const char *callers;  // of a __device__ function: identifiers of the kernels that name it, with
                        // blanks between them; "" when none is seen to
  struct place place;   // of the loop's keyword
  int last_line;        // of the loop, in place.file
  int arch;             // 86 for sm_86
  bool pipelined;       // false: left as written (variant off, auto's last resort, -G, refused with
                        // on_refuse = warn)
  const char *why_not;  // when not pipelined: one clause of words; else NULL
  const char *reason;   // why it was refused, the id; NULL when it was not
  const char *remedy;   // of why_not, NULL when there is none
  const char *fallen; // what auto would have preferred and the loop does not allow, with the reason
                      // and the remedy; else NULL
  enum variant variant;
  int stages;      // buffers: cp_async 2..8, ldg 2, ldg_single 1
  int candidate;   // index into the candidates that this loop has with variant=auto (0 when fixed)
  int candidates;  // how many there are (1 when fixed)
  bool last;       // none of those behind it is pipelined
  bool tiles_only; // the function has no other shared memory than the tiles
  bool beside;     // and these are dynamic: what is static are the further stages
  long added; // bytes of static shared memory that the stages take more than the loop as written;
              // -1: the text does not tell
  bool launched; // the function has dynamic shared memory, as much as the launch says
  bool no_async, no_ldg, no_single; // the variants that are not possible
  int copy_bytes; // 4, 8, 16: width of the tiles' copies as far as the text tells; 0: unknown
  struct settings settings;
  const char *threads;    // threads= clause's text, NULL without
  int most_threads;       // of a block, by the kernel's __launch_bounds__; 0: not known
  const char *dynamic;    // that of dynamic=, likewise
  const char *only;       // what the compiler must find true of an instantiation for its loop to be
                          // pipelined, else it is as written; NULL: nothing
  const char *contracted; // a product that may be fused otherwise, as contract allows; NULL: none
  double ratio;           // compute/load ratio from ratio= or constant tile(); 0: unknown
};

struct pass_record {
  int arch;      // 0: the host pass
  bool debug;    // -G
  bool refused;  // a loop was refused (exit code 101) or a clause was bad (102)
  int exit_code; // 0, 101, 102
  struct {
    struct loop_record *at;
    size_t count, room;
  } loops;
  struct diag *diag; // the messages of this pass
};

// `r` as JSON; the empty slice when there is no memory for it.
struct str record_text(struct arena *a, const struct pass_record *r);

// Writes `r` to a new file in `folder`. False with errno set when it cannot.
bool record_write(const char *folder, const struct pass_record *r);

// One record from its text; NULL when it is none.
struct pass_record *record_parse(struct arena *a, struct str text);

// All records of `folder`; unreadable ones are an error in `d`.
struct records {
  struct pass_record **at;
  size_t count, room;
};
struct records record_read_all(struct arena *a, const char *folder, struct diag *d);

#endif
