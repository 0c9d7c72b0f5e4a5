// Functions as the text declares and defines them: what stands behind their parameters, whose
// members they are, and which body belongs to which declaration.
#ifndef DBUF_REWRITE_HEADS_H
#define DBUF_REWRITE_HEADS_H

#include "rewrite/lex.h"

enum tail_kind {
  TAIL_UNKNOWN,
  TAIL_BODY,
  TAIL_DECLARED, // ";" or a pure virtual function
  TAIL_MADE      // by the compiler, or deleted
};

// What stands behind a parameter list.
struct tail {
  enum tail_kind kind;
  tok brace;                 // of the body
  struct range initialisers; // of a constructor, behind the ":"
};

struct heading {
  tok name;  // of an operator: that word
  tok owner; // the class it is a member of; NO_TOKEN for none
  struct range params;
  struct tail tail;
  bool device; // by its own words
};

// The first token of the declaration that `t` is part of.
tok declaration_start(const struct unit *u, tok t);

// `open`: of its parameters.
struct heading heading_of(const struct unit *u, tok name, tok open);

// The first token of a default argument that does more than name a value, behind the first `given`
// parameters; NO_TOKEN when there is none.
tok busy_default(const struct unit *u, const struct heading *h, size_t given);

// True for a declaration and a definition of one function.
bool same_function(const struct unit *u, const struct heading *a, const struct heading *b);

// True when the function's name at `t` is that of a call: it stands in an initialiser, or in the
// body of a function.
bool called_here(const struct unit *u, tok t);

// True for a name before its parameters that is no call's.
bool declares_function(const struct unit *u, tok t);
// The same, and not as a member that leaves its object alone.
bool declares_not_const(const struct unit *u, tok t);

// "template <> T f<X>(..)": behind the arguments of a name that is specialised there; NO_TOKEN for
// any other.
tok specialised(const struct unit *u, tok t);

// "X::f", "X<T>::f", "X::~X": X; NO_TOKEN when the name at `name` stands alone.
tok qualifier_of(const struct unit *u, tok name);

// True when some function of that name that the text declares takes argument `index` by reference.
bool takes_reference(struct unit *u, tok name, size_t index);

#endif
