// Numbers as programs print them for people: with separators of some country, and with units.
#ifndef DBUF_INSPECT_NUMBER_H
#define DBUF_INSPECT_NUMBER_H

#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

// What a file's numbers say of the mark between a number and its fraction: how many can only be
// read with a point, how many only with a comma. "1,234" alone says nothing.
struct number_marks {
  size_t point, comma;
};

void number_observe(struct number_marks *m, struct str s);

// "1,234.5" with `comma` false, "1.234,5" with it; blanks and apostrophes between digits are
// separators in both, and what follows a blank and "(" (instances) is no part of it. False for
// anything else, for "nan" too. The value is finite.
bool number_read(struct str s, bool comma, double *value);

enum number_kind { NUMBER_COUNT, NUMBER_BYTES, NUMBER_PERCENT, NUMBER_TIME };

// What a number in `unit` is to be multiplied with, to be in bytes, nanoseconds, percent or in
// ones. Prefixes are powers of 1000, as Nsight Compute means them; "/block" and the like are passed
// over. False when the unit is none of that kind.
bool number_scale(struct str unit, enum number_kind kind, double *scale);

#endif
