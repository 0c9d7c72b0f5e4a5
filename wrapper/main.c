// As whom was I called? As a host compiler (through a link in our private folder), as dbuf, or as
// dbuf-nvcc (under any other name: nvcc too).
#include "base/arena.h"
#include "base/diag.h"
#include "command/host.h"
#include "tool/check.h"
#include "tool/compare.h"
#include "tool/expand.h"
#include "tool/explain.h"
#include "tool/hook.h"
#include "tool/nvcc.h"
#include "tool/predict.h"
#include "tool/show_config.h"
#include "tool/simulate.h"
#include "tool/tune.h"
#include "tool/version.h"

#include <cjson/cJSON.h>
#include <errno.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { USAGE = 102 };

struct subcommand {
  const char *name;
  int (*main)(struct arena *a, int argc, char **argv); // argv[0] is the subcommand's name
  const char *form, *help;
};

static const struct subcommand subcommands[] = {
    {"check", check_main, "check FILE...",
     "the gates and the report on any binary with device code"},
    {"explain", explain_main, "explain FILE.cu [-- ARGS]",
     "the plan of each annotated loop; ARGS are nvcc's"},
    {"expand", expand_main, "expand FILE.cu [--diff] [-- ARGS]", "the rewritten loops as source"},
    {"simulate", simulate_main, "simulate FILE ...",
     "runs a kernel's PTX on the CPU and finds what it does wrong"},
    {"predict", predict_main, "predict FILE ...",
     "what a kernel will do to memory, before anything is measured"},
    {"compare", compare_main, "compare --ncu FILE.csv",
     "what Nsight Compute measured beside what was predicted"},
    {"tune", tune_main, "tune [OPTION]... -- COMMAND",
     "measures the candidates of each loop and keeps the fastest in dbuf.ini"},
    {"config", show_config_main, "config [FILE.cu]", "the settings in force and their origins"},
};
enum { SUBCOMMANDS = sizeof subcommands / sizeof subcommands[0] };

static void print_usage(FILE *out) {
  fputs("usage: dbuf COMMAND ...\n", out);
  for (size_t i = 0; i < SUBCOMMANDS; ++i)
    fprintf(out, "  dbuf %-34s %s\n", subcommands[i].form, subcommands[i].help);
}

static int dbuf_main(struct arena *a, int argc, char **argv) {
  const char *name = argc > 1 ? argv[1] : "--help";
  for (size_t i = 0; i < SUBCOMMANDS; ++i)
    if (strcmp(name, subcommands[i].name) == 0)
      return subcommands[i].main(a, argc - 1, argv + 1);
  if (strcmp(name, "--version") == 0) {
    puts("dbuf " DBUF_VERSION);
    return 0;
  }
  if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0) {
    print_usage(argc > 1 ? stdout : stderr);
    return argc > 1 ? 0 : USAGE;
  }
  struct diag *d = diag_new(a);
  diag_add(d, SEVERITY_ERROR, NULL, (struct place){0}, "unknown command '%s'", name);
  diag_print(d, stderr);
  print_usage(stderr);
  return USAGE;
}

// What could not be written to stdout (a full disk) is no success.
static int written(struct arena *a, int code) {
  bool earlier = ferror(stdout), now = fflush(stdout) != 0;
  if (!earlier && !now)
    return code;
  struct diag *d = diag_new(a);
  diag_add(d, SEVERITY_ERROR, NULL, (struct place){0}, "cannot write to stdout%s%s",
           now ? ": " : "", now ? strerror(errno) : "");
  diag_print(d, stderr);
  return code ? code : 1;
}

int main(int argc, char **argv) {
  // Out of memory the JSON library would leave members out, and say so where few look.
  cJSON_InitHooks(&(cJSON_Hooks){arena_malloc, free});
  struct arena *a = arena_new();
  struct host_compiler host;
  const char *name = argc > 0 ? argv[0] : "dbuf-nvcc";
  const char *slash = strrchr(name, '/');
  int code;
  if (host_compiler_called(a, name, &host))
    code = hook_main(a, &host, argc, argv);
  else if (strcmp(slash ? slash + 1 : name, "dbuf") == 0)
    code = dbuf_main(a, argc, argv);
  else
    code = nvcc_main(a, argc, argv);
  code = written(a, code);
  arena_free(a);
  return code;
}
