#include "tool/simulate.h"

#include "simulate/count.h"
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
    printf("%s: %llu blocks of %u threads, %llu thread instructions, no fault\n", x->file,
           (unsigned long long)l.grid[0] * l.grid[1] * l.grid[2],
           l.block[0] * l.block[1] * l.block[2], (unsigned long long)counts.lanes);
  return true;
}

static bool compare(struct simulation *s) {
  struct setup *u = &s->setup;
  for (size_t i = 0; i < s->first.buffers.count; ++i) {
    const struct buffer *x = s->first.buffers.at[i].buffer, *y = s->other.buffers.at[i].buffer;
    unsigned bytes = ptx_type_bytes(s->first.buffers.at[i].argument->type);
    unsigned index = s->first.buffers.at[i].index;
    uint64_t wrong = 0, first = 0;
    for (uint64_t n = 0; n < x->bytes; n += bytes)
      if (memcmp(x->data + n, y->data + n, bytes) != 0 && wrong++ == 0)
        first = n / bytes;
    if (wrong) {
      setup_complain(
          u, NULL, "%s",
          arena_printf(u->a, "argument %u: %llu of %llu elements differ, the first is [%llu]",
                       index, (unsigned long long)wrong, (unsigned long long)(x->bytes / bytes),
                       (unsigned long long)first));
      u->code = SUBJECT_WRONG;
    } else if (!u->quiet)
      printf("argument %u: all %llu elements equal\n", index,
             (unsigned long long)(x->bytes / bytes));
  }
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
