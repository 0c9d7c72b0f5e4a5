// Which candidates a loop has, and in which order.
#include "rewrite/study.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static struct arena *a;

static int set_up(void **state) {
  (void)state;
  a = arena_new();
  return 0;
}

static int tear_down(void **state) {
  (void)state;
  arena_free(a);
  return 0;
}

static const char *const copy_16 = "*(float4 *)&s[t * 4] = *(const float4 *)&x[k + t * 4];";
static const char *const copy_4 = "s[t] = x[k + t];";
static const char *const convert = "s[t] = x[k + t] * 2.0f;";
static const char *const mixed = "s[t] = x[k + t]; s[t + 128] = x[k + t + 128] * 2.0f;";
static const char *const stale = "if (k + t < n) s[t] = x[k + t];";

// "cp_async:3 ldg:2 off:1 | cp_async:no-async": the candidates, and the others with their reasons.
static const char *plans_with(const char *load, int arch, const char *clauses,
                              const char *const *sets) {
  const char *text = arena_printf(
      a,
      "__attribute__((global)) void f(const float *x, float *y, int n) { __attribute__((shared)) "
      "float s[256]; int t = threadIdx.x; float v = 0;\n#pragma dbuf pipeline(%s)\nfor (int k = 0; "
      "k < n; k += 256) { %s __syncthreads(); v += s[t]; __syncthreads(); } y[t] = v; }",
      clauses, load);
  struct config_sources none = {.config_option = "/dev/null", .sets = sets};
  struct diag *d = diag_new(a);
  struct rewrite_options options = {.config = config_load(a, &none, d), .arch = arch};
  struct pass_record r;
  struct study *s = study(a, str_of(text), &options, &r);
  assert_int_equal(d->messages.count, 0);
  assert_int_equal(s->loops.count, 1);
  const struct plans *p = &s->loops.at[0].plans;
  struct text out = {.arena = a};
  text_puts(&out, "");
  for (size_t i = 0; i < p->plans.count; ++i)
    text_printf(&out, "%s%s:%d", i ? " " : "", variant_name(p->plans.at[i].variant),
                p->plans.at[i].stages);
  for (size_t i = 0; i < p->fallen.count; ++i)
    text_printf(&out, " | %s:%d %s", variant_name(p->fallen.at[i].plan.variant),
                p->fallen.at[i].plan.stages, reason_text(p->fallen.at[i].refusal.reason)->id);
  return out.p;
}

static const char *plans(const char *load, int arch, const char *clauses) {
  return plans_with(load, arch, clauses, NULL);
}

static void auto_follows_the_copies(void **state) {
  (void)state;
  assert_string_equal(plans(copy_16, 86, ""), "cp_async:3 cp_async:2 ldg:2 ldg_single:1 off:1");
  assert_string_equal(plans(copy_4, 86, ""), "ldg:2 ldg_single:1 cp_async:2 off:1");
  assert_string_equal(plans(convert, 86, ""), "ldg:2 ldg_single:1 off:1");
  assert_string_equal(plans(mixed, 86, ""), "ldg:2 ldg_single:1 cp_async:2 off:1");
}

static void stages_narrow_the_choice(void **state) {
  (void)state;
  assert_string_equal(plans(copy_16, 86, "stages=4"), "cp_async:4 ldg_single:1 off:1");
  assert_string_equal(plans(copy_4, 86, "stages=2"), "cp_async:2 ldg:2 ldg_single:1 off:1");
  assert_string_equal(plans(convert, 86, "stages=2"), "ldg:2 ldg_single:1 off:1");
  assert_string_equal(plans(convert, 86, "stages=3"), "ldg_single:1 off:1 | cp_async:3 no-async");
  assert_string_equal(plans(copy_16, 86, "variant=cp_async, stages=5"), "cp_async:5");
  assert_string_equal(plans(copy_16, 86, "variant=cp_async"), "cp_async:3 cp_async:2");
  assert_string_equal(plans(copy_4, 86, "variant=cp_async"), "cp_async:2");
}

static void what_the_loop_does_not_allow_falls(void **state) {
  (void)state;
  assert_string_equal(plans(copy_16, 75, ""),
                      "ldg:2 ldg_single:1 off:1 | cp_async:3 arch | cp_async:2 arch");
  assert_string_equal(plans(stale, 86, ""),
                      "ldg_single:1 off:1 | ldg:2 stale-tail | cp_async:2 stale-tail");
  assert_string_equal(plans(convert, 86, "variant=cp_async"), " | cp_async:2 no-async");
  assert_string_equal(plans(stale, 86, "variant=ldg"), " | ldg:2 stale-tail");
}

// 64 x 64 tiles of float: 2 * 64 * 64 / (128 * 4) flop a byte, 16; 16 x 16: 4; 128 x 128: 32.
static void the_ratio_decides_when_asked(void **state) {
  (void)state;
  static const char *const rule[] = {"auto.rule=ratio", NULL};
  static const char low[] = "cp_async:3 cp_async:2 ldg:2 ldg_single:1 off:1";
  static const char between[] = "cp_async:3 ldg:2 cp_async:2 ldg_single:1 off:1";
  assert_string_equal(plans_with(copy_16, 86, "tile(16, 16, 8)", rule), low);
  assert_string_equal(plans_with(copy_16, 86, "tile(64, 64, 8)", rule), between);
  assert_string_equal(plans_with(copy_16, 86, "ratio=4.9", rule), low);
  assert_string_equal(plans_with(copy_16, 86, "ratio=5", rule), between);
  assert_string_equal(plans_with(copy_16, 86, "ratio=20, threads=256", rule), between);
  assert_string_equal(plans_with(copy_16, 86, "ratio=20.1, threads=256", rule), "off:1");
  assert_string_equal(plans_with(copy_16, 86, "tile(128, 128, 8), threads=8*32", rule), "off:1");
  assert_string_equal(plans_with(copy_4, 86, "ratio=4", rule),
                      "cp_async:2 ldg:2 ldg_single:1 off:1");
  assert_string_equal(plans_with(convert, 86, "ratio=4", rule),
                      "ldg:2 ldg_single:1 off:1 | cp_async:2 no-async");
  static const char *const limits[] = {"auto.rule=ratio", "auto.cp_async_below=10",
                                       "auto.no_gain_above=12", NULL};
  assert_string_equal(plans_with(copy_16, 86, "ratio=9", limits), low);
  assert_string_equal(plans_with(copy_16, 86, "ratio=13, threads=256", limits), "off:1");
}

static void the_order_holds_where_it_does_not(void **state) {
  (void)state;
  static const char *const rule[] = {"auto.rule=ratio", NULL};
  static const char *const list[] = {"auto.rule=ratio", "auto.candidates=ldg", NULL};
  static const char usual[] = "ldg:2 ldg_single:1 cp_async:2 off:1";
  assert_string_equal(plans(copy_4, 86, "ratio=4"), usual); // not asked for
  assert_string_equal(plans(copy_4, 86, "ratio=99, threads=256"), usual);
  assert_string_equal(plans_with(copy_4, 86, "", rule), usual);
  assert_string_equal(plans_with(copy_4, 86, "ratio=99", rule), usual); // how many warps?
  assert_string_equal(plans_with(copy_4, 86, "ratio=99, threads=224", rule), usual);
  assert_string_equal(plans_with(copy_4, 86, "ratio=99, threads=225", rule), "off:1");
  assert_string_equal(plans_with(copy_16, 86, "ratio=99, stages=4, threads=256", rule),
                      "cp_async:4 ldg_single:1 off:1");
  assert_string_equal(plans_with(copy_16, 86, "ratio=4", list), "ldg:2 off:1");
  assert_string_equal(plans_with(copy_16, 86, "ratio=99, threads=256, variant=ldg", rule), "ldg:2");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(auto_follows_the_copies),
      cmocka_unit_test(stages_narrow_the_choice),
      cmocka_unit_test(the_ratio_decides_when_asked),
      cmocka_unit_test(the_order_holds_where_it_does_not),
      cmocka_unit_test(what_the_loop_does_not_allow_falls),
  };
  return cmocka_run_group_tests_name("plan", tests, set_up, tear_down);
}
