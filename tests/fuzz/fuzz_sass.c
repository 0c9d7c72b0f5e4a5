// Listings of cuobjdump: reading, loops, rings and verdicts of anything must end and touch nothing
// else.
#include "inspect/gates.h"

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void judge(struct arena *a, const struct sass_function *f, enum variant variant) {
  struct loop_record loop = {.variant = variant, .stages = 2};
  struct rings rings = rings_of(a, f, variant);
  if (!rings.list.count != (rings.unreadable != NULL))
    __builtin_trap();
  for (size_t k = 0; k < rings.list.count; ++k) {
    const struct ring *r = &rings.list.at[k];
    if (!(r->share >= 0 && r->share <= 1) || (!r->unreadable && r->loads.count == 0))
      __builtin_trap();
    struct gate_facts facts = {.loop = &loop, .arch = f->arch, .ring = r, .added_shared = -1};
    gates_judge(a, &facts);
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  struct arena *a = arena_new();
  struct sass_listing l = sass_read(a, (struct str){(const char *)data, size});
  for (size_t i = 0; i < l.functions.count; ++i)
    for (int v = VARIANT_AUTO; v < VARIANT_OFF; ++v)
      judge(a, &l.functions.at[i], (enum variant)v);
  arena_free(a);
  return 0;
}
