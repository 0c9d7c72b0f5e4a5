// Messages of ptxas: whatever nvcc writes to stderr must be read and filtered without harm.
#include "inspect/ptxas.h"

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  struct arena *a = arena_new();
  struct str text = {(const char *)data, size};
  struct ptxas_info info = ptxas_read(a, text);
  for (size_t i = 0; i < info.functions.count; ++i) {
    const struct ptxas_function *f = &info.functions.at[i];
    if (!ptxas_find(&info, f->name, f->arch))
      __builtin_trap();
  }
  // What is left says nothing more under the same filter.
  struct str once = ptxas_filter(a, text), twice = ptxas_filter(a, once);
  if (once.n > size || twice.n > once.n)
    __builtin_trap();
  arena_free(a);
  return 0;
}
