#include "inspect/order.h"

#include "inspect/feed.h"
#include "inspect/flow.h"

static bool same_loop(const struct flow *flow, const struct flow_loop *loop, const struct ring *r) {
  const struct sass_function *f = flow->function;
  uint64_t first = UINT64_MAX, last = 0;
  for (size_t k = 0; k < loop->count; ++k) {
    const struct flow_block *b = &flow->blocks[loop->blocks[k]];
    if (f->code.at[b->begin].address < first)
      first = f->code.at[b->begin].address;
    if (f->code.at[b->end - 1].address > last)
      last = f->code.at[b->end - 1].address;
  }
  return first == r->first && last == r->last;
}

static uint32_t *find(struct arena *a, const struct flow *flow, const struct ring *r,
                      size_t *count) {
  for (size_t k = 0; k < flow->loops.count; ++k) {
    if (!same_loop(flow, &flow->loops.at[k], r))
      continue;
    uint32_t *order = flow_ring(a, flow, &flow->loops.at[k], count);
    if (*count == r->instructions)
      return order;
  }
  *count = 0;
  return NULL;
}

uint32_t *ring_order(struct arena *a, const struct ring *r, size_t *count) {
  struct flow *flow = flow_of(a, r->function);
  uint32_t *order = find(a, flow, r, count);
  if (order || flow->too_large)
    return order;
  flow_add_ranges(a, flow);
  return find(a, flow, r, count);
}

static size_t position(const struct ring *r, const uint32_t *order, size_t count,
                       uint64_t address) {
  size_t p = 0;
  while (p < count && r->function->code.at[order[p]].address != address)
    ++p;
  return p;
}

bool ring_window(const struct ring *r, const uint32_t *order, size_t count,
                 const struct ring_load *load, size_t *issue, size_t *wait) {
  *issue = position(r, order, count, load->issued);
  *wait = position(r, order, count, load->waited);
  if (*issue == count || *wait == count)
    return false;
  *wait += load->laps * count;
  return *wait > *issue;
}

struct window {
  size_t issue, wait;
};

struct shape {
  const struct ring *ring;
  const uint32_t *order;
  size_t count;
  struct window *windows; // of ring->loads
};

static enum sass_class class_at(const struct shape *s, size_t p) {
  const struct sass_instruction *i = &s->ring->function->code.at[s->order[p % s->count]];
  return i->never ? SASS_NOP : i->class;
}

static bool reads_tile(enum sass_class c) {
  return c == SASS_LDS || c == SASS_LDSM;
}

static bool barrier_inside(const struct shape *s, struct window w) {
  for (size_t p = w.issue + 1; p < w.wait; ++p)
    if (class_at(s, p) == SASS_BAR)
      return true;
  return false;
}

// Whether the stretch between two barriers that holds position `at` reads shared memory.
static bool reads_beside(const struct shape *s, size_t at) {
  for (size_t n = 1; n <= s->count; ++n) {
    enum sass_class c = class_at(s, at + n);
    if (c == SASS_BAR)
      break;
    if (reads_tile(c))
      return true;
  }
  for (size_t n = 1; n <= s->count; ++n) {
    enum sass_class c = class_at(s, at + s->count - n);
    if (c == SASS_BAR)
      break;
    if (reads_tile(c))
      return true;
  }
  return false;
}

// With one buffer a tile is never stored in a stretch between two barriers in which one is read.
// How far the loads reach says nothing: in an unrolled loop with two buffers ptxas issues those of
// later tiles before earlier barriers, and with one it may wait for them at once.
static bool one_buffer(struct arena *a, const struct shape *s) {
  struct feed feed = feed_of(a, s->ring->function, s->order, s->count);
  bool apart = false;
  for (size_t p = 0; p < s->count; ++p) {
    if (feed.stores[p] && reads_beside(s, p))
      return false;
    apart |= feed.stores[p];
  }
  return apart;
}

// How often position `p` is inside a window, counting the loads of earlier iterations.
static int depth(const struct window *w, size_t count, size_t p) {
  int n = 0;
  for (size_t lap = p; lap < w->wait; lap += count)
    n += lap > w->issue;
  return n;
}

// The most groups of copies that are under way at one place that computes or reads a tile.
static int under_way(const struct shape *s) {
  const struct ring *r = s->ring;
  int most = 0;
  for (size_t p = 0; p < s->count; ++p) {
    enum sass_class c = class_at(s, p);
    if (!reads_tile(c) && c != SASS_MMA && c != SASS_FMA)
      continue;
    int n = 0;
    for (size_t k = 0; k < r->loads.count; ++k)
      if (r->loads.at[k].async)
        n += depth(&s->windows[k], s->count, p);
    most = n > most ? n : most;
  }
  return most;
}

static bool find_windows(struct arena *a, struct shape *s) {
  const struct ring *r = s->ring;
  s->order = ring_order(a, r, &s->count);
  s->windows = arena_array(a, r->loads.count, sizeof *s->windows);
  for (size_t k = 0; k < r->loads.count; ++k)
    if (!ring_window(r, s->order, s->count, &r->loads.at[k], &s->windows[k].issue,
                     &s->windows[k].wait))
      return false;
  return s->count > 0;
}

struct ring_shape ring_shape_of(struct arena *a, const struct ring *r) {
  struct ring_shape shape = {.variant = VARIANT_LDG, .stages = 2};
  struct shape s = {.ring = r};
  if (r->unreadable) {
    shape.why_not = r->unreadable;
    return shape;
  }
  if (!find_windows(a, &s)) {
    shape.why_not = "its order cannot be told";
    return shape;
  }
  bool async = false;
  for (size_t k = 0; k < r->loads.count; ++k) {
    bool barrier = barrier_inside(&s, s.windows[k]);
    async |= r->loads.at[k].async;
    shape.pipelined |= barrier || reads_beside(&s, s.windows[k].issue);
  }
  if (!shape.pipelined)
    shape.why_not = "each tile is loaded, waited for and then read";
  if (async) {
    int n = under_way(&s) + 1;
    shape.variant = VARIANT_CP_ASYNC;
    shape.stages = n < 2 ? 2 : n;
  } else if (one_buffer(a, &s)) {
    shape.variant = VARIANT_LDG_SINGLE;
    shape.stages = 1;
  }
  return shape;
}
