#include "tool/front.h"

#include "base/process.h"
#include "command/host.h"
#include "command/options.h"
#include "command/toolkit.h"
#include "inspect/limits.h"
#include "tool/own.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

// nvcc tells with --dryrun which preprocessor commands it would run, one a pass; these are run here
// and nothing else is. `nvcc -E` would not do: with several -gencode it shows the first alone. The
// commands are told apart by what they hold (-E, -D__CUDA_ARCH__=), not by where it stands, since
// releases of nvcc differ there. Our hook is not in them, so the texts are not rewritten.

struct request {
  const char *name; // of the command
  struct own_options own;
  const char *arch; // --arch
  const char *file;
  bool help;
  char **nvcc; // arguments for nvcc
  int nvcc_count;
};

static int say(struct arena *a, int code, const char *text, const char *remedy) {
  struct diag *d = diag_new(a);
  struct message *m = diag_add(d, SEVERITY_ERROR, NULL, (struct place){0}, "%s", text);
  m->remedy = remedy;
  diag_print(d, stderr);
  return code;
}

// ---- the command line ----

static bool is_switch(char **argv, int count, int *i, const struct front_switch *switches,
                      struct diag *d) {
  static const char format[] = "--format";
  const char *arg = argv[*i];
  size_t n = sizeof format - 1;
  for (; switches->name; ++switches) {
    if (!switches->json && strcmp(arg, switches->name) == 0) {
      *switches->on = true;
      return true;
    }
    if (!switches->json || strncmp(arg, format, n) != 0 || (arg[n] != '=' && arg[n] != '\0'))
      continue;
    const char *value = arg[n] == '=' ? arg + n + 1 : *i + 1 < count ? argv[++*i] : "";
    *switches->on = strcmp(value, "json") == 0;
    if (!*switches->on && strcmp(value, "text") != 0)
      diag_add(d, SEVERITY_ERROR, NULL, (struct place){0},
               "--format: expected text or json, not '%s'", value);
    return true;
  }
  return false;
}

static bool take_argument(struct request *r, char **argv, int count, int *i,
                          const struct front_switch *switches, struct diag *d) {
  const char *arg = argv[*i];
  struct place nowhere = {0};
  if (is_switch(argv, count, i, switches, d)) {
  } else if (strcmp(arg, "--help") == 0 || strcmp(arg, "-h") == 0) {
    r->help = true;
  } else if (strcmp(arg, "--arch") == 0 && *i + 1 < count) {
    r->arch = argv[++*i];
  } else if (strncmp(arg, "--arch=", 7) == 0) {
    r->arch = arg + 7;
  } else if (arg[0] == '-') {
    struct message *m =
        diag_add(d, SEVERITY_ERROR, NULL, nowhere, "dbuf %s: unknown option %s", r->name, arg);
    m->remedy = "nvcc's arguments stand behind --";
  } else if (r->file) {
    diag_add(d, SEVERITY_ERROR, NULL, nowhere, "dbuf %s takes one source file, not %s too", r->name,
             arg);
  } else {
    r->file = arg;
  }
  return d->errors == 0;
}

static bool read_request(struct arena *a, int argc, char **argv,
                         const struct front_switch *switches, struct request *r) {
  struct diag *d = diag_new(a);
  int split = 1, count;
  while (split < argc && strcmp(argv[split], "--") != 0)
    ++split;
  char **all = arena_array(a, (size_t)argc + 1, sizeof *all), **rest;
  for (int i = 1; i < argc; ++i)
    all[i - 1] = i < split ? own_long_name(a, argv[i]) : argv[i];
  r->name = argv[0];
  // dbuf-nvcc's options may stand among nvcc's too, as they do in the build's own command.
  r->own = own_options_take(a, argc - 1, all, &count, &rest, d);
  int i = 0;
  for (; i < count && strcmp(rest[i], "--") != 0; ++i)
    if (!take_argument(r, rest, count, &i, switches, d))
      break;
  r->nvcc = rest + (i < count ? i + 1 : i);
  r->nvcc_count = i < count ? count - i - 1 : 0;
  if (!r->file && !r->help && d->errors == 0) {
    struct message *m = diag_add(d, SEVERITY_ERROR, NULL, (struct place){0},
                                 "dbuf %s needs a source file", r->name);
    m->remedy = arena_printf(a, "dbuf %s FILE.cu [-- nvcc's arguments]", r->name);
  }
  diag_print(d, stderr);
  return d->errors == 0;
}

static void print_help(const struct request *r, const struct front_switch *switches) {
  printf("dbuf %s FILE.cu [OPTION ...] [-- nvcc's arguments]\n"
         "  --arch sm_XX            one of the architectures that nvcc's arguments name, or any "
         "without one\n"
         "  --set SECTION.KEY=V     one setting; a pragma's clause beats it\n"
         "  --force SECTION.KEY=V   one setting that beats clauses too\n"
         "  --config FILE           settings from FILE instead of the nearest dbuf.ini\n",
         r->name);
  for (; switches->name; ++switches)
    printf("  %-23s %s\n", switches->name, switches->help);
}

// 86 for "sm_86", "compute_86", "86" and "sm_90a"; 0 for anything else.
static int arch_number(const char *s) {
  const char *digits = strrchr(s, '_');
  digits = digits ? digits + 1 : s;
  char *end;
  long n = strtol(digits, &end, 10);
  if (*end == 'a' || *end == 'f')
    ++end;
  return *end == '\0' && n >= 10 && n < 1000 ? (int)n : 0;
}

// ---- nvcc's commands ----

// The words of a command as nvcc prints it: for a shell, with double quotes and backslashes.
static char **split_words(struct arena *a, struct str s) {
  struct {
    char **at;
    size_t count, room;
  } words = {NULL, 0, 0};
  size_t i = 0;
  while (i < s.n) {
    if (s.p[i] == ' ' || s.p[i] == '\t') {
      ++i;
      continue;
    }
    struct text word = {.arena = a};
    text_puts(&word, "");
    for (bool quoted = false; i < s.n && (quoted || (s.p[i] != ' ' && s.p[i] != '\t')); ++i) {
      bool escape = s.p[i] == '\\' && i + 1 < s.n && (!quoted || strchr("\"\\$`", s.p[i + 1]));
      if (escape)
        ++i;
      else if (s.p[i] == '"') {
        quoted = !quoted;
        continue;
      }
      text_add(&word, (struct str){s.p + i, 1});
    }
    *GROW(a, words) = word.p;
  }
  *GROW(a, words) = NULL;
  return words.at;
}

// Whether a command preprocesses `file` for a device.
static bool read_command(char **argv, const char *file, struct front_pass *p) {
  static const char arch[] = "-D__CUDA_ARCH__=";
  bool preprocess = false, source = false;
  for (char **w = argv; *w; ++w) {
    if (strcmp(*w, "-E") == 0)
      preprocess = true;
    else if (strcmp(*w, "-D__CUDACC_DEBUG__") == 0)
      p->debug = true;
    else if (strcmp(*w, "-D__CUDACC_RDC__") == 0)
      p->relocatable = true;
    else if (strncmp(*w, arch, sizeof arch - 1) == 0)
      p->arch = atoi(*w + sizeof arch - 1) / 10;
    else if (strcmp(*w, file) == 0 && w > argv && strcmp(w[-1], "-include") != 0)
      source = true;
  }
  return preprocess && source && p->arch > 0;
}

// True for a command of cicc that lets nothing be fused.
static bool without_fmad(char **argv) {
  bool no_fmad = false;
  for (char **w = argv; *w; ++w) {
    if (**w == '-' && strstr(*w, "fma") && strcmp(*w, "-fmad=0") != 0)
      return false;
    no_fmad |= strcmp(*w, "-fmad=0") == 0;
  }
  return no_fmad;
}

static bool has_arch(const struct front *f, int arch) {
  for (size_t i = 0; i < f->passes.count; ++i)
    if (f->passes.at[i].arch == arch)
      return true;
  return false;
}

static const char *program(struct arena *a, const char *name, const char *path) {
  struct host_compiler host;
  if (host_compiler_called(a, name, &host)) // a dbuf-nvcc above has put our own link there
    return host.path;
  return strchr(name, '/') ? name : process_which(a, name, path);
}

// Takes the passes from nvcc's list of commands, and what else nvcc says to stderr.
static int read_commands(struct front *f, struct str list) {
  struct arena *a = f->arena;
  struct str line;
  const char *path = "";
  while (str_line(&list, &line)) {
    if (!str_starts(line, "#$ ")) {
      fprintf(stderr, "%.*s\n", (int)line.n, line.p);
      continue;
    }
    line = (struct str){line.p + 3, line.n - 3};
    if (str_starts(line, "PATH=")) {
      path = str_dup(a, (struct str){line.p + 5, line.n - 5});
      continue;
    }
    struct front_pass p = {.arch = 0};
    char **argv = split_words(a, line);
    f->no_fmad |= without_fmad(argv);
    if (!argv[0] || !read_command(argv, f->file, &p) || has_arch(f, p.arch))
      continue;
    p.macros = (struct macros){.arena = a, .path = program(a, argv[0], path), .argv = argv};
    if (!p.macros.path)
      return say(a, FRONT_TOOL_MISSING, arena_printf(a, "cannot find %s", argv[0]), NULL);
    *GROW(a, f->passes) = p;
  }
  return 0;
}

static int ask_nvcc(struct front *f, const struct request *r) {
  struct arena *a = f->arena;
  struct nvcc_command nvcc;
  if (!toolkit_nvcc(a, f->config, 0, NULL, false, &nvcc))
    return say(a, FRONT_TOOL_MISSING, "cannot find nvcc",
               "put its folder into PATH, or name it in DBUF_NVCC or in [tools] nvcc");
  struct options o = options_parse(a, r->nvcc_count, r->nvcc, NULL, NULL);
  char **argv = arena_array(a, (size_t)r->nvcc_count + 5, sizeof *argv);
  size_t n = 0;
  argv[n++] = arena_strdup(a, nvcc.nvcc);
  argv[n++] = arena_strdup(a, "--dryrun");
  for (int i = 0; i < r->nvcc_count; ++i)
    argv[n++] = r->nvcc[i];
  if (r->arch && o.archs.count == 0)
    argv[n++] = arena_printf(a, "-arch=sm_%s", r->arch + (strncmp(r->arch, "sm_", 3) == 0 ? 3 : 0));
  bool named = false; // the build's whole command may stand behind --
  for (size_t i = 0; i < o.inputs.count; ++i)
    named |= strcmp(o.inputs.at[i].path, f->file) == 0;
  if (!named)
    argv[n++] = arena_strdup(a, f->file);
  struct streams streams = {.capture_out = true, .capture_err = true};
  struct outcome out;
  const char *changes[] = {toolkit_depth(a), toolkit_called(a, nvcc.nvcc), NULL};
  struct command command = {nvcc.nvcc, argv, process_env(a, changes)};
  if (!process_run(a, &command, &streams, &out))
    return say(a, FRONT_TOOL_MISSING,
               arena_printf(a, "cannot run %s: %s", nvcc.nvcc, strerror(errno)), NULL);
  int code = read_commands(f, out.err);
  return code ? code : out.code;
}

// ---- the texts ----

static const char *arch_list(const struct front *f) {
  const char *list = "";
  for (size_t i = 0; i < f->passes.count; ++i)
    list = arena_printf(f->arena, "%s%ssm_%d", list, i ? ", " : "", f->passes.at[i].arch);
  return list;
}

static int keep_arch(struct front *f, const char *wanted) {
  int arch = arch_number(wanted);
  if (arch == 0)
    return say(f->arena, FRONT_USAGE,
               arena_printf(f->arena, "--arch %s is no architecture", wanted), "write it as sm_86");
  for (size_t i = 0; i < f->passes.count; ++i)
    if (f->passes.at[i].arch == arch) {
      f->passes.at[0] = f->passes.at[i];
      f->passes.count = 1;
      return 0;
    }
  return say(f->arena, FRONT_USAGE,
             arena_printf(f->arena, "nvcc's arguments do not build for %s but for %s", wanted,
                          arch_list(f)),
             "choose one of these, or change -arch and -gencode behind --");
}

// The command without its "-o FILE": the text comes back through a pipe.
static int preprocess(struct front *f, struct front_pass *p) {
  static const char *const nothing[] = {NULL};
  struct command command = {p->macros.path, argv_with(f->arena, p->macros.argv, nothing, true),
                            NULL};
  struct streams streams = {.capture_out = true};
  struct outcome o;
  if (!process_run(f->arena, &command, &streams, &o))
    return say(f->arena, FRONT_TOOL_MISSING,
               arena_printf(f->arena, "cannot run %s: %s", command.path, strerror(errno)), NULL);
  p->text = o.out;
  return o.code;
}

int front_open(struct arena *a, int argc, char **argv, const struct front_switch *switches,
               struct front *f) {
  struct request r = {.name = NULL};
  if (!read_request(a, argc, argv, switches, &r))
    return FRONT_USAGE;
  if (r.help) {
    print_help(&r, switches);
    return FRONT_HELP;
  }
  *f = (struct front){.arena = a, .file = r.file};
  struct config_sources sources = {r.file, r.own.config, r.own.sets, r.own.forces};
  struct diag *d = diag_new(a);
  f->config = config_load(a, &sources, d);
  diag_print(d, stderr);
  if (d->errors)
    return FRONT_USAGE;
  int code = ask_nvcc(f, &r);
  if (code == 0 && f->passes.count == 0)
    return say(a, FRONT_USAGE, arena_printf(a, "nvcc does not take %s for CUDA source", f->file),
               "name a .cu file, or give nvcc -x cu behind --");
  if (code == 0 && r.arch)
    code = keep_arch(f, r.arch);
  for (size_t i = 0; code == 0 && i < f->passes.count; ++i)
    code = preprocess(f, &f->passes.at[i]);
  return code;
}

struct rewrite_options front_options(const struct front *f, struct front_pass *p) {
  return (struct rewrite_options){.config = f->config,
                                  .arch = p->arch,
                                  .debug = p->debug,
                                  .relocatable = p->relocatable,
                                  .block_shared = block_shared(f->arena, f->config, p->arch),
                                  .no_fmad = f->no_fmad,
                                  .macro = macro_expand,
                                  .context = &p->macros};
}
