// PTX of anything: reading must end and touch nothing else; what is read without an error has only
// references that lead somewhere.
#include "simulate/ptx.h"

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool holds) {
  if (!holds)
    __builtin_trap();
}

static void check_operand(const struct ptx_function *f, const struct ptx_operand *o) {
  must(o->kind != PTX_REGISTER || o->reg < f->registers.count);
  must(o->kind != PTX_SYMBOL || o->variable);
  must(o->kind != PTX_LABEL || (o->target >= -1 && o->target <= (int64_t)f->code.count));
  must(o->kind != PTX_PAIR || o->count == 2);
  must(o->kind != PTX_ADDRESS || o->count > 0);
  for (size_t i = 0; i < o->count; ++i)
    check_operand(f, &o->parts[i]);
}

static void check_variable(const struct ptx_variable *v) {
  must(v->type != PTX_NO_TYPE && v->lanes && (v->align & (v->align - 1)) == 0);
  volatile uint8_t sum = 0;
  for (uint64_t i = 0; v->initial && i < v->bytes; i += 1 + v->bytes / 64)
    sum = (uint8_t)(sum + v->initial[i]);
  for (size_t i = 0; i < v->relocations.count; ++i)
    must(v->relocations.at[i].offset + v->relocations.at[i].bytes <= v->bytes);
}

static void check_function(const struct ptx_function *f) {
  for (size_t i = 0; i < f->code.count; ++i) {
    const struct ptx_instruction *c = &f->code.at[i];
    must(!c->guarded || f->registers.at[c->guard].type == PTX_PRED);
    must(c->location >= -1 && c->location < (int64_t)f->locations.count);
    for (unsigned o = 0; o < c->operand_count; ++o)
      check_operand(f, &c->operands[o]);
    ptx_type_at(c, 1);
  }
  for (size_t i = 0; i < f->locations.count; ++i)
    must(f->locations.at[i].inlined_at < (int64_t)i);
  for (size_t i = 0; i < f->tables.count; ++i)
    for (size_t k = 0; k < f->tables.at[i].targets.count; ++k)
      must((uint64_t)f->tables.at[i].targets.at[k] <= f->code.count);
  for (size_t i = 0; i < f->variables.count; ++i)
    check_variable(f->variables.at[i]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  struct arena *a = arena_new();
  struct diag *d = diag_new(a);
  struct str text = {(const char *)data, size};
  const struct ptx_module *m = ptx_read(a, text, "fuzz.ptx", d);
  must((m != NULL) == (d->errors == 0) && d->messages.count < 2);
  for (size_t i = 0; m && i < m->functions.count; ++i) {
    check_function(m->functions.at[i]);
    must(ptx_find(m, m->functions.at[i]->name) == m->functions.at[i]);
  }
  for (size_t i = 0; m && i < m->variables.count; ++i)
    check_variable(m->variables.at[i]);
  // A text is a name as well.
  if (m)
    ptx_find(m, (struct str){text.p, size < 200 ? size : 200});
  arena_free(a);
  return 0;
}
