// What the text's own classes and type names tell of members and of elements: does an access stay
// inside the object, or does it follow a pointer or a reference out of it?
#ifndef DBUF_REWRITE_MEMBERS_H
#define DBUF_REWRITE_MEMBERS_H

#include "rewrite/parse.h"

// A "{" that opens a class: what is declared in it belongs to an object.
bool opens_class(const struct unit *u, tok brace);

// The name of that class; NO_TOKEN when it has none, or no class is opened.
tok opened_class(const struct unit *u, tok brace);

// Does the brace begin the list of an enumeration?
bool opens_enumeration(const struct unit *u, tok brace);

// Does a part of a function declare a type, an enumerator or a function of the name of token
// `like`, itself aside? They are no symbols of the function.
bool other_declared(const struct unit *u, struct range r, tok like);

// A name behind "struct" or "class".
bool behind_class_key(const struct unit *u, tok t);

// True when every member of that name holds its value itself and has at least `indices` dimensions;
// false for references, for more indices than dimensions, and when no class of the text has it.
bool member_inside(const struct unit *u, struct str name, size_t indices);

// Variables and members of that name that the text declares outside functions and parameter lists:
// there is one; one that is no other name by "using" or "typedef"; there is one, and all are
// numbers or vectors, no pointers.
bool declared_variable(const struct unit *u, struct str name);
bool declared_object(const struct unit *u, struct str name);
bool number_outside(const struct unit *u, struct str name);
// The same, pointers too: assigning to one calls nothing.
bool scalar_outside(const struct unit *u, struct str name);

// True when a class of the one name has a member of the other that is no function and no type.
bool class_object(const struct unit *u, struct str class, struct str name);

// True when some class has a reference of that name.
bool member_reference(const struct unit *u, struct str name);

// True when some class has any reference.
bool any_reference_member(const struct unit *u);

// True when members of that name may be bit-fields, which have no address, or static ones, which
// are in no object.
bool member_bit_field(const struct unit *u, struct str name);
bool member_static(const struct unit *u, struct str name);

// True when members of that name may be packed, and stand where their type could not.
bool member_packed(const struct unit *u, struct str name);

// True when the text itself, not a header of the system, declares a function of that name.
bool user_function(const struct unit *u, struct str name);

// "*this"
bool is_own_object(const struct unit *u, const struct expr *e);

// True when a write to `e` in a member function changes nothing but the object itself. `class`:
// that of the function, where all of it stands in its braces; else empty.
bool writes_object(const struct unit *u, struct str class, const struct expr *e);

// True when a type is volatile somewhere: by its words, or those of the types that the text names.
bool volatile_type(const struct unit *u, struct range type);

// True when the text declares a variable or member of that name, outside functions, as volatile.
bool volatile_outside(const struct unit *u, struct str name);

// The same, as volatile or atomic, by a type that is named so too.
bool watched_outside(const struct unit *u, struct str name);

// What stands behind one index for each dimension of an array declared with these specifiers.
enum element_kind {
  ELEMENT_VALUE, // a number or CUDA vector: no more indices, no address
  ELEMENT_ARRAY, // a named array type: its row
  ELEMENT_OTHER  // may be a pointer, or a class with operators of its own
};
enum element_kind element_kind(const struct unit *u, struct range type);

// True when a type, or one that it is a name of, is volatile or atomic.
bool watched_type(const struct unit *u, struct range type);
// The class that a type is, by its own name or another one, where the text declares it: a mention
// of its name. NO_TOKEN for any other type.
tok class_of_type(const struct unit *u, struct range type);
// True for a class without a base, functions and values, whose members are numbers: its objects
// are copied as bytes and lead nowhere.
bool is_plain_class(const struct unit *u, struct range type);
// How many members a class declares, those of a union in it as one; SIZE_MAX with a base.
size_t count_members(const struct unit *u, tok class);
// A name between the braces of an enumeration.
bool in_enumeration(const struct unit *u, tok t);
// No object of a class of that name is converted to an address: it has no base, and no such
// operator.
bool never_address(const struct unit *u, tok class);

#endif
