#include "simulate/traffic.h"

enum { SECTOR = 32, BANKS = 32, WORD = 4, MOST_SECTORS = 2 * LANES };

static unsigned add_distinct(uint64_t *at, unsigned count, uint64_t value) {
  // Neighbouring lanes mostly touch the same sector, or the next.
  for (unsigned i = count; i-- > 0;)
    if (at[i] == value)
      return count;
  at[count] = value;
  return count + 1;
}

unsigned traffic_sectors(const uint64_t address[LANES], uint32_t mask, unsigned bytes) {
  uint64_t sectors[MOST_SECTORS];
  unsigned count = 0;
  for (uint32_t m = mask; m; m &= m - 1) {
    uint64_t first = address[warp_lane(m)] / SECTOR,
             last = (address[warp_lane(m)] + bytes - 1) / SECTOR;
    count = add_distinct(sectors, count, first);
    if (last != first)
      count = add_distinct(sectors, count, last);
  }
  return count;
}

void traffic_global(struct counter *c, const uint64_t address[LANES], uint32_t mask,
                    unsigned bytes) {
  uint64_t first = address[warp_lane(mask)];
  bool uniform = true;
  for (uint32_t m = mask; m; m &= m - 1)
    uniform &= address[warp_lane(m)] == first;
  ++c->global;
  c->global_lanes += (unsigned)__builtin_popcount(mask);
  c->uniform += uniform;
  c->bytes += (uint64_t)bytes * (unsigned)__builtin_popcount(mask);
  c->sectors += traffic_sectors(address, mask, bytes);
}

// The most distinct words that one bank has to give to these lanes.
static unsigned pass(const uint64_t address[LANES], uint32_t mask, unsigned bytes) {
  uint64_t words[BANKS][LANES];
  uint8_t count[BANKS] = {0};
  unsigned most = 0;
  for (uint32_t m = mask; m; m &= m - 1) {
    uint64_t first = address[warp_lane(m)] / WORD,
             last = (address[warp_lane(m)] + bytes - 1) / WORD;
    for (uint64_t word = first; word <= last; ++word) {
      unsigned bank = word % BANKS;
      if (count[bank] < LANES)
        count[bank] = (uint8_t)add_distinct(words[bank], count[bank], word);
      if (count[bank] > most)
        most = count[bank];
    }
  }
  return most;
}

// One word for all, or one word after another: no two words in one bank.
static bool is_plain(const uint64_t address[LANES], uint32_t mask, unsigned bytes) {
  if (mask != ALL_LANES || bytes != WORD)
    return false;
  uint64_t step = address[1] - address[0];
  bool plain = step == 0 || step == WORD;
  for (unsigned l = 1; l < LANES && plain; ++l)
    plain = address[l] - address[l - 1] == step;
  return plain;
}

// Each lane's neighbour, `apart` away, asks for the same or for nothing.
static bool paired(const uint64_t address[LANES], uint32_t mask, unsigned apart) {
  for (uint32_t m = mask; m; m &= m - 1) {
    unsigned lane = warp_lane(m), other = lane ^ apart;
    if (mask >> other & 1 && address[other] != address[lane])
      return false;
  }
  return true;
}

unsigned traffic_wavefronts(const uint64_t address[LANES], uint32_t mask, unsigned bytes,
                            unsigned *fewest) {
  *fewest = 1;
  if (is_plain(address, mask, bytes))
    return 1;
  unsigned most = bytes <= 8 ? 32 : 16, all = 0; // lanes that may be served together
  *fewest = 0;
  for (unsigned from = 0; from < LANES; from += most) {
    uint32_t part = mask & (most == 32 ? ALL_LANES : UINT32_C(0xffff) << from);
    bool together = bytes <= 4 || paired(address, part, 1) || paired(address, part, 2);
    unsigned group = together ? most : most / 2;
    for (unsigned at = from; at < from + most; at += group) {
      uint32_t lanes = part & (group == 32 ? ALL_LANES : ((UINT32_C(1) << group) - 1) << at);
      if (!lanes)
        continue;
      all += pass(address, lanes, bytes);
      ++*fewest;
    }
  }
  return all;
}
