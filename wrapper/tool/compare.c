#include "tool/compare.h"

#include "base/process.h"
#include "tool/disassemble.h"
#include "tool/pair.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BAD_USAGE = 102, MOST_FILES = 32 };

struct files {
  const char *at[MOST_FILES];
  size_t count;
};

struct comparing {
  struct arena *a;
  struct diag *d;
  struct files ncu, predictions;
  const char *kernel, *against, *output;
  enum chain_form form;
  double tolerance;
  bool help, command;
  const char *program; // behind "--", for --command
  struct ncu_table table;
  struct predictions list;
};

static const char usage[] =
    "usage: dbuf compare [--ncu FILE.csv]... [--prediction FILE]... [OPTION]...\n"
    "Puts what Nsight Compute measured beside what was predicted, level by level from the source "
    "to\n"
    "the time, for one kernel or two with their ratios, and names the fork: the first level that "
    "does\n"
    "not do what was expected of it.\n"
    "  --ncu FILE.csv           pages raw or details of ncu --csv; a second file of the same "
    "kernel is\n"
    "                           the second version, of others it adds what the first lacks\n"
    "  --prediction FILE        what dbuf predict --save wrote\n"
    "  --kernel NAME            the first version, as in the source or mangled; template arguments "
    "and\n"
    "                           namespaces may be left out\n"
    "  --against NAME           the second version\n"
    "  --tolerance PERCENT      what still agrees (5)\n"
    "  --format text|json|html  html: one page that needs no other file\n"
    "  --output FILE            to FILE instead of standard output\n"
    "  --command [-- PROGRAM]   print the ncu command line that collects what is needed\n"
    "exit status: 0, 102 bad usage or a file that cannot be read\n";

// ---- options ----

static void bad_usage(struct comparing *c, const char *text) {
  struct message *m = diag_add(c->d, SEVERITY_ERROR, NULL, (struct place){0}, "%s", text);
  m->remedy = "dbuf compare --help tells the options";
}

// True when argv[*i] is option `name`; its value is behind a "=" or in the next argument. That it
// is missing is said.
static bool is_option(struct comparing *c, int argc, char **argv, int *i, const char *name,
                      const char **value) {
  const char *arg = argv[*i];
  size_t n = strlen(name);
  if (strncmp(arg, name, n) != 0 || (arg[n] != '\0' && arg[n] != '='))
    return false;
  *value = "";
  if (arg[n] == '=')
    *value = arg + n + 1;
  else if (*i + 1 < argc)
    *value = argv[++*i];
  else
    bad_usage(c, arena_printf(c->a, "%s needs a value", name));
  return true;
}

static void take_file(struct comparing *c, struct files *files, const char *file) {
  if (files->count == MOST_FILES)
    bad_usage(c, "too many files");
  else
    files->at[files->count++] = file;
}

static void take_form(struct comparing *c, const char *value) {
  if (!chain_form_named(value, &c->form))
    bad_usage(c, arena_printf(c->a, "--format: expected text, json or html, not '%s'", value));
}

static void take_tolerance(struct comparing *c, const char *value) {
  char *end;
  double percent = strtod(value, &end);
  if (end == value || *end || !(percent >= 0 && percent <= 100))
    bad_usage(c, arena_printf(c->a, "--tolerance: '%s' is no percentage", value));
  else
    c->tolerance = percent / 100;
}

static bool take_switch(struct comparing *c, const char *arg) {
  if (strcmp(arg, "--command") == 0)
    c->command = true;
  else if (strcmp(arg, "--help") == 0 || strcmp(arg, "-h") == 0)
    c->help = true;
  else
    return false;
  return true;
}

static void take_argument(struct comparing *c, int argc, char **argv, int *i) {
  const char *value;
  if (take_switch(c, argv[*i]))
    return;
  if (is_option(c, argc, argv, i, "--ncu", &value))
    take_file(c, &c->ncu, value);
  else if (is_option(c, argc, argv, i, "--prediction", &value))
    take_file(c, &c->predictions, value);
  else if (is_option(c, argc, argv, i, "--kernel", &value))
    c->kernel = value;
  else if (is_option(c, argc, argv, i, "--against", &value))
    c->against = value;
  else if (is_option(c, argc, argv, i, "--tolerance", &value))
    take_tolerance(c, value);
  else if (is_option(c, argc, argv, i, "--format", &value))
    take_form(c, value);
  else if (is_option(c, argc, argv, i, "--output", &value))
    c->output = value;
  else
    bad_usage(c, arena_printf(c->a,
                              argv[*i][0] == '-' ? "unknown option %s" : "unexpected argument %s",
                              argv[*i]));
}

static void take_options(struct comparing *c, int argc, char **argv) {
  struct text program = {.arena = c->a};
  int i = 1;
  for (; i < argc && strcmp(argv[i], "--") != 0; ++i)
    take_argument(c, argc, argv, &i);
  for (++i; i < argc; ++i)
    text_word(&program, argv[i]);
  c->program = program.p;
  if (c->help || c->d->errors)
    return;
  if (program.p && !c->command)
    bad_usage(c, "a program is only named for --command");
  else if (!c->command && c->ncu.count + c->predictions.count == 0)
    bad_usage(c, "no file is named");
  else if (c->against && !c->kernel)
    bad_usage(c, "--against needs --kernel");
}

// ---- files ----

static bool read_file(struct comparing *c, const char *file, struct str *text) {
  if (process_read_file(c->a, file, text)) // also a pipe: ncu's output as it comes
    return true;
  diag_add(c->d, SEVERITY_ERROR, NULL, (struct place){.file = file}, "cannot be read: %s",
           strerror(errno));
  return false;
}

// Plain names of kernels that have a mangled one, a few hundred to a call: the list of arguments is
// bounded.
static void demangle_kernels(struct comparing *c) {
  enum { AT_ONCE = 256 };
  struct ncu_kernel *kernels = c->table.kernels.at;
  for (size_t i = 0; i < c->table.kernels.count; i += AT_ONCE) {
    size_t n = c->table.kernels.count - i < AT_ONCE ? c->table.kernels.count - i : AT_ONCE, k = 0;
    const char *mangled[AT_ONCE];
    size_t index[AT_ONCE];
    for (size_t j = i; j < i + n; ++j)
      if (strncmp(kernels[j].symbol.name, "_Z", 2) == 0) {
        mangled[k] = kernels[j].symbol.name;
        index[k++] = j;
      }
    const char **names = demangle(c->a, mangled, k);
    for (size_t j = 0; j < k; ++j)
      kernels[index[j]].symbol.plain = symbol_plain(c->a, names[j]);
  }
}

static void read_files(struct comparing *c) {
  struct str text;
  for (size_t i = 0; i < c->ncu.count; ++i)
    if (read_file(c, c->ncu.at[i], &text))
      ncu_read(c->a, text, c->ncu.at[i], &c->table, c->d);
  for (size_t i = 0; i < c->predictions.count; ++i)
    if (read_file(c, c->predictions.at[i], &text))
      prediction_read(c->a, text, c->predictions.at[i], &c->list, c->d);
  demangle_kernels(c);
}

// ---- telling ----

static void print(struct comparing *c, struct str text) {
  if (!c->output)
    fwrite(text.p, 1, text.n, stdout);
  else if (!process_write_file(c->a, c->output, text))
    diag_add(c->d, SEVERITY_ERROR, NULL, (struct place){.file = c->output}, "cannot be written: %s",
             strerror(errno));
}

static void compare(struct comparing *c) {
  struct chain_side sides[2] = {0};
  int n;
  read_files(c);
  struct pair_wish wish = {c->kernel, c->against, &c->table, &c->list};
  if (c->d->errors || !pair_choose(c->a, &wish, sides, &n, c->d))
    return;
  print(c,
        chain_in(c->a, chain_of(c->a, sides, n, c->tolerance, c->table.percent_of_peak), c->form));
}

// The identifier alone is what ncu compares with.
static const char *identifier(struct arena *a, const char *name) {
  const char *const mangled[] = {name};
  return symbol_identifier(a, symbol_plain(a, demangle(a, mangled, 1)[0]));
}

static void print_command(struct comparing *c) {
  struct text t = {.arena = c->a};
  enum { MOST = 2 };
  const char *names[MOST + 1] = {c->kernel, c->against};
  int arch = 0;
  read_files(c);
  for (size_t i = 0; i < c->list.count && i < MOST; ++i) {
    const struct prediction *p = &c->list.at[i];
    arch = arch == 0 || p->arch < arch ? p->arch : arch;
    if (!c->kernel)
      names[i] = p->kernel;
  }
  for (int i = 0; i < MOST && names[i]; ++i)
    names[i] = identifier(c->a, names[i]);
  if (names[0] && names[1] && strcmp(names[0], names[1]) == 0)
    names[1] = NULL;
  text_printf(&t, "%s\n",
              ncu_command(c->a, arch, names, "measured.csv", c->program ? c->program : "PROGRAM"));
  if (c->d->errors == 0)
    print(c, text_str(&t));
}

int compare_main(struct arena *a, int argc, char **argv) {
  struct comparing c = {.a = a, .d = diag_new(a), .tolerance = 0.05};
  take_options(&c, argc, argv);
  if (c.help && c.d->errors == 0) {
    fputs(usage, stdout);
    return 0;
  }
  if (c.d->errors == 0 && c.command)
    print_command(&c);
  else if (c.d->errors == 0)
    compare(&c);
  fflush(stdout);
  diag_print(c.d, stderr);
  return c.d->errors ? BAD_USAGE : 0;
}
