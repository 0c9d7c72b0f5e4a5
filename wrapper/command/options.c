#include "command/options.h"

#include "base/process.h"

#include <ctype.h>
#include <string.h>
#include <sys/stat.h>

enum value { FLAG, VALUE, OPTIONAL, GLUED };

enum meaning {
  MEANING_NONE,
  MEANING_OUTPUT,
  MEANING_OUTPUT_FOLDER,
  MEANING_DEPENDENCIES,
  MEANING_DEPENDENCY_FILE,
  MEANING_PRE_INCLUDE,
  MEANING_INCLUDE_PATH,
  MEANING_HOST_COMPILER,
  MEANING_DEVICE_DEBUG,
  MEANING_LINK_TIME,
  MEANING_LANGUAGE,
  MEANING_PTXAS,
  MEANING_CICC,
  MEANING_FMAD,
  MEANING_DRYRUN,
  MEANING_VERBOSE,
  MEANING_KEEP,
  MEANING_CLEAN,
  MEANING_ARCH,
  MEANING_RESOURCE_USAGE,
  MEANING_INFORMATION,
  MEANING_OPTIONS_FILE,
  MEANING_RUN_ARGS,
  MEANING_PHASE // + enum phase
};

#define PHASE_OF(phase) (MEANING_PHASE + (int)(phase))

struct option {
  const char *longer, *shorter; // one may be NULL
  enum value value;
  int meaning;
};

static const struct option table[] = {
#define OPTION(longer, shorter, value, meaning) {longer, shorter, value, meaning},
#include "command/options.def"
#undef OPTION
};
enum { OPTIONS = sizeof table / sizeof table[0], DEEPEST_FILE = 16 };

// ---- one argument ----

struct match {
  const struct option *option; // NULL: not an option, or an unknown one
  const char *value;           // joined to the option, or NULL
};

static bool spelled(const char *spelling, const char *arg, size_t n) {
  return spelling && strncmp(spelling, arg, n) == 0 && spelling[n] == '\0';
}

// nvcc looks for the whole name first, then for a joined value: -lineinfo is a flag, -lfoo a
// library.
static struct match match_option(const char *arg) {
  if (arg[0] != '-' || arg[1] == '\0')
    return (struct match){0};
  size_t whole = strlen(arg), name = strcspn(arg, "=");
  for (size_t i = 0; i < OPTIONS; ++i) {
    const struct option *o = &table[i];
    if (spelled(o->longer, arg, whole) || spelled(o->shorter, arg, whole))
      return (struct match){o, NULL};
    if (name < whole && o->value != FLAG &&
        (spelled(o->longer, arg, name) || spelled(o->shorter, arg, name)))
      return (struct match){o, arg + name + 1};
  }
  for (size_t i = 0; i < OPTIONS; ++i) {
    size_t n = table[i].value == GLUED ? strlen(table[i].shorter) : 0;
    if (n && strncmp(arg, table[i].shorter, n) == 0)
      return (struct match){&table[i], arg + n};
  }
  return (struct match){0};
}

// Whether the option's value is the next word (NULL: there is none). An optional value is one
// unless it looks like an option itself.
static bool takes_next(struct match m, const char *next) {
  if (!m.option || m.option->value == FLAG || m.value || !next)
    return false;
  return m.option->value != OPTIONAL || next[0] != '-' || next[1] == '\0';
}

// ---- text split into arguments ----

struct words {
  char **at;
  size_t count, room;
};

// An options file: white space separates, double quotes group, a backslash takes the next character
// as it is.
static struct words split_file(struct arena *a, struct str s) {
  struct words words = {0};
  size_t i = 0;
  for (;;) {
    while (i < s.n && isspace((unsigned char)s.p[i]))
      ++i;
    if (i == s.n)
      return words;
    char *word = arena_alloc(a, s.n - i + 1);
    size_t n = 0;
    bool quoted = false;
    for (; i < s.n && (quoted || !isspace((unsigned char)s.p[i])); ++i) {
      if (s.p[i] == '"')
        quoted = !quoted;
      else if (s.p[i] == '\\' && i + 1 < s.n)
        word[n++] = s.p[++i];
      else
        word[n++] = s.p[i];
    }
    word[n] = '\0';
    *GROW(a, words) = word;
  }
}

// The two variables: double quotes group too, but nvcc leaves them in the argument (its own
// commands go through a shell that takes them off).
static struct words split_variable(struct arena *a, const char *text) {
  struct words words = {0};
  for (const char *p = text ? text : ""; *p;) {
    p += strspn(p, " \t\r\n\v\f");
    const char *start = p;
    bool quoted = false;
    for (; *p && (quoted || !isspace((unsigned char)*p)); ++p) {
      if (*p == '\\' && p[1])
        ++p;
      else if (*p == '"')
        quoted = !quoted;
    }
    if (p > start)
      *GROW(a, words) = arena_copy(a, start, (size_t)(p - start));
  }
  return words;
}

// nvcc's own lists: commas separate.
static struct words split_list(struct arena *a, const char *list) {
  struct words words = {0};
  for (const char *p = list; *p;) {
    size_t n = strcspn(p, ",");
    if (n)
      *GROW(a, words) = arena_copy(a, p, n);
    p += n;
    p += *p == ',';
  }
  return words;
}

static bool read_words(struct arena *a, const char *path, struct words *words) {
  struct str content;
  if (!process_read_file(a, path, &content))
    return false;
  *words = split_file(a, content);
  return true;
}

// ---- parsing ----

struct parser {
  struct arena *a;
  struct options *o;
  const char *language; // of -x
  const char *fmad;     // of -fmad
  bool tells_fma;       // an option for cicc or ptxas names it
  enum argument_source source;
  size_t index; // of the argument on the command line itself
  int depth;    // of options files
};

static void parse_words(struct parser *p, char *const *words, size_t count);

static void parse_files(struct parser *p, const char *list) {
  if (p->depth >= DEEPEST_FILE) {
    p->o->unreadable = true; // a file that names itself
    return;
  }
  struct words files = split_list(p->a, list);
  for (size_t i = 0; i < files.count; ++i) {
    struct words words;
    struct stat st;
    if (stat(files.at[i], &st) == 0 && !S_ISREG(st.st_mode)) {
      p->o->unreadable = true;
      p->o->pipe = files.at[i];
      continue;
    }
    if (!read_words(p->a, files.at[i], &words)) {
      p->o->unreadable = true;
      continue;
    }
    *GROW(p->a, p->o->option_files) = files.at[i];
    ++p->depth;
    parse_words(p, words.at, words.count);
    --p->depth;
  }
}

static void add_list(struct parser *p, struct option_list *to, const char *list) {
  struct words parts = split_list(p->a, list);
  for (size_t i = 0; i < parts.count; ++i)
    *GROW(p->a, *to) = parts.at[i];
}

static bool asks_ptxas_verbose(const char *value) {
  for (const char *p = value; *p;) {
    size_t n = strcspn(p, ", \t\"");
    if ((n == 2 && memcmp(p, "-v", 2) == 0) || (n == 9 && memcmp(p, "--verbose", 9) == 0))
      return true;
    p += n;
    p += *p != '\0';
  }
  return false;
}

static void take_phase(struct options *o, int phase) {
  if (phase > (int)o->phase)
    o->phase = (enum phase)phase;
}

static void take_flag(struct options *o, int meaning) {
  if (meaning >= MEANING_PHASE)
    take_phase(o, meaning - MEANING_PHASE);
  else if (meaning == MEANING_DEPENDENCIES)
    o->dependencies = true;
  else if (meaning == MEANING_DEVICE_DEBUG)
    o->debug = true;
  else if (meaning == MEANING_LINK_TIME)
    o->link_time = true;
  else if (meaning == MEANING_DRYRUN)
    o->dryrun = true;
  else if (meaning == MEANING_VERBOSE)
    o->verbose = true;
  else if (meaning == MEANING_KEEP)
    o->keep = true;
  else if (meaning == MEANING_RESOURCE_USAGE)
    o->ptxas_verbose = true;
  else if (meaning == MEANING_CLEAN || meaning == MEANING_INFORMATION)
    o->information = true;
}

static void take_value(struct parser *p, int meaning, const char *value) {
  struct options *o = p->o;
  if (meaning == MEANING_PTXAS || meaning == MEANING_CICC)
    p->tells_fma |= strstr(value, "fma") != NULL;
  if (meaning == MEANING_OUTPUT)
    o->output = value;
  else if (meaning == MEANING_OUTPUT_FOLDER)
    o->output_folder = value;
  else if (meaning == MEANING_DEPENDENCY_FILE)
    o->dependency_file = value;
  else if (meaning == MEANING_LANGUAGE)
    p->language = value;
  else if (meaning == MEANING_PRE_INCLUDE)
    add_list(p, &o->pre_includes, value);
  else if (meaning == MEANING_INCLUDE_PATH)
    add_list(p, &o->include_folders, value);
  else if (meaning == MEANING_ARCH)
    add_list(p, &o->archs, value);
  else if (meaning == MEANING_PTXAS)
    o->ptxas_verbose |= asks_ptxas_verbose(value);
  else if (meaning == MEANING_FMAD)
    p->fmad = value;
  else if (meaning == MEANING_HOST_COMPILER)
    *GROW(p->a, o->hosts) = (struct host_option){p->source, p->depth > 0, p->index, value};
  else if (meaning == MEANING_RUN_ARGS)
    *GROW(p->a, o->run_args) = value;
  else if (meaning == MEANING_OPTIONS_FILE)
    parse_files(p, value);
}

static void parse_words(struct parser *p, char *const *words, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    if (p->depth == 0)
      p->index = i;
    struct match m = match_option(words[i]);
    if (!m.option) {
      if (words[i][0] == '-' && words[i][1])
        *GROW(p->a, p->o->unknown) = words[i];
      else
        *GROW(p->a, p->o->inputs) = (struct input){words[i], false};
    } else if (m.option->value == FLAG) {
      take_flag(p->o, m.option->meaning);
    } else if (m.value) {
      take_value(p, m.option->meaning, m.value);
    } else if (takes_next(m, i + 1 < count ? words[i + 1] : NULL)) {
      take_value(p, m.option->meaning, words[++i]);
    } else if (m.option->value != OPTIONAL) {
      p->o->incomplete = true;
    }
  }
}

static bool ends_in(const char *path, const char *const *suffixes) {
  for (; *suffixes; ++suffixes)
    if (str_ends(str_of(path), *suffixes))
      return true;
  return false;
}

static const char *const cuda[] = {".cu", NULL};
static const char *const host[] = {".c", ".cc", ".cxx", ".cpp", NULL};
static const char *const binary[] = {".o",   ".obj", ".a",     ".lib",    ".so",
                                     ".res", ".ptx", ".cubin", ".fatbin", NULL};

bool options_is_input(const char *path) {
  return ends_in(path, cuda) || ends_in(path, host) || ends_in(path, binary);
}

static void classify_inputs(struct options *o, const char *language) {
  for (size_t i = 0; i < o->inputs.count; ++i) {
    struct input *in = &o->inputs.at[i];
    in->cuda = language ? strcmp(language, "cu") == 0 && !ends_in(in->path, binary)
                        : ends_in(in->path, cuda);
  }
}

struct options options_parse(struct arena *a, int argc, char *const *argv, const char *prepend,
                             const char *append) {
  struct options o = {0};
  struct parser p = {.a = a, .o = &o};
  struct words before = split_variable(a, prepend), after = split_variable(a, append);
  p.source = FROM_PREPEND;
  parse_words(&p, before.at, before.count);
  p.source = FROM_ARGUMENTS;
  parse_words(&p, argv, (size_t)argc);
  p.source = FROM_APPEND;
  parse_words(&p, after.at, after.count);
  classify_inputs(&o, p.language);
  o.no_fmad = p.fmad && strcmp(p.fmad, "false") == 0 && !p.tells_fma;
  return o;
}

bool options_compiles_cuda(const struct options *o) {
  if (o->information || o->incomplete || o->unreadable)
    return false;
  if (o->phase == PHASE_DEPENDENCIES && o->dryrun)
    return false; // nothing is read
  for (size_t i = 0; i < o->inputs.count; ++i)
    if (o->inputs.at[i].cuda)
      return true;
  return false;
}

bool options_runs_ptxas(const struct options *o) {
  return o->phase <= PHASE_CUBIN;
}

bool options_run_to_link(char **words, size_t count) {
  static char link[] = "-link";
  bool found = false;
  for (size_t i = 0; i < count; ++i) {
    struct match m = match_option(words[i]);
    if (m.option && m.option->meaning == PHASE_OF(PHASE_RUN)) {
      words[i] = link;
      found = true;
    }
    i += takes_next(m, i + 1 < count ? words[i + 1] : NULL);
  }
  return found;
}

// ---- outputs ----

static const char *default_output(struct arena *a, const struct options *o, const char *input,
                                  const char *suffix) {
  const char *slash = strrchr(input, '/');
  const char *base = slash ? slash + 1 : input;
  const char *dot = strrchr(base, '.');
  int n = dot ? (int)(dot - base) : (int)strlen(base);
  return o->output_folder ? arena_printf(a, "%s/%.*s%s", o->output_folder, n, base, suffix)
                          : arena_printf(a, "%.*s%s", n, base, suffix);
}

static const char *phase_suffix(enum phase phase) {
  switch (phase) {
  case PHASE_COMPILE:
    return ".o";
  case PHASE_FATBIN:
    return ".fatbin";
  case PHASE_CUBIN:
    return ".cubin";
  case PHASE_LTOIR:
    return ".ltoir";
  case PHASE_TILEBC:
    return ".tilebc";
  case PHASE_OPTIX_IR:
    return ".optixir";
  case PHASE_PTX:
    return ".ptx";
  case PHASE_CUDA:
    return ".cu.cpp.ii";
  case PHASE_NONE:
  case PHASE_RUN:
  case PHASE_LINK:
  case PHASE_LIBRARY:
  case PHASE_DEVICE_LINK:
  case PHASE_PREPROCESS:
  case PHASE_DEPENDENCIES:
    break;
  }
  return NULL;
}

const char **options_outputs(struct arena *a, const struct options *o) {
  const char **outputs = arena_array(a, o->inputs.count + 2, sizeof *outputs);
  const char *suffix = phase_suffix(o->phase);
  size_t n = 0;
  if (o->output) {
    outputs[n++] = o->output;
  } else if (suffix) {
    for (size_t i = 0; i < o->inputs.count; ++i)
      if (o->inputs.at[i].cuda)
        outputs[n++] = default_output(a, o, o->inputs.at[i].path, suffix);
  } else if (o->phase == PHASE_DEVICE_LINK) {
    outputs[n++] = default_output(a, o, "a_dlink", ".o");
  } else if (o->phase <= PHASE_LIBRARY) {
    outputs[n++] = default_output(a, o, "a", o->phase == PHASE_LIBRARY ? ".a" : ".out");
  }
  return outputs;
}

// "sub/x.y.o" with its last suffix, if it has one, replaced.
static const char *with_suffix(struct arena *a, const char *path, const char *suffix) {
  const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
  int n = dot && (!slash || dot > slash) ? (int)(dot - path) : (int)strlen(path);
  return arena_printf(a, "%.*s%s", n, path, suffix);
}

const char **options_dependency_files(struct arena *a, const struct options *o) {
  const char **files = arena_array(a, o->inputs.count + 2, sizeof *files);
  size_t n = 0;
  if (!o->dependencies)
    return files;
  if (o->dependency_file)
    files[n++] = o->dependency_file;
  else if (o->output)
    files[n++] = with_suffix(a, o->output, ".d");
  else
    for (size_t i = 0; i < o->inputs.count; ++i)
      if (o->inputs.at[i].cuda)
        files[n++] = default_output(a, o, o->inputs.at[i].path, ".d");
  return files;
}

// ---- the host compiler replaced ----

struct rewriting {
  struct arena *a;
  const char *(*replace)(void *context, const char *value);
  void *context;
  struct option_list out;
};

static bool has_host(const struct options *o, enum argument_source source, size_t index) {
  for (size_t i = 0; i < o->hosts.count; ++i)
    if (o->hosts.at[i].source == source && o->hosts.at[i].in_file && o->hosts.at[i].index == index)
      return true;
  return false;
}

static void put(struct rewriting *r, const char *word) {
  *GROW(r->a, r->out) = word;
}

// Copies words with hosts replaced and options files spelled out, except those at the top that `o`
// says hold no host.
static void rewrite_words(struct rewriting *r, const struct options *o, char *const *words,
                          size_t count, int depth) {
  for (size_t i = 0; i < count; ++i) {
    struct match m = match_option(words[i]);
    bool separate = takes_next(m, i + 1 < count ? words[i + 1] : NULL);
    const char *value = separate ? words[i + 1] : m.value;
    int meaning = m.option && value ? m.option->meaning : MEANING_NONE;
    bool open = meaning == MEANING_OPTIONS_FILE && depth < DEEPEST_FILE &&
                (depth > 0 || has_host(o, FROM_ARGUMENTS, i));
    if (meaning == MEANING_HOST_COMPILER) {
      put(r, "-ccbin");
      put(r, r->replace(r->context, value));
    } else if (open) {
      struct words files = split_list(r->a, value), inner;
      for (size_t f = 0; f < files.count; ++f)
        if (read_words(r->a, files.at[f], &inner))
          rewrite_words(r, o, inner.at, inner.count, depth + 1);
    } else {
      put(r, words[i]);
      if (separate)
        put(r, value);
    }
    i += separate;
  }
}

// Takes the hosts out of a variable's words and puts them, replaced, into the arguments.
static const char *move_hosts(struct rewriting *r, const char *variable) {
  struct words words = split_variable(r->a, variable);
  struct text rest = {.arena = r->a};
  text_puts(&rest, "");
  for (size_t i = 0; i < words.count; ++i) {
    struct match m = match_option(words.at[i]);
    bool separate = takes_next(m, i + 1 < words.count ? words.at[i + 1] : NULL);
    if (m.option && m.option->meaning == MEANING_HOST_COMPILER && (separate || m.value)) {
      put(r, "-ccbin");
      put(r, r->replace(r->context, separate ? words.at[i + 1] : m.value));
    } else {
      text_printf(&rest, "%s%s", rest.n ? " " : "", words.at[i]);
      if (separate)
        text_printf(&rest, " %s", words.at[i + 1]);
    }
    i += separate;
  }
  return rest.p;
}

static bool variable_has_host(const struct options *o, enum argument_source source) {
  for (size_t i = 0; i < o->hosts.count; ++i)
    if (o->hosts.at[i].source == source && !o->hosts.at[i].in_file)
      return true;
  return false;
}

const char **options_with_host(struct arena *a, int argc, char *const *argv,
                               const char *(*replace)(void *context, const char *value),
                               void *context, const char **prepend, const char **append,
                               size_t *count) {
  struct options o = options_parse(a, argc, argv, *prepend, *append);
  struct rewriting r = {.a = a, .replace = replace, .context = context};
  if (variable_has_host(&o, FROM_PREPEND))
    *prepend = move_hosts(&r, *prepend);
  rewrite_words(&r, &o, argv, (size_t)argc, 0);
  if (variable_has_host(&o, FROM_APPEND))
    *append = move_hosts(&r, *append);
  *count = r.out.count;
  *GROW(a, r.out) = NULL;
  return r.out.at;
}
