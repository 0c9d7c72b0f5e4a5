#include "rewrite/reasons.h"

static const struct reason_text texts[REASON_COUNT] = {
    {"", "", ""},
#define REASON(name, id, message, remedy) {id, message, remedy},
#include "rewrite/reasons.def"
#undef REASON
};

const struct reason_text *reason_text(enum reason r) {
  return &texts[r];
}
