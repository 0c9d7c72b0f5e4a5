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
// with TYPE one of u8 s8 u16 s16 u32 s32 u64 s64 f16 bf16 f32 f64 (i8 to i64 are s8 to s64). Behind
// it may stand
//   ,save=FILE              the content after the run goes to a file
//   ,same=FILE              and must be this file's bytes
// A number may have a type, where it must fit the parameter:
//   TYPE=NUMBER
// A structure has its members in braces, each at its natural alignment:
//   {MEMBER, MEMBER ...}    numbers with types, buffers, to which the member points, structures
//   TYPExCOUNT=NUMBER       as a member: an array of that number
enum argument_kind { ARGUMENT_NUMBER, ARGUMENT_BUFFER, ARGUMENT_STRUCTURE };

struct argument {
  const char *text;
  enum argument_kind kind;
  enum ptx_type type; // PTX_NO_TYPE of a number: the parameter's
  uint64_t count;     // elements
  const char *content, *save, *same;
  uint64_t bytes, align; // in the parameter; 0: of a number without a type
  struct {
    struct argument *at;
    size_t count, room;
  } members;
};

// The buffers of a run's arguments, in their order.
struct made_buffers {
  struct {
    const struct argument *argument;
    unsigned index; // of the parameter, from 1
    struct buffer *buffer;
  } * at;
  size_t count, room;
};

bool argument_read(struct arena *a, const char *text, struct argument *arg, struct diag *d);

// Makes the argument for the kernel's parameter: writes its bytes to `to`, and adds its buffers to
// `made`. The same seed and index give the same content.
bool argument_make(struct arena *a, const struct argument *arg, const struct ptx_variable *param,
                   struct memory *m, uint64_t seed, unsigned index, uint8_t *to,
                   struct made_buffers *made, struct diag *d);

// Writes and compares what `save` and `same` ask for.
bool argument_finish(struct arena *a, const struct argument *arg, const struct buffer *b,
                     struct diag *d);

#endif
