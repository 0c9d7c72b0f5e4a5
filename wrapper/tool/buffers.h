// Kernel arguments of the command line: numbers, and buffers with a content.
#ifndef DBUF_TOOL_BUFFERS_H
#define DBUF_TOOL_BUFFERS_H

#include "base/diag.h"
#include "simulate/launch.h"
#include "simulate/memory.h"

// One --arg. A number ("3", "0x10", "-1.5"), or a buffer
//   TYPE[COUNT]             of nothing yet: reading it before writing is a fault
//   TYPE[COUNT]=zero        zeros
//   TYPE[COUNT]=random      floating point from -1 to 1, whole numbers of all values; from --seed
//   TYPE[COUNT]=small       whole numbers from -4 to 4, so that sums are exact
//   TYPE[COUNT]=iota        0, 1, 2 ...
//   TYPE[COUNT]=NUMBER      that number in all elements
//   TYPE[COUNT]=@FILE       the file's bytes, as many as the buffer has
// with TYPE one of u8 s8 u16 s16 u32 s32 u64 s64 f16 bf16 f32 f64. Behind it may stand
//   ,save=FILE              the content after the run goes to a file
//   ,same=FILE              and must be this file's bytes
struct argument {
  const char *text;
  bool is_buffer;
  enum ptx_type type;
  uint64_t count;
  const char *content, *save, *same;
};

bool argument_read(struct arena *a, const char *text, struct argument *arg, struct diag *d);

// Makes the argument for the kernel's parameter: writes its bytes to `to`. *buffer is the buffer
// made, or NULL. The same seed and index give the same content.
bool argument_make(struct arena *a, const struct argument *arg, const struct ptx_variable *param,
                   struct memory *m, uint64_t seed, unsigned index, uint8_t *to,
                   struct buffer **buffer, struct diag *d);

// Writes and compares what `save` and `same` ask for.
bool argument_finish(struct arena *a, const struct argument *arg, const struct buffer *b,
                     struct diag *d);

#endif
