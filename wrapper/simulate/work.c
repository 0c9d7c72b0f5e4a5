#include "simulate/work.h"

run_op *work_find(const struct work *table, size_t count, const struct op *o) {
  for (size_t i = 0; i < count; ++i)
    if (o->type == table[i].type && str_is(o->source->opcode, table[i].opcode) &&
        (!table[i].suffix || ptx_has(o->source, table[i].suffix)))
      return table[i].run;
  return NULL;
}

run_op *arithmetic_op(struct op *o) {
  static run_op *(*const choices[])(struct op *) = {clock_op,   predicate_op, integer_op,
                                                    convert_op, float_op,     bits_op};
  run_op *run = NULL;
  for (size_t i = 0; !run && i < sizeof choices / sizeof *choices; ++i)
    run = choices[i](o);
  return run;
}
