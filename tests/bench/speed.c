// How fast the readers are: speed READER FILE. Prints "MiB seconds MB/s" of the fastest of five
// runs, in the processor's time: others may be at work beside it.
#include "inspect/ring.h"
#include "inspect/sass.h"
#include "rewrite/lex.h"
#include "rewrite/rewrite.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static struct str read_file(struct arena *a, const char *path) {
  FILE *f = fopen(path, "rb");
  if (!f || fseek(f, 0, SEEK_END) != 0) {
    perror(path);
    exit(1);
  }
  long size = ftell(f);
  rewind(f);
  char *text = arena_alloc(a, (size_t)size + 1);
  if (fread(text, 1, (size_t)size, f) != (size_t)size) {
    perror(path);
    exit(1);
  }
  fclose(f);
  return (struct str){text, (size_t)size};
}

// What the hook does with a text without the pragma: it looks for one.
static size_t run_wanted(struct arena *a, struct str text) {
  (void)a;
  return 1 + rewrite_wanted(text);
}

static size_t run_lex(struct arena *a, struct str text) {
  return lex(a, text)->count;
}

// What the hook does with a text with the pragma.
static size_t run_rewrite(struct arena *a, struct str text) {
  struct config_sources sources = {0};
  struct rewrite_options options = {.config = config_load(a, &sources, diag_new(a)), .arch = 80};
  struct pass_record r;
  return rewrite(a, text, &options, &r).n;
}

// What `dbuf check` does with a listing: reads it and finds the loops of every function.
static size_t run_sass(struct arena *a, struct str text) {
  struct sass_listing listing = sass_read(a, text);
  size_t found = 0;
  for (size_t i = 0; i < listing.functions.count; i++)
    found += 1 + rings_of(a, &listing.functions.at[i], VARIANT_AUTO).list.count;
  return found;
}

static const struct reader {
  const char *name;
  size_t (*run)(struct arena *, struct str);
} readers[] = {
    {"wanted", run_wanted}, {"lex", run_lex}, {"rewrite", run_rewrite}, {"sass", run_sass}};

int main(int argc, char **argv) {
  const struct reader *reader = NULL;
  for (size_t i = 0; i < sizeof readers / sizeof *readers; i++)
    if (argc == 3 && strcmp(argv[1], readers[i].name) == 0)
      reader = &readers[i];
  if (!reader) {
    fprintf(stderr, "usage: speed wanted|lex|rewrite|sass FILE\n");
    return 2;
  }
  struct arena *files = arena_new();
  struct str text = read_file(files, argv[2]);
  double best = 0;
  for (int i = 0; i < 5; i++) {
    struct arena *a = arena_new();
    double start = now();
    size_t found = reader->run(a, text);
    double taken = now() - start;
    if (found == 0) {
      fprintf(stderr, "speed: nothing found in %s\n", argv[2]);
      return 1;
    }
    if (i == 0 || taken < best)
      best = taken;
    arena_free(a);
  }
  printf("%.1f %.4f %.0f\n", (double)text.n / (1 << 20), best, (double)text.n / 1e6 / best);
  arena_free(files);
  return 0;
}
