// What is known of one annotated loop: filled by segment and depend, read by plan and emit.
#ifndef DBUF_REWRITE_LOOP_H
#define DBUF_REWRITE_LOOP_H

#include "rewrite/parse.h"
#include "rewrite/pragma.h"
#include "rewrite/reasons.h"

// What a name or an address means.
enum memory {
  MEMORY_NONE,     // a value that is no address
  MEMORY_LOCAL,    // a variable or array of the thread
  MEMORY_SHARED,   // a __shared__ variable
  MEMORY_CONSTANT, // __constant__ memory or a constant at file scope
  MEMORY_GLOBAL,   // reached through a pointer, or a __device__ variable
  MEMORY_UNKNOWN
};

struct root {
  enum memory memory;
  struct symbol *symbol; // the variable, or the pointer parameter; NULL at file scope or when
                         // loaded from memory
  tok name;              // where it is named, NO_TOKEN when it is not
  bool proved;        // MEMORY_GLOBAL: certainly global, so that an asynchronous copy may read it;
                      // MEMORY_CONSTANT: the compiler knows its value
  bool either;        // MEMORY_GLOBAL without a symbol: of one of two pointers or the other
  size_t dims;        // of an array at file scope
  struct symbol *via; // the local pointer through which a shared array is reached, else NULL
};

// A cooperative loop of the load: a 'for' whose iterations the threads share.
struct coop {
  struct stmt *stmt;
  struct coop *outer; // the next one outside, NULL for none
  unsigned id;
  bool normal;       // trips is known: a constant expression
  const char *exact; // when no trip can be left after `trips`: "" always, a condition of constants,
                     // NULL never known
  const char *trips; // text, normal only
  struct symbol *variable;
  const struct expr *stride; // NULL: one
  bool from_zero;
  long from, by, count; // the variable's values, when these are numbers; count 0: not known
};

// A shared array that the load fills.
struct tile {
  struct symbol *symbol;
  bool in_loop; // declared in the loop's body
  size_t stores;
  bool overlapping; // several of its stores may write one element, so their order counts
};

// How a store of the load travels when tiles are copied asynchronously; with registers all are
// STORE_STAGED, or STORE_DIRECT where a loop's trips are not known.
enum store_kind {
  STORE_ASYNC,  // tile = global
  STORE_ZERO,   // tile = condition ? global : 0, also as if/else
  STORE_STAGED, // through registers
  STORE_DIRECT  // as written: constants, or loads whose loop has no constant trip count
};

struct store {
  struct stmt *stmt; // "tile = value;"
  struct stmt *fill; // the if/else around it that fills with zero (STORE_ZERO), else NULL
  struct expr *target, *value;
  struct tile *tile;
  struct coop *coop;
  enum store_kind kind;
  bool stageable; // every read of it can be held in registers
  bool has_read;
  bool whole;                   // its value is read and held as one, as what is stored
  const struct expr *source;    // STORE_ASYNC, STORE_ZERO: the global element
  const struct expr *condition; // STORE_ZERO
  bool negated;                 // STORE_ZERO: the condition is false where the element is read
  bool zero_bits; // STORE_ZERO: the text tells that zero is zero bits; else the compiler is asked
  bool ldg;       // the source is the argument of __ldg()
  bool proved_global;
  const char *why; // it is no asynchronous copy; NULL when it is one or a constant
  bool ordered;    // it would be one, but for other stores of the tile
  int bytes;       // 4, 8, 16; 1, 2 for elements too small; 0 unknown
};

// A constant that keeps a store's trips apart as long as it is not zero.
struct factor {
  const struct expr *value;
  const struct store *store;
};

// A parameter of the kernel's template that must be a number's type, and the array for whose
// elements it must.
struct number {
  const struct symbol *type, *array;
};

// A read of global memory in the load.
struct read {
  const struct expr *expr;
  struct stmt *stmt;
  struct coop *coop;
  struct store *store; // whose value it is part of, NULL for a temporary or a guard
  const char *type;    // text of its type, NULL when it cannot be written
  const char *as; // text of the reference that it is read as, where overloads might see another
  bool stageable;
  unsigned id;
  struct root root;
};

// An 'if' of the body whose branch stands in its place, and a statement's place before that.
struct taken {
  const struct stmt *stmt;
  bool otherwise; // the branch behind "else"
};
struct link {
  struct stmt *stmt, *next, *parent;
};

enum region { REGION_LOAD, REGION_COMPUTE, REGION_TAIL, REGION_HEADER };

// A variable that says which tile is loaded: changed by the header's step or by a statement that
// only advances it.
struct clock {
  struct symbol *symbol;
  bool in_compute; // compute reads it, so it has a second copy
};

// A statement of the body that only advances clocks.
struct advance {
  struct stmt *stmt;
  struct expr *expr; // one of its parts between commas
  struct symbol *symbol;
  enum region region;
};

// A write to a variable or to memory in the loop.
struct write {
  struct root root;
  const struct expr *target;
  const struct expr *value; // what is assigned; NULL: "++" and "--"
  struct stmt *stmt;
  enum region region;
  bool plain; // "=": does not read what it writes
};

struct refusal {
  enum reason reason;
  const char *text;       // the message's %s, NULL for none
  tok at;                 // the place
  tok other;              // the other place involved, NO_TOKEN for none
  const char *other_text; // what the note says
  const char *remedy;     // NULL: the reason's own
};

// What a visible function writes, found while it is looked at in the loop's place.
struct effect {
  unsigned long written; // bit i: through parameter i
  unsigned long parts;   // of these, "x[i]" of what parameter i refers to
  unsigned long called;  // parameter i is called, as a function of numbers
  bool object;           // the object it is called on
  unsigned long watched; // reads volatile or atomic objects through parameter i
  unsigned long awaited; // and may wait for them
  bool prints;
};

// The symbols of the function through which a variable may be reached too.
struct aliases {
  const struct symbol *variable;
  struct symbol **at;
  size_t count, room;
};

struct loop {
  struct unit *unit;
  struct function *function;
  struct clauses *clauses;
  tok pragma;
  struct stmt *stmt;
  const char *name;  // for settings and reports
  int arch;          // 86 for sm_86
  long block_shared; // bytes that a block may ask for at most; 48 KiB where that is not known
  bool relocatable;  // other files may call the functions of this one
  bool no_fmad;      // the compiler fuses no products with sums

  // Regions: children of the body, [first, end) by sibling order.
  struct stmt **load, **compute, **tail;
  size_t load_count, compute_count, tail_count;
  struct stmt *top, *middle, *last;          // barriers; top and last may be NULL
  struct stmt *scratch;                      // one of compute's, behind which no tile is used
  bool by_warp;                              // they are __syncwarp(): each warp has its own tiles
  size_t own_barriers;                       // of compute, beside these
  struct stmt *marked_load, *marked_compute; // where the markers stand; NULL without
  // "if (__syncthreads_count(done) == n) break;" as the barrier at the top, or at the end
  // (`vote_ends`: it is `last`), else NULL; and the declaration before it that holds the count, if
  // there is one.
  struct stmt *vote, *vote_value;
  bool vote_ends;
  // The condition that says whether there is a next tile: the loop's, or what of it does not ask
  // what compute has found. `asks`: the rest of it is the vote, without a barrier.
  struct expr *cond;
  bool asks;

#define LIST(type)                                                                                 \
  struct {                                                                                         \
    type *at;                                                                                      \
    size_t count, room;                                                                            \
  }
  LIST(struct tile *) tiles;
  LIST(struct store *) stores;
  LIST(struct factor) factors;
  LIST(struct number) numbers;
  LIST(struct read *) reads;
  LIST(struct read *)
  sources; // the same and those of guards, bounds and indices, which are read again
  LIST(struct coop *) coops;
  LIST(struct clock) clocks;
  LIST(struct advance) advances;
  LIST(struct write) writes; // those of the load first
  LIST(struct expr *) steps; // the step's parts, split at commas
  LIST(struct symbol *)
  replicated; // locals of the load that compute reads: their declarations are repeated
  LIST(struct aliases) aliases; // looked for so far: see aliases.c
  LIST(struct stmt *) hoisted;  // shared declarations inside the body
  LIST(struct stmt *) kept;     // of the load, at any depth: run in their place alone, see keep.h
  LIST(struct stmt *) moved;    // those of compute that stand before the load
  LIST(struct taken) taken;     // see unswitch.c: one of each condition
  LIST(struct link) moved_out;  // the statements of the body and of those branches
#undef LIST

  struct stmt *first_statement; // of the body, before branches were taken
  bool stageable;               // some read can be held in registers
  bool async;                   // some store is a plain copy
  bool writes_global;           // compute, or a call in it, writes global memory
  bool shares;                  // compute writes what other threads may read, or prints
  int copy_bytes;               // the narrowest plain copy known, 0 unknown
  struct refusal refused;       // reason REASON_NONE: accepted
  struct effect *effect;        // of a function that stands for the loop, else NULL
  bool repeated;                // and is called in a loop of compute
  struct refusal
      contracted; // what may be rounded otherwise, as 'contract' allows; REASON_NONE: nothing
  struct refusal one_only; // why there can be no second buffer; REASON_NONE: there can
};

// Records the first refusal; later ones are ignored. Returns false, so that a check can end with
// it.
bool refuse(struct loop *l, enum reason r, tok at, const char *text, tok other,
            const char *other_text);
// The same with a remedy for this place.
bool refuse_as(struct loop *l, struct refusal r);
// The same for several buffers.
bool one_buffer(struct loop *l, enum reason r, tok at, const char *text, tok other,
                const char *other_text);

// names.c: what names and addresses mean.
struct root root_of(struct loop *l, const struct expr *e);    // the object an lvalue designates
struct root pointee_of(struct loop *l, const struct expr *e); // what a pointer points to
// A fragment of wmma, or an array of them: its elements "x[i]" stand in it.
bool is_fragment(const struct loop *l, const struct symbol *y);
struct tile *tile_of(struct loop *l, struct root r);
bool inside(const struct stmt *s, tok t);
bool in_body(const struct loop *l, const struct symbol *y); // declared in the loop's body
// The declaration of a name at file scope, or of a member, by its tokens: __constant__, __device__,
// const, or an enumerator. `pointee`: what it points to (an array: its elements) is asked for.
// Declarations of that name in several places must agree.
struct root named_outside(struct loop *l, tok name, bool pointee);
bool is_auto(const struct loop *l, const struct symbol *y);
bool builtin_value(const struct loop *l, tok name); // threadIdx and the like
const char *name_text(const struct loop *l, tok t);
// An expression as a message shows it: on one line, its end left out where it is long.
const char *shown_text(const struct loop *l, struct range r);

// settled.c: does a number hold one value from its declaration on, wherever it is named?
bool settled(struct loop *l, struct symbol *y);
// Where an object may be made of it, or an operator of a class have it as its other operand, in a
// text where such keep references to numbers.
bool may_be_kept(struct loop *l, const struct symbol *y);
// Where a reference, or what may be one, is bound to it; NO_TOKEN for nowhere.
tok bound_to(struct loop *l, const struct symbol *y);
// Is what stands in a range only read, as one whole or a branch of "?:"?
bool reads_only(struct unit *u, struct range r);
// Can no function of the name at `name` change argument `index` of `count`?
bool passed_by_value(struct unit *u, tok name, size_t index, size_t count);
// Do all mentions in a range only read it? References to it are not looked for.
bool only_read_in(struct loop *l, const struct symbol *y, struct range r);

// rest.c: does every region begin and end with the same value in a variable? Then it is no clock.
bool at_rest(struct loop *l, struct symbol *y);
// The value, where a statement of the load's own level begins with it and nothing of the load reads
// what the statement leaves; else NULL.
const struct expr *value_at_rest(struct loop *l, const struct stmt *s, struct symbol *y);

// constants.c: what is known at compile time.
// A constant expression at compile time; `threads` allows blockDim.x.
bool constant_expr(struct loop *l, const struct expr *e);
// Its text, with constants that are declared in the body replaced by their values.
const char *constant_text(struct loop *l, const struct expr *e);
// When a value cannot be negative: "" always, else a condition of constants; NULL when that is not
// known.
const char *never_negative(struct loop *l, const struct expr *e);

// types.c: types as text.
// True when every name in a range means the same outside the loop's body.
bool outer_names(const struct loop *l, struct range r);
// Text of the type of a global element that is read, without const and references; NULL when it
// cannot be written outside the load.
const char *element_type(struct loop *l, const struct expr *e);
// What element_type() gave, with const where it is that: text of a reference to it; NULL: not
// known.
const char *element_reference(struct loop *l, const char *type);
// The type that a member has as an operand, where a bit-field is an int if its bits fit in one.
const char *operand_type(struct loop *l, const struct expr *member);
// Bytes of a number or vector by its spelling; 0 unknown.
int type_bytes(const struct unit *u, struct range type);
// The same of a type of C++ or CUDA by its name.
int own_type_bytes(struct str name);

// numbers.c: what kind of number an expression or a type is, as far as the text tells. Of two that
// are combined the later kind wins.
enum number_kind {
  NUMBER_ADDRESS,
  NUMBER_WHOLE,   // integers, and vectors of them
  NUMBER_UNKNOWN, // may be a floating one
  NUMBER_FLOATING
};
enum number_kind number_kind(struct loop *l, const struct expr *e);
enum number_kind type_number(const struct unit *u, struct range type);

// contraction.c: no sum of compute may be fused with one product in the loop as written and with
// another one, or with none, in the pipelined loop, unless clause 'contract' allows it. False when
// refused.
bool check_contraction(struct loop *l);

// references.c: references and addresses that a type's name may hide, and what asks for the type of
// a clock. False when refused. The assertions stand in front of the loop.
bool check_references(struct loop *l);
bool check_clock_types(struct loop *l);
void add_type_asserts(struct loop *l, struct text *out);

// temporaries.c: in a region, every read of a variable follows a write of what is read, on every
// path: what it held before is lost.
bool written_first(struct loop *l, enum region r, struct symbol *y);
// And what it holds at the end of the region was written there, on every path.
bool written_always(struct loop *l, enum region r, struct symbol *y);

// filled.c: the same of an array of registers that compute fills in loops, in functions too, and
// that nothing outside the loop writes to: elements that it never fills are not looked for.
bool filled_anew(struct loop *l, struct symbol *y);
// Of those an array of which each tile writes an element "v[t]" before it reads that, and touches
// no other.
bool tile_element(struct loop *l, struct symbol *y);
// "v[t]" of such an array.
bool is_tile_element(struct loop *l, const struct expr *e);

// segment.c: regions and barriers. depend.c: everything else. False when refused.
bool segment(struct loop *l);
// block.thread_rank() and the like, of a cooperative_groups::thread_block.
bool block_value(const struct loop *l, const struct expr *call);
// Does a token stand in the vote?
bool in_vote(const struct loop *l, tok t);
// A statement that is a barrier of the whole block, or of the warp in a loop by warps.
bool is_barrier(const struct loop *l, const struct stmt *s);
// That of the loop which asks least of the threads: a warp's may come to one of cooperative groups
// from different places, to __syncthreads() they must come together.
struct stmt *weakest_barrier(const struct loop *l);
// Where a statement names a shared array (with `pointers` also what may point to one) or calls what
// may use one; NO_TOKEN when it does not.
tok shared_in(const struct loop *l, const struct stmt *s, bool pointers);
// markers.c: says what is wrong with the marker at `t` of a loop, and the remedy; NULL when nothing
// is.
const char *marker_misuse(const struct loop *l, tok t, const char **remedy);
// Looks for the loop's markers; false when one is misused.
bool find_markers(struct loop *l);
// Sets the barriers that they choose. `first_is_top`: only declarations stand before the first.
bool barriers_by_markers(struct loop *l, bool first_is_top);
// Which statements go to compute though they stand before the load, or behind it but before the
// barrier.
enum moved { MOVED_NOT, MOVED_PAST_LOAD, MOVED_LATER };
enum moved moved_by_markers(const struct loop *l, const struct stmt *s);
// False (and refused) for one that other threads may notice.
bool may_be_moved(struct loop *l, struct stmt *s);
// Nothing that was moved past the load has to do with it. When the clocks are known.
bool check_moved(struct loop *l);
// meet.c: do compute and what stands behind the last barrier use memory, beside shared memory, that
// may be the same?
bool meets_tail(struct loop *l);
bool depend(struct loop *l);

// dynamic.c: tiles in dynamic shared memory, and the clause that names tiles.
bool check_shared_clause(struct loop *l);
// What clause 'shared' says of a tile; NULL when it does not name it.
const struct named_tile *named_tile(const struct loop *l, const struct symbol *y);
// May an extern array have further buffers beside it? If not, says why there is one only.
bool dynamic_has_room(struct loop *l, const struct symbol *y);
// Bytes of each of them; -1 when the text does not tell.
long bytes_beside(struct loop *l, const struct symbol *y);

// passed.c: tiles that a __device__ function is given by a pointer, which clause 'shared' names.
// The function anew, with the parameters marked that the clause names at the pragma; `f` itself
// where it names none.
struct function *with_passed_tiles(struct function *f, tok pragma, const struct clauses *c);
// Does such a parameter keep the address that it begins with? False when refused.
bool check_passed_tile(struct loop *l, struct symbol *y);
// May one have further buffers beside the memory that is passed? If not, says why there is one
// only.
// The variable that a name in a clause of the pragma at `pragma` means; NULL for none.
struct symbol *clause_means(const struct function *f, struct str name, tok pragma);
// A variable before the loop has the name of the type of `y`, which further buffers are declared
// by.
bool type_is_hidden(const struct loop *l, const struct symbol *y);
bool passed_has_room(struct loop *l, const struct symbol *y);
// A pointer of the function that is made of one that is passed, `from`, and named in the clause
// too: it leads to other memory than the tiles. Does the initialiser at `t` make one?
bool leads_elsewhere(const struct loop *l, const struct symbol *y, const struct symbol *from);
bool is_elsewhere(struct loop *l, struct symbol *y);
bool made_elsewhere(struct loop *l, tok t);
bool names_elsewhere(struct loop *l, const struct named_tile *n);
// "T (&name)[32]" is no pointer, and tells its size.
bool is_array_reference(const struct unit *u, const struct symbol *y);
// A parameter that points to what the text does not tell, in a function that may be given a tile.
bool may_be_passed(const struct loop *l, const struct symbol *y);
// How the promise is given that it is one.
const char *passed_remedy(const struct loop *l, const struct symbol *y);
// "[16]" of "name[][16]", of "name[8][16]" and of "(*name)[16]".
struct range element_dims(const struct unit *u, const struct symbol *y);
// Are the first buffer and all others of a tile in different arrays?
bool has_buffers_beside(const struct symbol *y);

// tiles.c, load.c, clock.c, compute.c, buffers.c: the parts of depend.
bool find_tiles(struct loop *l);
// Is a symbol a tile of a loop? For shared_bytes(); `context` is the loop.
bool loop_has_tile(void *context, const struct symbol *y);
// Refuses a call of the load whose function's body does not stand in its place.
bool refuse_call(struct loop *l, struct stmt *s, const struct expr *call);
bool find_clocks(struct loop *l);
// The loop's writes, by region.
void collect_writes(struct loop *l);
bool check_load(struct loop *l);
// late.c: what the load works out for compute alone becomes compute's.
void move_late(struct loop *l);
// A condition that is evaluated ahead of its iteration: reads nothing that the loop may change.
bool check_ahead(struct loop *l, const struct expr *e);
bool check_compute(struct loop *l);
// No second name of a variable that the load or a clock changes is used in the loop.
bool check_names_of_load(struct loop *l);
// May the function reach a variable by another name?
bool has_second_name(struct loop *l, const struct symbol *y);
void check_buffers(struct loop *l);
// Does token `t` stand in a loop among the statements from `s` on that begins with "i = start"?
bool starts_anew(struct loop *l, struct stmt *s, struct symbol *i, tok t);
// counted.c: the variable of a loop in the load, and how many trips a thread makes at most.
void count_trips(struct loop *l, struct coop *c);
bool is_advance(const struct loop *l, const struct stmt *s);
struct clock *clock_of(const struct loop *l, const struct symbol *y); // NULL when it is none

// Calls `f` with every expression of a statement and the statements in it, the outermost
// expressions first; stops when it returns false.
typedef bool expr_visitor(void *context, struct stmt *s, const struct expr *e);
bool visit_stmt(struct loop *l, struct stmt *s, expr_visitor *f, void *context);
bool visit_expr(struct stmt *s, const struct expr *e, expr_visitor *f, void *context);
// Visits the statements of one region.
bool visit_region(struct loop *l, enum region r, expr_visitor *f, void *context);
// The first place where a variable is named in a range, a region; NO_TOKEN when it is not.
tok named_in_range(const struct loop *l, struct range r, const struct symbol *y);
tok named_in(const struct loop *l, enum region r, const struct symbol *y);
// The first write in a range to a variable, or through it to memory; NULL for none.
const struct write *written_in(const struct loop *l, struct range r, const struct symbol *y);
struct stmt **region_stmts(const struct loop *l, enum region r,
                           size_t *count); // not of REGION_HEADER
bool same_text(const struct loop *l, const struct expr *a, const struct expr *b);
// True when an expression is arithmetic on variables: reads no memory, calls nothing but pure
// functions, changes nothing.
bool plain(struct loop *l, const struct expr *e);
// lookup.c: a call of a function of CUDA's headers that only computes, also where the text has
// others of its name in namespaces that the call does not see.
bool means_cuda(struct loop *l, const struct expr *call);
// A number of a type of the language's own, as far as the text tells, or a pointer to such.
bool plain_number(struct loop *l, const struct expr *e);
// views.c: the expression reads through an object that the kernel is given. What stands in its
// brackets is not looked at.
bool reads_object(struct loop *l, const struct expr *e);
// All functions of the name at `name` leave their object and everything else alone.
bool harmless_method(struct loop *l, tok name);
// A function of CUDA without effects; false when the text declares one of that name itself.
bool pure_function(const struct unit *u, struct str name);
// A call by name of such a function, or of the text's own that computes an integer from integers.
bool value_call(struct loop *l, const struct expr *call);

#endif
