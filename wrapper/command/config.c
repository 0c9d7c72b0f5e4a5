#include "command/config.h"

#include "base/process.h"
#include "command/inifile.h"
#include "command/settings.h"

#include <fnmatch.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

// A [kernel NAME] section. `match` NULL: it is for the kernel called NAME.
struct kernel_section {
  const char *name, *match;
};

// One "this setting is to be that", from anywhere.
struct assignment {
  const struct setting *setting;
  const struct kernel_section *kernel; // NULL: for all kernels
  int arch;                            // of an [arch "sm_86"] section; 0: none
  const char *value;
  struct origin origin;
};

struct config {
  struct arena *a;
  struct diag *d;
  const char *file;
  // Nobody named the file, and it is another user's, or others may write it.
  bool foreign, open;
  struct {
    struct assignment *at; // in the order they were read
    size_t count, room;
  } assignments;
  struct {
    struct kernel_section **at;
    size_t count, room;
  } kernels;
  struct {
    const struct ini_entry **at;
    size_t count, room;
  } entries; // of the file
};

// ---- taking one setting ----

// Where a setting comes from, for messages: the places of its key and value, or a spelling.
struct source {
  struct origin origin;
  struct place key, value;
};

static void complain(struct config *c, const struct source *s, struct place place, const char *text,
                     const char *remedy) {
  const char *by = s->origin.spelling && !place.file ? s->origin.spelling : NULL;
  struct message *m =
      diag_add(c->d, SEVERITY_ERROR, "config", place, "%s%s%s", by ? by : "", by ? ": " : "", text);
  m->remedy = remedy;
}

static struct kernel_section *kernel_named(struct config *c, const char *name) {
  for (size_t i = 0; i < c->kernels.count; ++i)
    if (strcmp(c->kernels.at[i]->name, name) == 0)
      return c->kernels.at[i];
  struct kernel_section *k = ARENA_NEW(c->a, struct kernel_section);
  k->name = name;
  *GROW(c->a, c->kernels) = k;
  return k;
}

static void take_match(struct config *c, const struct source *s, const char *kernel,
                       const char *value) {
  const char *angle = strchr(value, '<');
  if (angle && strcmp(angle, "<*>") != 0) {
    complain(c, s, s->value,
             "template arguments are not known where settings are applied; only <*> can be matched",
             "write the name's pattern with <*> at its end, or without template arguments");
    return;
  }
  struct kernel_section *k = kernel_named(c, kernel);
  k->match = angle ? arena_copy(c->a, value, (size_t)(angle - value)) : value;
}

// 86 of "sm_86"; 0 when it is none.
static int arch_named(const char *name) {
  long arch = 0;
  return strncmp(name, "sm_", 3) == 0 && str_long(str_of(name + 3), &arch) && arch >= 10 &&
                 arch < 1000
             ? (int)arch
             : 0;
}

// Whether the file may name this program. What is compiled must not choose what is executed: a file
// that was only found on the way up from a source must be the user's own, or root's, and writable
// for them or their group alone, and no name means "below the current folder".
static bool may_name_program(struct config *c, const struct source *s, const char *value) {
  if (c->foreign) {
    complain(c, s, s->key, "this file is another user's and names a program to execute",
             "if you trust it, name it in --dbuf-config or DBUF_CONFIG");
    return false;
  }
  if (c->open) {
    complain(c, s, s->key, "anyone may write this file, and it names a program to execute",
             "take that away (chmod o-w), or name the file in --dbuf-config or DBUF_CONFIG");
    return false;
  }
  if (value[0] == '/' || !strchr(value, '/'))
    return true;
  complain(c, s, s->value, arena_printf(c->a, "'%s' is no absolute path", value),
           "write the whole path, or the name of a program in PATH");
  return false;
}

// The one function every setting goes through. `name` is the kernel's or the architecture's that
// the section is for; NULL: a general section.
static void take(struct config *c, const struct source *s, enum section section, const char *name,
                 const char *key, const char *value) {
  const char *kernel = section == SECTION_KERNEL ? name : NULL;
  int arch = section == SECTION_ARCH && name ? arch_named(name) : 0;
  if (section == SECTION_ARCH && arch == 0) {
    complain(c, s, s->key, arena_printf(c->a, "'%s' is no architecture", name),
             "write [arch \"sm_86\"]; sm_90 is meant for sm_90a too");
    return;
  }
  if (kernel && strcmp(key, "match") == 0) {
    take_match(c, s, kernel, value);
    return;
  }
  const struct setting *setting = setting_find(section, str_of(key));
  struct setting_value read;
  if (!setting) {
    complain(c, s, s->key,
             arena_printf(c->a, "unknown key '%s' in [%s]", key, section_name(section)),
             arena_printf(c->a, "did you mean '%s'?", setting_nearest(section, str_of(key))));
  } else if (!setting_read(setting, str_of(value), &read)) {
    complain(c, s, s->value,
             arena_printf(c->a, "bad value '%s' for %s: expected %s", value, key,
                          setting_expected(setting)),
             s->origin.kind == ORIGIN_FILE && strstr(value, " #")
                 ? "behind a value a comment begins with ;"
                 : NULL);
  } else if (section != SECTION_TOOLS || s->origin.kind != ORIGIN_FILE ||
             may_name_program(c, s, value)) {
    *GROW(c->a, c->assignments) =
        (struct assignment){setting, kernel ? kernel_named(c, kernel) : NULL, arch,
                            arena_strdup(c->a, value), s->origin};
  }
}

// ---- the file ----

// The argument of a section such as [kernel sgemm] or [arch "sm_86"], without quotes.
static struct str section_argument(struct str name, size_t word) {
  struct str rest = str_trim((struct str){name.p + word, name.n - word});
  if (rest.n >= 2 && rest.p[0] == '"' && rest.p[rest.n - 1] == '"')
    rest = (struct str){rest.p + 1, rest.n - 2};
  return rest;
}

// True when the file has set this key before.
static bool is_repeated(struct config *c, const struct ini_entry *e) {
  for (size_t i = 0; i < c->entries.count; ++i) {
    const struct ini_entry *x = c->entries.at[i];
    if (strcmp(x->section, e->section) != 0 || strcmp(x->key, e->key) != 0)
      continue;
    struct message *m = diag_add(c->d, SEVERITY_ERROR, "config", e->key_place,
                                 "'%s' is set twice in [%s]", e->key, e->section);
    diag_note(c->d, m, x->key_place, "the first time here");
    m->remedy = "keep one of them";
    return true;
  }
  struct ini_entry *kept = ARENA_NEW(c->a, struct ini_entry);
  *kept = *e;
  *GROW(c->a, c->entries) = kept;
  return false;
}

// The section that a key without one belongs to.
static const char *section_of(const char *key) {
  for (size_t i = 0; i < setting_count; ++i)
    if (strcmp(setting_table[i].key, key) == 0)
      return section_name(setting_table[i].section);
  return section_name(SECTION_PIPELINE);
}

static void take_entry(void *context, const struct ini_entry *e) {
  struct config *c = context;
  if (is_repeated(c, e))
    return;
  struct source s = {{.kind = ORIGIN_FILE, .place = e->value_place}, e->key_place, e->value_place};
  struct str name = str_trim(str_of(e->section));
  size_t word = strcspn(e->section, " \t");
  enum section section = section_find((struct str){name.p, word < name.n ? word : name.n});
  struct str argument = section_argument(name, word < name.n ? word : name.n);
  bool named = section == SECTION_KERNEL || section == SECTION_ARCH;
  if (section == SECTION_COUNT) {
    complain(c, &s, s.key,
             name.n ? arena_printf(c->a, "unknown section [%s]", e->section)
                    : "a key before the first section",
             name.n ? arena_printf(c->a, "did you mean [%s]?", section_nearest(name))
                    : arena_printf(c->a, "write [%s] above it", section_of(e->key)));
  } else if (named != (argument.n > 0)) {
    complain(c, &s, s.key,
             arena_printf(c->a, named ? "section [%s] needs a name" : "section [%s] takes no name",
                          section_name(section)),
             section == SECTION_ARCH     ? "write [arch \"sm_86\"]"
             : section == SECTION_KERNEL ? "write [kernel NAME]"
                                         : NULL);
  } else {
    take(c, &s, section, named ? str_dup(c->a, argument) : NULL, e->key, e->value);
  }
}

// The nearest dbuf.ini from the source's folder upward.
static const char *find_file(struct arena *a, const char *source) {
  const char *slash = source ? strrchr(source, '/') : NULL;
  const char *folder = !slash            ? "."
                       : slash == source ? "/"
                                         : arena_copy(a, source, (size_t)(slash - source));
  char at[PATH_MAX];
  if (!realpath(folder, at))
    return NULL;
  for (;;) {
    const char *path = arena_printf(a, "%s/dbuf.ini", strcmp(at, "/") == 0 ? "" : at);
    if (access(path, F_OK) == 0)
      return path;
    char *up = strrchr(at, '/');
    if (!up || at[1] == '\0')
      return NULL;
    up[up == at ? 1 : 0] = '\0';
  }
}

static void read_file(struct config *c, const struct config_sources *from) {
  const char *named = from->config_option, *by = "--dbuf-config";
  if (!named) {
    named = getenv("DBUF_CONFIG");
    by = "DBUF_CONFIG";
  }
  const char *path = named && *named ? named : find_file(c->a, from->source);
  struct str content;
  if (!path)
    return;
  // Both the wrapper and the hook read it, so that it must be there twice; /dev/null is.
  struct stat st;
  bool there = stat(path, &st) == 0;
  c->foreign = there && path != named && st.st_uid != geteuid() && st.st_uid != 0;
  c->open = there && path != named && (st.st_mode & S_IWOTH);
  if (there && !S_ISREG(st.st_mode) && !(path == named && S_ISCHR(st.st_mode))) {
    diag_add(c->d, SEVERITY_ERROR, "config", (struct place){0}, "%s is no regular file", path);
    return;
  }
  if (!process_read_file(c->a, path, &content)) {
    if (path == named)
      diag_add(c->d, SEVERITY_ERROR, "config", (struct place){0}, "cannot read %s, named by %s",
               path, by);
    else
      diag_add(c->d, SEVERITY_ERROR, "config", (struct place){0}, "cannot read %s", path);
    return;
  }
  c->file = path;
  inifile_read(c->a, path, content, take_entry, c, c->d);
}

// ---- environment and command line ----

// DBUF_PIPELINE_ON_REFUSE for pipeline.on_refuse.
static const char *variable_of(struct arena *a, const struct setting *s) {
  char *name = arena_printf(a, "DBUF_%s_%s", section_name(s->section), s->key);
  for (char *p = name; *p; ++p)
    if (*p >= 'a' && *p <= 'z')
      *p = (char)(*p - 'a' + 'A');
  return name;
}

static void unknown_variable(struct config *c, const struct source *s, struct str name) {
  const char *best = NULL;
  size_t distance = 0;
  for (size_t i = 0; i < setting_count; ++i) {
    if (setting_table[i].section == SECTION_ARCH)
      continue;
    const char *known = variable_of(c->a, &setting_table[i]);
    size_t d = str_distance(name, str_of(known));
    if (!best || d < distance) {
      best = known;
      distance = d;
    }
  }
  bool section = str_starts(name, "DBUF_PIPELINE_") || str_starts(name, "DBUF_CHECK_") ||
                 str_starts(name, "DBUF_AUTO_") || str_starts(name, "DBUF_TOOLS_");
  // Other variables of that prefix may be somebody else's; one that is nearly ours is a slip.
  if (section || distance <= 2)
    complain(c, s, s->key, "unknown setting", arena_printf(c->a, "did you mean %s?", best));
}

static void read_environment(struct config *c) {
  for (char **e = environ; *e; ++e) {
    const char *equals = strchr(*e, '=');
    if (!equals || strncmp(*e, "DBUF_", 5) != 0)
      continue;
    struct str name = {*e, (size_t)(equals - *e)};
    struct source s = {.origin = {.kind = ORIGIN_ENVIRONMENT, .spelling = str_dup(c->a, name)}};
    const struct setting *setting = NULL;
    for (size_t i = 0; i < setting_count && !setting; ++i)
      if (setting_table[i].section != SECTION_ARCH &&
          str_is(name, variable_of(c->a, &setting_table[i])))
        setting = &setting_table[i];
    if (str_is(name, "DBUF_NVCC"))
      setting = setting_find(SECTION_TOOLS, STR("nvcc"));
    if (setting && equals[1])
      take(c, &s, setting->section, NULL, setting->key, equals + 1);
    else if (!setting)
      unknown_variable(c, &s, name);
  }
}

// "section.key=value", "kernel.NAME.key=value" or "arch.sm_86.key=value".
static void take_assignment(struct config *c, const char *text, const char *option,
                            enum origin_kind kind) {
  struct source s = {
      .origin = {.kind = kind, .spelling = arena_printf(c->a, "%s %s", option, text)}};
  const char *equals = strchr(text, '=');
  struct str left = {text, equals ? (size_t)(equals - text) : strlen(text)};
  size_t dot = str_find(left, STR("."), 0);
  if (!equals || dot == left.n) {
    complain(c, &s, s.key, "expected section.key=value", NULL);
    return;
  }
  enum section section = section_find((struct str){left.p, dot});
  struct str key = {left.p + dot + 1, left.n - dot - 1};
  const char *name = NULL;
  if (section == SECTION_KERNEL || section == SECTION_ARCH) {
    size_t last = key.n;
    while (last && key.p[last - 1] != '.')
      --last;
    if (last < 2) {
      complain(c, &s, s.key,
               section == SECTION_KERNEL ? "expected kernel.NAME.key=value"
                                         : "expected arch.sm_NN.key=value",
               NULL);
      return;
    }
    name = arena_copy(c->a, key.p, last - 1);
    key = (struct str){key.p + last, key.n - last};
  }
  if (section == SECTION_COUNT)
    complain(c, &s, s.key,
             arena_printf(c->a, "unknown section '%s'", arena_copy(c->a, left.p, dot)),
             arena_printf(c->a, "did you mean '%s'?", section_nearest((struct str){left.p, dot})));
  else
    take(c, &s, section, name, str_dup(c->a, key), equals + 1);
}

struct config *config_load(struct arena *a, const struct config_sources *from, struct diag *d) {
  struct config *c = ARENA_NEW(a, struct config);
  c->a = a;
  c->d = d;
  read_file(c, from);
  read_environment(c);
  for (const char *const *s = from->sets; s && *s; ++s)
    take_assignment(c, *s, "--dbuf-set", ORIGIN_COMMAND_LINE);
  for (const char *const *s = from->forces; s && *s; ++s)
    take_assignment(c, *s, "--dbuf-force", ORIGIN_FORCE);
  return c;
}

// ---- what is in force ----

// How closely a section fits a loop: 0 not at all, 1 general, 2 by pattern, 3 by the function's
// name, 4 by the loop's.
static int fit(const struct kernel_section *k, const char *kernel) {
  if (!k)
    return 1;
  if (!kernel)
    return 0;
  size_t name = strlen(k->name);
  if (k->match) {
    char function[256]; // the loop's name without its "#2"
    snprintf(function, sizeof function, "%.*s", (int)strcspn(kernel, "#"), kernel);
    return fnmatch(k->match, function, 0) == 0 ? 2 : 0;
  }
  if (strcmp(k->name, kernel) == 0)
    return 4;
  return strncmp(k->name, kernel, name) == 0 && kernel[name] == '#' ? 3 : 0;
}

// The assignment that wins for a setting and a loop (NULL: for all loops) or an architecture (0: it
// is for all), or NULL for the default.
static const struct assignment *winner(const struct config *c, const struct setting *s,
                                       const char *kernel, int arch) {
  const struct assignment *best = NULL;
  int best_fit = 0;
  for (size_t i = 0; i < c->assignments.count; ++i) {
    const struct assignment *x = &c->assignments.at[i];
    int f = x->setting == s && x->arch == arch ? fit(x->kernel, kernel) : 0;
    if (f == 0 || setting_is_auto(s, str_of(x->value)))
      continue;
    if (!best || x->origin.kind > best->origin.kind ||
        (x->origin.kind == best->origin.kind && f >= best_fit)) {
      best = x;
      best_fit = f;
    }
  }
  return best;
}

static const char *value_text(const struct config *c, enum section section, const char *key,
                              const char *kernel, struct setting_value *value) {
  const struct setting *s = setting_find(section, str_of(key));
  const struct assignment *x = winner(c, s, kernel, 0);
  const char *text = x ? x->value : s->fallback;
  setting_read(s, str_of(text), value);
  return text;
}

static struct setting_value value_of(const struct config *c, enum section section, const char *key,
                                     const char *kernel) {
  struct setting_value v;
  value_text(c, section, key, kernel, &v);
  return v;
}

static struct origin origin_of(const struct config *c, const char *key, const char *kernel) {
  const struct assignment *x = winner(c, setting_find(SECTION_PIPELINE, str_of(key)), kernel, 0);
  struct origin o = {.kind = ORIGIN_DEFAULT};
  if (x) {
    o = x->origin;
    o.fit = fit(x->kernel, kernel);
  }
  return o;
}

bool origin_beats(const struct origin *a, const struct origin *b) {
  return a->kind > b->kind || (a->kind == b->kind && a->fit > b->fit);
}

struct settings config_settings(const struct config *c, const char *kernel) {
  struct settings s = {0};
  struct setting_value unused;
  s.variant = (enum variant)value_of(c, SECTION_PIPELINE, "variant", kernel).number;
  s.stages = value_of(c, SECTION_PIPELINE, "stages", kernel).number;
  s.variant_from = origin_of(c, "variant", kernel);
  s.stages_from = origin_of(c, "stages", kernel);
  s.on_refuse = (enum level)value_of(c, SECTION_PIPELINE, "on_refuse", kernel).number;
  for (int g = 0; g < GATE_COUNT; ++g)
    s.gates[g] = (enum level)value_of(c, SECTION_CHECK, gate_name((enum gate)g), kernel).number;
  s.min_overlap = value_of(c, SECTION_CHECK, "min_overlap", kernel).real;
  s.min_blocks_per_sm = value_of(c, SECTION_CHECK, "min_blocks_per_sm", kernel).number;
  s.baseline = value_of(c, SECTION_CHECK, "baseline", kernel).number != 0;
  s.promises = value_of(c, SECTION_CHECK, "promises", kernel).number != 0;
  s.candidates = value_text(c, SECTION_AUTO, "candidates", kernel, &unused);
  s.rule_ratio = value_of(c, SECTION_AUTO, "rule", kernel).number != 0;
  s.cp_async_below = value_of(c, SECTION_AUTO, "cp_async_below", kernel).real;
  s.no_gain_above = value_of(c, SECTION_AUTO, "no_gain_above", kernel).real;
  return s;
}

bool config_clause(const struct config *c, const char *kernel, struct settings *s, struct str key,
                   struct str value, struct place place, struct diag *d) {
  const struct setting *setting = setting_of_clause(key);
  struct setting_value v;
  if (!setting)
    return false;
  if (!setting_read(setting, value, &v)) {
    diag_add(d, SEVERITY_ERROR, "bad-clause-value", place, "bad value '%.*s' for %s: expected %s",
             (int)value.n, value.p, setting->key, setting_expected(setting));
    return false;
  }
  const struct assignment *x = winner(c, setting, kernel, 0);
  if (setting_is_auto(setting, value) || (x && x->origin.kind == ORIGIN_FORCE))
    return true;
  struct origin clause = {.kind = ORIGIN_CLAUSE, .place = place};
  if (str_is(key, "variant")) {
    s->variant = (enum variant)v.number;
    s->variant_from = clause;
  } else if (str_is(key, "stages")) {
    s->stages = v.number;
    s->stages_from = clause;
  }
  for (int g = 0; g < GATE_COUNT; ++g)
    if (str_is(key, gate_name((enum gate)g)))
      s->gates[g] = (enum level)v.number;
  return true;
}

const char *config_tool(const struct config *c, const char *name) {
  struct setting_value unused;
  if (!setting_find(SECTION_TOOLS, str_of(name)))
    return NULL;
  const char *path = value_text(c, SECTION_TOOLS, name, NULL, &unused);
  return *path ? path : NULL;
}

bool config_baseline(const struct config *c) {
  const struct setting *s = setting_find(SECTION_CHECK, STR("baseline"));
  bool any = value_of(c, SECTION_CHECK, "baseline", NULL).number != 0;
  for (size_t i = 0; i < c->assignments.count; ++i) {
    const struct assignment *x = &c->assignments.at[i];
    any |= x->setting == s && x->kernel && strcmp(x->value, "on") == 0;
  }
  return any;
}

bool config_arch(const struct config *c, int arch, const char *key, int *value) {
  const struct setting *s = setting_find(SECTION_ARCH, str_of(key));
  const struct assignment *x = s && arch ? winner(c, s, NULL, arch) : NULL;
  struct setting_value v;
  if (!x || !setting_read(s, str_of(x->value), &v))
    return false;
  *value = v.number;
  return true;
}

const char *config_file(const struct config *c) {
  return c->file;
}

// Those of [kernel NAME] and [arch "sm_86"].
static size_t named_assignments(const struct config *c, size_t wanted,
                                const struct assignment **found) {
  size_t n = 0;
  for (size_t i = 0; i < c->assignments.count; ++i)
    if ((c->assignments.at[i].kernel || c->assignments.at[i].arch) && n++ == wanted)
      *found = &c->assignments.at[i];
  return n;
}

size_t config_lines(const struct config *c) {
  const struct assignment *none;
  return setting_count + named_assignments(c, SIZE_MAX, &none);
}

struct config_line config_line(const struct config *c, size_t index) {
  struct config_line line = {0};
  const struct setting *s;
  const struct assignment *x = NULL;
  if (index < setting_count) {
    s = &setting_table[index];
    x = winner(c, s, NULL, 0);
  } else {
    named_assignments(c, index - setting_count, &x);
    if (!x) // an index past the end
      return line;
    s = x->setting;
    line.kernel = x->kernel ? x->kernel->name : NULL;
    line.arch = x->arch;
  }
  line.section = section_name(s->section);
  line.key = s->key;
  line.value = x ? x->value : s->fallback;
  if (x)
    line.origin = x->origin;
  return line;
}
