#include "base/source.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

// Reads until the end, so that pipes and files that grow are right too.
static bool read_all(struct arena *a, int fd, size_t expected, struct str *text) {
  struct text t = {.arena = a};
  size_t room = expected + 1 < 4096 ? 4096 : expected + 1;
  char *buffer = arena_alloc(a, room);
  size_t n = 0;
  for (;;) {
    if (n == room) {
      text_add(&t, (struct str){buffer, n});
      n = 0;
    }
    ssize_t got = read(fd, buffer + n, room - n);
    if (got < 0 && errno == EINTR)
      continue;
    if (got < 0)
      return false;
    if (got == 0)
      break;
    n += (size_t)got;
  }
  if (t.n == 0) {
    *text = (struct str){buffer, n};
    return true;
  }
  text_add(&t, (struct str){buffer, n});
  *text = text_str(&t);
  return true;
}

bool source_read(struct arena *a, const char *file, struct str *text) {
  int fd = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0)
    return false;
  // A line marker may name anything: a pipe or a device would block or never end.
  struct stat st;
  bool ok = fstat(fd, &st) == 0 && S_ISREG(st.st_mode);
  if (ok)
    ok = read_all(a, fd, (size_t)st.st_size, text);
  else
    errno = EINVAL;
  int saved = errno;
  close(fd);
  errno = saved;
  return ok;
}

struct str source_line(struct arena *a, const char *file, unsigned line) {
  struct str rest, text = {NULL, 0};
  if (!file || !source_read(a, file, &rest))
    return (struct str){NULL, 0};
  for (unsigned i = 0; i < line; ++i)
    if (!str_line(&rest, &text))
      return (struct str){NULL, 0};
  return text;
}
