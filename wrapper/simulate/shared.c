#include "simulate/shared.h"

#include <string.h>

enum { WORD = 4 };

enum how { HOW_READ, HOW_WRITE, HOW_ATOMIC, HOW_EXCHANGE, HOW_LAUNCH };

static const struct cell fresh = {.writer = NO_THREAD, .adder = NO_THREAD, .reader = NO_THREAD};

void shared_init(struct shared *s, struct arena *a, uint32_t bytes) {
  uint32_t words = (bytes + WORD - 1) / WORD;
  *s = (struct shared){.arena = a,
                       .bytes = bytes,
                       .data = arena_alloc(a, (size_t)words * WORD),
                       .words = arena_array(a, words, sizeof *s->words)};
  shared_reset(s);
}

void shared_reset(struct shared *s) {
  uint32_t words = (s->bytes + WORD - 1) / WORD;
  // No value of an earlier block may make a read before the first write look right.
  memset(s->data, 0xa5, (size_t)words * WORD);
  for (uint32_t i = 0; i < words; ++i)
    s->words[i] = fresh;
  s->time = 1;
}

static struct cell *split(struct shared *s, uint32_t word) {
  if (!s->singles)
    s->singles =
        arena_array(s->arena, (size_t)(s->bytes + WORD - 1) / WORD * WORD, sizeof *s->singles);
  struct cell *w = &s->words[word], *bytes = &s->singles[(size_t)word * WORD];
  if (!w->split) {
    for (unsigned i = 0; i < WORD; ++i)
      bytes[i] = *w;
    w->split = true;
  }
  return bytes;
}

void partly_join(struct partly *to, struct partly from) {
  to->lanes |= from.lanes;
  if (from.lanes && from.time > to->time)
    to->time = from.time;
}

void view_join(struct view *to, const struct view *from) {
  if (from->all > to->all)
    to->all = from->all;
  for (unsigned w = 0; w < MOST_WARPS; ++w) {
    if (from->seen[w] > to->seen[w])
      to->seen[w] = from->seen[w];
    partly_join(&to->partly[w], from->partly[w]);
  }
}

static bool partly_ordered(struct accessor by, uint16_t thread, uint32_t time) {
  const struct partly *p = &by.view->partly[thread / 32];
  return p->lanes >> thread % 32 & 1 && time <= p->time;
}

static inline bool ordered(struct accessor by, uint16_t thread, uint32_t time, uint32_t syncs) {
  if (thread == by.thread)
    return true;
  unsigned warp = thread / 32;
  if (warp == by.thread / 32)
    return syncs < by.syncs;
  return time <= by.view->seen[warp] || partly_ordered(by, thread, time);
}

bool shared_ordered(struct accessor by, uint16_t thread, uint32_t time, uint32_t syncs) {
  return ordered(by, thread, time, syncs);
}

// A thread of those warps, reading at that time, whose read is not ordered before; NO_THREAD: none.
// Which lanes read is known of the latest thread alone; where others of its warp are ordered, they
// count as those that read.
static uint16_t unordered_warp(const struct cell *c, struct accessor by, uint32_t warps,
                               uint32_t time) {
  if (time <= by.view->all)
    return NO_THREAD;
  for (uint32_t m = warps & ~(UINT32_C(1) << by.thread / 32); m; m &= m - 1) {
    unsigned w = (unsigned)__builtin_ctz(m);
    const struct partly *p = &by.view->partly[w];
    if (time <= by.view->seen[w])
      continue;
    bool latest = time == c->read_time && c->reader / 32 == w;
    if (latest && !partly_ordered(by, c->reader, time))
      return c->reader;
    if (!latest && !(p->lanes && time <= p->time))
      return (uint16_t)(w * 32);
  }
  return NO_THREAD;
}

// A thread other than `by` that read the cell and whose read is not ordered before; NO_THREAD:
// none.
static uint16_t unordered_reader(const struct cell *c, struct accessor by) {
  if (c->reader == NO_THREAD)
    return NO_THREAD;
  unsigned own = by.thread / 32;
  uint16_t other = unordered_warp(c, by, c->readers, c->read_time);
  for (unsigned i = 0; other == NO_THREAD && i < EARLIER_READS; ++i)
    other = unordered_warp(c, by, c->earlier[i].readers, c->earlier[i].time);
  if (other != NO_THREAD)
    return other;
  if (c->reader / 32 == own && c->read_syncs == by.syncs && (c->reader != by.thread || c->many))
    return c->reader;
  return NO_THREAD;
}

// Makes the latest reads earlier ones. Those that this reader is ordered behind are let go first:
// who is ordered behind this reader is so behind them.
static void put_back(struct cell *c, struct accessor by) {
  if (unordered_warp(c, by, c->readers, c->read_time) == NO_THREAD)
    return;
  if (unordered_warp(c, by, c->earlier[0].readers, c->earlier[0].time) != NO_THREAD)
    c->earlier[1] = c->earlier[0];
  c->earlier[0].time = c->read_time;
  c->earlier[0].readers = c->readers;
}

static void note_read(struct cell *c, struct accessor by, uint32_t time) {
  unsigned own = by.thread / 32;
  if (c->read_time != time) {
    if (c->readers)
      put_back(c, by);
    c->read_time = time;
    c->readers = 0;
  }
  c->readers |= UINT32_C(1) << own;
  bool same = c->reader != NO_THREAD && c->reader / 32 == own && c->read_syncs == by.syncs;
  c->many = same && (c->many || c->reader != by.thread);
  c->reader = by.thread;
  c->read_syncs = by.syncs;
}

// A thread that wrote the cell, not ordered before; NO_THREAD: none. Atomic operations do not race
// each other.
static uint16_t unordered_writer(const struct cell *c, struct accessor by, bool atomic) {
  if (c->writer != NO_THREAD && !ordered(by, c->writer, c->write_time, c->write_syncs))
    return c->writer;
  if (!atomic && c->adder != NO_THREAD && !ordered(by, c->adder, c->atomic_time, c->atomic_syncs))
    return c->adder;
  return NO_THREAD;
}

static enum hazard touch(struct cell *c, struct accessor by, uint32_t time, enum how how,
                         uint16_t *other) {
  if (c->flying) {
    *other = c->writer;
    return HAZARD_FLYING;
  }
  bool atomic = how == HOW_ATOMIC || how == HOW_EXCHANGE, read = how == HOW_READ;
  bool unwritten = c->writer == NO_THREAD && c->adder == NO_THREAD;
  if ((read || how == HOW_ATOMIC) && unwritten)
    return HAZARD_UNWRITTEN;
  *other = unordered_writer(c, by, atomic);
  if (*other != NO_THREAD)
    return read ? HAZARD_READ_WRITE : HAZARD_WRITE_WRITE;
  if (read) {
    note_read(c, by, time);
    return HAZARD_NONE;
  }
  *other = unordered_reader(c, by);
  if (*other != NO_THREAD)
    return HAZARD_READ_WRITE;
  if (atomic) {
    c->adder = by.thread;
    c->atomic_time = time;
    c->atomic_syncs = by.syncs;
    return HAZARD_NONE;
  }
  c->adder = NO_THREAD;
  c->writer = by.thread;
  c->write_time = time;
  c->write_syncs = by.syncs;
  if (how == HOW_LAUNCH)
    ++c->flying;
  return HAZARD_NONE;
}

static enum hazard access(struct shared *s, struct accessor by, uint32_t offset, unsigned bytes,
                          enum how how, uint16_t *other) {
  *other = NO_THREAD;
  enum hazard worst = HAZARD_NONE;
  for (uint32_t at = offset, end = offset + bytes; at < end && !worst;) {
    uint32_t word = at / WORD;
    if (at % WORD == 0 && end - at >= WORD && !s->words[word].split) {
      worst = touch(&s->words[word], by, s->time, how, other);
      at += WORD;
    } else {
      worst = touch(&split(s, word)[at % WORD], by, s->time, how, other);
      ++at;
    }
  }
  return worst;
}

enum hazard shared_read(struct shared *s, struct accessor by, uint32_t offset, unsigned bytes,
                        uint16_t *other) {
  return access(s, by, offset, bytes, HOW_READ, other);
}

enum hazard shared_write(struct shared *s, struct accessor by, uint32_t offset, unsigned bytes,
                         uint16_t *other) {
  return access(s, by, offset, bytes, HOW_WRITE, other);
}

// The cell of a byte; *end is where the next one begins.
static const struct cell *cell_at(const struct shared *s, uint32_t at, uint32_t *end) {
  const struct cell *c = &s->words[at / WORD];
  *end = c->split ? at + 1 : (at / WORD + 1) * WORD;
  return c->split ? &s->singles[at] : c;
}

bool shared_overwrites(const struct shared *s, struct accessor by, uint32_t offset,
                       unsigned bytes) {
  for (uint32_t at = offset; at < offset + bytes;)
    if (unordered_writer(cell_at(s, at, &at), by, true) != NO_THREAD)
      return true;
  return false;
}

bool shared_repeats(const struct shared *s, struct accessor by, uint32_t offset,
                    const uint8_t *value, unsigned bytes) {
  if (memcmp(s->data + offset, value, bytes) != 0)
    return false;
  for (uint32_t at = offset; at < offset + bytes;) {
    const struct cell *c = cell_at(s, at, &at);
    if (c->writer == NO_THREAD || c->flying || unordered_reader(c, by) != NO_THREAD ||
        (c->adder != NO_THREAD && !ordered(by, c->adder, c->atomic_time, c->atomic_syncs)))
      return false;
  }
  return true;
}

enum hazard shared_atomic(struct shared *s, struct accessor by, uint32_t offset, unsigned bytes,
                          uint16_t *other) {
  return access(s, by, offset, bytes, HOW_ATOMIC, other);
}

enum hazard shared_exchange(struct shared *s, struct accessor by, uint32_t offset, unsigned bytes,
                            uint16_t *other) {
  return access(s, by, offset, bytes, HOW_EXCHANGE, other);
}

enum hazard shared_launch(struct shared *s, struct accessor by, uint32_t offset, unsigned bytes,
                          uint16_t *other) {
  return access(s, by, offset, bytes, HOW_LAUNCH, other);
}

static void land(struct cell *c, struct accessor by, uint32_t time) {
  --c->flying;
  c->writer = by.thread;
  c->write_time = time;
  c->write_syncs = by.syncs;
}

void shared_land(struct shared *s, struct accessor by, uint32_t offset, unsigned bytes) {
  for (uint32_t at = offset, end = offset + bytes; at < end;) {
    uint32_t word = at / WORD;
    if (at % WORD == 0 && end - at >= WORD && !s->words[word].split) {
      land(&s->words[word], by, s->time);
      at += WORD;
    } else {
      land(&split(s, word)[at % WORD], by, s->time);
      ++at;
    }
  }
}
