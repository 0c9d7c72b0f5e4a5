#include "inspect/flow.h"

#include <string.h>

// Bounds that no real kernel reaches, so that hostile input cannot take unbounded time or memory.
enum { MOST_BLOCKS = 1 << 16, MOST_MEMBERS = 1 << 22 };

// The instruction at `address`, or FLOW_NONE.
static uint32_t index_of(const struct sass_function *f, uint64_t address) {
  size_t low = 0, high = f->code.count;
  while (low < high) {
    size_t middle = low + (high - low) / 2;
    if (f->code.at[middle].address < address)
      low = middle + 1;
    else
      high = middle;
  }
  return low < f->code.count && f->code.at[low].address == address ? (uint32_t)low : FLOW_NONE;
}

static bool ends_block(const struct sass_instruction *i) {
  return i->class == SASS_BRANCH || i->class == SASS_CALL || i->class == SASS_EXIT ||
         sass_opcode_is(i->opcode, "BSYNC");
}

// Whether control may also go on behind a branch or an exit. A uniform branch has its condition as
// an operand.
static bool falls_through(const struct sass_instruction *i) {
  if (i->class != SASS_BRANCH && i->class != SASS_EXIT)
    return true;
  if (i->guard.n && !str_is(i->guard, "@PT") && !str_is(i->guard, "@UPT"))
    return true;
  return i->class == SASS_BRANCH && i->target != SASS_NO_TARGET &&
         memchr(i->operands.p, ',', i->operands.n) != NULL;
}

// "B0" of "BSSY.RECONVERGENT B0, 0x1900" and of "BSYNC B0"
static struct str convergence(const struct sass_instruction *i) {
  size_t n = 0;
  while (n < i->operands.n && i->operands.p[n] != ',' && i->operands.p[n] != ' ')
    ++n;
  return (struct str){i->operands.p, n};
}

// Where the threads go on after a BSYNC: the target of the BSSY before it with the same register.
static uint32_t reconverges_at(const struct sass_function *f, uint32_t bsync) {
  enum { FARTHEST = 4096 };
  struct str name = convergence(&f->code.at[bsync]);
  uint32_t stop = bsync > FARTHEST ? bsync - FARTHEST : 0;
  for (uint32_t k = bsync; k-- > stop;) {
    const struct sass_instruction *i = &f->code.at[k];
    if (!sass_opcode_is(i->opcode, "BSSY") || !str_equal(convergence(i), name))
      continue;
    size_t at = str_find(i->operands, STR("0x"), 0);
    uint64_t address = 0;
    for (at += 2; at < i->operands.n; ++at) {
      char c = i->operands.p[at];
      unsigned digit = c >= '0' && c <= '9'   ? (unsigned)(c - '0')
                       : c >= 'a' && c <= 'f' ? (unsigned)(c - 'a' + 10)
                                              : 16;
      if (digit > 15)
        break;
      address = address << 4 | digit;
    }
    return index_of(f, address);
  }
  return FLOW_NONE;
}

static void add_next(struct flow_block *b, uint32_t next) {
  for (uint32_t k = 0; k < b->nexts; ++k)
    if (b->next[k] == next)
      return;
  b->next[b->nexts++] = next;
}

// Cuts the code into blocks and joins them. False when there are too many.
static bool make_blocks(struct arena *a, struct flow *flow) {
  const struct sass_function *f = flow->function;
  uint32_t n = (uint32_t)f->code.count;
  bool *leads = arena_array(a, (size_t)n + 1, sizeof *leads);
  uint32_t *block = arena_array(a, (size_t)n + 1, sizeof *block);
  uint32_t *sync = arena_array(a, (size_t)n + 1, sizeof *sync);
  leads[0] = true;
  for (uint32_t i = 0; i < n; ++i) {
    const struct sass_instruction *x = &f->code.at[i];
    if (!ends_block(x))
      continue;
    leads[i + 1] = true;
    uint32_t target = x->target != SASS_NO_TARGET ? index_of(f, x->target) : FLOW_NONE;
    if (target != FLOW_NONE)
      leads[target] = true;
    sync[i] = sass_opcode_is(x->opcode, "BSYNC") ? reconverges_at(f, i) : FLOW_NONE;
    if (sync[i] != FLOW_NONE)
      leads[sync[i]] = true;
  }
  for (uint32_t i = 0; i < n; ++i)
    flow->count += leads[i];
  if (flow->count > MOST_BLOCKS)
    return false;
  flow->blocks = arena_array(a, flow->count, sizeof *flow->blocks);
  uint32_t b = 0;
  for (uint32_t i = 0; i < n; ++i) {
    if (leads[i] && i)
      flow->blocks[b++].end = i;
    if (leads[i])
      flow->blocks[b].begin = i;
    block[i] = b;
  }
  flow->blocks[b].end = n;
  for (uint32_t k = 0; k < flow->count; ++k) {
    struct flow_block *x = &flow->blocks[k];
    uint32_t last = x->end - 1;
    const struct sass_instruction *i = &f->code.at[last];
    x->rank = x->dominator = FLOW_NONE;
    if (falls_through(i) && x->end < n)
      add_next(x, block[x->end]);
    uint32_t target = i->target != SASS_NO_TARGET ? index_of(f, i->target) : FLOW_NONE;
    if (target != FLOW_NONE && !i->never)
      add_next(x, block[target]);
    if (ends_block(i) && sync[last] != FLOW_NONE)
      add_next(x, block[sync[last]]);
  }
  return true;
}

// Reverse postorder of the reachable blocks; returns it with its length in *count.
static uint32_t *order_blocks(struct arena *a, struct flow *flow, uint32_t *count) {
  uint32_t n = flow->count, depth = 0, done = n;
  uint32_t *order = arena_array(a, n, sizeof *order);
  uint32_t *stack = arena_array(a, n, sizeof *stack);
  uint8_t *tried = arena_array(a, n, sizeof *tried);
  bool *seen = arena_array(a, n, sizeof *seen);
  stack[depth++] = 0;
  seen[0] = true;
  while (depth) {
    uint32_t b = stack[depth - 1];
    const struct flow_block *x = &flow->blocks[b];
    if (tried[b] == x->nexts) {
      order[--done] = b;
      --depth;
      continue;
    }
    uint32_t next = x->next[tried[b]++];
    if (!seen[next]) {
      seen[next] = true;
      stack[depth++] = next;
    }
  }
  *count = n - done;
  for (uint32_t k = 0; k < *count; ++k)
    flow->blocks[order[done + k]].rank = k;
  return order + done;
}

static uint32_t common_dominator(const struct flow *flow, uint32_t x, uint32_t y) {
  while (x != y) {
    while (flow->blocks[x].rank > flow->blocks[y].rank)
      x = flow->blocks[x].dominator;
    while (flow->blocks[y].rank > flow->blocks[x].rank)
      y = flow->blocks[y].dominator;
  }
  return x;
}

// Predecessors of each block: those of b are from[first[b]] up to from[first[b + 1]].
struct predecessors {
  uint32_t *first, *from;
};

static struct predecessors predecessors_of(struct arena *a, const struct flow *flow) {
  uint32_t edges = 0;
  struct predecessors p = {arena_array(a, (size_t)flow->count + 2, sizeof *p.first), NULL};
  for (uint32_t b = 0; b < flow->count; ++b)
    for (uint32_t k = 0; k < flow->blocks[b].nexts; ++k, ++edges)
      ++p.first[flow->blocks[b].next[k] + 2];
  for (uint32_t b = 2; b < flow->count + 2; ++b)
    p.first[b] += p.first[b - 1];
  p.from = arena_array(a, edges, sizeof *p.from);
  for (uint32_t b = 0; b < flow->count; ++b)
    for (uint32_t k = 0; k < flow->blocks[b].nexts; ++k)
      p.from[p.first[flow->blocks[b].next[k] + 1]++] = b;
  return p;
}

// The iteration of Cooper, Harvey and Kennedy.
static void find_dominators(struct flow *flow, const uint32_t *order, uint32_t count,
                            const struct predecessors *p) {
  flow->blocks[0].dominator = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t k = 1; k < count; ++k) {
      uint32_t b = order[k], best = FLOW_NONE;
      for (uint32_t e = p->first[b]; e < p->first[b + 1]; ++e) {
        uint32_t from = p->from[e];
        if (flow->blocks[from].dominator != FLOW_NONE)
          best = best == FLOW_NONE ? from : common_dominator(flow, from, best);
      }
      if (flow->blocks[b].dominator != best) {
        flow->blocks[b].dominator = best;
        changed = true;
      }
    }
  }
}

static bool dominates(const struct flow *flow, uint32_t x, uint32_t b) {
  if (flow->blocks[x].rank == FLOW_NONE || flow->blocks[b].rank == FLOW_NONE)
    return false;
  while (flow->blocks[b].rank > flow->blocks[x].rank)
    b = flow->blocks[b].dominator;
  return b == x;
}

// Blocks that reach an edge back to `header` without passing it. False when the bound is passed.
static bool add_loop(struct arena *a, struct flow *flow, uint32_t header, uint32_t *stamps,
                     uint32_t *stack, const struct predecessors *p, size_t *members) {
  uint32_t depth = 0, stamp = header + 1;
  size_t count = 1;
  stamps[header] = stamp;
  for (uint32_t e = p->first[header]; e < p->first[header + 1]; ++e) {
    uint32_t from = p->from[e];
    if (dominates(flow, header, from) && stamps[from] != stamp) {
      stamps[from] = stamp;
      stack[depth++] = from;
    }
  }
  while (depth) {
    uint32_t b = stack[--depth];
    ++count;
    for (uint32_t e = p->first[b]; e < p->first[b + 1]; ++e)
      if (stamps[p->from[e]] != stamp && flow->blocks[p->from[e]].rank != FLOW_NONE) {
        stamps[p->from[e]] = stamp;
        stack[depth++] = p->from[e];
      }
  }
  if ((*members += count) > MOST_MEMBERS)
    return false;
  struct flow_loop loop = {.header = header, .blocks = arena_array(a, count, sizeof *loop.blocks)};
  for (uint32_t b = 0; b < flow->count; ++b)
    if (stamps[b] == stamp)
      loop.blocks[loop.count++] = b;
  *GROW(a, flow->loops) = loop;
  return true;
}

static void find_loops(struct arena *a, struct flow *flow, const struct predecessors *p) {
  uint32_t *stamps = arena_array(a, flow->count, sizeof *stamps);
  uint32_t *stack = arena_array(a, flow->count, sizeof *stack);
  size_t members = 0;
  for (uint32_t b = 0; b < flow->count; ++b) {
    bool heads = false;
    for (uint32_t e = p->first[b]; e < p->first[b + 1] && !heads; ++e)
      heads = dominates(flow, b, p->from[e]);
    if (heads && !add_loop(a, flow, b, stamps, stack, p, &members)) {
      flow->too_large = true;
      flow->loops.count = 0;
      return;
    }
  }
}

struct flow *flow_of(struct arena *a, const struct sass_function *f) {
  struct flow *flow = ARENA_NEW(a, struct flow);
  flow->function = f;
  if (f->code.count == 0)
    return flow;
  if (f->code.count >= FLOW_NONE || !make_blocks(a, flow)) {
    flow->too_large = true;
    flow->count = 0;
    return flow;
  }
  uint32_t count;
  uint32_t *order = order_blocks(a, flow, &count);
  struct predecessors p = predecessors_of(a, flow);
  find_dominators(flow, order, count, &p);
  find_loops(a, flow, &p);
  return flow;
}

void flow_add_ranges(struct arena *a, struct flow *flow) {
  size_t members = 0;
  for (uint32_t b = 0; b < flow->count; ++b)
    for (uint32_t k = 0; k < flow->blocks[b].nexts; ++k) {
      uint32_t to = flow->blocks[b].next[k];
      if (to > b)
        continue;
      struct flow_loop loop = {.header = FLOW_NONE, .count = b - to + 1};
      if ((members += loop.count) > MOST_MEMBERS)
        return;
      loop.blocks = arena_array(a, loop.count, sizeof *loop.blocks);
      for (uint32_t i = 0; i < loop.count; ++i)
        loop.blocks[i] = to + i;
      *GROW(a, flow->loops) = loop;
    }
}

static bool goes_back(const struct flow *flow, uint32_t from, uint32_t to) {
  return from == to || dominates(flow, to, from);
}

// Topological order without the edges that go back; of the blocks that may come next, the first in
// the listing.
uint32_t *flow_ring(struct arena *a, const struct flow *flow, const struct flow_loop *loop,
                    size_t *count) {
  enum { OUTSIDE = -1, PLACED = -2 };
  int32_t *waiting = arena_array(a, flow->count, sizeof *waiting);
  size_t total = 0;
  for (uint32_t b = 0; b < flow->count; ++b)
    waiting[b] = OUTSIDE;
  for (size_t k = 0; k < loop->count; ++k) {
    waiting[loop->blocks[k]] = 0;
    total += flow->blocks[loop->blocks[k]].end - flow->blocks[loop->blocks[k]].begin;
  }
  for (size_t k = 0; k < loop->count; ++k) {
    const struct flow_block *x = &flow->blocks[loop->blocks[k]];
    for (uint32_t e = 0; e < x->nexts; ++e)
      if (waiting[x->next[e]] >= 0 && !goes_back(flow, loop->blocks[k], x->next[e]))
        ++waiting[x->next[e]];
  }
  uint32_t *ring = arena_array(a, total, sizeof *ring);
  uint32_t *place = arena_array(a, flow->count, sizeof *place);
  for (size_t k = 0; k < loop->count; ++k)
    place[loop->blocks[k]] = (uint32_t)k;
  *count = 0;
  size_t from = 0; // no member before this one can come next
  for (size_t placed = 0; placed < loop->count; ++placed) {
    size_t k = from;
    while (k < loop->count && waiting[loop->blocks[k]] != 0)
      ++k;
    // Several entries: nothing is free, so the first of the listing goes next.
    bool stuck = k == loop->count;
    if (stuck)
      for (k = 0; waiting[loop->blocks[k]] < 0; ++k)
        ;
    uint32_t b = loop->blocks[k];
    const struct flow_block *x = &flow->blocks[b];
    waiting[b] = PLACED;
    from = stuck ? 0 : k + 1;
    for (uint32_t i = x->begin; i < x->end; ++i)
      ring[(*count)++] = i;
    for (uint32_t e = 0; e < x->nexts; ++e)
      if (waiting[x->next[e]] > 0 && !goes_back(flow, b, x->next[e]) &&
          --waiting[x->next[e]] == 0 && place[x->next[e]] < from)
        from = place[x->next[e]];
  }
  return ring;
}

bool flow_inside(const struct flow_loop *inner, const struct flow_loop *outer) {
  if (inner->count >= outer->count)
    return false;
  size_t k = 0;
  for (size_t i = 0; i < inner->count; ++i) {
    while (k < outer->count && outer->blocks[k] < inner->blocks[i])
      ++k;
    if (k == outer->count || outer->blocks[k] != inner->blocks[i])
      return false;
  }
  return true;
}
