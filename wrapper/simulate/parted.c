#include "simulate/parted.h"

#include <string.h>

uint32_t warp_ending(const struct warp *w, uint32_t lanes) {
  uint32_t out = 0;
  const struct code *code = w->frames.at[0].code;
  for (size_t i = 0; i < w->entries.count && w->frames.count == 1; ++i) {
    const struct entry *e = &w->entries.at[i];
    const struct op *o = e->pc < code->count ? &code->ops[e->pc] : NULL;
    bool ends = !o || (!o->guarded && (o->control == CONTROL_RETURN || o->control == CONTROL_EXIT));
    // A lane stands in the entries around its own too: only the innermost says where it is.
    out = ends ? out | (e->mask & lanes) : out & ~e->mask;
  }
  return out;
}

// An entry is left above those around it, so only one whose lanes stand in none above may be put on
// top; the lowest of these, so that all get their turn.
bool warp_turn(struct warp *w) {
  size_t bottom = w->frames.at[w->frames.count - 1].bottom, last = w->entries.count - 1;
  struct entry *at = w->entries.at;
  for (size_t i = bottom; i < last; ++i) {
    uint32_t mask = at[i].mask & w->live, above = w->meeting;
    for (size_t k = i + 1; k <= last; ++k)
      above |= at[k].mask & w->live;
    if (!mask || mask & above)
      continue;
    struct entry e = at[i];
    memmove(&at[i], &at[i + 1], (last - i) * sizeof *at);
    at[last] = e;
    return true;
  }
  return false;
}

// Lanes that wait and name the same ones.
static uint32_t meeting_with(const struct warp *w, unsigned lane) {
  uint32_t out = 0;
  for (uint32_t m = w->meeting; m; m &= m - 1)
    out |= (uint32_t)(w->named[warp_lane(m)] == w->named[lane]) << warp_lane(m);
  return out;
}

// Lets those go on whose lanes are all there.
static void meet(struct warp *w) {
  for (uint32_t left = w->meeting, group; left; left &= ~group) {
    unsigned lane = warp_lane(left);
    group = meeting_with(w, lane);
    if (w->named[lane] & w->live & ~group)
      continue;
    w->meeting &= ~group;
    w->met |= group;
    ++w->syncs;
    w->synced = w->block->shared.time;
  }
}

void warp_sync(struct warp *w, const struct op *o, uint32_t mask) {
  for (uint32_t m = mask & ~w->meeting & ~w->met; m; m &= m - 1) {
    unsigned lane = warp_lane(m);
    w->named[lane] = (uint32_t)w->reg[o->a][lane];
    if (!(w->named[lane] >> lane & 1)) {
      machine_fault(w, o, lane, FAULT_BARRIER, 0, "the lane is not among those it names, 0x%08x",
                    w->named[lane]);
      return;
    }
    w->meeting |= UINT32_C(1) << lane;
  }
  meet(w);
  uint32_t waiting = mask & w->meeting;
  if (!waiting) {
    w->met &= ~mask;
    ++w->entries.at[w->entries.count - 1].pc;
    return;
  }
  if (warp_turn(w))
    return;
  uint32_t ends = warp_ending(w, w->live & ~w->meeting & ~w->met);
  w->live &= ~ends;
  if (!ends)
    machine_fault(w, o, warp_lane(waiting), FAULT_BARRIER, 0,
                  "lanes 0x%08x are to take part, 0x%08x are here",
                  w->named[warp_lane(waiting)] & w->live, meeting_with(w, warp_lane(waiting)));
}
