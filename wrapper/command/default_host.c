#include "command/default_host.h"

#include "base/process.h"
#include "base/text.h"
#include "command/toolkit.h"

#include <stdio.h>
#include <string.h>

static const char *folder_of(struct arena *a, const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? arena_copy(a, path, (size_t)(slash - path)) : NULL;
}

static bool is_script(const char *path) {
  char head[2] = "";
  FILE *f = fopen(path, "re");
  bool found = f && fread(head, 1, sizeof head, f) == sizeof head && memcmp(head, "#!", 2) == 0;
  if (f)
    fclose(f);
  return found;
}

// nvcc itself has its profile beside it, which rarely says anything of the host compiler.
static bool may_name_one(struct arena *a, const char *nvcc) {
  struct str profile, word = STR("compiler-bindir");
  const char *folder = folder_of(a, nvcc);
  return is_script(nvcc) || !folder ||
         !process_read_file(a, arena_printf(a, "%s/nvcc.profile", folder), &profile) ||
         str_find(profile, word, 0) < profile.n;
}

// The first word of a command for a shell, without the quotes around parts of it.
static const char *first_word(struct arena *a, struct str command) {
  struct text word = {.arena = a};
  bool quoted = false;
  text_puts(&word, "");
  for (size_t i = 0; i < command.n && (quoted || command.p[i] != ' '); ++i)
    if (command.p[i] == '"')
      quoted = !quoted;
    else
      text_add(&word, (struct str){command.p + i, 1});
  return word.p;
}

// "#$ COMMAND", as --dryrun prints it.
static bool is_command(struct str line, struct str *command) {
  if (!str_starts(line, "#$ "))
    return false;
  *command = (struct str){line.p + 3, line.n - 3};
  return true;
}

// Which compilers compile and link a program, as nvcc's commands for one begin.
static bool read_commands(struct arena *a, struct str said, const char **compiles,
                          const char **links) {
  struct str line, command, last = {0};
  *compiles = NULL;
  while (str_line(&said, &line))
    if (is_command(line, &command)) {
      last = command;
      if (!*compiles && str_find(command, STR(" -E "), 0) < command.n)
        *compiles = first_word(a, command);
    }
  *links = first_word(a, last);
  return *compiles && **compiles;
}

static bool asked(struct arena *a, const char *nvcc, const char *const *question,
                  const char *variable, struct str *said) {
  char **argv = arena_array(a, 8, sizeof *argv);
  size_t n = 0;
  argv[n++] = arena_strdup(a, nvcc);
  while (*question)
    argv[n++] = arena_strdup(a, *question++);
  const char *const changes[] = {toolkit_too_deep(a),
                                 toolkit_called(a, nvcc),
                                 "NVCC_PREPEND_FLAGS",
                                 "NVCC_APPEND_FLAGS",
                                 variable,
                                 NULL};
  struct outcome o;
  bool ran = process_run(a, &(struct command){nvcc, argv, process_env(a, changes)},
                         &(struct streams){.capture_out = true, .capture_err = true}, &o);
  *said = o.err;
  return ran && o.code == 0;
}

// Whether it takes its host compiler from NVCC_CCBIN: then it misses this one.
static bool heeds_variable(struct arena *a, const char *nvcc) {
  static const char *const question[] = {"--dryrun", "-E", "-x", "cu", "/dev/null", NULL};
  struct str said;
  return !asked(a, nvcc, question, "NVCC_CCBIN=/dev/null/no-compiler", &said);
}

const char *default_host(struct arena *a, const char *nvcc, const char *named) {
  static const char *const question[] = {"--dryrun", "-x",        "cu", "/dev/null",
                                         "-o",       "/dev/null", NULL};
  const char *compiles, *links;
  struct str said;
  bool is_named = named && *named;
  if (!may_name_one(a, nvcc))
    return is_named && heeds_variable(a, nvcc) ? named : NULL;
  if (!asked(a, nvcc, question, NULL, &said) || !read_commands(a, said, &compiles, &links))
    return is_named ? named : NULL; // it cannot tell: as if it were nvcc alone
  // A folder's gcc compiles and its g++ links.
  const char *folder = folder_of(a, compiles);
  const char *gcc = folder ? arena_printf(a, "%s/gcc", folder) : "gcc";
  const char *gxx = folder ? arena_printf(a, "%s/g++", folder) : "g++";
  return strcmp(compiles, gcc) == 0 && strcmp(links, gxx) == 0 ? folder : compiles;
}
