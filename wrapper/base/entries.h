// The names in a folder, for signal handlers: neither memory is allocated nor a lock taken.
#ifndef DBUF_BASE_ENTRIES_H
#define DBUF_BASE_ENTRIES_H

// Calls visit() for each entry of an open folder except "." and "..". The entry may be removed
// meanwhile.
void entries_each(int folder, void (*visit)(int folder, const char *name, void *context),
                  void *context);

#endif
