// How fast the readers are: speed lex FILE, speed sass FILE. Prints "MiB seconds MB/s" of the
// fastest of five runs.
#include "inspect/ring.h"
#include "inspect/sass.h"
#include "rewrite/lex.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
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

static size_t run_lex(struct arena *a, struct str text) {
  return lex(a, text)->count;
}

// What `dbuf check` does with a listing: reads it and finds the loops of every function.
static size_t run_sass(struct arena *a, struct str text) {
  struct sass_listing listing = sass_read(a, text);
  size_t found = 0;
  for (size_t i = 0; i < listing.functions.count; i++)
    found += 1 + rings_of(a, &listing.functions.at[i], VARIANT_AUTO).list.count;
  return found;
}

int main(int argc, char **argv) {
  if (argc != 3 || (strcmp(argv[1], "lex") != 0 && strcmp(argv[1], "sass") != 0)) {
    fprintf(stderr, "usage: speed lex|sass FILE\n");
    return 2;
  }
  struct arena *files = arena_new();
  struct str text = read_file(files, argv[2]);
  double best = 0;
  for (int i = 0; i < 5; i++) {
    struct arena *a = arena_new();
    double start = now();
    size_t found = strcmp(argv[1], "lex") == 0 ? run_lex(a, text) : run_sass(a, text);
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
