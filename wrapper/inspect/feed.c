#include "inspect/feed.h"

#include "inspect/effect.h"

#include <ctype.h>
#include <string.h>

enum { BATCH = 64, FRAME_WORDS = 1024 };

// By place: the loads (bits) whose values it holds.
struct values {
  uint64_t registers[REGISTERS];
  uint64_t frame[FRAME_WORDS]; // local memory, by its words from R1 on
  uint64_t elsewhere;          // local memory at an address that is known at run time only
  uint64_t anywhere;           // all that has been in local memory
};

// The loads (bits) whose values operand `o` holds.
static uint64_t held(const uint64_t *registers, struct operand o, unsigned width) {
  uint64_t bits = 0;
  for (unsigned k = 0; k < width && o.number + k < REGISTERS; ++k)
    bits |= registers[o.number + k];
  return bits;
}

static void put(uint64_t *registers, const struct effect *e, uint64_t bits) {
  for (unsigned k = 0; k < e->written; ++k)
    for (unsigned w = 0; w < e->width && e->operands[k].number + w < REGISTERS; ++w) {
      uint64_t *r = &registers[e->operands[k].number + w];
      *r = e->certain ? bits : *r | bits;
    }
}

// The values that instruction `i` reads, without those that only make an address.
static uint64_t read(const uint64_t *registers, const struct effect *e) {
  uint64_t bits = 0;
  for (unsigned k = e->written; k < e->count; ++k)
    if (!e->operands[k].address)
      bits |= held(registers, e->operands[k], e->width);
  return bits;
}

// "[R1+0x10]": the word of the frame that local memory is accessed at; FRAME_WORDS and more for
// other addresses.
static size_t frame_word(struct str operands) {
  size_t open = str_find(operands, STR("[R1"), 0), at = open + 3, bytes = 0;
  if (open >= operands.n || at >= operands.n)
    return FRAME_WORDS;
  if (operands.p[at] == ']')
    return 0;
  if (!str_starts((struct str){operands.p + at, operands.n - at}, "+0x"))
    return FRAME_WORDS;
  for (at += 3; at < operands.n && operands.p[at] != ']' && bytes / 4 < FRAME_WORDS; ++at) {
    char c = operands.p[at];
    if (!isxdigit((unsigned char)c))
      return FRAME_WORDS;
    bytes = bytes * 16 + (size_t)(c <= '9' ? c - '0' : (c | 32) - 'a' + 10);
  }
  return bytes / 4;
}

static void keep(struct values *v, const struct sass_instruction *i, const struct effect *e) {
  size_t word = frame_word(i->operands);
  for (unsigned w = 0; w < e->width; ++w) {
    uint64_t bits = 0;
    for (unsigned k = 0; k < e->count; ++k)
      if (!e->operands[k].address && e->operands[k].number + w < REGISTERS)
        bits |= v->registers[e->operands[k].number + w];
    v->anywhere |= bits;
    if (word + w >= FRAME_WORDS)
      v->elsewhere |= bits;
    else
      v->frame[word + w] = e->certain ? bits : v->frame[word + w] | bits;
  }
}

static void fetch(struct values *v, const struct sass_instruction *i, const struct effect *e) {
  size_t word = frame_word(i->operands);
  uint64_t bits = v->elsewhere;
  for (unsigned w = 0; w < e->width && word + w < FRAME_WORDS; ++w)
    bits |= v->frame[word + w];
  put(v->registers, e, word < FRAME_WORDS ? bits : v->anywhere);
}

// Values that pass through other memory or tensor cores are no longer the loaded ones.
static bool passes_on(const struct sass_instruction *i) {
  return i->class == SASS_FMA || i->class == SASS_ARITHMETIC || i->class == SASS_OTHER;
}

// One batch of loads: `number[position]` is 1 + the load's bit, or 0.
static uint64_t follow(const struct sass_function *f, const uint32_t *ring,
                       const struct effect *effects, size_t count, const uint8_t *number,
                       bool *stores) {
  struct values v = {.elsewhere = 0};
  uint64_t fed = 0;
  for (size_t lap = 0; lap < 2; ++lap)
    for (size_t p = 0; p < count; ++p) {
      const struct sass_instruction *i = &f->code.at[ring[p]];
      if (i->never)
        continue;
      if (i->class == SASS_STS) {
        uint64_t bits = read(v.registers, &effects[p]);
        fed |= bits;
        stores[p] |= bits != 0;
      } else if (i->class == SASS_STL)
        keep(&v, i, &effects[p]);
      else if (i->class == SASS_LDL)
        fetch(&v, i, &effects[p]);
      else if (number[p])
        put(v.registers, &effects[p], UINT64_C(1) << (number[p] - 1));
      else if (effects[p].written)
        put(v.registers, &effects[p], passes_on(i) ? read(v.registers, &effects[p]) : 0);
    }
  return fed;
}

struct feed feed_of(struct arena *a, const struct sass_function *f, const uint32_t *ring,
                    size_t count) {
  struct feed feed = {arena_array(a, count, sizeof(bool)), arena_array(a, count, sizeof(bool))};
  struct effect *effects = arena_array(a, count, sizeof *effects);
  uint8_t *number = arena_array(a, count, sizeof *number);
  for (size_t p = 0; p < count; ++p)
    effects[p] = effect_of(&f->code.at[ring[p]]);
  for (size_t from = 0; from < count;) {
    size_t place[BATCH], loads = 0, p = from;
    memset(number, 0, count);
    for (; p < count && loads < BATCH; ++p)
      if (f->code.at[ring[p]].class == SASS_LDG && !f->code.at[ring[p]].never) {
        place[loads] = p;
        number[p] = (uint8_t)++loads;
      }
    from = p;
    if (loads == 0)
      break;
    uint64_t fed = follow(f, ring, effects, count, number, feed.stores);
    for (size_t k = 0; k < loads; ++k)
      feed.loads[place[k]] = fed >> k & 1;
  }
  return feed;
}
