// PTX text as functions and instructions: syntax with names resolved. What an instruction does is
// told by decode.
#ifndef DBUF_SIMULATE_PTX_H
#define DBUF_SIMULATE_PTX_H

#include "base/arena.h"
#include "base/diag.h"
#include "base/text.h"

#include <stdbool.h>
#include <stdint.h>

// .type suffixes. PTX_NO_TYPE: none.
enum ptx_type {
  PTX_NO_TYPE,
  PTX_PRED,
  PTX_B8,
  PTX_B16,
  PTX_B32,
  PTX_B64,
  PTX_B128,
  PTX_U8,
  PTX_U16,
  PTX_U32,
  PTX_U64,
  PTX_S8,
  PTX_S16,
  PTX_S32,
  PTX_S64,
  PTX_F16,
  PTX_F16X2,
  PTX_BF16,
  PTX_BF16X2,
  PTX_TF32,
  PTX_F32,
  PTX_F64
};

enum ptx_space {
  PTX_GENERIC, // an address without a state space
  PTX_REG,
  PTX_PARAM,
  PTX_GLOBAL,
  PTX_SHARED,
  PTX_LOCAL,
  PTX_CONST
};

// A part of a variable's initial value that holds an address.
struct ptx_relocation {
  uint64_t offset; // in the variable
  struct str symbol;
  int64_t addend;
  bool generic; // generic(symbol): its generic address
  uint8_t bytes;
};

// A variable of module scope, of a function, or a parameter.
struct ptx_variable {
  struct str name;
  enum ptx_space space;
  enum ptx_type type; // of an element
  uint8_t lanes;      // .v2, .v4; else 1
  uint64_t align;     // bytes; that of the element unless .align says more
  uint64_t bytes;     // all of it; 0 for an array without an extent (extern dynamic shared memory)
  bool external;      // .extern: declared here, defined elsewhere or by the launch
  const uint8_t *initial; // `bytes` of them, NULL: zero (global, const) or undefined (others)
  struct {
    struct ptx_relocation *at;
    size_t count, room;
  } relocations;
  unsigned line;
};

// A register; registers of nested { } scopes have entries of their own.
struct ptx_register {
  struct str name;
  enum ptx_type type;
};

enum ptx_operand_kind {
  PTX_REGISTER, // reg; negated: !%p
  PTX_INTEGER,  // bits: two's complement, 64 bits wide
  PTX_FLOAT,    // bits: of an f32 (0f), or of an f64 (0d and decimal), type says which
  PTX_SPECIAL,  // %tid.x, %laneid, WARP_SZ: name as spelled
  PTX_SYMBOL,   // a variable's address: variable, plus `offset`
  PTX_FUNCTION, // a function's name; resolved by name
  PTX_LABEL,    // a branch target or a table of them: name; `target`: index of the instruction
  PTX_ADDRESS,  // [base + offset]: parts[0] is the base (register, symbol or integer)
  PTX_VECTOR,   // {a, b, ...}
  PTX_LIST,     // (a, b, ...) of a call
  PTX_PAIR,     // a|b
  PTX_SINK      // _
};

struct ptx_operand {
  enum ptx_operand_kind kind;
  bool negated;       // !%p, or -%r where PTX allows it
  enum ptx_type type; // PTX_FLOAT: PTX_F32 or PTX_F64
  uint32_t reg;       // index into the function's registers
  uint64_t bits;
  int64_t offset;
  struct str name;                     // as spelled
  const struct ptx_variable *variable; // PTX_SYMBOL
  int64_t target;                      // PTX_LABEL of a branch: index of an instruction, may be
                                       // code.count (the end); -1 for a table
  const struct ptx_operand *parts;     // ADDRESS, VECTOR, LIST, PAIR
  size_t count;
};

// Where the source text of an instruction stands, by .loc. file 0: unknown.
struct ptx_location {
  unsigned file, line, column;
  struct str function; // inlined function's name when the marker names one, else empty
  int64_t inlined_at;  // index into ptx_function.locations of the call, -1 for none
};

enum { PTX_MOST_SUFFIXES = 16, PTX_MOST_OPERANDS = 12 };

struct ptx_instruction {
  struct str opcode;          // "ld"
  const struct str *suffixes; // "global", "L1::evict_last", "v4", "f32", without dots
  uint8_t suffix_count;
  uint8_t operand_count;
  bool guarded, guard_negated; // @%p, @!%p
  uint32_t guard;              // register
  unsigned line;               // in the PTX text, from 1
  int32_t location;            // index into ptx_function.locations, -1: none
  uint32_t used_bytes;         // of a load's bytes those whose values matter, by .pragma
                               // "used_bytes_mask" or as no register is read; 0: all
  const struct ptx_operand *operands;
};

// "LABEL: .branchtargets A, B;"; ".calltargets f, g;" and ".callprototype" have no targets.
struct ptx_table {
  struct str name;
  struct {
    int64_t *at; // indices of instructions
    size_t count, room;
  } targets;
};

struct ptx_function {
  struct str name;
  bool entry;   // .entry: a kernel
  bool defined; // has a body
  unsigned line;
  struct {
    struct ptx_variable *at;
    size_t count, room;
  } returns, params;
  struct {
    struct ptx_register *at;
    size_t count, room;
  } registers;
  struct {
    struct ptx_variable **at; // .local, .shared, .param (call scopes) declared in the body
    size_t count, room;
  } variables;
  struct {
    struct ptx_instruction *at; // in the order of the text
    size_t count, room;
  } code;
  struct {
    struct ptx_table *at;
    size_t count, room;
  } tables;
  struct {
    struct ptx_location *at;
    size_t count, room;
  } locations;
  unsigned maxntid[3], reqntid[3]; // 0: not said
};

struct ptx_module {
  unsigned version; // 90 for 9.0
  int target;       // 90 for sm_90 and sm_90a
  struct {
    struct ptx_variable **at; // of module scope
    size_t count, room;
  } variables;
  struct {
    struct ptx_function **at;
    size_t count, room;
  } functions;
  struct {
    struct str *at; // by .file number; an empty slice where none
    size_t count, room;
  } files;
};

unsigned ptx_type_bytes(enum ptx_type t);   // PTX_PRED: 1; PTX_NO_TYPE: 0
bool ptx_is_signed(enum ptx_type t);        // s8 to s64
const char *ptx_type_name(enum ptx_type t); // "f32"

// Reads PTX as nvcc 11.8 to 13 write it. `name` is the file's, for messages. NULL when it cannot be
// read, with an error (file, line, column) in `d`. The result holds slices of `text`.
struct ptx_module *ptx_read(struct arena *a, struct str text, const char *name, struct diag *d);

// The function of that name, mangled or the only one whose demangled-looking part fits; NULL: none.
const struct ptx_function *ptx_find(const struct ptx_module *m, struct str name);

// True when one of the suffixes is `suffix`.
bool ptx_has(const struct ptx_instruction *i, const char *suffix);
// The index-th type suffix counted from 0, PTX_NO_TYPE when there are fewer ("cvt.f32.s32": 0 f32,
// 1 s32).
enum ptx_type ptx_type_at(const struct ptx_instruction *i, unsigned index);

#endif
