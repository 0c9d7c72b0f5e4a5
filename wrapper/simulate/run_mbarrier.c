// mbarrier instructions, and arrivals of asynchronous copies.
#include "simulate/access.h"
#include "simulate/lanes.h"

#include <string.h>

// ---- the object ----

static bool located(struct warp *w, const struct op *o, unsigned lane, uint64_t address,
                    uint32_t *offset) {
  if (o->space == PTX_GENERIC && (address < SHARED_WINDOW || address >= LOCAL_WINDOW)) {
    machine_fault(w, o, lane, FAULT_BOUNDS, address,
                  "0x%llx is no address of shared memory, where mbarriers are",
                  (unsigned long long)address);
    return false;
  }
  address &= WINDOW_BYTES - 1;
  *offset = (uint32_t)address;
  if (address % MBARRIER_BYTES == 0)
    return true;
  machine_fault(w, o, lane, FAULT_MISALIGNED, address, "an mbarrier of 8 bytes at 0x%llx",
                (unsigned long long)address);
  return false;
}

// The mbarrier at the lane's address; NULL after a fault.
static struct mbarrier *object(struct warp *w, const struct op *o, unsigned lane,
                               uint64_t address) {
  uint32_t offset;
  if (!located(w, o, lane, address, &offset))
    return NULL;
  struct mbarrier *m = mbarrier_find(&w->block->mbarriers, offset);
  if (!m)
    machine_fault(w, o, lane, FAULT_MBARRIER, offset,
                  "nothing at 0x%x of shared memory was initialised as an mbarrier", offset);
  else if (!shared_ordered(warp_accessor(w, lane), m->maker, m->made_time, m->made_syncs)) {
    machine_fault(w, o, lane, FAULT_RACE, offset,
                  "use of the mbarrier at 0x%x after thread %u of the block initialised it, with "
                  "no barrier between",
                  offset, m->maker);
    return NULL;
  }
  return m;
}

static uint64_t address_of(const struct warp *w, const struct op *o, unsigned lane) {
  return w->reg[o->a][lane] + (uint64_t)o->offset;
}

static bool fine(struct warp *w, const struct op *o, unsigned lane, const struct mbarrier *m,
                 enum mbarrier_wrong wrong, int64_t count) {
  switch (wrong) {
  case MBARRIER_FINE:
    return true;
  case MBARRIER_COUNT:
    machine_fault(w, o, lane, FAULT_MBARRIER, m->offset,
                  "a count of %lld for the mbarrier at 0x%x: 1 to %d fit", (long long)count,
                  m->offset, MBARRIER_MOST);
    return false;
  case MBARRIER_TOO_MANY:
    machine_fault(w, o, lane, FAULT_MBARRIER, m->offset,
                  "%lld more arrivals at the mbarrier at 0x%x: phase %u waits for %u, of %u",
                  (long long)count, m->offset, m->phase, m->pending, m->expected);
    return false;
  case MBARRIER_COMPLETES:
    machine_fault(w, o, lane, FAULT_MBARRIER, m->offset,
                  "arrive.noComplete at the mbarrier at 0x%x completes phase %u", m->offset,
                  m->phase);
    return false;
  case MBARRIER_TOKEN:
    machine_fault(w, o, lane, FAULT_MBARRIER, m->offset,
                  "a wait at the mbarrier at 0x%x for what no arrival at it returned", m->offset);
    return false;
  case MBARRIER_OLD:
    machine_fault(w, o, lane, FAULT_MBARRIER, m->offset,
                  "a wait at the mbarrier at 0x%x for a phase before the last; %u are complete",
                  m->offset, m->phase);
    return false;
  }
  return false;
}

static void run_init(struct warp *w, const struct op *o, uint32_t mask) {
  for (uint32_t k = mask; k; k &= k - 1) {
    unsigned lane = warp_lane(k);
    uint32_t offset, count = (uint32_t)w->reg[o->b][lane];
    if (!located(w, o, lane, address_of(w, o, lane), &offset))
      return;
    uint8_t *p = access_shared(w, o, lane, offset, MBARRIER_BYTES, ACCESS_WRITE);
    if (!p)
      return;
    struct mbarrier made = {.offset = offset};
    if (count == 0 || count > MBARRIER_MOST) {
      fine(w, o, lane, &made, MBARRIER_COUNT, count);
      return;
    }
    if (mbarrier_within(&w->block->mbarriers, offset, MBARRIER_BYTES)) {
      machine_fault(w, o, lane, FAULT_MBARRIER, offset,
                    "an mbarrier is at 0x%x of shared memory already, and was not invalidated",
                    offset);
      return;
    }
    struct accessor by = warp_accessor(w, lane);
    struct mbarrier *m = mbarrier_add(w->block->run->arena, &w->block->mbarriers, offset, count);
    m->maker = by.thread;
    m->made_time = w->block->shared.time;
    m->made_syncs = by.syncs;
  }
}

static void run_inval(struct warp *w, const struct op *o, uint32_t mask) {
  for (uint32_t k = mask; k; k &= k - 1) {
    unsigned lane = warp_lane(k);
    struct mbarrier *m = object(w, o, lane, address_of(w, o, lane));
    if (!m || !access_shared(w, o, lane, m->offset, MBARRIER_BYTES, ACCESS_WRITE))
      return;
    mbarrier_remove(&w->block->mbarriers, m);
  }
}

// ---- arriving ----

// What these lanes did before is ordered before what those do that find the phase complete. Of the
// warp's other lanes that is so up to where they were last synchronised.
static void hand_on(struct warp *w, struct mbarrier *m, uint32_t lanes) {
  struct shared *s = &w->block->shared;
  view_join(&m->gathered, &w->view);
  if (!(w->live & ~lanes))
    m->gathered.seen[w->index] = s->time;
  else {
    if (w->synced > m->gathered.seen[w->index])
      m->gathered.seen[w->index] = w->synced;
    partly_join(&m->gathered.partly[w->index], (struct partly){s->time, lanes});
  }
  ++s->time;
}

// Lanes with the same mbarrier, which are `same`, arrive one after another.
static bool arrive_at(struct warp *w, const struct op *o, struct mbarrier *m, uint32_t same) {
  const struct ptx_instruction *i = o->source;
  bool drop = ptx_has(i, "arrive_drop"), bytes = ptx_has(i, "expect_tx");
  if (!ptx_has(i, "relaxed"))
    hand_on(w, m, same);
  for (uint32_t k = same; k; k &= k - 1) {
    unsigned lane = warp_lane(k);
    uint64_t token = mbarrier_token(m);
    uint32_t count = o->b != NO_SLOT && !bytes ? (uint32_t)w->reg[o->b][lane] : 1;
    if (bytes) {
      uint32_t more = (uint32_t)w->reg[o->b][lane];
      if (!fine(w, o, lane, m, mbarrier_expect_bytes(m, more), more))
        return false;
    }
    if (!fine(w, o, lane, m, mbarrier_arrive(m, count, drop, !ptx_has(i, "noComplete")), count))
      return false;
    if (o->d != NO_SLOT)
      w->reg[o->d][lane] = token;
  }
  return true;
}

static void run_arrive(struct warp *w, const struct op *o, uint32_t mask) {
  while (mask) {
    unsigned first = warp_lane(mask);
    uint64_t address = address_of(w, o, first);
    struct mbarrier *m = object(w, o, first, address);
    uint32_t same = 0;
    for (uint32_t k = mask; k; k &= k - 1)
      same |= (uint32_t)(address_of(w, o, warp_lane(k)) == address) << warp_lane(k);
    if (!m || !arrive_at(w, o, m, same))
      return;
    mask &= ~same;
  }
}

// expect_tx and complete_tx by themselves.
static void run_bytes(struct warp *w, const struct op *o, uint32_t mask) {
  int64_t sign = ptx_has(o->source, "complete_tx") ? -1 : 1;
  for (uint32_t k = mask; k; k &= k - 1) {
    unsigned lane = warp_lane(k);
    struct mbarrier *m = object(w, o, lane, address_of(w, o, lane));
    int64_t bytes = sign * (int64_t)(uint32_t)w->reg[o->b][lane];
    if (!m || !fine(w, o, lane, m, mbarrier_expect_bytes(m, bytes), bytes))
      return;
  }
}

// ---- arrivals of copies ----

static void arrive_later(struct warp *w, const struct arrival *a) {
  machine_land_before(w, a->lane, a->number);
  struct mbarrier *m = mbarrier_find(&w->block->mbarriers, a->mbarrier);
  if (!m) {
    machine_fault(w, a->op, a->lane, FAULT_MBARRIER, a->mbarrier,
                  "the mbarrier at 0x%x was invalidated while copies were to arrive at it",
                  a->mbarrier);
    return;
  }
  hand_on(w, m, UINT32_C(1) << a->lane);
  fine(w, a->op, a->lane, m, mbarrier_arrive(m, 1, false, true), 1);
}

static void run_copies_arrive(struct warp *w, const struct op *o, uint32_t mask) {
  for (uint32_t k = mask; k; k &= k - 1) {
    unsigned lane = warp_lane(k);
    struct mbarrier *m = object(w, o, lane, w->reg[o->d][lane] + (uint64_t)o->to);
    if (!m)
      return;
    if (!ptx_has(o->source, "noinc") && !fine(w, o, lane, m, mbarrier_expect_arrival(m), 1))
      return;
    struct arrival a = {m->offset, w->issued, (uint8_t)lane, o};
    if (w->block->run->launch->at_once)
      arrive_later(w, &a);
    else
      *GROW(w->block->run->arena, w->arrivals) = a;
  }
}

// Copies arrive as late as they may: when somebody waits for them.
static void bring(struct block *b, uint32_t offset) {
  for (unsigned v = 0; v < b->warps; ++v) {
    struct warp *w = &b->warp[v];
    size_t kept = 0, count = w->arrivals.count;
    for (size_t i = 0; i < count; ++i) {
      struct arrival a = w->arrivals.at[i];
      if (a.mbarrier == offset)
        arrive_later(w, &a);
      else
        w->arrivals.at[kept++] = a;
    }
    w->arrivals.count = kept;
  }
}

// ---- waiting ----

static bool complete(struct warp *w, const struct op *o, unsigned lane, const struct mbarrier *m,
                     bool *out) {
  uint64_t x = w->reg[o->b][lane];
  if (!ptx_has(o->source, "parity"))
    return fine(w, o, lane, m, mbarrier_test(m, x, out), 0);
  if (x > 1) {
    machine_fault(w, o, lane, FAULT_MBARRIER, m->offset,
                  "a wait at the mbarrier at 0x%x for parity %llu: it is 0 or 1", m->offset,
                  (unsigned long long)x);
    return false;
  }
  *out = mbarrier_test_parity(m, (uint32_t)x);
  return true;
}

static void run_test(struct warp *w, const struct op *o, uint32_t mask) {
  uint32_t passed = 0;
  for (uint32_t k = mask; k; k &= k - 1) {
    unsigned lane = warp_lane(k);
    struct mbarrier *m = object(w, o, lane, address_of(w, o, lane));
    bool is = false;
    if (!m || !complete(w, o, lane, m, &is))
      return;
    if (!is) {
      bring(w->block, m->offset);
      if (w->block->run->fault || !complete(w, o, lane, m, &is))
        return;
    }
    if (!is)
      continue;
    passed |= UINT32_C(1) << lane;
    if (!ptx_has(o->source, "relaxed"))
      view_join(&w->view, &m->done);
  }
  set_predicate(w, o->d, mask, passed);
  // Its lanes hand on to each other as well.
  w->syncs += passed != 0;
  if (passed != mask) {
    w->polled = true;
    w->waits_for = address_of(w, o, warp_lane(mask & ~passed)) & (WINDOW_BYTES - 1);
    w->waits_at = o;
    w->waits_lane = (uint8_t)warp_lane(mask & ~passed);
  }
}

void mbarrier_stuck(struct warp *w) {
  const struct mbarrier *m = mbarrier_find(&w->block->mbarriers, (uint32_t)w->waits_for);
  if (m)
    machine_fault(w, w->waits_at, w->waits_lane, FAULT_BARRIER, m->offset,
                  "mbarrier at 0x%x: phase %u still waits for %u of %u arrivals and for %d bytes, "
                  "and all warps wait",
                  m->offset, m->phase, m->pending, m->expected, m->bytes);
}

static void run_pending(struct warp *w, const struct op *o, uint32_t mask) {
  const uint64_t *a = w->reg[o->a];
  uint64_t *d = w->reg[o->d];
  EACH_LANE(mask, d[l] = mbarrier_token_pending(a[l]));
}

// ---- choosing ----

run_op *mbarrier_op(struct op *o) {
  const struct ptx_instruction *i = o->source;
  if (str_is(i->opcode, "cp"))
    return ptx_has(i, "mbarrier") && ptx_has(i, "arrive") && !ptx_has(i, "bulk") && o->d != NO_SLOT
               ? run_copies_arrive
               : NULL;
  if (!str_is(i->opcode, "mbarrier") || i->suffix_count == 0 || o->a == NO_SLOT)
    return NULL;
  struct str what = i->suffixes[0];
  bool value = o->b != NO_SLOT, result = o->d != NO_SLOT;
  if (str_is(what, "inval"))
    return run_inval;
  if (str_is(what, "init"))
    return value ? run_init : NULL;
  if (str_is(what, "arrive") || str_is(what, "arrive_drop"))
    return value || !ptx_has(i, "expect_tx") ? run_arrive : NULL;
  if (str_is(what, "expect_tx") || str_is(what, "complete_tx"))
    return value ? run_bytes : NULL;
  if (str_is(what, "test_wait") || str_is(what, "try_wait"))
    return value && result ? run_test : NULL;
  return str_is(what, "pending_count") && result ? run_pending : NULL;
}
