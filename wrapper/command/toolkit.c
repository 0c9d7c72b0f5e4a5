#include "command/toolkit.h"

#include "base/process.h"
#include "command/options.h"

#include <ctype.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *base_name(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

static const char *folder_of(struct arena *a, const char *path) {
  const char *slash = strrchr(path, '/');
  return !slash ? "." : arena_copy(a, path, (size_t)(slash - path));
}

const char *toolkit_self(struct arena *a) {
  char path[PATH_MAX];
  ssize_t n = readlink("/proc/self/exe", path, sizeof path);
  return n > 0 && (size_t)n < sizeof path ? arena_copy(a, path, (size_t)n) : NULL;
}

bool toolkit_is_self(const char *path) {
  struct stat ours, theirs;
  return stat("/proc/self/exe", &ours) == 0 && stat(path, &theirs) == 0 &&
         ours.st_dev == theirs.st_dev && ours.st_ino == theirs.st_ino;
}

// "nvcc", "nvcc-12.4", "nvcc13".
static bool is_nvcc_name(const char *path) {
  const char *name = base_name(path);
  if (strncmp(name, "nvcc", 4) != 0)
    return false;
  return name[4 + strspn(name + 4, "-.0123456789")] == '\0';
}

// "nvcc.real" (moved aside for a script in its place), "aarch64-linux-gnu-nvcc", "nvcc_wrapper",
// "dbuf-nvcc": a program whose name says so. What nvcc reads may be executable too.
static bool is_program_like_nvcc(struct arena *a, const char *word) {
  struct str name = str_of(base_name(word));
  return str_find(name, STR("nvcc"), 0) < name.n && !options_is_input(word) &&
         process_which(a, word, getenv("PATH"));
}

int toolkit_launcher(struct arena *a, int argc, char *const *argv) {
  int like = 0;
  for (int i = 0; i < argc && argv[i][0] != '-'; ++i) {
    if (is_nvcc_name(argv[i]))
      return i + 1;
    if (!like && is_program_like_nvcc(a, argv[i]))
      like = i + 1;
  }
  return like;
}

static const char *absolute(struct arena *a, const char *path) {
  char here[PATH_MAX];
  if (path[0] == '/' || !getcwd(here, sizeof here))
    return path;
  return arena_printf(a, "%s/%s", here, path);
}

// nvcc finds its toolkit from argv[0] and does not resolve links. So links of the last component
// are followed as long as what they name is still called nvcc (a link to ccache is not); links
// among the folders stay, since the paths that nvcc prints begin with them.
static const char *resolve_nvcc(struct arena *a, const char *path) {
  enum { LINKS = 16 };
  path = absolute(a, path);
  for (int i = 0; i < LINKS; ++i) {
    char target[PATH_MAX];
    ssize_t n = readlink(path, target, sizeof target - 1);
    if (n <= 0)
      break;
    target[n] = '\0';
    const char *next = target[0] == '/' ? arena_strdup(a, target)
                                        : arena_printf(a, "%s/%s", folder_of(a, path), target);
    // An intermediate link may have any name (alternatives); what counts is where the chain ends.
    path = next;
  }
  return path;
}

static const char *usable_nvcc(struct arena *a, const char *path) {
  if (!process_executable(path) || toolkit_is_self(path))
    return NULL;
  const char *end = resolve_nvcc(a, path);
  return is_nvcc_name(end) ? end : absolute(a, path);
}

// A file as a word of DBUF_CALLED.
static const char *identity(struct arena *a, const char *path) {
  struct stat st;
  if (stat(path, &st) != 0)
    return "";
  return arena_printf(a, "%llx-%llx", (unsigned long long)st.st_dev, (unsigned long long)st.st_ino);
}

static bool was_called(struct arena *a, const char *path) {
  const char *called = getenv(DBUF_CALLED);
  struct str list = str_of(arena_printf(a, ":%s:", called ? called : ""));
  return str_find(list, str_of(arena_printf(a, ":%s:", identity(a, path))), 0) < list.n;
}

const char *toolkit_called(struct arena *a, const char *nvcc) {
  const char *called = getenv(DBUF_CALLED);
  return arena_printf(a, DBUF_CALLED "=%s%s%s", called ? called : "", called ? ":" : "",
                      identity(a, nvcc));
}

const char *toolkit_depth(struct arena *a) {
  const char *depth = getenv(DBUF_DEPTH);
  return arena_printf(a, DBUF_DEPTH "=%d", depth ? atoi(depth) + 1 : 1);
}

const char *toolkit_too_deep(struct arena *a) {
  return arena_printf(a, DBUF_DEPTH "=%d", TOOLKIT_DEEPEST);
}

// nvcc in PATH. Another wrapper that looks for the next nvcc there (ccache under nvcc's name) finds
// us again, and we must not find it again. A choice that was called before is still better than
// none: a program that nvcc runs may call us in good faith.
static const char *nvcc_in_path(struct arena *a, const char *name, bool masquerading) {
  enum { RANKS = 3 };
  const char *found[RANKS] = {NULL};
  bool passed_self = false;
  for (const char *at = getenv("PATH"); at;) {
    size_t n = strcspn(at, ":");
    const char *path = arena_printf(a, "%.*s/%s", n ? (int)n : 1, n ? at : ".", name);
    const char *nvcc = usable_nvcc(a, path);
    int rank = !nvcc || was_called(a, nvcc) ? 2 : masquerading && !passed_self ? 1 : 0;
    if (nvcc && !found[rank])
      found[rank] = nvcc;
    passed_self |= !nvcc && toolkit_is_self(path);
    at = at[n] ? at + n + 1 : NULL;
  }
  return found[0] ? found[0] : found[1] ? found[1] : found[2];
}

static const char *nvcc_at_home(struct arena *a) {
  static const char *const variables[] = {"CUDA_HOME", "CUDA_PATH"};
  for (size_t i = 0; i < sizeof variables / sizeof variables[0]; ++i) {
    const char *home = getenv(variables[i]);
    const char *found = home && *home ? usable_nvcc(a, arena_printf(a, "%s/bin/nvcc", home)) : NULL;
    if (found)
      return found;
  }
  return NULL;
}

static const char *nvcc_elsewhere(struct arena *a) {
  static const char *const places[] = {"/usr/local/cuda/bin/nvcc", "/opt/cuda/bin/nvcc",
                                       "/usr/lib/nvidia-cuda-toolkit/bin/nvcc", "/usr/bin/nvcc"};
  for (size_t i = 0; i < sizeof places / sizeof places[0]; ++i) {
    const char *found = usable_nvcc(a, places[i]);
    if (found)
      return found;
  }
  return NULL;
}

static const char *named_nvcc(struct arena *a, const char *word, bool masquerading) {
  return strchr(word, '/') ? usable_nvcc(a, word) : nvcc_in_path(a, word, masquerading);
}

static const char *find_nvcc(struct arena *a, const struct config *c, const char *launched,
                             bool masquerading) {
  const char *set = config_tool(c, "nvcc");
  if (set) // no second choice: the user named it
    return named_nvcc(a, set, masquerading);
  const char *found = launched ? named_nvcc(a, launched, masquerading) : NULL;
  if (!found)
    found = nvcc_at_home(a);
  if (!found)
    found = nvcc_in_path(a, "nvcc", masquerading);
  return found ? found : nvcc_elsewhere(a);
}

bool toolkit_nvcc(struct arena *a, const struct config *c, int argc, char *const *argv,
                  bool masquerading, struct nvcc_command *command) {
  int taken = toolkit_launcher(a, argc, argv);
  const char *nvcc = find_nvcc(a, c, taken ? argv[taken - 1] : NULL, masquerading);
  if (!nvcc)
    return false;
  size_t count = taken ? (size_t)taken : 1;
  *command = (struct nvcc_command){.words = arena_array(a, count + 1, sizeof(char *)),
                                   .count = count,
                                   .nvcc = nvcc,
                                   .taken = taken};
  for (size_t i = 0; i + 1 < count; ++i)
    command->words[i] = argv[i];
  command->words[count - 1] = nvcc;
  command->path = count == 1 ? nvcc : process_which(a, argv[0], getenv("PATH"));
  return command->path != NULL;
}

const char *toolkit_tool(struct arena *a, const struct config *c, const char *nvcc,
                         const char *name) {
  const char *set = config_tool(c, name);
  if (set)
    return process_which(a, set, getenv("PATH"));
  const char *self = toolkit_self(a), *ours = self ? folder_of(a, self) : NULL;
  const char *const places[] = {nvcc ? arena_printf(a, "%s/%s", folder_of(a, nvcc), name) : NULL,
                                ours ? arena_printf(a, "%s/../cuda-tools/bin/%s", ours, name)
                                     : NULL,
                                ours ? arena_printf(a, "%s/cuda-tools/bin/%s", ours, name) : NULL,
                                ours ? arena_printf(a, "%s/cuda-tools/%s", ours, name) : NULL};
  for (size_t i = 0; i < sizeof places / sizeof places[0]; ++i)
    if (places[i] && process_executable(places[i]))
      return places[i];
  return process_which(a, name, getenv("PATH"));
}
