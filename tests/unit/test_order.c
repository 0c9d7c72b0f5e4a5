// What kind of pipeline a loop is, told from the code alone; what cuobjdump tells of functions.
#include "inspect/order.h"
#include "inspect/usage.h"
#include "listing.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

static int setup(void **state) {
  *state = arena_new();
  return 0;
}

static int teardown(void **state) {
  arena_free(*state);
  return 0;
}

static const struct ring *best(void *arena, struct str listing, const char *name, int arch) {
  struct sass_listing *l = arena_alloc(arena, sizeof *l);
  struct rings *r = arena_alloc(arena, sizeof *r);
  *l = sass_read(arena, listing);
  const struct sass_function *f = sass_find(l, str_of(name), arch);
  assert_non_null(f);
  *r = rings_of(arena, f, VARIANT_AUTO);
  assert_true(r->list.count > 0);
  return &r->list.at[0];
}

static const struct ring *hgemm(void *arena, const char *name, int arch) {
  return best(arena, captured(arena, arena_printf(arena, "hgemm.sm_%d.sass", arch)), name, arch);
}

static struct ring_shape shape(void *arena, const char *name, int arch) {
  return ring_shape_of(arena, hgemm(arena, name, arch));
}

static const int archs[] = {80, 86, 90, 100, 120};
enum { ARCHS = sizeof archs / sizeof archs[0] };

// ---- order

static void order_holds_each_instruction_once(void **state) {
  for (int i = 0; i < ARCHS; ++i) {
    const struct ring *r = hgemm(*state, "ldg2", archs[i]);
    size_t count;
    const uint32_t *order = ring_order(*state, r, &count);
    assert_int_equal(count, r->instructions);
    bool *seen = arena_array(*state, r->function->code.count, sizeof *seen);
    for (size_t p = 0; p < count; ++p) {
      uint64_t address = r->function->code.at[order[p]].address;
      assert_true(address >= r->first && address <= r->last);
      assert_false(seen[order[p]]);
      seen[order[p]] = true;
    }
  }
}

static void a_ring_of_another_function_has_no_order(void **state) {
  struct ring other = *hgemm(*state, "ldg2", 86);
  size_t count = 1;
  other.function = hgemm(*state, "head2", 80)->function;
  assert_null(ring_order(*state, &other, &count));
  assert_int_equal(count, 0);
  struct ring_shape s = ring_shape_of(*state, &other);
  assert_false(s.pipelined);
  assert_non_null(s.why_not);
}

static void window_leads_from_issue_to_wait(void **state) {
  const struct ring *r = hgemm(*state, "head2", 86);
  size_t count, issue, wait;
  const uint32_t *order = ring_order(*state, r, &count);
  assert_true(ring_window(r, order, count, &r->loads.at[0], &issue, &wait));
  assert_int_equal(r->function->code.at[order[issue]].class, SASS_LDGSTS);
  assert_true(wait >= count && wait < 2 * count); // in the next iteration
  assert_int_equal(r->function->code.at[order[wait - count]].class, SASS_DEPBAR);
  struct ring_load elsewhere = r->loads.at[0];
  elsewhere.issued = r->last + 16;
  assert_false(ring_window(r, order, count, &elsewhere, &issue, &wait));
}

// ---- shape

static void forms_are_told_apart_on_every_architecture(void **state) {
  static const struct {
    const char *name;
    enum variant variant;
    int stages;
  } forms[] = {
      {"head2", VARIANT_CP_ASYNC, 2}, {"head3", VARIANT_CP_ASYNC, 3},
      {"tail2", VARIANT_CP_ASYNC, 2}, {"twobar", VARIANT_CP_ASYNC, 2},
      {"ldg2", VARIANT_LDG, 2},       {"ldg1", VARIANT_LDG_SINGLE, 1},
  };
  for (int i = 0; i < ARCHS; ++i)
    for (size_t k = 0; k < sizeof forms / sizeof forms[0]; ++k) {
      struct ring_shape s = shape(*state, forms[k].name, archs[i]);
      assert_true(s.pipelined);
      assert_null(s.why_not);
      assert_int_equal(s.variant, forms[k].variant);
      assert_int_equal(s.stages, forms[k].stages);
    }
}

static void an_ordinary_loop_is_none(void **state) {
  for (int i = 0; i < ARCHS; ++i) {
    struct ring_shape s = shape(*state, "plain", archs[i]);
    assert_false(s.pipelined);
    assert_non_null(s.why_not);
  }
}

// The wait was hoisted above all HMMA: badly pipelined, but meant to be.
static void a_pipeline_without_overlap_is_one(void **state) {
  const struct ring *r = best(*state, captured(*state, "hgemm_strided.sm_86.sass"), "tail2", 86);
  assert_true(r->share == 0);
  assert_true(ring_shape_of(*state, r).pipelined);
}

// Asynchronous copies that are waited for at once, between two barriers where nothing is read.
static void asynchronous_copies_alone_are_none(void **state) {
  static const char text[] = "S1: LDGSTS.E.128 [R9], [R10.64]\n"
                             "S1 W0: LDGDEPBAR\n"
                             "S4 B0: DEPBAR.LE SB0, 0x0\n"
                             "S6: BAR.SYNC 0x0\n"
                             "S2 W1: LDS R4, [R5]\n"
                             "S4 B1: FFMA R6, R4, R4, R6\n"
                             "S4: FFMA R7, R4, R4, R7\n"
                             "S4: FFMA R8, R4, R4, R8\n"
                             "S4: FFMA R3, R4, R4, R3\n"
                             "S6: BAR.SYNC 0x0\n"
                             "S5: @P0 BRA 0x0\n"
                             "S5: EXIT\n";
  struct ring_shape s =
      ring_shape_of(*state, best(*state, make_listing(*state, 86, text), "f", 86));
  assert_false(s.pipelined);
  assert_non_null(s.why_not);
}

// ---- usage

static const char printed[] = "\n"
                              "Fatbin elf code:\n"
                              "================\n"
                              "arch = sm_80\n"
                              "code version = [1,8]\n"
                              "\n"
                              "Resource usage:\n"
                              " Common:\n"
                              "  GLOBAL:0\n"
                              " Function smem48:\n"
                              "  REG:12 STACK:0 SHARED:49152 LOCAL:0 CONSTANT[0]:368 TEXTURE:0\n"
                              " Function bare:\n"
                              "  REG:8 STACK:16 SHARED:0 LOCAL:0\n"
                              "\n"
                              "Fatbin ptx code:\n"
                              "arch = sm_90\n"
                              "\n"
                              "Fatbin elf code:\n"
                              "================\n"
                              "arch = sm_90a\n"
                              "Resource usage:\n"
                              " Function smem48:\n"
                              "  REG:14 STACK:0 SHARED:50176 LOCAL:0\n";

static void usage_is_told_for_each_architecture(void **state) {
  struct usages u = usage_read(*state, str_of(printed));
  assert_int_equal(u.count, 3);
  const struct usage *old = usage_find(&u, STR("smem48"), 80);
  const struct usage *new = usage_find(&u, STR("smem48"), 90);
  assert_int_equal(old->registers, 12);
  assert_int_equal(old->stack, 0);
  assert_int_equal(new->registers, 14);
  assert_int_equal(usage_find(&u, STR("bare"), 80)->stack, 16);
  assert_null(usage_find(&u, STR("bare"), 90));
  assert_null(usage_find(&u, STR("smem4"), 80));
}

// 1 KiB is the system's, and only newer architectures count it in.
static void the_systems_part_of_shared_memory_is_taken_off(void **state) {
  struct usages u = usage_read(*state, str_of(printed));
  assert_int_equal(usage_static_shared(usage_find(&u, STR("smem48"), 80), 80), 49152);
  assert_int_equal(usage_static_shared(usage_find(&u, STR("smem48"), 90), 90), 49152);
  struct usage none = {.shared = 0}, unknown = {.shared = -1}, some = {.shared = 2048};
  assert_int_equal(usage_static_shared(&none, 90), 0);
  assert_int_equal(usage_static_shared(&unknown, 86), -1);
  assert_int_equal(usage_static_shared(&some, 999), -1); // nothing is known of sm_999
}

static void a_cubin_names_no_architecture(void **state) {
  struct usages u = usage_read(*state, STR("Resource usage:\n Function f:\n  REG:9 SHARED:128\n"));
  assert_int_equal(u.count, 1);
  assert_int_equal(usage_find(&u, STR("f"), 86)->registers, 9);
  assert_int_equal(usage_find(&u, STR("f"), 86)->stack, -1);
}

static void odd_text_is_passed_over(void **state) {
  assert_int_equal(usage_read(*state, STR("")).count, 0);
  assert_int_equal(usage_read(*state, STR("REG:9 SHARED:128\n")).count, 0); // whose?
  assert_int_equal(usage_read(*state, STR(" Function f:\n Function g:\n")).count, 0);
  struct usages u = usage_read(*state, STR(" Function f:\n  REG:x SHARED:99999999999999999999\n"));
  assert_int_equal(u.at[0].registers, -1);
  assert_int_equal(u.at[0].shared, -1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(order_holds_each_instruction_once),
      cmocka_unit_test(a_ring_of_another_function_has_no_order),
      cmocka_unit_test(window_leads_from_issue_to_wait),
      cmocka_unit_test(forms_are_told_apart_on_every_architecture),
      cmocka_unit_test(an_ordinary_loop_is_none),
      cmocka_unit_test(a_pipeline_without_overlap_is_one),
      cmocka_unit_test(asynchronous_copies_alone_are_none),
      cmocka_unit_test(usage_is_told_for_each_architecture),
      cmocka_unit_test(the_systems_part_of_shared_memory_is_taken_off),
      cmocka_unit_test(a_cubin_names_no_architecture),
      cmocka_unit_test(odd_text_is_passed_over),
  };
  return cmocka_run_group_tests_name("order", tests, setup, teardown);
}
