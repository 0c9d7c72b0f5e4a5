// Which registers an instruction reads and writes, told from its operands' text.
#ifndef DBUF_INSPECT_EFFECT_H
#define DBUF_INSPECT_EFFECT_H

#include "inspect/sass.h"

enum { REGISTERS = 256, MOST_OPERANDS = 12 };

// A register operand.
struct operand {
  uint8_t number;
  bool address; // inside brackets
};

// What an instruction reads and writes, as far as values in registers go.
struct effect {
  struct operand operands[MOST_OPERANDS];
  unsigned count;
  unsigned written; // the first so many operands are results
  unsigned width;   // registers an operand spans; of MMA only the first of each is told
  bool certain;     // the result is written whatever a predicate says
};

struct effect effect_of(const struct sass_instruction *i);

#endif
