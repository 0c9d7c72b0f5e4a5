// Any text in the place of a record: refused, or a record whose every member is within its range.
#include "command/record.h"

#include <stdint.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  struct arena *a = arena_new();
  struct pass_record *r = record_parse(a, (struct str){(const char *)data, size});
  for (size_t i = 0; r && i < r->loops.count; ++i) {
    const struct loop_record *l = &r->loops.at[i];
    if (!l->name || !l->function || !*variant_name(l->variant) || l->stages > STAGES_MAX)
      abort();
    for (int g = 0; g < GATE_COUNT; ++g)
      if (!*level_name(l->settings.gates[g]))
        abort();
  }
  for (size_t i = 0; r && i < r->diag->messages.count; ++i)
    if (!r->diag->messages.at[i].text || !*severity_name(r->diag->messages.at[i].severity))
      abort();
  arena_free(a);
  return 0;
}
