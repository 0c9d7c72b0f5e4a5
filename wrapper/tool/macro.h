// What a macro means where a pragma stands: -E leaves pragmas unexpanded, so the preprocessor is
// asked again.
#ifndef DBUF_TOOL_MACRO_H
#define DBUF_TOOL_MACRO_H

#include "base/arena.h"
#include "base/process.h"
#include "base/text.h"

// The preprocessor command of this pass. Zero-initialise the rest.
struct macros {
  struct arena *arena;
  const char *path;
  char *const *argv; // with -E; an "-o FILE" in it is left out when the command is run again
  struct str output; // what it gave: its line markers name the files that were read
  // Filled on first use.
  struct {
    struct str *at; // the files' texts
    size_t count, room;
  } files;
  bool read, unreadable, asked;
  struct str text; // of -E -dD
  struct {
    struct macro_probe *at;
    size_t count, room;
  } probes;
};

// For rewrite_options.macro; `context` is a struct macros.
const char *macro_expand(void *context, struct arena *a, size_t nth, struct str name);

// Whether `text` may define a macro of that name: the word stands after "define", whatever blanks,
// comments or line splices are between.
bool macro_may_define(struct str text, struct str name);

// `argv` without its "-o FILE", and with `more` (NULL-terminated) at the end; `inputs` false: only
// argv[0] and `more`.
char **argv_with(struct arena *a, char *const *argv, const char *const *more, bool inputs);

// The definitions in force at the nth "#pragma dbuf" of -E -dD output, as directives, and that
// pragma's own text. False when there are fewer.
bool macro_definitions(struct arena *a, struct str dump, size_t nth, struct str *definitions,
                       struct str *pragma);

#endif
