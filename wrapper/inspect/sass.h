// The listing of `cuobjdump -sass` as functions and instructions.
#ifndef DBUF_INSPECT_SASS_H
#define DBUF_INSPECT_SASS_H

#include "base/arena.h"
#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>

enum sass_class {
  SASS_OTHER,
  SASS_LDG, // global and generic loads
  SASS_LDGSTS,
  SASS_LDGDEPBAR,
  SASS_DEPBAR,
  SASS_LDS,
  SASS_STS,
  SASS_LDSM,
  SASS_LDL,
  SASS_STL,
  SASS_BAR,
  SASS_MMA, // tensor cores
  SASS_FMA, // FFMA, HFMA2, DFMA, IDP: what stands for MMA in kernels without tensor instructions
  SASS_ARITHMETIC,
  SASS_BRANCH,
  SASS_CALL,
  SASS_EXIT, // RET too
  SASS_NOP
};

enum { SASS_NO_SCOREBOARD = 7 };

// Scheduling information of an instruction (sm_70 and newer; bits 105 to 125 of its 128).
struct sass_control {
  bool known;    // false: the encoding was not printed
  bool yield;    // the scheduler may switch to another warp
  uint8_t stall; // cycles until the next instruction may issue, 0..15
  uint8_t write; // scoreboard 0..5 that counts until the result is there, or SASS_NO_SCOREBOARD
  uint8_t read;  // scoreboard that counts until the operands have been read, or SASS_NO_SCOREBOARD
  uint8_t wait;  // bit i: waits until scoreboard i is 0
};

struct sass_instruction {
  uint64_t address;
  uint64_t target;     // of a direct branch or call, else SASS_NO_TARGET
  struct str guard;    // "@!P0", empty without one
  struct str opcode;   // "LDGSTS.E.BYPASS.128"
  struct str operands; // "[R9], [R10.64]"
  enum sass_class class;
  bool never; // under @!PT: takes an issue slot, does nothing
  struct sass_control control;
};

#define SASS_NO_TARGET UINT64_MAX

struct sass_function {
  struct str name; // mangled
  int arch;        // 86 for sm_86, 90 for sm_90a; 0: not told
  struct {
    struct sass_instruction *at; // in the order of their addresses
    size_t count, room;
  } code;
};

struct sass_listing {
  struct {
    struct sass_function *at;
    size_t count, room;
  } functions;
  struct str unreadable; // the first architecture that is named but has no instruction; empty: none
};

// Reads what cuobjdump of 11.8 to 13.x printed; lines that are no instruction are passed over. The
// result holds slices of `text`, which must live as long.
struct sass_listing sass_read(struct arena *a, struct str text);

// The function called `name` (mangled) for `arch`, or NULL.
const struct sass_function *sass_find(const struct sass_listing *l, struct str name, int arch);

// True when `opcode` is `name` or begins with `name` and a dot.
bool sass_opcode_is(struct str opcode, const char *name);

// True when one of the dot suffixes of `opcode` is `suffix`: ("LDG.E.128", "128").
bool sass_opcode_has(struct str opcode, const char *suffix);

// The control code as the text that assemblers use: "B--2---:R0:W1:-:S07". Waits, read and write
// scoreboard, yield (Y or -), stall.
char *sass_control_text(struct arena *a, struct sass_control c);

#endif
