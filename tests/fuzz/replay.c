// Stands in for libFuzzer in `make check`: feeds every file of the corpus folders named on the
// command line to the fuzz target once, so that an input which broke something stays fixed.
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
// Optional in a target, as with libFuzzer.
__attribute__((weak)) int LLVMFuzzerInitialize(int *argc, char ***argv);

static void fail(const char *what, const char *path) {
  fprintf(stderr, "replay: %s: ", path);
  perror(what);
  exit(1);
}

static void replay_file(const char *path) {
  FILE *f = fopen(path, "rb");
  if (!f || fseek(f, 0, SEEK_END) != 0)
    fail("open", path);
  long size = ftell(f);
  rewind(f);
  // Exactly as large as the input, so that AddressSanitizer sees a read past its end.
  uint8_t *data = malloc(size > 0 ? (size_t)size : 1);
  if (!data || size < 0 || fread(data, 1, (size_t)size, f) != (size_t)size)
    fail("read", path);
  fclose(f);
  fprintf(stderr, "%s\n", path); // the last name in the log is the one that broke it
  LLVMFuzzerTestOneInput(data, (size_t)size);
  free(data);
}

// The number of files replayed.
static int replay_folder(const char *folder) {
  struct dirent **entries;
  int count = scandir(folder, &entries, NULL, alphasort);
  if (count < 0)
    fail("corpus", folder);
  int replayed = 0;
  for (int i = 0; i < count; i++) {
    if (entries[i]->d_name[0] != '.') {
      char path[4096];
      snprintf(path, sizeof path, "%s/%s", folder, entries[i]->d_name);
      replay_file(path);
      replayed++;
    }
    free(entries[i]);
  }
  free(entries);
  return replayed;
}

int main(int argc, char **argv) {
  if (LLVMFuzzerInitialize)
    LLVMFuzzerInitialize(&argc, &argv);
  LLVMFuzzerTestOneInput((const uint8_t *)"", 0);
  int replayed = 0;
  for (int i = 1; i < argc; i++)
    replayed += replay_folder(argv[i]);
  if (replayed == 0) {
    fprintf(stderr, "replay: the corpus is empty\n");
    return 1;
  }
  printf("%d inputs replayed\n", replayed);
  return 0;
}
