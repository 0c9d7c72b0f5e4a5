// Loads, stores, atomic operations and asynchronous copies.
#include "simulate/access.h"

#include "simulate/traffic.h"

#include <string.h>

// ---- one access ----

static void tell_hazard(struct warp *w, const struct op *o, unsigned lane, enum hazard h,
                        uint16_t other, uint64_t address, const char *what) {
  const uint32_t *size = w->block->run->launch->block;
  char by[60] = "";
  if (other != NO_THREAD)
    snprintf(by, sizeof by, " by thread (%u,%u,%u)", other % size[0], other / size[0] % size[1],
             other / size[0] / size[1]);
  switch (h) {
  case HAZARD_UNWRITTEN:
    machine_fault(w, o, lane, FAULT_UNWRITTEN, address,
                  "shared memory at 0x%llx was not written in this block",
                  (unsigned long long)address);
    break;
  case HAZARD_FLYING:
    machine_fault(w, o, lane, FAULT_FLYING, address,
                  "%s of shared memory at 0x%llx, to which an asynchronous copy%s is under way",
                  what, (unsigned long long)address, by);
    break;
  default:
    machine_fault(w, o, lane, FAULT_RACE, address,
                  "%s of shared memory at 0x%llx after a %s%s, with no barrier between", what,
                  (unsigned long long)address,
                  h == HAZARD_WRITE_WRITE || strcmp(what, "read") == 0 ? "write" : "read", by);
  }
}

static uint8_t *outside(struct warp *w, const struct op *o, unsigned lane, const char *space,
                        uint64_t address, unsigned bytes, uint64_t room) {
  machine_fault(w, o, lane, FAULT_BOUNDS, address,
                "%u bytes at 0x%llx of %s memory, which has %llu", bytes,
                (unsigned long long)address, space, (unsigned long long)room);
  return NULL;
}

// An mbarrier there is reached by its own instructions only.
static bool is_mbarrier(struct warp *w, const struct op *o, unsigned lane, uint64_t address,
                        unsigned bytes) {
  const struct mbarriers *list = &w->block->mbarriers;
  const struct mbarrier *m = list->count ? mbarrier_within(list, (uint32_t)address, bytes) : NULL;
  if (m)
    machine_fault(w, o, lane, FAULT_MBARRIER, address,
                  "%u bytes at 0x%llx of shared memory are accessed like others; an mbarrier is "
                  "at 0x%x",
                  bytes, (unsigned long long)address, m->offset);
  return m != NULL;
}

static inline uint8_t *shared_bytes(struct warp *w, const struct op *o, unsigned lane,
                                    uint64_t address, unsigned bytes, enum access how) {
  struct shared *s = &w->block->shared;
  if (address >= s->bytes || s->bytes - address < bytes)
    return outside(w, o, lane, "shared", address, bytes, s->bytes);
  uint16_t other;
  struct accessor by = warp_accessor(w, lane);
  uint32_t at = (uint32_t)address;
  enum hazard h = how == ACCESS_READ     ? shared_read(s, by, at, bytes, &other)
                  : how == ACCESS_WRITE  ? shared_write(s, by, at, bytes, &other)
                  : how == ACCESS_ATOMIC ? shared_atomic(s, by, at, bytes, &other)
                                         : shared_exchange(s, by, at, bytes, &other);
  if (h != HAZARD_NONE) {
    tell_hazard(w, o, lane, h, other, address, how == ACCESS_READ ? "read" : "write");
    return NULL;
  }
  return s->data + address;
}

uint8_t *access_shared(struct warp *w, const struct op *o, unsigned lane, uint64_t address,
                       unsigned bytes, enum access how) {
  return shared_bytes(w, o, lane, address, bytes, how);
}

static uint8_t *reach_shared(struct warp *w, const struct op *o, unsigned lane, uint64_t address,
                             unsigned bytes, enum access how) {
  if (w->block->mbarriers.count && address < w->block->shared.bytes &&
      is_mbarrier(w, o, lane, address, bytes))
    return NULL;
  return shared_bytes(w, o, lane, address, bytes, how);
}

static uint8_t *reach_local(struct warp *w, const struct op *o, unsigned lane, uint64_t address,
                            unsigned bytes) {
  const struct frame *f = &w->frames.at[w->frames.count - 1];
  uint64_t room = f->local + f->code->local_bytes;
  if (address >= room || room - address < bytes)
    return outside(w, o, lane, "local", address, bytes, room);
  return w->local + (size_t)lane * w->local_room + address;
}

static uint8_t *reach_param(struct warp *w, const struct op *o, unsigned lane, uint64_t address,
                            unsigned bytes) {
  struct run *r = w->block->run;
  if (address >= KERNEL_PARAMS) {
    uint64_t at = address - KERNEL_PARAMS;
    if (at >= r->param_bytes || r->param_bytes - at < bytes)
      return outside(w, o, lane, "parameter", at, bytes, r->param_bytes);
    return r->params + at;
  }
  const struct frame *f = &w->frames.at[w->frames.count - 1];
  if (address >= f->code->param_bytes || f->code->param_bytes - address < bytes)
    return outside(w, o, lane, "parameter", address, bytes, f->code->param_bytes);
  return f->param + (size_t)lane * f->code->param_bytes + address;
}

static uint8_t *reach_global(struct warp *w, const struct op *o, unsigned lane, uint64_t address,
                             unsigned bytes, enum access how) {
  struct run *r = w->block->run;
  struct buffer *b = r->last;
  if (!b || address - b->address >= b->bytes)
    b = memory_find(r->program->memory, address);
  if (!b || b->bytes - (address - b->address) < bytes) {
    const struct buffer *before = memory_before(r->program->memory, address);
    if (before)
      machine_fault(w, o, lane, FAULT_BOUNDS, address,
                    "%u bytes at 0x%llx: %llu behind the start of %s, which has %llu", bytes,
                    (unsigned long long)address, (unsigned long long)(address - before->address),
                    before->name, (unsigned long long)before->bytes);
    else
      machine_fault(w, o, lane, FAULT_BOUNDS, address, "%u bytes at 0x%llx, where nothing is",
                    bytes, (unsigned long long)address);
    return NULL;
  }
  r->last = b;
  uint64_t offset = address - b->address;
  if (how == ACCESS_WRITE) {
    if (b->constant) {
      machine_fault(w, o, lane, FAULT_READ_ONLY, address, "%s is constant", b->name);
      return NULL;
    }
    buffer_define(b, offset, bytes);
  } else if (!buffer_is_defined(b, offset, bytes)) {
    machine_fault(w, o, lane, FAULT_UNWRITTEN, address, "byte %llu of %s was never written",
                  (unsigned long long)offset, b->name);
    return NULL;
  }
  return b->data + offset;
}

// Constant memory, just reached, is not global though it has generic addresses.
static bool is_constant(struct warp *w, const struct op *o, unsigned lane, uint64_t address) {
  const struct buffer *b = w->block->run->last;
  if (b->constant)
    machine_fault(w, o, lane, FAULT_BOUNDS, address, "%s is constant memory, not global", b->name);
  return b->constant;
}

// Copies under way, over all warps, and where they read: what is written there is a matter of luck.
static void take_off(struct block *b, const struct copy *c) {
  if (b->flying++ == 0 || c->from < b->flying_from)
    b->flying_from = c->from;
  if (b->flying == 1 || c->from + c->read > b->flying_to)
    b->flying_to = c->from + c->read;
}

static bool move(struct warp *w, const struct copy *c) {
  uint8_t *to = w->block->shared.data + c->to;
  memset(to, 0, c->bytes);
  if (!c->read)
    return true;
  const uint8_t *from = reach_global(w, c->op, c->lane, c->from, c->read, ACCESS_READ);
  if (from)
    memcpy(to, from, c->read);
  return from != NULL;
}

void copy_arrive(struct warp *w, const struct copy *c) {
  --w->block->flying;
  if (w->block->run->launch->at_once || move(w, c))
    shared_land(&w->block->shared, warp_accessor(w, c->lane), c->to, c->bytes);
}

// Is the memory written from which a copy is under way?
static bool source_written(struct warp *w, const struct op *o, unsigned lane, uint64_t address,
                           unsigned bytes) {
  const struct block *b = w->block;
  if (!b->flying || address >= b->flying_to || address + bytes <= b->flying_from)
    return false;
  for (unsigned v = 0; v < b->warps; ++v)
    for (size_t i = 0; i < b->warp[v].copies.count; ++i) {
      const struct copy *c = &b->warp[v].copies.at[i];
      if (address < c->from + c->read && c->from < address + bytes) {
        machine_fault(
            w, o, lane, FAULT_FLYING, address,
            "write of 0x%llx, which an asynchronous copy by thread %u of the block, under "
            "way, is to read",
            (unsigned long long)address, v * LANES + c->lane);
        return true;
      }
    }
  return false;
}

uint8_t *access_reach(struct warp *w, const struct op *o, unsigned lane, enum ptx_space space,
                      uint64_t address, unsigned bytes, enum access how) {
  if (space == PTX_SHARED || space == PTX_LOCAL) // 32 bits: an offset may lead round
    address &= WINDOW_BYTES - 1;
  if (address & (bytes - 1)) { // a power of two
    machine_fault(w, o, lane, FAULT_MISALIGNED, address, "%u bytes at 0x%llx%s", bytes,
                  (unsigned long long)address,
                  space == PTX_SHARED  ? " of shared memory"
                  : space == PTX_LOCAL ? " of local memory"
                  : space == PTX_PARAM ? " of parameters"
                                       : "");
    return NULL;
  }
  if (space == PTX_GENERIC && address >= SHARED_WINDOW) {
    space = address >= PARAM_WINDOW ? PTX_PARAM : address >= LOCAL_WINDOW ? PTX_LOCAL : PTX_SHARED;
    address &= WINDOW_BYTES - 1;
  }
  switch (space) {
  case PTX_SHARED:
    return reach_shared(w, o, lane, address, bytes, how);
  case PTX_LOCAL:
    return reach_local(w, o, lane, address, bytes);
  case PTX_PARAM:
    return reach_param(w, o, lane, address, bytes);
  default: {
    uint8_t *p = reach_global(w, o, lane, address, bytes, how);
    if (p && space == PTX_GLOBAL && is_constant(w, o, lane, address))
      return NULL;
    return p && how != ACCESS_READ && source_written(w, o, lane, address, bytes) ? NULL : p;
  }
  }
}

// ---- addresses and counts ----

static bool shared_address(enum ptx_space space, uint64_t address) {
  return space == PTX_SHARED ||
         (space == PTX_GENERIC && address >= SHARED_WINDOW && address < LOCAL_WINDOW);
}

// Addresses of the lanes in `mask`.
static void addresses(const struct warp *w, uint32_t slot, int64_t offset, uint32_t mask,
                      enum ptx_space space, uint64_t out[LANES]) {
  const uint64_t *a = w->reg[slot];
  for (uint32_t m = mask; m; m &= m - 1) {
    uint64_t x = a[warp_lane(m)] + (uint64_t)offset;
    out[warp_lane(m)] = space == PTX_SHARED || space == PTX_LOCAL ? x & (WINDOW_BYTES - 1) : x;
  }
}

static void count(struct warp *w, const struct op *o, enum ptx_space space, uint32_t mask,
                  const uint64_t address[LANES], unsigned bytes) {
  struct counter *c = &w->frames.at[w->frames.count - 1].code->counters[o->index];
  if (shared_address(space, address[warp_lane(mask)])) {
    unsigned fewest, passes = traffic_wavefronts(address, mask, bytes, &fewest);
    ++c->shared;
    c->wavefronts += passes;
    c->conflicts += passes - fewest;
  } else if (space == PTX_GLOBAL ||
             (space == PTX_GENERIC && address[warp_lane(mask)] < SHARED_WINDOW))
    traffic_global(c, address, mask, bytes);
}

// ---- loads and stores ----

static uint64_t load_bytes(const uint8_t *p, unsigned bytes) {
  uint64_t x = 0;
  uint32_t word;
  switch (bytes) { // with a constant size memcpy is one instruction
  case 4:
    memcpy(&word, p, 4);
    return word;
  case 8:
    memcpy(&x, p, 8);
    return x;
  default:
    memcpy(&x, p, bytes);
    return x;
  }
}

// The value of a memory element in a register of `wide` bytes.
static uint64_t extend(uint64_t x, unsigned bytes, unsigned wide, bool sign) {
  if (sign && bytes < 8 && x >> (bytes * 8 - 1))
    x |= ~UINT64_C(0) << bytes * 8;
  return wide && wide < 8 ? x & ((UINT64_C(1) << wide * 8) - 1) : x;
}

// Only some bytes of a load: `to` gets them, and zeros.
static bool read_used(struct warp *w, const struct op *o, unsigned lane, uint64_t address,
                      unsigned bytes, uint8_t *to) {
  memset(to, 0, bytes);
  if (address % bytes) {
    access_reach(w, o, lane, o->space, address, bytes, ACCESS_READ); // tells the fault
    return false;
  }
  for (unsigned i = 0; i < bytes; ++i) {
    if (!(o->code >> i & 1))
      continue;
    const uint8_t *p = access_reach(w, o, lane, o->space, address + i, 1, ACCESS_READ);
    if (!p)
      return false;
    to[i] = *p;
  }
  return true;
}

static void run_load(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t address[LANES] = {0};
  addresses(w, o->a, o->offset, mask, o->space, address);
  unsigned n = o->counts[0] ? o->counts[0] : 1, bytes = o->bytes * n;
  count(w, o, o->space, mask, address, bytes);
  bool sign = ptx_is_signed(o->type);
  struct shared *s = &w->block->shared;
  const uint8_t *p = NULL;
  uint64_t last = 0;
  for (uint32_t m = mask; m; m &= m - 1) {
    unsigned lane = warp_lane(m);
    uint8_t used[32];
    bool again = p && !o->code && o->space == PTX_SHARED && address[lane] == last &&
                 shared_read_again(s, warp_accessor(w, lane), (uint32_t)last, bytes);
    if (o->code)
      p = read_used(w, o, lane, address[lane], bytes, used) ? used : NULL;
    else if (!again)
      p = access_reach(w, o, lane, o->space, address[lane], bytes, ACCESS_READ);
    if (!p)
      return;
    last = address[lane];
    for (unsigned k = 0; k < n; ++k)
      w->reg[o->counts[0] ? o->list[k] : o->d][lane] =
          extend(load_bytes(p + (size_t)k * o->bytes, o->bytes), o->bytes, o->wide, sign);
  }
}

static void stored(const struct warp *w, const struct op *o, unsigned lane, uint8_t *to) {
  if (!o->counts[0])
    memcpy(to, &w->reg[o->b][lane], o->bytes);
  for (unsigned k = 0; k < o->counts[0]; ++k)
    memcpy(to + (size_t)k * o->bytes, &w->reg[o->list[k]][lane], o->bytes);
}

// Threads that set a flag to the same value do not race.
static bool repeated(const struct warp *w, const struct op *o, unsigned lane, uint64_t address,
                     unsigned bytes) {
  struct block *b = w->block;
  if (!shared_address(o->space, address))
    return false;
  address &= WINDOW_BYTES - 1;
  struct accessor by = warp_accessor(w, lane);
  uint8_t value[32];
  if (address % bytes != 0 || address >= b->shared.bytes || b->shared.bytes - address < bytes ||
      !shared_overwrites(&b->shared, by, (uint32_t)address, bytes) ||
      (b->mbarriers.count && mbarrier_within(&b->mbarriers, (uint32_t)address, bytes)))
    return false;
  stored(w, o, lane, value);
  return shared_repeats(&b->shared, by, (uint32_t)address, value, bytes);
}

static void run_store(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t address[LANES] = {0};
  addresses(w, o->a, o->offset, mask, o->space, address);
  unsigned bytes = o->bytes * (o->counts[0] ? o->counts[0] : 1);
  count(w, o, o->space, mask, address, bytes);
  for (uint32_t m = mask; m; m &= m - 1) {
    unsigned lane = warp_lane(m);
    if (repeated(w, o, lane, address[lane], bytes))
      continue;
    uint8_t *p = access_reach(w, o, lane, o->space, address[lane], bytes, ACCESS_WRITE);
    if (!p)
      return;
    stored(w, o, lane, p);
  }
}

// ---- asynchronous copies ----

static void run_copy(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t from[LANES], to[LANES];
  addresses(w, o->a, o->offset, mask, PTX_GLOBAL, from);
  addresses(w, o->d, o->to, mask, PTX_SHARED, to);
  uint32_t bytes = (uint32_t)w->reg[o->b][warp_lane(mask)], reading = 0;
  struct shared *s = &w->block->shared;
  for (uint32_t m = mask; m; m &= m - 1) {
    unsigned lane = warp_lane(m);
    uint32_t read = bytes;
    if (o->c != NO_SLOT && o->code) // a predicate: the source is ignored
      read = w->reg[o->c][0] >> lane & 1 ? 0 : bytes;
    else if (o->c != NO_SLOT)
      read = (uint32_t)w->reg[o->c][lane];
    if (read > bytes) {
      machine_fault(w, o, lane, FAULT_BOUNDS, from[lane], "source size %u of a copy of %u bytes",
                    read, bytes);
      return;
    }
    if (to[lane] % bytes || (read && from[lane] % bytes)) {
      machine_fault(w, o, lane, FAULT_MISALIGNED, to[lane] % bytes ? to[lane] : from[lane],
                    "a copy of %u bytes from 0x%llx to shared 0x%llx", bytes,
                    (unsigned long long)from[lane], (unsigned long long)to[lane]);
      return;
    }
    if (to[lane] >= s->bytes || s->bytes - to[lane] < bytes) {
      outside(w, o, lane, "shared", to[lane], bytes, s->bytes);
      return;
    }
    if (is_mbarrier(w, o, lane, to[lane], bytes))
      return;
    if (read && (!reach_global(w, o, lane, from[lane], read, ACCESS_READ) ||
                 is_constant(w, o, lane, from[lane])))
      return;
    uint16_t other;
    enum hazard h = shared_launch(s, warp_accessor(w, lane), (uint32_t)to[lane], bytes, &other);
    if (h != HAZARD_NONE) {
      tell_hazard(w, o, lane, h, other, to[lane], "copy");
      return;
    }
    reading |= read ? UINT32_C(1) << lane : 0;
    struct copy c = {.from = from[lane],
                     .to = (uint32_t)to[lane],
                     .bytes = bytes,
                     .read = read,
                     .group = w->groups[lane],
                     .number = w->issued,
                     .lane = (uint8_t)lane,
                     .op = o};
    take_off(w->block, &c);
    if (w->block->run->launch->at_once && !move(w, &c))
      return;
    *GROW(w->block->run->arena, w->copies) = c;
  }
  ++w->issued;
  struct counter *c = &w->frames.at[w->frames.count - 1].code->counters[o->index];
  unsigned fewest, passes = traffic_wavefronts(to, mask, bytes, &fewest);
  c->wavefronts += passes;
  c->conflicts += passes - fewest;
  if (reading)
    traffic_global(c, from, reading, bytes);
}

static void run_commit(struct warp *w, const struct op *o, uint32_t mask) {
  (void)o;
  for (uint32_t m = mask; m; m &= m - 1)
    ++w->groups[warp_lane(m)];
}

static void run_wait(struct warp *w, const struct op *o, uint32_t mask) {
  for (uint32_t m = mask; m; m &= m - 1)
    machine_land(w, warp_lane(m), (uint32_t)w->reg[o->code][warp_lane(m)]);
}

static void run_wait_all(struct warp *w, const struct op *o, uint32_t mask) {
  run_commit(w, o, mask);
  for (uint32_t m = mask; m; m &= m - 1)
    machine_land(w, warp_lane(m), 0);
}

static run_op *copy_op(struct op *o) {
  const struct ptx_instruction *i = o->source;
  if (!ptx_has(i, "async") || ptx_has(i, "bulk") || ptx_has(i, "mbarrier"))
    return NULL;
  if (ptx_has(i, "commit_group"))
    return run_commit;
  if (ptx_has(i, "wait_all"))
    return run_wait_all;
  if (ptx_has(i, "wait_group")) {
    o->code = o->a;
    return o->a == NO_SLOT ? NULL : run_wait;
  }
  o->code = i->operand_count == 4 && i->operands[3].kind == PTX_REGISTER && o->predicate;
  const struct ptx_operand *size = i->operand_count >= 3 ? &i->operands[2] : NULL;
  if (!size || size->kind != PTX_INTEGER || o->d == NO_SLOT || o->a == NO_SLOT || o->b == NO_SLOT)
    return NULL;
  return size->bits == 4 || size->bits == 8 || size->bits == 16 ? run_copy : NULL;
}

// ---- choosing ----

run_op *access_op(struct op *o) {
  const struct ptx_instruction *i = o->source;
  bool load = str_is(i->opcode, "ld") || str_is(i->opcode, "ldu"), store = str_is(i->opcode, "st");
  if (str_is(i->opcode, "cp"))
    return copy_op(o);
  if (!load && !store)
    return NULL;
  o->bytes = (uint8_t)ptx_type_bytes(o->type);
  if (o->bytes == 0 || o->bytes > 8 || o->counts[1] || o->a == NO_SLOT || ptx_has(i, "async"))
    return NULL;
  unsigned n = o->counts[0];
  if ((n & (n - 1)) || n * o->bytes > 32 || (!n && (load ? o->d : o->b) == NO_SLOT))
    return NULL;
  o->code = load && i->used_bytes != UINT32_MAX ? i->used_bytes : 0;
  return load ? run_load : run_store;
}
