#include "simulate/memory.h"

#include <sys/mman.h>

// Buffers lie far apart, so that an index that is a little too large meets none of them.
enum { GAP = 1 << 20 };

struct memory *memory_new(struct arena *a) {
  struct memory *m = ARENA_NEW(a, struct memory);
  m->arena = a;
  m->next = UINT64_C(0x100000000000);
  return m;
}

// Pages of zeros that cost nothing until they are touched.
static uint8_t *pages(uint64_t bytes) {
  void *p = mmap(NULL, bytes ? bytes : 1, PROT_READ | PROT_WRITE,
                 MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  return p == MAP_FAILED ? NULL : p;
}

struct buffer *memory_add(struct memory *m, const char *name, uint64_t bytes, bool defined) {
  if (bytes > SHARED_WINDOW - m->next - 2 * (uint64_t)GAP)
    return NULL;
  struct buffer *b = ARENA_NEW(m->arena, struct buffer);
  *b = (struct buffer){.name = name, .address = m->next, .bytes = bytes, .data = pages(bytes)};
  if (!b->data)
    return NULL;
  if (!defined && !(b->defined = pages(bytes))) {
    munmap(b->data, bytes ? bytes : 1);
    return NULL;
  }
  m->next += (bytes + GAP + 255) / 256 * 256;
  *GROW(m->arena, m->buffers) = b;
  return b;
}

void memory_free(struct memory *m) {
  for (size_t i = 0; i < m->buffers.count; ++i) {
    struct buffer *b = m->buffers.at[i];
    munmap(b->data, b->bytes ? b->bytes : 1);
    if (b->defined)
      munmap(b->defined, b->bytes ? b->bytes : 1);
  }
  m->buffers.count = 0;
}

// The number of buffers that begin at or before the address.
static size_t begun(const struct memory *m, uint64_t address) {
  size_t low = 0, high = m->buffers.count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (m->buffers.at[middle]->address <= address)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

struct buffer *memory_find(const struct memory *m, uint64_t address) {
  size_t n = begun(m, address);
  struct buffer *b = n ? m->buffers.at[n - 1] : NULL;
  return b && address - b->address < b->bytes ? b : NULL;
}

const struct buffer *memory_before(const struct memory *m, uint64_t address) {
  size_t n = begun(m, address);
  return n ? m->buffers.at[n - 1] : NULL;
}
