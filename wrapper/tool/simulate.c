#include "tool/simulate.h"

#include "simulate/count.h"
#include "simulate/number.h"
#include "tool/subject.h"

#include <string.h>

struct simulation {
  struct setup setup;
  struct subject first, other; // other.file NULL: none
  bool help, counts;
};

static const char usage[] =
    "usage: dbuf simulate FILE.(ptx|cu) --grid X[,Y[,Z]] --block X[,Y[,Z]] [OPTION]... [-- NVCC "
    "ARGUMENTS]\n"
    "Runs a kernel's PTX on the CPU, one block after another, and says what it does wrong: "
    "accesses out of\n"
    "bounds, data races, reads of what nobody wrote or of copies under way, barriers not reached "
    "by "
    "all.\n"
    "A .cu file is compiled by dbuf-nvcc.\n";

static const char more[] =
    "  --plain                 compile a .cu file by nvcc alone\n"
    "  --against FILE          run another kernel on the same input and compare all buffers bit by "
    "bit;\n"
    "                          a .cu file is compiled by nvcc alone\n"
    "  --against-kernel NAME   which kernel of it, where there are several (that of --kernel)\n"
    "  --counts                what each instruction did that accesses memory, multiplies and adds "
    "or "
    "is a\n"
    "                          barrier\n"
    "  --quiet                 only what is wrong\n";

// ---- the command line ----

static bool take_option(struct simulation *s, const char *name, const char *value) {
  if (strcmp(name, "--kernel") == 0)
    s->first.kernel = value;
  else if (strcmp(name, "--against") == 0)
    s->other.file = value;
  else if (strcmp(name, "--against-kernel") == 0)
    s->other.kernel = value;
  else
    return setup_option(&s->setup, name, value);
  return true;
}

static bool read_arguments(struct simulation *s, int argc, char **argv) {
  struct setup *u = &s->setup;
  for (int i = 1; i < argc; ++i) {
    const char *name, *value;
    if (strcmp(argv[i], "--") == 0) {
      u->compiler = argv + i + 1;
      break;
    }
    if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0)
      s->help = true;
    else if (strcmp(argv[i], "--plain") == 0)
      s->first.plain = true;
    else if (strcmp(argv[i], "--counts") == 0)
      s->counts = true;
    else if (strcmp(argv[i], "--quiet") == 0)
      u->quiet = true;
    else if (argv[i][0] != '-') {
      if (s->first.file)
        return setup_complain(u, NULL, "%s: only one file", argv[i]);
      s->first.file = argv[i];
    } else if (!setup_value(u, argc, argv, &i, &name, &value) || !take_option(s, name, value))
      return false;
  }
  if (s->help)
    return true;
  if (!s->first.file)
    return setup_complain(u, "dbuf simulate FILE --grid X --block Y ...; --help says more", "%s",
                          "no file is named");
  if (s->other.kernel && !s->other.file)
    return setup_complain(u, "--against FILE names the second kernel's file", "%s",
                          "--against-kernel without --against");
  return setup_check(u, &u->launch);
}

// ---- running ----

static void print_counts(const struct count *c) {
  struct counted *at;
  uint64_t others;
  size_t n = count_instructions(c, &at, &others);
  printf("%6s %6s %10s %10s %12s %10s %7s %10s %10s %9s  instruction\n", "PTX", "source", "warps",
         "requests", "bytes", "sectors", "a req.", "shared", "wavefronts", "conflicts");
  for (size_t i = 0; i < n; ++i) {
    const struct counted *k = &at[i];
    if (i == 0 || strcmp(k->function, at[i - 1].function) != 0)
      printf("%s\n", k->function);
    printf("%6u %6u %10llu %10llu %12llu %10llu %7.3g %10llu %10llu %9llu  %s\n", k->line,
           k->source_line, (unsigned long long)k->warps, (unsigned long long)k->requests,
           (unsigned long long)k->bytes, (unsigned long long)k->sectors,
           k->requests ? (double)k->sectors / (double)k->requests : 0,
           (unsigned long long)k->shared, (unsigned long long)k->wavefronts,
           (unsigned long long)k->conflicts, k->text);
  }
  printf("others: executed %llu times by warps\n", (unsigned long long)others);
}

static void add_block(void *context) {
  count_block(context, 1);
}

static const char *counted(struct simulation *s, uint64_t n, const char *what) {
  return arena_printf(s->setup.a, "%llu %s%s", (unsigned long long)n, what, n == 1 ? "" : "s");
}

static bool run(struct simulation *s, struct subject *x) {
  struct outcome_counts counts;
  struct launch l = s->setup.launch;
  l.kernel = x->function;
  struct count *c = s->counts ? count_new(s->setup.a, x->program, &l) : NULL;
  l.block_done = c ? add_block : NULL;
  l.context = c;
  l.params = subject_params(&s->setup, x);
  if (!l.params || !subject_run(&s->setup, x, l, &counts))
    return false;
  if (c)
    print_counts(c);
  if (!s->setup.quiet)
    printf("%s: %s of %s, %llu thread instructions, no fault\n", subject_name(&s->setup, x),
           counted(s, (uint64_t)l.grid[0] * l.grid[1] * l.grid[2], "block"),
           counted(s, (uint64_t)l.block[0] * l.block[1] * l.block[2], "thread"),
           (unsigned long long)counts.lanes);
  return true;
}

// An element as people read it, with its bits: two that look alike may differ.
static const char *element_text(struct arena *a, enum ptx_type type, const uint8_t *at) {
  unsigned bytes = ptx_type_bytes(type);
  uint64_t bits = 0;
  memcpy(&bits, at, bytes); // hosts are little-endian, as GPUs are
  uint64_t sign = 1ULL << (8 * bytes - 1);
  long long whole = (long long)((bits ^ sign) - sign);
  const char *value;
  switch (type) {
  case PTX_F16:
    value = arena_printf(a, "%.9g", (double)f16_value(bits));
    break;
  case PTX_BF16:
    value = arena_printf(a, "%.9g", (double)bf16_value(bits));
    break;
  case PTX_F32:
    value = arena_printf(a, "%.9g", (double)f32_value(bits));
    break;
  case PTX_F64:
    value = arena_printf(a, "%.17g", f64_value(bits));
    break;
  case PTX_S8:
  case PTX_S16:
  case PTX_S32:
  case PTX_S64:
    return arena_printf(a, "%lld", whole);
  default:
    return arena_printf(a, "%llu", (unsigned long long)bits);
  }
  return arena_printf(a, "%s (0x%0*llx)", value, (int)(2 * bytes), (unsigned long long)bits);
}

static bool is_floating(enum ptx_type t) {
  return t >= PTX_F16 && t <= PTX_F64;
}

// Sums of floating-point numbers depend on their order, and that of atomic ones on which thread
// comes first.
static bool adds_in_any_order(const struct subject *x) {
  for (size_t i = 0; i < x->module->functions.count; ++i) {
    const struct ptx_function *f = x->module->functions.at[i];
    for (size_t k = 0; (!f->entry || f == x->function) && k < f->code.count; ++k) {
      const struct ptx_instruction *o = &f->code.at[k];
      if ((str_is(o->opcode, "atom") || str_is(o->opcode, "red")) && ptx_has(o, "add") &&
          is_floating(ptx_type_at(o, 0)))
        return true;
    }
  }
  return false;
}

static bool compare(struct simulation *s) {
  struct setup *u = &s->setup;
  const char *order =
      adds_in_any_order(&s->first) || adds_in_any_order(&s->other)
          ? "atomic operations add floating-point numbers here, in the order in which threads "
            "come: "
            "where that is why, numbers whose sums are exact agree, TYPE[COUNT]=small"
          : NULL;
  uint64_t elements = 0;
  for (size_t i = 0; i < s->first.buffers.count; ++i) {
    const struct buffer *x = s->first.buffers.at[i].buffer, *y = s->other.buffers.at[i].buffer;
    enum ptx_type type = s->first.buffers.at[i].argument->type;
    unsigned bytes = ptx_type_bytes(type);
    unsigned index = s->first.buffers.at[i].index;
    uint64_t wrong = 0, first = 0;
    for (uint64_t n = 0; n < x->bytes; n += bytes)
      if (memcmp(x->data + n, y->data + n, bytes) != 0 && wrong++ == 0)
        first = n;
    elements += x->bytes / bytes;
    if (wrong) {
      setup_complain(
          u, is_floating(type) ? order : NULL, "%s",
          arena_printf(u->a,
                       "argument %u: %llu of %llu elements differ, the first is [%llu]: "
                       "%s by %s, %s by %s",
                       index, (unsigned long long)wrong, (unsigned long long)(x->bytes / bytes),
                       (unsigned long long)(first / bytes),
                       element_text(u->a, type, x->data + first), subject_name(u, &s->first),
                       element_text(u->a, type, y->data + first), subject_name(u, &s->other)));
      u->code = SUBJECT_WRONG;
    }
  }
  if (u->code == 0 && !u->quiet)
    printf("bit-identical: %s in %s\n", counted(s, elements, "element"),
           counted(s, s->first.buffers.count, "buffer"));
  return u->code == 0;
}

static bool simulate(struct simulation *s) {
  struct setup *u = &s->setup;
  if (!subject_open(u, &s->first) || !run(s, &s->first))
    return false;
  for (size_t i = 0; i < s->first.buffers.count; ++i)
    if (!argument_finish(u->a, s->first.buffers.at[i].argument, s->first.buffers.at[i].buffer,
                         u->d)) {
      u->code = SUBJECT_WRONG;
      return false;
    }
  s->other.plain = true;
  s->other.usual = s->first.kernel;
  return !s->other.file || (subject_open(u, &s->other) && run(s, &s->other) && compare(s));
}

int simulate_main(struct arena *a, int argc, char **argv) {
  static char *none[] = {NULL};
  struct simulation *s = ARENA_NEW(a, struct simulation);
  struct setup *u = &s->setup;
  *u = (struct setup){.a = a, .d = diag_new(a), .command = "dbuf simulate", .compiler = none};
  s->first.option = "--kernel";
  s->other.option = "--against-kernel";
  if (read_arguments(s, argc, argv)) {
    if (s->help) {
      printf("%s%s%s", usage, setup_help, more);
      return 0;
    }
    simulate(s);
  }
  fflush(stdout);
  diag_print(u->d, stderr);
  subject_close(&s->first);
  subject_close(&s->other);
  return u->code;
}
