#include "tool/subject.h"

#include "base/process.h"
#include "command/toolkit.h"
#include "tool/disassemble.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

const char setup_help[] =
    "  --kernel NAME           which kernel, where there are several\n"
    "  --arg VALUE             the next parameter: a number, or a buffer TYPE[COUNT], with a "
    "content\n"
    "                          (=zero =random =small =iota =NUMBER =@FILE) and then ,save=FILE or\n"
    "                          ,same=FILE; TYPE is u8 s8 u16 s16 u32 s32 u64 s64 f16 bf16 f32 "
    "f64;\n"
    "                          or a structure '{f32=1.5, s32x4=0, f32[64]=random, {u8=1, u16=2}}': "
    "numbers,\n"
    "                          arrays, pointers to buffers and structures, naturally aligned\n"
    "  --smem BYTES            dynamic shared memory\n"
    "  --schedule round-robin | random | adversarial    how warps take turns\n"
    "  --async late | now      when asynchronous copies arrive: as late as their wait allows, or "
    "at "
    "once\n"
    "  --seed N                of random contents and of the random schedule\n"
    "  --max-steps N           warp instructions of a block before it counts as endless\n";

const char setup_shared_remedy[] = "a number of bytes, at most 1048576";

bool setup_complain(struct setup *s, const char *remedy, const char *format, const char *what) {
  struct message *m = diag_add(s->d, SEVERITY_ERROR, NULL, (struct place){0}, format, what);
  m->remedy = remedy;
  s->code = SUBJECT_USAGE;
  return false;
}

static const char *help_remedy(const struct setup *s) {
  return arena_printf(s->a, "%s --help lists the options", s->command);
}

// ---- the command line ----

bool setup_extent(const char *text, uint32_t out[3]) {
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

bool setup_number(const char *text, uint64_t *out) {
  char *end;
  errno = 0;
  *out = strtoull(text, &end, 0);
  return end != text && *end == '\0' && !errno && *text != '-';
}

static bool take_number(struct setup *s, const char *name, const char *value) {
  uint64_t n;
  bool shared = strcmp(name, "--smem") == 0;
  if (!setup_number(value, &n) || (shared && n > SETUP_MOST_SHARED))
    return setup_complain(s, shared ? setup_shared_remedy : "a number, not less than 0",
                          "%s is not understood", arena_printf(s->a, "%s %s", name, value));
  if (shared)
    s->launch.dynamic_shared = (uint32_t)n;
  else if (strcmp(name, "--seed") == 0)
    s->launch.seed = n;
  else
    s->launch.most_steps = n;
  return true;
}

static bool take_schedule(struct setup *s, const char *value) {
  static const char *const names[] = {"round-robin", "random", "adversarial"};
  for (unsigned i = 0; i < 3; ++i)
    if (strcmp(value, names[i]) == 0) {
      s->launch.schedule = (enum schedule)i;
      return true;
    }
  return setup_complain(s, "round-robin, random or adversarial", "--schedule %s is not understood",
                        value);
}

static bool take_argument(struct setup *s, const char *value) {
  if (s->count == MOST_ARGUMENTS)
    return setup_complain(s, NULL, "%s", "too many --arg");
  if (argument_read(s->a, value, &s->arguments[s->count++], s->d))
    return true;
  s->code = SUBJECT_USAGE;
  return false;
}

bool setup_option(struct setup *s, const char *name, const char *value) {
  struct launch *l = &s->launch;
  if (strcmp(name, "--grid") == 0 || strcmp(name, "--block") == 0)
    return setup_extent(value, name[2] == 'g' ? l->grid : l->block) ||
           setup_complain(s, "one to three numbers, such as 128,4", "%s is not understood",
                          arena_printf(s->a, "%s %s", name, value));
  if (strcmp(name, "--arg") == 0)
    return take_argument(s, value);
  if (strcmp(name, "--smem") == 0 || strcmp(name, "--seed") == 0 ||
      strcmp(name, "--max-steps") == 0)
    return take_number(s, name, value);
  if (strcmp(name, "--schedule") == 0)
    return take_schedule(s, value);
  if (strcmp(name, "--async") == 0) {
    l->at_once = strcmp(value, "now") == 0;
    return l->at_once || strcmp(value, "late") == 0 ||
           setup_complain(s, "late or now", "--async %s is not understood", value);
  }
  return setup_complain(s, help_remedy(s), "unknown option %s", name);
}

bool setup_value(struct setup *s, int argc, char **argv, int *i, const char **name,
                 const char **value) {
  char *equals = strchr(argv[*i], '=');
  bool joined = equals && strncmp(argv[*i], "--", 2) == 0;
  *name = joined ? arena_copy(s->a, argv[*i], (size_t)(equals - argv[*i])) : argv[*i];
  if (!joined && *i + 1 >= argc)
    return setup_complain(s, help_remedy(s), "%s: no such option, or its value is missing",
                          argv[*i]);
  *value = joined ? equals + 1 : argv[++*i];
  return true;
}

bool setup_check(struct setup *s, const struct launch *l) {
  if (!l->grid[0] || !l->block[0])
    return setup_complain(
        s, arena_printf(s->a, "%s FILE --grid X --block Y ...; --help says more", s->command), "%s",
        "--grid and --block are needed");
  if (l->grid[1] > UINT16_MAX || l->grid[2] > UINT16_MAX)
    return setup_complain(s, NULL, "%s", "a grid has at most 65535 blocks in y and in z");
  double threads = (double)l->block[0] * l->block[1] * l->block[2];
  return (threads <= 1024 && l->block[2] <= 64) ||
         setup_complain(s, NULL, "%s", "a block has at most 1024 threads, and 64 in z");
}

// ---- compiling and reading ----

static bool is_ptx(const char *file) {
  return str_ends(str_of(file), ".ptx");
}

// What dbuf-nvcc said, without the remark that nobody checked its PTX, which is to be run here.
static void tell_compiler(struct subject *x, struct str said, bool quiet) {
  struct str line;
  while (str_line(&said, &line))
    if (str_ends(line, "[dbuf-unchecked]"))
      x->pipelined = true;
    else if (!quiet)
      fprintf(stderr, "%.*s\n", (int)line.n, line.p);
}

const char *subject_compile(struct setup *s, struct subject *x, const char *form, const char *file,
                            const char *to, const char *more) {
  const char *self = toolkit_self(s->a), *folder = process_session(s->a);
  if (!self || !folder) {
    setup_complain(s, self ? NULL : "mount /proc, by which dbuf finds its own program",
                   "cannot compile %s", file);
    return NULL;
  }
  size_t n = 0, given = 0;
  while (s->compiler[given])
    ++given;
  char **argv = arena_array(s->a, given + 10, sizeof *argv);
  const char *made = arena_printf(s->a, "%s/%s", folder, to);
  argv[n++] = arena_strdup(s->a, "dbuf-nvcc");
  if (x->plain)
    argv[n++] = arena_strdup(s->a, "--dbuf-off");
  if (x->plain && !is_ptx(file)) // of the pragma, which is unknown to nvcc alone
    argv[n++] = arena_strdup(s->a, "-diag-suppress=20199");
  argv[n++] = arena_strdup(s->a, form);
  argv[n++] = arena_strdup(s->a, "-lineinfo");
  argv[n++] = arena_strdup(s->a, "-o");
  argv[n++] = arena_strdup(s->a, made);
  if (more)
    argv[n++] = arena_strdup(s->a, more);
  for (size_t i = 0; i < given; ++i)
    argv[n++] = s->compiler[i];
  argv[n++] = arena_strdup(s->a, file);
  struct command command = {self, argv, NULL};
  struct streams streams = {.capture_err = true};
  struct outcome outcome;
  if (!process_run(s->a, &command, &streams, &outcome)) {
    setup_complain(s, NULL, "cannot run dbuf-nvcc: %s", strerror(errno));
    s->code = SUBJECT_TOOL_MISSING;
    return NULL;
  }
  tell_compiler(x, outcome.err, outcome.code == 0 && s->quiet);
  s->code = outcome.code;
  return outcome.code == 0 ? made : NULL;
}

const char *subject_name(struct setup *s, const struct subject *x) {
  if (is_ptx(x->file))
    return x->file;
  return arena_printf(s->a, "%s (%s)", x->file, x->pipelined ? "pipelined" : "as written");
}

static const char *demangled(struct setup *s, const char *name) {
  return *demangle(s->a, &name, 1);
}

// "--kernel NAME says which: a, b<64>".
static const char *kernels_remedy(struct setup *s, const struct ptx_module *m,
                                  const struct subject *x) {
  const char **names = arena_array(s->a, m->functions.count, sizeof *names);
  size_t count = 0;
  for (size_t i = 0; i < m->functions.count; ++i)
    if (m->functions.at[i]->entry && m->functions.at[i]->defined)
      names[count++] = str_dup(s->a, m->functions.at[i]->name);
  if (!count)
    return NULL;
  names = demangle(s->a, names, count);
  struct text t = {.arena = s->a};
  text_printf(&t, "%s NAME says which:", x->option);
  for (size_t i = 0; i < count; ++i)
    text_printf(&t, "%s %s", i ? "," : "", names[i]);
  return t.p;
}

// Without blanks, and without the suffixes of numbers: "f<128ul, true>" as "f<128,true>".
static struct str bare_name(struct arena *a, const char *name) {
  struct text t = {.arena = a};
  bool number = false, word = false;
  text_puts(&t, "");
  for (; *name; ++name) {
    bool part = isalnum((unsigned char)*name) || *name == '_';
    if (number && strchr("uUlL", *name))
      continue;
    number = isdigit((unsigned char)*name) && (number || !word);
    word = part;
    if (*name != ' ')
      text_add(&t, (struct str){name, 1});
  }
  return text_str(&t);
}

// The one kernel whose name as it is written in messages is that, but for blanks and suffixes.
static const struct ptx_function *find_written(struct setup *s, const struct ptx_module *m,
                                               const char *name) {
  const struct ptx_function *found = NULL;
  struct str wanted = bare_name(s->a, name);
  for (size_t i = 0; i < m->functions.count; ++i) {
    const struct ptx_function *f = m->functions.at[i];
    if (!f->entry || !f->defined ||
        !str_equal(bare_name(s->a, demangled(s, str_dup(s->a, f->name))), wanted))
      continue;
    if (found)
      return NULL;
    found = f;
  }
  return found;
}

static bool choose_kernel(struct setup *s, const struct ptx_module *m, struct subject *x) {
  size_t count = 0;
  for (size_t i = 0; i < m->functions.count && !x->kernel; ++i)
    if (m->functions.at[i]->entry && m->functions.at[i]->defined) {
      x->function = m->functions.at[i];
      ++count;
    }
  if (count == 1)
    return true;
  const char *name = x->kernel ? x->kernel : count ? x->usual : NULL;
  x->function = name ? ptx_find(m, str_of(name)) : NULL;
  if (name && !x->function)
    x->function = find_written(s, m, name);
  if (x->function && x->function->entry)
    return true;
  const char *text =
      x->kernel ? arena_printf(s->a, "%s has no kernel %s, or several", x->file, name)
                : arena_printf(s->a, "%s has %s", x->file, count ? "several kernels" : "no kernel");
  return setup_complain(s, kernels_remedy(s, m, x), "%s", text);
}

bool subject_open(struct setup *s, struct subject *x) {
  x->ptx = x->file;
  if (!is_ptx(x->file) &&
      !(x->ptx = subject_compile(s, x, "-ptx", x->file, x->plain ? "plain.ptx" : "dbuf.ptx", NULL)))
    return false;
  if (!process_read_file(s->a, x->ptx, &x->text))
    return setup_complain(s, NULL, "cannot read %s",
                          arena_printf(s->a, "%s: %s", x->ptx, strerror(errno)));
  s->code = SUBJECT_USAGE;
  const char *name = is_ptx(x->file) ? x->file : arena_printf(s->a, "PTX of %s", x->file);
  x->module = ptx_read(s->a, x->text, name, s->d);
  if (!x->module || !choose_kernel(s, x->module, x))
    return false;
  x->program = program_open(s->a, x->module, name, x->function, s->d);
  if (!x->program)
    return false;
  s->code = 0;
  return true;
}

void subject_close(struct subject *x) {
  if (x->program)
    program_close(x->program);
  x->program = NULL;
}

// ---- running ----

const uint8_t *subject_params(struct setup *s, struct subject *x) {
  uint32_t bytes, *offsets = launch_layout(s->a, x->function, &bytes);
  uint8_t *params = arena_alloc(s->a, bytes + 8);
  if (x->function->params.count != s->count) {
    setup_complain(s, "one --arg for each parameter", "%s",
                   arena_printf(s->a, "%s has %zu parameters, %u --arg are given",
                                demangled(s, str_dup(s->a, x->function->name)),
                                x->function->params.count, s->count));
    return NULL;
  }
  for (unsigned i = 0; i < s->count; ++i)
    if (!argument_make(s->a, &s->arguments[i], &x->function->params.at[i],
                       program_memory(x->program), s->launch.seed, i + 1, params + offsets[i],
                       &x->buffers, s->d)) {
      s->code = SUBJECT_USAGE;
      return NULL;
    }
  return params;
}

static bool about_memory(enum fault_kind k) {
  return k != FAULT_BARRIER && k != FAULT_ENDLESS && k != FAULT_TRAP && k != FAULT_ASSERT &&
         k != FAULT_UNSUPPORTED;
}

static bool has_dynamic_shared(const struct ptx_module *m) {
  for (size_t i = 0; i < m->variables.count; ++i) {
    const struct ptx_variable *v = m->variables.at[i];
    if (v->space == PTX_SHARED && v->external && v->bytes == 0)
      return true;
  }
  return false;
}

static void tell_fault(struct setup *s, const struct subject *x, const struct fault *f) {
  struct place ptx = {.file = is_ptx(x->file) ? x->file : NULL, .line = f->ptx_line};
  struct place place = f->file ? (struct place){.file = f->file, .line = f->line} : ptx;
  struct message *m = diag_add(s->d, SEVERITY_ERROR, "simulate-fault", place, "%s: %s",
                               fault_name(f->kind), f->text);
  if (f->caller)
    diag_note(s->d, m, (struct place){.file = f->caller, .line = f->caller_line},
              "called from here");
  struct text t = {.arena = s->a};
  text_printf(&t, "thread (%u,%u,%u) of block (%u,%u,%u) of %s", f->thread[0], f->thread[1],
              f->thread[2], f->block[0], f->block[1], f->block[2], demangled(s, f->kernel));
  if (strcmp(f->function, f->kernel) != 0)
    text_printf(&t, " in %s", demangled(s, f->function));
  text_printf(&t, ", line %u of the PTX", f->ptx_line);
  if (about_memory(f->kind))
    text_printf(&t, ", address 0x%llx", (unsigned long long)f->address);
  diag_note(s->d, m, (struct place){0}, "%s", t.p);
  if (f->kind == FAULT_BOUNDS && !s->launch.dynamic_shared && has_dynamic_shared(x->module))
    diag_note(s->d, m, (struct place){0}, "%s",
              "no --smem is given and the kernel has extern __shared__ memory");
  s->code = SUBJECT_WRONG;
}

bool subject_run(struct setup *s, struct subject *x, struct launch l,
                 struct outcome_counts *counts) {
  l.kernel = x->function;
  l.print = s->quiet ? NULL : stdout;
  struct fault *f = launch_run(x->program, &l, counts);
  if (f)
    tell_fault(s, x, f);
  return !f;
}
