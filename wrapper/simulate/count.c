#include "simulate/count.h"

#include "simulate/machine.h"
#include "simulate/widths.h"

#include <string.h>

// Iterations of a loop by warps: in all blocks, in the block with the fewest, in that with the
// most.
struct span {
  uint64_t all, least, most;
};

struct count {
  struct arena *arena;
  struct program *program;
  const struct launch *launch;
  const struct code *kernel;
  unsigned warps;         // of a block
  struct counter **sums;  // by function and instruction; NULL where the program has no code
  struct span *spans;     // by loop of the kernel
  uint64_t blocks, taken; // that were stood for, that ran
};

struct count *count_new(struct arena *a, struct program *p, const struct launch *l) {
  struct count *c = ARENA_NEW(a, struct count);
  unsigned threads = l->block[0] * l->block[1] * l->block[2];
  *c = (struct count){.arena = a,
                      .program = p,
                      .launch = l,
                      .kernel = program_code(p, l->kernel),
                      .warps = (threads + LANES - 1) / LANES};
  c->sums = arena_array(a, p->codes.count + 1, sizeof(void *));
  for (size_t i = 0; i < p->codes.count; ++i)
    if (p->codes.at[i])
      c->sums[i] = arena_array(a, p->codes.at[i]->count + 1, sizeof(struct counter));
  c->spans = arena_array(a, c->kernel->graph->loops.count + 1, sizeof *c->spans);
  return c;
}

// ---- a block ----

// How often warps passed the loop's head. An instruction under a guard may have been skipped; none
// of those up to the first branch was executed more often.
static uint64_t passes(const struct code *code, const struct graph_loop *l) {
  uint64_t most = 0;
  for (uint32_t i = l->head; i < code->count && l->has[i]; ++i) {
    if (code->counters[i].warps > most)
      most = code->counters[i].warps;
    if (code->ops[i].control != CONTROL_NONE)
      break;
  }
  return most;
}

static void add_spans(struct count *c, uint64_t weight) {
  for (size_t i = 0; i < c->kernel->graph->loops.count; ++i) {
    struct span *s = &c->spans[i];
    uint64_t n = passes(c->kernel, &c->kernel->graph->loops.at[i]);
    s->all += n * weight;
    s->least = !c->taken || n < s->least ? n : s->least;
    s->most = n > s->most ? n : s->most;
  }
}

static void add_counter(struct counter *to, const struct counter *from, uint64_t weight) {
  to->warps += from->warps * weight;
  to->lanes += from->lanes * weight;
  to->global += from->global * weight;
  to->global_lanes += from->global_lanes * weight;
  to->uniform += from->uniform * weight;
  to->shared += from->shared * weight;
  to->bytes += from->bytes * weight;
  to->sectors += from->sectors * weight;
  to->wavefronts += from->wavefronts * weight;
  to->conflicts += from->conflicts * weight;
}

void count_block(struct count *c, uint64_t weight) {
  add_spans(c, weight);
  for (size_t i = 0; i < c->program->codes.count; ++i) {
    struct code *code = c->program->codes.at[i];
    if (!code)
      continue;
    for (uint32_t k = 0; k < code->count; ++k)
      add_counter(&c->sums[i][k], &code->counters[k], weight);
    memset(code->counters, 0, code->count * sizeof *code->counters);
  }
  c->blocks += weight;
  ++c->taken;
}

// ---- what instructions do ----

static bool loads(const struct ptx_instruction *i) {
  return str_is(i->opcode, "ld") || str_is(i->opcode, "ldu") || str_is(i->opcode, "ldmatrix") ||
         (str_is(i->opcode, "wmma") && ptx_has(i, "load"));
}

static bool stores(const struct ptx_instruction *i) {
  return str_is(i->opcode, "st") || str_is(i->opcode, "stmatrix") ||
         (str_is(i->opcode, "wmma") && ptx_has(i, "store"));
}

static bool copies(const struct ptx_instruction *i) {
  return str_is(i->opcode, "cp") && i->operand_count >= 2;
}

static bool is_barrier(const struct op *o) {
  return o->control == CONTROL_BARRIER && !ptx_has(o->source, "arrive");
}

static bool is_fma(const struct ptx_instruction *i) {
  return str_is(i->opcode, "fma") || (str_is(i->opcode, "mad") && ptx_has(i, "f32"));
}

// Sums of one set of instructions, by quantity.
struct figures {
  double at[QUANTITY_COUNT];
};

static void add_figures(struct figures *f, const struct op *o, const struct counter *c,
                        unsigned warps) {
  const struct ptx_instruction *i = o->source;
  double *q = f->at;
  if (loads(i) || copies(i)) {
    q[QUANTITY_LOAD_ACCESSES] += (double)c->global_lanes;
    q[QUANTITY_LOAD_BYTES] += (double)c->bytes;
    q[QUANTITY_LOAD_REQUESTS] += (double)c->global;
    q[QUANTITY_LOAD_SECTORS] += (double)c->sectors;
  }
  if (loads(i)) {
    q[QUANTITY_SHARED_LOADS_PTX] += (double)c->shared;
    q[QUANTITY_SHARED_LOAD_WAVEFRONTS] += (double)c->wavefronts;
    q[QUANTITY_SHARED_LOAD_CONFLICTS] += (double)c->conflicts;
  }
  if (stores(i)) {
    q[QUANTITY_STORE_ACCESSES] += (double)c->global_lanes;
    q[QUANTITY_STORE_BYTES] += (double)c->bytes;
    q[QUANTITY_STORE_REQUESTS] += (double)c->global;
    q[QUANTITY_STORE_SECTORS] += (double)c->sectors;
    q[QUANTITY_SHARED_STORES] += (double)c->shared;
    q[QUANTITY_SHARED_STORE_WAVEFRONTS] += (double)c->wavefronts;
    q[QUANTITY_SHARED_STORE_CONFLICTS] += (double)c->conflicts;
  }
  if (is_barrier(o))
    q[QUANTITY_BARRIERS] += (double)c->warps / warps;
  if (is_fma(i) && ptx_has(i, "f32"))
    q[QUANTITY_FMA] += (double)c->lanes;
  q[QUANTITY_MMA] += (double)c->warps * matrix_work(o);
  q[QUANTITY_INSTRUCTIONS] += (double)c->warps;
}

// `loop` NULL: of the launch; else of the kernel's instructions in that loop.
static struct figures figures_of(const struct count *c, const struct graph_loop *loop) {
  struct figures f = {0};
  for (size_t i = 0; i < c->program->codes.count; ++i) {
    const struct code *code = c->program->codes.at[i];
    for (uint32_t k = 0; code && (!loop || code == c->kernel) && k < code->count; ++k)
      if (!loop || loop->has[k])
        add_figures(&f, &code->ops[k], &c->sums[i][k], c->warps);
  }
  return f;
}

static const struct counter *kernel_sums(const struct count *c) {
  size_t i = 0;
  while (c->program->codes.at[i] != c->kernel)
    ++i;
  return c->sums[i];
}

double count_cost(const struct count *c) {
  double cost = 0;
  for (size_t i = 0; i < c->program->codes.count; ++i) {
    const struct code *code = c->program->codes.at[i];
    for (uint32_t k = 0; code && k < code->count; ++k)
      cost +=
          (double)c->sums[i][k].lanes + (double)c->sums[i][k].warps * matrix_work(&code->ops[k]);
  }
  return cost;
}

// ---- instructions ----

static const char *spelled(struct arena *a, const struct ptx_instruction *i) {
  struct text t = {.arena = a};
  text_add(&t, i->opcode);
  for (unsigned n = 0; n < i->suffix_count; ++n)
    text_printf(&t, ".%.*s", (int)i->suffixes[n].n, i->suffixes[n].p);
  return t.p;
}

static struct counted counted_of(const struct count *c, const struct code *code, const struct op *o,
                                 const struct counter *n) {
  const struct ptx_instruction *i = o->source;
  struct counted out = {.function = str_dup(c->arena, code->source->name),
                        .text = spelled(c->arena, i),
                        .line = i->line,
                        .warps = n->warps,
                        .lanes = n->lanes,
                        .requests = n->global,
                        .accesses = n->global_lanes,
                        .bytes = n->bytes,
                        .sectors = n->sectors,
                        .shared = n->shared,
                        .wavefronts = n->wavefronts,
                        .conflicts = n->conflicts};
  if (i->location < 0)
    return out;
  const struct ptx_location *at = &code->source->locations.at[i->location];
  const struct ptx_module *m = c->program->module;
  out.source_line = at->line;
  if (at->file < m->files.count && m->files.at[at->file].n)
    out.file = str_dup(c->arena, m->files.at[at->file]);
  return out;
}

size_t count_instructions(const struct count *c, struct counted **out, uint64_t *others) {
  struct {
    struct counted *at;
    size_t count, room;
  } list = {0};
  *others = 0;
  for (size_t i = 0; i < c->program->codes.count; ++i) {
    const struct code *code = c->program->codes.at[i];
    for (uint32_t k = 0; code && k < code->count; ++k) {
      const struct op *o = &code->ops[k];
      const struct counter *n = &c->sums[i][k];
      bool told = n->global || n->sectors || n->wavefronts || is_barrier(o) || is_fma(o->source) ||
                  matrix_work(o) > 0;
      if (n->warps && told)
        *GROW(c->arena, list) = counted_of(c, code, o, n);
      else
        *others += n->warps;
    }
  }
  *out = list.at;
  return list.count;
}

// ---- loops ----

enum weigh { BY_BARRIERS, BY_GLOBAL, BY_INSTRUCTIONS, BY_SHARED_LOADS, BY_SHARED_STORES };

static double weigh(const struct op *o, const struct counter *c, enum weigh by) {
  switch (by) {
  case BY_BARRIERS:
    return is_barrier(o) ? (double)c->warps : 0;
  case BY_GLOBAL:
    return loads(o->source) || copies(o->source) ? (double)c->global : 0;
  case BY_SHARED_LOADS:
    return loads(o->source) ? (double)c->shared : 0;
  case BY_SHARED_STORES:
    return stores(o->source) ? (double)c->shared : 0;
  case BY_INSTRUCTIONS:
    break;
  }
  return (double)c->warps;
}

// The loop that itself, without the loops inside it, executes most; -1: none executes any.
static int heaviest(const struct count *c, enum weigh by) {
  const struct graph *g = c->kernel->graph;
  const struct counter *sums = kernel_sums(c);
  double *own = arena_array(c->arena, g->loops.count + 1, sizeof *own);
  int best = -1;
  for (uint32_t i = 0; i < c->kernel->count; ++i)
    if (g->loop[i] >= 0)
      own[g->loop[i]] += weigh(&c->kernel->ops[i], &sums[i], by);
  for (size_t l = 0; l < g->loops.count; ++l)
    if (own[l] > (best < 0 ? 0 : own[best]))
      best = (int)l;
  return best;
}

static int main_loop(const struct count *c) {
  int l = heaviest(c, BY_BARRIERS);
  if (l < 0)
    l = heaviest(c, BY_GLOBAL);
  return l < 0 ? heaviest(c, BY_INSTRUCTIONS) : l;
}

static bool alike(const struct ptx_instruction *x, const struct ptx_instruction *y) {
  if (!str_equal(x->opcode, y->opcode) || x->suffix_count != y->suffix_count)
    return false;
  for (unsigned k = 0; k < x->suffix_count; ++k)
    if (!str_equal(x->suffixes[k], y->suffixes[k]))
      return false;
  return true;
}

// How many times over the same accesses and barriers stand in the loop: nvcc unrolled it. Without
// a barrier in each of them that would prove nothing.
static unsigned repeated(const struct count *c, const struct graph_loop *l) {
  const struct op **seen = arena_array(c->arena, c->kernel->count + 1, sizeof(void *));
  size_t n = 0;
  for (uint32_t i = 0; i < c->kernel->count; ++i) {
    const struct op *o = &c->kernel->ops[i];
    if (l->has[i] && (is_barrier(o) || loads(o->source) || stores(o->source) || copies(o->source)))
      seen[n++] = o;
  }
  for (size_t period = 2; period <= n / 2; ++period) {
    bool same = n % period == 0, barrier = false, access = false;
    for (size_t k = 0; k < period; ++k) {
      barrier |= is_barrier(seen[k]);
      access |= !is_barrier(seen[k]);
    }
    for (size_t k = period; same && k < n; ++k)
      same = alike(seen[k]->source, seen[k - period]->source);
    if (same && barrier && access)
      return (unsigned)(n / period);
  }
  return 1;
}

// ---- words ----

// Bytes of a lane in one access; 0: not told.
static unsigned lane_bytes(const struct op *o) {
  const struct ptx_instruction *i = o->source;
  if (copies(i))
    return i->operand_count > 2 && i->operands[2].kind == PTX_INTEGER
               ? (unsigned)i->operands[2].bits
               : 0;
  return str_is(i->opcode, "wmma") ? 0 : o->bytes * (o->counts[0] ? o->counts[0] : 1U);
}

// "32 lanes at one address, 1 sector".
static const char *pattern(struct arena *a, const struct op *o, const struct counter *c) {
  enum { SECTOR = 32 };
  double lanes = (double)c->global_lanes / (double)c->global,
         sectors = (double)c->sectors / (double)c->global, bytes = lanes * lane_bytes(o);
  const char *how = "";
  if (c->uniform == c->global)
    how = lanes > 1 ? " at one address" : "";
  else if (bytes > sectors * SECTOR)
    how = " that share addresses";
  else if (bytes > 0 && sectors * SECTOR < bytes + SECTOR)
    how = " side by side";
  else if (sectors >= lanes)
    how = " far apart, each in a sector of its own";
  else if (bytes > 0)
    how = " that leave parts of their sectors unused";
  return arena_printf(a, "%.4g lane%s%s, %.4g sector%s", lanes, lanes == 1 ? "" : "s", how, sectors,
                      sectors == 1 ? "" : "s");
}

// What the requests of the loop (NULL: of the kernel) look like, the same ones together; `per` is
// how many executions count as one. NULL: there are none, or too many kinds.
static const char *patterns(const struct count *c, const struct graph_loop *l, double per,
                            bool (*first)(const struct ptx_instruction *),
                            bool (*second)(const struct ptx_instruction *)) {
  enum { MOST = 4 };
  struct {
    const char *text;
    double times;
  } seen[MOST];
  size_t n = 0;
  const struct counter *sums = kernel_sums(c);
  for (uint32_t i = 0; i < c->kernel->count; ++i) {
    const struct op *o = &c->kernel->ops[i];
    if ((l && !l->has[i]) || !sums[i].global || !(first(o->source) || second(o->source)))
      continue;
    const char *text = pattern(c->arena, o, &sums[i]);
    size_t k = 0;
    while (k < n && strcmp(seen[k].text, text) != 0)
      ++k;
    if (k == MOST)
      return NULL;
    if (k == n) {
      seen[n].text = text;
      seen[n++].times = 0;
    }
    seen[k].times += (double)sums[i].global / per;
  }
  struct text t = {.arena = c->arena};
  for (size_t k = 0; k < n; ++k)
    text_printf(&t, "%s%.4g of %s", k ? "; " : "", seen[k].times, seen[k].text);
  return t.p;
}

// ---- the prediction ----

static void set(struct quantity *q, double value) {
  q->value = value;
  q->known = true;
}

static bool predicted_here(int id) {
  return id != QUANTITY_SHARED_LOADS_SASS && id <= QUANTITY_INSTRUCTIONS &&
         id != QUANTITY_LOAD_SECTORS_PER_REQUEST && id != QUANTITY_STORE_SECTORS_PER_REQUEST;
}

static void fill(struct quantity *q, const struct figures *f, double by) {
  for (int id = 0; id < QUANTITY_COUNT; ++id)
    if (predicted_here(id))
      set(&q[id], f->at[id] / by);
}

static void forget(struct quantity *q, const char *why) {
  for (int id = 0; id < QUANTITY_COUNT; ++id)
    if (predicted_here(id) || id == QUANTITY_SHARED_LOADS_SASS)
      q[id] = (struct quantity){.why = why};
}

static bool calls(const struct count *c, const struct graph_loop *l) {
  for (uint32_t i = 0; i < c->kernel->count; ++i)
    if (l->has[i] && c->kernel->ops[i].control == CONTROL_CALL)
      return true;
  return false;
}

// One block's iterations of the main loop, each `times` of the source's; 0 with the reason when
// blocks or warps differ.
static double block_iterations(const struct count *c, const struct span *s, unsigned times,
                               const char **why) {
  if (s->least != s->most || s->most % c->warps) {
    *why = "blocks or warps differ in how often they pass the loop";
    return 0;
  }
  uint64_t each = s->most / c->warps;
  return (double)each * times;
}

static void fill_iteration(const struct count *c, double given, int loop, struct prediction *p) {
  if (loop < 0) {
    p->iterations.why = "the kernel has no loop";
    forget(p->iteration, p->iterations.why);
    return;
  }
  const struct graph_loop *l = &c->kernel->graph->loops.at[loop];
  unsigned times = repeated(c, l);
  double n = given > 0 ? given : block_iterations(c, &c->spans[loop], times, &p->iterations.why);
  if (n <= 0) {
    forget(p->iteration, p->iterations.why);
    return;
  }
  set(&p->iterations, n);
  if (times > 1 && given <= 0)
    p->iterations.why = arena_printf(
        c->arena, "nvcc made %u of one in the loop at line %u of the PTX", times, l->line);
  struct figures f = figures_of(c, l);
  double all = n * (double)c->blocks;
  if (calls(c, l))
    forget(p->iteration, "the loop calls functions, whose work is not told apart");
  else
    fill(p->iteration, &f, all);
  p->launch[QUANTITY_LOAD_REQUESTS].why = patterns(c, l, all * c->warps, loads, copies);
  if (p->launch[QUANTITY_LOAD_REQUESTS].why)
    p->launch[QUANTITY_LOAD_REQUESTS].why = arena_printf(c->arena, "a warp's in an iteration: %s",
                                                         p->launch[QUANTITY_LOAD_REQUESTS].why);
}

// ---- SASS ----

static void add_tally(struct tally *t, const struct op *o, const struct counter *c) {
  const struct ptx_instruction *i = o->source;
  bool shared =
      o->space == PTX_SHARED || str_is(i->opcode, "ldmatrix") || str_is(i->opcode, "stmatrix");
  t->loads += shared && loads(i);
  t->stores += shared && stores(i);
  t->barriers += is_barrier(o);
  t->mma += matrix_work(o) > 0;
  t->global += (loads(i) || copies(i)) && (o->space == PTX_GLOBAL || c->global);
  t->fma += is_fma(i) || str_is(i->opcode, "dp4a") || str_is(i->opcode, "dp2a");
}

static struct widths widths_in(const struct count *c, int loop, enum weigh by) {
  struct widths w = {0};
  const struct counter *sums = kernel_sums(c);
  for (uint32_t i = 0; i < c->kernel->count; ++i) {
    bool own = loop >= 0 && c->kernel->graph->loop[i] == loop;
    add_tally(own ? &w.loop : &w.rest, &c->kernel->ops[i], &sums[i]);
    *(own ? &w.inside : &w.outside) += weigh(&c->kernel->ops[i], &sums[i], by);
  }
  return w;
}

// Why the text of the SASS cannot be held against that of PTX; NULL: nothing stands against it.
static const char *untold(const struct count *c, const struct sass_function *sass,
                          const char *no_sass) {
  const struct counter *sums = kernel_sums(c);
  for (size_t i = 0; i < c->program->codes.count; ++i)
    if (c->program->codes.at[i] && c->program->codes.at[i] != c->kernel)
      return "the kernel calls functions";
  for (uint32_t i = 0; i < c->kernel->count; ++i)
    if (c->kernel->ops[i].space == PTX_GENERIC && sums[i].shared)
      return "PTX reaches shared memory by generic addresses";
  return sass ? NULL : no_sass;
}

static struct widths_found find_widths(const struct count *c, int loop, const char *why,
                                       const struct sass_function *sass, enum tally_of of) {
  enum weigh by = of == TALLY_LOADS ? BY_SHARED_LOADS : BY_SHARED_STORES;
  struct widths w = widths_in(c, loop, by);
  if (w.inside + w.outside > 0 && why)
    return (struct widths_found){{.why = why}, {.why = why}};
  return widths_of(c->arena, &w, sass, of);
}

// All that is executed in `outer` is executed in `inner` itself.
static bool covers(const struct count *c, int inner, int outer, enum weigh by) {
  const struct graph *g = c->kernel->graph;
  const struct counter *sums = kernel_sums(c);
  for (uint32_t i = 0; i < c->kernel->count; ++i)
    if (g->loops.at[outer].has[i] && g->loop[i] != inner &&
        weigh(&c->kernel->ops[i], &sums[i], by) > 0)
      return false;
  return true;
}

// Passes over the banks were counted for PTX's accesses; wider ones take fewer than all of theirs.
static void judge_wavefronts(struct prediction *p, enum quantity_id id, struct quantity ratio) {
  if (ratio.known && ratio.value == 1)
    return;
  const char *why =
      ratio.known ? "counted for PTX's narrow ones; the SASS has wider ones" : ratio.why;
  for (int k = 0; k < 2; ++k) {
    struct quantity *q = k ? &p->iteration[id] : &p->launch[id];
    if (q->known && q->value > 0)
      *q = (struct quantity){.why = why};
  }
}

static void fill_widths(const struct count *c, int main, const struct sass_function *sass,
                        const char *no_sass, struct prediction *p) {
  const char *why = untold(c, sass, no_sass);
  for (int k = 0; k < 2; ++k) {
    enum tally_of of = k ? TALLY_STORES : TALLY_LOADS;
    enum weigh by = k ? BY_SHARED_STORES : BY_SHARED_LOADS;
    int ptx = k ? QUANTITY_SHARED_STORES : QUANTITY_SHARED_LOADS_PTX;
    int id = k ? QUANTITY_SHARED_STORES : QUANTITY_SHARED_LOADS_SASS;
    int loop = heaviest(c, by);
    struct widths_found found = find_widths(c, loop, why, sass, of);
    struct quantity each = found.ratio;
    if (each.known && main >= 0 && !covers(c, loop, main, by))
      each = (struct quantity){.why = "the main loop holds other accesses than the loop with most"};
    each.known &= p->iteration[ptx].known;
    each.value *= p->iteration[ptx].value;
    judge_wavefronts(p, k ? QUANTITY_SHARED_STORE_WAVEFRONTS : QUANTITY_SHARED_LOAD_WAVEFRONTS,
                     found.ratio);
    if (k && !found.all.known) { // what is left is PTX's word, and that is said
      p->launch[id].why = arena_printf(c->arena, "as PTX has them: %s", found.all.why);
      continue;
    }
    p->launch[id] = found.all;
    if (!k || each.known)
      p->iteration[id] = each;
  }
}

void count_predict(const struct count *c, double iterations, const struct sass_function *sass,
                   const char *no_sass, struct prediction *p) {
  struct figures launch = figures_of(c, NULL);
  int loop = main_loop(c);
  p->blocks = (double)c->blocks;
  p->simulated = (double)c->taken;
  fill(p->launch, &launch, 1);
  fill_iteration(c, iterations, loop, p);
  fill_widths(c, loop, sass, no_sass, p);
  prediction_complete(p);
}
