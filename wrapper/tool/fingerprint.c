#include "tool/fingerprint.h"

#include "base/text.h"
#include "tool/version.h"

#include <string.h>
#include <sys/stat.h>

static void put(struct text *t, const char *field) {
  text_add(t, (struct str){field ? field : "", field ? strlen(field) + 1 : 1});
}

// As ccache looks at compilers: by size and time.
static void put_program(struct text *t, const char *path) {
  struct stat st;
  put(t, path);
  if (stat(path, &st) == 0)
    text_printf(t, "%lld %lld.%09ld", (long long)st.st_size, (long long)st.st_mtim.tv_sec,
                st.st_mtim.tv_nsec);
}

const char *fingerprint(struct arena *a, const struct config *c, const char *nvcc) {
  struct text t = {.arena = a};
  put(&t, DBUF_VERSION);
  put_program(&t, "/proc/self/exe");
  put_program(&t, nvcc);
  for (size_t i = 0; i < config_lines(c); ++i) {
    struct config_line line = config_line(c, i);
    put(&t, line.section);
    put(&t, line.kernel);
    put(&t, line.key);
    put(&t, line.value);
  }
  return arena_printf(a, "%016llx", (unsigned long long)str_hash(text_str(&t)));
}
