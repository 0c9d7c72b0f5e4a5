#include "simulate/machine.h"

#include "simulate/call.h"
#include "simulate/parted.h"

#include <stdlib.h>
#include <string.h>

// ---- frames ----

void machine_thread(const struct warp *w, unsigned lane, uint32_t thread[3]) {
  const uint32_t *size = w->block->run->launch->block;
  uint32_t n = w->index * LANES + lane;
  thread[0] = n % size[0];
  thread[1] = n / size[0] % size[1];
  thread[2] = n / size[0] / size[1];
}

static uint64_t dynamic_base(const struct run *r) {
  return ((uint64_t)r->program->static_shared + 15) / 16 * 16;
}

static uint64_t preset_value(const struct warp *w, const struct frame *f, const struct preset *p,
                             unsigned lane) {
  const struct run *r = w->block->run;
  uint32_t thread[3];
  switch (p->kind) {
  case PRESET_VALUE:
    return p->value;
  case PRESET_LOCAL:
    return f->local + p->value;
  case PRESET_PARAM:
    return p->value;
  case PRESET_TID:
    machine_thread(w, lane, thread);
    return thread[p->value];
  case PRESET_NTID:
    return r->launch->block[p->value];
  case PRESET_CTAID:
    return w->block->id[p->value];
  case PRESET_NCTAID:
    return r->launch->grid[p->value];
  case PRESET_LANE:
    return lane;
  case PRESET_WARP:
    return w->index;
  case PRESET_WARPS:
    return w->block->warps;
  case PRESET_LANEMASK: {
    uint32_t own = UINT32_C(1) << lane, below = own - 1;
    const uint32_t masks[] = {own, below, below | own, ~(below | own), ~below};
    return masks[p->value];
  }
  case PRESET_DYNAMIC:
    return dynamic_base(r) + p->value;
  case PRESET_DYNAMIC_BYTES:
    return r->launch->dynamic_shared;
  case PRESET_TOTAL_SHARED:
    return dynamic_base(r) + r->launch->dynamic_shared;
  }
  return 0;
}

static void fill_presets(const struct warp *w, const struct frame *f) {
  for (size_t i = 0; i < f->code->presets.count; ++i) {
    const struct preset *p = &f->code->presets.at[i];
    for (unsigned lane = 0; lane < LANES; ++lane)
      f->reg[p->slot][lane] = preset_value(w, f, p, lane);
  }
}

enum { DEEPEST_CALL = 256, MOST_FRAMES = 1 << 30 };

static bool enough_local(struct warp *w, uint32_t bytes) {
  if (bytes <= w->local_room)
    return true;
  if (bytes > MOST_LOCAL)
    return false;
  struct arena *a = w->block->run->arena;
  uint32_t room = bytes < 1024 ? 1024 : bytes * 2;
  uint8_t *data = arena_array(a, LANES, room);
  for (unsigned l = 0; l < LANES && w->local_room; ++l)
    memcpy(data + (size_t)l * room, w->local + (size_t)l * w->local_room, w->local_room);
  w->local = data;
  w->local_room = room;
  return true;
}

// A new innermost frame. Its registers keep what an earlier call left there: PTX gives them no
// value.
struct frame *machine_push(struct warp *w, const struct code *code, const struct op *call,
                           uint32_t mask) {
  struct arena *a = w->block->run->arena;
  uint32_t local = 0;
  if (w->frames.count) {
    const struct frame *f = &w->frames.at[w->frames.count - 1];
    local = f->local + f->code->local_bytes;
  }
  struct run *r = w->block->run;
  if (w->frames.count == DEEPEST_CALL || r->frame_bytes > MOST_FRAMES ||
      !enough_local(w, local + code->local_bytes))
    return NULL;
  size_t made = w->frames.made;
  struct frame *f = GROW(a, w->frames);
  if (w->frames.count > made) {
    *f = (struct frame){0};
    w->frames.made = w->frames.count;
  }
  f->code = code;
  f->call = call;
  f->mask = mask;
  f->local = local;
  f->bottom = w->entries.count;
  if (code->slots > f->rows) {
    f->reg = arena_array(a, code->slots, sizeof *f->reg);
    f->rows = code->slots;
    r->frame_bytes += (uint64_t)code->slots * sizeof *f->reg;
  }
  if ((size_t)code->param_bytes * LANES > f->param_room) {
    f->param_room = (size_t)code->param_bytes * LANES;
    f->param = arena_alloc(a, f->param_room);
  }
  w->reg = f->reg;
  fill_presets(w, f);
  return f;
}

static void enter(struct warp *w, uint32_t pc, uint32_t meet, uint32_t mask) {
  *GROW(w->block->run->arena, w->entries) = (struct entry){pc, meet, mask};
}

static void pop_frame(struct warp *w) {
  call_return(w);
  --w->frames.count;
  w->reg = w->frames.count ? w->frames.at[w->frames.count - 1].reg : NULL;
}

// ---- asynchronous copies ----

void machine_land(struct warp *w, unsigned lane, uint32_t left) {
  size_t kept = 0;
  for (size_t i = 0; i < w->copies.count; ++i) {
    struct copy c = w->copies.at[i];
    if (c.lane == lane && c.group + left < w->groups[lane])
      copy_arrive(w, &c);
    else
      w->copies.at[kept++] = c;
  }
  w->copies.count = kept;
}

void machine_land_before(struct warp *w, unsigned lane, uint64_t number) {
  size_t kept = 0;
  for (size_t i = 0; i < w->copies.count; ++i) {
    struct copy c = w->copies.at[i];
    if (c.lane == lane && c.number < number)
      copy_arrive(w, &c);
    else
      w->copies.at[kept++] = c;
  }
  w->copies.count = kept;
}

// ---- flow ----

// Sends the lanes in `taken` to `target`, the rest of the entry on; they meet again at o->meet.
static void part(struct warp *w, const struct op *o, uint32_t taken, uint32_t target) {
  struct entry *e = &w->entries.at[w->entries.count - 1];
  uint32_t mask = e->mask & w->live, rest = mask & ~taken, next = e->pc + 1;
  if (!rest) {
    e->pc = target;
    return;
  }
  if (!taken) {
    e->pc = next;
    return;
  }
  uint32_t meet = o->meet;
  if (meet == e->meet)
    --w->entries.count; // they meet where this entry ends
  else
    e->pc = meet;
  if (next != meet)
    enter(w, next, meet, rest);
  if (target != meet)
    enter(w, target, meet, taken);
}

static void count_trip(struct warp *w, const struct op *o, uint32_t target) {
  struct frame *f = &w->frames.at[w->frames.count - 1];
  if (target > o->index)
    return;
  for (size_t i = 0; i < f->code->graph->loops.count; ++i)
    if (f->code->graph->loops.at[i].head == target)
      ++f->code->trips[i];
}

static void branch_by_table(struct warp *w, const struct op *o, uint32_t mask) {
  const struct ptx_table *t = o->extra;
  const uint64_t *index = w->reg[o->a];
  uint32_t left = mask, size = (uint32_t)w->frames.at[w->frames.count - 1].code->count;
  struct entry own = w->entries.at[w->entries.count - 1];
  --w->entries.count;
  if (own.meet != o->meet)
    enter(w, o->meet, own.meet, own.mask);
  while (left) {
    uint32_t which = (uint32_t)index[warp_lane(left)], same = 0;
    for (uint32_t m = left; m; m &= m - 1)
      if ((uint32_t)index[warp_lane(m)] == which)
        same |= m & -m;
    if (which >= t->targets.count || t->targets.at[which] < 0) {
      machine_fault(w, o, warp_lane(left), FAULT_BOUNDS, 0, "branch %u of a table of %zu targets",
                    which, t->targets.count);
      return;
    }
    uint32_t target = (uint32_t)t->targets.at[which];
    if (target < size && target != o->meet)
      enter(w, target, o->meet, same);
    left &= ~same;
  }
  if (own.mask & ~mask && o->index + 1 != o->meet) // lanes whose guard was false
    enter(w, o->index + 1, o->meet, own.mask & ~mask);
}

// ---- barriers ----

static void arrive(struct warp *w, const struct op *o, uint32_t mask) {
  struct block *b = w->block;
  const struct ptx_instruction *i = o->source;
  uint32_t number = (uint32_t)w->reg[o->a][warp_lane(mask)];
  bool red = ptx_has(i, "red"), only = ptx_has(i, "arrive");
  // bar.red d, a, {b,} p: the predicate is the last operand.
  uint32_t count_slot = red ? (o->c != NO_SLOT ? o->b : NO_SLOT) : o->b;
  uint32_t predicate = red ? (o->c != NO_SLOT ? o->c : o->b) : NO_SLOT;
  uint32_t expected = count_slot == NO_SLOT ? b->warps * LANES : (uint32_t)w->reg[count_slot][0];
  if (number >= 16) {
    machine_fault(w, o, warp_lane(mask), FAULT_BARRIER, 0, "there is no barrier %u", number);
    return;
  }
  if (expected == 0 || expected % LANES != 0) {
    machine_fault(w, o, warp_lane(mask), FAULT_BARRIER, 0,
                  "barrier %u is waited for with %u threads: it takes a multiple of %d", number,
                  expected, LANES);
    return;
  }
  uint32_t whole =
      b->threads - w->index * LANES >= LANES ? ALL_LANES : (UINT32_C(1) << b->threads % LANES) - 1;
  // Threads that have ended are not waited for, nor those that are about to.
  w->live &= ~warp_ending(w, whole & ~mask & w->live);
  if (mask != (whole & w->live)) {
    uint32_t missing = whole & w->live & ~mask;
    machine_fault(w, o, warp_lane(missing), FAULT_BARRIER, 0,
                  "barrier %u: %u of the warp's %d threads are not there", number,
                  (unsigned)__builtin_popcount(missing), __builtin_popcount(whole));
    return;
  }
  struct barrier *k = &b->barriers[number];
  if (!k->expected)
    *k = (struct barrier){.expected = expected, .all = ALL_LANES};
  if (k->expected != expected) {
    machine_fault(w, o, warp_lane(mask), FAULT_BARRIER, 0,
                  "barrier %u is waited for with %u and with %u threads", number, k->expected,
                  expected);
    return;
  }
  k->arrived += LANES;
  k->warps |= UINT32_C(1) << w->index;
  view_join(&k->view, &w->view);
  k->view.seen[w->index] = b->shared.time;
  if (red) {
    uint32_t p = (uint32_t)w->reg[predicate][0] & mask;
    if (o->negated)
      p = mask & ~p;
    k->all &= p == mask ? ALL_LANES : 0;
    k->any |= p;
    k->sum += (uint32_t)__builtin_popcount(p);
  }
  if (only)
    ++b->shared.time; // what the warp does from now on is not ordered before
  else {
    w->state = WARP_WAITING;
    w->barrier = number;
    k->waiting |= UINT32_C(1) << w->index;
  }
}

// All that came before in the warps that arrived is ordered before what comes after in those that
// wait.
static void release(struct block *b, struct barrier *k) {
  uint32_t all = b->warps < MOST_WARPS ? (UINT32_C(1) << b->warps) - 1 : UINT32_MAX;
  if (k->waiting == all)
    k->view.all = b->shared.time;
  ++b->shared.time;
  for (unsigned w = 0; w < b->warps; ++w) {
    struct warp *x = &b->warp[w];
    if (k->warps >> w & 1) {
      ++x->syncs;
      x->synced = b->shared.time - 1;
    }
    if (!(k->waiting >> w & 1))
      continue;
    x->view = k->view;
    x->state = WARP_READY;
    struct entry *e = &x->entries.at[x->entries.count - 1];
    const struct op *o = &x->frames.at[x->frames.count - 1].code->ops[e->pc];
    if (ptx_has(o->source, "red")) {
      uint64_t *d = x->reg[o->d];
      if (ptx_has(o->source, "popc"))
        for (unsigned l = 0; l < LANES; ++l)
          d[l] = k->sum;
      else
        d[0] = (ptx_has(o->source, "and") ? k->all != 0 : k->any != 0) ? ALL_LANES : 0;
    }
    ++e->pc;
  }
  *k = (struct barrier){0};
}

// A barrier of the whole block does without warps that have ended.
static void release_full(struct block *b) {
  uint32_t ended = 0;
  for (unsigned w = 0; w < b->warps; ++w)
    ended |= (uint32_t)(b->warp[w].state == WARP_DONE) << w;
  for (unsigned i = 0; i < 16; ++i) {
    struct barrier *k = &b->barriers[i];
    // One that arrived before it ended counts once.
    uint32_t others = (uint32_t)__builtin_popcount(ended & ~k->warps);
    uint32_t absent = k->expected == b->warps * LANES ? others * LANES : 0;
    if (k->expected && k->arrived + absent >= k->expected)
      release(b, k);
  }
}

// ---- steps ----

static void leave(struct warp *w, uint32_t mask) {
  struct frame *f = &w->frames.at[w->frames.count - 1];
  for (size_t i = f->bottom; i < w->entries.count; ++i)
    w->entries.at[i].mask &= ~mask;
}

// Takes away entries that are through; false when the warp is done.
static bool settle(struct warp *w) {
  while (w->frames.count) {
    struct frame *f = &w->frames.at[w->frames.count - 1];
    while (w->entries.count > f->bottom) {
      struct entry *e = &w->entries.at[w->entries.count - 1];
      e->mask &= w->live;
      if (e->mask && e->pc != e->meet && e->pc < f->code->count)
        return true;
      --w->entries.count;
    }
    pop_frame(w);
  }
  return false;
}

static uint32_t guarded(const struct warp *w, const struct op *o, uint32_t mask) {
  if (!o->guarded)
    return mask;
  uint32_t p = (uint32_t)w->reg[o->guard][0];
  return mask & (o->guard_negated ? ~p : p);
}

static void step(struct warp *w) {
  struct entry *e = &w->entries.at[w->entries.count - 1];
  const struct code *code = w->frames.at[w->frames.count - 1].code;
  const struct op *o = &code->ops[e->pc];
  uint32_t mask = guarded(w, o, e->mask);
  struct run *r = w->block->run;
  ++r->steps;
  if (o->control == CONTROL_NONE) {
    ++e->pc;
    if (mask) {
      struct counter *c = &code->counters[o->index];
      unsigned lanes = (unsigned)__builtin_popcount(mask);
      ++c->warps;
      c->lanes += lanes;
      r->lanes += lanes;
      o->run(w, o, mask);
    }
    return;
  }
  bool again = o->control == CONTROL_WARP_BARRIER && mask & (w->meeting | w->met);
  if (!again) {
    struct counter *c = &code->counters[o->index];
    ++c->warps;
    c->lanes += (unsigned)__builtin_popcount(mask);
    r->lanes += (unsigned)__builtin_popcount(mask);
  }
  switch (o->control) {
  case CONTROL_BRANCH:
    if (mask)
      count_trip(w, o, o->target);
    part(w, o, mask, o->target);
    break;
  case CONTROL_TABLE:
    if (mask)
      branch_by_table(w, o, mask);
    else
      ++e->pc;
    break;
  case CONTROL_CALL:
    ++e->pc;
    if (mask)
      call_function(w, o, mask);
    break;
  case CONTROL_RETURN:
    ++e->pc;
    leave(w, mask);
    if (w->frames.count == 1)
      w->live &= ~mask;
    break;
  case CONTROL_EXIT:
    ++e->pc;
    w->live &= ~mask;
    break;
  case CONTROL_BARRIER:
    if (mask)
      arrive(w, o, mask);
    if (w->state != WARP_WAITING)
      ++e->pc;
    break;
  case CONTROL_WARP_BARRIER:
    if (mask)
      warp_sync(w, o, mask);
    else
      ++e->pc;
    break;
  case CONTROL_NONE:
    break;
  }
}

// ---- waiting for an mbarrier ----

// Waiting is polling: it counts as that and nothing else when a warp polls again soon.
static void after_poll(struct warp *w) {
  enum { SOON = 256 };
  w->polls = w->since_poll < SOON ? w->polls + 1 : 1;
  w->since_poll = 0;
  w->polled = false;
  warp_turn(w);
}

// Does every warp wait, and for long, for what none of the others brings?
static bool all_poll(const struct block *b) {
  enum { LONG = 1 << 14 };
  bool any = false;
  for (unsigned w = 0; w < b->warps; ++w) {
    const struct warp *x = &b->warp[w];
    if (x->state == WARP_READY && (x->polls < LONG || x->since_poll))
      return false;
    any |= x->state == WARP_READY;
  }
  return any;
}

// Runs a warp for some instructions, or until it waits or is done.
static void advance(struct warp *w, uint64_t quantum) {
  struct run *r = w->block->run;
  uint64_t n = 0;
  for (; n < quantum && w->state == WARP_READY && !r->fault; ++n) {
    if (!settle(w)) {
      for (unsigned l = 0; l < LANES; ++l) {
        ++w->groups[l]; // what was never waited for arrives some time
        machine_land(w, l, 0);
      }
      w->state = WARP_DONE;
      return;
    }
    step(w);
    if (w->polled) {
      w->since_poll += n + 1;
      after_poll(w);
      return;
    }
  }
  w->since_poll += n;
}

// ---- blocks ----

static void start_warp(struct block *b, unsigned index) {
  struct warp *w = &b->warp[index];
  w->block = b;
  w->index = index;
  w->live =
      b->threads - index * LANES >= LANES ? ALL_LANES : (UINT32_C(1) << b->threads % LANES) - 1;
  w->state = WARP_READY;
  w->syncs = 1;
  w->synced = 0;
  w->meeting = w->met = 0;
  w->view = (struct view){0};
  w->polled = false;
  w->polls = 0;
  w->since_poll = 0;
  memset(w->groups, 0, sizeof w->groups);
  w->frames.count = w->entries.count = w->copies.count = w->arrivals.count = 0;
  const struct code *code = program_code(b->run->program, b->run->launch->kernel);
  if (!code->count)
    return;
  if (!machine_push(w, code, NULL, w->live)) {
    machine_fault(w, code->ops, 0, FAULT_UNSUPPORTED, 0, "its registers take more than %d bytes",
                  MOST_FRAMES);
    return;
  }
  enter(w, 0, code->count, w->live);
}

static uint64_t next_random(struct run *r) {
  r->random ^= r->random << 13;
  r->random ^= r->random >> 7;
  r->random ^= r->random << 17;
  return r->random;
}

static void wait_fault(struct block *b) {
  for (unsigned w = 0; w < b->warps; ++w) {
    struct warp *x = &b->warp[w];
    if (x->state != WARP_WAITING)
      continue;
    const struct barrier *k = &b->barriers[x->barrier];
    uint32_t all = k->expected == b->warps * LANES ? b->threads : k->expected;
    const struct entry *e = &x->entries.at[x->entries.count - 1];
    machine_fault(x, &x->frames.at[x->frames.count - 1].code->ops[e->pc], warp_lane(e->mask),
                  FAULT_BARRIER, 0,
                  "barrier %u: %u of %u threads came; the others have ended or wait elsewhere",
                  x->barrier, k->arrived < all ? k->arrived : all, all);
    return;
  }
}

static uint64_t most_steps(const struct launch *l) {
  return l->most_steps ? l->most_steps : UINT64_C(1) << 32;
}

// One round of the schedule; false when no warp could go on.
static bool round_of(struct block *b, unsigned turn) {
  struct run *r = b->run;
  bool any = false;
  for (unsigned k = 0; k < b->warps && !r->fault; ++k) {
    unsigned index = k;
    uint64_t quantum = 16;
    if (r->launch->schedule == SCHEDULE_RANDOM) {
      index = (unsigned)(next_random(r) % b->warps);
      quantum = 1 + next_random(r) % 64;
    } else if (r->launch->schedule == SCHEDULE_ADVERSARIAL) {
      index = turn % 2 ? k : b->warps - 1 - k;
      quantum = UINT64_MAX;
    }
    if (b->warp[index].state != WARP_READY)
      continue;
    any = true;
    uint64_t left = r->limit > r->steps ? r->limit - r->steps : 0;
    advance(&b->warp[index], quantum < left + 1 ? quantum : left + 1);
    release_full(b);
    if (!r->fault && b->warp[index].polls && all_poll(b)) {
      mbarrier_stuck(&b->warp[index]);
      break;
    }
    if (r->steps >= r->limit && !r->fault && b->warp[index].state == WARP_READY &&
        settle(&b->warp[index])) {
      struct warp *w = &b->warp[index];
      const struct entry *e = &w->entries.at[w->entries.count - 1];
      machine_fault(w, &w->frames.at[w->frames.count - 1].code->ops[e->pc], warp_lane(e->mask),
                    FAULT_ENDLESS, 0, "still running after %llu instructions of its warps",
                    (unsigned long long)most_steps(r->launch));
    }
  }
  return any;
}

static bool all_done(const struct block *b) {
  for (unsigned w = 0; w < b->warps; ++w)
    if (b->warp[w].state != WARP_DONE)
      return false;
  return true;
}

static void run_block(struct run *r, const uint32_t id[3]) {
  struct block *b = &r->block;
  memcpy(b->id, id, sizeof b->id);
  shared_reset(&b->shared);
  memset(b->barriers, 0, sizeof b->barriers);
  b->mbarriers.count = 0;
  b->flying = 0;
  r->limit = r->steps + most_steps(r->launch);
  for (unsigned w = 0; w < b->warps; ++w)
    start_warp(b, w);
  for (unsigned turn = 0; !r->fault && !all_done(b); ++turn)
    if (!round_of(b, turn) && !r->fault) {
      bool ready = false;
      for (unsigned w = 0; w < b->warps; ++w)
        ready |= b->warp[w].state == WARP_READY;
      if (!ready) {
        wait_fault(b);
        return;
      }
    }
  if (!r->fault && r->launch->block_done)
    r->launch->block_done(r->launch->context);
}

struct fault *launch_run(struct program *p, const struct launch *l, struct outcome_counts *counts) {
  struct run r = {.arena = p->arena,
                  .program = p,
                  .launch = l,
                  .random = l->seed * UINT64_C(0x9e3779b97f4a7c15) + 1,
                  .print = l->print};
  struct block *b = &r.block;
  b->run = &r;
  b->threads = l->block[0] * l->block[1] * l->block[2];
  b->warps = (b->threads + LANES - 1) / LANES;
  b->warp = arena_array(p->arena, b->warps, sizeof *b->warp);
  shared_init(&b->shared, p->arena, (uint32_t)dynamic_base(&r) + l->dynamic_shared);
  launch_layout(p->arena, l->kernel, &r.param_bytes);
  r.params = arena_alloc(p->arena, r.param_bytes + 1);
  if (r.param_bytes)
    memcpy(r.params, l->params, r.param_bytes);
  for (size_t i = 0; l->blocks && i < l->block_count && !r.fault; ++i)
    run_block(&r, l->blocks[i]);
  if (!l->blocks)
    for (uint32_t z = 0; z < l->grid[2]; ++z)
      for (uint32_t y = 0; y < l->grid[1]; ++y)
        for (uint32_t x = 0; x < l->grid[0] && !r.fault; ++x)
          run_block(&r, (uint32_t[3]){x, y, z});
  if (counts)
    *counts = (struct outcome_counts){r.steps, r.lanes};
  return r.fault;
}
