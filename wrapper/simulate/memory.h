// The memory that outlives a block: buffers and module variables, each with bounds, and for each
// byte whether anything was written to it.
#ifndef DBUF_SIMULATE_MEMORY_H
#define DBUF_SIMULATE_MEMORY_H

#include "base/arena.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Generic addresses of the other state spaces, outside of all buffers. Shared addresses are offsets
// from 0; generic ones stand in this window.
#define SHARED_WINDOW UINT64_C(0x7d0000000000)
#define LOCAL_WINDOW UINT64_C(0x7e0000000000)
#define PARAM_WINDOW UINT64_C(0x7f0000000000)
#define WINDOW_BYTES (UINT64_C(1) << 32)

struct buffer {
  const char *name;
  uint64_t address; // of its first byte; a multiple of 256, as cudaMalloc gives it
  uint64_t bytes;
  uint8_t *data;
  uint8_t *defined; // 1 for each byte that was written; NULL: all are
  bool constant;    // writes are faults
};

struct memory {
  struct arena *arena;
  struct {
    struct buffer **at; // by rising address
    size_t count, room;
  } buffers;
  uint64_t next; // address of the next buffer
};

struct memory *memory_new(struct arena *a);

// A buffer of zero bytes. `defined`: the bytes count as written. Large ones are taken from the
// system as they are touched; memory_free() gives them back. NULL when there is not enough memory.
struct buffer *memory_add(struct memory *m, const char *name, uint64_t bytes, bool defined);
void memory_free(struct memory *m);

// The buffer that holds this address, or NULL.
struct buffer *memory_find(const struct memory *m, uint64_t address);

// The nearest buffer that ends at or before the address, or NULL: to say what was overrun.
const struct buffer *memory_before(const struct memory *m, uint64_t address);

// Marks bytes as written.
static inline void buffer_define(struct buffer *b, uint64_t offset, unsigned bytes) {
  if (b->defined)
    for (unsigned i = 0; i < bytes; ++i)
      b->defined[offset + i] = 1;
}

static inline bool buffer_is_defined(const struct buffer *b, uint64_t offset, unsigned bytes) {
  if (b->defined)
    for (unsigned i = 0; i < bytes; ++i)
      if (!b->defined[offset + i])
        return false;
  return true;
}

#endif
