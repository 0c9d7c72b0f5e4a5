#include "inspect/sums.h"

#include "inspect/effect.h"

#include <string.h>

// A set of registers.
struct set {
  uint64_t bits[REGISTERS / 64];
};

static bool has(const struct set *s, unsigned r) {
  return s->bits[r / 64] >> (r % 64) & 1;
}

static void put(struct set *s, unsigned r, bool in) {
  uint64_t bit = UINT64_C(1) << (r % 64);
  s->bits[r / 64] = in ? s->bits[r / 64] | bit : s->bits[r / 64] & ~bit;
}

// True when `to` has grown.
static bool unite(struct set *to, const struct set *from) {
  bool grown = false;
  for (unsigned k = 0; k < REGISTERS / 64; ++k) {
    grown |= (from->bits[k] & ~to->bits[k]) != 0;
    to->bits[k] |= from->bits[k];
  }
  return grown;
}

enum { NO_REGISTER = REGISTERS };

// "R12" or "R12.reuse" at the head of `s`.
static unsigned register_at(struct str s) {
  unsigned number = 0, k = 1;
  for (; k < s.n && s.p[k] >= '0' && s.p[k] <= '9'; ++k)
    number = number * 10 + (unsigned)(s.p[k] - '0');
  bool whole = k > 1 && k < 5 && (k == s.n || s.p[k] == '.');
  return s.n && s.p[0] == 'R' && whole && number < REGISTERS - 1 ? number : NO_REGISTER;
}

// D and C of "HMMA.16816.F32 R4, R8, R12, R4". False when it has another form, or adds to nothing.
static bool mma_of(const struct sass_instruction *i, unsigned *d, unsigned *c) {
  struct str rest = i->operands;
  *d = *c = NO_REGISTER;
  for (unsigned n = 0; n < 4 && rest.n; ++n) {
    size_t comma = str_find(rest, STR(","), 0);
    unsigned r = register_at(str_trim((struct str){rest.p, comma}));
    *d = n == 0 ? r : *d;
    *c = n == 3 ? r : *c;
    rest = comma < rest.n ? (struct str){rest.p + comma + 1, rest.n - comma - 1} : STR("");
  }
  return *d != NO_REGISTER && *c != NO_REGISTER;
}

static bool moves(const struct sass_instruction *i) {
  return sass_opcode_is(i->opcode, "MOV") ||
         (sass_opcode_is(i->opcode, "IMAD") && sass_opcode_has(i->opcode, "MOV"));
}

// What an instruction makes of the sums. True for an MMA that adds to one.
static bool step(struct set *sums, const struct sass_instruction *i) {
  unsigned d, c;
  if (i->never)
    return false;
  if (i->class == SASS_MMA) {
    bool adds = mma_of(i, &d, &c) && has(sums, c);
    if (d != NO_REGISTER)
      put(sums, d, adds);
    return adds;
  }
  struct effect e = effect_of(i);
  bool moved = moves(i) && e.written == 1 && e.count == 2 && has(sums, e.operands[1].number);
  for (unsigned k = 0; k < e.written; ++k)
    for (unsigned w = 0; w < e.width && e.operands[k].number + w < REGISTERS; ++w)
      if (moved || e.certain)
        put(sums, e.operands[k].number + w, moved);
  return false;
}

static bool empty(const struct set *s) {
  for (unsigned k = 0; k < REGISTERS / 64; ++k)
    if (s->bits[k])
      return false;
  return true;
}

// True when `to` has shrunk.
static bool intersect(struct set *to, const struct set *from) {
  bool shrunk = false;
  for (unsigned k = 0; k < REGISTERS / 64; ++k) {
    shrunk |= (to->bits[k] & ~from->bits[k]) != 0;
    to->bits[k] &= from->bits[k];
  }
  return shrunk;
}

// Passes the block; the number of MMA in it that add to a sum.
static long pass(const struct flow *flow, uint32_t block, struct set *sums) {
  long adds = 0;
  for (uint32_t n = flow->blocks[block].begin; n < flow->blocks[block].end; ++n)
    adds += step(sums, &flow->function->code.at[n]);
  return adds;
}

// NULL, or why the loop has no plain sums. `mma`: by block, its MMA. *results: all that they write.
static const char *read_mma(const struct flow *flow, const struct flow_loop *loop, long *mma,
                            struct set *results) {
  for (size_t k = 0; k < loop->count; ++k)
    for (uint32_t n = flow->blocks[loop->blocks[k]].begin; n < flow->blocks[loop->blocks[k]].end;
         ++n) {
      const struct sass_instruction *i = &flow->function->code.at[n];
      unsigned d, c;
      if (i->class != SASS_MMA || i->never)
        continue;
      if (!mma_of(i, &d, &c))
        return "some of the loop's MMA begin a new sum";
      if (i->guard.n)
        return "some of the loop's MMA have a condition";
      put(results, d, true);
      ++mma[loop->blocks[k]];
    }
  return NULL;
}

// By block of the loop, the registers that hold a sum when it begins, whichever way it was reached:
// those that hold one after each iteration, given that they did before. False when they are not
// found.
static bool find_sums(const struct flow *flow, const struct flow_loop *loop, const bool *inside,
                      const struct set *results, struct set *at) {
  enum { MOST_SWEEPS = 64 };
  bool again = true;
  for (size_t k = 0; k < loop->count; ++k)
    memset(&at[loop->blocks[k]], 0xff, sizeof *at);
  at[loop->header] = *results;
  for (unsigned sweep = 0; again && sweep < MOST_SWEEPS; ++sweep) {
    again = false;
    for (size_t k = 0; k < loop->count; ++k) {
      const struct flow_block *b = &flow->blocks[loop->blocks[k]];
      struct set s = at[loop->blocks[k]];
      pass(flow, loop->blocks[k], &s);
      for (uint32_t n = 0; n < b->nexts; ++n)
        again |= inside[b->next[n]] && intersect(&at[b->next[n]], &s);
    }
  }
  return !again;
}

static bool dominates(const struct flow *flow, uint32_t block, uint32_t of) {
  while (of != block && of != FLOW_NONE && flow->blocks[of].dominator != of)
    of = flow->blocks[of].dominator;
  return of == block;
}

// Whether each iteration passes all of the loop's MMA.
static bool unconditional(const struct flow *flow, const struct flow_loop *loop, const long *mma) {
  for (size_t k = 0; k < loop->count; ++k) {
    const struct flow_block *b = &flow->blocks[loop->blocks[k]];
    for (uint32_t n = 0; n < b->nexts; ++n)
      for (size_t m = 0; b->next[n] == loop->header && m < loop->count; ++m)
        if (mma[loop->blocks[m]] && !dominates(flow, loop->blocks[m], loop->blocks[k]))
          return false;
  }
  return true;
}

// Goes on from the loop's exits: by block behind it, the registers that may hold a sum.
static void follow(struct arena *a, const struct flow *flow, const struct flow_loop *loop,
                   const bool *inside, struct set *at) {
  bool *open = arena_array(a, flow->count, sizeof *open), again = true;
  for (size_t k = 0; k < loop->count; ++k)
    open[loop->blocks[k]] = true;
  while (again) {
    again = false;
    for (uint32_t k = 0; k < flow->count; ++k) {
      if (!open[k])
        continue;
      open[k] = false;
      struct set s = at[k];
      pass(flow, k, &s);
      for (uint32_t n = 0; n < flow->blocks[k].nexts; ++n) {
        uint32_t next = flow->blocks[k].next[n];
        if (!inside[next] && unite(&at[next], &s))
          again = open[next] = true;
      }
    }
  }
}

// Whether a loop moves tiles of its own.
static bool loads(const struct flow *flow, const struct flow_loop *loop) {
  for (size_t k = 0; k < loop->count; ++k)
    for (uint32_t n = flow->blocks[loop->blocks[k]].begin; n < flow->blocks[loop->blocks[k]].end;
         ++n) {
      enum sass_class class = flow->function->code.at[n].class;
      if (class == SASS_LDG || class == SASS_LDGSTS)
        return true;
    }
  return false;
}

static struct sums unknown(const char *why) {
  return (struct sums){0, why};
}

struct sums sums_of(struct arena *a, const struct flow *flow, const struct flow_loop *loop,
                    long per_tile) {
  struct set results = {{0}};
  struct set *at = arena_array(a, flow->count, sizeof *at);
  bool *inside = arena_array(a, flow->count, sizeof *inside);
  long *mma = arena_array(a, flow->count, sizeof *mma);
  for (size_t k = 0; k < loop->count; ++k)
    inside[loop->blocks[k]] = true;
  const char *why = read_mma(flow, loop, mma, &results);
  if (why)
    return unknown(why);
  if (loop->header == FLOW_NONE || !unconditional(flow, loop, mma))
    return unknown("some of the loop's MMA have a condition");
  if (!find_sums(flow, loop, inside, &results, at))
    return unknown("the loop's sums change their registers too often");
  for (size_t k = 0; k < loop->count; ++k) {
    struct set s = at[loop->blocks[k]];
    if (pass(flow, loop->blocks[k], &s) != mma[loop->blocks[k]])
      return unknown("other instructions change the loop's sums");
  }
  follow(a, flow, loop, inside, at);
  struct sums found = {0, NULL};
  long *adds = arena_array(a, flow->count, sizeof *adds);
  for (uint32_t b = 0; b < flow->count; ++b) {
    struct set s = at[b];
    adds[b] = inside[b] || empty(&s) ? 0 : pass(flow, b, &s);
    found.behind += adds[b];
  }
  for (size_t k = 0; k < flow->loops.count; ++k) {
    const struct flow_loop *other = &flow->loops.at[k];
    long own = 0;
    for (size_t n = 0; n < other->count; ++n)
      own += adds[other->blocks[n]];
    if (own % per_tile != 0 && !flow_inside(loop, other) && loads(flow, other))
      return unknown("another loop with tiles goes on with the sums");
  }
  return found;
}
