// PTX of anything, run: whatever a kernel does, the run ends soon and touches nothing else. All
// that it may reach is a few small buffers.
#include "simulate/count.h"
#include "simulate/memory.h"

#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_STEPS = 2000, MOST_KERNELS = 3, BUFFER = 4096, MOST_REGISTERS = 1 << 14 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static FILE *nowhere(void) {
  static FILE *f;
  if (!f)
    f = fopen("/dev/null", "w");
  return f;
}

// A pointer gets a buffer, the first of which nobody wrote, anything else a small number.
static uint8_t *params_of(struct arena *a, struct program *p, const struct ptx_function *kernel) {
  uint32_t bytes, *offsets = launch_layout(a, kernel, &bytes);
  uint8_t *params = arena_alloc(a, (size_t)bytes + 8);
  for (size_t i = 0; i < kernel->params.count; ++i) {
    uint64_t value = 3;
    struct buffer *b = kernel->params.at[i].bytes == 8 && i < 8
                           ? memory_add(program_memory(p), "buffer", BUFFER, i > 0)
                           : NULL;
    if (b)
      value = b->address;
    size_t n = kernel->params.at[i].bytes;
    memcpy(params + offsets[i], &value, n < 8 ? n : 8);
  }
  return params;
}

struct context {
  struct count *count;
};

static void count_it(void *context) {
  count_block(((struct context *)context)->count, 2);
}

static void must(bool holds) {
  if (!holds)
    abort();
}

static void run_kernel(struct arena *a, const struct ptx_module *m,
                       const struct ptx_function *kernel, size_t choice) {
  struct diag *d = diag_new(a);
  struct program *p = program_open(a, m, "fuzz.ptx", kernel, d);
  must((p != NULL) == (d->errors == 0));
  if (!p)
    return;
  struct context context;
  struct launch l = {.kernel = kernel,
                     .grid = {2, 1, 1},
                     .block = {choice & 8 ? 17 : 45, 1, 1},
                     .dynamic_shared = 1024,
                     .params = params_of(a, p, kernel),
                     .schedule = (enum schedule)(choice % 3),
                     .seed = choice,
                     .at_once = choice & 4,
                     .most_steps = MOST_STEPS,
                     .block_done = count_it,
                     .context = &context,
                     .print = nowhere()};
  context.count = count_new(a, p, &l);
  struct outcome_counts counts;
  const struct fault *f = launch_run(p, &l, &counts);
  must(counts.steps <= UINT64_C(2) * (MOST_STEPS + 64));
  if (f)
    must(f->kind < FAULT_KINDS && f->text && f->kernel && f->function && f->ptx_line);
  struct prediction prediction = {0};
  if (!f)
    count_predict(context.count, 0, NULL, "no SASS", &prediction);
  program_close(p);
}

static bool small(const struct ptx_module *m) {
  size_t registers = 0;
  for (size_t i = 0; i < m->functions.count; ++i)
    registers += m->functions.at[i]->registers.count;
  return registers <= MOST_REGISTERS;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  struct arena *a = arena_new();
  struct str text = {(const char *)data, size};
  const struct ptx_module *m = ptx_read(a, text, "fuzz.ptx", diag_new(a));
  unsigned runs = 0;
  for (size_t i = 0; m && small(m) && i < m->functions.count && runs < MOST_KERNELS; ++i)
    if (m->functions.at[i]->entry && m->functions.at[i]->defined) {
      run_kernel(a, m, m->functions.at[i], size + i);
      ++runs;
    }
  arena_free(a);
  return 0;
}
