#include "tool/hook.h"

#include "base/diag.h"
#include "base/process.h"
#include "command/config.h"
#include "command/record.h"
#include "command/session.h"
#include "command/toolkit.h"
#include "inspect/limits.h"
#include "rewrite/rewrite.h"
#include "tool/macro.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// One preprocessor call of nvcc's.
struct pass {
  struct arena *a;
  const char *path;
  char **argv;
  const char *output; // of -o; NULL: stdout
  bool stream;        // the output is there and no regular file
  bool unmarked;      // -P: no line markers are wanted
  const char *source;
  int arch; // 0: the host's pass
  bool debug;
  bool relocatable;
};

struct context { // of rewrite()'s callbacks
  struct macros macros;
  struct candidates candidates;
};

static char **host_argv(struct arena *a, const struct host_compiler *host, int argc, char **argv) {
  char **out = arena_array(a, (size_t)argc + 1, sizeof *out);
  out[0] = arena_strdup(a, host->argv0);
  for (int i = 1; i < argc; ++i)
    out[i] = argv[i];
  return out;
}

// Whether this is a preprocessor pass over CUDA source, and which.
static bool read_pass(struct pass *p, int argc, char **argv) {
  static const char arch[] = "-D__CUDA_ARCH__=";
  bool preprocess = false, cuda = false;
  for (int i = 1; i < argc; ++i) {
    const char *arg = argv[i];
    if (strcmp(arg, "-E") == 0)
      preprocess = true;
    else if (strcmp(arg, "-D__CUDACC__") == 0)
      cuda = true;
    else if (strcmp(arg, "-D__CUDACC_DEBUG__") == 0)
      p->debug = true;
    else if (strcmp(arg, "-D__CUDACC_RDC__") == 0)
      p->relocatable = true;
    else if (strcmp(arg, "-P") == 0)
      p->unmarked = true;
    else if (strncmp(arg, arch, sizeof arch - 1) == 0)
      p->arch = atoi(arg + sizeof arch - 1) / 10;
    else if (strcmp(arg, "-o") == 0 && i + 1 < argc)
      p->output = argv[++i];
    else if ((strcmp(arg, "-include") == 0 || strcmp(arg, "-x") == 0 ||
              strcmp(arg, "-isystem") == 0) &&
             i + 1 < argc)
      ++i;
    else if (arg[0] != '-')
      p->source = arg;
  }
  return preprocess && cuda;
}

static int fail(const char *what, const char *which) {
  struct arena *a = arena_new();
  struct diag *d = diag_new(a);
  diag_add(d, SEVERITY_ERROR, NULL, (struct place){0}, "%s %s: %s", what, which, strerror(errno));
  diag_print(d, stderr);
  arena_free(a);
  return 1;
}

static int chosen_candidate(void *context, const char *name, int arch) {
  struct context *c = context;
  return candidate_index(&c->candidates, name, arch);
}

static const char *expand_macro(void *context, struct arena *a, size_t nth, struct str name) {
  struct context *c = context;
  return macro_expand(&c->macros, a, nth, name);
}

// A file as seen from the current folder, as compilers name what they are given by its name alone.
static const char *seen_from_here(struct arena *a, const char *file) {
  char here[PATH_MAX];
  size_t n = getcwd(here, sizeof here) ? strlen(here) : 0;
  return n && strncmp(file, here, n) == 0 && file[n] == '/' ? arena_printf(a, "%s", file + n + 1)
                                                            : file;
}

// The text with a line marker of the settings file behind its first line. nvcc makes its dependency
// files of the markers of the host's pass, so a build knows that the file was read. It writes some
// names so that Make takes them for something else: these stay out.
static struct str with_settings_file(const struct pass *p, const char *file, struct str text) {
  struct stat st;
  if (!file || stat(file, &st) != 0 || !S_ISREG(st.st_mode))
    return text;
  file = seen_from_here(p->a, file);
  if (strpbrk(file, "\"\\\n:;=|"))
    return text;
  struct str first = {text.p, str_find(text, STR("\n"), 0)};
  first.n += first.n < text.n;
  struct text all = {.arena = p->a};
  text_add(&all, first);
  text_printf(&all, "# 1 \"%s\"\n", file);
  text_add(&all, (struct str){text.p + first.n, text.n - first.n});
  return text_str(&all);
}

// What nvcc -E writes is what a compiler cache (ccache) hashes. So it ends with a line that changes
// with all that decides whether the loops may be compiled so, seen in the text or not. It has the
// form of a header that does not exist: no list of headers ever passes for this text.
static struct str with_fingerprint(const struct pass *p, const char *fingerprint, struct str text,
                                   const struct pass_record *r) {
  struct text all = {.arena = p->a}, fate = {.arena = p->a};
  text_puts(&fate, fingerprint);
  text_add(&fate, record_text(p->a, r));
  text_add(&all, text);
  text_printf(&all, "# 1 \"/dbuf/%016llx\"\n", (unsigned long long)str_hash(text_str(&fate)));
  return text_str(&all);
}

// Rewrites the text of a pass; r->exit_code and r->diag say how it went.
static struct str rewrite_pass(const struct pass *p, const char *session, struct str text,
                               struct pass_record *r) {
  struct config_sources sources = {0};
  struct context context = {
      .macros = {.arena = p->a, .path = p->path, .argv = p->argv, .output = text}};
  struct session told = {.no_fmad = false};
  if (session && !session_read(p->a, session, &told)) {
    diag_add(r->diag, SEVERITY_ERROR, NULL, (struct place){0}, "cannot read the session folder %s",
             session);
    r->exit_code = 1;
    return text;
  }
  sources = told.sources;
  context.candidates = told.candidates;
  // What nvcc was given on stdin lies in a temporary folder by now; its settings are those of the
  // current one.
  if (!sources.source || strcmp(sources.source, "-") != 0)
    sources.source = p->source;
  struct config *config = config_load(p->a, &sources, r->diag);
  if (r->diag->errors) {
    r->exit_code = 102;
    return text;
  }
  text = with_settings_file(p, config_file(config), text);
  if (told.names_only)
    return text;
  struct rewrite_options options = {.config = config,
                                    .arch = p->arch,
                                    .debug = p->debug || told.as_written,
                                    .relocatable = p->relocatable,
                                    .block_shared = block_shared(p->a, config, p->arch),
                                    .no_fmad = told.no_fmad,
                                    .candidate = chosen_candidate,
                                    .macro = expand_macro,
                                    .context = &context};
  text = rewrite(p->a, text, &options, r);
  return told.fingerprint ? with_fingerprint(p, told.fingerprint, text, r) : text;
}

// No wrapper stands above: a build system runs commands that it read from --dryrun or -v.
static void say_unchecked(const struct pass_record *r) {
  for (size_t i = 0; i < r->loops.count; ++i) {
    const struct loop_record *l = &r->loops.at[i];
    if (!l->pipelined)
      continue;
    struct message *m = diag_add(
        r->diag, SEVERITY_WARNING, "unchecked", l->place,
        "%s sm_%d: %s, %d stage%s; nobody checks what becomes of it, since dbuf-nvcc does not run "
        "this command",
        l->name, l->arch, variant_name(l->variant), l->stages, l->stages == 1 ? "" : "s");
    m->remedy = "let dbuf-nvcc run what reads nvcc's commands: dbuf-nvcc sccache nvcc ARGS";
  }
}

// Tells the wrapper what was done, or the user when no wrapper stands above.
static int report(const char *session, const struct pass_record *r) {
  if (!session) {
    say_unchecked(r);
    diag_print(r->diag, stderr);
  } else if (r->loops.count || r->diag->messages.count || r->exit_code) {
    if (!record_write(session, r))
      return fail("cannot write to", session);
  }
  return r->exit_code ? 1 : 0;
}

static int put_out(int fd, struct str text) {
  while (text.n) {
    ssize_t n = write(fd, text.p, text.n);
    if (n < 0 && errno != EINTR)
      return fail("cannot write to", fd == STDOUT_FILENO ? "stdout" : "the output");
    if (n > 0)
      text = (struct str){text.p + n, text.n - (size_t)n};
  }
  return 0;
}

// A pipe or a device given with -o: it cannot be read back and has no place beside it for a
// temporary name.
static bool is_stream(const char *path) {
  struct stat st;
  return stat(path, &st) == 0 && !S_ISREG(st.st_mode);
}

static int put_stream(const char *path, struct str text) {
  int fd = open(path, O_WRONLY | O_CLOEXEC);
  if (fd < 0)
    return fail("cannot write", path);
  int code = put_out(fd, text);
  close(fd);
  return code;
}

static int put(const struct pass *p, struct str text) {
  if (!p->output)
    return put_out(STDOUT_FILENO, text);
  if (p->stream)
    return put_stream(p->output, text);
  char real[PATH_MAX]; // a link stays a link
  const char *path = realpath(p->output, real) ? real : p->output;
  return process_write_file(p->a, path, text) ? 0 : fail("cannot write", p->output);
}

// Runs the real preprocessor. Its text is in memory then: a file's is mapped, a stream's is still
// to be written.
static int run_real(struct pass *p, struct str *text) {
  static const char *const nothing[] = {NULL};
  bool memory = !p->output || p->stream;
  struct command command = {p->path, p->argv, NULL};
  if (p->stream)
    command.argv = argv_with(p->a, p->argv, nothing, true);
  struct streams streams = {.capture_out = memory};
  struct outcome o;
  if (!process_run(p->a, &command, &streams, &o))
    return fail("cannot run", p->path);
  *text = o.out;
  if (o.code == 0 && !memory && !process_map_file(p->output, text))
    return fail("cannot read", p->output);
  if (o.code != 0 && memory)
    put(p, o.out);
  return o.code;
}

// Runs it again without -P: only line markers tell the system's headers from the user's text, and
// where a message belongs. A text that is rewritten keeps them.
static int run_marked(struct pass *p, struct str *text) {
  size_t n = 0;
  for (char **arg = p->argv; *arg; ++arg)
    if (strcmp(*arg, "-P") != 0)
      p->argv[n++] = *arg;
  p->argv[n] = NULL;
  return run_real(p, text);
}

// The text on its way, as it is or rewritten. `there`: the output has it already.
static int pass_on(const struct pass *p, struct str text, bool there) {
  const char *session = getenv(DBUF_SESSION);
  if (session && !*session)
    session = NULL;
  if (session && !session_call(p->a, session))
    return fail("cannot write to", session);
  if (!rewrite_wanted(text))
    return there ? 0 : put(p, text);
  if (session && session_is_unwatched(p->a, session))
    return session_pragma_met(p->a, session) ? 1 : fail("cannot write to", session);
  struct pass_record r = {.arch = p->arch, .debug = p->debug, .diag = diag_new(p->a)};
  struct str result = rewrite_pass(p, session, text, &r);
  int code = report(session, &r);
  if (code == 0)
    return there && result.p == text.p ? 0 : put(p, result);
  if (p->output)
    process_remove_regular(p->output); // a refused loop's text must not be compiled by anybody
  return code;
}

static int preprocess(struct pass *p) {
  struct str text;
  p->stream = p->output && is_stream(p->output);
  bool there = p->output && !p->stream; // the output has the text once the preprocessor has run
  if (there)
    process_partial_add(p->output); // a text that is not rewritten must not be compiled by anybody
  int code = run_real(p, &text);
  if (code == 0 && p->unmarked && rewrite_wanted(text))
    code = run_marked(p, &text);
  if (code == 0)
    code = pass_on(p, text, there);
  if (code == 0)
    process_partial_forget();
  return code;
}

int hook_main(struct arena *a, const struct host_compiler *host, int argc, char **argv) {
  if (!host->path) {
    errno = ENOENT;
    fail("cannot find", host->argv0);
    return 127;
  }
  struct pass p = {.a = a, .path = host->path, .argv = host_argv(a, host, argc, argv)};
  if (read_pass(&p, argc, argv))
    return preprocess(&p);
  process_exec(&(struct command){p.path, p.argv, NULL});
  fail("cannot run", p.path);
  return 126;
}
