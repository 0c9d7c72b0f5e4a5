#include "inspect/ring.h"

#include "inspect/feed.h"
#include "inspect/flow.h"
#include "inspect/sums.h"

#include <stdlib.h>
#include <string.h>

enum {
  MOST_LOADS = 4096, // bounds the time that hostile input can take
  MOST_LAPS = STAGES_MAX + 1
};

// A loop under the glass: its instructions in ring order, and sums over them.
struct reading {
  struct arena *arena;
  const struct sass_function *function;
  const uint32_t *ring;
  size_t count;
  struct feed feed;
  long *work, *cycles; // [i]: sum over the positions before i
  unsigned *barriers;  // the same
  size_t *next_work;   // first position at or after i with work, going round: up to 2 * count
  uint8_t *times;      // by position: how much more often than the rest it is taken to be executed
  struct ring *out;
};

// An inner loop that computes is executed more often than what stands around it. How often the text
// does not say.
enum { INNER_TIMES = 8 };

static const struct sass_instruction *at(const struct reading *r, size_t position) {
  return &r->function->code.at[r->ring[position % r->count]];
}

struct census {
  size_t mma, fma, arithmetic, async, commits, ldg, sts, bar;
};

static void count_instruction(struct census *c, const struct sass_instruction *i, size_t times) {
  if (i->never)
    return;
  c->mma += i->class == SASS_MMA;
  c->fma += i->class == SASS_FMA ? times : 0;
  c->arithmetic += i->class == SASS_ARITHMETIC || i->class == SASS_FMA ? times : 0;
  c->async += i->class == SASS_LDGSTS;
  c->commits += i->class == SASS_LDGDEPBAR;
  c->ldg += i->class == SASS_LDG;
  c->sts += i->class == SASS_STS;
  c->bar += i->class == SASS_BAR;
}

static struct census census_of_function(const struct sass_function *f) {
  struct census c = {0};
  for (size_t i = 0; i < f->code.count; ++i)
    count_instruction(&c, &f->code.at[i], 1);
  return c;
}

// `inner` (may be NULL): by block, whether it belongs to an inner loop that computes.
static struct census census_of_loop(const struct flow *flow, const struct flow_loop *loop,
                                    const bool *inner) {
  struct census c = {0};
  for (size_t k = 0; k < loop->count; ++k) {
    const struct flow_block *b = &flow->blocks[loop->blocks[k]];
    size_t times = inner && inner[loop->blocks[k]] ? INNER_TIMES : 1;
    for (uint32_t i = b->begin; i < b->end; ++i)
      count_instruction(&c, &flow->function->code.at[i], times);
  }
  return c;
}

// By block: whether it belongs to a loop inside `loop` that computes, one that moves no tile. *any:
// whether there is one.
static bool *inner_blocks(struct arena *a, const struct flow *flow, const struct flow_loop *loop,
                          bool *any) {
  bool *inner = arena_array(a, flow->count, sizeof *inner);
  *any = false;
  for (size_t k = 0; k < flow->loops.count; ++k) {
    const struct flow_loop *l = &flow->loops.at[k];
    if (!flow_inside(l, loop))
      continue;
    struct census c = census_of_loop(flow, l, NULL);
    if (c.async || c.ldg || c.sts || c.mma + c.fma + c.arithmetic == 0)
      continue;
    *any = true;
    for (size_t b = 0; b < l->count; ++b)
      inner[l->blocks[b]] = true;
  }
  return inner;
}

// `by_warp`: the barriers are those of a warp, which leave nothing in SASS that is sure.
static bool pipelined(const struct census *c, enum variant variant, bool by_warp) {
  bool async = c->async && c->commits, staged = c->ldg && c->sts && (c->bar || by_warp);
  switch (variant) {
  case VARIANT_CP_ASYNC:
    // Of types that cannot be copied asynchronously only the commits are left.
    return async || (staged && c->commits);
  case VARIANT_LDG:
  case VARIANT_LDG_SINGLE:
    return staged;
  default:
    return async || staged;
  }
}

// A stray FFMA in a kernel that computes with integers is not its work.
static enum ring_work work_of(const struct census *c) {
  if (c->mma)
    return RING_MMA;
  return c->fma >= 4 || c->fma * 8 > c->arithmetic ? RING_FMA : RING_ARITHMETIC;
}

static long weight(const struct sass_instruction *i, enum ring_work work) {
  if (i->never)
    return 0;
  switch (work) {
  case RING_MMA:
    return i->class == SASS_MMA;
  case RING_FMA:
    return i->class == SASS_FMA;
  default:
    if (i->class != SASS_ARITHMETIC && i->class != SASS_FMA)
      return 0;
    return i->control.stall ? i->control.stall : 1;
  }
}

static void note_stall(struct ring_stalls *s, unsigned stall) {
  s->min = s->count == 0 || stall < s->min ? stall : s->min;
  s->max = stall > s->max ? stall : s->max;
  s->mean = (s->mean * s->count + stall) / (s->count + 1);
  ++s->count;
}

// The name of the work: that of the first such instruction; they are nearly always all the same.
static const char *work_name(struct arena *a, const struct sass_instruction *i) {
  size_t n = 0;
  while (n < i->opcode.n && i->opcode.p[n] != '.')
    ++n;
  return str_dup(a, (struct str){i->opcode.p, n});
}

static void sum_up(struct reading *r) {
  struct ring *out = r->out;
  size_t n = r->count;
  r->work = arena_array(r->arena, n + 1, sizeof *r->work);
  r->cycles = arena_array(r->arena, n + 1, sizeof *r->cycles);
  r->barriers = arena_array(r->arena, n + 1, sizeof *r->barriers);
  r->next_work = arena_array(r->arena, 2 * n + 1, sizeof *r->next_work);
  out->name = "arithmetic cycles";
  bool named = out->work == RING_ARITHMETIC;
  for (size_t p = 0; p < n; ++p) {
    const struct sass_instruction *i = at(r, p);
    long w = weight(i, out->work);
    // Instructions are counted as they stand, so that "16 of 16" can be found in the listing.
    if (out->work == RING_ARITHMETIC)
      w *= r->times[p];
    r->work[p + 1] = r->work[p] + w;
    r->cycles[p + 1] = r->cycles[p] + i->control.stall;
    r->barriers[p + 1] = r->barriers[p] + (i->class == SASS_BAR && !i->never);
    if (w && out->work != RING_ARITHMETIC)
      note_stall(&out->work_stalls, i->control.stall);
    if (w && !named) {
      out->name = work_name(r->arena, i);
      named = true;
    }
    if (!i->never && (i->class == SASS_LDGSTS || r->feed.loads[p]))
      note_stall(&out->load_stalls, i->control.stall);
    out->waits += i->class == SASS_DEPBAR;
    out->local_loads += i->class == SASS_LDL;
    out->local_stores += i->class == SASS_STL;
    if (p == 0 || i->address < out->first)
      out->first = i->address;
    if (i->address > out->last)
      out->last = i->address;
  }
  out->total = r->work[n];
  out->barriers = r->barriers[n];
  out->instructions = n;
  r->next_work[2 * n] = 2 * n;
  for (size_t p = 2 * n; p-- > 0;)
    r->next_work[p] = r->work[p % n + 1] > r->work[p % n] ? p : r->next_work[p + 1];
}

// Sum over the positions [from, to), which may lie rounds apart.
static long between(const long *sums, size_t n, size_t from, size_t to) {
  long all = sums[n];
  return (long)(to / n) * all + sums[to % n] - ((long)(from / n) * all + sums[from % n]);
}

static bool barrier_between(const struct reading *r, size_t from, size_t to) {
  size_t n = r->count;
  unsigned all = r->barriers[n];
  return (unsigned)(to / n) * all + r->barriers[to % n] >
         (unsigned)(from / n) * all + r->barriers[from % n];
}

// "SB0, 0x1": which scoreboard, and how many groups may still be under way.
static bool depbar_of(const struct sass_instruction *i, unsigned *scoreboard, unsigned *pending) {
  struct str s = i->operands;
  size_t at_sb = str_find(s, STR("SB"), 0), at_number = str_find(s, STR("0x"), 0);
  if (i->class != SASS_DEPBAR || at_sb + 2 >= s.n || at_number + 2 >= s.n)
    return false;
  char digit = s.p[at_sb + 2];
  if (digit < '0' || digit > '5')
    return false;
  *scoreboard = (unsigned)(digit - '0');
  *pending = 0;
  for (size_t k = at_number + 2; k < s.n && k < at_number + 6; ++k) {
    char c = s.p[k];
    if (c >= '0' && c <= '9')
      *pending = *pending * 16 + (unsigned)(c - '0');
    else if (c >= 'a' && c <= 'f')
      *pending = *pending * 16 + (unsigned)(c - 'a' + 10);
    else
      break;
  }
  return true;
}

// The position, going round from `start`, of the instruction that waits for what `start` counts on
// `scoreboard`: one with that bit in its wait mask, or a DEPBAR that allows no more than what was
// counted after it. Slots are shared, but a wait is for all that is on a slot. At most `laps`
// rounds; NOT_FOUND behind them.
static const size_t NOT_FOUND = (size_t)-1;

static size_t wait_for(const struct reading *r, size_t start, unsigned scoreboard, unsigned laps) {
  unsigned later = 0;
  for (size_t p = start + 1; p <= start + laps * r->count; ++p) {
    const struct sass_instruction *i = at(r, p);
    unsigned slot, pending;
    if (i->control.wait >> scoreboard & 1)
      return p;
    if (depbar_of(i, &slot, &pending) && slot == scoreboard && !i->never && later >= pending)
      return p;
    if (i->control.write == scoreboard && !i->never)
      ++later;
  }
  return NOT_FOUND;
}

static void add_load(struct reading *r, struct ring_load load, size_t issue, size_t wait) {
  struct ring *out = r->out;
  size_t n = r->count, work = r->next_work[issue % n + 1] + (issue - issue % n);
  load.issued = at(r, issue)->address;
  load.waited = at(r, wait)->address;
  load.laps = (unsigned)(wait / n - issue / n);
  load.inside = between(r->work, n, issue + 1, wait);
  load.cycles = between(r->cycles, n, issue, wait);
  load.wait_first = load.inside == 0;
  load.barrier_first = barrier_between(r, issue + 1, work);
  *GROW(r->arena, out->loads) = load;
}

// LDGSTS belong to the next commit on the ring.
static void read_async(struct reading *r) {
  size_t n = r->count, first = NOT_FOUND;
  for (size_t p = 0; p < n && first == NOT_FOUND; ++p)
    if (at(r, p)->class == SASS_LDGDEPBAR)
      first = p;
  struct ring_load load = {.async = true};
  size_t issue = 0;
  for (size_t p = first + 1; first != NOT_FOUND && p <= first + n; ++p) {
    const struct sass_instruction *i = at(r, p);
    if (i->class == SASS_LDGSTS && !i->never) {
      ++load.copies;
      issue = p;
    }
    if (i->class != SASS_LDGDEPBAR)
      continue;
    if (load.copies && r->out->loads.count < MOST_LOADS) {
      unsigned scoreboard = i->control.known ? i->control.write : 0;
      size_t wait = scoreboard < 6 ? wait_for(r, p, scoreboard, MOST_LAPS) : NOT_FOUND;
      if (wait == NOT_FOUND)
        r->out->unreadable = "no instruction of the loop waits for its asynchronous copies";
      else
        add_load(r, load, issue, wait);
    }
    load.copies = 0;
  }
}

static void read_staged(struct reading *r) {
  for (size_t p = 0; p < r->count; ++p) {
    if (!r->feed.loads[p])
      continue;
    const struct sass_control c = at(r, p)->control;
    size_t wait = c.known && c.write < 6 ? wait_for(r, p, c.write, 2) : NOT_FOUND;
    if (wait == NOT_FOUND || r->out->loads.count >= MOST_LOADS)
      r->out->unreadable = "no instruction of the loop waits for its loads";
    else
      add_load(r, (struct ring_load){.copies = 1}, p, wait);
  }
}

// What stands between the stores of two tiles: a barrier, and reads of the tile in a loop by warps.
static bool parts_tiles(const struct reading *r, const struct sass_instruction *i) {
  if (i->never)
    return false;
  return r->barriers[r->count] ? i->class == SASS_BAR
                               : i->class == SASS_LDS || i->class == SASS_LDSM;
}

// Tiles of an iteration: commits; for loads through registers the stretches between barriers that
// store to the tile.
static unsigned tiles_of(const struct reading *r, bool async) {
  unsigned tiles = 0;
  size_t n = r->count, first = 0;
  if (async) {
    bool copied = false;
    for (size_t p = 0; p < 2 * n; ++p) {
      copied |= at(r, p)->class == SASS_LDGSTS && !at(r, p)->never;
      if (at(r, p)->class == SASS_LDGDEPBAR) {
        tiles += copied && p >= n;
        copied = false;
      }
    }
    return tiles ? tiles : 1;
  }
  while (first < n && !parts_tiles(r, at(r, first)))
    ++first;
  bool stored = false;
  for (size_t p = first + 1; first < n && p <= first + n; ++p) {
    stored |= r->feed.stores[p % n];
    if (parts_tiles(r, at(r, p))) {
      tiles += stored;
      stored = false;
    }
  }
  return tiles ? tiles : 1;
}

static void judge_loads(struct ring *out) {
  double shares = 0, copies = 0;
  for (size_t k = 0; k < out->loads.count; ++k) {
    struct ring_load *l = &out->loads.at[k];
    const struct ring_load *w = &out->loads.at[out->worst];
    l->share = out->per_tile ? (double)l->inside / (double)out->per_tile : 0;
    if (l->share > 1)
      l->share = 1;
    shares += l->share * l->copies;
    copies += l->copies;
    if (l->share < w->share || (l->share == w->share && l->cycles < w->cycles))
      out->worst = k;
  }
  if (out->loads.count == 0)
    return;
  out->share = out->loads.at[out->worst].share;
  out->mean_share = shares / copies;
}

static bool works(const struct reading *r) {
  for (size_t p = 0; p < r->count; ++p)
    if (r->times[p] > 1 && weight(at(r, p), r->out->work))
      return true;
  return false;
}

// By ring position what inner_blocks() says by block.
static void find_times(struct reading *r, const struct flow *flow, const struct flow_loop *loop,
                       const bool *inner) {
  uint8_t *times = arena_array(r->arena, r->function->code.count, sizeof *times);
  for (size_t k = 0; k < loop->count; ++k)
    for (uint32_t i = flow->blocks[loop->blocks[k]].begin; i < flow->blocks[loop->blocks[k]].end;
         ++i)
      times[i] = inner[loop->blocks[k]] ? INNER_TIMES : 1;
  r->times = arena_array(r->arena, r->count, sizeof *r->times);
  for (size_t p = 0; p < r->count; ++p)
    r->times[p] = times[r->ring[p]];
}

static void find_behind(struct arena *a, const struct flow *flow, const struct flow_loop *loop,
                        struct ring *out) {
  if (out->work != RING_MMA)
    out->behind_unknown = "the loop holds no MMA";
  else if (out->nested)
    out->behind_unknown = "an inner loop holds MMA";
  else if (out->total % out->tiles != 0)
    out->behind_unknown = "the loop's tiles are not alike";
  if (out->behind_unknown)
    return;
  struct sums sums = sums_of(a, flow, loop, out->per_tile);
  out->behind = sums.behind;
  out->behind_unknown = sums.unknown;
}

static struct ring read_loop(struct arena *a, const struct flow *flow, const struct flow_loop *loop,
                             enum variant variant) {
  bool inner;
  const bool *inside = inner_blocks(a, flow, loop, &inner);
  struct census census = census_of_loop(flow, loop, inside);
  struct ring out = {.function = flow->function, .work = work_of(&census)};
  struct reading r = {.arena = a, .function = flow->function, .out = &out};
  bool async =
      census.async && census.commits && variant != VARIANT_LDG && variant != VARIANT_LDG_SINGLE;
  r.ring = flow_ring(a, flow, loop, &r.count);
  r.feed = feed_of(a, flow->function, r.ring, r.count);
  find_times(&r, flow, loop, inside);
  sum_up(&r);
  out.nested = inner && works(&r);
  out.tiles = tiles_of(&r, async);
  out.per_tile = out.total / out.tiles ? out.total / out.tiles : out.total;
  if (async)
    read_async(&r);
  read_staged(&r);
  judge_loads(&out);
  find_behind(a, flow, loop, &out);
  if (!out.unreadable && out.loads.count == 0)
    out.unreadable = "no load of the loop reaches shared memory";
  if (!out.unreadable && out.total == 0)
    out.unreadable = "the loop computes nothing";
  return out;
}

static uint64_t distance(const struct ring *a, const struct ring *b) {
  return a->first > b->first ? a->first - b->first : b->first - a->first;
}

// The tile that one loop leaves is in shared memory when its remainder begins; a loop of its own
// loads its first tile and waits for all threads.
static bool barrier_outside(const struct ring *a, const struct ring *b) {
  uint64_t from = a->first < b->first ? a->last : b->last;
  uint64_t to = a->first < b->first ? b->first : a->first;
  for (size_t i = 0; i < a->function->code.count; ++i) {
    const struct sass_instruction *x = &a->function->code.at[i];
    if (x->class == SASS_BAR && !x->never && x->address > from && x->address < to)
      return true;
  }
  return false;
}

// The loop that takes the tiles an unrolled one leaves is the nearest with the same tile and fewer
// of them an iteration.
static void find_remainder(struct rings *rings, const struct ring *of) {
  struct ring *nearest = NULL;
  for (size_t k = 0; k < rings->list.count; ++k) {
    struct ring *r = &rings->list.at[k];
    if (r->tiles < of->tiles && r->work == of->work && r->per_tile == of->per_tile &&
        r->outer == of->outer && (!nearest || distance(r, of) < distance(nearest, of)) &&
        !barrier_outside(r, of))
      nearest = r;
  }
  if (nearest)
    nearest->remainder = true;
}

// Innermost first, then main loops, then those that could be read, then the most work, then the
// listing's order.
static int better(const void *x, const void *y) {
  const struct ring *a = x, *b = y;
  if (a->outer != b->outer)
    return a->outer ? 1 : -1;
  if (a->remainder != b->remainder)
    return a->remainder ? 1 : -1;
  if (!a->unreadable != !b->unreadable)
    return a->unreadable ? 1 : -1;
  if (a->work != b->work)
    return a->work < b->work ? -1 : 1;
  if (a->total != b->total)
    return a->total > b->total ? -1 : 1;
  return a->first < b->first ? -1 : a->first > b->first;
}

static const char *why_none(const struct flow *flow, enum variant variant, bool *unrolled) {
  struct census c = census_of_function(flow->function);
  if (flow->function->code.count == 0)
    return "the listing holds no instructions of the function";
  if (flow->too_large)
    return "the function is too large";
  *unrolled = pipelined(&c, variant, false);
  if (*unrolled)
    return "the pipelined loop is no loop any more: it was unrolled completely";
  return variant == VARIANT_CP_ASYNC ? "no loop of the function holds asynchronous copies"
                                     : "no loop of the function stores loads to shared memory";
}

// Reads the pipelined ones among the flow's loops.
static void read_loops(struct arena *a, const struct flow *flow, enum variant variant, bool by_warp,
                       struct rings *rings) {
  enum { MOST_RINGS = 64 };
  struct {
    const struct flow_loop **at;
    size_t count, room;
  } loops = {0};
  for (size_t k = 0; k < flow->loops.count && loops.count < MOST_RINGS; ++k) {
    const struct flow_loop *loop = &flow->loops.at[k];
    struct census c = census_of_loop(flow, loop, NULL);
    if (!pipelined(&c, variant, by_warp))
      continue;
    *GROW(a, rings->list) = read_loop(a, flow, loop, variant);
    *GROW(a, loops) = loop;
  }
  for (size_t k = 0; k < loops.count; ++k)
    for (size_t j = 0; j < loops.count; ++j)
      rings->list.at[k].outer |= flow_inside(loops.at[j], loops.at[k]);
  for (size_t k = 0; k < loops.count; ++k)
    if (rings->list.at[k].tiles > 1)
      find_remainder(rings, &rings->list.at[k]);
}

struct rings rings_of(struct arena *a, const struct sass_function *f, enum variant variant) {
  struct rings rings = {0};
  struct flow *flow = flow_of(a, f);
  // Without a barrier in the function a loop through registers can only be one by warps.
  bool staged = variant == VARIANT_LDG || variant == VARIANT_LDG_SINGLE;
  bool by_warp = staged && census_of_function(f).bar == 0;
  read_loops(a, flow, variant, by_warp, &rings);
  if (rings.list.count == 0 && !flow->too_large) {
    flow_add_ranges(a, flow);
    read_loops(a, flow, variant, by_warp, &rings);
  }
  if (rings.list.count)
    qsort(rings.list.at, rings.list.count, sizeof *rings.list.at, better);
  else
    rings.unreadable = why_none(flow, variant, &rings.unrolled);
  return rings;
}

static int by_address(const void *x, const void *y) {
  const struct ring *a = *(const struct ring *const *)x, *b = *(const struct ring *const *)y;
  return a->first < b->first ? -1 : a->first > b->first;
}

const struct ring **rings_best(struct arena *a, const struct rings *rings, size_t n,
                               size_t *count) {
  *count = n < rings->list.count ? n : rings->list.count;
  const struct ring **best = arena_array(a, *count, sizeof *best);
  for (size_t k = 0; k < *count; ++k)
    best[k] = &rings->list.at[k];
  if (*count)
    qsort(best, *count, sizeof *best, by_address);
  return best;
}
