#include "tool/lines.h"

#include <ctype.h>
#include <stdint.h>

// Beyond this many pairs nothing is compared: everything goes, everything comes.
enum { MOST_PAIRS = 16 << 20 };

struct lines lines_split(struct arena *a, struct str text) {
  struct lines l = {NULL, 0, 0};
  struct str line;
  while (str_line(&text, &line))
    *GROW(a, l) = line;
  return l;
}

static void skip(struct str *s) {
  while (s->n && isspace((unsigned char)*s->p)) {
    ++s->p;
    --s->n;
  }
}

static bool same(struct str a, struct str b) {
  for (;;) {
    skip(&a);
    skip(&b);
    if (a.n == 0 || b.n == 0)
      return a.n == b.n;
    if (*a.p != *b.p)
      return false;
    a = (struct str){a.p + 1, a.n - 1};
    b = (struct str){b.p + 1, b.n - 1};
  }
}

static void put(struct text *t, const char *sign, struct str line) {
  text_puts(t, sign);
  text_add(t, line);
  text_puts(t, "\n");
}

struct str lines_diff(struct arena *a, const struct lines *before, const struct lines *after) {
  struct text t = {.arena = a};
  text_puts(&t, "");
  size_t n = before->count, m = after->count, i = 0, j = 0, width = m + 1;
  // common[i * width + j]: the most lines that stay of before[i..] and after[j..].
  uint32_t *common = NULL;
  if (n <= MOST_PAIRS / width) {
    common = arena_array(a, (n + 1) * width, sizeof *common);
    for (i = n; i-- > 0;)
      for (j = m; j-- > 0;) {
        uint32_t down = common[(i + 1) * width + j], right = common[i * width + j + 1];
        common[i * width + j] = same(before->at[i], after->at[j])
                                    ? common[(i + 1) * width + j + 1] + 1
                                : down > right ? down
                                               : right;
      }
    i = j = 0;
    while (i < n && j < m) {
      if (same(before->at[i], after->at[j])) {
        put(&t, " ", before->at[i]);
        ++i;
        ++j;
      } else if (common[(i + 1) * width + j] >= common[i * width + j + 1]) {
        put(&t, "-", before->at[i++]);
      } else {
        put(&t, "+", after->at[j++]);
      }
    }
  }
  for (; i < n; ++i)
    put(&t, "-", before->at[i]);
  for (; j < m; ++j)
    put(&t, "+", after->at[j]);
  return text_str(&t);
}
