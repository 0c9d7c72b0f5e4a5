#include "simulate/graph.h"

#include <stdlib.h>
#include <string.h>

// Blocks are numbered in the order of the text; one more, `end`, is where the function is left.
struct block {
  uint32_t first, count; // instructions
  struct {
    uint32_t *at;
    size_t count, room;
  } next, before;
};

struct flow {
  struct arena *arena;
  const struct ptx_function *function;
  struct block *blocks;
  uint32_t count, end; // blocks without `end`, which is number `count`
  uint32_t *block_of;  // by instruction; [code.count] is `end`
};

// Nothing goes on behind a trap, and nobody is waited for who came to one.
static bool traps(const struct ptx_instruction *i) {
  return str_is(i->opcode, "trap");
}

static bool leaves(const struct ptx_instruction *i) {
  return str_is(i->opcode, "ret") || str_is(i->opcode, "exit");
}

static bool branches(const struct ptx_instruction *i) {
  return str_is(i->opcode, "bra") || str_is(i->opcode, "brx");
}

static const struct ptx_table *table_of(const struct ptx_function *f,
                                        const struct ptx_instruction *i) {
  for (size_t k = 0; k < f->tables.count; ++k)
    if (i->operand_count == 2 && str_equal(f->tables.at[k].name, i->operands[1].name))
      return &f->tables.at[k];
  return NULL;
}

static void mark_target(bool *starts, int64_t target) {
  if (target >= 0)
    starts[target] = true;
}

static void find_blocks(struct flow *g) {
  const struct ptx_function *f = g->function;
  bool *starts = arena_array(g->arena, f->code.count + 2, sizeof *starts);
  starts[0] = true;
  for (size_t k = 0; k < f->code.count; ++k) {
    const struct ptx_instruction *i = &f->code.at[k];
    if (!branches(i) && !leaves(i) && !traps(i))
      continue;
    starts[k + 1] = true;
    const struct ptx_table *t = table_of(f, i);
    for (size_t n = 0; t && n < t->targets.count; ++n)
      mark_target(starts, t->targets.at[n]);
    if (str_is(i->opcode, "bra") && i->operand_count)
      mark_target(starts, i->operands[0].target);
  }
  g->blocks = arena_array(g->arena, f->code.count + 1, sizeof *g->blocks);
  g->block_of = arena_array(g->arena, f->code.count + 1, sizeof *g->block_of);
  for (uint32_t k = 0; k < f->code.count; ++k) {
    if (starts[k])
      g->blocks[g->count++].first = k;
    g->block_of[k] = g->count - 1;
    ++g->blocks[g->count - 1].count;
  }
  g->end = g->count;
  g->block_of[f->code.count] = g->end;
  g->blocks[g->end].first = (uint32_t)f->code.count;
}

static void join(struct flow *g, uint32_t from, uint32_t to) {
  *GROW(g->arena, g->blocks[from].next) = to;
  *GROW(g->arena, g->blocks[to].before) = from;
}

static void find_edges(struct flow *g) {
  const struct ptx_function *f = g->function;
  for (uint32_t b = 0; b < g->count; ++b) {
    const struct ptx_instruction *i = &f->code.at[g->blocks[b].first + g->blocks[b].count - 1];
    bool falls = i->guarded || (!branches(i) && !leaves(i) && !traps(i));
    if (leaves(i))
      join(g, b, g->end);
    else if (str_is(i->opcode, "bra") && i->operand_count && i->operands[0].target >= 0)
      join(g, b, g->block_of[i->operands[0].target]);
    const struct ptx_table *t = table_of(f, i);
    for (size_t n = 0; branches(i) && t && n < t->targets.count; ++n)
      join(g, b, g->block_of[t->targets.at[n]]);
    if (falls)
      join(g, b, b + 1);
  }
}

static void find_trap_edges(struct flow *g) {
  for (uint32_t b = 0; b < g->count; ++b)
    if (traps(&g->function->code.at[g->blocks[b].first + g->blocks[b].count - 1]))
      join(g, b, g->end);
}

// ---- dominance ----

struct dominance {
  const struct flow *flow;
  bool post;
  uint32_t root, *order, *number, *parent; // by block; number: place in `order`, 0 not reached
  uint32_t reached;
};

static size_t edges(const struct dominance *d, uint32_t b, bool ahead, const uint32_t **at) {
  const struct block *k = &d->flow->blocks[b];
  bool next = ahead != d->post;
  *at = next ? k->next.at : k->before.at;
  return next ? k->next.count : k->before.count;
}

// Numbers the blocks that are reached from the root so that a block comes behind all on the way.
static void number_blocks(struct arena *a, struct dominance *d) {
  uint32_t n = d->flow->count + 1, depth = 0, done = n;
  uint32_t *stack = arena_array(a, n, sizeof *stack), *edge = arena_array(a, n, sizeof *edge);
  bool *seen = arena_array(a, n, sizeof *seen);
  stack[depth++] = d->root;
  seen[d->root] = true;
  while (depth) {
    uint32_t b = stack[depth - 1];
    const uint32_t *at;
    size_t count = edges(d, b, true, &at);
    if (edge[b] < count) {
      uint32_t to = at[edge[b]++];
      if (!seen[to]) {
        seen[to] = true;
        stack[depth++] = to;
      }
      continue;
    }
    d->order[--done] = b;
    --depth;
  }
  d->reached = n - done;
  memmove(d->order, d->order + done, d->reached * sizeof *d->order);
  for (uint32_t i = 0; i < d->reached; ++i)
    d->number[d->order[i]] = i + 1;
}

static uint32_t common(const struct dominance *d, uint32_t x, uint32_t y) {
  while (x != y)
    if (d->number[x] > d->number[y])
      x = d->parent[x];
    else
      y = d->parent[y];
  return x;
}

// The immediate dominators (or post-dominators) of all blocks that are reached.
static struct dominance dominate(struct arena *a, const struct flow *g, bool post) {
  uint32_t n = g->count + 1;
  struct dominance d = {.flow = g, .post = post, .root = post ? g->end : 0};
  d.order = arena_array(a, n, sizeof *d.order);
  d.number = arena_array(a, n, sizeof *d.number);
  d.parent = arena_array(a, n, sizeof *d.parent);
  number_blocks(a, &d);
  bool *known = arena_array(a, n, sizeof *known);
  d.parent[d.root] = d.root;
  known[d.root] = true;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 1; i < d.reached; ++i) {
      uint32_t b = d.order[i], best = UINT32_MAX;
      const uint32_t *at;
      size_t count = edges(&d, b, false, &at);
      for (size_t k = 0; k < count; ++k)
        if (d.number[at[k]] && known[at[k]])
          best = best == UINT32_MAX ? at[k] : common(&d, best, at[k]);
      if (best != UINT32_MAX && (!known[b] || d.parent[b] != best)) {
        d.parent[b] = best;
        known[b] = changed = true;
      }
    }
  }
  return d;
}

static bool dominates(const struct dominance *d, uint32_t over, uint32_t b) {
  if (!d->number[over] || !d->number[b])
    return false;
  while (d->number[b] > d->number[over])
    b = d->parent[b];
  return b == over;
}

// ---- loops ----

// Adds the blocks from which `from` is reached without passing the head, which is inside already.
static void add_body(struct flow *g, struct graph_loop *l, uint32_t from, bool *inside,
                     uint32_t *stack) {
  uint32_t depth = 0;
  if (!inside[from]) {
    inside[from] = true;
    stack[depth++] = from;
  }
  while (depth) {
    const struct block *b = &g->blocks[stack[--depth]];
    for (size_t k = 0; k < b->before.count; ++k)
      if (!inside[b->before.at[k]]) {
        inside[b->before.at[k]] = true;
        stack[depth++] = b->before.at[k];
      }
  }
  for (uint32_t b = 0; b < g->count; ++b)
    if (inside[b])
      memset(l->has + g->blocks[b].first, 1, g->blocks[b].count);
}

static void find_loops(struct flow *g, struct graph *out) {
  struct dominance d = dominate(g->arena, g, false);
  uint32_t *stack = arena_array(g->arena, g->count + 1, sizeof *stack);
  for (uint32_t head = 0; head < g->count; ++head) {
    struct graph_loop l = {.head = g->blocks[head].first, .outer = -1};
    bool *inside = NULL;
    for (size_t k = 0; k < g->blocks[head].before.count; ++k) {
      uint32_t from = g->blocks[head].before.at[k];
      if (!dominates(&d, head, from))
        continue;
      if (!inside) {
        inside = arena_array(g->arena, g->count + 1, sizeof *inside);
        inside[head] = true;
        l.has = arena_alloc(g->arena, g->function->code.count);
      }
      add_body(g, &l, from, inside, stack);
    }
    if (!inside)
      continue;
    l.line = g->function->code.at[l.head].line;
    *GROW(g->arena, out->loops) = l;
  }
}

// A loop's head stands in the loops around it; of two loops the smaller one is the inner.
static void nest(struct flow *g, struct graph *out) {
  size_t n = out->loops.count, instructions = g->function->code.count;
  size_t *size = arena_array(g->arena, n + 1, sizeof *size);
  for (size_t k = 0; k < n; ++k)
    for (size_t i = 0; i < instructions; ++i)
      size[k] += out->loops.at[k].has[i];
  for (size_t k = 0; k < n; ++k)
    for (size_t j = 0; j < n; ++j) {
      struct graph_loop *l = &out->loops.at[k];
      if (j != k && out->loops.at[j].has[l->head] && size[j] > size[k] &&
          (l->outer < 0 || size[j] < size[l->outer]))
        l->outer = (int32_t)j;
    }
  for (size_t k = 0; k < n; ++k)
    for (int32_t j = (int32_t)k; j >= 0; j = out->loops.at[j].outer)
      ++out->loops.at[k].depth;
  for (size_t i = 0; i < instructions; ++i) {
    out->loop[i] = -1;
    for (size_t k = 0; k < n; ++k)
      if (out->loops.at[k].has[i] && (out->loop[i] < 0 || size[k] < size[out->loop[i]]))
        out->loop[i] = (int32_t)k;
  }
}

struct graph *graph_of(struct arena *a, const struct ptx_function *f) {
  struct graph *out = ARENA_NEW(a, struct graph);
  struct flow g = {.arena = a, .function = f};
  out->meet = arena_array(a, f->code.count + 1, sizeof *out->meet);
  out->loop = arena_array(a, f->code.count + 1, sizeof *out->loop);
  if (f->code.count == 0)
    return out;
  find_blocks(&g);
  find_edges(&g);
  struct dominance d = dominate(a, &g, true);
  find_trap_edges(&g);
  struct dominance doomed = dominate(a, &g, true);
  for (uint32_t i = 0; i < f->code.count; ++i) {
    uint32_t b = g.block_of[i];
    // Who can only come to a trap meets on the way there: one may have something to print. A block
    // from which neither that nor the end is reached (an endless loop): threads meet nowhere.
    const struct dominance *by = d.number[b] ? &d : &doomed;
    out->meet[i] = by->number[b] ? g.blocks[by->parent[b]].first : (uint32_t)f->code.count;
  }
  find_loops(&g, out);
  nest(&g, out);
  return out;
}
