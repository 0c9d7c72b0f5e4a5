// A launch as figures: a loop that nvcc unrolled, in a grid of which blocks are sampled, and what
// ptxas' wider accesses leave of PTX's. Expected figures are counted by hand from the texts here.
#include "listing.h"
#include "simulate/count.h"
#include "simulate/memory.h"
#include "simulate/widths.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
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

// Three iterations of the loop, each two tiles: a coalesced load and, of lanes 0 to 7, a second
// one from one address; a store, a barrier, two loads from shared memory, one FMA, a barrier.
// Behind it a store in steps of 8 bytes.
#define TILE                                                                                       \
  "ld.global.f32 %f1, [%rd3];\n"                                                                   \
  "@%p2 ld.global.f32 %f2, [%rd1];\n"                                                              \
  "st.shared.f32 [%r2], %f1;\n"                                                                    \
  "bar.sync 0;\n"                                                                                  \
  "ld.shared.f32 %f3, [tile];\n"                                                                   \
  "ld.shared.f32 %f4, [tile+4];\n"                                                                 \
  "fma.rn.f32 %f5, %f3, %f4, %f5;\n"                                                               \
  "bar.sync 0;\n"

static const char kernel[] =
    ".version 8.0\n.target sm_90\n.address_size 64\n"
    ".visible .entry k(.param .u64 in, .param .u64 out) {\n"
    ".reg .pred %p<3>;\n.reg .b32 %r<9>;\n.reg .f32 %f<9>;\n.reg .b64 %rd<9>;\n"
    ".shared .align 4 .b8 tile[256];\n"
    "ld.param.u64 %rd1, [in];\nld.param.u64 %rd2, [out];\n"
    "mov.u32 %r1, %tid.x;\nshl.b32 %r2, %r1, 2;\nmul.wide.u32 %rd4, %r1, 4;\n"
    "add.s64 %rd3, %rd1, %rd4;\nand.b32 %r3, %r1, 31;\nsetp.lt.u32 %p2, %r3, 8;\n"
    "mov.u32 %r4, tile;\nadd.s32 %r2, %r2, %r4;\nmov.u32 %r5, 0;\nmov.f32 %f5, 0f00000000;\n"
    "loop:\n" TILE TILE "add.s32 %r5, %r5, 1;\nsetp.lt.s32 %p1, %r5, 3;\n@%p1 bra loop;\n"
    "add.s64 %rd5, %rd4, %rd4;\nadd.s64 %rd5, %rd2, %rd5;\nst.global.f32 [%rd5], %f5;\nret;\n}\n";

struct counting {
  struct count *count;
  uint64_t weight;
};

static void done(void *context) {
  const struct counting *c = context;
  count_block(c->count, c->weight);
}

// Runs `blocks` blocks of 64 threads, each of which stands for `weight`.
static struct prediction predict(struct arena *a, const char *text, uint32_t blocks,
                                 uint64_t weight, double given) {
  struct diag *d = diag_new(a);
  struct ptx_module *m = ptx_read(a, str_of(text), "k.ptx", d);
  assert_non_null(m);
  struct launch l = {.kernel = m->functions.at[0], .grid = {blocks, 1, 1}, .block = {64, 1, 1}};
  struct program *p = program_open(a, m, "k.ptx", l.kernel, d);
  assert_non_null(p);
  uint64_t params[2] = {memory_add(program_memory(p), "in", 256, true)->address,
                        memory_add(program_memory(p), "out", 512, false)->address};
  struct counting c = {count_new(a, p, &l), weight};
  l.params = params;
  l.block_done = done;
  l.context = &c;
  assert_null(launch_run(p, &l, NULL));
  struct prediction out = {0};
  count_predict(c.count, given, NULL, "no SASS here", &out);
  program_close(p);
  return out;
}

static void is(const struct quantity *q, enum quantity_id id, double value) {
  if (!q[id].known || q[id].value != value)
    fail_msg("%s: %s%g, not %g", quantity_what(id), q[id].known ? "" : "unknown, ", q[id].value,
             value);
}

static void tiles_of_an_unrolled_loop(void **state) {
  struct prediction p = predict(*state, kernel, 1, 1, 0);
  assert_true(p.iterations.known && p.iterations.value == 6);
  assert_true(p.blocks == 1 && p.simulated == 1);
  is(p.iteration, QUANTITY_LOAD_ACCESSES, 2 * (32 + 8));
  is(p.iteration, QUANTITY_LOAD_BYTES, 4 * 2 * (32 + 8));
  is(p.launch, QUANTITY_STORE_BYTES, 4 * 64);
  is(p.iteration, QUANTITY_LOAD_REQUESTS, 4);
  is(p.iteration, QUANTITY_LOAD_SECTORS, 2 * (4 + 1));
  is(p.iteration, QUANTITY_LOAD_SECTORS_PER_REQUEST, 2.5);
  is(p.iteration, QUANTITY_SHARED_LOADS_PTX, 4);
  is(p.iteration, QUANTITY_SHARED_LOAD_CONFLICTS, 0);
  is(p.iteration, QUANTITY_SHARED_STORES, 2);
  is(p.iteration, QUANTITY_BARRIERS, 2);
  is(p.iteration, QUANTITY_FMA, 64);
  is(p.iteration, QUANTITY_STORE_REQUESTS, 0);
  is(p.launch, QUANTITY_LOAD_REQUESTS, 24);
  is(p.launch, QUANTITY_STORE_ACCESSES, 64);
  is(p.launch, QUANTITY_STORE_SECTORS, 16);
  assert_false(p.launch[QUANTITY_SHARED_LOADS_SASS].known);
  assert_string_equal(p.launch[QUANTITY_SHARED_LOADS_SASS].why, "no SASS here");
  assert_non_null(strstr(p.launch[QUANTITY_LOAD_REQUESTS].why,
                         "1 of 32 lanes side by side, 4 sectors; 1 of 8 lanes at one address, 1 "
                         "sector"));
}

static void blocks_stand_for_others(void **state) {
  struct prediction p = predict(*state, kernel, 1, 1000, 0);
  assert_true(p.blocks == 1000 && p.simulated == 1);
  is(p.launch, QUANTITY_LOAD_SECTORS, 6 * 10 * 1000);
  is(p.iteration, QUANTITY_LOAD_SECTORS, 10);
}

static void given_iterations(void **state) {
  struct prediction p = predict(*state, kernel, 1, 1, 3);
  assert_true(p.iterations.value == 3);
  is(p.iteration, QUANTITY_LOAD_REQUESTS, 8);
}

// The kernel with another loop of three iterations, passed only where `%r6` is not below `limit`.
static const char *guarded(struct arena *a, const char *set, unsigned limit) {
  struct text t = {.arena = a};
  struct str whole = str_of(kernel);
  text_add(&t, (struct str){whole.p, str_find(whole, STR("loop:\n"), 0)});
  text_printf(&t,
              "%s;\nsetp.lt.u32 %%p1, %%r6, %u;\n@%%p1 bra end;\nloop:\n"
              "ld.global.f32 %%f1, [%%rd3];\nadd.s32 %%r5, %%r5, 1;\n"
              "setp.lt.s32 %%p1, %%r5, 3;\n@%%p1 bra loop;\nend:\nret;\n}\n",
              set, limit);
  return t.p;
}

static void is_of_no_block(const struct prediction *p, double requests) {
  assert_false(p->iterations.known);
  assert_false(p->iteration[QUANTITY_LOAD_REQUESTS].known);
  assert_non_null(p->iteration[QUANTITY_LOAD_REQUESTS].why);
  is(p->launch, QUANTITY_LOAD_REQUESTS, requests);
}

static void warps_that_differ(void **state) {
  struct prediction p = predict(*state, guarded(*state, "mov.u32 %r6, %tid.x", 32), 1, 1, 0);
  is_of_no_block(&p, 3);
}

static void blocks_that_differ(void **state) {
  struct prediction p = predict(*state, guarded(*state, "mov.u32 %r6, %ctaid.x", 1), 2, 1, 0);
  is_of_no_block(&p, 6);
}

static void without_a_loop(void **state) {
  struct prediction p = predict(*state,
                                ".version 8.0\n.target sm_90\n.address_size 64\n"
                                ".visible .entry k(.param .u64 in, .param .u64 out) {\n"
                                ".reg .b64 %rd<3>;\n.reg .b32 %r<2>;\n"
                                "ld.param.u64 %rd1, [in];\nld.global.u32 %r1, [%rd1];\nret;\n}\n",
                                1, 1, 0);
  assert_false(p.iterations.known);
  assert_string_equal(p.iterations.why, "the kernel has no loop");
  is(p.launch, QUANTITY_LOAD_SECTORS, 2);
  is(p.launch, QUANTITY_SHARED_LOADS_SASS, 0);
}

// ---- widths ----

static const struct sass_function *sass(struct arena *a, const char *text) {
  struct sass_listing *l = ARENA_NEW(a, struct sass_listing);
  *l = sass_read(a, make_listing(a, 90, text));
  assert_int_equal(l->functions.count, 1);
  return &l->functions.at[0];
}

// A loop of two tiles, each a wide load and a narrow one; in front and behind it, one tile each.
static const char unrolled[] = ": LDS.128 R4, [R2]\n: LDS R8, [R3]\n: BAR.SYNC 0x0\n"
                               ": LDS.128 R4, [R2]\n: LDS R8, [R3]\n: BAR.SYNC 0x0\n"
                               ": LDS.128 R4, [R2]\n: LDS R8, [R3]\n: BAR.SYNC 0x0\n"
                               ": @P0 BRA 0x30\n"
                               ": LDS.128 R4, [R2]\n: LDS R8, [R3]\n: BAR.SYNC 0x0\n: EXIT\n";

static void wider_loads(void **state) {
  struct widths w = {.loop = {.loads = 5, .barriers = 1}, .inside = 100};
  struct widths_found f = widths_of(*state, &w, sass(*state, unrolled), TALLY_LOADS);
  assert_true(f.ratio.known && f.ratio.value == 4. / (5 * 2));
  assert_true(f.all.known && f.all.value == 40);
  assert_non_null(f.all.why);
  // The tiles in front and behind are PTX's, and what is executed of them counts by the same ratio.
  w = (struct widths){
      {.loads = 10, .barriers = 2}, {.loads = 10, .barriers = 2}, .inside = 100, .outside = 10};
  f = widths_of(*state, &w, sass(*state, unrolled), TALLY_LOADS);
  assert_true(f.all.known && f.all.value == 44);
  // Three loads elsewhere have become four: of those nothing is known, of the loop it is.
  w.rest.loads = 3;
  f = widths_of(*state, &w, sass(*state, unrolled), TALLY_LOADS);
  assert_true(f.ratio.known && !f.all.known && f.all.why);
}

static void texts_that_do_not_fit(void **state) {
  struct widths w = {.loop = {.loads = 5, .barriers = 3}, .inside = 100};
  struct widths_found f = widths_of(*state, &w, sass(*state, unrolled), TALLY_LOADS);
  assert_false(f.ratio.known || f.all.known);
  assert_non_null(f.all.why);
  // No store stands in the SASS; none that is executed needs none.
  w = (struct widths){.loop = {.stores = 1, .barriers = 2}, .inside = 1};
  assert_false(widths_of(*state, &w, sass(*state, unrolled), TALLY_STORES).all.known);
  w.inside = 0;
  f = widths_of(*state, &w, sass(*state, unrolled), TALLY_STORES);
  assert_true(f.all.known && f.all.value == 0);
}

static void accesses_in_no_loop(void **state) {
  const struct sass_function *f = sass(*state, ": LDS R4, [R2]\n: LDS R5, [R3]\n: EXIT\n");
  struct widths w = {.rest = {.loads = 2}, .outside = 64};
  assert_true(widths_of(*state, &w, f, TALLY_LOADS).all.value == 64);
  w.rest.loads = 3;
  assert_false(widths_of(*state, &w, f, TALLY_LOADS).all.known);
}

// ---- wmma.load

// Bank conflicts of a wmma.load from shared memory, both warps together. nvcc 13.0 makes ldmatrix
// of those of 16-bit A and B and of 8-bit ones along the fragment's runs, else ld.shared.
static double conflicts(struct arena *a, const char *form, const char *registers, unsigned stride) {
  const char *text =
      arena_printf(a,
                   ".version 8.0\n.target sm_90\n.address_size 64\n"
                   ".visible .entry k(.param .u64 in, .param .u64 out) {\n"
                   ".reg .b32 %%r<9>;\n.reg .b32 %%v<9>;\n.shared .align 128 .b8 tile[2048];\n"
                   "mov.u32 %%r1, %%tid.x;\nshl.b32 %%r1, %%r1, 4;\nmov.u32 %%r2, tile;\n"
                   "add.u32 %%r1, %%r1, %%r2;\nst.shared.v4.b32 [%%r1], {%%r1, %%r1, %%r1, %%r1};\n"
                   "st.shared.v4.b32 [%%r1+1024], {%%r1, %%r1, %%r1, %%r1};\nbar.sync 0;\n"
                   "wmma.load.%s {%s}, [%%r2], %u;\nret;\n}\n",
                   form, registers, stride);
  struct prediction p = predict(a, text, 1, 1, 0);
  is(p.launch, QUANTITY_SHARED_LOADS_PTX, 2);
  assert_true(p.launch[QUANTITY_SHARED_LOAD_CONFLICTS].known);
  return p.launch[QUANTITY_SHARED_LOAD_CONFLICTS].value;
}

static void matrices_conflict_by_their_stride(void **state) {
  static const char half[] = "a.sync.aligned.row.m16n16k16.shared.f16",
                    other[] = "b.sync.aligned.row.m16n16k16.shared.bf16",
                    word[] = "a.sync.aligned.row.m16n16k8.shared.tf32",
                    byte[] = "a.sync.aligned.col.m16n16k16.shared.s8",
                    run[] = "a.sync.aligned.row.m16n16k16.shared.s8",
                    sum[] = "c.sync.aligned.row.m16n16k16.shared.f32",
                    eight[] = "%v1, %v2, %v3, %v4, %v5, %v6, %v7, %v8",
                    four[] = "%v1, %v2, %v3, %v4", two[] = "%v1, %v2";
  // Four ldmatrix of eight rows of 16 bytes: 32 bytes apart two of them share banks, 48 none, 128
  // all.
  assert_true(conflicts(*state, half, eight, 16) == 2 * 4);
  assert_true(conflicts(*state, half, eight, 24) == 0);
  assert_true(conflicts(*state, half, eight, 64) == 2 * 4 * 7);
  assert_true(conflicts(*state, other, four, 64) == 2 * 4 * 7);
  // Four loads of 4 bytes by lane from eight rows.
  assert_true(conflicts(*state, word, four, 8) == 2 * 4);
  assert_true(conflicts(*state, word, four, 12) == 0);
  // Eight loads of a byte by lane, from four columns of eight.
  assert_true(conflicts(*state, byte, two, 16) == 2 * 8);
  assert_true(conflicts(*state, byte, two, 32) == 2 * 8 * 3);
  // Two ldmatrix, of rows of 16 bytes.
  assert_true(conflicts(*state, run, two, 16) == 0);
  assert_true(conflicts(*state, run, two, 128) == 2 * 2 * 7);
  // Four loads of 8 bytes by lane, in two halves of four rows each: 64 bytes apart two share banks.
  assert_true(conflicts(*state, sum, eight, 16) == 2 * 4 * 2);
  assert_true(conflicts(*state, sum, eight, 24) == 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(tiles_of_an_unrolled_loop, setup, teardown),
      cmocka_unit_test_setup_teardown(blocks_stand_for_others, setup, teardown),
      cmocka_unit_test_setup_teardown(given_iterations, setup, teardown),
      cmocka_unit_test_setup_teardown(warps_that_differ, setup, teardown),
      cmocka_unit_test_setup_teardown(blocks_that_differ, setup, teardown),
      cmocka_unit_test_setup_teardown(without_a_loop, setup, teardown),
      cmocka_unit_test_setup_teardown(wider_loads, setup, teardown),
      cmocka_unit_test_setup_teardown(texts_that_do_not_fit, setup, teardown),
      cmocka_unit_test_setup_teardown(accesses_in_no_loop, setup, teardown),
      cmocka_unit_test_setup_teardown(matrices_conflict_by_their_stride, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
