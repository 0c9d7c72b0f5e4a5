// Floating point. The usual forms (round to nearest, nothing flushed or saturated) take the host's
// arithmetic, all others the exact one.
#include "simulate/lanes.h"
#include "simulate/number.h"
#include "simulate/work.h"

static enum number_format format(const struct op *o) {
  enum number_format f = NUMBER_F32;
  number_of(o->type, &f);
  return f;
}

// ---- the usual forms ----

#define PLAIN(name, of, expression)                                                                \
  static void name(struct warp *w, const struct op *o, uint32_t mask) {                            \
    uint64_t *d = w->reg[o->d];                                                                    \
    const uint64_t *a = w->reg[o->a], *b = w->reg[o->b], *c = w->reg[o->c != NO_SLOT ? o->c : 0];  \
    (void)c;                                                                                       \
    EACH_LANE(mask, d[l] = of(expression));                                                        \
  }
PLAIN(add_f32, f32_bits, f32_add(f32_value(a[l]), f32_value(b[l])))
PLAIN(sub_f32, f32_bits, f32_sub(f32_value(a[l]), f32_value(b[l])))
PLAIN(mul_f32, f32_bits, f32_mul(f32_value(a[l]), f32_value(b[l])))
PLAIN(add_f64, f64_bits, f64_add(f64_value(a[l]), f64_value(b[l])))
PLAIN(sub_f64, f64_bits, f64_sub(f64_value(a[l]), f64_value(b[l])))
PLAIN(mul_f64, f64_bits, f64_mul(f64_value(a[l]), f64_value(b[l])))
PLAIN(fma_f64, f64_bits, f64_fma(f64_value(a[l]), f64_value(b[l]), f64_value(c[l])))

// With the processor's own instruction where there is one: a call for each lane is ten times as
// slow.
PLAIN(fma_f32, f32_bits, f32_fma(f32_value(a[l]), f32_value(b[l]), f32_value(c[l])))

#ifdef __x86_64__
__attribute__((target("fma,avx2"))) static void fma_f32_native(struct warp *w, const struct op *o,
                                                               uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b], *c = w->reg[o->c];
  EACH_LANE(mask,
            d[l] = f32_bits(__builtin_fmaf(f32_value(a[l]), f32_value(b[l]), f32_value(c[l]))));
}
#endif

static run_op *fma_op(void) {
#ifdef __x86_64__
  if (__builtin_cpu_supports("fma") && __builtin_cpu_supports("avx2"))
    return fma_f32_native;
#endif
  return fma_f32;
}

// ---- all forms ----

typedef uint64_t two(enum number_format, struct number_mode, uint64_t, uint64_t);

static two *const twos[] = {number_add, number_sub, number_mul, number_div};

static bool pairs(const struct op *o) {
  return o->type == PTX_F16X2 || o->type == PTX_BF16X2;
}

static void run_two(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b];
  enum number_format f = format(o);
  struct number_mode how = number_mode_of(o);
  two *work = twos[o->code];
  bool pair = pairs(o);
  EACH_LANE(mask, d[l] = pair ? number_pair(work, f, how, (uint32_t)a[l], (uint32_t)b[l])
                              : work(f, how, a[l], b[l]));
}

static void run_fma(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b], *c = w->reg[o->c];
  enum number_format f = format(o);
  struct number_mode how = number_mode_of(o);
  bool pair = pairs(o);
  EACH_LANE(mask,
            d[l] = pair ? number_pair_fma(f, how, (uint32_t)a[l], (uint32_t)b[l], (uint32_t)c[l])
                        : number_fma(f, how, a[l], b[l], c[l]));
}

static void run_choice(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b], *c = o->c != NO_SLOT ? w->reg[o->c] : NULL;
  enum number_format f = format(o);
  struct number_choice how = {
      .ftz = o->ftz, .nan = o->nan, .xorsign_abs = ptx_has(o->source, "xorsign")};
  number_chosen *work = o->code ? number_max : number_min;
  bool pair = pairs(o);
  EACH_LANE(mask,
            uint64_t x = pair ? number_pair_choice(work, f, how, (uint32_t)a[l], (uint32_t)b[l])
                              : work(f, how, a[l], b[l]);
            d[l] = c ? work(f, how, x, c[l]) : x);
}

typedef uint64_t one(enum number_format, bool ftz, uint64_t);

static const struct {
  const char *name;
  one *work;
  bool approximate; // with .approx only
} ones[] = {{"neg", number_neg, false},    {"abs", number_abs, false},
            {"ex2", number_ex2, true},     {"lg2", number_lg2, true},
            {"sin", number_sin, true},     {"cos", number_cos, true},
            {"tanh", number_tanh, true},   {"rcp", number_rcp_approx, true},
            {"rsqrt", number_rsqrt, true}, {"sqrt", number_sqrt_approx, true}};

static void run_one(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a];
  enum number_format f = format(o);
  one *work = ones[o->code].work;
  bool pair = pairs(o);
  EACH_LANE(mask,
            d[l] = pair ? number_pair_one(work, f, o->ftz, (uint32_t)a[l]) : work(f, o->ftz, a[l]));
}

static void run_sqrt(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a];
  EACH_LANE(mask, d[l] = number_sqrt(format(o), number_mode_of(o), a[l]));
}

static void run_rcp(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a];
  EACH_LANE(mask, d[l] = number_rcp(format(o), number_mode_of(o), a[l]));
}

static void run_div_approx(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b];
  bool full = ptx_has(o->source, "full");
  EACH_LANE(mask, d[l] = full ? number_div_full(o->ftz, a[l], b[l])
                              : number_div_approx(o->ftz, a[l], b[l]));
}

static void run_copysign(struct warp *w, const struct op *o, uint32_t mask) {
  uint64_t *d = w->reg[o->d];
  const uint64_t *a = w->reg[o->a], *b = w->reg[o->b];
  EACH_LANE(mask, d[l] = number_copysign(format(o), a[l], b[l]));
}

static void run_testp(struct warp *w, const struct op *o, uint32_t mask) {
  const uint64_t *a = w->reg[o->a];
  uint32_t result = 0;
  for (uint32_t m = mask; m; m &= m - 1)
    result |= (uint32_t)number_test(format(o), (enum number_property)o->code, a[warp_lane(m)])
              << warp_lane(m);
  set_predicate(w, o->d, mask, result);
}

// ---- choosing ----

static run_op *usual(const struct op *o) {
  static const struct work table[] = {
      {"add", PTX_F32, NULL, add_f32}, {"sub", PTX_F32, NULL, sub_f32},
      {"mul", PTX_F32, NULL, mul_f32}, {"add", PTX_F64, NULL, add_f64},
      {"sub", PTX_F64, NULL, sub_f64}, {"mul", PTX_F64, NULL, mul_f64},
      {"fma", PTX_F64, NULL, fma_f64}, {"mad", PTX_F64, NULL, fma_f64}};
  if (o->ftz || o->sat || (o->rounding != UINT8_MAX && o->rounding != ROUND_NEAREST) ||
      ptx_has(o->source, "relu"))
    return NULL;
  if (o->type == PTX_F32 && (str_is(o->source->opcode, "fma") || str_is(o->source->opcode, "mad")))
    return fma_op();
  return work_find(table, sizeof table / sizeof *table, o);
}

static run_op *find_two(struct op *o) {
  static const char *const names[] = {"add", "sub", "mul", "div"};
  for (uint32_t k = 0; k < sizeof names / sizeof *names; ++k)
    if (str_is(o->source->opcode, names[k])) {
      o->code = k;
      return run_two;
    }
  return NULL;
}

static run_op *find_one(struct op *o) {
  bool approximate = ptx_has(o->source, "approx");
  for (uint32_t k = 0; k < sizeof ones / sizeof *ones; ++k)
    if (str_is(o->source->opcode, ones[k].name) && approximate == ones[k].approximate) {
      o->code = k;
      return run_one;
    }
  return NULL;
}

run_op *float_op(struct op *o) {
  static const char *const properties[] = {"finite",     "infinite", "number",
                                           "notanumber", "normal",   "subnormal"};
  struct str name = o->source->opcode;
  enum number_format f;
  if (str_is(name, "testp")) {
    for (uint32_t k = 0; k < sizeof properties / sizeof *properties; ++k)
      if (ptx_has(o->source, properties[k]))
        o->code = k;
    return run_testp;
  }
  // Sums of two types, and results that out-of-bounds operands decide, are not known.
  if (!number_of(o->type, &f) || str_is(name, "cvt") || ptx_type_at(o->source, 1) != PTX_NO_TYPE ||
      ptx_has(o->source, "oob"))
    return NULL;
  run_op *run = usual(o);
  if (run)
    return run;
  if (str_is(name, "div") && o->approx)
    return run_div_approx;
  if ((run = find_two(o)) || (run = find_one(o)))
    return run;
  if (str_is(name, "fma") || str_is(name, "mad"))
    return run_fma;
  if (str_is(name, "min") || str_is(name, "max")) {
    o->code = str_is(name, "max");
    return ptx_has(o->source, "abs") && !ptx_has(o->source, "xorsign") ? NULL : run_choice;
  }
  if (str_is(name, "sqrt"))
    return run_sqrt;
  if (str_is(name, "rcp"))
    return run_rcp;
  return str_is(name, "copysign") ? run_copysign : NULL;
}
