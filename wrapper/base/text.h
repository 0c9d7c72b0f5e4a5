// Text as slices, and a builder for new text.
#ifndef DBUF_BASE_TEXT_H
#define DBUF_BASE_TEXT_H

#include "base/arena.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A slice of text somebody else owns; not zero-terminated. {NULL, 0} is the empty slice.
struct str {
  const char *p;
  size_t n;
};

#define STR(literal) ((struct str){(literal), sizeof(literal) - 1})

struct str str_of(const char *s); // the whole C string; NULL gives the empty slice
bool str_equal(struct str a, struct str b);
bool str_is(struct str s, const char *literal);
bool str_in(struct str s, const char *const *words); // is one of the words; NULL ends them
bool str_starts(struct str s, const char *prefix);
bool str_ends(struct str s, const char *suffix);
struct str str_trim(struct str s);            // without white space at both ends
char *str_dup(struct arena *a, struct str s); // as a C string
// The first place of `needle` in `s` at or after `from`, or s.n.
size_t str_find(struct str s, struct str needle, size_t from);
// Takes the next line (without its newline and a carriage return before it) off *rest; false at the
// end.
bool str_line(struct str *rest, struct str *line);
uint64_t str_hash(struct str s); // not for adversaries
// A decimal number that fills the whole slice (with an optional sign); false when it does not or
// overflows.
bool str_long(struct str s, long *value);

// Growing text in an arena. Zero-initialise all but `arena`. `p` is zero-terminated after each
// call.
struct text {
  struct arena *arena;
  char *p;
  size_t n, room;
};

void text_add(struct text *t, struct str s);
void text_puts(struct text *t, const char *s);
void text_printf(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));
// A word of a command, as a shell takes it, behind those that are there.
void text_word(struct text *t, const char *word);
struct str text_str(const struct text *t);

// Bytes for people: "256 B", "9.5 KiB", "19 KiB"; to a hundredth of a KiB or exactly, and never a
// whole number that it is not.
const char *size_text(struct arena *a, long bytes);
// "9.5 -> 19 KiB", "768 B -> 1.5 KiB"
const char *size_change_text(struct arena *a, long before, long after);

// Levenshtein distance of two short words, to name the nearest known one.
size_t str_distance(struct str a, struct str b);

#endif
