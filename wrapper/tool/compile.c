#include "tool/compile.h"

#include "base/process.h"
#include "command/default_host.h"
#include "command/host.h"
#include "command/record.h"
#include "command/session.h"
#include "inspect/ptxas.h"
#include "inspect/symbol.h"
#include "rewrite/reasons.h"
#include "tool/disassemble.h"
#include "tool/fingerprint.h"
#include "tool/note.h"
#include "tool/outputs.h"
#include "tool/search.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { GATE_FAILED = 100, REFUSED = 101, TOOL_MISSING = 103 };

// One run of nvcc and what it left.
struct run {
  struct outcome outcome;
  struct str messages; // nvcc's stderr without colours
  struct records records;
  bool met;       // not watched, and the hook met the pragma
  bool hooked;    // the hook was called
  bool told;      // the session folder holds what the hook is to know
  struct diag *d; // the hook's messages, later the gates'
};

struct compilation {
  const struct build *b;
  const char *session;
  const char **outputs;
  const char **dependency_files; // made with the outputs, and as little left as they
  const char **words; // nvcc's argv with the hook in it, without what only a watched run adds
  const char *prepend, *append;
  size_t count;
  const char *fingerprint; // for -E, NULL for all else
  int runs;
  bool linked; // -run became -link: the program is to be run once it is checked
  struct search search;
  bool compared;                       // the loops were compiled as written, or cannot be
  const struct as_written *as_written; // NULL: they were not, or it could not be read
};

static void complain(struct diag *d, const char *text, const char *remedy) {
  struct message *m = diag_add(d, SEVERITY_ERROR, NULL, (struct place){0}, "%s", text);
  m->remedy = remedy;
}

static int fatal(const struct build *b, const char *text, const char *remedy, int code) {
  struct diag *d = diag_new(b->a);
  complain(d, text, remedy);
  diag_print(d, stderr);
  return code;
}

static void tell(const struct build *b, const char *text) {
  if (!b->verbose)
    return;
  struct diag *d = diag_new(b->a);
  diag_add(d, SEVERITY_REMARK, NULL, (struct place){0}, "%s", text);
  diag_print(d, stderr);
}

static void tell_command(const struct build *b, char *const *argv) {
  struct text t = {.arena = b->a};
  for (; b->verbose && *argv; ++argv)
    text_word(&t, *argv);
  tell(b, arena_printf(b->a, "runs %s", t.p ? t.p : ""));
}

// ---- the command ----

struct hosting {
  const struct build *b;
  bool failed; // no private folder could be made
};

static const char *hosted(void *context, const char *ccbin) {
  struct hosting *h = context;
  bool failed;
  const char *link = host_link(h->b->a, ccbin, h->b->nvcc->nvcc, &failed);
  h->failed |= failed;
  return link ? link : ccbin;
}

// nvcc's words with the hook as the host compiler.
static bool make_words(struct compilation *c) {
  const struct build *b = c->b;
  struct hosting h = {b, false};
  size_t count;
  c->prepend = getenv("NVCC_PREPEND_FLAGS");
  c->append = getenv("NVCC_APPEND_FLAGS");
  const char **user =
      options_with_host(b->a, b->argc, b->argv, hosted, &h, &c->prepend, &c->append, &count);
  const char *link = NULL;
  if (b->options->hosts.count == 0)
    link = hosted(&h, default_host(b->a, b->nvcc->nvcc, getenv("NVCC_CCBIN")));
  c->words = arena_array(b->a, b->nvcc->count + count + 3, sizeof *c->words);
  for (size_t i = 0; i < b->nvcc->count; ++i)
    c->words[c->count++] = b->nvcc->words[i];
  // In front: at the end it could become the value of an option this nvcc has and our table has
  // not.
  if (link) {
    c->words[c->count++] = "-ccbin";
    c->words[c->count++] = link;
  }
  for (size_t i = 0; i < count; ++i)
    c->words[c->count++] = user[i];
  return !h.failed;
}

static char **make_env(const struct compilation *c, const char *folder, bool watched) {
  struct arena *a = c->b->a;
  const char *changes[8];
  size_t n = 0;
  changes[n++] = toolkit_depth(a);
  changes[n++] = toolkit_called(a, c->b->nvcc->nvcc);
  changes[n++] = folder ? arena_printf(a, DBUF_SESSION "=%s", folder) : DBUF_SESSION;
  if (c->prepend)
    changes[n++] = arena_printf(a, "NVCC_PREPEND_FLAGS=%s", c->prepend);
  if (c->append)
    changes[n++] = arena_printf(a, "NVCC_APPEND_FLAGS=%s", c->append);
  // A compiler cache above nvcc must ask the preprocessor, which is where loops are rewritten:
  // settings are no part of its key.
  if (watched || c->b->wanted) {
    changes[n++] = "CCACHE_NODIRECT=1";
    changes[n++] = "SCCACHE_DIRECT=false";
  }
  changes[n] = NULL;
  return process_env(a, changes);
}

// The words of one run; ptxas is asked for its numbers when they will be looked at.
static char **run_argv(struct compilation *c, bool watched) {
  struct arena *a = c->b->a;
  char **argv = arena_array(a, c->count + 3, sizeof *argv);
  size_t n = 0, command = c->b->nvcc->count;
  bool ask = watched && !c->b->options->ptxas_verbose && options_runs_ptxas(c->b->options);
  for (size_t i = 0; i < c->count; ++i) {
    if (i == command && ask) {
      argv[n++] = arena_strdup(a, "-Xptxas");
      argv[n++] = arena_strdup(a, "-v");
    }
    argv[n++] = arena_strdup(a, c->words[i]);
  }
  if (watched && c->b->options->phase == PHASE_RUN)
    c->linked = options_run_to_link(argv + command, n - command);
  return argv;
}

// Without the escape sequences that colour text on a terminal: ESC [ ... letter.
static struct str without_colours(struct arena *a, struct str s) {
  size_t escape = str_find(s, STR("\033["), 0);
  if (escape == s.n)
    return s;
  char *plain = arena_alloc(a, s.n);
  size_t n = 0;
  for (size_t i = 0; i < s.n; ++i) {
    if (s.p[i] == '\033' && i + 1 < s.n && s.p[i + 1] == '[')
      for (i += 2; i < s.n && !isalpha((unsigned char)s.p[i]);)
        ++i;
    else
      plain[n++] = s.p[i];
  }
  return (struct str){plain, n};
}

enum manner { UNWATCHED, WATCHED, AS_WRITTEN };

// Who names no architecture may not know that nvcc has chosen one.
static void tell_default_arch(const struct build *b, int arch, struct message *m) {
  if (b->options->archs.count == 0 && m->id && strcmp(m->id, "arch") == 0)
    m->remedy = arena_printf(
        b->a, "compile for sm_80 or newer (-arch=sm_80); nvcc's default here is sm_%d", arch);
}

static bool run_nvcc(struct compilation *c, enum manner manner, struct run *r) {
  bool watched = manner != UNWATCHED;
  const struct build *b = c->b;
  const char *folder = arena_printf(b->a, "%s/run%d", c->session, c->runs++);
  r->d = diag_new(b->a);
  struct session session = {.sources = *b->sources,
                            .candidates = c->search.candidates,
                            .fingerprint = c->fingerprint,
                            .as_written = manner == AS_WRITTEN,
                            .names_only = b->options->phase == PHASE_DEPENDENCIES,
                            .no_fmad = b->options->no_fmad};
  r->told = mkdir(folder, 0700) == 0 && session_write(b->a, folder, &session) &&
            (watched || session_unwatched_begin(b->a, folder));
  if (!r->told)
    return false;
  struct command command = {b->nvcc->path, run_argv(c, watched), make_env(c, folder, watched)};
  tell_command(b, command.argv);
  struct streams streams = {.capture_err = watched,
                            .terminal = isatty(STDERR_FILENO),
                            .feed_in = b->reads_stdin,
                            .in = b->standard_in};
  if (!process_run(b->a, &command, &streams, &r->outcome))
    return false;
  r->messages = without_colours(b->a, r->outcome.err);
  r->met = session_has_met(b->a, folder);
  r->hooked = session_was_called(b->a, folder);
  r->records = record_read_all(b->a, folder, r->d);
  for (size_t i = 0; i < r->records.count; ++i) {
    const struct pass_record *pass = r->records.at[i];
    const struct diag *d = pass->diag;
    for (size_t j = 0; j < d->messages.count; ++j) {
      struct message *m = GROW(b->a, r->d->messages);
      *m = d->messages.at[j];
      tell_default_arch(b, pass->arch, m);
    }
    r->d->errors += d->errors;
  }
  return true;
}

// Temporary files that have no place are nvcc's own trouble too, and end with its exit code.
static int cannot_write_session(const struct build *b) {
  return fatal(b, arena_printf(b->a, "cannot write to a session folder: %s", strerror(errno)),
               "set TMPDIR to a folder that has room and that you can write", 1);
}

static int cannot_run(const struct build *b, const struct run *r) {
  return r->told ? fatal(b, arena_printf(b->a, "cannot run %s: %s", b->nvcc->path, strerror(errno)),
                         NULL, TOOL_MISSING)
                 : cannot_write_session(b);
}

// ---- what came of it ----

static int hook_code(const struct records *records) {
  int code = 0;
  for (size_t i = 0; i < records->count; ++i)
    if (records->at[i]->exit_code > code)
      code = records->at[i]->exit_code;
  return code;
}

static bool has_loops(const struct records *records) {
  for (size_t i = 0; i < records->count; ++i)
    if (records->at[i]->loops.count)
      return true;
  return false;
}

// "FILE(LINE): error: ..." with the mark of the rewritten loop's static assertion, inside this
// loop.
static bool asserts_here(struct arena *a, struct str line, const struct loop_record *l) {
  long number;
  struct str mark = str_of(arena_printf(a, "dbuf-static-limit sm_%d:", l->arch));
  if (str_find(line, mark, 0) == line.n || !l->place.file)
    return false;
  size_t end = str_find(line, STR("): "), 0), open = end;
  while (open && line.p[open] != '(')
    --open;
  return end < line.n && str_is((struct str){line.p, open}, l->place.file) &&
         str_long((struct str){line.p + open + 1, end - open - 1}, &number) &&
         number + 1 >= (long)l->place.line && number <= l->last_line;
}

// "with BM=64" of the instantiation that an error's further lines name, "" without one.
static const char *instantiation(struct arena *a, struct str rest) {
  struct str line;
  while (str_line(&rest, &line) && str_find(line, STR(": error"), 0) == line.n) {
    size_t from = str_find(line, STR("[with "), 0), to = line.n;
    while (to > from && line.p[to - 1] != ']')
      --to;
    if (from < to)
      return arena_copy(a, line.p + from + 1, to - from - 2);
  }
  return "";
}

// Loops whose shared memory is more than a block may have without asking. The compiler says it in
// two ways: the static assertion in the rewritten loop, and ptxas.
static struct check over_limit(struct arena *a, const struct run *r) {
  struct check v = {0};
  struct ptxas_info info = ptxas_read(a, r->messages);
  for (size_t i = 0; i < r->records.count; ++i)
    for (size_t j = 0; j < r->records.at[i]->loops.count; ++j) {
      const struct loop_record *l = &r->records.at[i]->loops.at[j];
      const char *which = "";
      bool over = false, larger = l->pipelined && l->stages > 1; // else it is the user's own size
      struct str rest = r->messages, line;
      while (larger && !over && str_line(&rest, &line))
        over = asserts_here(a, line, l);
      if (over)
        which = instantiation(a, rest);
      for (size_t k = 0; larger && !over && k < info.functions.count; ++k) {
        const struct ptxas_function *f = &info.functions.at[k];
        over = f->shared_limit != PTXAS_UNKNOWN && (f->arch == 0 || f->arch == l->arch) &&
               symbol_holds(a, f->name, l->function);
        const char *name = over ? str_dup(a, f->name) : NULL;
        if (over && strchr(*demangle(a, &name, 1), '<'))
          which = *demangle(a, &name, 1);
      }
      if (over)
        *GROW(a, v.failed) = (struct failed_loop){
            l->name, l->arch,
            arena_printf(a, "%s with %d stages: more %s%s that a block may have%s%s%s",
                         variant_name(l->variant), l->stages,
                         l->dynamic ? "shared memory, with the launch's dynamic="
                                    : "static shared memory than the 48 KiB",
                         l->dynamic ? arena_printf(a,
                                                   "%s bytes, than the 48 KiB (or what the "
                                                   "architecture allows a launch that gives more)",
                                                   l->dynamic)
                                    : "",
                         *which ? " (" : "", which,
                         *which ? "; one plan holds for all instantiations)" : ""),
            true};
    }
  v.exit_code = v.failed.count ? GATE_FAILED : 0;
  return v;
}

static void remove_outputs(const struct compilation *c) {
  for (size_t i = 0; c->outputs[i]; ++i)
    process_remove_regular(c->outputs[i]);
  for (size_t i = 0; c->dependency_files[i]; ++i)
    process_remove_regular(c->dependency_files[i]);
}

// Without our own static assertion: its line, and the indented lines (the text, the caret, the
// instantiations), the notes (CUDA 13.4 tells the comparison) and the empty line that belong to it.
// say_limits says it in the user's words.
static struct str without_assertion(struct arena *a, struct str text) {
  struct text kept = {.arena = a};
  text_puts(&kept, "");
  bool ours = false;
  while (text.n) {
    const char *begin = text.p;
    struct str line;
    str_line(&text, &line);
    struct str plain = without_colours(a, line);
    bool indented = plain.n && isspace((unsigned char)plain.p[0]);
    bool note = ours && str_find(plain, STR("): note "), 0) < plain.n;
    bool mark = !indented && (note || str_find(plain, STR("\"dbuf-static-limit sm_"), 0) < plain.n);
    bool drop = mark || (ours && (indented || str_trim(plain).n == 0));
    ours = mark || (ours && indented);
    if (!drop)
      text_add(&kept, (struct str){begin, (size_t)(text.p - begin)});
  }
  return text_str(&kept);
}

static void show(const struct compilation *c, const struct run *r, bool limits) {
  struct str text =
      c->b->options->ptxas_verbose ? r->outcome.err : ptxas_filter(c->b->a, r->outcome.err);
  if (limits)
    text = without_assertion(c->b->a, text);
  if (text.n)
    fwrite(text.p, 1, text.n, stderr);
  diag_print(r->d, stderr);
}

static void say_limits(const struct run *r, const struct check *v) {
  for (size_t i = 0; i < v->failed.count; ++i) {
    const struct failed_loop *f = &v->failed.at[i];
    const struct loop_record *l = search_loop(&r->records, f->name, f->arch);
    struct message *m = diag_add(r->d, SEVERITY_ERROR, "static-limit", l->place, "%s sm_%d: %s",
                                 l->name, l->arch, f->reason);
    m->remedy = l->no_single
                    ? "use fewer stages or a smaller tile; variant=ldg_single is not possible here"
                    : reason_text(REASON_STATIC_LIMIT)->remedy;
  }
}

// Writes the report that is asked for, and the note that a dbuf tune waits for. A build whose
// report is missing is no success.
static int reported(const struct compilation *c, const struct run *r, const struct check *v) {
  const struct build *b = c->b;
  struct account account = {.outputs = c->outputs,
                            .exit_code = v->exit_code,
                            .records = &r->records,
                            .results = v->results.at,
                            .count = v->results.count,
                            .messages = r->d};
  struct diag *d = diag_new(b->a);
  bool ok = !b->tune || note_write(b->a, b->tune, &account);
  if (!ok)
    diag_add(d, SEVERITY_ERROR, NULL, (struct place){0}, "cannot write into %s of dbuf tune: %s",
             b->tune, strerror(errno));
  if (b->reporting)
    ok &= reporting_write(b->a, b->reporting, b->options, &account, d);
  if (ok)
    return v->exit_code;
  diag_print(d, stderr);
  if (v->exit_code)
    return v->exit_code;
  remove_outputs(c);
  return 1;
}

static bool makes_code(const struct options *o) {
  return o->phase < PHASE_PREPROCESS && !o->dryrun;
}

// From here on a file may be written that is not checked yet: a signal takes it away, and so does
// the end of a run in which nvcc itself fails (the object of its first source, or what its programs
// still wrote when it was killed). A file that no run has touched stays then, as with nvcc.
static void guard_outputs(const struct compilation *c) {
  for (size_t i = 0; c->outputs[i]; ++i)
    process_partial_add(c->outputs[i]);
  for (size_t i = 0; c->dependency_files[i]; ++i)
    process_partial_add_beside(c->dependency_files[i]);
}

static bool outputs_are_files(const struct compilation *c) {
  struct stat st;
  for (size_t i = 0; c->outputs[i]; ++i)
    if (stat(c->outputs[i], &st) == 0 && !S_ISREG(st.st_mode))
      return false;
  return true;
}

// Has the loops compiled as written, reads what came of it and takes it away again. What fails here
// fails again, and is said then, when they are pipelined. False: nvcc was not run.
static bool build_as_written(struct compilation *c, bool asked) {
  const struct build *b = c->b;
  const char *why = asked ? "check.baseline is on" : "MMA behind a loop are to be compared";
  if (!makes_code(b->options) || !options_runs_ptxas(b->options))
    return false;
  if (b->options->phase == PHASE_RUN || !outputs_are_files(c)) {
    tell(b, arena_printf(b->a, "%s, but what nvcc makes here is run, or no file: it is made once",
                         why));
    return false;
  }
  struct run r;
  tell(b, arena_printf(b->a, "%s; nvcc compiles the loops as written first", why));
  guard_outputs(c);
  struct as_written *w = ARENA_NEW(b->a, struct as_written);
  w->asked = asked;
  if (run_nvcc(c, AS_WRITTEN, &r) && r.outcome.code == 0 && has_loops(&r.records)) {
    struct made made = {.config = b->config,
                        .options = b->options,
                        .nvcc = b->nvcc,
                        .records = &r.records,
                        .messages = r.messages,
                        .outputs = c->outputs};
    if (outputs_as_written(b->a, &made, w))
      c->as_written = w;
  }
  process_partial_remove();
  return true;
}

// One watched run and its verdict. Returns -1 when a loop moves to its next candidate and nvcc must
// run again.
static int watched_run(struct compilation *c) {
  const struct build *b = c->b;
  struct run r;
  guard_outputs(c);
  if (!run_nvcc(c, WATCHED, &r))
    return cannot_run(b, &r);
  int code = hook_code(&r.records);
  if (code == 0 && r.outcome.code == 0 && r.d->errors)
    code = 1; // a record that cannot be read: what was compiled is not known
  if (code == 0 && r.outcome.code == 0 && !r.hooked && makes_code(b->options)) {
    complain(r.d, "nvcc has called another host compiler than dbuf's, so that no pragma was read",
             "what runs nvcc gives it a -ccbin of its own behind dbuf's: let it give none where "
             "there is one, or name the nvcc behind it in DBUF_NVCC");
    code = TOOL_MISSING;
  }
  struct check v = {.exit_code = code ? code : r.outcome.code};
  if (!code && r.outcome.code) {
    struct check limit = over_limit(b->a, &r);
    if (limit.exit_code)
      v = limit;
  } else if (!code && has_loops(&r.records) && makes_code(b->options)) {
    struct made made = {b->config,  b->options, b->nvcc,          &r.records,
                        r.messages, c->outputs, &c->search.tried, c->as_written};
    v = outputs_check(b->a, &made, r.d);
  }
  bool ran = b->options->phase == PHASE_RUN && !c->linked; // the program: not twice
  if (!ran && (v.exit_code == 0 || v.exit_code == GATE_FAILED) &&
      search_next(&c->search, &r.records, &v)) {
    tell(b, "a candidate fell; nvcc runs again with another");
    return -1;
  }
  if (!ran && v.exit_code == 0 && v.compare && !c->compared) {
    c->compared = true;
    if (build_as_written(c, false))
      return -1;
  }
  bool limits = v.exit_code == GATE_FAILED && r.outcome.code;
  if (limits)
    say_limits(&r, &v);
  show(c, &r, limits);
  bool failed_itself = code == 0 && v.failed.count == 0 && r.outcome.code != 0;
  if (failed_itself)
    process_partial_remove();
  else if (v.exit_code)
    remove_outputs(c);
  process_partial_forget();
  return reported(c, &r, &v);
}

// A run whose stderr goes where it always goes. Returns -1 when the hook met the pragma after all
// (in a header that the scan does not see): nvcc has stopped at once then, and is to run again,
// watched.
static int plain_run(struct compilation *c) {
  const struct build *b = c->b;
  struct run r;
  if (!run_nvcc(c, UNWATCHED, &r))
    return cannot_run(b, &r);
  if (r.met) {
    tell(b, "the pragma came from a place the scan does not see; nvcc runs again, watched");
    return -1;
  }
  return reported(c, &r, &(struct check){.exit_code = r.outcome.code});
}

// nvcc -run of the program that was checked; returns when that cannot be.
static int run_program(const struct compilation *c) {
  const struct build *b = c->b;
  const struct option_list *args = &b->options->run_args;
  char **argv = arena_array(b->a, b->nvcc->count + 2 * args->count + 3, sizeof *argv);
  size_t n = 0;
  for (size_t i = 0; i < b->nvcc->count; ++i)
    argv[n++] = arena_strdup(b->a, b->nvcc->words[i]);
  argv[n++] = arena_strdup(b->a, "-run");
  const char *program = c->outputs[0];
  argv[n++] = arena_printf(b->a, "%s%s", strchr(program, '/') ? "" : "./", program);
  for (size_t i = 0; i < args->count; ++i) {
    argv[n++] = arena_strdup(b->a, "-run-args");
    argv[n++] = arena_strdup(b->a, args->at[i]);
  }
  // What the two variables say was said to the compilation.
  const char *changes[] = {toolkit_depth(b->a), toolkit_called(b->a, b->nvcc->nvcc),
                           "NVCC_PREPEND_FLAGS", "NVCC_APPEND_FLAGS", NULL};
  fflush(NULL);
  process_exec(&(struct command){b->nvcc->path, argv, process_env(b->a, changes)});
  return fatal(b, arena_printf(b->a, "cannot run %s: %s", b->nvcc->path, strerror(errno)), NULL,
               TOOL_MISSING);
}

int compile_cuda(const struct build *b) {
  struct compilation c = {.b = b,
                          .search = {.a = b->a},
                          .outputs = options_outputs(b->a, b->options),
                          .dependency_files = options_dependency_files(b->a, b->options)};
  if (!toolkit_self(b->a))
    return fatal(b,
                 "cannot find out where this program is, which is to stand for the host compiler",
                 "mount /proc, which tells it", TOOL_MISSING);
  if (!make_words(&c))
    return fatal(b, "cannot make a private folder for the link that stands for the host compiler",
                 "set XDG_CACHE_HOME or TMPDIR to a folder that only you can write", TOOL_MISSING);
  if (b->options->phase == PHASE_PREPROCESS)
    c.fingerprint = fingerprint(b->a, b->config, b->nvcc->nvcc);
  c.session = process_session(b->a);
  if (!c.session)
    return cannot_write_session(b);
  int code = -1;
  if (!b->wanted || b->options->dryrun) // nothing is made by a dry run
    code = plain_run(&c);
  if (code < 0)
    c.compared = config_baseline(b->config) && build_as_written(&c, true);
  while (code < 0)
    code = watched_run(&c);
  return code == 0 && c.linked ? run_program(&c) : code;
}
