#include "simulate/mbarrier.h"

// A token: pending arrivals, phase and place of the mbarrier, so that a wrong one is told.
enum { PENDING_BITS = 20, PLACE_BITS = 20, PHASE_BITS = 24 };

static uint64_t low(uint64_t x, unsigned bits) {
  return x & ((UINT64_C(1) << bits) - 1);
}

struct mbarrier *mbarrier_find(const struct mbarriers *list, uint32_t offset) {
  for (size_t i = 0; i < list->count; ++i)
    if (list->at[i].offset == offset)
      return &list->at[i];
  return NULL;
}

const struct mbarrier *mbarrier_within(const struct mbarriers *list, uint32_t offset,
                                       unsigned bytes) {
  for (size_t i = 0; i < list->count; ++i)
    if (offset < list->at[i].offset + MBARRIER_BYTES && list->at[i].offset < offset + bytes)
      return &list->at[i];
  return NULL;
}

struct mbarrier *mbarrier_add(struct arena *a, struct mbarriers *list, uint32_t offset,
                              uint32_t expected) {
  struct mbarrier *m = GROW(a, *list);
  *m = (struct mbarrier){.offset = offset, .expected = expected, .pending = expected};
  return m;
}

void mbarrier_remove(struct mbarriers *list, struct mbarrier *m) {
  *m = list->at[--list->count];
}

// Arrivals and bytes may come in any order; with the last of both the next phase begins.
static void advance(struct mbarrier *m) {
  if (m->pending || m->bytes)
    return;
  ++m->phase;
  m->pending = m->expected;
  m->done = m->gathered;
}

enum mbarrier_wrong mbarrier_arrive(struct mbarrier *m, uint32_t count, bool drop,
                                    bool may_complete) {
  if (count == 0 || count > MBARRIER_MOST)
    return MBARRIER_COUNT;
  if (count > m->pending || (drop && count > m->expected))
    return MBARRIER_TOO_MANY;
  if (!may_complete && count == m->pending)
    return MBARRIER_COMPLETES;
  m->expected -= drop ? count : 0;
  m->pending -= count;
  advance(m);
  return MBARRIER_FINE;
}

enum mbarrier_wrong mbarrier_expect_arrival(struct mbarrier *m) {
  if (m->pending == MBARRIER_MOST)
    return MBARRIER_COUNT;
  ++m->pending;
  return MBARRIER_FINE;
}

enum mbarrier_wrong mbarrier_expect_bytes(struct mbarrier *m, int64_t bytes) {
  int64_t all = m->bytes + bytes;
  if (all > MBARRIER_MOST || all < -MBARRIER_MOST)
    return MBARRIER_COUNT;
  m->bytes = (int32_t)all;
  if (bytes < 0)
    advance(m);
  return MBARRIER_FINE;
}

uint64_t mbarrier_token(const struct mbarrier *m) {
  return low(m->pending, PENDING_BITS) |
         low(m->offset / MBARRIER_BYTES, PLACE_BITS) << PENDING_BITS |
         low(m->phase, PHASE_BITS) << (PENDING_BITS + PLACE_BITS);
}

uint32_t mbarrier_token_pending(uint64_t token) {
  return (uint32_t)low(token, PENDING_BITS);
}

enum mbarrier_wrong mbarrier_test(const struct mbarrier *m, uint64_t token, bool *complete) {
  uint64_t place = low(token >> PENDING_BITS, PLACE_BITS),
           phase = token >> (PENDING_BITS + PLACE_BITS);
  *complete = phase != low(m->phase, PHASE_BITS);
  if (place != low(m->offset / MBARRIER_BYTES, PLACE_BITS))
    return MBARRIER_TOKEN;
  return *complete && low(phase + 1, PHASE_BITS) != low(m->phase, PHASE_BITS) ? MBARRIER_OLD
                                                                              : MBARRIER_FINE;
}

bool mbarrier_test_parity(const struct mbarrier *m, uint32_t parity) {
  return (m->phase & 1) != parity;
}
