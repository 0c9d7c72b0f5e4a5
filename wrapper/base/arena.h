// One lifetime for everything made in a run: memory is taken from an arena and goes with it.
#ifndef DBUF_BASE_ARENA_H
#define DBUF_BASE_ARENA_H

#include <stddef.h>

struct arena;

// Said to the compiler and to analysers: these never return NULL.
#define ARENA_NONNULL __attribute__((returns_nonnull))

// A new, empty arena. Never NULL: running out of memory ends the program with a message (exit 1).
struct arena *arena_new(void) ARENA_NONNULL;

// Frees every allocation made from `a`. NULL is allowed.
void arena_free(struct arena *a);

// `size` zeroed bytes, aligned for any type; valid until arena_free. `size` 0 gives a valid
// pointer.
void *arena_alloc(struct arena *a, size_t size) ARENA_NONNULL;

// A zeroed array of `count` elements of `size` bytes; an overflow of the product ends the program.
void *arena_array(struct arena *a, size_t count, size_t size) ARENA_NONNULL;

// A copy of `size` bytes followed by a zero byte (so that a slice becomes a C string).
char *arena_copy(struct arena *a, const void *p, size_t size) ARENA_NONNULL;
char *arena_strdup(struct arena *a, const char *s) ARENA_NONNULL;

// printf into the arena.
char *arena_printf(struct arena *a, const char *format, ...)
    __attribute__((format(printf, 2, 3))) ARENA_NONNULL;

// A typed allocation: struct plan *p = ARENA_NEW(a, struct plan);
#define ARENA_NEW(a, type) ((type *)arena_alloc((a), sizeof(type)))

// Appends an element to a growable array that lives in an arena:
//   struct { struct edit *at; size_t count, room; } edits;   *GROW(arena, edits) = edit;
// Earlier element pointers are invalid after a growth.
#define GROW(a, list)                                                                              \
  ((list).count == (list).room                                                                     \
       ? ((list).at = arena_grow((a), (list).at, (list).count, &(list).room, sizeof *(list).at))   \
       : (list).at,                                                                                \
   &(list).at[(list).count++])
void *arena_grow(struct arena *a, const void *old, size_t count, size_t *room,
                 size_t size) ARENA_NONNULL;

// malloc for a library that takes one: as for an arena, the program ends with a message when there
// is no memory left.
void *arena_malloc(size_t size);

#endif
