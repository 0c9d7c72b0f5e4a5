// Any settings file: what is read lies within the file, and what is wrong is said with a place in
// it.
#include "command/inifile.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_place(const struct place *p, size_t lines) {
  if (p->line == 0 || p->line > lines || p->column == 0 || p->column > p->source.n + 1)
    abort();
}

static void take(void *context, const struct ini_entry *e) {
  const size_t *lines = context;
  check_place(&e->key_place, *lines);
  check_place(&e->value_place, *lines);
  if (strlen(e->section) > 49)
    abort(); // would have been cut
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  struct arena *a = arena_new();
  struct diag *d = diag_new(a);
  size_t lines = 1;
  for (size_t i = 0; i < size; ++i)
    lines += data[i] == '\n';
  inifile_read(a, "fuzz.ini", (struct str){(const char *)data, size}, take, &lines, d);
  for (size_t i = 0; i < d->messages.count; ++i)
    if (d->messages.at[i].place.line == 0 || d->messages.at[i].place.line > lines)
      abort();
  arena_free(a);
  return 0;
}
