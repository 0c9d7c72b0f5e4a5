// dbuf-nvcc's own options, all of which begin with --dbuf- and never reach nvcc.
#ifndef DBUF_TOOL_OWN_H
#define DBUF_TOOL_OWN_H

#include "base/arena.h"
#include "base/diag.h"

#include <stdbool.h>

struct own_options {
  const char *config;        // --dbuf-config=FILE
  const char *report;        // --dbuf-report=KIND[:FILE]
  const char *const *sets;   // --dbuf-set, NULL-terminated
  const char *const *forces; // --dbuf-force, NULL-terminated
  bool off, verbose, version, help;
};

// Takes our options off argv (without a program's name); the rest stays in order in *rest,
// NULL-terminated. Unknown ones and missing values are errors in `d`.
struct own_options own_options_take(struct arena *a, int argc, char *const *argv, int *rest_count,
                                    char ***rest, struct diag *d);

// The text of --dbuf-help, one line an option.
const char *own_options_help(struct arena *a);

// The commands of dbuf know --dbuf-set, --dbuf-force and --dbuf-config as --set, --force and
// --config too: `arg` in the long form, or as it is.
char *own_long_name(struct arena *a, char *arg);

#endif
