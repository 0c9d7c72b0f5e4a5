#include "simulate/work.h"

run_op *work_find(const struct work *table, size_t count, const struct op *o) {
  for (size_t i = 0; i < count; ++i)
    if (o->type == table[i].type && str_is(o->source->opcode, table[i].opcode) &&
        (!table[i].suffix || ptx_has(o->source, table[i].suffix)))
      return table[i].run;
  return NULL;
}

bool work_complete(const struct op *o) {
  static const struct {
    unsigned sources;
    const char *const opcodes[33];
  } table[] = {{0, {"activemask", NULL}},
               {1, {"abs",  "neg",   "not",   "cnot", "popc",     "clz",       "brev",  "bfind",
                    "sqrt", "rsqrt", "rcp",   "sin",  "cos",      "lg2",       "ex2",   "tanh",
                    "cvt",  "cvta",  "testp", "vote", "isspacep", "movmatrix", "elect", NULL}},
               {2, {"add",  "sub",   "addc", "subc",  "mul",   "mul24",    "div", "rem",
                    "min",  "max",   "and",  "or",    "xor",   "shl",      "shr", "set",
                    "setp", "szext", "bmsk", "match", "redux", "copysign", NULL}},
               {3,
                {"mad", "madc", "mad24", "fma", "sad", "bfe", "shf", "prmt", "dp4a", "dp2a", "fns",
                 "selp", "slct", "shfl", "vabsdiff4", NULL}},
               {4, {"bfi", "lop3", NULL}}};
  const uint32_t sources[] = {o->a, o->b, o->c, o->e};
  unsigned needed = 0;
  bool known = false;
  for (size_t i = 0; i < sizeof table / sizeof *table; ++i)
    if (str_in(o->source->opcode, table[i].opcodes)) {
      needed = table[i].sources;
      known = true;
    }
  for (unsigned k = 0; k < needed; ++k)
    if (sources[k] == NO_SLOT)
      return false;
  return !known || o->d != NO_SLOT;
}

bool number_of(enum ptx_type t, enum number_format *f) {
  switch (t) {
  case PTX_F16:
  case PTX_F16X2:
    *f = NUMBER_F16;
    return true;
  case PTX_BF16:
  case PTX_BF16X2:
    *f = NUMBER_BF16;
    return true;
  case PTX_TF32:
    *f = NUMBER_TF32;
    return true;
  case PTX_F32:
    *f = NUMBER_F32;
    return true;
  case PTX_F64:
    *f = NUMBER_F64;
    return true;
  default:
    return false;
  }
}

struct number_mode number_mode_of(const struct op *o) {
  return (struct number_mode){.rounding = o->rounding > ROUND_AWAY ? ROUND_NEAREST
                                                                   : (enum rounding)o->rounding,
                              .ftz = o->ftz,
                              .saturate = o->sat && !ptx_has(o->source, "satfinite"),
                              .relu = ptx_has(o->source, "relu")};
}

run_op *arithmetic_op(struct op *o) {
  static run_op *(*const choices[])(struct op *) = {clock_op,   predicate_op, integer_op,
                                                    convert_op, float_op,     bits_op};
  run_op *run = NULL;
  for (size_t i = 0; !run && i < sizeof choices / sizeof *choices; ++i)
    run = choices[i](o);
  return run;
}
