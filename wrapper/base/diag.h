// Messages in the compiler's own form, collected and printed to stderr:
//   file:line:col: error: message [dbuf-id]
//       source line
//       ^
//   file:line:col: note: ...
#ifndef DBUF_BASE_DIAG_H
#define DBUF_BASE_DIAG_H

#include "base/arena.h"
#include "base/text.h"

#include <stdbool.h>
#include <stdio.h>

enum severity { SEVERITY_NOTE, SEVERITY_REMARK, SEVERITY_WARNING, SEVERITY_ERROR };

// Where a message points. `file` NULL: no place. `line`, `column` count from 1; 0: unknown.
// `source` is the text of that line (may be empty); the caret is drawn under `column`, over `width`
// columns.
struct place {
  const char *file;
  unsigned line, column, width;
  struct str source;
};

struct note {
  struct place place;
  const char *message;
};

// One message with its notes. `id` without the "dbuf-" prefix, NULL for none. `remedy` (NULL: none)
// is what the user can do; it is printed as a last note at the same place ("help" in plain words).
struct message {
  enum severity severity;
  const char *id;
  struct place place;
  const char *text;
  const char *remedy;
  struct {
    struct note *at;
    size_t count, room;
  } notes;
};

struct diag {
  struct arena *arena;
  struct {
    struct message *at;
    size_t count, room;
  } messages;
  size_t errors;
};

struct diag *diag_new(struct arena *a);

// Adds a message and returns it (valid until the next diag_add), for notes and a remedy.
struct message *diag_add(struct diag *d, enum severity severity, const char *id, struct place place,
                         const char *format, ...) __attribute__((format(printf, 5, 6)));
void diag_note(struct diag *d, struct message *m, struct place place, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

// True when the two messages say the same of the same place (notes and remedy included).
bool message_equal(const struct message *a, const struct message *b);

// True when a message before the one at `index` says the same.
bool diag_repeated(const struct diag *d, size_t index);

const char *severity_name(enum severity severity); // "note", "remark", "warning", "error"

// Prints all messages that differ from each other, in the order they came.
// Colour only when `out` is a terminal and NO_COLOR is unset or empty.
void diag_print(const struct diag *d, FILE *out);

#endif
