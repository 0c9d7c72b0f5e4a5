// Tables that say which function does an instruction's work.
#ifndef DBUF_SIMULATE_WORK_H
#define DBUF_SIMULATE_WORK_H

#include "simulate/machine.h"
#include "simulate/number.h"

struct work {
  const char *opcode;
  enum ptx_type type; // the first type suffix
  const char *suffix; // another one that must be there, NULL: none
  run_op *run;
};

// The function for the instruction, or NULL.
run_op *work_find(const struct work *table, size_t count, const struct op *o);

// Has the instruction the operands that its function takes? One without them is no PTX, but text
// may say anything.
bool work_complete(const struct op *o);

// run_integer.c, run_bits.c, run_predicate.c (comparisons, selections, moves), run_float.c,
// run_convert.c.
run_op *integer_op(struct op *o);
run_op *bits_op(struct op *o);
run_op *predicate_op(struct op *o);
run_op *float_op(struct op *o);
run_op *convert_op(struct op *o);
run_op *clock_op(struct op *o);

// The number format of a floating point type; false for others.
bool number_of(enum ptx_type t, enum number_format *f);
// How an instruction's suffixes want its result.
struct number_mode number_mode_of(const struct op *o);

#endif
