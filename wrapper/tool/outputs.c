#include "tool/outputs.h"

struct check outputs_check(struct arena *a, const struct made *made, struct diag *d) {
  (void)a;
  (void)made;
  (void)d;
  return (struct check){0};
}
