#include "report/utf8.h"

// The bytes of the character that begins at p, 0 when none does. Table 3-7 of the Unicode standard.
static size_t character(const unsigned char *p, size_t n) {
  unsigned char least = 0x80, most = 0xbf;
  size_t bytes = p[0] < 0x80 ? 1 : p[0] < 0xc2 ? 0 : p[0] < 0xe0 ? 2 : p[0] < 0xf0 ? 3 : 4;
  if (bytes == 0 || bytes > n || p[0] > 0xf4)
    return 0;
  if (p[0] == 0xe0) // shorter forms of what has fewer bytes
    least = 0xa0;
  else if (p[0] == 0xed) // surrogates
    most = 0x9f;
  else if (p[0] == 0xf0)
    least = 0x90;
  else if (p[0] == 0xf4) // above U+10FFFF
    most = 0x8f;
  for (size_t i = 1; i < bytes; ++i) {
    if (p[i] < least || p[i] > most)
      return 0;
    least = 0x80;
    most = 0xbf;
  }
  return bytes;
}

const char *utf8_text(struct arena *a, struct str s) {
  struct text t = {.arena = a};
  text_puts(&t, "");
  for (size_t i = 0, n; i < s.n; i += n ? n : 1) {
    n = character((const unsigned char *)s.p + i, s.n - i);
    text_add(&t, n ? (struct str){s.p + i, n} : STR("\xef\xbf\xbd"));
  }
  return t.p;
}

size_t utf8_length(struct str s, size_t bytes) {
  size_t length = 0;
  for (size_t i = 0, n; i < bytes && i < s.n; i += n ? n : 1) {
    n = character((const unsigned char *)s.p + i, s.n - i);
    ++length;
  }
  return length;
}
