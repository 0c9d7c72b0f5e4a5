// What functions of headers may do to their arguments, as their declarations say.
#ifndef DBUF_REWRITE_PROTOTYPE_H
#define DBUF_REWRITE_PROTOTYPE_H

#include "rewrite/lex.h"

enum passing {
  PASSED_TO_READ,     // a number, or by a reference or pointer to a constant one
  PASSED_BY_VALUE,    // what its value points or refers to may be written
  PASSED_POINTER,     // what it points to may be written
  PASSED_BY_REFERENCE // it may be written itself
};

enum { MOST_ARGUMENTS = 12 }; // those behind are passed by reference

struct prototype {
  bool known;         // some declaration takes that many arguments
  bool writes_object; // a method that is not const
  enum passing passing[MOST_ARGUMENTS];
};

// All declarations of that name that can take `count` arguments, taken together: in headers, and
// outside functions in the user's own text (constructors).
struct prototype prototype_of(const struct unit *u, struct str name, size_t count);

#endif
