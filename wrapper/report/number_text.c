#include "report/number_text.h"

#include "base/text.h"

#include <math.h>
#include <string.h>

const char *number_text(struct arena *a, double value) {
  bool whole = value == floor(value);
  const char *plain = arena_printf(a, whole ? "%.0f" : "%.2f", value);
  const char *sign = *plain == '-' ? "-" : "";
  const char *digits = plain + strlen(sign), *point = strchrnul(digits, '.');
  struct text t = {.arena = a};
  text_puts(&t, sign);
  for (const char *p = digits; p < point; ++p) {
    if (p > digits && (point - p) % 3 == 0)
      text_puts(&t, ",");
    text_add(&t, (struct str){p, 1});
  }
  text_puts(&t, point);
  return t.p;
}

const char *ratio_text(struct arena *a, double ratio) {
  if (ratio < 0.995 && ratio > 0)
    return arena_printf(a, "%.3gx", ratio);
  double hundredths = round(ratio * 100) / 100;
  const char *s = number_text(a, hundredths);
  return arena_printf(a, "%s%sx", s, strchr(s, '.') ? "" : ".00");
}

const char *share_text(struct arena *a, double share) {
  double percent = share * 100;
  return arena_printf(a, percent >= 1 || percent == 0 ? "%.1f %%" : "%.2g %%", percent);
}
