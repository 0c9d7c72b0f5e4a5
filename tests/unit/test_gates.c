// Verdicts on loops: captured ones of each schedule, and numbers at the edges of each rule.
#include "inspect/gates.h"
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

static struct loop_record loop_of(enum variant variant, int stages) {
  return (struct loop_record){
      .name = "hgemm",
      .function = "hgemm",
      .kernel = true,
      .arch = 86,
      .pipelined = true,
      .variant = variant,
      .stages = stages,
      .settings = {.min_overlap = 0.25, .min_blocks_per_sm = 2},
  };
}

static struct ptxas_function compiled(long registers, long shared) {
  return (struct ptxas_function){
      .name = STR("hgemm"),
      .arch = 86,
      .arch_name = STR("sm_86"),
      .entry = true,
      .registers = registers,
      .barriers = 1,
      .shared = shared,
      .shared_limit = PTXAS_UNKNOWN,
  };
}

static const struct ring *ring_of(void *arena, const char *file, const char *name, int arch,
                                  enum variant variant) {
  struct sass_listing *l = arena_alloc(arena, sizeof *l);
  *l = sass_read(arena, captured(arena, file));
  const struct sass_function *f = sass_find(l, str_of(name), arch);
  assert_non_null(f);
  struct rings *r = arena_alloc(arena, sizeof *r);
  *r = rings_of(arena, f, variant);
  assert_true(r->list.count > 0);
  return &r->list.at[0];
}

static const struct ring *hgemm(void *arena, const char *name, int arch, enum variant variant) {
  return ring_of(arena, arena_printf(arena, "hgemm.sm_%d.sass", arch), name, arch, variant);
}

static void has(const char *text, const char *part) {
  if (!text || !strstr(text, part))
    fail_msg("\"%s\" is not in \"%s\"", part, text ? text : "(nothing)");
}

static void hasnt(const char *text, const char *part) {
  if (text && strstr(text, part))
    fail_msg("\"%s\" is in \"%s\"", part, text);
}

static enum finding outcome(const struct gate_report *r, enum gate g) {
  const struct verdict *v = &r->gates[g];
  assert_non_null(v->text);
  assert_true((v->remedy == NULL) == (v->outcome == OUTCOME_PASS));
  return v->outcome;
}

// The line of the example in the documentation: half precision, 64x64x32, 128 threads.
static void good_code_passes_and_is_described(void **state) {
  struct loop_record loop = loop_of(VARIANT_CP_ASYNC, 2);
  struct ptxas_function ptxas = compiled(80, 19456);
  struct gate_facts facts = {
      .loop = &loop,
      .arch = 86,
      .ptxas = &ptxas,
      .ring = hgemm(*state, "head2", 86, VARIANT_CP_ASYNC),
      .added_shared = 9728,
      .threads = 128,
  };
  struct gate_report r = gates_judge(*state, &facts);
  for (int g = 0; g < GATE_COUNT; ++g)
    assert_int_equal(outcome(&r, g), OUTCOME_PASS);
  assert_string_equal(
      r.remark,
      "cp_async, 2 stages; shared 9.5 -> 19 KiB (5 blocks/SM; shared memory for 2 up to 49 "
      "KiB); 80 registers; 16 of 16 MMA behind the load; no spill");
  assert_int_equal(r.shared_before, 9728);
  assert_int_equal(r.cliff, 50176);
  has(r.gates[GATE_OVERLAP].text, "16 of 16 HMMA (100 %)");
  has(r.gates[GATE_OVERLAP].text, "memory takes about 300");
  // 168 registers of 128 threads leave room for three blocks, whatever shared memory allows.
  ptxas.registers = 168;
  has(gates_judge(*state, &facts).remark, "(3 blocks/SM; shared memory for 2 up to 49 KiB)");
  // Of blocks that __launch_bounds__ allows at least as many fit.
  facts.threads = 0;
  loop.most_threads = 128;
  has(gates_judge(*state, &facts).remark,
      "(3 blocks/SM at the 128 threads of __launch_bounds__; shared memory for 2 up to 49 KiB)");
  facts.threads = 256; // which is no promise: threads= is
  has(gates_judge(*state, &facts).remark, "(1 block/SM; shared memory for 2 up to 49 KiB)");
  facts.threads = 0;
  ptxas.registers = 32; // five fit, and of smaller blocks no more: shared memory is full
  has(gates_judge(*state, &facts).remark, "(5 blocks/SM; shared memory for 2 up to 49 KiB)");
  loop.most_threads = 0;
  has(gates_judge(*state, &facts).remark, "(shared memory for 5 blocks/SM, for 2 up to 49 KiB)");
}

// Barrier and overlap over the captured schedules.
static void each_schedule_gets_its_verdict(void **state) {
  static const struct {
    const char *kernel;
    int arch;
    enum variant variant;
    enum finding barrier, overlap;
  } rows[] = {
      {"head2", 80, VARIANT_CP_ASYNC, OUTCOME_PASS, OUTCOME_PASS},
      {"head2", 90, VARIANT_CP_ASYNC, OUTCOME_PASS, OUTCOME_PASS},
      {"head2", 100, VARIANT_CP_ASYNC, OUTCOME_PASS, OUTCOME_PASS},
      {"head2", 120, VARIANT_CP_ASYNC, OUTCOME_PASS, OUTCOME_PASS},
      {"head3", 86, VARIANT_CP_ASYNC, OUTCOME_PASS, OUTCOME_PASS},
      {"tail2", 80, VARIANT_CP_ASYNC, OUTCOME_PASS, OUTCOME_PASS},  // 12 of 16
      {"tail2", 86, VARIANT_CP_ASYNC, OUTCOME_PASS, OUTCOME_FAIL},  // 2 of 16
      {"tail2", 90, VARIANT_CP_ASYNC, OUTCOME_PASS, OUTCOME_PASS},  // 8 of 16
      {"tail2", 120, VARIANT_CP_ASYNC, OUTCOME_PASS, OUTCOME_PASS}, // 6 of 16
      {"twobar", 86, VARIANT_CP_ASYNC, OUTCOME_FAIL, OUTCOME_PASS},
      {"twobar", 100, VARIANT_CP_ASYNC, OUTCOME_FAIL, OUTCOME_PASS},
      {"ldg2", 86, VARIANT_LDG, OUTCOME_PASS, OUTCOME_PASS},
      {"ldg2", 120, VARIANT_LDG, OUTCOME_PASS, OUTCOME_PASS},
      {"ldg2", 100, VARIANT_LDG, OUTCOME_PASS, OUTCOME_FAIL},        // 1 of 16 behind each load
      {"ldg1", 86, VARIANT_LDG_SINGLE, OUTCOME_PASS, OUTCOME_FAIL},  // none behind two of four
      {"plain", 86, VARIANT_LDG_SINGLE, OUTCOME_FAIL, OUTCOME_FAIL}, // not pipelined
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    struct loop_record loop =
        loop_of(rows[i].variant, rows[i].variant == VARIANT_LDG_SINGLE ? 1 : 2);
    struct gate_facts facts = {
        .loop = &loop,
        .arch = rows[i].arch,
        .ring = hgemm(*state, rows[i].kernel, rows[i].arch, rows[i].variant),
        .added_shared = -1,
    };
    struct gate_report r = gates_judge(*state, &facts);
    if (outcome(&r, GATE_BARRIER) != rows[i].barrier ||
        outcome(&r, GATE_OVERLAP) != rows[i].overlap)
      fail_msg("%s sm_%d: %s; %s", rows[i].kernel, rows[i].arch, r.gates[GATE_BARRIER].text,
               r.gates[GATE_OVERLAP].text);
  }
}

static void wait_above_all_mma_fails_both(void **state) {
  struct loop_record loop = loop_of(VARIANT_CP_ASYNC, 2);
  struct gate_facts facts = {
      .loop = &loop,
      .arch = 86,
      .ring = ring_of(*state, "hgemm_strided.sm_86.sass", "tail2", 86, VARIANT_CP_ASYNC),
      .added_shared = -1,
  };
  struct gate_report r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_BARRIER), OUTCOME_FAIL);
  assert_int_equal(outcome(&r, GATE_OVERLAP), OUTCOME_FAIL);
  has(r.gates[GATE_BARRIER].text, "its wait (0x2280) stands");
  has(r.gates[GATE_BARRIER].remedy, "stages=3");
  has(r.gates[GATE_BARRIER].remedy, "variant=ldg");
  has(r.gates[GATE_OVERLAP].text, "0 of 16 HMMA");
  has(r.remark, "0 of 16 MMA behind the load");
}

// sm_86: 24 KiB of two stages leave room for four blocks, 36 of three for two, 48 of four for two.
static void what_does_not_fit_is_no_remedy(void **state) {
  struct loop_record loop = loop_of(VARIANT_CP_ASYNC, 2);
  struct ptxas_function ptxas = compiled(80, 24576);
  struct gate_facts facts = {
      .loop = &loop,
      .arch = 86,
      .ptxas = &ptxas,
      .ring = ring_of(*state, "hgemm_strided.sm_86.sass", "tail2", 86, VARIANT_CP_ASYNC),
      .added_shared = -1,
  };
  loop.settings.gates[GATE_CLIFF] = LEVEL_ERROR;
  has(gates_judge(*state, &facts).gates[GATE_BARRIER].remedy, "stages=3");
  loop.settings.min_blocks_per_sm = 3; // which would be lost
  hasnt(gates_judge(*state, &facts).gates[GATE_BARRIER].remedy, "stages=");
  loop.settings.min_blocks_per_sm = 2;
  ptxas.shared = 34816; // three would be 51 KiB
  hasnt(gates_judge(*state, &facts).gates[GATE_BARRIER].remedy, "stages=");
  loop.variant = VARIANT_LDG_SINGLE; // two would be 50
  loop.stages = 1;
  ptxas.shared = 25600;
  hasnt(gates_judge(*state, &facts).gates[GATE_BARRIER].remedy, "variant=");
  // Of a binary it is not known whether the loop allows another variant.
  ptxas.shared = 4096;
  facts.binary = true;
  has(gates_judge(*state, &facts).gates[GATE_BARRIER].remedy,
      "or, where dbuf explain finds it possible, variant=cp_async, variant=ldg");
  loop.no_async = loop.no_ldg = true;
  hasnt(gates_judge(*state, &facts).gates[GATE_BARRIER].remedy, "explain");
}

// Where the compiler cannot help it, another variant is no remedy.
static void barrier_of_the_users_own_is_said(void **state) {
  struct loop_record loop = loop_of(VARIANT_CP_ASYNC, 2);
  struct gate_facts facts = {
      .loop = &loop,
      .arch = 90,
      .ring = hgemm(*state, "twobar", 90, VARIANT_CP_ASYNC),
      .added_shared = -1,
  };
  struct gate_report r = gates_judge(*state, &facts);
  has(r.gates[GATE_BARRIER].text, "a barrier stands between");
  has(r.gates[GATE_BARRIER].remedy, "barrier=off");
}

// ldg1 on sm_86: two of four loads have no HMMA behind them.
// ptxas sank two of the four loads behind the work: no barrier's fault, but little overlap.
static void sunk_register_loads_are_a_matter_of_overlap(void **state) {
  struct loop_record loop = loop_of(VARIANT_LDG_SINGLE, 1);
  struct gate_facts facts = {
      .loop = &loop,
      .arch = 86,
      .ring = hgemm(*state, "ldg1", 86, VARIANT_LDG_SINGLE),
      .added_shared = 0,
  };
  struct gate_report r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_BARRIER), OUTCOME_PASS);
  assert_int_equal(outcome(&r, GATE_OVERLAP), OUTCOME_FAIL);
  has(r.gates[GATE_OVERLAP].text, "worst placed load");
  has(r.gates[GATE_OVERLAP].remedy, "variant=cp_async");
}

static void register_staged_sgemm_is_good_code(void **state) {
  struct loop_record loop = loop_of(VARIANT_LDG, 2);
  struct gate_facts facts = {
      .loop = &loop,
      .arch = 86,
      .ring = ring_of(*state, "sgemm.sm_86.sass", "sgemm", 86, VARIANT_LDG),
      .added_shared = -1,
  };
  struct gate_report r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_BARRIER), OUTCOME_PASS);
  assert_int_equal(outcome(&r, GATE_OVERLAP), OUTCOME_PASS);
  has(r.remark, "of 512 FFMA behind the load");
}

static void unrolled_loops_are_told_to_stay_loops(void **state) {
  struct loop_record loop = loop_of(VARIANT_CP_ASYNC, 2);
  struct gate_facts facts = {
      .loop = &loop,
      .arch = 86,
      .ring = ring_of(*state, "loops.sm_86.sass", "unrolled", 86, VARIANT_CP_ASYNC),
      .added_shared = -1,
  };
  struct gate_report r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_OVERLAP), OUTCOME_FAIL);
  has(r.gates[GATE_OVERLAP].remedy, "#pragma unroll 1");
}

// What cannot be read is never passed.
static void without_facts_nothing_passes(void **state) {
  struct loop_record loop = loop_of(VARIANT_CP_ASYNC, 2);
  struct gate_facts facts = {
      .loop = &loop, .arch = 86, .ring_why = "no cuobjdump", .added_shared = -1};
  struct gate_report r = gates_judge(*state, &facts);
  for (int g = 0; g < GATE_COUNT; ++g)
    assert_int_equal(outcome(&r, g), OUTCOME_UNKNOWN);
  has(r.gates[GATE_BARRIER].text, "no cuobjdump");
  has(r.remark, "overlap unknown");
  has(r.remark, "spills unknown");
  assert_int_equal(r.shared_after, -1);
  facts.ring_why = NULL;
  r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_OVERLAP), OUTCOME_UNKNOWN);

  struct ptxas_function ptxas = compiled(80, 19456);
  facts.arch = 131;
  facts.ptxas = &ptxas;
  r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_CLIFF), OUTCOME_UNKNOWN);
  has(r.gates[GATE_CLIFF].text, "sm_131");
  has(r.remark, "limits of sm_131 unknown");
}

static void a_ring_that_could_not_be_read_is_unknown(void **state) {
  struct loop_record loop = loop_of(VARIANT_CP_ASYNC, 2);
  struct ring ring = {.name = "HMMA", .unreadable = "no wait"};
  struct gate_facts facts = {.loop = &loop, .arch = 86, .ring = &ring, .added_shared = -1};
  struct gate_report r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_BARRIER), OUTCOME_UNKNOWN);
  assert_int_equal(outcome(&r, GATE_OVERLAP), OUTCOME_UNKNOWN);
  has(r.gates[GATE_BARRIER].text, "no wait");
}

static struct gate_report with_ptxas(void *arena, enum variant variant, int stages,
                                     const struct ptxas_function *ptxas, long added) {
  struct loop_record loop = loop_of(variant, stages);
  struct gate_facts facts = {.loop = &loop, .arch = 86, .ptxas = ptxas, .added_shared = added};
  return gates_judge(arena, &facts);
}

static void spills_of_either_kind_fail(void **state) {
  struct ptxas_function ptxas = compiled(24, 0);
  struct gate_report r = with_ptxas(*state, VARIANT_LDG, 2, &ptxas, 0);
  assert_int_equal(outcome(&r, GATE_SPILL), OUTCOME_PASS);
  ptxas.spill_loads = 4;
  r = with_ptxas(*state, VARIANT_LDG, 2, &ptxas, 0);
  assert_int_equal(outcome(&r, GATE_SPILL), OUTCOME_FAIL);
  has(r.gates[GATE_SPILL].remedy, "variant=cp_async");
  has(r.remark, "4 bytes spilled");
  ptxas.spill_loads = 0;
  ptxas.spill_stores = 676;
  r = with_ptxas(*state, VARIANT_CP_ASYNC, 2, &ptxas, 0);
  assert_int_equal(outcome(&r, GATE_SPILL), OUTCOME_FAIL);
  has(r.gates[GATE_SPILL].text, "676 bytes of spill stores");
  assert_null(strstr(r.gates[GATE_SPILL].remedy, "cp_async"));
  ptxas.spill_stores = 0;
  ptxas.stray_spills = 84;
  ptxas.stray = STR("_Z1fPii$1");
  r = with_ptxas(*state, VARIANT_CP_ASYNC, 2, &ptxas, 0);
  assert_int_equal(outcome(&r, GATE_SPILL), OUTCOME_UNKNOWN);
  has(r.gates[GATE_SPILL].text, "_Z1fPii$1");
}

static enum finding cliff_outcome(void *arena, long before, long after) {
  struct ptxas_function ptxas = compiled(32, after);
  struct gate_report r = with_ptxas(arena, VARIANT_CP_ASYNC, 2, &ptxas, after - before);
  return outcome(&r, GATE_CLIFF);
}

// sm_86: two blocks fit up to 50,176 bytes each.
static void cliff_is_where_a_block_is_lost(void **state) {
  assert_int_equal(cliff_outcome(*state, 25088, 50176), OUTCOME_PASS);
  assert_int_equal(cliff_outcome(*state, 25089, 50177), OUTCOME_FAIL);
  // Losing blocks above min_blocks_per_sm is no cliff: 12 blocks before, 2 after.
  assert_int_equal(cliff_outcome(*state, 7000, 50176), OUTCOME_PASS);
  // One block before and one after: nothing was lost.
  assert_int_equal(cliff_outcome(*state, 51000, 60000), OUTCOME_PASS);
  // None after.
  assert_int_equal(cliff_outcome(*state, 51000, 102400), OUTCOME_FAIL);
}

static enum finding cliff_judged(struct arena *a, const struct gate_facts *facts) {
  struct gate_report r = gates_judge(a, facts);
  return outcome(&r, GATE_CLIFF);
}

// dbuf.ini may tell the limits of an architecture, known or not.
static void limits_can_be_told(void **state) {
  struct loop_record loop = loop_of(VARIANT_CP_ASYNC, 2);
  struct ptxas_function ptxas = compiled(32, 51200);
  struct limits limits = *limits_of(86);
  struct gate_facts facts = {
      .loop = &loop, .arch = 131, .limits = &limits, .ptxas = &ptxas, .added_shared = 25600};
  assert_int_equal(cliff_judged(*state, &facts), OUTCOME_FAIL);
  limits.reserved = 0;
  assert_int_equal(cliff_judged(*state, &facts), OUTCOME_PASS);
}

// One that the user has found stands in place of the one that counts blocks.
static void a_cliff_can_be_told(void **state) {
  struct loop_record loop = loop_of(VARIANT_CP_ASYNC, 2);
  struct ptxas_function ptxas = compiled(32, 20480);
  struct limits limits = *limits_of(86);
  struct gate_facts facts = {
      .loop = &loop, .arch = 86, .limits = &limits, .ptxas = &ptxas, .added_shared = 10240};
  struct gate_report r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_CLIFF), OUTCOME_PASS);
  limits.cliff = 20480;
  r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_CLIFF), OUTCOME_PASS);
  assert_int_equal(r.cliff, 20480);
  limits.cliff = 20479;
  r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_CLIFF), OUTCOME_FAIL);
  has(r.gates[GATE_CLIFF].text,
      "20 KiB of shared memory a block; the cliff of sm_86 is set at 19.999 KiB");
  has(r.gates[GATE_CLIFF].text, "before there were 10 KiB");
  has(r.gates[GATE_CLIFF].remedy, "ldg_single");
  limits.cliff = 10239; // it was above before
  assert_int_equal(cliff_judged(*state, &facts), OUTCOME_PASS);
  limits.cliff = 20479;
  facts.added_shared = -1;
  assert_int_equal(cliff_judged(*state, &facts), OUTCOME_UNKNOWN);
}

static void cliff_names_what_fits(void **state) {
  // A stage of 12 KiB: 12 KiB before, 60 KiB with 5 stages; 4 stages are 48 KiB, under 49.
  struct ptxas_function ptxas = compiled(32, 61440);
  struct gate_report r = with_ptxas(*state, VARIANT_CP_ASYNC, 5, &ptxas, 49152);
  assert_int_equal(outcome(&r, GATE_CLIFF), OUTCOME_FAIL);
  has(r.gates[GATE_CLIFF].remedy, "stages=4");
  has(r.gates[GATE_CLIFF].text, "12 KiB");
  has(r.gates[GATE_CLIFF].text, "49 KiB");
  // A stage of 30 KiB: not even two.
  ptxas = compiled(32, 61440);
  r = with_ptxas(*state, VARIANT_CP_ASYNC, 2, &ptxas, 30720);
  assert_int_equal(outcome(&r, GATE_CLIFF), OUTCOME_FAIL);
  has(r.gates[GATE_CLIFF].remedy, "ldg_single");
  assert_null(strstr(r.gates[GATE_CLIFF].remedy, "stages="));
}

// What is proposed is possible, and not what auto has tried.
static const char *overlap_remedy(struct arena *a, const struct gate_facts *facts) {
  return gates_judge(a, facts).gates[GATE_OVERLAP].remedy;
}

static void remedies_can_be_followed(void **state) {
  struct loop_record loop = loop_of(VARIANT_LDG, 2);
  struct ptxas_function ptxas = compiled(80, 19456);
  struct gate_facts facts = {
      .loop = &loop,
      .arch = 86,
      .ptxas = &ptxas,
      .ring = hgemm(*state, "head2", 86, VARIANT_CP_ASYNC),
  };
  loop.settings.min_overlap = 2; // more than there can be
  loop.settings.variant = VARIANT_LDG;
  struct arena *a = *state;
  assert_string_equal(overlap_remedy(a, &facts),
                      "try variant=cp_async, variant=ldg_single, or a larger tile");
  loop.no_async = true;
  assert_string_equal(overlap_remedy(a, &facts), "try variant=ldg_single, or a larger tile");
  loop.no_single = true;
  assert_string_equal(overlap_remedy(a, &facts), "try a larger tile");
  loop.settings.variant = VARIANT_AUTO;
  loop.candidates = 4;
  assert_string_equal(overlap_remedy(a, &facts),
                      "no variant does better; a tile with more work per load would");
  loop.settings.candidates = "ldg";
  has(overlap_remedy(a, &facts), "no variant that auto may take does better");
}

// The size of a stage may not be known: at least after / stages was there before.
static void cliff_without_the_size_of_a_stage(void **state) {
  struct ptxas_function ptxas = compiled(32, 50176);
  struct gate_report r = with_ptxas(*state, VARIANT_CP_ASYNC, 2, &ptxas, -1);
  assert_int_equal(outcome(&r, GATE_CLIFF), OUTCOME_PASS);
  has(r.remark, "shared 49 KiB (");
  ptxas = compiled(32, 50177);
  r = with_ptxas(*state, VARIANT_CP_ASYNC, 2, &ptxas, -1);
  assert_int_equal(outcome(&r, GATE_CLIFF), OUTCOME_UNKNOWN);
  // ldg_single adds nothing: one block before as after.
  ptxas = compiled(32, 60000);
  r = with_ptxas(*state, VARIANT_LDG_SINGLE, 1, &ptxas, -1);
  assert_int_equal(outcome(&r, GATE_CLIFF), OUTCOME_PASS);
}

static void dynamic_shared_memory_counts(void **state) {
  struct loop_record loop = loop_of(VARIANT_CP_ASYNC, 2);
  struct ptxas_function ptxas = compiled(32, 20480);
  struct gate_facts facts = {
      .loop = &loop, .arch = 86, .ptxas = &ptxas, .added_shared = 20480, .dynamic_shared = 20480};
  struct gate_report r = gates_judge(*state, &facts);
  assert_int_equal(r.shared_after, 40960);
  assert_int_equal(r.shared_before, 20480);
  facts.dynamic_shared = 30720;
  r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_CLIFF), OUTCOME_FAIL);
}

static void more_static_memory_than_ptxas_takes_fails(void **state) {
  struct ptxas_function ptxas = compiled(10, 61440);
  ptxas.shared_limit = 49152;
  struct gate_report r = with_ptxas(*state, VARIANT_CP_ASYNC, 2, &ptxas, 30720);
  assert_int_equal(outcome(&r, GATE_CLIFF), OUTCOME_FAIL);
  has(r.gates[GATE_CLIFF].text, "60 KiB");
  has(r.gates[GATE_CLIFF].text, "48 KiB");
  has(r.gates[GATE_CLIFF].remedy, "ldg_single");
}

static void min_overlap_is_inclusive(void **state) {
  struct loop_record loop = loop_of(VARIANT_CP_ASYNC, 2);
  struct gate_facts facts = {
      .loop = &loop,
      .arch = 120,
      .ring = hgemm(*state, "tail2", 120, VARIANT_CP_ASYNC), // 6 of 16
      .added_shared = -1,
  };
  loop.settings.min_overlap = 0.375;
  struct gate_report r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_OVERLAP), OUTCOME_PASS);
  loop.settings.min_overlap = 0.376;
  r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_OVERLAP), OUTCOME_FAIL);
}

static void serialized_wgmma_does_not_overlap(void **state) {
  struct loop_record loop = loop_of(VARIANT_CP_ASYNC, 2);
  struct ptxas_function ptxas = compiled(168, 0);
  ptxas.serialized = true;
  struct gate_facts facts = {
      .loop = &loop,
      .arch = 90,
      .ptxas = &ptxas,
      .ring = hgemm(*state, "head2", 90, VARIANT_CP_ASYNC),
  };
  struct gate_report r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_OVERLAP), OUTCOME_FAIL);
}

// 16 MMA a tile: what stands behind the loop, and what the loop as written says of it.
static void mma_of_main_loop_epilogue_and_original_are_compared(void **state) {
  static const struct {
    long behind;            // of the pipelined loop; -1: unknown
    long tile, tile_behind; // of the loop as written; 0: not compiled
    enum finding outcome;
    bool compare;
    const char *text;
  } rows[] = {
      {16, 0, 0, OUTCOME_PASS, false, "16 HMMA a tile in the main loop, and 16 behind it"},
      {32, 0, 0, OUTCOME_PASS, false, "and 32 behind it"},
      {0, 0, 0, OUTCOME_PASS, false, "and 0 behind it"},
      {-1, 0, 0, OUTCOME_UNKNOWN, false, "cannot be told from others: for a reason"},
      {24, 0, 0, OUTCOME_UNKNOWN, true, "no whole number of tiles, or the kernel's own"},
      {16, 16, 0, OUTCOME_PASS, false, "in the main loop and as written, and 16 behind it"},
      {24, 16, 8, OUTCOME_PASS, false, "24 behind it, of which the kernel as written has 8"},
      {24, 16, 0, OUTCOME_FAIL, false, "24 behind it, where the kernel as written has 0"},
      {24, 16, -1, OUTCOME_UNKNOWN, false, "no whole number of tiles, or the kernel's own"},
      {-1, 16, 0, OUTCOME_PASS, false, "16 HMMA a tile, as written"},
      {16, 12, 0, OUTCOME_FAIL, false, "16 HMMA a tile, and 12 HMMA in the loop as written"},
      {-1, 12, 0, OUTCOME_FAIL, false, "16 HMMA a tile, and 12 HMMA in the loop as written"},
  };
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    struct loop_record loop = loop_of(VARIANT_CP_ASYNC, 2);
    struct ring ring = *hgemm(*state, "head2", 86, VARIANT_CP_ASYNC);
    struct ring written = *hgemm(*state, "plain", 86, VARIANT_AUTO);
    struct baseline baseline = {.registers = 72, .ring = &written};
    ring.behind = rows[i].behind;
    ring.behind_unknown = rows[i].behind < 0 ? "for a reason" : NULL;
    written.total = written.per_tile = rows[i].tile;
    written.behind = rows[i].tile_behind;
    written.behind_unknown = rows[i].tile_behind < 0 ? "for a reason" : NULL;
    struct gate_facts facts = {.loop = &loop,
                               .arch = 86,
                               .ring = &ring,
                               .added_shared = -1,
                               .baseline = rows[i].tile ? &baseline : NULL};
    struct gate_report r = gates_judge(*state, &facts);
    has(r.gates[GATE_MMA_COUNT].text, rows[i].text);
    assert_int_equal(outcome(&r, GATE_MMA_COUNT), rows[i].outcome);
    assert_int_equal(r.compare, rows[i].compare);
  }
}

static void without_mma_there_is_nothing_to_count(void **state) {
  struct loop_record loop = loop_of(VARIANT_LDG, 2);
  struct ring ring = *hgemm(*state, "ldg2", 86, VARIANT_LDG);
  struct gate_facts facts = {.loop = &loop, .arch = 86, .ring = &ring, .added_shared = -1};
  ring.work = RING_FMA;
  struct gate_report r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_MMA_COUNT), OUTCOME_PASS);
  ring.unreadable = "it is not there";
  r = gates_judge(*state, &facts);
  assert_int_equal(outcome(&r, GATE_MMA_COUNT), OUTCOME_UNKNOWN);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(good_code_passes_and_is_described),
      cmocka_unit_test(each_schedule_gets_its_verdict),
      cmocka_unit_test(wait_above_all_mma_fails_both),
      cmocka_unit_test(what_does_not_fit_is_no_remedy),
      cmocka_unit_test(barrier_of_the_users_own_is_said),
      cmocka_unit_test(sunk_register_loads_are_a_matter_of_overlap),
      cmocka_unit_test(register_staged_sgemm_is_good_code),
      cmocka_unit_test(unrolled_loops_are_told_to_stay_loops),
      cmocka_unit_test(without_facts_nothing_passes),
      cmocka_unit_test(a_ring_that_could_not_be_read_is_unknown),
      cmocka_unit_test(spills_of_either_kind_fail),
      cmocka_unit_test(cliff_is_where_a_block_is_lost),
      cmocka_unit_test(limits_can_be_told),
      cmocka_unit_test(a_cliff_can_be_told),
      cmocka_unit_test(cliff_names_what_fits),
      cmocka_unit_test(remedies_can_be_followed),
      cmocka_unit_test(cliff_without_the_size_of_a_stage),
      cmocka_unit_test(dynamic_shared_memory_counts),
      cmocka_unit_test(more_static_memory_than_ptxas_takes_fails),
      cmocka_unit_test(min_overlap_is_inclusive),
      cmocka_unit_test(serialized_wgmma_does_not_overlap),
      cmocka_unit_test(mma_of_main_loop_epilogue_and_original_are_compared),
      cmocka_unit_test(without_mma_there_is_nothing_to_count),
  };
  return cmocka_run_group_tests_name("gates", tests, setup, teardown);
}
