#include "tool/predict.h"

#include "base/process.h"
#include "report/chain.h"
#include "simulate/count.h"
#include "simulate/sample.h"
#include "tool/disassemble.h"
#include "tool/pair.h"
#include "tool/subject.h"

#include <errno.h>
#include <math.h>
#include <string.h>

// Of a large grid as many blocks are run as take about a second.
static const double most_cost = 1e8; // as count_cost() has it

struct side {
  struct subject subject;
  struct launch launch;
  struct count *count;
};

struct predicting {
  struct setup setup;
  struct side first, other; // other.subject.file NULL: none
  struct extents {
    uint32_t grid[3], block[3]; // 0: as the first kernel's
    uint32_t shared;
    bool shared_given;
  } against;
  uint64_t blocks, phases; // 0: not given
  bool exact, help;
  const char *save, *output;
  enum chain_form form;
  struct predictions list;
};

static const char usage[] =
    "usage: dbuf predict FILE.(ptx|cu) --grid X[,Y[,Z]] --block X[,Y[,Z]] [OPTION]... [-- NVCC "
    "ARGUMENTS]\n"
    "Predicts what a kernel will do to memory, for one kernel or two side by side: accesses, "
    "requests of\n"
    "warps, sectors, shared loads and stores, bank conflicts; of the launch, and of a block and "
    "iteration\n"
    "of its main loop. It runs the kernel's PTX on the CPU and counts; blocks of a large grid are "
    "sampled.\n"
    "A .cu file is compiled by dbuf-nvcc.\n";

static const char more[] =
    "  --plain                 compile a .cu file by nvcc alone\n"
    "  --against FILE          the second kernel; a .cu file is compiled by nvcc alone\n"
    "  --against-kernel NAME   which kernel of it, where there are several (that of --kernel)\n"
    "  --against-grid X[,Y[,Z]], --against-block X[,Y[,Z]], --against-smem BYTES\n"
    "                          its launch, where it differs\n"
    "  --exact                 run all blocks\n"
    "  --blocks N              run N blocks at most, those at the grid's edges first\n"
    "  --phases N              the main loop of the source makes N iterations in a block (else "
    "found out)\n"
    "  --save FILE             write the prediction down, for dbuf compare --prediction FILE\n"
    "  --format text|json|html html: one page that needs no other file\n"
    "  --output FILE           to FILE instead of standard output\n";

// ---- the command line ----

static bool take_extent(struct predicting *p, const char *name, const char *value) {
  return setup_extent(value,
                      strcmp(name, "--against-grid") == 0 ? p->against.grid : p->against.block) ||
         setup_complain(&p->setup, "one to three numbers, such as 128,4", "%s is not understood",
                        arena_printf(p->setup.a, "%s %s", name, value));
}

static bool take_number(struct predicting *p, const char *name, const char *value) {
  uint64_t n;
  bool shared = strcmp(name, "--against-smem") == 0;
  if (!setup_number(value, &n) || (shared ? n > SETUP_MOST_SHARED : n == 0))
    return setup_complain(&p->setup, shared ? setup_shared_remedy : "a number, at least 1",
                          "%s is not understood", arena_printf(p->setup.a, "%s %s", name, value));
  if (shared) {
    p->against.shared = (uint32_t)n;
    p->against.shared_given = true;
  } else if (strcmp(name, "--blocks") == 0)
    p->blocks = n;
  else
    p->phases = n;
  return true;
}

static bool take_option(struct predicting *p, const char *name, const char *value) {
  if (strcmp(name, "--kernel") == 0)
    p->first.subject.kernel = value;
  else if (strcmp(name, "--against") == 0)
    p->other.subject.file = value;
  else if (strcmp(name, "--against-kernel") == 0)
    p->other.subject.kernel = value;
  else if (strcmp(name, "--save") == 0)
    p->save = value;
  else if (strcmp(name, "--output") == 0)
    p->output = value;
  else if (strcmp(name, "--against-grid") == 0 || strcmp(name, "--against-block") == 0)
    return take_extent(p, name, value);
  else if (strcmp(name, "--against-smem") == 0 || strcmp(name, "--blocks") == 0 ||
           strcmp(name, "--phases") == 0)
    return take_number(p, name, value);
  else if (strcmp(name, "--format") == 0)
    return chain_form_named(value, &p->form) ||
           setup_complain(&p->setup, NULL, "--format: expected text, json or html, not '%s'",
                          value);
  else
    return setup_option(&p->setup, name, value);
  return true;
}

// The second kernel's launch is the first's but for what is said of it.
static struct launch against(const struct predicting *p) {
  struct launch l = p->setup.launch;
  if (p->against.grid[0])
    memcpy(l.grid, p->against.grid, sizeof l.grid);
  if (p->against.block[0])
    memcpy(l.block, p->against.block, sizeof l.block);
  if (p->against.shared_given)
    l.dynamic_shared = p->against.shared;
  return l;
}

static bool take_switch(struct predicting *p, const char *arg) {
  if (strcmp(arg, "--help") == 0 || strcmp(arg, "-h") == 0)
    p->help = true;
  else if (strcmp(arg, "--plain") == 0)
    p->first.subject.plain = true;
  else if (strcmp(arg, "--exact") == 0)
    p->exact = true;
  else
    return false;
  return true;
}

static bool read_arguments(struct predicting *p, int argc, char **argv) {
  struct setup *u = &p->setup;
  for (int i = 1; i < argc; ++i) {
    const char *name, *value;
    if (strcmp(argv[i], "--") == 0) {
      u->compiler = argv + i + 1;
      break;
    }
    if (take_switch(p, argv[i]))
      continue;
    if (argv[i][0] != '-') {
      if (p->first.subject.file)
        return setup_complain(u, NULL, "%s: only one file", argv[i]);
      p->first.subject.file = argv[i];
    } else if (!setup_value(u, argc, argv, &i, &name, &value) || !take_option(p, name, value))
      return false;
  }
  if (p->help)
    return true;
  if (!p->first.subject.file)
    return setup_complain(u, "dbuf predict FILE --grid X --block Y ...; --help says more", "%s",
                          "no file is named");
  const struct subject *other = &p->other.subject;
  if (!other->file &&
      (other->kernel || p->against.grid[0] || p->against.block[0] || p->against.shared_given))
    return setup_complain(u, "--against FILE names the second kernel's file", "%s",
                          "something is said of a second kernel, and none is named");
  p->first.launch = u->launch;
  p->other.launch = against(p);
  return setup_check(u, &p->first.launch) && setup_check(u, &p->other.launch);
}

// ---- running ----

// Weights of the blocks in the order in which they run.
struct weighing {
  struct count *count;
  const uint64_t *next;
};

static void block_done(void *context) {
  struct weighing *w = context;
  count_block(w->count, *w->next++);
}

// The grid's first block tells what one costs.
static uint64_t most_blocks(const struct predicting *p, double cost) {
  if (p->exact)
    return UINT64_MAX;
  if (p->blocks)
    return p->blocks;
  return (uint64_t)(most_cost / fmax(cost, 1));
}

static bool run(struct predicting *p, struct side *side) {
  static const uint32_t first[1][3] = {{0, 0, 0}};
  static const uint64_t once = 1;
  struct launch l = side->launch;
  l.kernel = side->subject.function;
  l.params = subject_params(&p->setup, &side->subject);
  if (!l.params)
    return false;
  side->count = count_new(p->setup.a, side->subject.program, &l);
  struct weighing w = {side->count, &once};
  l.block_done = block_done;
  l.context = &w;
  l.blocks = first;
  l.block_count = 1;
  if (!subject_run(&p->setup, &side->subject, l, NULL))
    return false;
  struct sample s = sample_of(p->setup.a, l.grid, most_blocks(p, count_cost(side->count)));
  w.next = s.weights + 1;
  l.blocks = (const uint32_t(*)[3])s.blocks + 1;
  l.block_count = s.count - 1;
  return subject_run(&p->setup, &side->subject, l, NULL);
}

// ---- the SASS ----

static bool names_architecture(char *const *compiler) {
  static const char *const options[] = {
      "-arch", "--gpu-architecture", "-gencode", "--generate-code", "-code", "--gpu-code"};
  for (; *compiler; ++compiler)
    for (size_t i = 0; i < sizeof options / sizeof *options; ++i)
      if (strncmp(*compiler, options[i], strlen(options[i])) == 0)
        return true;
  return false;
}

// "-arch=sm_90a" of the PTX's ".target sm_90a, debug".
static const char *target_option(struct arena *a, struct str ptx) {
  static const struct str word = {".target ", sizeof ".target " - 1};
  size_t from = str_find(ptx, word, 0) + word.n, to = from;
  while (to < ptx.n && (ptx.p[to] == '_' || (ptx.p[to] >= '0' && ptx.p[to] <= '9') ||
                        (ptx.p[to] >= 'a' && ptx.p[to] <= 'z')))
    ++to;
  return from < to ? arena_printf(a, "-arch=%.*s", (int)(to - from), ptx.p + from) : NULL;
}

// What ptxas makes of the PTX that was run; NULL with the reason.
static const struct sass_function *sass_of(struct predicting *p, const struct subject *x,
                                           const char **why) {
  struct arena *a = p->setup.a;
  struct subject plain = {.plain = true};
  const char *target = names_architecture(p->setup.compiler) ? NULL : target_option(a, x->text);
  const char *cubin = subject_compile(&p->setup, &plain, "-cubin", x->ptx, "sass.cubin", target);
  p->setup.code = 0;
  *why = "nvcc made no SASS of the PTX";
  if (!cubin)
    return NULL;
  struct diag *d = diag_new(a);
  struct config_sources none = {0};
  const char *name = str_dup(a, x->function->name), *only[] = {name, NULL};
  struct str text;
  bool missing;
  if (!disassemble(a, config_load(a, &none, d), NULL, cubin, only, &text, &missing, d)) {
    *why = d->messages.at[d->messages.count - 1].text;
    return NULL;
  }
  struct sass_listing *listing = ARENA_NEW(a, struct sass_listing);
  *listing = sass_read(a, text);
  *why = "the SASS that was read does not hold the kernel";
  return sass_find(listing, x->function->name, x->module->target);
}

// ---- telling ----

static bool predict(struct predicting *p, struct side *side) {
  struct arena *a = p->setup.a;
  struct subject *x = &side->subject;
  const struct launch *l = &side->launch;
  const char *why;
  if (!subject_open(&p->setup, x))
    return false;
  const struct sass_function *sass = sass_of(p, x, &why);
  if (!run(p, side))
    return false;
  const char *symbol = str_dup(a, x->function->name);
  struct prediction *out = GROW(a, p->list);
  *out = (struct prediction){.kernel = symbol_plain(a, demangle(a, &symbol, 1)[0]),
                             .symbol = symbol,
                             .arch = x->module->target,
                             .grid = {l->grid[0], l->grid[1], l->grid[2]},
                             .block = {l->block[0], l->block[1], l->block[2]},
                             .dynamic_shared = l->dynamic_shared};
  count_predict(side->count, (double)p->phases, sass, why, out);
  subject_close(x);
  return true;
}

static void write_out(struct predicting *p, const char *file, struct str text) {
  if (!process_write_file(p->setup.a, file, text))
    setup_complain(&p->setup, NULL, "cannot write %s",
                   arena_printf(p->setup.a, "%s: %s", file, strerror(errno)));
}

static void tell(struct predicting *p) {
  struct setup *u = &p->setup;
  struct chain_side sides[2] = {0};
  struct ncu_table nothing = {0};
  struct pair_wish wish = {.measured = &nothing, .predictions = &p->list};
  int n;
  if (p->save)
    write_out(p, p->save, prediction_write(u->a, &p->list));
  if (!pair_choose(u->a, &wish, sides, &n, u->d)) {
    u->code = SUBJECT_USAGE;
    return;
  }
  struct str text = chain_in(u->a, chain_of(u->a, sides, n, 0.05, false), p->form);
  if (p->output)
    write_out(p, p->output, text);
  else
    fwrite(text.p, 1, text.n, stdout);
}

int predict_main(struct arena *a, int argc, char **argv) {
  static char *none[] = {NULL};
  struct predicting *p = ARENA_NEW(a, struct predicting);
  struct setup *u = &p->setup;
  *u = (struct setup){
      .a = a, .d = diag_new(a), .command = "dbuf predict", .compiler = none, .quiet = true};
  p->other.subject.plain = true;
  p->first.subject.option = "--kernel";
  p->other.subject.option = "--against-kernel";
  if (read_arguments(p, argc, argv)) {
    p->other.subject.usual = p->first.subject.kernel;
    if (p->help) {
      printf("%s%s%s", usage, setup_help, more);
      return 0;
    }
    if (predict(p, &p->first) && (!p->other.subject.file || predict(p, &p->other)))
      tell(p);
  }
  fflush(stdout);
  diag_print(u->d, stderr);
  subject_close(&p->first.subject);
  subject_close(&p->other.subject);
  return u->code;
}
