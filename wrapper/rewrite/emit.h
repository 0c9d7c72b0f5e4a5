// The pipelined loop as a list of edits over the text.
#ifndef DBUF_REWRITE_EMIT_H
#define DBUF_REWRITE_EMIT_H

#include "rewrite/edits.h"
#include "rewrite/plan.h"

// A shared array that is declared outside its loop and has several buffers.
struct stages {
  struct function *function;
  struct symbol *symbol;
  const char *name; // of the array of stages
  int count;
};

struct stages_list {
  struct stages *at;
  size_t count, room;
};

// Adds the edits that make `l` a pipeline of `plan`, and to `stages` the tiles whose declarations
// change; `ordinal` makes its names unique in the text. `told`: comments say what each part is. The
// pragma's own line is blanked by the caller.
void emit_loop(struct loop *l, struct plan plan, unsigned ordinal, bool told, struct edits *edits,
               struct stages_list *stages);

// Adds the edits of the declarations, when all loops are emitted: one may hold tiles of several.
void emit_declarations(struct unit *u, const struct stages_list *stages, struct edits *edits);

#endif
