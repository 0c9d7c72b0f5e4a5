#include "base/entries.h"

#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

struct raw_entry { // what the kernel's getdents64 fills in
  uint64_t inode;
  int64_t offset;
  unsigned short length;
  unsigned char type;
  char name[];
};

void entries_each(int folder, void (*visit)(int folder, const char *name, void *context),
                  void *context) {
  enum { BUFFER = 2048 };
  _Alignas(struct raw_entry) char buffer[BUFFER];
  long n;
  while ((n = syscall(SYS_getdents64, folder, buffer, sizeof buffer)) > 0)
    for (long at = 0; at < n;) {
      const struct raw_entry *e = (const struct raw_entry *)(const void *)(buffer + at);
      at += e->length;
      if (strcmp(e->name, ".") != 0 && strcmp(e->name, "..") != 0)
        visit(folder, e->name, context);
    }
}
