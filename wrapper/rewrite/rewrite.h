// The rewriter as one function: preprocessed CUDA C++ in, the same text with its annotated loops
// pipelined out.
#ifndef DBUF_REWRITE_REWRITE_H
#define DBUF_REWRITE_REWRITE_H

#include "command/config.h"
#include "command/record.h"

struct rewrite_options {
  const struct config *config;
  int arch;          // 86 for sm_86; 0: the host pass, where only the pragma lines are blanked
  bool debug;        // compiled with -G: loops are left as written
  bool relocatable;  // compiled with -rdc=true: other files may call what is not static
  long block_shared; // bytes that a block of `arch` may ask for at most; 0: not known
  bool no_fmad;      // compiled with -fmad=false: no sum is fused with a product
  // Which of auto's candidates to take for the loop `name` (0: the first). NULL: always the first.
  int (*candidate)(void *context, const char *name, int arch);
  // The expansion of macro `name` (object-like) as defined where the pragma stands, the `nth`
  // pragma of the text counted from 0; NULL when it is no macro. NULL function: nothing is a macro.
  const char *(*macro)(void *context, struct arena *a, size_t nth, struct str name);
  void *context;
  const char *prelude; // NULL: the built-in device prelude for `arch`; tests give their own
};

// True when `text` may hold an annotated loop (a byte search for the pragma; may say yes too often,
// never no wrongly).
bool rewrite_wanted(struct str text);

// Rewrites. With no accepted loop and no pragma the result is `input` itself, byte for byte.
// Messages go to out->diag; out->exit_code is 0, 101 (a loop refused) or 102 (a bad clause), and
// then the text is not to be used.
struct str rewrite(struct arena *a, struct str input, const struct rewrite_options *options,
                   struct pass_record *out);

#endif
