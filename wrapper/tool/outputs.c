#include "tool/outputs.h"

#include "inspect/ptxas.h"
#include "inspect/ring.h"
#include "inspect/sass.h"
#include "inspect/symbol.h"
#include "report/remark.h"
#include "tool/disassemble.h"

#include <string.h>
#include <sys/stat.h>

enum { GATE_FAILED = 100, TOOL_MISSING = 103 };

struct checker {
  struct arena *a;
  const struct made *made;
  struct diag *d;
  struct ptxas_info ptxas;
  struct sass_listing sass;
  struct {
    const char **at;
    size_t count, room;
  } names; // mangled names of the kernels that may hold a pipelined loop
  const char **demangled;
  struct check verdict;
};

// ---- which code belongs to which loop ----

// A loop of a __device__ function may be in any kernel.
static bool may_hold(struct arena *a, struct str mangled, const struct loop_record *l) {
  return !l->kernel || symbol_holds(a, mangled, l->function);
}

// code=sm_86 may be made from arch=compute_80: the pass is the newest that is not newer.
static int pass_arch(const struct checker *c, int arch) {
  int best = 0;
  for (size_t i = 0; i < c->made->records->count; ++i) {
    int pass = c->made->records->at[i]->arch;
    if (pass <= arch && pass > best)
      best = pass;
  }
  return best;
}

struct loops {
  const struct loop_record **at;
  size_t count, room;
};

// The pipelined loops of the pass that made code for `arch`, in source order.
static struct loops loops_of(const struct checker *c, int arch) {
  struct loops l = {NULL, 0, 0};
  int pass = pass_arch(c, arch);
  for (size_t i = 0; i < c->made->records->count; ++i) {
    const struct pass_record *r = c->made->records->at[i];
    bool repeated = false; // several inputs are several passes of one architecture
    for (size_t k = 0; r->arch == pass && k < r->loops.count; ++k) {
      for (size_t n = 0; n < l.count; ++n)
        repeated |= strcmp(l.at[n]->name, r->loops.at[k].name) == 0 &&
                    strcmp(l.at[n]->place.file, r->loops.at[k].place.file) == 0 &&
                    l.at[n]->place.line == r->loops.at[k].place.line;
      if (r->loops.at[k].pipelined && !repeated)
        *GROW(c->a, l) = &r->loops.at[k];
    }
  }
  return l;
}

static void find_names(struct checker *c) {
  for (size_t i = 0; i < c->ptxas.functions.count; ++i) {
    const struct ptxas_function *f = &c->ptxas.functions.at[i];
    struct loops l = loops_of(c, f->arch);
    bool wanted = false, known = false;
    for (size_t k = 0; f->entry && k < l.count; ++k)
      wanted |= may_hold(c->a, f->name, l.at[k]);
    for (size_t k = 0; k < c->names.count; ++k)
      known |= str_is(f->name, c->names.at[k]);
    if (wanted && !known)
      *GROW(c->a, c->names) = str_dup(c->a, f->name);
  }
  *GROW(c->a, c->names) = NULL;
  --c->names.count;
  c->demangled = demangle(c->a, c->names.at, c->names.count);
}

// ---- reading the outputs ----

static void append_listing(struct arena *a, struct sass_listing *to, struct sass_listing from) {
  for (size_t i = 0; i < from.functions.count; ++i)
    *GROW(a, to->functions) = from.functions.at[i];
  if (to->unreadable.n == 0)
    to->unreadable = from.unreadable;
}

static bool read_outputs(struct checker *c) {
  const struct made *m = c->made;
  for (size_t i = 0; m->outputs[i]; ++i) {
    struct str text;
    struct stat st;
    bool missing;
    // -o /dev/null: nothing is kept that could be read.
    if (stat(m->outputs[i], &st) == 0 && !S_ISREG(st.st_mode)) {
      if (c->sass.unreadable.n == 0)
        c->sass.unreadable = STR("the output is no file");
      continue;
    }
    if (!disassemble(c->a, m->config, m->nvcc->nvcc, m->outputs[i], c->names.at, &text, &missing,
                     c->d)) {
      c->verdict.exit_code = TOOL_MISSING;
      return false;
    }
    append_listing(c->a, &c->sass, sass_read(c->a, text));
  }
  return true;
}

// ---- candidates that fell ----

static bool was_tried(const struct loop_record *l, const struct tried *t) {
  return (t->arch == 0 || t->arch == l->arch) && strcmp(t->name, l->name) == 0 &&
         t->candidate != l->candidate;
}

// Why the first one fell; NULL when none was tried.
static const char *first_tried(const struct checker *c, const struct loop_record *l) {
  for (size_t i = 0; i < c->made->tried->count; ++i)
    if (was_tried(l, &c->made->tried->at[i]))
      return c->made->tried->at[i].reason;
  return NULL;
}

// `said`: what need not be told again, may be NULL.
static const char *const *notes_of(struct checker *c, const struct loop_record *l,
                                   const char *said) {
  const struct tried_list *all = c->made->tried;
  const char **notes = arena_array(c->a, all->count + 3, sizeof *notes);
  size_t n = 0;
  if (l->only)
    notes[n++] = arena_printf(
        c->a, "pipelined where '%s' holds; elsewhere it is left as written, and nothing to check",
        l->only);
  if (l->fallen && l->pipelined)
    notes[n++] = arena_printf(c->a, "not taken: %s", l->fallen);
  for (size_t i = 0; i < all->count; ++i)
    if (was_tried(l, &all->at[i]) && all->at[i].reason != said)
      notes[n++] = arena_printf(c->a, "not taken: %s", all->at[i].reason);
  return notes;
}

// A remark is one line: without the source line under it.
static struct place bare(struct place p) {
  p.source = (struct str){NULL, 0};
  return p;
}

// ---- judging ----

// A clause's value; 0 without one, and when it is no number.
static long number_in(const char *text) {
  long n = 0;
  return text && str_long(str_of(text), &n) ? n : 0;
}

// All stages are alike, so the first one's bytes follow from all of them where nothing else is
// shared; else the text may tell them, of a kernel that has one loop (`alone`) and no
// shared memory that only the launch tells.
static long added_shared(const struct loop_record *l, const struct ptxas_function *p, bool alone) {
  if (l->stages == 1)
    return 0;
  if (!p || p->shared <= 0)
    return -1;
  bool told = !l->launched || number_in(l->dynamic) > 0;
  if (!l->tiles_only)
    return alone && l->kernel && l->added > 0 && told ? l->added : -1;
  if (l->beside)
    return p->shared;
  return p->shared / l->stages * (l->stages - 1);
}

// The same kernel as written. Where it has several annotated loops, which is which is not known.
static const struct baseline *baseline_of(const struct checker *c, const struct loop_record *l,
                                          const struct sass_function *f) {
  const struct as_written *w = c->made->as_written;
  if (!w || (w->asked && !l->settings.baseline))
    return NULL;
  struct baseline *b = ARENA_NEW(c->a, struct baseline);
  const struct ptxas_function *p = ptxas_find(&w->ptxas, f->name, f->arch);
  const struct sass_function *code = sass_find(&w->sass, f->name, f->arch);
  b->registers = p ? p->registers : -1;
  struct loops all = loops_of(c, f->arch);
  size_t own = 0, found = 0;
  for (size_t i = 0; i < all.count; ++i)
    own += may_hold(c->a, f->name, all.at[i]);
  if (code && own == 1) {
    struct rings *rings = ARENA_NEW(c->a, struct rings);
    *rings = rings_of(c->a, code, VARIANT_AUTO);
    const struct ring **best = rings_best(c->a, rings, 1, &found);
    b->ring = found ? best[0] : NULL;
  }
  return p || code ? b : NULL;
}

static void judge(struct checker *c, const struct loop_record *l, const char *kernel,
                  const struct sass_function *f, const struct ring *ring, const char *why,
                  bool alone) {
  const struct ptxas_function *p = ptxas_find(&c->ptxas, f->name, f->arch);
  struct gate_facts facts = {.loop = l,
                             .arch = f->arch,
                             .limits = limits_in(c->a, c->made->config, f->arch),
                             .ptxas = p,
                             .ring = ring,
                             .ring_why = why,
                             .added_shared = added_shared(l, p, alone),
                             .baseline = baseline_of(c, l, f),
                             .dynamic_shared = number_in(l->dynamic),
                             .threads = (int)number_in(l->threads)};
  *GROW(c->a, c->verdict.results) = (struct result){.loop = l,
                                                    .kernel = kernel,
                                                    .symbol = str_dup(c->a, f->name),
                                                    .arch = f->arch,
                                                    .ring = ring,
                                                    .ring_why = why,
                                                    .baseline = facts.baseline,
                                                    .registers = p ? p->registers : -1,
                                                    .report = gates_judge(c->a, &facts),
                                                    .notes = notes_of(c, l, NULL)};
}

// A kernel that names a loop's function, perhaps through others.
static bool calls(struct arena *a, struct str mangled, const struct loop_record *l) {
  for (struct str rest = str_of(l->callers); rest.n;) {
    size_t blank = str_find(rest, STR(" "), 0);
    if (symbol_holds(a, mangled, str_dup(a, (struct str){rest.p, blank})))
      return true;
    size_t skip = blank < rest.n ? blank + 1 : blank;
    rest = (struct str){rest.p + skip, rest.n - skip};
  }
  return false;
}

// A kernel has its own loops; those of __device__ functions only as far as there is code for more,
// or when it calls them and holds what is left of such a loop once it is unrolled.
static struct loops those_called(const struct checker *c, struct str mangled,
                                 const struct loops *all, const struct rings *rings, size_t found) {
  struct loops called = {NULL, 0, 0};
  size_t own = 0;
  for (size_t i = 0; i < all->count; ++i)
    own += all->at[i]->kernel;
  size_t foreign = found > own ? found - own : 0;
  for (size_t i = 0; i < all->count; ++i)
    if (all->at[i]->kernel || (foreign && foreign--) ||
        (rings->unrolled && calls(c->a, mangled, all->at[i])))
      *GROW(c->a, called) = all->at[i];
  return called;
}

static void judge_function(struct checker *c, const char *kernel, const struct sass_function *f) {
  struct loops all = loops_of(c, f->arch), own = {NULL, 0, 0};
  for (size_t i = 0; i < all.count; ++i)
    if (may_hold(c->a, f->name, all.at[i]))
      *GROW(c->a, own) = all.at[i];
  // Loops of one variant stand in the code in the order of the source.
  for (enum variant v = VARIANT_CP_ASYNC; v <= VARIANT_LDG_SINGLE; ++v) {
    struct loops same = {NULL, 0, 0};
    for (size_t i = 0; i < own.count; ++i)
      if (own.at[i]->variant == v)
        *GROW(c->a, same) = own.at[i];
    if (same.count == 0)
      continue;
    struct rings rings = rings_of(c->a, f, v);
    size_t found;
    const struct ring **best = rings_best(c->a, &rings, same.count, &found);
    if (found < same.count)
      same = those_called(c, f->name, &same, &rings, found);
    for (size_t i = 0; i < same.count; ++i) {
      const struct ring *r = i < found ? best[i] : NULL;
      judge(c, same.at[i], kernel, f, r,
            r                  ? NULL
            : rings.unreadable ? rings.unreadable
                               : "fewer loops in the code than in the source",
            own.count == 1);
    }
  }
}

static void judge_all(struct checker *c) {
  for (size_t i = 0; i < c->sass.functions.count; ++i)
    for (size_t k = 0; k < c->names.count; ++k)
      if (str_is(c->sass.functions.at[i].name, c->names.at[k]))
        judge_function(c, c->demangled[k], &c->sass.functions.at[i]);
}

// ---- the order of the source ----

// Files in the order in which the loops name them; a message without a file stands before all.
static size_t file_rank(const struct checker *c, const char *file) {
  size_t rank = 0;
  for (size_t i = 0; file && i < c->made->records->count; ++i)
    for (size_t k = 0; k < c->made->records->at[i]->loops.count; ++k) {
      const char *known = c->made->records->at[i]->loops.at[k].place.file;
      ++rank;
      if (known && strcmp(known, file) == 0)
        return rank;
    }
  return file ? rank + 1 : 0;
}

static bool is_behind(const struct checker *c, const struct place *p, const struct place *q) {
  size_t one = file_rank(c, p->file), other = file_rank(c, q->file);
  if (one != other)
    return one > other;
  return p->line != q->line ? p->line > q->line : p->column > q->column;
}

// cuobjdump lists the functions of a file from its end. What is of one place stays in its order.
static void order_results(struct checker *c) {
  struct result *at = c->verdict.results.at;
  for (size_t i = 1; i < c->verdict.results.count; ++i)
    for (size_t k = i; k && is_behind(c, &at[k - 1].loop->place, &at[k].loop->place); --k) {
      struct result moved = at[k];
      at[k] = at[k - 1];
      at[k - 1] = moved;
    }
}

static void order_messages(struct checker *c, size_t from) {
  struct message *at = c->d->messages.at;
  for (size_t i = from + 1; i < c->d->messages.count; ++i)
    for (size_t k = i; k > from && is_behind(c, &at[k - 1].place, &at[k].place); --k) {
      struct message moved = at[k];
      at[k] = at[k - 1];
      at[k - 1] = moved;
    }
}

// ---- telling ----

static void add_failed(struct checker *c, struct failed_loops *list, const struct loop_record *l,
                       const char *reason) {
  for (size_t i = 0; i < list->count; ++i)
    if (list->at[i].arch == l->arch && strcmp(list->at[i].name, l->name) == 0)
      return;
  *GROW(c->a, *list) = (struct failed_loop){l->name, l->arch, reason, false};
}

static const char *candidate_name(struct arena *a, const struct loop_record *l) {
  if (l->variant == VARIANT_CP_ASYNC)
    return arena_printf(a, "cp_async with %d stages", l->stages);
  return variant_name(l->variant);
}

// " in mul<64>; ...": which instantiation a reason is about, when there are others.
static const char *only_in(struct checker *c, const struct result *r) {
  for (size_t i = 0; i < c->verdict.results.count; ++i) {
    const struct result *x = &c->verdict.results.at[i];
    if (strcmp(x->loop->name, r->loop->name) == 0 && x->loop->arch == r->loop->arch &&
        strcmp(x->symbol, r->symbol) != 0)
      return arena_printf(c->a, " (%s; one plan holds for all instantiations)", r->kernel);
  }
  return "";
}

static void fail_loops(struct checker *c) {
  for (size_t i = 0; i < c->verdict.results.count; ++i) {
    const struct result *r = &c->verdict.results.at[i];
    c->verdict.compare |= r->report.compare && r->loop->settings.gates[GATE_MMA_COUNT] != LEVEL_OFF;
    for (int g = 0; g < GATE_COUNT; ++g) {
      enum level level = r->loop->settings.gates[g];
      if (r->report.gates[g].outcome == OUTCOME_FAIL && level != LEVEL_OFF)
        add_failed(c, level == LEVEL_ERROR ? &c->verdict.failed : &c->verdict.doubtful, r->loop,
                   arena_printf(c->a, "%s: %s: %s%s", candidate_name(c->a, r->loop),
                                gate_name((enum gate)g), r->report.gates[g].text, only_in(c, r)));
    }
  }
  if (c->verdict.failed.count)
    c->verdict.exit_code = GATE_FAILED;
}

static void say(struct checker *c, enum severity s, const char *id, const struct loop_record *l,
                const char *text, const char *remedy) {
  struct message *m = diag_add(c->d, s, id, bare(l->place), "%s sm_%d: %s", l->name, l->arch, text);
  m->remedy = remedy;
}

// Why a pipelined loop could not be checked.
static const char *unchecked(struct checker *c, const struct loop_record *l) {
  const struct options *o = c->made->options;
  if (o->phase == PHASE_CUDA)
    return "its machine code is part of C++ text here: nobody checked it";
  if (o->link_time)
    return "no machine code is made here: nobody checked what the linker will make of it";
  if (!options_runs_ptxas(o))
    return "no machine code is made here: nobody checked what the driver will make of it";
  return arena_printf(
      c->a, "no machine code for it in this build (not %s, or PTX only): nobody checked it",
      l->kernel ? "instantiated" : "called, unrolled completely");
}

// Loops that nobody checked.
static void tell_rest(struct checker *c) {
  for (size_t i = 0; i < c->made->records->count; ++i) {
    const struct pass_record *p = c->made->records->at[i];
    for (size_t k = 0; k < p->loops.count; ++k) {
      const struct loop_record *l = &p->loops.at[k];
      bool checked = false;
      for (size_t n = 0; n < c->verdict.results.count; ++n)
        checked |= c->verdict.results.at[n].loop->arch == l->arch &&
                   strcmp(c->verdict.results.at[n].loop->name, l->name) == 0;
      if (l->pipelined && !checked)
        say(c, SEVERITY_REMARK, "unchecked", l,
            arena_printf(c->a, "%s; %s", candidate_name(c->a, l), unchecked(c, l)), NULL);
    }
  }
}

// Loops that were left as they are, each once with all its architectures.
static void tell_left(struct checker *c) {
  struct loops left = {NULL, 0, 0};
  for (size_t i = 0; i < c->made->records->count; ++i)
    for (size_t k = 0; k < c->made->records->at[i]->loops.count; ++k)
      if (!c->made->records->at[i]->loops.at[k].pipelined)
        *GROW(c->a, left) = &c->made->records->at[i]->loops.at[k];
  bool *said = arena_array(c->a, left.count, sizeof *said);
  for (size_t i = 0; i < left.count; ++i) {
    const struct loop_record *l = left.at[i];
    struct text archs = {.arena = c->a};
    for (size_t k = i; k < left.count && !said[i]; ++k) {
      const struct loop_record *o = left.at[k];
      if (k != i && (said[k] || strcmp(o->name, l->name) != 0 ||
                     strcmp(o->why_not, l->why_not) != 0 || o->place.line != l->place.line))
        continue;
      said[k] = k != i || said[k];
      text_printf(&archs, "%ssm_%d", archs.n ? ", " : "", o->arch);
    }
    if (said[i])
      continue;
    const char *first = first_tried(c, l); // what the loop would have become
    struct message *m = diag_add(c->d, SEVERITY_REMARK, "left-as-written", bare(l->place),
                                 "%s %s: left as written: %s%s%s", l->name, archs.p, l->why_not,
                                 first ? ": " : "", first ? first : "");
    m->remedy = l->reason ? NULL : l->remedy; // what refused it has told the remedy
    const char *const *notes = notes_of(c, l, first);
    for (size_t n = 0; notes[n]; ++n)
      diag_note(c->d, m, bare(l->place), "%s", notes[n]);
  }
}

struct check outputs_check(struct arena *a, const struct made *made, struct diag *d) {
  struct checker c = {.a = a, .made = made, .d = d, .ptxas = ptxas_read(a, made->messages)};
  find_names(&c);
  if (c.names.count && options_runs_ptxas(made->options) && !read_outputs(&c))
    return c.verdict;
  size_t before = d->messages.count;
  judge_all(&c);
  order_results(&c);
  fail_loops(&c);
  gates_add(d, c.verdict.results.at, c.verdict.results.count);
  remarks_add(d, c.verdict.results.at, c.verdict.results.count);
  tell_rest(&c);
  tell_left(&c);
  order_messages(&c, before);
  return c.verdict;
}

bool outputs_as_written(struct arena *a, const struct made *made, struct as_written *out) {
  struct checker c = {
      .a = a, .made = made, .d = diag_new(a), .ptxas = ptxas_read(a, made->messages)};
  for (size_t i = 0; i < c.ptxas.functions.count; ++i) {
    const struct ptxas_function *f = &c.ptxas.functions.at[i];
    if (f->entry)
      *GROW(a, c.names) = str_dup(a, f->name);
  }
  *GROW(a, c.names) = NULL;
  bool ok = c.names.count > 1 && read_outputs(&c);
  out->ptxas = c.ptxas;
  out->sass = c.sass;
  return ok;
}
