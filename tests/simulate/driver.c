// Runs the kernels of a file as written and in variants on the simulator, and compares all buffers
// bit by bit.
//   driver [OPTION]... CASES.so ORIGINAL.ptx [NAME=VARIANT.ptx]...
// CASES.so is the host's side of the file: simulate_cases[] names its cases and the functions that
// make buffers and say launches (cuda/cuda_runtime.h); it runs once for each trial, the kernels
// once for each module and way of running. One line a case and module: "ok CASE NAME", "same CASE
// NAME" (the code is the original's), "FAIL CASE NAME: why".
//   --rotate        one way of running each trial, in rotation, instead of all
//   --some          also only one number of warps for each number of tiles
//   --seed N        of the contents of buffers and of the rotation
//   --case NAME     only this case
//   --gpu           on the machine's GPU instead: the code of FILE.cubin beside each FILE.ptx, in the one way there is
//   --must-fail     the variants are wrong ones, to be caught: "ok" is "FAIL" and the other way
//   round
// Exit status 0; 1 when there is a FAIL; 2 when something cannot be read.
#include "gpu.h"

#include "base/process.h"
#include "simulate/launch.h"
#include "simulate/memory.h"

#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_MODULES = 16, MOST_PARAMETERS = 32, MOST_STEPS = 1 << 22 };

// As in cuda_runtime.h.
struct trial {
  int tiles, tail, warps;
};
struct simulated_case {
  const char *name; // NULL ends the list
  void (*run)(struct trial *);
};

void *simulate_buffer(size_t bytes);
unsigned simulate_random(void);
void simulate_launch(const unsigned *grid, const unsigned *block, size_t dynamic_shared);
void simulate_kernel(const void *kernel, const void *const *parameters, const size_t *bytes,
                     size_t count);

// ---- what the host's side says in a trial ----

struct host_buffer {
  uint8_t *at;
  size_t bytes;
};

struct host_launch {
  uint32_t grid[3], block[3];
  size_t dynamic_shared;
  const char *kernel;
  struct {
    uint8_t *at;
    size_t bytes;
  } parameters[MOST_PARAMETERS];
  size_t count;
};

static struct recording {
  struct arena *a;
  uint64_t random;
  struct {
    struct host_buffer *at;
    size_t count, room;
  } buffers;
  struct {
    struct host_launch *at;
    size_t count, room;
  } launches;
} recording;

void *simulate_buffer(size_t bytes) {
  struct host_buffer *b = GROW(recording.a, recording.buffers);
  *b = (struct host_buffer){arena_alloc(recording.a, bytes + 16), bytes};
  return b->at;
}

unsigned simulate_random(void) {
  uint64_t z = recording.random += UINT64_C(0x9e3779b97f4a7c15);
  z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
  z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
  return (unsigned)(z >> 32);
}

void simulate_launch(const unsigned *grid, const unsigned *block, size_t dynamic_shared) {
  struct host_launch *l = GROW(recording.a, recording.launches);
  *l = (struct host_launch){.dynamic_shared = dynamic_shared};
  memcpy(l->grid, grid, sizeof l->grid);
  memcpy(l->block, block, sizeof l->block);
}

void simulate_kernel(const void *kernel, const void *const *parameters, const size_t *bytes,
                     size_t count) {
  struct host_launch *l = &recording.launches.at[recording.launches.count - 1];
  Dl_info info;
  l->kernel = dladdr(kernel, &info) && info.dli_saddr == kernel ? info.dli_sname : NULL;
  for (l->count = 0; l->count < count && l->count < MOST_PARAMETERS; ++l->count) {
    l->parameters[l->count].bytes = bytes[l->count];
    l->parameters[l->count].at =
        (uint8_t *)arena_copy(recording.a, parameters[l->count], bytes[l->count]);
  }
}

static void record(struct arena *a, const struct simulated_case *c, struct trial t, uint64_t seed) {
  recording = (struct recording){.a = a, .random = seed};
  c->run(&t);
}

// ---- a launch on the simulator ----

struct module {
  const char *name, *file;
  const struct ptx_module *ptx;
  struct gpu_module *gpu; // NULL on the simulator
};

// A way of running that no result may depend on.
struct way {
  enum schedule schedule;
  bool at_once;
};
enum { WAYS = 6 };
static const struct way ways[WAYS] = {
    {SCHEDULE_ROUND_ROBIN, false}, {SCHEDULE_RANDOM, false},     {SCHEDULE_ADVERSARIAL, false},
    {SCHEDULE_RANDOM, true},       {SCHEDULE_ADVERSARIAL, true}, {SCHEDULE_ROUND_ROBIN, true},
};

// Addresses of the host's buffers become those of the device's, wherever in a parameter they
// stand.
static void translate(uint8_t *param, size_t bytes, const uint64_t *addresses) {
  for (size_t at = 0; at + 8 <= bytes; at += 8) {
    uint64_t word;
    memcpy(&word, param + at, 8);
    for (size_t i = 0; i < recording.buffers.count; ++i) {
      uint64_t begin = (uint64_t)(uintptr_t)recording.buffers.at[i].at;
      if (word < begin || word > begin + recording.buffers.at[i].bytes)
        continue;
      word += addresses[i] - begin;
      memcpy(param + at, &word, 8);
      break;
    }
  }
}

// Variables of the module that the host's side has too get their contents from it.
static const char *copy_symbols(const struct module *m, struct memory *memory, void *host) {
  const char *wrong = NULL;
  for (size_t i = 0; !wrong && i < m->ptx->variables.count; ++i) {
    const struct ptx_variable *v = m->ptx->variables.at[i];
    char name[256];
    if ((v->space != PTX_CONST && v->space != PTX_GLOBAL) || v->name.n >= sizeof name)
      continue;
    memcpy(name, v->name.p, v->name.n);
    name[v->name.n] = '\0';
    const void *at = dlsym(host, name);
    if (at && !memory)
      wrong = gpu_set(m->gpu, name, at, v->bytes);
    for (size_t k = 0; at && memory && k < memory->buffers.count; ++k)
      if (memory->buffers.at[k]->name && strcmp(memory->buffers.at[k]->name, name) == 0)
        memcpy(memory->buffers.at[k]->data, at, v->bytes);
  }
  return wrong;
}

static const char *said(struct arena *a, const struct diag *d) {
  return d->messages.count ? d->messages.at[0].text : arena_strdup(a, "no reason given");
}

static const char *fault_text(struct arena *a, const struct fault *f) {
  return arena_printf(a, "%s: %s (%s:%u, line %u of the PTX, thread %u,%u,%u of block %u,%u,%u)",
                      fault_name(f->kind), f->text, f->file ? f->file : "?", f->line, f->ptx_line,
                      f->thread[0], f->thread[1], f->thread[2], f->block[0], f->block[1],
                      f->block[2]);
}

// Runs the recorded launches one after another on the buffers; contents[i] become those of the i-th
// buffer afterwards. Returns NULL, or what went wrong.
static const char *run_on_gpu(struct arena *a, const struct module *m, void *host,
                              uint8_t **contents) {
  uint64_t *addresses = arena_array(a, recording.buffers.count + 1, sizeof *addresses);
  const char *wrong = copy_symbols(m, NULL, host);
  for (size_t i = 0; !wrong && i < recording.buffers.count; ++i) {
    const struct host_buffer *b = &recording.buffers.at[i];
    contents[i] = (uint8_t *)arena_copy(a, b->at, b->bytes);
    wrong = gpu_alloc(b->bytes, &addresses[i]);
    if (!wrong)
      wrong = gpu_write(addresses[i], b->at, b->bytes);
  }
  for (size_t n = 0; !wrong && n < recording.launches.count; ++n) {
    const struct host_launch *l = &recording.launches.at[n];
    void *parameters[MOST_PARAMETERS];
    for (size_t i = 0; i < l->count; ++i) {
      parameters[i] = arena_copy(a, l->parameters[i].at, l->parameters[i].bytes);
      translate(parameters[i], l->parameters[i].bytes, addresses);
    }
    wrong = gpu_run(m->gpu, l->kernel, l->grid, l->block, l->dynamic_shared, parameters);
  }
  for (size_t i = 0; !wrong && i < recording.buffers.count; ++i) {
    wrong = gpu_read(addresses[i], contents[i], recording.buffers.at[i].bytes);
    if (!wrong)
      wrong = gpu_free(addresses[i]);
  }
  return wrong;
}

static const char *run_simulated(struct arena *a, const struct module *m, struct way w, uint64_t seed,
                       void *host, uint8_t **contents) {
  for (size_t i = 0; i < recording.buffers.count; ++i)
    contents[i] =
        (uint8_t *)arena_copy(a, recording.buffers.at[i].at, recording.buffers.at[i].bytes);
  for (size_t n = 0; n < recording.launches.count; ++n) {
    const struct host_launch *l = &recording.launches.at[n];
    struct diag *d = diag_new(a);
    const struct ptx_function *kernel = l->kernel ? ptx_find(m->ptx, str_of(l->kernel)) : NULL;
    if (!kernel || kernel->params.count != l->count)
      return arena_printf(a, "the PTX has no kernel %s", l->kernel ? l->kernel : "(unknown)");
    struct program *p = program_open(a, m->ptx, m->file, kernel, d);
    if (!p)
      return said(a, d);
    copy_symbols(m, program_memory(p), host);
    struct buffer **buffers = arena_array(a, recording.buffers.count + 1, sizeof *buffers);
    uint64_t *addresses = arena_array(a, recording.buffers.count + 1, sizeof *addresses);
    for (size_t i = 0; i < recording.buffers.count; ++i) {
      buffers[i] = memory_add(program_memory(p), arena_printf(a, "buffer %zu", i),
                              recording.buffers.at[i].bytes, true);
      memcpy(buffers[i]->data, contents[i], recording.buffers.at[i].bytes);
      addresses[i] = buffers[i]->address;
    }
    uint32_t bytes, *offsets = launch_layout(a, kernel, &bytes);
    uint8_t *params = arena_alloc(a, bytes + 8);
    for (size_t i = 0; i < l->count; ++i) {
      memcpy(params + offsets[i], l->parameters[i].at, l->parameters[i].bytes);
      translate(params + offsets[i], l->parameters[i].bytes, addresses);
    }
    struct launch launch = {.kernel = kernel,
                            .grid = {l->grid[0], l->grid[1], l->grid[2]},
                            .block = {l->block[0], l->block[1], l->block[2]},
                            .dynamic_shared = (uint32_t)l->dynamic_shared,
                            .params = params,
                            .schedule = w.schedule,
                            .seed = seed,
                            .at_once = w.at_once,
                            .most_steps = MOST_STEPS};
    struct outcome_counts counts;
    const struct fault *f = launch_run(p, &launch, &counts);
    for (size_t i = 0; i < recording.buffers.count; ++i)
      memcpy(contents[i], buffers[i]->data, recording.buffers.at[i].bytes);
    program_close(p);
    if (f)
      return fault_text(a, f);
  }
  return NULL;
}

static const char *run(struct arena *a, const struct module *m, struct way w, uint64_t seed,
                       void *host, uint8_t **contents) {
  return m->gpu ? run_on_gpu(a, m, host, contents) : run_simulated(a, m, w, seed, host, contents);
}

static const char *compare(struct arena *a, uint8_t *const *want, uint8_t *const *have) {
  for (size_t i = 0; i < recording.buffers.count; ++i) {
    size_t wrong = 0, first = 0;
    for (size_t n = 0; n < recording.buffers.at[i].bytes; ++n)
      if (want[i][n] != have[i][n] && wrong++ == 0)
        first = n;
    if (wrong)
      return arena_printf(a, "%zu of %zu bytes of buffer %zu differ, the first at %zu", wrong,
                          recording.buffers.at[i].bytes, i, first);
  }
  return NULL;
}

// ---- trials ----

// Up to 6 tiles one by one (S-1, S and S+1 of all variants), then many.
static const int tile_counts[] = {0, 1, 2, 3, 4, 5, 6, 11};
static const int warp_counts[] = {1, 2, 4};
enum { TILES = sizeof tile_counts / sizeof *tile_counts, WARPS = 3 };

struct session {
  struct arena *a;
  void *host;
  struct module modules[MOST_MODULES]; // the first is the original
  size_t count;
  bool some, rotate, must_fail, gpu;
  uint64_t seed;
  unsigned long runs, failed, passed, same;
};

static const char *describe(struct arena *a, struct trial t, struct way w) {
  static const char *const schedules[] = {"round robin", "random", "adversarial"};
  return arena_printf(a, "%d tiles, tail %d, %d warps, schedule %s, copies %s", t.tiles, t.tail,
                      t.warps, schedules[w.schedule], w.at_once ? "at once" : "late");
}

// One trial of a case: all modules that have not failed yet against the original. why[i]: of the
// i-th module.
static bool try(struct session *s, const struct simulated_case *c, struct trial t, uint64_t number,
                bool *same, const char **why) {
  struct arena *a = arena_new();
  uint64_t seed = s->seed * 1000 + number;
  record(a, c, t, seed);
  uint8_t **want = arena_array(a, recording.buffers.count + 1, sizeof *want);
  uint8_t **have = arena_array(a, recording.buffers.count + 1, sizeof *have);
  const char *wrong = run(a, &s->modules[0], ways[0], seed, s->host, want);
  ++s->runs;
  if (wrong)
    why[0] = arena_printf(s->a, "%s [%s]", wrong, describe(a, t, ways[0]));
  for (size_t m = 0; m < s->count && !why[0]; ++m)
    for (size_t w = 0; w < WAYS && !why[m] && !same[m]; ++w) {
      if (s->gpu ? w : s->rotate && w != (number * 7 + number / WARPS + m + s->seed) % WAYS)
        continue;
      ++s->runs;
      wrong = run(a, &s->modules[m], ways[w], seed, s->host, have);
      if (!wrong)
        wrong = compare(a, want, have);
      if (wrong)
        why[m] = arena_printf(s->a, "%s [%s]", wrong, describe(a, t, ways[w]));
    }
  arena_free(a);
  return !why[0];
}

static bool same_code(const struct ptx_function *f, const struct ptx_function *g) {
  if (!f || !g || f->code.count != g->code.count)
    return false;
  for (size_t i = 0; i < f->code.count; ++i)
    if (!str_equal(f->code.at[i].opcode, g->code.at[i].opcode))
      return false;
  return true;
}

// Which modules have the case's kernels as the original has them: nothing was pipelined.
static void find_same(struct session *s, const struct simulated_case *c, bool *same) {
  struct arena *a = arena_new();
  record(a, c, (struct trial){3, 0, 1}, 1);
  for (size_t m = 1; m < s->count; ++m) {
    same[m] = true;
    for (size_t n = 0; n < recording.launches.count; ++n) {
      struct str kernel = str_of(recording.launches.at[n].kernel);
      same[m] &=
          same_code(ptx_find(s->modules[0].ptx, kernel), ptx_find(s->modules[m].ptx, kernel));
    }
  }
  arena_free(a);
}

static void check(struct session *s, const struct simulated_case *c) {
  const char *why[MOST_MODULES] = {0};
  bool same[MOST_MODULES] = {0}, going = true;
  find_same(s, c, same);
  for (unsigned n = 0; n < TILES * WARPS && going; ++n) {
    struct trial t = {tile_counts[n / WARPS], 0, warp_counts[n % WARPS]};
    if (s->some && n % WARPS != (n / WARPS + s->seed) % WARPS)
      continue;
    if (n % WARPS != 0)
      t.tail = (int)((n + 2) * 2654435761u >> 20);
    going = try(s, c, t, n, same, why);
  }
  // Where the original is wrong there is nothing to compare with.
  for (size_t m = 0; m < (why[0] ? 1 : s->count); ++m) {
    const char *name = s->modules[m].name;
    if (same[m] && !why[m]) {
      printf("same %s %s\n", c->name, name);
      ++s->same;
    } else if (s->must_fail && m) {
      bool caught = why[m] != NULL;
      printf("%s %s %s: %s\n", caught ? "ok" : "FAIL", c->name, name,
             caught ? why[m] : "wrong, and not caught");
      ++*(caught ? &s->passed : &s->failed);
    } else {
      printf("%s %s %s%s%s\n", why[m] ? "FAIL" : "ok", c->name, name, why[m] ? ": " : "",
             why[m] ? why[m] : "");
      ++*(why[m] ? &s->failed : &s->passed);
    }
  }
}

// ---- the command line ----

static bool open_module(struct session *s, const char *name, const char *file) {
  struct module *m = &s->modules[s->count];
  struct str text;
  struct diag *d = diag_new(s->a);
  *m = (struct module){.name = name, .file = file};
  if (!process_read_file(s->a, file, &text)) {
    fprintf(stderr, "driver: %s: %s\n", file, strerror(errno));
    return false;
  }
  m->ptx = ptx_read(s->a, text, file, d);
  diag_print(d, stderr);
  const char *wrong = NULL;
  if (s->gpu) {
    const char *cubin = arena_printf(s->a, "%.*s.cubin", (int)strlen(file) - 4, file);
    if (!process_read_file(s->a, cubin, &text)) {
      fprintf(stderr, "driver: %s: %s\n", cubin, strerror(errno));
      return false;
    }
    wrong = gpu_load(arena_copy(s->a, text.p, text.n), &m->gpu);
  }
  if (wrong) {
    fprintf(stderr, "driver: %s: %s\n", file, wrong);
    return false;
  }
  ++s->count;
  return m->ptx;
}

int main(int argc, char **argv) {
  struct session s = {.a = arena_new(), .seed = 1};
  const char *only = NULL;
  int i = 1;
  for (; i < argc && strncmp(argv[i], "--", 2) == 0; ++i)
    if (strcmp(argv[i], "--some") == 0)
      s.some = s.rotate = true;
    else if (strcmp(argv[i], "--rotate") == 0)
      s.rotate = true;
    else if (strcmp(argv[i], "--gpu") == 0)
      s.gpu = true;
    else if (strcmp(argv[i], "--must-fail") == 0)
      s.must_fail = true;
    else if (strcmp(argv[i], "--seed") == 0 && i + 1 < argc)
      s.seed = strtoull(argv[++i], NULL, 10);
    else if (strcmp(argv[i], "--case") == 0 && i + 1 < argc)
      only = argv[++i];
    else
      i = argc;
  if (i + 1 >= argc || argc - i > MOST_MODULES) {
    fprintf(stderr,
            "usage: driver [--some|--rotate|--gpu] [--seed N] [--case NAME] [--must-fail] CASES.so "
            "ORIGINAL.ptx [NAME=VARIANT.ptx]...\n");
    return 2;
  }
  s.host = dlopen(argv[i], RTLD_LAZY);
  const struct simulated_case *cases = s.host ? dlsym(s.host, "simulate_cases") : NULL;
  if (!cases) {
    fprintf(stderr, "driver: %s\n", dlerror());
    return 2;
  }
  const char *wrong = s.gpu ? gpu_open() : NULL;
  if (wrong) {
    fprintf(stderr, "driver: %s\n", wrong);
    return 2;
  }
  if (!open_module(&s, "original", argv[i + 1]))
    return 2;
  for (i += 2; i < argc; ++i) {
    char *equals = strchr(argv[i], '=');
    if (!equals ||
        !open_module(&s, arena_copy(s.a, argv[i], (size_t)(equals - argv[i])), equals + 1))
      return 2;
  }
  setvbuf(stdout, NULL, _IOLBF, 0);
  for (; cases->name; ++cases)
    if (!only || strcmp(only, cases->name) == 0)
      check(&s, cases);
  printf("runs %lu passed %lu failed %lu same %lu\n", s.runs, s.passed, s.failed, s.same);
  arena_free(s.a);
  return s.failed != 0;
}
