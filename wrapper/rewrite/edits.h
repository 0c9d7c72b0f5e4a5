// Edits over a unit's text, and the text that they are made of.
#ifndef DBUF_REWRITE_EDITS_H
#define DBUF_REWRITE_EDITS_H

#include "rewrite/lex.h"

// Replaces the bytes [from, to) of the unit's text.
struct edit {
  uint32_t from, to;
  struct str text;
  long order; // among edits that begin at one place
};

struct edits {
  struct edit *at;
  size_t count, room;
};

void add_edit(struct unit *u, struct edits *list, uint32_t from, uint32_t to, const char *text);

// The bytes [from, to) with the edits inside them applied, in order of place; edits must not
// overlap.
void apply_edits(struct unit *u, uint32_t from, uint32_t to, struct edits *edits, struct text *out);

uint32_t token_offset(const struct unit *u, tok t);
// Behind the last token of a range that is not empty.
uint32_t range_end(const struct unit *u, struct range r);

// The tokens of a range on one line.
const char *flat_text(struct unit *u, struct range r);

// A line marker for the text at `off`, between two line ends. Flag 3 silences the compilers'
// warnings: all copies but one carry it.
const char *line_marker(const struct unit *u, uint32_t off, bool quiet);

// Adds text without our pragmas, giving each line marker inside it flag 3 (or none of the flags),
// so that a copy enters no file.
void add_copy(struct text *out, struct str s, bool quiet);

#endif
