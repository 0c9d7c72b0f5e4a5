// What dbuf-nvcc tells the dbuf tune above it of each compilation, in files of a folder that the
// environment names.
#ifndef DBUF_TOOL_NOTE_H
#define DBUF_TOOL_NOTE_H

#include "base/arena.h"
#include "report/account.h"

#define DBUF_TUNE "DBUF_TUNE"

// One annotated loop in one pass of the compiler.
struct noted_loop {
  const char *loop, *file;
  unsigned line;
  int arch, stages;
  bool pipelined;
  enum variant variant;
  const char *why; // not pipelined; NULL
};

struct notes {
  struct {
    struct noted_loop *at;
    size_t count, room;
  } loops;
  int exit_code;     // the largest of dbuf-nvcc
  const char *error; // the first that it said; NULL: none
};

// False with errno set.
bool note_write(struct arena *a, const char *folder, const struct account *account);

// All notes of the folder, which is empty then.
struct notes notes_take(struct arena *a, const char *folder);

#endif
