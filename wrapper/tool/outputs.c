#include "tool/outputs.h"

struct verdict outputs_check(struct arena *a, const struct made *made, struct diag *d) {
  (void)a;
  (void)made;
  (void)d;
  return (struct verdict){0};
}
