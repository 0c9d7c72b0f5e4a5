#include "base/descendants.h"

#include "base/entries.h"

#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <unistd.h>

enum { DEEPEST = 16, PATH_ROOM = 64, FOREIGN_MOST = 256 };

// Children that were here before: those of a shell that has become this process.
static pid_t foreign[FOREIGN_MOST];
static int foreign_count;

struct walk {
  int number, depth, count;
  bool told;  // the system says which children a process has
  bool learn; // the children found are foreign
};

static void walk_process(int proc, const char *pid, struct walk *w);

static bool is_foreign(pid_t pid) {
  for (int i = 0; i < foreign_count; ++i)
    if (foreign[i] == pid)
      return true;
  return false;
}

static void found(int proc, long pid, const char *name, struct walk *w) {
  if (w->learn) {
    if (foreign_count < FOREIGN_MOST)
      foreign[foreign_count++] = (pid_t)pid;
    return;
  }
  if (pid <= 1 || getsid((pid_t)pid) != getsid(0) || is_foreign((pid_t)pid))
    return;
  // Its children first: they cannot be found below it once it has ended.
  walk_process(proc, name, w);
  ++w->count;
  if (w->number)
    kill((pid_t)pid, w->number);
}

// Appends to a text that is known to have room.
static char *put(char *to, const char *text) {
  while (*text)
    *to++ = *text++;
  *to = '\0';
  return to;
}

struct threads {
  int proc;
  struct walk *walk;
};

// The children that one thread has started: decimal numbers with blanks between.
static void walk_thread(int tasks, const char *thread, void *context) {
  const struct threads *t = context;
  enum { BUFFER = 1024 };
  char path[PATH_ROOM], buffer[BUFFER], name[PATH_ROOM];
  put(put(path, thread), "/children");
  int fd = openat(tasks, path, O_RDONLY | O_CLOEXEC);
  if (fd < 0)
    return;
  t->walk->told = true;
  size_t digits = 0;
  long pid = 0;
  ssize_t n;
  while ((n = read(fd, buffer, sizeof buffer)) > 0)
    for (ssize_t i = 0; i < n; ++i) {
      bool digit = buffer[i] >= '0' && buffer[i] <= '9';
      if (digit && digits + 1 < sizeof name) {
        name[digits++] = buffer[i];
        pid = pid * 10 + (buffer[i] - '0');
      } else if (digits) {
        name[digits] = '\0';
        found(t->proc, pid, name, t->walk);
        digits = 0;
        pid = 0;
      }
    }
  close(fd);
}

static void walk_process(int proc, const char *pid, struct walk *w) {
  char path[PATH_ROOM];
  if (w->depth == DEEPEST)
    return;
  put(put(path, pid), "/task");
  int tasks = openat(proc, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (tasks < 0)
    return;
  ++w->depth;
  entries_each(tasks, walk_thread, &(struct threads){proc, w});
  --w->depth;
  close(tasks);
}

// False: there is no /proc.
static bool walk(struct walk *w) {
  int proc = open("/proc", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (proc < 0)
    return false;
  walk_process(proc, "self", w);
  close(proc);
  return true;
}

void descendants_adopt(bool adopt) {
  foreign_count = 0;
  if (adopt)
    walk(&(struct walk){.learn = true});
  prctl(PR_SET_CHILD_SUBREAPER, adopt ? 1L : 0L, 0L, 0L, 0L);
}

int descendants_signal(int number) {
  struct walk w = {.number = number};
  return walk(&w) && w.told ? w.count : -1;
}
