// What statements and calls may do to the tiles, the loads' memory and the clocks.
#ifndef DBUF_REWRITE_EFFECT_H
#define DBUF_REWRITE_EFFECT_H

#include "rewrite/loop.h"

// A write to what `r` designates, by the expression `what`: false when the loop must be refused for
// it.
bool check_write(struct loop *l, struct root r, struct range what);

// The variable that is written at token `at` is not reached by another name where tiles are loaded
// or chosen. See aliases.c.
bool check_names_ahead(struct loop *l, const struct symbol *y, tok at);

// Where the header or an advance names a variable; NO_TOKEN when none does.
tok named_by_clocks(const struct loop *l, const struct symbol *y);

// An asm statement: only instructions that leave memory alone, or read shared memory.
bool check_asm(struct loop *l, struct stmt *s);

// An argument that is written: by reference, or through its address.
bool check_argument_write(struct loop *l, const struct expr *x);
// The same, through parameter `y` of a visible function; NULL when that is not known.
bool check_passed_write(struct loop *l, const struct expr *x, const struct symbol *y);

// A call of a function that is not visible.
bool check_arguments(struct loop *l, const struct expr *e);

// A call of printf: numbers are the same in every copy of compute, addresses of tiles are not.
bool check_printed(struct loop *l, const struct expr *e);
// What a tile prints stands ahead of what the next one does, whichever threads print it.
void note_print(struct loop *l);

// A write to what an object refers to beyond itself, as far as the text tells.
bool check_referred(struct loop *l, struct symbol *y);

// The objects that a declaration makes.
bool check_made_objects(struct loop *l, const struct stmt *s);

// Reads of volatile and atomic objects, in a visit of expressions from the outside in. *passed is
// the visit's own: an expression that is not read, because it is written or its address is taken.
bool check_watched(struct loop *l, struct stmt *s, const struct expr *e,
                   const struct expr **passed);

// One such read of what `r` designates; `waits`: it may be repeated until somebody changes it.
bool check_watch(struct loop *l, struct root r, const struct expr *e, bool waits);

// Does token `t` stand in a loop of the compute part?
bool repeated(const struct loop *l, tok t);

// CUDA's functions by name: those that write through their first argument alone, that may take any
// address and only read through it, whose first argument is a fragment that they write, and those
// that touch registers and what they are given the address of.
bool writes_first(struct str name);
bool reads_memory(struct str name);
bool writes_fragment(struct str name);
bool register_function(struct str name);
// And those that wait for other threads, or do what no copy of a loop may do.
bool forbidden(struct str name);

// All functions of the text with a name: definitions by the user, declarations by headers.
struct definitions {
  tok *bodies; // their "{"
  size_t count;
  bool declared_by_system; // declared or defined in a header of the toolkit or the system
  bool declared, type;
  bool unseen;  // some may have no body here, or one that is not found
  bool pointer; // a pointer to functions is named so
};
struct definitions find_definitions(const struct unit *u, struct str name);
// The same, without those that a call cannot mean.
struct definitions find_callable(const struct unit *u, const struct expr *call);

// False for a function that takes another number of arguments than the call gives, or fewer
// template arguments.
struct heading;
bool may_take(const struct unit *u, const struct heading *h, const struct expr *call);

// reach.c: a call, or what looks like one, by the name at `t`; and whether a function of that name
// may reach shared memory that it is not given.
bool names_call(const struct unit *u, tok t);
bool reaches_shared(const struct unit *u, struct str name);

// hidden.c: "object[i]" of that class is a part of the object.
bool gives_own_part(struct loop *l, tok class);

// A loop that is a function's whole body, so that names resolve there.
struct loop *function_as_loop(struct loop *caller, struct function *f);

// Visible functions are read so many calls below the loop's own text, and no deeper.
enum { DEEPEST_CALL = 6 };

// A call, at `depth` calls below the loop's own text.
bool check_call(struct loop *l, const struct expr *e, int depth);

// A function that no name calls, with its initialisers: false when it does what only a look at its
// calls could allow. `effect` receives what it writes.
bool check_hidden_body(struct loop *l, tok brace, tok name, struct effect *effect);

// The value that a member has by its declaration.
bool check_member_value(struct loop *l, tok name, struct range value);

// Operators, conversions and constructors that the user defined look like arithmetic: those with an
// effect of their own beyond their operands are refused, for a text does not tell where they are
// called.
bool check_operators(struct loop *l);

// unseen.c: what such functions read where the load may call them, and what an assignment leaves.
bool check_unseen_reads(struct loop *l);
bool check_assignments(struct loop *l);
// hidden.c: "operator=", "operator+=", "operator++" at the word.
bool assigns_object(const struct unit *u, tok t);

// Calls `f` with each of these functions that is for the device; stops when it returns false.
struct heading;
typedef bool hidden_visitor(void *context, const struct heading *h);
bool visit_hidden(struct loop *l, hidden_visitor *f, void *context);

// And with the values that members have by their declarations.
typedef bool value_visitor(void *context, tok name, struct range value);
bool visit_member_values(struct loop *l, value_visitor *f, void *context);

#endif
