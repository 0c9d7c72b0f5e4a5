// Why a loop or a variant is refused; the texts are in reasons.def.
#ifndef DBUF_REWRITE_REASONS_H
#define DBUF_REWRITE_REASONS_H

enum reason {
  REASON_NONE,
#define REASON(name, id, message, remedy) REASON_##name,
#include "rewrite/reasons.def"
#undef REASON
  REASON_COUNT
};

struct reason_text {
  const char *id, *message, *remedy;
};

// The texts of a reason; REASON_NONE has empty ones.
const struct reason_text *reason_text(enum reason r);

#endif
