// The pragma and its clauses.
#ifndef DBUF_REWRITE_PRAGMA_H
#define DBUF_REWRITE_PRAGMA_H

#include "command/config.h"
#include "rewrite/lex.h"
#include "rewrite/rewrite.h"

// One of shared(A, B[expr]).
struct named_tile {
  struct str name, extent; // the second, macros expanded, is empty without
};

struct clauses {
  struct settings settings; // in force for the loop, clauses included
  struct place place;       // of the pragma
  struct str name;          // name=, empty without
  struct str threads;       // threads=, a constant expression, macros expanded; empty without
  struct str dynamic;       // dynamic=, likewise
  struct str tile[3];       // tile(BM, BN, BK), macros expanded; empty without
  struct {
    struct named_tile *at;
    size_t count, room;
  } shared;     // shared(A, B[expr])
  double ratio; // ratio=, 0 without
  bool independent;
  bool speculative;
  bool contract;
};

// True for a token that is one of our pragmas.
bool pragma_is(const struct unit *u, tok t);

// True for a line of text that is one.
bool pragma_line(struct str line);

// The markers that stand in a loop's body.
enum mark { MARK_NONE, MARK_LOAD, MARK_COMPUTE };
enum mark pragma_mark(const struct unit *u, tok t);

// Reads the pragma at `t`, the `nth` of the text. `kernel` names the function for the
// configuration's [kernel] sections. False with an error in `d` when it is malformed.
bool pragma_parse(struct unit *u, tok t, size_t nth, const char *kernel,
                  const struct rewrite_options *options, struct clauses *c, struct diag *d);

// The value of an integer constant expression of literals, + - * / % and parentheses; false for
// anything else.
bool constant_value(struct str text, long *value);

#endif
