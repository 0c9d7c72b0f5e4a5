// Comma-separated values as RFC 4180 has them, out of files that hold other text too.
#ifndef DBUF_INSPECT_CSV_H
#define DBUF_INSPECT_CSV_H

#include "base/arena.h"
#include "base/text.h"

#include <stdbool.h>
#include <stddef.h>

struct csv_cell {
  struct str text;       // without quotes; a slice of the file, or of the arena where "" was in it
  unsigned line, column; // where it begins, from 1
};

// A cursor; zero-initialise all but arena, text, line (1) and separator.
struct csv {
  struct arena *arena;
  struct str text;
  size_t at;     // the next record begins here
  unsigned line; // of that place
  char separator;
  struct {
    struct csv_cell *at; // of the last record; valid until the next one is read
    size_t count, room;
  } cells;
  size_t second; // where the line after the record's first one begins
  unsigned second_line;
};

// Reads the next record. A quoted cell may go over several lines (a few dozen at most: one that
// does not end is text of another program, and then the record is its first line alone). False at
// the end of the text.
bool csv_next(struct csv *c);

// Goes back to the second line of the record just read: it was no record but text with a quote.
void csv_retry(struct csv *c);

// Passes over the current line without reading it; false at the end of the text.
bool csv_skip_line(struct csv *c);

#endif
