// Loops read as rings: captured ones, and made ones for what a compiler cannot be told to do.
#include "inspect/ring.h"
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

static const struct sass_function *function(void *arena, const char *file, const char *name,
                                            int arch) {
  struct sass_listing *l = arena_alloc(arena, sizeof *l);
  *l = sass_read(arena, captured(arena, file));
  const struct sass_function *f = sass_find(l, str_of(name), arch);
  assert_non_null(f);
  return f;
}

// The only pipelined loop of a captured function.
static const struct ring *only(void *arena, const char *file, const char *name, int arch,
                               enum variant variant) {
  struct rings r = rings_of(arena, function(arena, file, name, arch), variant);
  assert_int_equal(r.list.count, 1);
  assert_null(r.unreadable);
  assert_null(r.list.at[0].unreadable);
  return &r.list.at[0];
}

static const struct ring *hgemm(void *arena, const char *name, int arch, enum variant variant) {
  return only(arena, arena_printf(arena, "hgemm.sm_%d.sass", arch), name, arch, variant);
}

static const int archs[] = {80, 86, 90, 100, 120};
enum { ARCHS = sizeof archs / sizeof archs[0] };

static struct rings make(void *arena, const char *text, enum variant variant) {
  struct sass_listing *l = arena_alloc(arena, sizeof *l);
  *l = sass_read(arena, make_listing(arena, 86, text));
  assert_int_equal(l->functions.count, 1);
  return rings_of(arena, &l->functions.at[0], variant);
}

static const struct ring *make_one(void *arena, const char *text, enum variant variant) {
  struct rings r = make(arena, text, variant);
  assert_int_equal(r.list.count, 1);
  return &r.list.at[0];
}

// ---- captured

// The sequence on every architecture: DEPBAR, BAR, 4 LDGSTS, commit, 16 HMMA, branch.
static void wait_at_head_leaves_all_mma_behind_the_load(void **state) {
  for (int i = 0; i < ARCHS; ++i) {
    const struct ring *r = hgemm(*state, "head2", archs[i], VARIANT_CP_ASYNC);
    assert_int_equal(r->work, RING_MMA);
    assert_string_equal(r->name, "HMMA");
    assert_int_equal(r->total, 16);
    assert_int_equal(r->tiles, 1);
    assert_int_equal(r->barriers, 1);
    assert_int_equal(r->waits, 1);
    assert_int_equal(r->loads.count, 1);
    assert_int_equal(r->loads.at[0].copies, 4);
    assert_int_equal(r->loads.at[0].inside, 16);
    assert_int_equal(r->loads.at[0].laps, 1);
    assert_false(r->loads.at[0].barrier_first);
    assert_false(r->loads.at[0].wait_first);
    assert_true(r->share == 1 && r->mean_share == 1);
    assert_false(r->nested);
    assert_false(r->outer);
  }
}

// With three stages the wait allows one group under way: a load is waited for in the iteration
// after the next.
static void three_stages_wait_one_iteration_later(void **state) {
  for (int i = 0; i < ARCHS; ++i) {
    const struct ring *r = hgemm(*state, "head3", archs[i], VARIANT_CP_ASYNC);
    assert_int_equal(r->loads.count, 1);
    assert_int_equal(r->loads.at[0].laps, 2);
    assert_int_equal(r->loads.at[0].inside, 32);
    assert_true(r->share == 1); // not 2
    assert_true(r->loads.at[0].cycles >
                hgemm(*state, "head2", archs[i], VARIANT_CP_ASYNC)->loads.at[0].cycles);
  }
}

// HMMA between the last LDGSTS and the DEPBAR, counted in the captured files.
static void wait_after_compute_is_hoisted_above_mma(void **state) {
  static const int inside[ARCHS] = {12, 2, 8, 8, 6};
  for (int i = 0; i < ARCHS; ++i) {
    const struct ring *r = hgemm(*state, "tail2", archs[i], VARIANT_CP_ASYNC);
    assert_int_equal(r->total, 16);
    assert_int_equal(r->loads.count, 1);
    assert_int_equal(r->loads.at[0].inside, inside[i]);
    assert_int_equal(r->loads.at[0].laps, 0);
    assert_true(r->share == inside[i] / 16.0);
    assert_false(r->loads.at[0].wait_first);
    assert_false(r->loads.at[0].barrier_first);
  }
}

// The loop holds four loops of copies; the wait stands before all 16 HMMA.
static void wait_may_be_hoisted_above_all_mma(void **state) {
  const struct ring *r = only(*state, "hgemm_strided.sm_86.sass", "tail2", 86, VARIANT_CP_ASYNC);
  assert_int_equal(r->total, 16);
  assert_int_equal(r->loads.count, 1);
  assert_int_equal(r->loads.at[0].inside, 0);
  assert_true(r->loads.at[0].wait_first);
  assert_false(r->nested); // the inner loops copy, they do not compute
  assert_true(r->share == 0);
}

static void barrier_between_load_and_mma_is_seen(void **state) {
  for (int i = 0; i < ARCHS; ++i) {
    const struct ring *r = hgemm(*state, "twobar", archs[i], VARIANT_CP_ASYNC);
    assert_int_equal(r->barriers, 2);
    assert_int_equal(r->tiles, 1);
    assert_true(r->loads.at[0].barrier_first);
    assert_false(r->loads.at[0].wait_first);
    assert_int_equal(r->loads.at[0].inside, 16);
  }
}

// On sm_86 the four LDG of ldg2 open the loop and all HMMA follow; on sm_100 each has one HMMA
// before its wait.
static void register_loads_are_followed_by_scoreboard(void **state) {
  const struct ring *r = hgemm(*state, "ldg2", 86, VARIANT_LDG);
  assert_int_equal(r->loads.count, 4);
  assert_int_equal(r->barriers, 1);
  assert_int_equal(r->tiles, 1);
  assert_true(r->share == 1);
  for (size_t k = 0; k < 4; ++k)
    assert_false(r->loads.at[k].async);
  r = hgemm(*state, "ldg2", 100, VARIANT_LDG);
  assert_int_equal(r->loads.count, 4);
  assert_true(r->share == 1 / 16.0);
  assert_true(r->mean_share == 1 / 16.0);
}

// ldg1 on sm_86: 4, 2, 0 and 0 of 16 HMMA behind its four loads. What comes early does not excuse
// what comes late.
static void the_worst_load_counts(void **state) {
  const struct ring *r = hgemm(*state, "ldg1", 86, VARIANT_LDG_SINGLE);
  assert_int_equal(r->loads.count, 4);
  assert_int_equal(r->barriers, 2);
  assert_int_equal(r->tiles, 1);
  assert_int_equal(r->loads.at[0].inside, 4);
  assert_int_equal(r->loads.at[1].inside, 2);
  assert_int_equal(r->loads.at[2].inside, 0);
  assert_int_equal(r->loads.at[3].inside, 0);
  assert_true(r->share == 0);
  assert_true(r->mean_share == 6 / 64.0);
  assert_true(r->loads.at[r->worst].wait_first);
}

static void unpipelined_loop_covers_nothing(void **state) {
  for (int i = 0; i < ARCHS; ++i) {
    const struct ring *r = hgemm(*state, "plain", archs[i], VARIANT_LDG_SINGLE);
    assert_int_equal(r->loads.count, 4);
    for (size_t k = 0; k < r->loads.count; ++k)
      assert_true(r->loads.at[k].wait_first);
    assert_true(r->share == 0);
  }
}

static void ffma_is_the_work_without_tensor_cores(void **state) {
  for (int i = 0; i < 2; ++i) {
    int arch = i ? 120 : 86;
    const struct ring *r =
        only(*state, arena_printf(*state, "sgemm.sm_%d.sass", arch), "sgemm", arch, VARIANT_LDG);
    assert_int_equal(r->work, RING_FMA);
    assert_string_equal(r->name, "FFMA");
    assert_int_equal(r->total, 512);
    assert_int_equal(r->loads.count, 2);
    // Loads after hundreds of FFMA are good code: about half of the work still follows.
    assert_true(r->share > 0.4 && r->share < 0.8);
    assert_false(r->loads.at[0].barrier_first);
    assert_int_equal(r->work_stalls.count, 512);
    assert_int_equal(r->work_stalls.min, 1);
  }
}

static void inner_loop_stands_where_it_is_entered(void **state) {
  const struct ring *r = only(*state, "loops.sm_86.sass", "nested", 86, VARIANT_CP_ASYNC);
  assert_true(r->nested);
  assert_int_equal(r->work, RING_FMA); // one FFMA, but in an inner loop
  assert_int_equal(r->total, 1);
  assert_int_equal(r->loads.at[0].copies, 2); // under a condition
  assert_int_equal(r->loads.at[0].inside, 1);
  assert_false(r->loads.at[0].barrier_first);
}

static void unrolled_loop_holds_several_tiles(void **state) {
  struct rings r =
      rings_of(*state, function(*state, "loops.sm_86.sass", "unrolled", 86), VARIANT_CP_ASYNC);
  assert_int_equal(r.list.count, 2);
  const struct ring *main = &r.list.at[0], *remainder = &r.list.at[1];
  assert_int_equal(main->tiles, 4);
  assert_int_equal(main->total, 32);
  assert_int_equal(main->per_tile, 8);
  assert_int_equal(main->loads.count, 4);
  assert_int_equal(remainder->tiles, 1);
  assert_int_equal(remainder->total, 8);
  assert_int_equal(remainder->loads.at[0].inside, 8);
  assert_false(main->outer || remainder->outer);
}

static void loop_that_is_none_any_more_is_said(void **state) {
  struct rings r =
      rings_of(*state, function(*state, "loops.sm_86.sass", "straight", 86), VARIANT_CP_ASYNC);
  assert_int_equal(r.list.count, 0);
  assert_non_null(strstr(r.unreadable, "unrolled completely"));
  r = rings_of(*state, function(*state, "loops.sm_86.sass", "straight", 86), VARIANT_LDG);
  assert_int_equal(r.list.count, 0);
  assert_non_null(r.unreadable);
}

// The index I[k] only makes an address, and what compute loads itself reaches no tile: one load
// each.
static void only_loads_that_reach_shared_memory_count(void **state) {
  struct rings r = rings_of(*state, function(*state, "loops.sm_86.sass", "two", 86), VARIANT_LDG);
  assert_int_equal(r.list.count, 2);
  for (size_t k = 0; k < 2; ++k) {
    assert_int_equal(r.list.at[k].work, RING_ARITHMETIC);
    assert_int_equal(r.list.at[k].loads.count, 1);
    assert_int_equal(r.list.at[k].tiles, 1);
    assert_null(r.list.at[k].unreadable);
  }
  size_t count;
  const struct ring **best = rings_best(*state, &r, 2, &count);
  assert_int_equal(count, 2);
  assert_true(best[0]->first < best[1]->first);
  rings_best(*state, &r, 9, &count);
  assert_int_equal(count, 2);
  best = rings_best(*state, &r, 1, &count);
  assert_int_equal(count, 1);
  assert_ptr_equal(best[0], &r.list.at[0]);
}

// ---- made

// Head form, rotated so that the branch stands between the commit and the work.
static void rotation_changes_nothing(void **state) {
  const struct ring *r = make_one(*state,
                                  "S5: BRA 0x40\n" // enters in the middle
                                  "S8: HMMA.16816.F32 R0, R4, R8, R0\n"
                                  "S8: HMMA.16816.F32 R0, R4, R8, R0\n"
                                  "S1: NOP\n"
                                  "S4: DEPBAR.LE SB0, 0x0\n" // 0x40
                                  "S6: BAR.SYNC.DEFER_BLOCKING 0x0\n"
                                  "S2 R1: LDGSTS.E.BYPASS.128 [R9], [R10.64]\n"
                                  "S1 W0: LDGDEPBAR\n"
                                  "S5: @P0 BRA 0x10\n"
                                  "S5: EXIT\n",
                                  VARIANT_CP_ASYNC);
  assert_int_equal(r->loads.count, 1);
  assert_int_equal(r->loads.at[0].issued, 0x60);
  assert_int_equal(r->loads.at[0].waited, 0x40);
  assert_int_equal(r->loads.at[0].inside, 2);
  assert_false(r->loads.at[0].barrier_first);
  // 2 (LDGSTS) + 1 + 5 + 8 + 8 + 1
  assert_int_equal(r->loads.at[0].cycles, 25);
}

// DEPBAR.LE SB0, 0x2 retires a group when two have been committed behind it.
static void waits_count_groups(void **state) {
  const struct ring *r = make_one(*state,
                                  "S1: DEPBAR.LE SB0, 0x2\n"
                                  "S1: BAR.SYNC 0x0\n"
                                  "S1: LDGSTS.E [R9], [R10.64]\n"
                                  "S1 W0: LDGDEPBAR\n"
                                  "S4: FFMA R1, R2, R3, R1\n"
                                  "S4: FFMA R1, R2, R3, R1\n"
                                  "S4: FFMA R1, R2, R3, R1\n"
                                  "S4: FFMA R1, R2, R3, R1\n"
                                  "S1: @P0 BRA 0x0\n"
                                  "S1: EXIT\n",
                                  VARIANT_CP_ASYNC);
  assert_int_equal(r->loads.at[0].laps, 3);
  assert_int_equal(r->loads.at[0].inside, 12);
  assert_true(r->share == 1);
}

// A wait mask with the commit's scoreboard waits for all groups.
static void a_wait_mask_retires_copies_too(void **state) {
  const struct ring *r = make_one(*state,
                                  "S1: BAR.SYNC 0x0\n"
                                  "S1: LDGSTS.E [R9], [R10.64]\n"
                                  "S1 W0: LDGDEPBAR\n"
                                  "S1: HMMA.16816.F32 R0, R4, R8, R0\n"
                                  "S1 B0: IADD3 R3, R3, 0x1, RZ\n"
                                  "S1: HMMA.16816.F32 R0, R4, R8, R0\n"
                                  "S1: @P0 BRA 0x0\n"
                                  "S1: EXIT\n",
                                  VARIANT_CP_ASYNC);
  assert_int_equal(r->loads.at[0].waited, 0x40);
  assert_int_equal(r->loads.at[0].inside, 1);
}

// LDS on the slot of the LDG: who waits for the LDS waits for the LDG too.
static void scoreboards_are_shared(void **state) {
  const struct ring *r = make_one(*state,
                                  "S4 W0: LDG.E R4, [R2.64]\n"
                                  "S2 W1: LDS R5, [R6]\n"
                                  "S4 B1: FFMA R7, R5, R5, R7\n"
                                  "S4: FFMA R7, R5, R5, R7\n"
                                  "S4: FFMA R7, R5, R5, R7\n"
                                  "S4: FFMA R7, R5, R5, R7\n"
                                  "S4 B0: STS [R8], R4\n"
                                  "S6: BAR.SYNC 0x0\n"
                                  "S5: @P0 BRA 0x0\n"
                                  "S5: EXIT\n",
                                  VARIANT_LDG);
  assert_int_equal(r->loads.at[0].inside, 4);
  assert_int_equal(r->loads.at[0].waited, 0x60);
  assert_int_equal(r->loads.at[0].cycles, 4 + 2 + 4 * 4);
  r = make_one(*state,
               "S4 W0: LDG.E R4, [R2.64]\n"
               "S2 W0: LDS R5, [R6]\n"
               "S4 B0: FFMA R7, R5, R5, R7\n"
               "S4: FFMA R7, R5, R5, R7\n"
               "S4: FFMA R7, R5, R5, R7\n"
               "S4: FFMA R7, R5, R5, R7\n"
               "S4 B0: STS [R8], R4\n"
               "S6: BAR.SYNC 0x0\n"
               "S5: @P0 BRA 0x0\n"
               "S5: EXIT\n",
               VARIANT_LDG);
  assert_int_equal(r->loads.at[0].inside, 0);
  assert_int_equal(r->loads.at[0].waited, 0x20);
  assert_true(r->loads.at[0].wait_first);
}

// The value may be converted before it is stored; the first instruction that needs it waits.
static void values_are_followed_through_registers(void **state) {
  const struct ring *r =
      make_one(*state,
               "S1 W0: LDG.E.64 R4, desc[UR4][R2.64]\n"   // feeds the store through R5, R20, R21
               "S1 W1: LDG.E R12, desc[UR4][R14.64]\n"    // makes the address of the next
               "S1 W2 B1: LDG.E R13, desc[UR4][R12.64]\n" // added to the result only
               "S1: FFMA R7, R8, R8, R7\n"
               "S1: FFMA R7, R8, R8, R7\n"
               "S1: FFMA R7, R8, R8, R7\n"
               "S1 B2: FFMA R7, R8, R13, R7\n"
               "S1 B0: F2F.F16.F32 R20, R5\n"
               "S1: PRMT R21, R20, 0x5410, R20\n"
               "S1: STS [R22+0x10], R21\n"
               "S1: BAR.SYNC 0x0\n"
               "S1: @P0 BRA 0x0\n"
               "S1: EXIT\n",
               VARIANT_LDG);
  assert_int_equal(r->loads.count, 1);
  assert_int_equal(r->loads.at[0].issued, 0);
  assert_int_equal(r->loads.at[0].waited, 0x70);
  assert_int_equal(r->loads.at[0].inside, 4);
}

// A register that is written in between holds another value.
// An array of the thread with an index known only at run time, or a register that was spilled.
static void values_are_followed_through_local_memory(void **state) {
#define LOOP(keep, fetch)                                                                          \
  "S4 W0: LDG.E.128 R4, [R2.64]\n"                                                                 \
  "S4 W1: LDG.E R12, [R14.64]\n" /* compute's own */                                               \
  "S4: FFMA R20, R21, R22, R20\n"                                                                  \
  "S4: FFMA R20, R21, R22, R20\n"                                                                  \
  "S4: FFMA R20, R21, R22, R20\n"                                                                  \
  "S4: FFMA R20, R21, R22, R20\n"                                                                  \
  "S4 B1: STL [R1], R12\n"                                                                         \
  "S4 B0: " keep "\nS4 W2: " fetch "\n"                                                            \
  "S4 B2: STS [R16], R9\n"                                                                         \
  "S6: BAR.SYNC 0x0\n"                                                                             \
  "S5: @P0 BRA 0x0\n"                                                                              \
  "S5: EXIT\n"
  static const struct {
    const char *loop;
    size_t loads;
  } rows[] = {
      {LOOP("STL.128 [R1+0x10], R4", "LDL R9, [R1+0x1c]"), 1}, // the word of R7
      {LOOP("STL.128 [R1+0x10], R4", "LDL.64 R8, [R1+0x18]"), 1},
      {LOOP("STL.128 [R1+0x10], R4", "LDL R9, [R1+0x20]"), 0}, // behind it
      {LOOP("STL.128 [R1], R4", "LDL R9, [R1+0x4]"), 1},       // in place of R12
      {LOOP("@P1 STL.128 [R1], R4", "LDL R9, [R1]"), 2},       // perhaps
      {LOOP("STL.128 [R17], R4", "LDL R9, [R1+0x40]"), 1},
      {LOOP("STL.128 [R1+0x10], R4", "LDL R9, [R17]"), 2},
  };
#undef LOOP
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    const struct ring *r = make_one(*state, rows[i].loop, VARIANT_LDG);
    if (r->loads.count != rows[i].loads)
      fail_msg("row %zu: %zu loads, %zu expected", i, r->loads.count, rows[i].loads);
  }
}

static void overwritten_values_are_forgotten(void **state) {
  struct rings r = make(*state,
                        "S1 W0: LDG.E R4, [R2.64]\n"
                        "S1 B0: FFMA R7, R4, R4, R7\n"
                        "S1: MOV R4, RZ\n"
                        "S1: STS [R8], R4\n"
                        "S1: BAR.SYNC 0x0\n"
                        "S1: @P0 BRA 0x0\n"
                        "S1: EXIT\n",
                        VARIANT_LDG);
  assert_int_equal(r.list.count, 1);
  assert_int_equal(r.list.at[0].loads.count, 0);
  assert_non_null(strstr(r.list.at[0].unreadable, "reaches shared memory"));
}

// Code behind the EXIT that is entered from the loop and returns into it belongs; what stands
// between does not.
static void blocks_laid_out_elsewhere_belong(void **state) {
  const struct ring *r = make_one(*state,
                                  "S1: DEPBAR.LE SB0, 0x0\n"
                                  "S1: BAR.SYNC 0x0\n"
                                  "S1: @P1 BRA 0xa0\n" // 0x20
                                  "S1 W0: LDGDEPBAR\n" // 0x30
                                  "S1: HMMA.16816.F32 R0, R4, R8, R0\n"
                                  "S1: @P0 BRA 0x0\n"
                                  "S1: HMMA.16816.F32 R0, R4, R8, R0\n" // 0x60: the epilogue
                                  "S1: HMMA.16816.F32 R0, R4, R8, R0\n"
                                  "S1: STG.E [R2.64], R0\n"
                                  "S1: EXIT\n"
                                  "S1: LDGSTS.E [R9], [R10.64]\n" // 0xa0
                                  "S1: BRA 0x30\n",
                                  VARIANT_CP_ASYNC);
  assert_int_equal(r->instructions, 8);
  assert_int_equal(r->total, 1);
  assert_int_equal(r->loads.count, 1);
  assert_int_equal(r->loads.at[0].issued, 0xa0);
  assert_int_equal(r->loads.at[0].inside, 1);
  assert_false(r->loads.at[0].barrier_first);
}

// Two tiles an iteration; the second barrier of each is the user's own, in the middle of compute,
// with a store of what was no load.
static void tiles_are_told_by_their_stores(void **state) {
  const struct ring *r = make_one(*state,
                                  "S1 W0: LDG.E R4, [R2.64]\n"
                                  "S1: HMMA.16816.F32 R8, R12, R16, R8\n"
                                  "S1: STS [R20], R21\n"
                                  "S1: BAR.SYNC 0x0\n"
                                  "S1 B0: STS [R22], R4\n"
                                  "S1: BAR.SYNC 0x0\n"
                                  "S1 W1: LDG.E R5, [R2.64]\n"
                                  "S1: HMMA.16816.F32 R8, R12, R16, R8\n"
                                  "S1: STS [R20], R21\n"
                                  "S1: BAR.SYNC 0x0\n"
                                  "S1 B1: STS [R22], R5\n"
                                  "S1: BAR.SYNC 0x0\n"
                                  "S1: @P0 BRA 0x0\n"
                                  "S1: EXIT\n",
                                  VARIANT_LDG);
  assert_int_equal(r->tiles, 2);
  assert_int_equal(r->barriers, 4);
  assert_int_equal(r->per_tile, 1);
  assert_int_equal(r->loads.count, 2);
  assert_true(r->share == 1);
}

#define TILE(mma) "S1 W0: LDG.E R4, [R2.64]\n" mma "S1 B0: STS [R22], R4\nS1: BAR.SYNC 0x0\n"
#define MMA "S1: HMMA.16816.F32 R8, R12, R16, R8\n"

// Two loops that the compiler unrolled, each with its remainder loop behind it: the remainder of
// the larger one has more work than the other's main loop.
static void remainders_come_behind_all_main_loops(void **state) {
  struct rings r = make(*state,
                        TILE(MMA MMA MMA) TILE(MMA MMA MMA) "S1: @P0 BRA 0x0\n" // 13 instructions
                        TILE(MMA MMA MMA) "S1: @P1 BRA 0xd0\n"                  // 7
                        TILE(MMA) TILE(MMA) "S1: @P2 BRA 0x140\n"               // 9
                        TILE(MMA) "S1: @P3 BRA 0x1d0\n"
                                  "S1: EXIT\n",
                        VARIANT_LDG);
  assert_int_equal(r.list.count, 4);
  size_t found;
  const struct ring **best = rings_best(*state, &r, 2, &found);
  assert_int_equal(found, 2);
  assert_int_equal(best[0]->first, 0);
  assert_int_equal(best[1]->first, 0x140);
  assert_int_equal(best[1]->tiles, 2);
}

// What is loaded at the end may be stored in the next iteration; a part of a wide load is enough; a
// loaded number that only says where to store is no tile.
static void values_are_followed_around_the_ring(void **state) {
  const struct ring *r = make_one(*state,
                                  "S1 B0: I2F.S16 R9, R7\n"
                                  "S1 B1: STS [R13], R9\n"
                                  "S1: BAR.SYNC 0x0\n"
                                  "S1 W0: LDG.E.128 R4, [R2.64]\n" // R4 to R7
                                  "S1 W1: LDG.E R13, [R2.64]\n"
                                  "S1: HMMA.16816.F32 R16, R20, R24, R16\n"
                                  "S1: @P0 BRA 0x0\n"
                                  "S1: EXIT\n",
                                  VARIANT_LDG);
  assert_int_equal(r->loads.count, 1);
  assert_int_equal(r->loads.at[0].issued, 0x30);
  assert_int_equal(r->loads.at[0].waited, 0);
  assert_int_equal(r->loads.at[0].laps, 1);
  assert_int_equal(r->loads.at[0].inside, 1);
}

// A uniform branch has its condition among the operands: it may fall through.
static void uniform_branches_fall_through(void **state) {
  const struct ring *r = make_one(*state,
                                  "S1: DEPBAR.LE SB0, 0x0\n"
                                  "S1: BAR.SYNC 0x0\n"
                                  "S1: BRA.U UP0, 0x60\n"
                                  "S1: LDGSTS.E [R9], [R10.64]\n"
                                  "S1: BRA 0x60\n"
                                  "S1: EXIT\n" // in the range, not in the loop
                                  "S1 W0: LDGDEPBAR\n"
                                  "S1: HMMA.16816.F32 R0, R4, R8, R0\n"
                                  "S1: BRA.U !UP1, 0x0\n"
                                  "S1: EXIT\n",
                                  VARIANT_CP_ASYNC);
  assert_int_equal(r->loads.count, 1);
  assert_int_equal(r->instructions, 8);
}

// 0x20 goes on to 0x90, that to 0x60, that back up to 0x30: the order of an iteration, not that of
// the listing.
static void the_ring_follows_the_flow(void **state) {
  const struct ring *r = make_one(*state,
                                  "S1: NOP\n"
                                  "S1: DEPBAR.LE SB0, 0x0\n"
                                  "S1: BRA 0x90\n"
                                  "S1: HMMA.16816.F32 R0, R4, R8, R0\n" // 0x30
                                  "S1: @P0 BRA 0x10\n"
                                  "S1: EXIT\n"
                                  "S1: BAR.SYNC 0x0\n" // 0x60
                                  "S1 W0: LDGDEPBAR\n"
                                  "S1: BRA 0x30\n"
                                  "S1: LDGSTS.E [R9], [R10.64]\n" // 0x90
                                  "S1: BRA 0x60\n",
                                  VARIANT_CP_ASYNC);
  assert_int_equal(r->instructions, 9);
  assert_int_equal(r->loads.at[0].inside, 1);
  assert_true(r->loads.at[0].barrier_first);
}

// BSYNC goes on where the BSSY with the same register said, wherever it stands itself.
static void threads_reconverge_where_bssy_says(void **state) {
  const struct ring *r = make_one(*state,
                                  "S1: DEPBAR.LE SB0, 0x0\n"
                                  "S1: BSSY.RECONVERGENT B0, 0x40\n"
                                  "S1: @P1 BRA 0x90\n"
                                  "S1: BSYNC.RECONVERGENT B0\n"
                                  "S1 W0: LDGDEPBAR\n" // 0x40
                                  "S1: HMMA.16816.F32 R0, R4, R8, R0\n"
                                  "S1: @P0 BRA 0x0\n"
                                  "S1: EXIT\n"
                                  "S1: NOP\n"
                                  "S1: LDGSTS.E [R9], [R10.64]\n" // 0x90
                                  "S1: BSYNC.RECONVERGENT B0\n"
                                  "S1: EXIT\n",
                                  VARIANT_CP_ASYNC);
  assert_int_equal(r->loads.count, 1);
  assert_int_equal(r->loads.at[0].issued, 0x90);
  assert_int_equal(r->loads.at[0].inside, 1);
}

// In a cp_async loop whose types cannot be copied asynchronously only loads through registers and
// commits are left.
static void staged_loads_count_in_cp_async_too(void **state) {
  const struct ring *r = make_one(*state,
                                  "S1: DEPBAR.LE SB0, 0x0\n"
                                  "S1: BAR.SYNC 0x0\n"
                                  "S1 W1: LDG.E.U16 R4, [R2.64]\n"
                                  "S1 W0: LDGDEPBAR\n"
                                  "S1: HMMA.16816.F32 R8, R12, R16, R8\n"
                                  "S1 B1: STS.U16 [R22], R4\n"
                                  "S1: @P0 BRA 0x0\n"
                                  "S1: EXIT\n",
                                  VARIANT_CP_ASYNC);
  assert_null(r->unreadable);
  assert_int_equal(r->loads.count, 1);
  assert_false(r->loads.at[0].async);
  assert_int_equal(r->loads.at[0].inside, 1);
  assert_int_equal(r->tiles, 1);
}

// Address arithmetic of an inner loop that copies is no work that hides the copies: 8 cycles stand
// before the loads, 8 behind them, and those 8 are taken once.
static void inner_loops_that_copy_are_not_taken_often(void **state) {
  const struct ring *r = make_one(*state,
                                  "S1: DEPBAR.LE SB0, 0x0\n"
                                  "S1: BAR.SYNC 0x0\n"
                                  "S4: IADD3 R9, R9, 0x10, RZ\n" // 0x20: an inner loop
                                  "S4: LOP3.LUT R9, R9, R8, RZ\n"
                                  "S1: LDGSTS.E [R9], [R10.64]\n"
                                  "S1: @P1 BRA 0x20\n"
                                  "S1 W0: LDGDEPBAR\n"
                                  "S4: IMNMX R1, R2, R1, PT\n"
                                  "S4: IMNMX R1, R2, R1, PT\n"
                                  "S1: @P0 BRA 0x0\n"
                                  "S1: EXIT\n",
                                  VARIANT_CP_ASYNC);
  assert_int_equal(r->work, RING_ARITHMETIC);
  assert_int_equal(r->total, 16);
  assert_true(r->share == 0.5);
  assert_false(r->nested);
}

// A loop that can be entered at two places has no head; its range is read, also when there are
// proper loops beside it.
static void loop_with_two_entries_is_read(void **state) {
  const struct ring *r = make_one(*state,
                                  "S1: NOP\n"
                                  "S1: @P3 BRA 0x0\n"
                                  "S1: @P2 BRA 0x60\n"
                                  "S1: DEPBAR.LE SB0, 0x0\n"
                                  "S1: BAR.SYNC 0x0\n"
                                  "S1: NOP\n"
                                  "S1: LDGSTS.E [R9], [R10.64]\n"
                                  "S1 W0: LDGDEPBAR\n"
                                  "S1: HMMA.16816.F32 R0, R4, R8, R0\n"
                                  "S1: @P0 BRA 0x30\n"
                                  "S1: EXIT\n",
                                  VARIANT_CP_ASYNC);
  assert_int_equal(r->loads.count, 1);
  assert_int_equal(r->loads.at[0].inside, 1);
  assert_int_equal(r->first, 0x30);
}

// The loop over tiles of a persistent kernel contains the pipelined loop and its prologue.
static void inner_loops_come_before_outer_ones(void **state) {
  struct rings r = make(*state,
                        "S1: LDGSTS.E [R9], [R10.64]\n"
                        "S1 W0: LDGDEPBAR\n"       // prologue
                        "S1: DEPBAR.LE SB0, 0x0\n" // 0x20
                        "S1: BAR.SYNC 0x0\n"
                        "S1: LDGSTS.E [R9], [R10.64]\n"
                        "S1 W0: LDGDEPBAR\n"
                        "S1: HMMA.16816.F32 R0, R4, R8, R0\n"
                        "S1: @P0 BRA 0x20\n"
                        "S1: HMMA.16816.F32 R0, R4, R8, R0\n"
                        "S1: @P1 BRA 0x0\n"
                        "S1: EXIT\n",
                        VARIANT_CP_ASYNC);
  assert_int_equal(r.list.count, 2);
  assert_false(r.list.at[0].outer);
  assert_int_equal(r.list.at[0].total, 1);
  assert_true(r.list.at[1].outer);
}

static void what_is_never_executed_counts_nowhere(void **state) {
  const struct ring *r = make_one(*state,
                                  "S1: DEPBAR.LE SB0, 0x0\n"
                                  "S1: BAR.SYNC 0x0\n"
                                  "S1: @!PT BAR.SYNC 0x0\n"
                                  "S1: @!PT LDGSTS.E [R9], [R10.64]\n"
                                  "S1: LDGSTS.E [R9], [R10.64]\n"
                                  "S1 W0: LDGDEPBAR\n"
                                  "S1: @!PT BAR.SYNC 0x0\n"
                                  "S1: HMMA.16816.F32 R0, R4, R8, R0\n"
                                  "S1: @!PT HMMA.16816.F32 R0, R4, R8, R0\n"
                                  "S1: @P0 BRA 0x0\n"
                                  "S1: @!PT BRA 0x0\n"
                                  "S1: EXIT\n",
                                  VARIANT_CP_ASYNC);
  assert_int_equal(r->instructions, 10);
  assert_int_equal(r->barriers, 1);
  assert_int_equal(r->total, 1);
  assert_int_equal(r->loads.at[0].copies, 1);
  assert_false(r->loads.at[0].barrier_first);
}

// One stray FFMA among integer work is not the work.
static void integer_work_is_counted_in_cycles(void **state) {
  const struct ring *r = make_one(*state,
                                  "S1: DEPBAR.LE SB0, 0x0\n"
                                  "S1: BAR.SYNC 0x0\n"
                                  "S1: LDGSTS.E [R9], [R10.64]\n"
                                  "S1 W0: LDGDEPBAR\n"
                                  "S4: IMNMX R1, R2, R1, PT\n"
                                  "S4: IMNMX R1, R2, R1, PT\n"
                                  "S4: IADD3 R1, R2, R1, RZ\n"
                                  "S4: IADD3 R1, R2, R1, RZ\n"
                                  "S4: LOP3.LUT R1, R2, R1\n"
                                  "S4: IADD3 R1, R2, R1, RZ\n"
                                  "S4: IADD3 R1, R2, R1, RZ\n"
                                  "S4: LOP3.LUT R1, R2, R1\n"
                                  "S4: FFMA R3, R3, R3, R3\n"
                                  "S1: @P0 BRA 0x0\n"
                                  "S1: EXIT\n",
                                  VARIANT_CP_ASYNC);
  assert_int_equal(r->work, RING_ARITHMETIC);
  assert_int_equal(r->total, 36);
  assert_true(r->share == 1);
}

// A loop by warps, whose barriers leave nothing in SASS: two tiles, each stored, then read.
static void loops_without_barriers_are_read_where_the_function_has_none(void **state) {
#define WARP_TILE                                                                                  \
  "S4 W0: LDG.E R4, [R2.64]\n"                                                                     \
  "S2 W1: LDS R5, [R6]\n"                                                                          \
  "S4 B1: FFMA R7, R5, R5, R7\n"                                                                   \
  "S2 W1: LDS R5, [R6+0x10]\n"                                                                     \
  "S4 B1: FFMA R7, R5, R5, R7\n"                                                                   \
  "S4 B0: STS [R6], R4\n"
  const struct ring *r =
      make_one(*state, WARP_TILE WARP_TILE "S5: @P0 BRA 0x0\nS5: EXIT\n", VARIANT_LDG_SINGLE);
  assert_null(r->unreadable);
  assert_int_equal(r->barriers, 0);
  assert_int_equal(r->tiles, 2);
  assert_int_equal(r->per_tile, 2);
  assert_int_equal(r->loads.count, 2);
  assert_true(r->share == 1);
  // With a barrier elsewhere it may be a loop that only fills shared memory.
  struct rings rings =
      make(*state, WARP_TILE "S5: @P0 BRA 0x0\nS5: BAR.SYNC 0x0\nS5: EXIT\n", VARIANT_LDG_SINGLE);
  assert_int_equal(rings.list.count, 0);
  assert_int_equal(make(*state, WARP_TILE "S5: @P0 BRA 0x0\nS5: EXIT\n", VARIANT_AUTO).list.count,
                   0);
#undef WARP_TILE
}

static void a_wait_outside_the_loop_is_said(void **state) {
  struct rings r = make(*state,
                        "S1: LDGSTS.E [R9], [R10.64]\n"
                        "S1 W0: LDGDEPBAR\n"
                        "S1: HMMA.16816.F32 R0, R4, R8, R0\n"
                        "S1: @P0 BRA 0x0\n"
                        "S1: DEPBAR.LE SB0, 0x0\n"
                        "S1: EXIT\n",
                        VARIANT_CP_ASYNC);
  assert_int_equal(r.list.count, 1);
  assert_non_null(strstr(r.list.at[0].unreadable, "waits"));
}

static void functions_without_loops_are_said(void **state) {
  struct rings r = make(*state,
                        "S1: EXIT\n"
                        "S0: BRA 0x10\n",
                        VARIANT_AUTO);
  assert_int_equal(r.list.count, 0);
  assert_non_null(r.unreadable);
  struct sass_function none = {.name = STR("f")};
  assert_non_null(rings_of(*state, &none, VARIANT_AUTO).unreadable);
}

// ---- MMA behind the loop

// A loop of two sums with `compute` in it, and `behind` after it.
static const struct ring *summing(void *arena, const char *compute, const char *behind) {
  return make_one(arena,
                  arena_printf(arena,
                               "S1 W0: LDG.E R8, [R2.64]\n" // the loop begins here
                               "%s"
                               "S4: HMMA.16816.F32 R4, R12, R14, R4\n"
                               "S4: HMMA.16816.F32 R20, R12, R16, R20\n"
                               "S1 B0: STS [R30], R8\n"
                               "S1: BAR.SYNC 0x0\n"
                               "S1: @P0 BRA 0x0\n"
                               "%s"
                               "S1: EXIT\n",
                               compute, behind),
                  VARIANT_LDG);
}

#define FIRST "S4: HMMA.16816.F32 R4, R12, R14, R4\n"
#define SECOND "S4: HMMA.16816.F32 R20, R12, R16, R20\n"

static void mma_behind_the_loop_that_add_to_its_sums_are_counted(void **state) {
  static const struct {
    const char *behind;
    long count;
  } rows[] = {
      {"", 0},
      {FIRST SECOND, 2},
      {FIRST, 1},
      {FIRST SECOND FIRST SECOND, 4},
      {"S1: MOV R40, R4\nS4: HMMA.16816.F32 R40, R12, R14, R40\n" SECOND, 2},
      {"S1: IMAD.MOV.U32 R40, RZ, RZ, R4\nS4: HMMA.16816.F32 R40, R12, R14, R40.reuse\n", 1},
      {"S4: HMMA.16816.F32 R24, R12, R14, R4\nS4: HMMA.16816.F32 R4, R12, R14, R24\n", 2},
      {"S1: @P1 BRA 0x80\n" FIRST SECOND, 2}, // past the first
      // The kernel's own: other sums, also in the same registers.
      {"S4: HMMA.16816.F32 R4, R12, R14, RZ\n" FIRST, 0},
      {"S1: MOV R4, RZ\n" FIRST SECOND, 1},
      {"S1: FADD R4, R4, R5\n" FIRST SECOND, 1},
      {"S1: LDG.E.128 R20, [R2.64]\n" FIRST SECOND, 1},
      {"S1: STG.E [R2.64], R4\n" FIRST SECOND, 2}, // reads it
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    const struct ring *r = summing(*state, "", rows[i].behind);
    assert_int_equal(r->per_tile, 2);
    assert_null(r->behind_unknown);
    if (r->behind != rows[i].count)
      fail_msg("%ld instead of %ld behind: %s", r->behind, rows[i].count, rows[i].behind);
  }
}

static void mma_of_more_than_plain_sums_are_not_counted(void **state) {
  static const struct {
    const char *compute, *why;
  } rows[] = {
      {"S1: FMUL R4, R4, R50\n", "other instructions change the loop's sums"},
      {"S4: HMMA.16816.F32 R24, R12, R14, RZ\n", "some of the loop's MMA begin a new sum"},
      {"S4: @P1 HMMA.16816.F32 R24, R12, R14, R24\n", "some of the loop's MMA have a condition"},
      {"S1: @P1 BRA 0x30\nS4: HMMA.16816.F32 R24, R12, R14, R24\n",
       "some of the loop's MMA have a condition"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    const struct ring *r = summing(*state, rows[i].compute, FIRST SECOND);
    assert_string_equal(r->behind_unknown, rows[i].why);
  }
  // A register that holds the sum only for a while.
  const struct ring *r = summing(*state,
                                 "S4: HMMA.16816.F32 R40, R12, R14, R4\n"
                                 "S4: HMMA.16816.F32 R4, R12, R14, R40\n"
                                 "S1: MOV R40, R60\n",
                                 FIRST SECOND FIRST FIRST);
  assert_null(r->behind_unknown);
  assert_int_equal(r->behind, 4);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(wait_at_head_leaves_all_mma_behind_the_load),
      cmocka_unit_test(three_stages_wait_one_iteration_later),
      cmocka_unit_test(wait_after_compute_is_hoisted_above_mma),
      cmocka_unit_test(wait_may_be_hoisted_above_all_mma),
      cmocka_unit_test(barrier_between_load_and_mma_is_seen),
      cmocka_unit_test(register_loads_are_followed_by_scoreboard),
      cmocka_unit_test(the_worst_load_counts),
      cmocka_unit_test(unpipelined_loop_covers_nothing),
      cmocka_unit_test(ffma_is_the_work_without_tensor_cores),
      cmocka_unit_test(inner_loop_stands_where_it_is_entered),
      cmocka_unit_test(unrolled_loop_holds_several_tiles),
      cmocka_unit_test(loop_that_is_none_any_more_is_said),
      cmocka_unit_test(only_loads_that_reach_shared_memory_count),
      cmocka_unit_test(rotation_changes_nothing),
      cmocka_unit_test(waits_count_groups),
      cmocka_unit_test(a_wait_mask_retires_copies_too),
      cmocka_unit_test(scoreboards_are_shared),
      cmocka_unit_test(values_are_followed_through_registers),
      cmocka_unit_test(values_are_followed_through_local_memory),
      cmocka_unit_test(overwritten_values_are_forgotten),
      cmocka_unit_test(blocks_laid_out_elsewhere_belong),
      cmocka_unit_test(tiles_are_told_by_their_stores),
      cmocka_unit_test(remainders_come_behind_all_main_loops),
      cmocka_unit_test(values_are_followed_around_the_ring),
      cmocka_unit_test(uniform_branches_fall_through),
      cmocka_unit_test(the_ring_follows_the_flow),
      cmocka_unit_test(threads_reconverge_where_bssy_says),
      cmocka_unit_test(staged_loads_count_in_cp_async_too),
      cmocka_unit_test(inner_loops_that_copy_are_not_taken_often),
      cmocka_unit_test(loop_with_two_entries_is_read),
      cmocka_unit_test(inner_loops_come_before_outer_ones),
      cmocka_unit_test(what_is_never_executed_counts_nowhere),
      cmocka_unit_test(integer_work_is_counted_in_cycles),
      cmocka_unit_test(loops_without_barriers_are_read_where_the_function_has_none),
      cmocka_unit_test(a_wait_outside_the_loop_is_said),
      cmocka_unit_test(functions_without_loops_are_said),
      cmocka_unit_test(mma_behind_the_loop_that_add_to_its_sums_are_counted),
      cmocka_unit_test(mma_of_more_than_plain_sums_are_not_counted),
  };
  return cmocka_run_group_tests_name("ring", tests, setup, teardown);
}
