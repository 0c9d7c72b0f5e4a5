// Where values and products come from, when statements are run on that alone.
#ifndef DBUF_REWRITE_PRODUCTS_H
#define DBUF_REWRITE_PRODUCTS_H

#include "rewrite/loop.h"

// What is made of two values comes from the later kind.
enum source {
  FROM_NOTHING, // not written yet
  FROM_CONSTANT,
  FROM_OUTSIDE, // the same for all tiles
  FROM_CARRIED, // may differ from tile to tile, and is known before the tile is
  FROM_TILE     // read from shared memory in this tile's compute
};

// What is run under a condition that the compiler may know in one copy of compute and not in
// another: the first tile, a flag of the launch. Arms stand in each other; NULL is the outermost.
struct arm {
  const struct arm *outer;
  const struct stmt *loop; // it is the body of a loop that is one in every copy; else NULL
};

struct product {
  const struct expr *at; // NULL: the value is no product
  enum source from;
  const struct arm *arm; // where it is made
  bool choice;           // of a value that may be 1
  // A loop that is one in every copy and puts it into memory, each time elsewhere; else NULL.
  const struct stmt *stored;
};

// A product that a variable holds and that is added. nvcc fuses it only if nothing else in its
// block needs it, so all that reads it must be there in every copy of compute.
struct use {
  struct product product;
  uint64_t text, value; // hashes of its tokens, and of what its names mean
  tok made;             // a place where it stands
  tok read;             // a place where a variable with it is read
  tok sum;              // NO_TOKEN: not added so far
  tok call;             // in which the sum stands, as in struct run
  bool many;            // it stands or is read at several places
  bool another;         // read in another arm
  bool apart;           // read in another tile, or made in an arm and read behind it
  bool doomed;          // read for the next tile alone
};

struct uses {
  struct use *at;
  size_t count, room;
  int next_only; // looked for on demand: 1 no variable of the loop is for its tiles alone, 2 some
                 // may
};

struct value {
  enum source from;
  struct product product;
  bool choice; // a constant in copies of compute that know the condition, another value elsewhere
  bool parts;  // of an object whose elements "x[i]" stand in it: a fragment
};

// What a run is for.
enum purpose {
  FOR_LOOP,   // the loop's own statements: what may be fused differently is refused
  FOR_BEFORE, // what is left in variables before the loop: nothing is refused
  FOR_AFTER   // what the loop leaves in them: only products of the loop count
};

struct change {
  size_t symbol;
  struct value old, now;
};

// A function being run: the loop's, or one that it calls.
struct run {
  struct loop *loop;       // names are looked up in its function
  struct loop *refuses;    // the loop that is refused
  const struct run *outer; // the function that calls it, NULL for the loop's
  tok call;                // in the loop's function; NO_TOKEN in itself
  struct value *values;    // of each symbol of the function
  unsigned *seen;          // of each symbol: the last list of changes that it is in
  unsigned lists;
  struct {
    struct change *at;
    size_t count, room;
  } journal;           // of all changes, `now` unset
  struct value result; // of all returns so far
  struct value object; // of the object that a method is called on, all its members together
  bool method;
  enum purpose purpose;
  bool loads;            // in the load: what is read from global memory comes from the tile
  bool trips_constant;   // perhaps: the compiler may unroll all tiles of the loop as written
  bool tile_certain;     // perhaps: the compiler knows that there is one
  const struct arm *arm; // that is run
  bool doomed;           // a value is run that only the next tile reads
  bool index;            // an index of memory is run: it is no fraction, whatever its type's name
  struct uses *uses;     // of all products
  int depth, loops;
  unsigned jumps;   // inside so many statements that may be left early
  unsigned *called; // functions looked into so far, in all
};

// Nothing is known of any symbol yet.
struct run new_run(struct loop *l);
struct value value_at(const struct run *r, const struct symbol *y);
void set_symbol(struct run *r, const struct symbol *y, struct value v);

// Run one statement (with those in it), a list of them, an expression. False when refused.
bool run_stmt(struct run *r, struct stmt *s);
bool run_stmts(struct run *r, struct stmt *s);
bool run_expr(struct run *r, const struct expr *e, struct value *v);

// product_calls.c: a call, and the operators of the text for the operator of `e`: members of what
// `a` comes from, or functions of both (`b` unused where there is one operand). *result: what they
// return; nothing when there are none.
bool run_call(struct run *r, const struct expr *e, struct value *v);
bool run_operator(struct run *r, const struct expr *e, struct value a, struct value b,
                  struct value *result);
// The body of a function that no name calls, on values that may be anything; it may leave no
// product behind, for where that is added is not seen.
bool run_unnamed(struct run *r, tok brace, struct range initialisers);
// The same of the value that a member has by its declaration.
bool run_member_value(struct run *r, tok name, struct range value);

// Of two products the one that comes from less; of the values of two ways, either; an object of two
// parts; what is computed from two and is no product.
struct product worse(struct product a, struct product b);
struct value either(struct value a, struct value b);
struct value joined(struct value a, struct value b);
struct value made_of(struct value a, struct value b);
bool equal_values(struct value a, struct value b);

// Writes a value to all of a variable or to a part of it; `anew`: not on top of what it held.
void assign_value(struct run *r, const struct expr *target, struct value v, bool anew);
// uses.c: does nothing read what is written to `y` before token `behind` but the next tile, through
// however many variables? False for NULL.
bool for_next_tile(struct run *r, const struct symbol *y, tok behind);
// The product that an expression is, made here.
struct product product_of(struct run *r, const struct expr *e, enum source from);
// It is made behind the loop. Where a tile is certain to come, that of the last tile may still be
// known there: then that one has another reader in the loop as written, and in one copy of compute.
void note_behind(struct run *r, const struct expr *e);
// A variable that holds `v` is read at `at`; its product is added at `sum`.
void note_read(struct run *r, struct value v, tok at);
bool note_sum(struct run *r, struct product p, tok sum);
// At the end of all: is every product that was added read in its block alone?
bool check_uses(struct run *r);
// Refuses the loop for a product and the token of its sum.
bool refuse_product(struct run *r, struct product p, tok sum);

#endif
