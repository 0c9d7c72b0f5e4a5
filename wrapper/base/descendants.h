// The processes below this one: its children, their children, and those whose parents have ended
// (which come to it once descendants_adopt() was called). For signal handlers: neither memory is
// allocated nor a lock taken.
#ifndef DBUF_BASE_DESCENDANTS_H
#define DBUF_BASE_DESCENDANTS_H

#include <stdbool.h>

// From now on, or no longer, this process is the parent of each process below it whose own parent
// has ended. Children that it has by then are not its own doing: a shell that became this process
// had started them. They and what is below them are neither counted nor signalled.
void descendants_adopt(bool adopt);

// Sends a signal to all of them (0: to none) and returns how many there are, -1 when the system
// does not tell. Those that have left this process's session are daemons, such as a compiler
// cache's server: not counted, not signalled.
int descendants_signal(int number);

#endif
