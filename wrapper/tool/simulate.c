#include "tool/simulate.h"

#include "base/process.h"
#include "command/toolkit.h"
#include "simulate/launch.h"
#include "tool/buffers.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { WRONG_RESULT = 100, USAGE = 102, TOOL_MISSING = 103, MOST_ARGUMENTS = 64 };

// A kernel: where it comes from, and what was made of it.
struct subject {
  const char *file, *kernel; // kernel NULL: the only one
  bool plain;                // compiled by nvcc alone
  const char *ptx;           // the file that was read
  const struct ptx_function *function;
  struct program *program;
  struct buffer *buffers[MOST_ARGUMENTS]; // by argument; NULL for numbers
};

struct simulation {
  struct arena *a;
  struct diag *d;
  struct subject first, other; // other.file NULL: none
  struct launch launch;
  struct argument arguments[MOST_ARGUMENTS];
  unsigned count;
  char **compiler; // nvcc's arguments, NULL-terminated
  bool quiet, help;
  int code;
};

static const char help[] =
    "usage: dbuf simulate FILE.(ptx|cu) --grid X[,Y[,Z]] --block X[,Y[,Z]] [OPTION]... [-- NVCC "
    "ARGUMENTS]\n"
    "Runs a kernel's PTX on the CPU, one block after another, and says what it does wrong: "
    "accesses out of\n"
    "bounds, data races, reads of what nobody wrote or of copies under way, barriers not reached "
    "by "
    "all.\n"
    "A .cu file is compiled by dbuf-nvcc.\n"
    "  --kernel NAME           which kernel, where there are several\n"
    "  --arg VALUE             the next parameter: a number, or a buffer TYPE[COUNT], with a "
    "content\n"
    "                          (=zero =random =small =iota =NUMBER =@FILE) and then ,save=FILE or\n"
    "                          ,same=FILE; TYPE is u8 s8 u16 s16 u32 s32 u64 s64 f16 bf16 f32 f64\n"
    "  --smem BYTES            dynamic shared memory\n"
    "  --plain                 compile a .cu file by nvcc alone\n"
    "  --against FILE          run another kernel on the same input and compare all buffers bit by "
    "bit;\n"
    "                          a .cu file is compiled by nvcc alone\n"
    "  --against-kernel NAME   which kernel of it\n"
    "  --schedule round-robin | random | adversarial    how warps take turns\n"
    "  --async late | now      when asynchronous copies arrive: as late as their wait allows, or "
    "at "
    "once\n"
    "  --seed N                of random contents and of the random schedule\n"
    "  --max-steps N           warp instructions of a block before it counts as endless\n"
    "  --quiet                 only what is wrong\n";

static bool complain(struct simulation *s, const char *remedy, const char *format,
                     const char *what) {
  struct message *m = diag_add(s->d, SEVERITY_ERROR, NULL, (struct place){0}, format, what);
  m->remedy = remedy;
  s->code = USAGE;
  return false;
}

// ---- the command line ----

static bool read_three(const char *text, uint32_t out[3]) {
  out[0] = out[1] = out[2] = 1;
  for (unsigned i = 0; i < 3; ++i) {
    char *end;
    errno = 0;
    unsigned long n = strtoul(text, &end, 10);
    if (end == text || errno || n == 0 || n > INT32_MAX || *text == '-')
      return false;
    out[i] = (uint32_t)n;
    if (*end == '\0')
      return true;
    if (*end != ',')
      return false;
    text = end + 1;
  }
  return false;
}

static bool read_number(const char *text, uint64_t *out) {
  char *end;
  errno = 0;
  *out = strtoull(text, &end, 0);
  return end != text && *end == '\0' && !errno && *text != '-';
}

static bool take_option(struct simulation *s, const char *name, const char *value) {
  uint64_t n;
  struct launch *l = &s->launch;
  if (strcmp(name, "--kernel") == 0)
    s->first.kernel = value;
  else if (strcmp(name, "--against") == 0)
    s->other.file = value;
  else if (strcmp(name, "--against-kernel") == 0)
    s->other.kernel = value;
  else if (strcmp(name, "--grid") == 0 || strcmp(name, "--block") == 0)
    return read_three(value, name[2] == 'g' ? l->grid : l->block) ||
           complain(s, "one to three numbers, such as 128,4", "%s is not understood",
                    arena_printf(s->a, "%s %s", name, value));
  else if (strcmp(name, "--arg") == 0) {
    if (s->count == MOST_ARGUMENTS)
      return complain(s, NULL, "%s", "too many --arg");
    if (!argument_read(s->a, value, &s->arguments[s->count++], s->d)) {
      s->code = USAGE;
      return false;
    }
  } else if (strcmp(name, "--smem") == 0 || strcmp(name, "--seed") == 0 ||
             strcmp(name, "--max-steps") == 0) {
    if (!read_number(value, &n) || (name[3] == 'm' && n > 1 << 20))
      return complain(s, NULL, "%s is not understood", arena_printf(s->a, "%s %s", name, value));
    if (name[3] == 'm' && name[2] == 's')
      l->dynamic_shared = (uint32_t)n;
    else if (name[2] == 's')
      l->seed = n;
    else
      l->most_steps = n;
  } else if (strcmp(name, "--schedule") == 0) {
    static const char *const names[] = {"round-robin", "random", "adversarial"};
    for (unsigned i = 0; i < 3; ++i)
      if (strcmp(value, names[i]) == 0) {
        l->schedule = (enum schedule)i;
        return true;
      }
    return complain(s, "round-robin, random or adversarial", "--schedule %s is not understood",
                    value);
  } else if (strcmp(name, "--async") == 0) {
    l->at_once = strcmp(value, "now") == 0;
    return l->at_once || strcmp(value, "late") == 0 ||
           complain(s, "late or now", "--async %s is not understood", value);
  } else
    return complain(s, "dbuf simulate --help lists the options", "unknown option %s", name);
  return true;
}

static bool read_arguments(struct simulation *s, int argc, char **argv) {
  static char *none[] = {NULL};
  s->compiler = none;
  for (int i = 1; i < argc; ++i) {
    if (strcmp(argv[i], "--") == 0) {
      s->compiler = argv + i + 1;
      break;
    }
    if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
      s->help = true;
    else if (strcmp(argv[i], "--plain") == 0)
      s->first.plain = true;
    else if (strcmp(argv[i], "--quiet") == 0)
      s->quiet = true;
    else if (argv[i][0] != '-') {
      if (s->first.file)
        return complain(s, NULL, "%s: only one file", argv[i]);
      s->first.file = argv[i];
    } else {
      char *equals = strchr(argv[i], '=');
      bool joined = equals && strncmp(argv[i], "--", 2) == 0;
      const char *name = joined ? arena_copy(s->a, argv[i], (size_t)(equals - argv[i])) : argv[i];
      if (!joined && i + 1 >= argc)
        return complain(s, "dbuf simulate --help lists the options", "%s: a value is missing",
                        argv[i]);
      if (!take_option(s, name, joined ? equals + 1 : argv[++i]))
        return false;
    }
  }
  if (s->help)
    return true;
  if (!s->first.file || !s->launch.grid[0] || !s->launch.block[0])
    return complain(s, "dbuf simulate FILE --grid X --block Y ...; --help says more", "%s",
                    !s->first.file ? "no file is named" : "--grid and --block are needed");
  uint64_t threads =
      (uint64_t)s->launch.block[0] * s->launch.block[1] * (uint64_t)s->launch.block[2];
  return (threads <= 1024 && s->launch.block[2] <= 64) ||
         complain(s, NULL, "%s", "a block has at most 1024 threads, and 64 in z");
}

// ---- compiling and reading ----

static bool is_ptx(const char *file) {
  return str_ends(str_of(file), ".ptx");
}

static bool compile(struct simulation *s, struct subject *x) {
  const char *self = toolkit_self(s->a), *folder = process_session(s->a);
  if (!self || !folder)
    return complain(s, NULL, "cannot compile %s", x->file);
  size_t n = 0, given = 0;
  while (s->compiler[given])
    ++given;
  char **argv = arena_array(s->a, given + 8, sizeof *argv);
  x->ptx = arena_printf(s->a, "%s/%s.ptx", folder, x->plain ? "plain" : "dbuf");
  argv[n++] = arena_strdup(s->a, "dbuf-nvcc");
  if (x->plain)
    argv[n++] = arena_strdup(s->a, "--dbuf-off");
  argv[n++] = arena_strdup(s->a, "-ptx");
  argv[n++] = arena_strdup(s->a, "-lineinfo");
  argv[n++] = arena_strdup(s->a, "-o");
  argv[n++] = arena_strdup(s->a, x->ptx);
  for (size_t i = 0; i < given; ++i)
    argv[n++] = s->compiler[i];
  argv[n++] = arena_strdup(s->a, x->file);
  struct command command = {self, argv, NULL};
  struct streams streams = {.capture_err = true};
  struct outcome outcome;
  if (!process_run(s->a, &command, &streams, &outcome)) {
    s->code = TOOL_MISSING;
    return complain(s, NULL, "cannot run dbuf-nvcc: %s", strerror(errno));
  }
  if (outcome.code || !s->quiet)
    fwrite(outcome.err.p, 1, outcome.err.n, stderr);
  s->code = outcome.code;
  return outcome.code == 0;
}

static bool choose_kernel(struct simulation *s, const struct ptx_module *m, struct subject *x) {
  if (x->kernel) {
    x->function = ptx_find(m, str_of(x->kernel));
    if (x->function && x->function->entry)
      return true;
  } else {
    for (size_t i = 0; i < m->functions.count; ++i)
      if (m->functions.at[i]->entry && m->functions.at[i]->defined) {
        if (x->function)
          return complain(s, "--kernel NAME says which", "%s has several kernels", x->file);
        x->function = m->functions.at[i];
      }
    if (x->function)
      return true;
  }
  return complain(s, NULL, "%s",
                  x->kernel
                      ? arena_printf(s->a, "%s has no kernel %s, or several", x->file, x->kernel)
                      : arena_printf(s->a, "%s has no kernel", x->file));
}

static bool open_subject(struct simulation *s, struct subject *x) {
  struct str text;
  x->ptx = x->file;
  if (!is_ptx(x->file) && !compile(s, x))
    return false;
  if (!process_read_file(s->a, x->ptx, &text))
    return complain(s, NULL, "cannot read %s",
                    arena_printf(s->a, "%s: %s", x->ptx, strerror(errno)));
  s->code = USAGE;
  const char *name = is_ptx(x->file) ? x->file : arena_printf(s->a, "PTX of %s", x->file);
  struct ptx_module *m = ptx_read(s->a, text, name, s->d);
  if (!m || !choose_kernel(s, m, x))
    return false;
  x->program = program_open(s->a, m, name, x->function, s->d);
  if (!x->program)
    return false;
  s->code = 0;
  return true;
}

// ---- running ----

static bool make_params(struct simulation *s, struct subject *x, uint8_t **params) {
  uint32_t bytes, *offsets = launch_layout(s->a, x->function, &bytes);
  *params = arena_alloc(s->a, bytes + 8);
  if (x->function->params.count != s->count)
    return complain(s, "one --arg for each parameter", "%s",
                    arena_printf(s->a, "%.*s has %zu parameters, %u --arg are given",
                                 (int)x->function->name.n, x->function->name.p,
                                 x->function->params.count, s->count));
  for (unsigned i = 0; i < s->count; ++i)
    if (!argument_make(s->a, &s->arguments[i], &x->function->params.at[i],
                       program_memory(x->program), s->launch.seed, i + 1, *params + offsets[i],
                       &x->buffers[i], s->d)) {
      s->code = USAGE;
      return false;
    }
  return true;
}

static void tell_fault(struct simulation *s, const struct subject *x, const struct fault *f) {
  struct place ptx = {.file = is_ptx(x->file) ? x->file : NULL, .line = f->ptx_line};
  struct place place = f->file ? (struct place){.file = f->file, .line = f->line} : ptx;
  struct message *m = diag_add(s->d, SEVERITY_ERROR, "simulate-fault", place, "%s: %s",
                               fault_name(f->kind), f->text);
  diag_note(s->d, m, (struct place){0},
            "thread (%u,%u,%u) of block (%u,%u,%u) in %s, line %u of the PTX", f->thread[0],
            f->thread[1], f->thread[2], f->block[0], f->block[1], f->block[2], f->function,
            f->ptx_line);
  s->code = WRONG_RESULT;
}

static bool run(struct simulation *s, struct subject *x) {
  uint8_t *params;
  struct outcome_counts counts;
  if (!make_params(s, x, &params))
    return false;
  struct launch l = s->launch;
  l.kernel = x->function;
  l.params = params;
  l.print = s->quiet ? NULL : stdout;
  struct fault *f = launch_run(x->program, &l, &counts);
  if (f) {
    tell_fault(s, x, f);
    return false;
  }
  if (!s->quiet)
    printf("%s: %llu blocks of %u threads, %llu thread instructions, no fault\n", x->file,
           (unsigned long long)l.grid[0] * l.grid[1] * l.grid[2],
           l.block[0] * l.block[1] * l.block[2], (unsigned long long)counts.lanes);
  return true;
}

static bool compare(struct simulation *s) {
  for (unsigned i = 0; i < s->count; ++i) {
    const struct buffer *x = s->first.buffers[i], *y = s->other.buffers[i];
    unsigned bytes = x ? ptx_type_bytes(s->arguments[i].type) : 1;
    uint64_t wrong = 0, first = 0;
    for (uint64_t n = 0; x && n < x->bytes; n += bytes)
      if (memcmp(x->data + n, y->data + n, bytes) != 0 && wrong++ == 0)
        first = n / bytes;
    if (wrong) {
      complain(s, NULL, "%s",
               arena_printf(s->a, "argument %u: %llu of %llu elements differ, the first is [%llu]",
                            i + 1, (unsigned long long)wrong,
                            (unsigned long long)(x->bytes / bytes), (unsigned long long)first));
      s->code = WRONG_RESULT;
    } else if (x && !s->quiet)
      printf("argument %u: all %llu elements equal\n", i + 1,
             (unsigned long long)(x->bytes / bytes));
  }
  return s->code == 0;
}

static bool simulate(struct simulation *s) {
  if (!open_subject(s, &s->first) || !run(s, &s->first))
    return false;
  for (unsigned i = 0; i < s->count; ++i)
    if (s->first.buffers[i] &&
        !argument_finish(s->a, &s->arguments[i], s->first.buffers[i], s->d)) {
      s->code = WRONG_RESULT;
      return false;
    }
  s->other.plain = true;
  return !s->other.file || (open_subject(s, &s->other) && run(s, &s->other) && compare(s));
}

int simulate_main(struct arena *a, int argc, char **argv) {
  struct simulation *s = ARENA_NEW(a, struct simulation);
  s->a = a;
  s->d = diag_new(a);
  if (read_arguments(s, argc, argv)) {
    if (s->help) {
      fputs(help, stdout);
      return 0;
    }
    simulate(s);
  }
  fflush(stdout);
  diag_print(s->d, stderr);
  if (s->first.program)
    program_close(s->first.program);
  if (s->other.program)
    program_close(s->other.program);
  return s->code;
}
