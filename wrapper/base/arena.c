#include "base/arena.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ALIGNMENT = 16, BLOCK_BYTES = 64 * 1024 };

struct block {
  struct block *next;
  size_t used, size;
  _Alignas(ALIGNMENT) unsigned char bytes[];
};

struct arena {
  struct block *blocks; // newest first; allocations come from the first
};

void *arena_malloc(size_t size) {
  void *p = malloc(size);
  if (!p) {
    fputs("dbuf: error: out of memory\n", stderr);
    exit(1);
  }
  return p;
}

static struct block *block_new(size_t size) {
  struct block *b = arena_malloc(sizeof *b + size);
  b->next = NULL;
  b->used = 0;
  b->size = size;
  return b;
}

struct arena *arena_new(void) {
  struct arena *a = arena_malloc(sizeof *a);
  a->blocks = NULL;
  return a;
}

void arena_free(struct arena *a) {
  if (!a)
    return;
  for (struct block *b = a->blocks, *next; b; b = next) {
    next = b->next;
    free(b);
  }
  free(a);
}

void *arena_alloc(struct arena *a, size_t size) {
  if (size > SIZE_MAX / 2)
    arena_malloc(SIZE_MAX / 2); // reports and exits
  size_t need = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  if (need == 0)
    need = ALIGNMENT;
  struct block *b = a->blocks;
  if (!b || b->size - b->used < need) {
    // A large allocation gets a block of its own behind the current one, which stays in use.
    b = block_new(need > BLOCK_BYTES / 4 ? need : BLOCK_BYTES);
    if (need > BLOCK_BYTES / 4 && a->blocks) {
      b->next = a->blocks->next;
      a->blocks->next = b;
    } else {
      b->next = a->blocks;
      a->blocks = b;
    }
  }
  void *p = b->bytes + b->used;
  b->used += need;
  return memset(p, 0, size ? size : 1);
}

void *arena_array(struct arena *a, size_t count, size_t size) {
  if (size && count > SIZE_MAX / 2 / size)
    arena_malloc(SIZE_MAX / 2);
  return arena_alloc(a, count * size);
}

char *arena_copy(struct arena *a, const void *p, size_t size) {
  char *to = arena_alloc(a, size + 1);
  if (size)
    memcpy(to, p, size);
  return to;
}

char *arena_strdup(struct arena *a, const char *s) {
  return arena_copy(a, s, strlen(s));
}

char *arena_printf(struct arena *a, const char *format, ...) {
  va_list args, again;
  va_start(args, format);
  va_copy(again, args);
  int n = vsnprintf(NULL, 0, format, args);
  va_end(args);
  char *s = arena_alloc(a, (size_t)n + 1);
  vsnprintf(s, (size_t)n + 1, format, again);
  va_end(again);
  return s;
}

void *arena_grow(struct arena *a, const void *old, size_t count, size_t *room, size_t size) {
  size_t wanted = *room ? *room * 2 : 8;
  void *p = arena_array(a, wanted, size);
  if (count)
    memcpy(p, old, count * size);
  *room = wanted;
  return p;
}
