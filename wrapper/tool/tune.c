#include "tool/tune.h"

#include "base/diag.h"
#include "base/process.h"
#include "command/config.h"
#include "command/iniedit.h"
#include "command/inifile.h"
#include "command/settings.h"
#include "report/tuning.h"
#include "tool/note.h"

#include <errno.h>
#include <limits.h>
#include <math.h>
#include <regex.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

// The candidate under test stands in dbuf.ini itself, so that every build system compiles the loop
// again that would after a change of that file, and none finds a file gone afterwards. dbuf-nvcc
// tells in notes what it compiled: a command that measures a stale program is found out.

enum { FAILED = 1, BAD_USAGE = 102, TOOL_MISSING = 103, MOST_ROUNDS = 1000 };

struct tuner {
  struct arena *a;
  struct diag *d;
  int code; // of the first error
  // the command line
  char **command; // NULL-terminated
  const char *metric, *variants, *stages, *config;
  const char **kernels; // NULL-terminated; none: all
  size_t kernel_count;
  bool dry, json, verbose, help;
  regex_t pattern; // of metric
  // the settings file
  const char *path, *kept;      // kept: where the old content lies meanwhile
  bool fresh, compiled;         // nobody had it before; a loop was compiled, and may depend on it
  struct str original, base;    // base: with the winners so far
  struct str now;               // what the file holds; NULL: nothing was written so far
  const char *folder, *program; // for notes; the command's full path
  char **env;
  struct tuning result;
};

static const char usage[] =
    "usage: dbuf tune [OPTION]... -- COMMAND [ARGUMENT]...\n"
    "Measures the candidates of each annotated loop and keeps the fastest in dbuf.ini. COMMAND "
    "builds the\n"
    "program with dbuf-nvcc and runs it; it has to compile a loop again when dbuf.ini has changed, "
    "as Make\n"
    "and Ninja do with nvcc's -MD. A dbuf.ini that is new they do not know yet: build anew "
    "before.\n"
    "  --metric REGEX          what is measured is the last number in COMMAND's output that this "
    "finds: its\n"
    "                          first group, else all of it; without it the time of COMMAND, run a "
    "second\n"
    "                          time after the build\n"
    "  --higher                more is better: throughput, not time\n"
    "  --kernel NAME           only this loop (may be repeated)\n"
    "  --variants LIST         candidates, such as cp_async:3,ldg,off (all but off)\n"
    "  --stages LIST           those of cp_async where LIST names none (2,3,4)\n"
    "  --rounds N              how often each is measured, in turns (5)\n"
    "  --least PERCENT         the gain that is worth a change (2)\n"
    "  --config FILE           the settings file (the nearest dbuf.ini, else a new one here)\n"
    "  --dry-run               measure, and leave the file as it is\n"
    "  --format text|json      json: everything, for programs\n"
    "  --verbose               say what is measured, and what COMMAND says\n"
    "exit status: 0, 1 when COMMAND fails with the settings as they are or tells nothing, 102 bad "
    "usage,\n"
    "103 COMMAND is missing\n";

static bool complain(struct tuner *t, int code, const char *text, const char *remedy) {
  struct message *m = diag_add(t->d, SEVERITY_ERROR, NULL, (struct place){0}, "%s", text);
  m->remedy = remedy;
  t->code = t->code ? t->code : code;
  return false;
}

static void tell(const struct tuner *t, const char *text) {
  if (t->verbose)
    fprintf(stderr, "dbuf: tune: %s\n", text);
}

// ---- the command line ----

static bool bad_usage(struct tuner *t, const char *text) {
  return complain(t, BAD_USAGE, text, "dbuf tune --help tells the options");
}

static bool take_number(struct tuner *t, const char *name, const char *value, double least,
                        double most, double *to) {
  char *end;
  *to = strtod(value, &end);
  return (*value && *end == '\0' && *to >= least && *to <= most) ||
         bad_usage(t, arena_printf(t->a, "%s: '%s' is no number from %g to %g", name, value, least,
                                   most));
}

static bool take_option(struct tuner *t, const char *name, const char *value) {
  double n;
  if (strcmp(name, "--metric") == 0)
    t->metric = value;
  else if (strcmp(name, "--variants") == 0)
    t->variants = value;
  else if (strcmp(name, "--stages") == 0)
    t->stages = value;
  else if (strcmp(name, "--config") == 0)
    t->config = value;
  else if (strcmp(name, "--kernel") == 0)
    t->kernels[t->kernel_count++] = value;
  else if (strcmp(name, "--rounds") == 0) {
    if (!take_number(t, name, value, 1, MOST_ROUNDS, &n))
      return false;
    t->result.rounds = (size_t)n;
  } else if (strcmp(name, "--least") == 0) {
    if (!take_number(t, name, value, 0, 100, &n))
      return false;
    t->result.least = n / 100;
  } else if (strcmp(name, "--format") == 0) {
    t->json = strcmp(value, "json") == 0;
    if (!t->json && strcmp(value, "text") != 0)
      return bad_usage(t, arena_printf(t->a, "--format: expected text or json, not '%s'", value));
  } else
    return bad_usage(t, arena_printf(t->a, "unknown option %s", name));
  return true;
}

static bool take_switch(struct tuner *t, const char *arg) {
  if (strcmp(arg, "--help") == 0 || strcmp(arg, "-h") == 0)
    t->help = true;
  else if (strcmp(arg, "--higher") == 0)
    t->result.higher = true;
  else if (strcmp(arg, "--dry-run") == 0)
    t->dry = true;
  else if (strcmp(arg, "--verbose") == 0)
    t->verbose = true;
  else
    return false;
  return true;
}

static bool take_arguments(struct tuner *t, int argc, char **argv) {
  int i = 1;
  t->kernels = arena_array(t->a, (size_t)argc + 1, sizeof *t->kernels);
  for (; i < argc && strcmp(argv[i], "--") != 0; ++i) {
    if (take_switch(t, argv[i]))
      continue;
    const char *equals = strchr(argv[i], '=');
    if (argv[i][0] != '-')
      return bad_usage(t, arena_printf(t->a, "%s: the command stands behind --", argv[i]));
    const char *name = equals ? arena_copy(t->a, argv[i], (size_t)(equals - argv[i])) : argv[i];
    const char *value = equals ? equals + 1 : i + 1 < argc ? argv[i + 1] : NULL;
    if (!value || (!equals && strcmp(value, "--") == 0))
      return bad_usage(t, arena_printf(t->a, "%s needs a value", name));
    if (!take_option(t, name, value))
      return false;
    i += !equals;
  }
  t->command = argv + (i < argc ? i + 1 : i);
  if (!t->help && !t->command[0])
    return bad_usage(t, "no command is named");
  int bad = t->metric ? regcomp(&t->pattern, t->metric, REG_EXTENDED | REG_NEWLINE) : 0;
  if (bad) {
    char why[256];
    regerror(bad, &t->pattern, why, sizeof why);
    t->metric = NULL;
    return bad_usage(t, arena_printf(t->a, "--metric: %s", why));
  }
  return true;
}

// ---- candidates ----

static bool next_item(struct str *list, struct str *item) {
  if (list->n == 0)
    return false;
  size_t n = str_find(*list, STR(","), 0), skip = n < list->n ? n + 1 : n;
  *item = str_trim((struct str){list->p, n});
  *list = (struct str){list->p + skip, list->n - skip};
  return true;
}

static void add_candidate(struct tuner *t, struct tuned_loop *l, enum variant variant, int stages) {
  *GROW(t->a, l->candidates) = (struct tuned_candidate){.variant = variant, .stages = stages};
}

// False, with the error said, when a list is not understood.
static bool make_candidates(struct tuner *t, struct tuned_loop *l) {
  struct str list = str_of(t->variants), item;
  while (next_item(&list, &item)) {
    enum variant variant;
    int stages;
    if (!candidate_read(item, &variant, &stages))
      return bad_usage(t, arena_printf(t->a,
                                       "--variants: '%.*s' is no candidate; expected a list "
                                       "such as cp_async:3,ldg,ldg_single,off",
                                       (int)item.n, item.p));
    if (variant != VARIANT_CP_ASYNC || stages != STAGES_AUTO) {
      add_candidate(t, l, variant, stages);
      continue;
    }
    struct str numbers = str_of(t->stages), number;
    while (next_item(&numbers, &number)) {
      const char *with = arena_printf(t->a, "cp_async:%.*s", (int)number.n, number.p);
      if (!candidate_read(str_of(with), &variant, &stages))
        return bad_usage(t, arena_printf(t->a, "--stages: '%.*s' is no number from 2 to 8",
                                         (int)number.n, number.p));
      add_candidate(t, l, variant, stages);
    }
  }
  return l->candidates.count > 0 || bad_usage(t, "--variants and --stages name no candidate");
}

// ---- the settings file ----

static const char *section_of(struct tuner *t, const struct tuned_loop *l) {
  return arena_printf(t->a, "kernel %s", l->name);
}

static struct str with_candidate(struct tuner *t, const struct tuned_loop *l,
                                 const struct tuned_candidate *c) {
  const char *section = section_of(t, l);
  const char *stages = c->stages == STAGES_AUTO ? NULL : arena_printf(t->a, "%d", c->stages);
  struct str text = ini_set(t->a, t->base, section, "stages", stages);
  return ini_set(t->a, text, section, "variant", variant_name(c->variant));
}

static bool put_settings(struct tuner *t, struct str text) {
  if (t->now.p && str_equal(text, t->now))
    return true;
  if (!process_write_file(t->a, t->path, text))
    return complain(t, FAILED, arena_printf(t->a, "cannot write %s: %s", t->path, strerror(errno)),
                    NULL);
  t->now = text;
  return true;
}

// Which file, and a copy of it that comes back however this ends.
static bool open_settings(struct tuner *t) {
  struct config_sources sources = {.config_option = t->config};
  bool made = t->config && access(t->config, F_OK) != 0;
  if (made)
    sources.config_option = "/dev/null";
  const struct config *c = config_load(t->a, &sources, t->d);
  if (t->d->errors)
    return complain(t, BAD_USAGE, "the settings cannot be read", NULL);
  const char *path = made ? t->config : config_file(c) ? config_file(c) : "dbuf.ini";
  char real[PATH_MAX];
  t->path = realpath(path, real) ? arena_strdup(t->a, real) : path;
  t->result.settings = path;
  t->kept = arena_printf(t->a, "%s.before-tune", t->path);
  t->original = STR("; Settings of dbuf, see dbuf.ini(5). Dependency files may name this file.\n");
  if (!process_restore_add(t->a, t->kept, t->path, &t->original, &t->fresh))
    return errno == EEXIST
               ? complain(
                     t, BAD_USAGE,
                     arena_printf(t->a, "%s is there: another dbuf tune is at work, or was killed",
                                  t->kept),
                     arena_printf(t->a, "if it was killed, move that file back to %s", t->path))
               : complain(t, FAILED,
                          arena_printf(t->a, "cannot copy %s to %s: %s", t->path, t->kept,
                                       strerror(errno)),
                          NULL);
  t->base = t->original;
  // Also what is there is written: what depends on it is compiled again, and the loops are found.
  return put_settings(t, t->original);
}

// ---- one measurement ----

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static bool run_command(struct tuner *t, struct outcome *o, double *took) {
  struct command command = {t->program, t->command, t->env};
  struct streams streams = {.capture_out = true, .capture_err = true};
  double begin = seconds();
  if (!process_run(t->a, &command, &streams, o))
    return complain(t, TOOL_MISSING,
                    arena_printf(t->a, "cannot run %s: %s", t->program, strerror(errno)), NULL);
  *took = seconds() - begin;
  if (t->verbose) {
    fwrite(o->out.p, 1, o->out.n, stderr);
    fwrite(o->err.p, 1, o->err.n, stderr);
  }
  return true;
}

// The last number that --metric finds.
static bool find_metric(struct tuner *t, struct str out, double *figure) {
  const char *text = str_dup(t->a, out);
  regmatch_t m[2];
  bool found = false;
  while (regexec(&t->pattern, text, 2, m, 0) == 0) {
    regmatch_t which = t->pattern.re_nsub && m[1].rm_so >= 0 ? m[1] : m[0];
    char *end;
    const char *number = arena_copy(t->a, text + which.rm_so, (size_t)(which.rm_eo - which.rm_so));
    double n = strtod(number, &end);
    if (end != number && isfinite(n) && n > 0) {
      *figure = n;
      found = true;
    }
    size_t step = m[0].rm_eo > 0 ? (size_t)m[0].rm_eo : 1;
    if (strlen(text) <= step)
      break;
    text += step;
  }
  return found;
}

// What came of a command with the settings in force. `why` NULL: there is a figure.
struct visit {
  struct notes notes;
  double figure;
  const char *why;
  struct str said; // what the command wrote, where it failed
};

static const char *last_line(struct tuner *t, struct str text) {
  struct str line, last = STR("");
  while (str_line(&text, &line))
    if (str_trim(line).n)
      last = str_trim(line);
  return str_dup(t->a, last);
}

static const char *failure(struct tuner *t, const struct outcome *o, const struct notes *n) {
  if (n->exit_code)
    return arena_printf(t->a, "does not build: %s", n->error ? n->error : last_line(t, o->err));
  const char *said = last_line(t, o->err);
  return arena_printf(t->a, "the command ends in %d%s%s", o->code, *said ? ": " : "", said);
}

// False: nothing more can be done; that is said.
static bool visit(struct tuner *t, struct str settings, struct visit *v) {
  struct outcome o;
  double took;
  *v = (struct visit){.figure = 0};
  if (!put_settings(t, settings) || !run_command(t, &o, &took))
    return false;
  v->notes = notes_take(t->a, t->folder);
  t->compiled |= v->notes.loops.count > 0;
  v->said = o.err;
  if (o.code != 0) {
    v->why = failure(t, &o, &v->notes);
    return true;
  }
  if (t->metric) {
    if (!find_metric(t, o.out, &v->figure))
      return complain(t, FAILED, "the command's output holds no number that --metric finds",
                      "dbuf tune --verbose shows what it says");
    return true;
  }
  if (!run_command(t, &o, &v->figure))
    return false;
  if (notes_take(t->a, t->folder).loops.count)
    return complain(t, FAILED,
                    "the command compiles loops each time it is run, so that its time tells little",
                    "let the program print what is to be compared, and name it with --metric");
  if (o.code != 0)
    v->why = failure(t, &o, &v->notes);
  return true;
}

// ---- a loop ----

static bool wanted(const struct tuner *t, const char *name) {
  for (size_t i = 0; i < t->kernel_count; ++i)
    if (strcmp(t->kernels[i], name) == 0)
      return true;
  return t->kernel_count == 0;
}

static const char *plan_of(struct tuner *t, const struct notes *notes, const char *loop) {
  struct text plan = {.arena = t->a};
  text_puts(&plan, "");
  for (size_t i = 0; i < notes->loops.count; ++i) {
    const struct noted_loop *n = &notes->loops.at[i];
    if (strcmp(n->loop, loop) != 0)
      continue;
    const char *one = !n->pipelined ? "as written"
                      : n->variant == VARIANT_CP_ASYNC
                          ? arena_printf(t->a, "cp_async, %d stages", n->stages)
                          : variant_name(n->variant);
    if (str_find(text_str(&plan), str_of(one), 0) == plan.n)
      text_printf(&plan, "%s%s", plan.n ? "; " : "", one);
  }
  return plan.p;
}

static bool follows(const struct noted_loop *n, const struct tuned_candidate *c) {
  if (c->variant == VARIANT_OFF)
    return !n->pipelined;
  return n->pipelined && n->variant == c->variant &&
         (c->stages == STAGES_AUTO || n->stages == c->stages);
}

// Settings are searched from the source's folder upward: is the file that is written among them?
// True where that is not known.
static bool is_above(const struct tuner *t, const char *source) {
  char file[PATH_MAX], settings[PATH_MAX];
  if (t->config || !source || !realpath(source, file) || !realpath(t->path, settings))
    return true;
  char *slash = strrchr(settings, '/');
  return slash && strncmp(file, settings, (size_t)(slash + 1 - settings)) == 0;
}

static const char *unbuilt_remedy(const struct tuner *t, const struct tuned_loop *l) {
  if (is_above(t, l->file))
    return "compile with -MD as dependency files, or have the command build from scratch (make "
           "-B, cmake --build DIR --clean-first)";
  return arena_printf(t->a,
                      "settings are searched from the folder of %s upward, where that file is not: "
                      "run dbuf tune there, or name a file by --config",
                      l->file);
}

// Why a candidate that was built is not worth a figure: NULL, it is. False: the command did not
// compile the loop.
static bool built(struct tuner *t, const struct tuned_loop *l, struct tuned_candidate *c,
                  const struct notes *notes) {
  bool seen = false;
  for (size_t i = 0; i < notes->loops.count; ++i) {
    const struct noted_loop *n = &notes->loops.at[i];
    if (strcmp(n->loop, l->name) != 0)
      continue;
    seen = true;
    if (!follows(n, c) && !c->why)
      c->why = n->why ? arena_printf(t->a, "sm_%d: left as written: %s", n->arch, n->why)
                      : arena_printf(t->a,
                                     "sm_%d: %s all the same: a clause, a DBUF_ variable or "
                                     "another dbuf.ini decides",
                                     n->arch, variant_name(n->variant));
  }
  if (!seen)
    return complain(t, FAILED,
                    arena_printf(t->a, "the command did not compile %s again after a change of %s",
                                 l->name, t->result.settings),
                    unbuilt_remedy(t, l));
  return true;
}

static bool measure_candidate(struct tuner *t, struct tuned_loop *l, struct tuned_candidate *c,
                              size_t round) {
  static const char same[] = "the same as before";
  struct str settings = with_candidate(t, l, c);
  struct visit v;
  if (str_equal(settings, t->base)) {
    c->why = same;
    return true;
  }
  tell(t, arena_printf(t->a, "%s: round %zu: %s", l->name, round + 1, tuned_name(t->a, c)));
  if (!visit(t, settings, &v))
    return false;
  c->why = v.why;
  if (!c->why && !built(t, l, c, &v.notes))
    return false;
  if (!c->why && strcmp(plan_of(t, &v.notes, l->name), l->plan) == 0)
    c->why = same;
  if (!c->why)
    *GROW(t->a, c->figures) = v.figure;
  return true;
}

static bool measure_before(struct tuner *t, struct tuned_loop *l, size_t round, struct visit *v) {
  tell(t, arena_printf(t->a, "%s: round %zu: as before", l ? l->name : "all loops", round + 1));
  if (!visit(t, t->base, v))
    return false;
  if (v->why) {
    fwrite(v->said.p, 1, v->said.n, stderr);
    return complain(t, FAILED, arena_printf(t->a, "with the settings as they are: %s", v->why),
                    NULL);
  }
  if (l)
    *GROW(t->a, l->before) = v->figure;
  return true;
}

// In each round the loop as before and all candidates, each time beginning with another.
static bool tune_loop(struct tuner *t, struct tuned_loop *l) {
  struct visit v;
  size_t n = l->candidates.count;
  for (size_t round = 0; round < t->result.rounds; ++round) {
    if (!measure_before(t, l, round, &v))
      return false;
    for (size_t k = 0; k < n; ++k) {
      struct tuned_candidate *c = &l->candidates.at[(k + round) % n];
      if (!c->why && !measure_candidate(t, l, c, round))
        return false;
    }
  }
  tuning_judge(t->a, &t->result, l);
  if (l->fastest)
    t->base = with_candidate(t, l, l->fastest);
  return true;
}

// The first run tells which loops there are.
static bool find_loops(struct tuner *t) {
  struct visit v;
  if (!measure_before(t, NULL, 0, &v))
    return false;
  for (size_t i = 0; i < v.notes.loops.count; ++i) {
    const struct noted_loop *n = &v.notes.loops.at[i];
    bool known = !wanted(t, n->loop);
    for (size_t k = 0; k < t->result.loops.count; ++k)
      known |= strcmp(t->result.loops.at[k].name, n->loop) == 0;
    if (known)
      continue;
    struct tuned_loop *l = GROW(t->a, t->result.loops);
    *l = (struct tuned_loop){.name = n->loop, .file = n->file, .line = n->line};
    l->plan = plan_of(t, &v.notes, n->loop);
    if (!make_candidates(t, l))
      return false;
    bool long_name = strlen(section_of(t, l)) > INI_SECTION_LONGEST;
    for (size_t k = 0; k < l->candidates.count && long_name; ++k)
      l->candidates.at[k].why =
          "the loop's name is too long for a section: give it a short one by the clause name=";
  }
  if (v.notes.loops.count == 0)
    return complain(t, FAILED, "the command compiled no annotated loop with dbuf-nvcc",
                    "have it build all the first time: take away before what is built (make clean, "
                    "cmake --build DIR --target clean), or make -B");
  return t->result.loops.count > 0 ||
         complain(t, BAD_USAGE, "no loop is called so",
                  arena_printf(t->a, "a loop that is there: %s", v.notes.loops.at[0].loop));
}

static bool tune(struct tuner *t) {
  struct tuned_loop unused = {.name = ""};
  if (!make_candidates(t, &unused)) // what is wrong with the lists is said before anything runs
    return false;
  t->program = strchr(t->command[0], '/') ? t->command[0]
                                          : process_which(t->a, t->command[0], getenv("PATH"));
  if (!t->program)
    return complain(t, TOOL_MISSING, arena_printf(t->a, "cannot find %s in PATH", t->command[0]),
                    NULL);
  t->folder = process_session(t->a);
  if (!t->folder)
    return complain(t, FAILED, "cannot make a session folder", NULL);
  if (!open_settings(t))
    return false;
  const char *changes[] = {arena_printf(t->a, DBUF_TUNE "=%s", t->folder),
                           "CCACHE_DISABLE=1", // what comes from a cache is not told in a note
                           t->config ? arena_printf(t->a, "DBUF_CONFIG=%s", t->path) : NULL, NULL};
  t->env = process_env(t->a, changes);
  if (!find_loops(t))
    return false;
  for (size_t i = 0; i < t->result.loops.count; ++i)
    if (!tune_loop(t, &t->result.loops.at[i]))
      return false;
  t->result.written = !t->dry && !str_equal(t->base, t->original);
  if (t->result.written && !put_settings(t, t->base))
    return false;
  if (t->result.written) {
    process_restore_forget();
    unlink(t->kept);
  }
  return true;
}

int tune_main(struct arena *a, int argc, char **argv) {
  struct tuner *t = ARENA_NEW(a, struct tuner);
  *t = (struct tuner){.a = a,
                      .d = diag_new(a),
                      .variants = "cp_async,ldg,ldg_single",
                      .stages = "2,3,4",
                      .result = {.rounds = 5, .least = 0.02}};
  if (take_arguments(t, argc, argv) && t->help) {
    fputs(usage, stdout);
    return 0;
  }
  t->result.seconds = !t->metric;
  if (t->d->errors == 0 && tune(t)) {
    struct str text = t->json ? tuning_json(a, &t->result) : tuning_text(a, &t->result);
    fwrite(text.p, 1, text.n, stdout);
  } else if (t->fresh && !t->compiled) {
    process_restore_forget();
    unlink(t->kept);
    unlink(t->path);
  }
  fflush(stdout);
  diag_print(t->d, stderr);
  return t->code;
}
