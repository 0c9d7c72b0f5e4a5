// Lanes among themselves: shuffles, votes, matches, reductions.
#include "simulate/lanes.h"
#include "simulate/work.h"

// Lanes that a .sync instruction names together take part together, and must all be there. Does
// `work` for each such group; `slot` holds the masks.
static void in_groups(struct warp *w, const struct op *o, uint32_t mask, uint32_t slot,
                      run_op *work) {
  const uint64_t *masks = w->reg[slot];
  while (mask) {
    unsigned first = warp_lane(mask);
    uint32_t named = (uint32_t)masks[first], group = named & w->live, alike = 0;
    for (uint32_t m = mask; m; m &= m - 1)
      alike |= (uint32_t)((uint32_t)masks[warp_lane(m)] == named) << warp_lane(m);
    if (!(group >> first & 1) || (group & ~alike)) {
      machine_fault(w, o, first, FAULT_BARRIER, 0, "lanes 0x%08x are to take part, 0x%08x are here",
                    group, alike);
      return;
    }
    if (alike & ~group) {
      machine_fault(w, o, warp_lane(alike & ~group), FAULT_BARRIER, 0,
                    "the lane is not among those it names, 0x%08x", named);
      return;
    }
    work(w, o, group);
    mask &= ~group;
  }
}

// ---- shfl ----

enum { UP, DOWN, BUTTERFLY, INDEX };

static void shuffle_group(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t from[LANES];
  memcpy(from, w->reg[o->a], sizeof from);
  const uint64_t *b = w->reg[o->b], *c = w->reg[o->c];
  uint64_t *d = w->reg[o->d];
  uint32_t valid = 0;
  for (uint32_t m = mask; m; m &= m - 1) {
    unsigned lane = warp_lane(m);
    unsigned value = (unsigned)b[lane] & 31, clamp = (unsigned)c[lane] & 31,
             segment = (unsigned)(c[lane] >> 8) & 31;
    unsigned most = (lane & segment) | (clamp & ~segment), least = lane & segment;
    int at;
    bool in = false;
    if (o->code == UP) {
      at = (int)lane - (int)value;
      in = at >= (int)most;
    } else if (o->code == DOWN) {
      at = (int)(lane + value);
      in = at <= (int)most;
    } else if (o->code == BUTTERFLY) {
      at = (int)(lane ^ value);
      in = at <= (int)most;
    } else {
      at = (int)(least | (value & ~segment));
      in = at <= (int)most;
    }
    if (!in)
      at = (int)lane;
    // A lane that does not take part has no value to give: PTX leaves it open.
    d[lane] = from[at & 31];
    valid |= (uint32_t)in << lane;
  }
  if (o->p != NO_SLOT)
    set_predicate(w, o->p, mask, valid);
}

// ---- vote ----

static void vote_group(struct warp *w, const struct op *o, uint32_t mask) {
  uint32_t p = (uint32_t)w->reg[o->a][0];
  if (o->code & 8)
    p = ~p;
  p &= mask;
  uint64_t *d = w->reg[o->d];
  switch (o->code & 7) {
  case 0:
    EACH_LANE(mask, d[l] = p);
    return;
  case 1:
    set_predicate(w, o->d, mask, p == mask ? ALL_LANES : 0);
    return;
  case 2:
    set_predicate(w, o->d, mask, p ? ALL_LANES : 0);
    return;
  default:
    set_predicate(w, o->d, mask, p == 0 || p == mask ? ALL_LANES : 0);
  }
}

static void run_activemask(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  EACH_LANE(mask, d[l] = mask);
}

// ---- match, redux, elect ----

static void match_any_group(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d], from[LANES];
  memcpy(from, w->reg[o->a], sizeof from);
  for (uint32_t m = mask; m; m &= m - 1) {
    uint32_t same = 0;
    for (uint32_t n = mask; n; n &= n - 1)
      same |= (uint32_t)(from[warp_lane(n)] == from[warp_lane(m)]) << warp_lane(n);
    d[warp_lane(m)] = same;
  }
}

static void match_all_group(struct warp *w, const struct op *o, uint32_t mask) {
  const uint64_t *a = w->reg[o->a];
  uint64_t *d = w->reg[o->d], first = a[warp_lane(mask)];
  bool same = true;
  for (uint32_t m = mask; m; m &= m - 1)
    same &= a[warp_lane(m)] == first;
  EACH_LANE(mask, d[l] = same ? mask : 0);
  if (o->p != NO_SLOT)
    set_predicate(w, o->p, mask, same ? ALL_LANES : 0);
}

enum { REDUX_ADD, REDUX_MIN, REDUX_MAX, REDUX_AND, REDUX_OR, REDUX_XOR };

static void redux_group(struct warp *w, const struct op *o, uint32_t mask) {
  const uint64_t *a = w->reg[o->a];
  uint32_t x = (uint32_t)a[warp_lane(mask)];
  bool sign = o->type == PTX_S32;
  for (uint32_t m = mask & (mask - 1); m; m &= m - 1) {
    uint32_t y = (uint32_t)a[warp_lane(m)];
    bool below = sign ? (int32_t)y < (int32_t)x : y < x;
    switch (o->code) {
    case REDUX_ADD:
      x += y;
      break;
    case REDUX_MIN:
      x = below ? y : x;
      break;
    case REDUX_MAX:
      x = below ? x : y;
      break;
    case REDUX_AND:
      x &= y;
      break;
    case REDUX_OR:
      x |= y;
      break;
    default:
      x ^= y;
    }
  }
  uint64_t *d = w->reg[o->d];
  EACH_LANE(mask, d[l] = x);
}

static void elect_group(struct warp *w, const struct op *o, uint32_t mask) {
  unsigned leader = warp_lane(mask);
  uint64_t *d = w->reg[o->d];
  EACH_LANE(mask, d[l] = leader);
  if (o->p != NO_SLOT)
    set_predicate(w, o->p, mask, UINT32_C(1) << leader);
}

// ---- in groups ----

static void run_shuffle(struct warp *w, const struct op *o, uint32_t mask) {
  if (o->e == NO_SLOT)
    shuffle_group(w, o, mask);
  else
    in_groups(w, o, mask, o->e, shuffle_group);
}

static void run_vote(struct warp *w, const struct op *o, uint32_t mask) {
  if (o->b == NO_SLOT)
    vote_group(w, o, mask);
  else
    in_groups(w, o, mask, o->b, vote_group);
}

static void run_match_any(struct warp *w, const struct op *o, uint32_t mask) {
  in_groups(w, o, mask, o->b, match_any_group);
}

static void run_match_all(struct warp *w, const struct op *o, uint32_t mask) {
  in_groups(w, o, mask, o->b, match_all_group);
}

static void run_redux(struct warp *w, const struct op *o, uint32_t mask) {
  in_groups(w, o, mask, o->b, redux_group);
}

static void run_elect(struct warp *w, const struct op *o, uint32_t mask) {
  in_groups(w, o, mask, o->a, elect_group);
}

// ---- choosing ----

static uint32_t index_of(const struct ptx_instruction *i, const char *const *names,
                         uint32_t other) {
  for (uint32_t k = 0; names[k]; ++k)
    if (ptx_has(i, names[k]))
      return k;
  return other;
}

run_op *exchange_op(struct op *o) {
  static const char *const shuffles[] = {"up", "down", "bfly", "idx", NULL};
  static const char *const votes[] = {"ballot", "all", "any", "uni", NULL};
  static const char *const reductions[] = {"add", "min", "max", "and", "or", "xor", NULL};
  const struct ptx_instruction *i = o->source;
  if (str_is(i->opcode, "shfl")) {
    o->code = index_of(i, shuffles, UINT32_MAX);
    return o->code == UINT32_MAX || o->c == NO_SLOT ? NULL : run_shuffle;
  }
  if (str_is(i->opcode, "vote")) {
    // The predicate is the first source; a negated one is said by its operand.
    o->code = index_of(i, votes, 16);
    if (o->code > 3 || i->operand_count < 2)
      return NULL;
    o->code |= i->operands[1].negated ? 8 : 0;
    return run_vote;
  }
  if (str_is(i->opcode, "activemask"))
    return run_activemask;
  if (str_is(i->opcode, "match"))
    return o->b == NO_SLOT ? NULL : ptx_has(i, "all") ? run_match_all : run_match_any;
  if (str_is(i->opcode, "redux")) {
    o->code = index_of(i, reductions, UINT32_MAX);
    return o->code == UINT32_MAX || o->b == NO_SLOT || ptx_type_bytes(o->type) != 4 ||
                   o->type == PTX_F32
               ? NULL
               : run_redux;
  }
  return str_is(i->opcode, "elect") && o->a != NO_SLOT ? run_elect : NULL;
}
