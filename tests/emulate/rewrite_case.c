// Runs the rewriter on one preprocessed file:
//   rewrite_case FILE.ii --arch 80 [--rdc true] [--set section.key=value]... [--prelude FILE] -o OUTPUT
// The prelude replaces the part of the device prelude that is made of inline assembly.
// Messages go to stderr, one line per loop to stdout ("loop NAME cp_async 3" or "loop NAME left:
// WHY"). Exits with the pass's exit code (0, 101, 102); 2 for bad arguments. OUTPUT is written only
// on 0.
#include "base/arena.h"
#include "base/text.h"
#include "command/config.h"
#include "command/record.h"
#include "rewrite/rewrite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_SETS = 16 };

struct arguments {
  const char *input, *output, *prelude;
  const char *sets[MAX_SETS + 1];
  int arch;
  bool relocatable;
};

static void fail(const char *what, const char *name) {
  fprintf(stderr, "rewrite_case: %s %s\n", what, name);
  exit(2);
}

static struct str read_file(struct arena *a, const char *path) {
  FILE *f = fopen(path, "rb");
  if (!f)
    fail("cannot open", path);
  struct text t = {.arena = a};
  char block[65536];
  for (size_t n; (n = fread(block, 1, sizeof block, f)) > 0;)
    text_add(&t, (struct str){block, n});
  fclose(f);
  return text_str(&t);
}

static void write_file(const char *path, struct str s) {
  FILE *f = fopen(path, "wb");
  if (!f || fwrite(s.p, 1, s.n, f) != s.n || fclose(f) != 0)
    fail("cannot write", path);
}

static struct arguments parse_arguments(int argc, char **argv) {
  struct arguments r = {.arch = 80};
  size_t sets = 0;
  for (int i = 1; i < argc; ++i) {
    const char *value = i + 1 < argc ? argv[i + 1] : NULL;
    if (argv[i][0] != '-') {
      r.input = argv[i];
      continue;
    }
    if (!value)
      fail("no value for", argv[i]);
    if (strcmp(argv[i], "--arch") == 0)
      r.arch = atoi(value);
    else if (strcmp(argv[i], "--rdc") == 0)
      r.relocatable = strcmp(value, "true") == 0;
    else if (strcmp(argv[i], "--set") == 0 && sets < MAX_SETS)
      r.sets[sets++] = value;
    else if (strcmp(argv[i], "--prelude") == 0)
      r.prelude = value;
    else if (strcmp(argv[i], "-o") == 0)
      r.output = value;
    else
      fail("unknown argument", argv[i]);
    ++i;
  }
  if (!r.input || !r.output)
    fail("needs", "an input and -o OUTPUT");
  return r;
}

static void print_loops(const struct pass_record *r) {
  for (size_t i = 0; i < r->loops.count; ++i) {
    const struct loop_record *l = &r->loops.at[i];
    if (l->pipelined)
      printf("loop %s %s %d\n", l->name, variant_name(l->variant), l->stages);
    else
      printf("loop %s left: %s\n", l->name, l->why_not ? l->why_not : "no reason given");
  }
}

int main(int argc, char **argv) {
  struct arguments args = parse_arguments(argc, argv);
  struct arena *a = arena_new();
  struct diag *d = diag_new(a);
  struct config_sources sources = {.sets = args.sets};
  struct rewrite_options options = {.config = config_load(a, &sources, d), .arch = args.arch, .relocatable = args.relocatable};
  if (d->errors) {
    diag_print(d, stderr);
    return 102;
  }
  if (args.prelude)
    options.prelude = read_file(a, args.prelude).p;
  struct pass_record record;
  struct str result = rewrite(a, read_file(a, args.input), &options, &record);
  diag_print(record.diag, stderr);
  print_loops(&record);
  if (record.exit_code == 0)
    write_file(args.output, result);
  int code = record.exit_code;
  arena_free(a);
  return code;
}
