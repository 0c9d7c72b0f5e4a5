// The device code that rewritten loops use, put once at the head of the text.
#ifndef DBUF_REWRITE_PRELUDE_H
#define DBUF_REWRITE_PRELUDE_H

// The part that asks for no machine: types, then dispatch by type. Expects the functions of
// prelude_machine() before it.
const char *prelude_types(void);
const char *prelude_fetches(void);

// Copies, commit and wait for an architecture (86 for sm_86), as inline assembly; before sm_80
// there are none, and the functions are there but do nothing.
const char *prelude_machine(int arch);

// What loops need beside it whose tiles are passed.
const char *prelude_places(void);

// And those that compare their tiles at run time.
const char *prelude_checks(void);

#endif
