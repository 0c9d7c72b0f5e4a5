// Any command line, with options of any shape in the two variables: parsing and replacing the host
// compiler ends and stays within its memory. The input is the arguments, one a line; then, after an
// empty line, the variables.
#include "command/options.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const char *replace(void *context, const char *value) {
  return arena_printf(context, "/x/%zu", strlen(value));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  enum { WORDS = 64 };
  struct arena *a = arena_new();
  struct str rest = {(const char *)data, size}, line;
  char *argv[WORDS];
  int argc = 0;
  while (argc < WORDS && str_line(&rest, &line) && line.n)
    argv[argc++] = str_dup(a, line);
  const char *prepend = str_line(&rest, &line) ? str_dup(a, line) : NULL;
  const char *append = rest.n ? str_dup(a, rest) : NULL;
  struct options o = options_parse(a, argc, argv, prepend, append);
  size_t named = o.hosts.count;
  const char **outputs = options_outputs(a, &o);
  for (; *outputs; ++outputs)
    if (!**outputs && !(o.output && !*o.output))
      abort();
  options_dependency_files(a, &o);
  if (o.incomplete || o.unreadable) { // such a command line goes to nvcc as it is
    arena_free(a);
    return 0;
  }
  size_t count;
  const char **words = options_with_host(a, argc, argv, replace, a, &prepend, &append, &count);
  // Read again, the new command line names as many host compilers, all of them replaced ones, and
  // the same inputs.
  struct options again =
      options_parse(a, (int)count, (char *const *)(uintptr_t)words, prepend, append);
  if (again.hosts.count != named || again.inputs.count != o.inputs.count || again.phase != o.phase)
    abort();
  for (size_t i = 0; i < again.hosts.count; ++i)
    if (strncmp(again.hosts.at[i].value, "/x/", 3) != 0)
      abort();
  arena_free(a);
  return 0;
}
