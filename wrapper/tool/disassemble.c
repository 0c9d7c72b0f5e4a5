#include "tool/disassemble.h"

#include "base/process.h"
#include "command/toolkit.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static bool fail(struct diag *d, const char *text, const char *remedy) {
  struct message *m = diag_add(d, SEVERITY_ERROR, NULL, (struct place){0}, "%s", text);
  m->remedy = remedy;
  return false;
}

static const char *folder_of(struct arena *a, const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? arena_copy(a, path, (size_t)(slash - path)) : ".";
}

// "a,b,c" for -fun; the names are identifiers, so that no comma is inside one.
static const char *joined(struct arena *a, const char *const *names) {
  struct text t = {.arena = a};
  for (size_t i = 0; names[i]; ++i)
    text_printf(&t, "%s%s", i ? "," : "", names[i]);
  return t.p ? t.p : "";
}

// cuobjdump says so of a file that simply holds no SASS, and fails.
static bool holds_none(struct str err) {
  return str_find(err, STR("does not contain device code"), 0) < err.n;
}

// What is said when a tool is missing: the settings may name one that is not there.
static const char *missing_text(struct arena *a, const struct config *c, const char *tool) {
  const char *set = config_tool(c, tool);
  return arena_printf(a, "%s is needed to check the compiled loop and %s%s%s", tool,
                      set ? "[tools] names " : "was not found", set ? set : "",
                      set ? ", which cannot be run" : "");
}

bool disassemble(struct arena *a, const struct config *c, const char *nvcc, const char *file,
                 const char *const *functions, struct str *listing, bool *missing, struct diag *d) {
  const char *cuobjdump = toolkit_tool(a, c, nvcc, "cuobjdump");
  const char *nvdisasm = toolkit_tool(a, c, nvcc, "nvdisasm");
  *listing = (struct str){NULL, 0};
  *missing = !cuobjdump || !nvdisasm;
  if (*missing)
    return fail(d, missing_text(a, c, cuobjdump ? "nvdisasm" : "cuobjdump"),
                "install the CUDA toolkit's binary utilities (cuda-cuobjdump and cuda-nvdisasm, or "
                "nvidia-cuda-cuobjdump and nvidia-cuda-nvdisasm from PyPI, which make setup in "
                "dbuf's sources downloads to build/cuda-tools/bin) and have them in PATH, beside "
                "nvcc, or named in [tools] of dbuf.ini");
  char *argv[8];
  size_t n = 0;
  argv[n++] = arena_strdup(a, cuobjdump);
  argv[n++] = arena_strdup(a, "-sass");
  if (functions && functions[0]) {
    argv[n++] = arena_strdup(a, "-fun");
    argv[n++] = arena_strdup(a, joined(a, functions));
  }
  argv[n++] = process_file_argument(a, file);
  argv[n] = NULL;
  const char *path = getenv("PATH");
  const char *const changes[] = {
      arena_printf(a, "NVDISASM_PATH=%s", folder_of(a, nvdisasm)),
      arena_printf(a, "PATH=%s:%s", folder_of(a, nvdisasm), path ? path : "/usr/bin:/bin"), NULL};
  struct command command = {cuobjdump, argv, process_env(a, changes)};
  struct streams streams = {.capture_out = true, .capture_err = true};
  struct outcome o;
  if (!process_run(a, &command, &streams, &o))
    return fail(d, arena_printf(a, "cannot run %s: %s", cuobjdump, strerror(errno)), NULL);
  *listing = o.out;
  if (o.code == 0 || holds_none(o.err))
    return true;
  if (o.code > 128 && o.err.n == 0)
    return fail(d,
                arena_printf(a, "%s was ended by signal %d while it read %s", cuobjdump,
                             o.code - 128, file),
                NULL);
  struct str rest = o.err, line = {"", 0};
  while (str_line(&rest, &line) && str_trim(line).n == 0) {
  }
  return fail(d,
              arena_printf(a, "%s cannot read %s: %.*s", cuobjdump, file, (int)line.n,
                           line.p ? line.p : ""),
              "a cuobjdump of the toolkit's version or newer reads what its nvcc made");
}

const char **demangle(struct arena *a, const char *const *names, size_t count) {
  const char **result = arena_array(a, count + 1, sizeof *result);
  for (size_t i = 0; i < count; ++i)
    result[i] = names[i];
  const char *path = getenv("PATH");
  const char *tool = process_which(a, "c++filt", path ? path : "/usr/bin:/bin");
  if (!tool || count == 0)
    return result;
  char **argv = arena_array(a, count + 3, sizeof *argv);
  argv[0] = arena_strdup(a, "c++filt");
  argv[1] = arena_strdup(a, "-p");
  for (size_t i = 0; i < count; ++i)
    argv[i + 2] = arena_strdup(a, names[i]);
  struct command command = {tool, argv, NULL};
  struct streams streams = {.capture_out = true, .capture_err = true};
  struct outcome o;
  if (!process_run(a, &command, &streams, &o) || o.code != 0)
    return result;
  struct str rest = o.out, line;
  for (size_t i = 0; i < count && str_line(&rest, &line); ++i)
    result[i] = str_dup(a, line);
  return result;
}
