// Listings for the tests of inspect/: captured ones from tests/sass, and made ones with chosen
// scheduling.
#ifndef DBUF_TESTS_LISTING_H
#define DBUF_TESTS_LISTING_H

#include "base/arena.h"
#include "base/text.h"

#include <stdint.h>
#include <stdio.h>

// The whole of tests/sass/NAME; empty when it cannot be read.
static inline struct str captured(struct arena *a, const char *name) {
  struct text t = {.arena = a};
  FILE *f = fopen(arena_printf(a, "%s/sass/%s", DBUF_TESTS, name), "rb");
  char buffer[4096];
  size_t n;
  while (f && (n = fread(buffer, 1, sizeof buffer, f)) > 0)
    text_add(&t, (struct str){buffer, n});
  if (f)
    fclose(f);
  return text_str(&t);
}

// A listing of one function "f" for sm_ARCH with instructions at 0x0, 0x10, 0x20 ..., one a line of
// `text`, each with its scheduling in front: "S4 W0 R1 B2: LDG.E R4, [R2.64]" stalls 4 cycles,
// writes scoreboard 0, reads 1, waits for 2. What is not given is nothing (and S0).
static inline struct str make_listing(struct arena *a, int arch, const char *text) {
  struct text t = {.arena = a};
  struct str rest = str_of(text), line;
  text_printf(&t, "\tcode for sm_%d\n\t\tFunction : f\n", arch);
  for (unsigned address = 0; str_line(&rest, &line); address += 16) {
    uint64_t stall = 0, write = 7, read = 7, wait = 0;
    size_t colon = str_find(line, STR(": "), 0);
    for (size_t i = 0; i + 1 < colon; ++i) {
      uint64_t digit = (uint64_t)(line.p[i + 1] - '0');
      stall = line.p[i] == 'S' ? digit : stall;
      write = line.p[i] == 'W' ? digit : write;
      read = line.p[i] == 'R' ? digit : read;
      wait |= line.p[i] == 'B' ? UINT64_C(1) << digit : 0;
    }
    unsigned long long control = stall | 1u << 4 | write << 5 | read << 8 | wait << 11;
    struct str code = {line.p + colon + 2, line.n - colon - 2};
    text_printf(&t, "        /*%04x*/    %.*s ;    /* 0x0000000000000000 */\n", address,
                (int)code.n, code.p);
    text_printf(&t, "                     /* 0x%016llx */\n", control << 41);
  }
  text_puts(&t, "\t\t..........\n");
  return text_str(&t);
}

#endif
