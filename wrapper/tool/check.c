#include "tool/check.h"

#include "inspect/order.h"
#include "report/draw.h"
#include "report/json.h"
#include "report/remark.h"
#include "tool/binary.h"
#include "tool/disassemble.h"
#include "tool/own.h"

#include <fnmatch.h>
#include <string.h>

enum { GATE_FAILED = 100, BAD_USAGE = 102, TOOL_MISSING = 103 };

struct options {
  const char *const *files; // NULL-terminated
  const char *function;     // --function: mangled, or as people write it, with or without arguments
  const char *kernel;       // --kernel: a pattern for names as people write them
  bool all, draw, no_draw, json, help;
  long dynamic, threads; // what the launch adds; 0: not said
  struct own_options own;
};

struct checking {
  struct arena *a;
  struct options o;
  struct diag *report; // of the code
  struct diag *d;      // of this run
  struct {
    struct result *at;
    size_t count, room;
  } results;
  size_t matched;        // functions that the options ask for
  const char *some_name; // one that did not match
  bool missing;
};

static const char usage[] =
    "usage: dbuf check [OPTION]... FILE...\n"
    "Checks the pipelined loops of cubins, objects, libraries and programs, however they were "
    "built.\n"
    "  --function NAME         only this function, mangled or as in the source; draws its loops\n"
    "  --kernel PATTERN        only functions whose name matches, such as 'hgemm<64,*'\n"
    "  --draw, --no-draw       draw the loops (without either: when only one function has any)\n"
    "  --all                   tell of loops that are not pipelined too\n"
    "  --format text|json      json: everything, for programs\n"
    "  --dynamic BYTES         dynamic shared memory of the launch, a block\n"
    "  --threads N             threads of a block\n"
    "  --set SECTION.KEY=V     a setting, such as check.overlap=error\n"
    "  --config FILE           settings from FILE instead of the nearest dbuf.ini\n"
    "exit status: 0, 100 when a gate of level error fails, 102 bad usage, 103 a tool is missing\n";

// ---- options ----

static void bad_usage(struct checking *c, const char *text) {
  struct message *m = diag_add(c->d, SEVERITY_ERROR, NULL, (struct place){0}, "%s", text);
  m->remedy = "dbuf check --help tells the options";
}

// True when argv[*i] is option `name`; its value is behind a "=" or in the next argument. That it
// is missing is said.
static bool is_option(struct checking *c, int argc, char **argv, int *i, const char *name,
                      const char **value) {
  const char *arg = argv[*i];
  size_t n = strlen(name);
  if (strncmp(arg, name, n) != 0 || (arg[n] != '\0' && arg[n] != '='))
    return false;
  *value = "";
  if (arg[n] == '=')
    *value = arg + n + 1;
  else if (*i + 1 < argc)
    *value = argv[++*i];
  else
    bad_usage(c, arena_printf(c->a, "%s needs a value", name));
  return true;
}

static long number_of(struct checking *c, const char *name, const char *value) {
  long n = 0;
  if (!str_long(str_of(value), &n) || n < 0)
    bad_usage(c, arena_printf(c->a, "%s: '%s' is no number", name, value));
  return n;
}

static void take_format(struct checking *c, const char *value) {
  if (strcmp(value, "json") == 0)
    c->o.json = true;
  else if (strcmp(value, "text") != 0)
    bad_usage(c, arena_printf(c->a, "--format: expected text or json, not '%s'", value));
}

static bool take_switch(struct options *o, const char *arg) {
  if (strcmp(arg, "--all") == 0)
    o->all = true;
  else if (strcmp(arg, "--draw") == 0)
    o->draw = true;
  else if (strcmp(arg, "--no-draw") == 0)
    o->no_draw = true;
  else if (strcmp(arg, "--help") == 0 || strcmp(arg, "-h") == 0)
    o->help = true;
  else
    return false;
  return true;
}

static void take_argument(struct checking *c, int argc, char **argv, int *i) {
  const char *value;
  if (take_switch(&c->o, argv[*i]))
    return;
  if (is_option(c, argc, argv, i, "--function", &value))
    c->o.function = value;
  else if (is_option(c, argc, argv, i, "--kernel", &value))
    c->o.kernel = value;
  else if (is_option(c, argc, argv, i, "--format", &value))
    take_format(c, value);
  else if (is_option(c, argc, argv, i, "--dynamic", &value))
    c->o.dynamic = number_of(c, "--dynamic", value);
  else if (is_option(c, argc, argv, i, "--threads", &value))
    c->o.threads = number_of(c, "--threads", value);
  else
    bad_usage(c, arena_printf(c->a, "unknown option %s", argv[*i]));
}

static void take_options(struct checking *c, int argc, char **argv) {
  char **spelt = arena_array(c->a, (size_t)argc, sizeof *spelt), **rest;
  int n = 0, files = 0;
  for (int i = 1; i < argc; ++i)
    spelt[i - 1] = own_long_name(c->a, argv[i]);
  c->o.own = own_options_take(c->a, argc - 1, spelt, &n, &rest, c->d);
  if (c->o.own.report)
    bad_usage(c, "--dbuf-report is dbuf-nvcc's; write --format");
  const char **names = arena_array(c->a, (size_t)n + 1, sizeof *names);
  for (int i = 0; i < n; ++i)
    if (rest[i][0] != '-' || rest[i][1] == '\0')
      names[files++] = rest[i];
    else
      take_argument(c, n, rest, &i);
  c->o.files = names;
  if (files == 0 && !c->o.help && c->d->errors == 0)
    bad_usage(c, "no file is named");
}

// ---- which functions ----

// "ns::hgemm<64, 64>" without its template arguments.
static const char *without_arguments(struct arena *a, const char *name) {
  struct text t = {.arena = a};
  int depth = 0;
  for (; *name; ++name) {
    depth += *name == '<';
    if (depth == 0)
      text_add(&t, (struct str){name, 1});
    depth -= *name == '>' && depth > 0;
  }
  return t.p ? t.p : "";
}

static const char *identifier(struct arena *a, const char *name) {
  const char *bare = without_arguments(a, name), *last = bare;
  for (const char *p = bare; (p = strstr(p, "::")); p += 2)
    last = p + 2;
  return last;
}

static bool wanted(struct checking *c, const char *symbol, const char *name) {
  const struct options *o = &c->o;
  const char *bare = without_arguments(c->a, name);
  if (o->function && strcmp(o->function, symbol) != 0 && strcmp(o->function, name) != 0 &&
      strcmp(o->function, bare) != 0)
    return false;
  return !o->kernel || fnmatch(o->kernel, name, 0) == 0 || fnmatch(o->kernel, bare, 0) == 0;
}

// Names as people write them, a few hundred to a call: the list of arguments is bounded.
static const char **names_of(struct arena *a, const struct sass_listing *l) {
  enum { AT_ONCE = 256 };
  size_t n = l->functions.count;
  const char **symbols = arena_array(a, n + 1, sizeof *symbols);
  const char **names = arena_array(a, n + 1, sizeof *names);
  for (size_t i = 0; i < n; ++i)
    symbols[i] = str_dup(a, l->functions.at[i].name);
  for (size_t i = 0; i < n; i += AT_ONCE) {
    size_t some = n - i < AT_ONCE ? n - i : AT_ONCE;
    memcpy(names + i, demangle(a, symbols + i, some), some * sizeof *names);
  }
  return names;
}

// ---- judging ----

struct subject {
  const struct config *config;
  const struct binary *binary;
  const struct sass_function *function;
  const char *name, *symbol;
};

static const struct ptxas_function *facts_of(struct checking *c, const struct subject *s) {
  const struct usage *u = usage_find(&s->binary->usages, s->function->name, s->function->arch);
  struct ptxas_function *p = ARENA_NEW(c->a, struct ptxas_function);
  *p = (struct ptxas_function){.name = s->function->name,
                               .arch = s->function->arch,
                               .entry = true,
                               .registers = u ? u->registers : PTXAS_UNKNOWN,
                               .barriers = PTXAS_UNKNOWN,
                               .stack = u ? u->stack : PTXAS_UNKNOWN,
                               .spill_stores = PTXAS_UNKNOWN,
                               .spill_loads = PTXAS_UNKNOWN,
                               .shared =
                                   u ? usage_static_shared(u, s->function->arch) : PTXAS_UNKNOWN,
                               .shared_limit = PTXAS_UNKNOWN};
  // A loop that moves tiles has shared memory: when none is static, the launch brings it.
  if (p->shared == 0 && c->o.dynamic == 0)
    p->shared = PTXAS_UNKNOWN;
  return p;
}

static void judge(struct checking *c, const struct subject *s, const struct ring *ring,
                  const struct ring_shape *shape, const char *which) {
  struct arena *a = c->a;
  struct loop_record *l = ARENA_NEW(a, struct loop_record);
  l->name = l->function = identifier(a, s->name);
  l->kernel = l->pipelined = true;
  l->place.file = s->binary->file;
  l->arch = s->function->arch;
  l->variant = shape->variant;
  l->stages = shape->stages;
  l->settings = config_settings(s->config, l->name);
  l->no_async = l->arch < 80;
  const struct ptxas_function *p = facts_of(c, s);
  struct gate_facts facts = {.loop = l,
                             .arch = s->function->arch,
                             .limits = limits_in(a, s->config, s->function->arch),
                             .ptxas = p,
                             .ring = ring,
                             .added_shared = -1,
                             .dynamic_shared = c->o.dynamic,
                             .threads = (int)c->o.threads,
                             .binary = true};
  struct result *r = GROW(a, c->results);
  *r = (struct result){.loop = l,
                       .kernel = s->name,
                       .symbol = s->symbol,
                       .arch = s->function->arch,
                       .which = which,
                       .ring = ring,
                       .registers = p->registers,
                       .binary = true,
                       .report = gates_judge(a, &facts)};
  struct verdict *v = &r->report.gates[GATE_CLIFF];
  if (v->outcome == OUTCOME_UNKNOWN && p->shared == PTXAS_UNKNOWN) {
    v->text = "shared memory is not known: the kernel has no static one, the launch decides";
    v->remedy = "--dynamic BYTES tells what the launch asks for";
  }
}

static void remark(struct checking *c, const struct subject *s, enum severity severity,
                   const char *id, const char *text) {
  diag_add(c->report, severity, id, (struct place){.file = s->binary->file}, "%s sm_%d: %s",
           s->name, s->function->arch, text);
}

// Two commits or more are no accident: somebody meant to pipeline, and what became of it is not
// seen.
static bool meant_to(const struct sass_function *f) {
  size_t copies = 0, commits = 0;
  for (size_t i = 0; i < f->code.count; ++i) {
    copies += f->code.at[i].class == SASS_LDGSTS;
    commits += f->code.at[i].class == SASS_LDGDEPBAR;
  }
  return copies > 0 && commits > 1;
}

static void check_function(struct checking *c, const struct subject *s) {
  struct arena *a = c->a;
  struct rings *rings = ARENA_NEW(a, struct rings);
  *rings = rings_of(a, s->function, VARIANT_AUTO);
  size_t found, number = 0, pipelined = 0, readable = 0;
  const struct ring **list = rings_best(a, rings, rings->list.count, &found);
  size_t main_loops = 0;
  for (size_t i = 0; i < found; ++i)
    if (!list[i]->remainder) // of a loop that is told of
      list[main_loops++] = list[i];
  found = main_loops;
  struct ring_shape *shapes = arena_array(a, found, sizeof *shapes);
  for (size_t i = 0; i < found; ++i) {
    shapes[i] = ring_shape_of(a, list[i]);
    if (list[i]->outer)
      shapes[i] = (struct ring_shape){.why_not = "it holds another loop that moves tiles"};
    pipelined += shapes[i].pipelined;
    readable += !list[i]->unreadable;
  }
  for (size_t i = 0; i < found; ++i)
    if (shapes[i].pipelined)
      judge(c, s, list[i], &shapes[i],
            pipelined > 1 ? arena_printf(a, "loop %zu of %zu", ++number, pipelined) : NULL);
    else if (c->o.all)
      remark(c, s, SEVERITY_REMARK, "not-pipelined",
             arena_printf(a, "the loop at 0x%04llx is not pipelined: %s",
                          (unsigned long long)list[i]->first, shapes[i].why_not));
  const char *why = rings->unreadable ? rings->unreadable : found ? list[0]->unreadable : NULL;
  if (pipelined == 0 && readable == 0 && why && meant_to(s->function))
    remark(c, s, SEVERITY_WARNING, "unchecked",
           arena_printf(a, "holds asynchronous copies, but no loop to check: %s", why));
}

static void check_file(struct checking *c, const char *file) {
  struct arena *a = c->a;
  size_t errors = c->d->errors;
  struct config_sources sources = {file, c->o.own.config, c->o.own.sets, c->o.own.forces};
  struct config *config = config_load(a, &sources, c->d);
  struct binary *b = ARENA_NEW(a, struct binary);
  const char *only = c->o.function && strncmp(c->o.function, "_Z", 2) == 0 ? c->o.function : NULL;
  bool missing = false;
  if (c->d->errors > errors || !binary_read(a, config, file, only, b, &missing, c->report, c->d)) {
    c->missing |= missing;
    return;
  }
  size_t before = c->results.count, matched = c->matched, told = c->report->messages.count;
  const char **names = names_of(a, &b->sass);
  for (size_t i = 0; i < b->sass.functions.count; ++i) {
    const struct sass_function *f = &b->sass.functions.at[i];
    struct subject s = {config, b, f, names[i], str_dup(a, f->name)};
    if (!wanted(c, s.symbol, s.name)) {
      c->some_name = s.name;
      continue;
    }
    ++c->matched;
    check_function(c, &s);
  }
  if (c->matched == matched || c->results.count > before || c->report->messages.count > told)
    return;
  struct message *m = diag_add(c->report, SEVERITY_REMARK, "unchecked",
                               (struct place){.file = file}, "no pipelined loop in %zu function%s",
                               c->matched - matched, c->matched - matched == 1 ? "" : "s");
  m->remedy = "loops that were unrolled completely or compiled with -G are not recognised; --all "
              "tells of ordinary loops";
}

// ---- telling ----

static bool one_function(const struct checking *c) {
  for (size_t i = 1; i < c->results.count; ++i)
    if (c->results.at[i].arch != c->results.at[0].arch ||
        strcmp(c->results.at[i].symbol, c->results.at[0].symbol) != 0)
      return false;
  return c->results.count > 0;
}

static void print_drawings(const struct checking *c) {
  if (c->o.no_draw || !(c->o.draw || c->o.function || one_function(c)))
    return;
  for (size_t i = 0; i < c->results.count; ++i) {
    const struct result *r = &c->results.at[i];
    struct str text = draw_ring(c->a, r->ring);
    printf("\n%s: %s sm_%d%s%s\n%.*s", r->loop->place.file, r->kernel, r->arch,
           r->which ? ", " : "", r->which ? r->which : "", (int)text.n, text.p);
  }
}

static void print_text(struct checking *c) {
  struct diag *all = diag_new(c->a);
  gates_add(all, c->results.at, c->results.count);
  remarks_add(all, c->results.at, c->results.count);
  diag_print(all, stdout);
  diag_print(c->report, stdout);
  print_drawings(c);
}

static void print_report(struct checking *c) {
  if (!c->o.json) {
    print_text(c);
    return;
  }
  struct str text = json_report(c->a, c->results.at, c->results.count, c->report);
  fwrite(text.p, 1, text.n, stdout);
}

static void check_matches(struct checking *c) {
  bool asked = c->o.function || c->o.kernel;
  if (!asked || c->matched > 0 || c->report->messages.count || c->d->errors)
    return;
  struct message *m =
      diag_add(c->d, SEVERITY_ERROR, NULL, (struct place){0}, "no function is called so: %s",
               c->o.function ? c->o.function : c->o.kernel);
  if (c->some_name)
    m->remedy = arena_printf(c->a, "a function that is there: %s", c->some_name);
}

static int verdict(const struct checking *c) {
  if (c->missing)
    return TOOL_MISSING;
  if (c->d->errors)
    return BAD_USAGE;
  for (size_t i = 0; i < c->results.count; ++i)
    if (!result_passes(&c->results.at[i]))
      return GATE_FAILED;
  return 0;
}

int check_main(struct arena *a, int argc, char **argv) {
  struct checking c = {.a = a, .report = diag_new(a), .d = diag_new(a)};
  take_options(&c, argc, argv);
  if (c.o.help && c.d->errors == 0) {
    fputs(usage, stdout);
    return 0;
  }
  size_t errors = c.d->errors;
  for (size_t i = 0; errors == 0 && !c.missing && c.o.files[i]; ++i)
    check_file(&c, c.o.files[i]);
  check_matches(&c);
  if (c.results.count || c.report->messages.count || (c.o.json && c.d->errors == 0))
    print_report(&c);
  fflush(stdout);
  diag_print(c.d, stderr);
  return verdict(&c);
}
