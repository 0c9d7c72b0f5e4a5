// Questions to PTX that is read.
#include "simulate/ptx_reader.h"

#include <string.h>

static const struct {
  const char *name;
  uint8_t bytes;
} types[] = {
    [PTX_NO_TYPE] = {"", 0},      [PTX_PRED] = {"pred", 1},   [PTX_B8] = {"b8", 1},
    [PTX_B16] = {"b16", 2},       [PTX_B32] = {"b32", 4},     [PTX_B64] = {"b64", 8},
    [PTX_B128] = {"b128", 16},    [PTX_U8] = {"u8", 1},       [PTX_U16] = {"u16", 2},
    [PTX_U32] = {"u32", 4},       [PTX_U64] = {"u64", 8},     [PTX_S8] = {"s8", 1},
    [PTX_S16] = {"s16", 2},       [PTX_S32] = {"s32", 4},     [PTX_S64] = {"s64", 8},
    [PTX_F16] = {"f16", 2},       [PTX_F16X2] = {"f16x2", 4}, [PTX_BF16] = {"bf16", 2},
    [PTX_BF16X2] = {"bf16x2", 4}, [PTX_TF32] = {"tf32", 4},   [PTX_F32] = {"f32", 4},
    [PTX_F64] = {"f64", 8},
};

unsigned ptx_type_bytes(enum ptx_type t) {
  return types[t].bytes;
}

bool ptx_is_signed(enum ptx_type t) {
  return t == PTX_S8 || t == PTX_S16 || t == PTX_S32 || t == PTX_S64;
}

const char *ptx_type_name(enum ptx_type t) {
  return types[t].name;
}

enum ptx_type ptx_type_named(struct str text) {
  for (enum ptx_type t = PTX_PRED; t <= PTX_F64; ++t)
    if (str_is(text, types[t].name))
      return t;
  return PTX_NO_TYPE;
}

bool ptx_has(const struct ptx_instruction *i, const char *suffix) {
  for (size_t k = 0; k < i->suffix_count; ++k)
    if (str_is(i->suffixes[k], suffix))
      return true;
  return false;
}

enum ptx_type ptx_type_at(const struct ptx_instruction *i, unsigned index) {
  for (size_t k = 0; k < i->suffix_count; ++k) {
    enum ptx_type t = ptx_type_named(i->suffixes[k]);
    if (t && index-- == 0)
      return t;
  }
  return PTX_NO_TYPE;
}
