#include "tool/nvcc.h"

#include "base/diag.h"
#include "base/process.h"
#include "command/config.h"
#include "command/host.h"
#include "command/options.h"
#include "command/scan.h"
#include "command/toolkit.h"
#include "tool/compile.h"
#include "tool/note.h"
#include "tool/own.h"
#include "tool/reporting.h"
#include "tool/version.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { BAD_CONFIGURATION = 102, TOOL_MISSING = 103 };

static int fatal(struct arena *a, int code, const char *text, const char *remedy) {
  struct diag *d = diag_new(a);
  struct message *m = diag_add(d, SEVERITY_ERROR, NULL, (struct place){0}, "%s", text);
  m->remedy = remedy;
  diag_print(d, stderr);
  return code;
}

static int depth(void) {
  const char *text = getenv(DBUF_DEPTH);
  return text ? atoi(text) : 0;
}

// Becomes nvcc with these arguments as they are.
static int hand_over(struct arena *a, const struct nvcc_command *nvcc, int argc, char *const *argv,
                     bool verbose) {
  char **all = arena_array(a, nvcc->count + (size_t)argc + 1, sizeof *all);
  for (size_t i = 0; i < nvcc->count; ++i)
    all[i] = arena_strdup(a, nvcc->words[i]);
  for (int i = 0; i < argc; ++i)
    all[nvcc->count + (size_t)i] = argv[i];
  if (verbose) {
    struct diag *d = diag_new(a);
    struct text t = {.arena = a};
    for (char *const *word = all; *word; ++word)
      text_word(&t, *word);
    diag_add(d, SEVERITY_REMARK, NULL, (struct place){0}, "runs %s", t.p);
    diag_print(d, stderr);
  }
  const char *changes[] = {toolkit_depth(a), toolkit_called(a, nvcc->nvcc), NULL};
  process_exec(&(struct command){nvcc->path, all, process_env(a, changes)});
  return fatal(a, TOOL_MISSING, arena_printf(a, "cannot run %s: %s", nvcc->path, strerror(errno)),
               NULL);
}

// True when a -ccbin names one of our own links: a dbuf-nvcc above us has put it there.
static bool hooked_already(struct arena *a, const struct options *o) {
  struct host_compiler unused;
  for (size_t i = 0; i < o->hosts.count; ++i) {
    const char *value = o->hosts.at[i].value;
    if (host_compiler_called(a, value, &unused) ||
        host_compiler_called(a, arena_printf(a, "%s/gcc", value), &unused))
      return true;
  }
  return false;
}

static const char *first_source(const struct options *o) {
  for (size_t i = 0; i < o->inputs.count; ++i)
    if (o->inputs.at[i].cuda)
      return o->inputs.at[i].path;
  return NULL;
}

static bool reads_stdin(const struct options *o) {
  for (size_t i = 0; i < o->inputs.count; ++i)
    if (strcmp(o->inputs.at[i].path, "-") == 0)
      return true;
  return false;
}

// nvcc's commands go to stderr, where build systems read them; what is kept in files they read too.
static bool is_watched_by_others(const struct options *o) {
  return o->verbose || o->dryrun || o->keep;
}

static void tell_plan(struct arena *a, const struct nvcc_command *nvcc, const struct config *c,
                      bool compiles, bool wanted) {
  struct diag *d = diag_new(a);
  struct place nowhere = {0};
  diag_add(d, SEVERITY_REMARK, NULL, nowhere, "nvcc is %s", nvcc->nvcc);
  diag_add(d, SEVERITY_REMARK, NULL, nowhere, "settings from %s",
           config_file(c) ? config_file(c) : "no file");
  diag_add(d, SEVERITY_REMARK, NULL, nowhere, "%s",
           !compiles ? "no CUDA source is compiled; nvcc runs alone"
           : wanted  ? "the source may hold the pragma"
                     : "no pragma seen in the source and the headers it names");
  diag_print(d, stderr);
}

static int compile(struct build *b, bool hide) {
  struct arena *a = b->a;
  b->reads_stdin = reads_stdin(b->options);
  if (b->reads_stdin && !process_read_fd(a, STDIN_FILENO, &b->standard_in))
    return fatal(a, 1, arena_printf(a, "cannot read stdin: %s", strerror(errno)), NULL);
  b->wanted = scan_wanted(b->options, b->standard_in);
  if (b->verbose)
    tell_plan(a, b->nvcc, b->config, true, b->wanted);
  if (!b->wanted && hide && !b->reads_stdin && !b->reporting)
    return hand_over(a, b->nvcc, b->argc, b->argv, b->verbose);
  return compile_cuda(b);
}

static bool is_called_nvcc(const char *name) {
  const char *slash = strrchr(name, '/');
  return strcmp(slash ? slash + 1 : name, "nvcc") == 0;
}

static int run(struct arena *a, const struct own_options *own, bool masquerading, int argc,
               char **argv) {
  int launcher = toolkit_launcher(a, argc, argv);
  struct options o = options_parse(a, argc - launcher, argv + launcher,
                                   getenv("NVCC_PREPEND_FLAGS"), getenv("NVCC_APPEND_FLAGS"));
  bool compiles = options_compiles_cuda(&o) && !own->off;
  struct config_sources sources = {first_source(&o), own->config, own->sets, own->forces};
  struct diag *d = diag_new(a);
  struct config *config = config_load(a, &sources, d);
  // A broken settings file is no reason to break "nvcc --version".
  if (d->errors && compiles) {
    diag_print(d, stderr);
    return BAD_CONFIGURATION;
  }
  struct nvcc_command nvcc;
  if (!toolkit_nvcc(a, config, argc, argv, masquerading, &nvcc))
    return fatal(a, TOOL_MISSING,
                 config_tool(config, "nvcc")
                     ? arena_printf(a, "cannot find nvcc: DBUF_NVCC or [tools] names %s",
                                    config_tool(config, "nvcc"))
                     : "cannot find nvcc",
                 "put its folder into PATH, or name it in DBUF_NVCC or in [tools] nvcc");
  argc -= nvcc.taken;
  argv += nvcc.taken;
  if (compiles && !(depth() > 0 && hooked_already(a, &o))) {
    const struct reporting *reporting = reporting_prepare(a, own->report, &o, d);
    if (d->errors) {
      diag_print(d, stderr);
      return BAD_CONFIGURATION;
    }
    struct build b = {.a = a,
                      .sources = &sources,
                      .config = config,
                      .options = &o,
                      .nvcc = &nvcc,
                      .reporting = reporting,
                      .argc = argc,
                      .argv = argv,
                      .tune = getenv(DBUF_TUNE),
                      .verbose = own->verbose};
    return compile(&b, is_watched_by_others(&o));
  }
  if (o.pipe && !own->off) {
    struct diag *w = diag_new(a);
    struct message *m =
        diag_add(w, SEVERITY_WARNING, NULL, (struct place){0},
                 "%s is not a regular file and is left to nvcc: pragmas are ignored", o.pipe);
    m->remedy = "give nvcc's options in a regular file";
    diag_print(w, stderr);
  }
  if (own->verbose)
    tell_plan(a, &nvcc, config, false, false);
  return hand_over(a, &nvcc, argc, argv, own->verbose);
}

int nvcc_main(struct arena *a, int argc, char **argv) {
  struct diag *d = diag_new(a);
  int count;
  char **rest;
  struct own_options own = own_options_take(a, argc - 1, argv + 1, &count, &rest, d);
  if (d->errors) {
    diag_print(d, stderr);
    return BAD_CONFIGURATION;
  }
  if (own.version) {
    puts("dbuf " DBUF_VERSION);
    return 0;
  }
  if (own.help) {
    printf("dbuf-nvcc NVCC-ARGUMENTS\n%s", own_options_help(a));
    return 0;
  }
  if (depth() >= TOOLKIT_DEEPEST)
    return fatal(a, TOOL_MISSING, "dbuf-nvcc calls itself in a circle",
                 "name the real nvcc in DBUF_NVCC or in [tools] nvcc");
  return run(a, &own, is_called_nvcc(argv[0]), count, rest);
}
