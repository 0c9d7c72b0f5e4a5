// Any text as preprocessed CUDA C++: the lexer, the parser, the analysis and the emission. The
// first byte chooses variant, stages and architecture. Without a pragma the text comes back byte
// for byte, and so it does (but for the blanked pragmas) when no loop was taken.
#include "rewrite/rewrite.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *const variants[] = {"pipeline.variant=auto", "pipeline.variant=cp_async",
                                       "pipeline.variant=ldg", "pipeline.variant=ldg_single"};

static const char *macro(void *context, struct arena *a, size_t nth, struct str name) {
  (void)context;
  (void)nth;
  return name.n == 1 ? arena_strdup(a, "3") : NULL;
}

static void check_unchanged(struct str before, struct str after, bool pragma) {
  if (!pragma && (before.n != after.n || (before.n && memcmp(before.p, after.p, before.n) != 0)))
    abort();
  if (after.n > before.n)
    abort(); // only pragmas were taken away
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0)
    return 0;
  unsigned choice = data[0];
  struct arena *a = arena_new();
  struct diag *d = diag_new(a);
  const char *sets[3] = {variants[choice & 3], NULL, NULL};
  if ((choice & 3) == 1 && (choice & 4))
    sets[1] = "pipeline.stages=4";
  struct config_sources sources = {.sets = sets};
  struct rewrite_options options = {.config = config_load(a, &sources, d),
                                    .arch = choice & 8 ? 75 : 86,
                                    .macro = choice & 16 ? macro : NULL};
  struct str text = {(const char *)data + 1, size - 1};
  struct pass_record r;
  bool wanted = rewrite_wanted(text);
  struct str out = rewrite(a, text, &options, &r);
  bool pipelined = false;
  for (size_t i = 0; i < r.loops.count; ++i)
    pipelined |= r.loops.at[i].pipelined;
  if (r.loops.count && !wanted)
    abort(); // the quick search said there was nothing
  if (!pipelined)
    check_unchanged(text, out, wanted);
  arena_free(a);
  return 0;
}
