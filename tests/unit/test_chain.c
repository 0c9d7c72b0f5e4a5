// The chain from source to time. The reference case's numbers follow from counting lanes: 65536
// blocks of 8 warps, 512 iterations, v0 128 requests each and v1 16; what was measured is an
// H200's.
#include "report/chain.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

struct pair {
  struct prediction predicted[2];
  struct ncu_kernel measured[2];
  struct chain_side side[2];
};

static void predict(struct prediction *p, enum quantity_id id, double value) {
  p->launch[id] = (struct quantity){value, true, NULL};
}

static void measure(struct ncu_kernel *k, enum ncu_id id, double value) {
  k->figures[id] = (struct ncu_figure){value, true};
}

static int setup(void **state) {
  static const struct prediction launch = {.arch = 90,
                                           .grid = {128, 512, 1},
                                           .block = {32, 8, 1},
                                           .blocks = 65536,
                                           .simulated = 65536,
                                           .iterations = {512, true, NULL}};
  struct arena *a = arena_new();
  struct pair *p = ARENA_NEW(a, struct pair);
  for (int i = 0; i < 2; ++i) {
    p->predicted[i] = launch;
    p->predicted[i].kernel = i ? "v1" : "v0";
    predict(&p->predicted[i], QUANTITY_LOAD_ACCESSES, i ? 10737418240. : 137438953472.);
    predict(&p->predicted[i], QUANTITY_LOAD_REQUESTS, i ? 536870912 : 4294967296.);
    predict(&p->predicted[i], QUANTITY_LOAD_SECTORS, i ? 1342177280 : 10737418240.);
    prediction_complete(&p->predicted[i]);
    struct ncu_kernel *k = &p->measured[i];
    *k = (struct ncu_kernel){.symbol = {"v", "v"}, .file = "m.csv", .cc = "9.0", .launches = 1};
    memcpy(k->grid, launch.grid, sizeof k->grid);
    memcpy(k->block, launch.block, sizeof k->block);
    measure(k, NCU_LOAD_REQUESTS, i ? 536870912 : 4294967296.);
    measure(k, NCU_LOAD_SECTORS, i ? 1342177280 : 10737418240.);
    measure(k, NCU_L1_HIT_RATE, i ? 3.73 : 87.55);
    measure(k, NCU_L2_SECTORS, i ? 1581644835 : 1692314067);
    measure(k, NCU_DRAM_READ, i ? 14688589824. : 18135464960.);
    measure(k, NCU_TIME, i ? 19666976 : 21767776);
    p->side[i] = (struct chain_side){i ? "v1" : "v0", &p->predicted[i], k};
  }
  void **both = arena_array(a, 2, sizeof *both);
  both[0] = a;
  both[1] = p;
  *state = both;
  return 0;
}

static int teardown(void **state) {
  arena_free(((void **)*state)[0]);
  return 0;
}

static struct arena *arena_of(void **state) {
  return ((void **)*state)[0];
}

static struct pair *pair_of(void **state) {
  return ((void **)*state)[1];
}

static const struct chain *chain(void **state) {
  return chain_of(arena_of(state), pair_of(state)->side, 2, 0.05, false);
}

static bool says(const struct chain_lines *lines, const char *part) {
  for (size_t i = 0; i < lines->count; ++i)
    if (strstr(lines->at[i], part))
      return true;
  return false;
}

static void near(double x, double expected) {
  assert_true(fabs(x - expected) < 0.005);
}

static void finds_the_fork_at_l2(void **state) {
  const struct chain *c = chain(state);
  assert_int_equal(c->fork, CHAIN_L2);
  near(c->levels[CHAIN_L2].hypothesis.value, 8);
  near(c->levels[CHAIN_L2].measured_ratio.value, 1.07);
  assert_true(c->levels[CHAIN_L2].carried);
  assert_string_equal(
      c->fork_text, "L2 sectors read: 1.07x measured where 8.00x was carried on from the sectors");
  assert_int_equal(c->levels[CHAIN_SECTOR].ratio_agreement, AGREEMENT_EXACT);
  assert_int_equal(c->levels[CHAIN_WARP].agreement[1], AGREEMENT_EXACT);
  assert_false(c->levels[CHAIN_L1].measured_ratio.known);
  assert_false(c->levels[CHAIN_L1].hypothesis.known);
  assert_int_equal(c->warnings.count, 0);
}

static void reports_the_known_step(void **state) {
  const struct chain *c = chain(state);
  assert_int_equal(c->steps.count, 1);
  assert_int_equal(c->steps.at[0].level, CHAIN_WARP);
  near(c->steps.at[0].from, 12.8);
  near(c->steps.at[0].to, 8);
  assert_non_null(strstr(c->steps.at[0].why, "serves 32 lanes in v0 and 20 in v1"));
}

static void reads_the_figures(void **state) {
  const struct chain *c = chain(state);
  assert_true(says(&c->readings, "a hit rate describes the requests that are left"));
  assert_true(says(&c->readings, "about 99.5 % had been hits in L1"));
  assert_true(says(&c->readings, "unchanged (2.50): the gain is reuse, not coalescing"));
  assert_false(says(&c->readings, "percent of peak"));
  c = chain_of(arena_of(state), pair_of(state)->side, 2, 0.05, true);
  assert_true(says(&c->readings, "percent of peak"));
}

static void accuses_only_many_conflicts(void **state) {
  struct ncu_kernel *v1 = &pair_of(state)->measured[1];
  measure(v1, NCU_SHARED_LOADS, 2684354560);
  measure(v1, NCU_SHARED_STORES, 536870912);
  measure(v1, NCU_SHARED_LOAD_CONFLICTS, 672921);
  measure(v1, NCU_SHARED_STORE_CONFLICTS, 0.06 * 536870912);
  predict(&pair_of(state)->predicted[1], QUANTITY_SHARED_LOAD_CONFLICTS, 0);
  predict(&pair_of(state)->predicted[1], QUANTITY_SHARED_STORE_CONFLICTS, 0);
  const struct chain *c = chain(state);
  assert_true(says(&c->readings, "672,921 bank conflicts in 2,684,354,560 shared loads"));
  assert_true(says(&c->readings, "under 5 %: they accuse nobody"));
  assert_true(says(&c->readings, "shared stores are 6.0 %: look at the layout"));
  for (size_t i = 0; i < c->others.count; ++i)
    if (strcmp(c->others.at[i].key, "shared_load_conflicts") == 0)
      assert_int_equal(c->others.at[i].agreement[1], AGREEMENT_WITHIN);
    else if (strcmp(c->others.at[i].key, "shared_store_conflicts") == 0)
      assert_int_equal(c->others.at[i].agreement[1], AGREEMENT_OFF);
}

static void works_without_predictions(void **state) {
  struct pair *p = pair_of(state);
  p->side[0].predicted = p->side[1].predicted = NULL;
  const struct chain *c = chain(state);
  assert_int_equal(c->fork, CHAIN_L2);
  assert_true(c->origin_measured);
  assert_false(c->levels[CHAIN_WARP].predicted[0].known);
  assert_int_equal(c->levels[CHAIN_SECTOR].ratio_agreement, AGREEMENT_UNKNOWN);
  struct str text = chain_text(arena_of(state), c);
  assert_true(str_find(text, STR("?"), 0) < text.n);
}

static void works_without_measurements(void **state) {
  struct pair *p = pair_of(state);
  p->side[0].measured = p->side[1].measured = NULL;
  const struct chain *c = chain(state);
  assert_int_equal(c->fork, -1);
  assert_int_equal(c->steps.count, 1);
  assert_string_equal(c->fork_text, "nothing below was measured: no fork can be seen");
}

static void finds_no_fork_where_all_follow(void **state) {
  struct ncu_kernel *v1 = &pair_of(state)->measured[1], *v0 = &pair_of(state)->measured[0];
  measure(v1, NCU_L2_SECTORS, v0->figures[NCU_L2_SECTORS].value / 8.3); // 3.75 % more than 8
  measure(v1, NCU_DRAM_READ, v0->figures[NCU_DRAM_READ].value / 8);
  measure(v1, NCU_TIME, v0->figures[NCU_TIME].value / 7.7);
  const struct chain *c = chain(state);
  assert_int_equal(c->fork, -1);
  assert_int_equal(c->levels[CHAIN_L2].ratio_agreement, AGREEMENT_WITHIN);
  c = chain_of(arena_of(state), pair_of(state)->side, 2, 0.03, false);
  assert_int_equal(c->fork, CHAIN_L2);
}

static void finds_the_fork_in_the_prediction(void **state) {
  measure(&pair_of(state)->measured[1], NCU_LOAD_SECTORS, 2 * 1342177280.);
  const struct chain *c = chain(state);
  assert_int_equal(c->fork, CHAIN_SECTOR);
  assert_non_null(strstr(c->fork_text, "the prediction itself is wrong here"));
  assert_int_equal(c->levels[CHAIN_SECTOR].agreement[1], AGREEMENT_OFF);
  near(c->levels[CHAIN_SECTOR].deviation[1], 1);
}

static void says_where_the_fork_may_lie_already(void **state) {
  for (int i = 0; i < 2; ++i)
    pair_of(state)->measured[i].figures[NCU_L2_SECTORS].known = false;
  const struct chain *c = chain(state);
  assert_int_equal(c->fork, CHAIN_DRAM);
  assert_non_null(strstr(c->fork_text, "not measured: L2, it may lie there already"));
  assert_true(says(&c->missing, "lts__t_sectors_op_read.sum"));
}

static void warns_of_more_than_one_difference(void **state) {
  struct pair *p = pair_of(state);
  for (int i = 0; i < 2; ++i)
    measure(&p->measured[i], NCU_ASYNC_INSTRUCTIONS, i ? 536870912 : 0);
  const struct chain *c = chain(state);
  assert_true(says(&c->warnings, "differ in 2: how often memory is asked"));
  assert_true(says(&c->warnings, "asynchronous copies"));
  p->measured[1].block[1] = 16;
  p->predicted[1].iterations.value = 256;
  c = chain(state);
  assert_true(says(&c->warnings, "differ in 4"));
  assert_true(says(&c->warnings, "512 and 256 iterations"));
}

static void warns_of_other_launches(void **state) {
  struct pair *p = pair_of(state);
  p->predicted[0].grid[0] = 64;
  p->predicted[1].arch = 86;
  p->predicted[1].simulated = 12;
  const struct chain *c = chain(state);
  assert_true(says(&c->warnings, "v0 was predicted for 64x512x1 blocks"));
  assert_true(
      says(&c->warnings, "v1 was predicted for sm_86 and measured on compute capability 9.0"));
  assert_true(says(&c->warnings, "v1: predicted from 12 of its 65,536 blocks"));
}

static void tells_of_one_kernel(void **state) {
  const struct chain *c = chain_of(arena_of(state), pair_of(state)->side, 1, 0.05, false);
  assert_int_equal(c->fork, -1);
  assert_null(c->fork_text);
  assert_int_equal(c->levels[CHAIN_WARP].agreement[0], AGREEMENT_EXACT);
  assert_false(c->levels[CHAIN_WARP].measured_ratio.known);
  assert_true(chain_html(arena_of(state), c).n > 0);
}

// Nothing is fetched from anywhere, and names cannot become markup.
static void makes_a_page_of_its_own(void **state) {
  struct pair *p = pair_of(state);
  p->side[0].name = "k<a & b>";
  struct str page = chain_html(arena_of(state), chain(state));
  static const char *const absent[] = {"http", "src=", "<script", "@import", "url(", "k<a"};
  for (size_t i = 0; i < sizeof absent / sizeof absent[0]; ++i)
    assert_int_equal(str_find(page, str_of(absent[i]), 0), page.n);
  assert_true(str_find(page, STR("k&lt;a &amp; b&gt;"), 0) < page.n);
  assert_true(str_find(page, STR("prefers-color-scheme:dark"), 0) < page.n);
  assert_true(str_find(page, STR(">fork</text>"), 0) < page.n);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(finds_the_fork_at_l2, setup, teardown),
      cmocka_unit_test_setup_teardown(reports_the_known_step, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_the_figures, setup, teardown),
      cmocka_unit_test_setup_teardown(accuses_only_many_conflicts, setup, teardown),
      cmocka_unit_test_setup_teardown(works_without_predictions, setup, teardown),
      cmocka_unit_test_setup_teardown(works_without_measurements, setup, teardown),
      cmocka_unit_test_setup_teardown(finds_no_fork_where_all_follow, setup, teardown),
      cmocka_unit_test_setup_teardown(finds_the_fork_in_the_prediction, setup, teardown),
      cmocka_unit_test_setup_teardown(says_where_the_fork_may_lie_already, setup, teardown),
      cmocka_unit_test_setup_teardown(warns_of_more_than_one_difference, setup, teardown),
      cmocka_unit_test_setup_teardown(warns_of_other_launches, setup, teardown),
      cmocka_unit_test_setup_teardown(tells_of_one_kernel, setup, teardown),
      cmocka_unit_test_setup_teardown(makes_a_page_of_its_own, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
