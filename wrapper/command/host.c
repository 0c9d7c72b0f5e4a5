#include "command/host.h"

#include "base/process.h"
#include "base/text.h"
#include "command/toolkit.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define NOTE "dbuf-host"
#define NOTE_HEAD "dbuf host compiler 1\n"

// One link: its name, and the compiler behind it ("" as path: looked up in PATH at each call, as
// nvcc does).
struct entry {
  const char *name, *argv0, *path;
};

struct host {
  struct entry entries[2];
  int count;
  bool folder; // nvcc is given the folder, not a file
};

// ---- the private folder ----

// nvcc writes the path between double quotes into commands for a shell.
static bool survives_quotes(const char *path) {
  return !strpbrk(path, "\"$`\\\n");
}

static bool is_private(const char *path) {
  struct stat st;
  return lstat(path, &st) == 0 && S_ISDIR(st.st_mode) && st.st_uid == geteuid() &&
         (st.st_mode & 022) == 0;
}

static bool make_folder(const char *path) {
  return mkdir(path, 0700) == 0 || errno == EEXIST;
}

static const char *usable(const char *path) {
  return survives_quotes(path) && make_folder(path) && is_private(path) && access(path, W_OK) == 0
             ? path
             : NULL;
}

static const char *private_folder(struct arena *a) {
  const char *cache = getenv("XDG_CACHE_HOME"), *home = getenv("HOME"), *found = NULL;
  if (cache && cache[0] == '/') {
    make_folder(cache);
    found = usable(arena_printf(a, "%s/dbuf", cache));
  } else if (home && home[0] == '/') {
    make_folder(arena_printf(a, "%s/.cache", home));
    found = usable(arena_printf(a, "%s/.cache/dbuf", home));
  }
  const char *const temporary[] = {getenv("TMPDIR"), "/tmp"};
  for (int i = 0; i < 2 && !found; ++i)
    if (temporary[i] && temporary[i][0] == '/')
      found = usable(arena_printf(a, "%s/dbuf-%lu", temporary[i], (unsigned long)geteuid()));
  return found;
}

// ---- which compiler is meant ----

static const char *absolute(struct arena *a, const char *path) {
  char here[PATH_MAX];
  if (path[0] == '/' || !getcwd(here, sizeof here))
    return path;
  return arena_printf(a, "%s/%s", here, path);
}

// nvcc puts its own folder before PATH for its children.
static bool in_path(struct arena *a, const char *name, const char *nvcc) {
  const char *slash = strrchr(nvcc, '/');
  const char *beside = slash ? arena_printf(a, "%.*s/%s", (int)(slash - nvcc), nvcc, name) : NULL;
  return (beside && process_executable(beside)) || process_which(a, name, getenv("PATH"));
}

static bool from_folder(struct arena *a, const char *folder, struct host *h) {
  static const char *const names[] = {"gcc", "g++"};
  h->folder = true;
  for (int i = 0; i < 2; ++i) {
    const char *path = absolute(a, arena_printf(a, "%s/%s", folder, names[i]));
    h->entries[h->count++] = (struct entry){names[i], path, path};
  }
  return process_executable(h->entries[0].path);
}

static bool meant(struct arena *a, const char *ccbin, const char *nvcc, struct host *h) {
  struct stat st;
  if (!ccbin) {
    h->folder = true;
    h->count = 2;
    h->entries[0] = (struct entry){"gcc", "gcc", ""};
    h->entries[1] = (struct entry){"g++", "g++", ""};
    return in_path(a, "gcc", nvcc);
  }
  if (stat(ccbin, &st) == 0 && S_ISDIR(st.st_mode))
    return from_folder(a, ccbin, h);
  h->count = 1;
  const char *slash = strrchr(ccbin, '/');
  const char *path = slash ? absolute(a, ccbin) : "";
  h->entries[0] = (struct entry){slash ? slash + 1 : ccbin, slash ? path : ccbin, path};
  if (strcmp(h->entries[0].name, NOTE) == 0 || strpbrk(ccbin, "\n\t"))
    return false;
  return slash ? process_executable(ccbin) : in_path(a, ccbin, nvcc);
}

// ---- making it so ----

// Many builds may do this at once. Each step leaves either what was there or what belongs there,
// and all write the same.
static bool ensure_link(struct arena *a, const char *path, const char *target) {
  char now[PATH_MAX];
  ssize_t n = readlink(path, now, sizeof now);
  if (n > 0 && (size_t)n == strlen(target) && memcmp(now, target, (size_t)n) == 0)
    return true;
  // Not by process id alone: a home folder is shared by machines and containers.
  struct timespec t;
  clock_gettime(CLOCK_REALTIME, &t);
  const char *temporary = arena_printf(a, "%s.%ld.%09ld", path, (long)getpid(), t.tv_nsec);
  if (symlink(target, temporary) != 0)
    return false;
  if (rename(temporary, path) == 0)
    return true;
  unlink(temporary);
  return false;
}

static bool ensure_note(struct arena *a, const char *path, struct str text) {
  struct str now;
  if (process_read_file(a, path, &now) && str_equal(now, text))
    return true;
  return process_write_file(a, path, text);
}

const char *host_link(struct arena *a, const char *ccbin, const char *nvcc, bool *failed) {
  struct host h = {0};
  *failed = false;
  if ((ccbin && !*ccbin) || !meant(a, ccbin, nvcc, &h))
    return NULL;
  const char *self = toolkit_self(a), *base = self ? private_folder(a) : NULL;
  struct text note = {.arena = a};
  text_puts(&note, NOTE_HEAD);
  struct text key = {.arena = a};
  text_printf(&key, "%s\n", self ? self : "");
  for (int i = 0; i < h.count; ++i) {
    text_printf(&note, "%s\t%s\t%s\n", h.entries[i].name, h.entries[i].argv0, h.entries[i].path);
    text_printf(&key, "%s\n%s\n", h.entries[i].name, h.entries[i].path);
  }
  *failed = true;
  if (!base)
    return NULL;
  const char *folder =
      arena_printf(a, "%s/host-%016llx", base, (unsigned long long)str_hash(text_str(&key)));
  if (!make_folder(folder) || !ensure_note(a, arena_printf(a, "%s/" NOTE, folder), text_str(&note)))
    return NULL;
  for (int i = 0; i < h.count; ++i)
    if (!ensure_link(a, arena_printf(a, "%s/%s", folder, h.entries[i].name), self))
      return NULL;
  *failed = false;
  return h.folder ? folder : arena_printf(a, "%s/%s", folder, h.entries[0].name);
}

// ---- being called as it ----

static struct str take_field(struct str *line) {
  size_t tab = str_find(*line, STR("\t"), 0);
  struct str field = {line->p, tab};
  size_t used = tab < line->n ? tab + 1 : tab;
  *line = (struct str){line->p + used, line->n - used};
  return field;
}

bool host_compiler_called(struct arena *a, const char *argv0, struct host_compiler *host) {
  const char *slash = strrchr(argv0, '/');
  if (!slash)
    return false;
  const char *note = arena_printf(a, "%.*s/" NOTE, (int)(slash - argv0), argv0);
  struct str content, line;
  if (access(note, R_OK) != 0 || !process_read_file(a, note, &content) ||
      !str_starts(content, NOTE_HEAD))
    return false;
  while (str_line(&content, &line)) {
    struct str name = take_field(&line), called = take_field(&line), path = take_field(&line);
    if (!str_is(name, slash + 1))
      continue;
    host->argv0 = str_dup(a, called);
    host->path = path.n ? str_dup(a, path) : process_which(a, host->argv0, getenv("PATH"));
    return true;
  }
  return false;
}
