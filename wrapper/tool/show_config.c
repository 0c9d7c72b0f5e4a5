#include "tool/show_config.h"

#include "command/config.h"
#include "tool/own.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

enum { BAD_CONFIGURATION = 102 };

static const char *origin_text(struct arena *a, const struct origin *o) {
  switch (o->kind) {
  case ORIGIN_DEFAULT:
    return "default";
  case ORIGIN_FILE:
  case ORIGIN_CLAUSE:
    return arena_printf(a, "%s:%u", o->place.file, o->place.line);
  case ORIGIN_ENVIRONMENT:
  case ORIGIN_COMMAND_LINE:
  case ORIGIN_FORCE:
    break;
  }
  return o->spelling;
}

static void print_line(struct arena *a, const struct config_line *l) {
  const char *key = l->kernel ? arena_printf(a, "kernel.%s.%s", l->kernel, l->key)
                    : l->arch ? arena_printf(a, "arch.sm_%d.%s", l->arch, l->key)
                              : arena_printf(a, "%s.%s", l->section, l->key);
  printf("%-28s = %-12s ; %s\n", key, l->value, origin_text(a, &l->origin));
}

static const char usage[] =
    "usage: dbuf config [OPTION]... [FILE.cu]\n"
    "Every setting in force for a source file, or the current folder, and where it comes from.\n"
    "  --set SECTION.KEY=V     one setting; a pragma's clause beats it\n"
    "  --force SECTION.KEY=V   one setting that beats clauses too\n"
    "  --config FILE           settings from FILE instead of the nearest dbuf.ini\n";

int show_config_main(struct arena *a, int argc, char **argv) {
  for (int i = 1; i < argc; ++i)
    if (strcmp(argv[i], "--help") == 0 || strcmp(argv[i], "-h") == 0) {
      fputs(usage, stdout);
      return 0;
    }
  struct diag *d = diag_new(a);
  int count;
  char **rest;
  char **spelt = arena_array(a, (size_t)argc, sizeof *spelt);
  for (int i = 1; i < argc; ++i)
    spelt[i - 1] = own_long_name(a, argv[i]);
  struct own_options own = own_options_take(a, argc - 1, spelt, &count, &rest, d);
  struct config_sources sources = {count ? rest[0] : NULL, own.config, own.sets, own.forces};
  if (count > 1 || (count && rest[0][0] == '-'))
    diag_add(d, SEVERITY_ERROR, "config", (struct place){0},
             "unexpected argument %s: dbuf config takes one source file at most", rest[count - 1]);
  else if (count && access(rest[0], F_OK) != 0)
    diag_add(d, SEVERITY_ERROR, "config", (struct place){0}, "cannot read %s: %s", rest[0],
             strerror(errno));
  struct config *c = config_load(a, &sources, d);
  diag_print(d, stderr);
  if (d->errors) // what would be in force is not known
    return BAD_CONFIGURATION;
  printf("; settings file: %s\n", config_file(c) ? config_file(c) : "none");
  for (size_t i = 0; i < config_lines(c); ++i) {
    struct config_line l = config_line(c, i);
    print_line(a, &l);
  }
  return 0;
}
