// Where threads that part meet again, and which instructions are loops.
#include "simulate/graph.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

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

static struct graph *graph(const char *body) {
  struct diag *d = diag_new(a);
  const char *text = arena_printf(a,
                                  ".version 8.0\n.target sm_80\n.address_size 64\n.entry k()\n{\n"
                                  ".reg .pred %%p<8>;\n.reg .b32 %%r<8>;\n%s}\n",
                                  body);
  struct ptx_module *m = ptx_read(a, str_of(text), "k.ptx", d);
  assert_non_null(m);
  return graph_of(a, m->functions.at[0]);
}

static void two_ways_meet_behind_both(void **state) {
  (void)state;
  struct graph *g = graph("@%p1 bra A;\n"        // 0
                          "mov.b32 %r1, 1;\n"    // 1
                          "bra B;\n"             // 2
                          "A: mov.b32 %r1, 2;\n" // 3
                          "B: mov.b32 %r2, 3;\n" // 4
                          "ret;\n");             // 5
  assert_int_equal(g->meet[0], 4);
  assert_int_equal(g->meet[2], 4);
  assert_int_equal(g->loops.count, 0);
}

// A thread that returns is not waited for before the end.
static void who_returns_meets_at_the_end(void **state) {
  (void)state;
  struct graph *g = graph("@%p1 bra A;\n"
                          "@%p2 ret;\n"
                          "mov.b32 %r1, 1;\n"
                          "A: ret;\n");
  assert_int_equal(g->meet[0], 4);
  assert_int_equal(g->meet[1], 4);
}

static void who_traps_is_not_waited_for(void **state) {
  (void)state;
  struct graph *g = graph("@%p1 bra A;\n"    // 0
                          "@%p2 bra A;\n"    // 1
                          "trap;\n"          // 2
                          "ret;\n"           // 3
                          "A: bar.sync 0;\n" // 4
                          "ret;\n");         // 5
  assert_int_equal(g->meet[0], 4);
  assert_int_equal(g->meet[1], 4);
}

static void who_can_only_trap_meets_before(void **state) {
  (void)state;
  struct graph *g = graph("@%p1 bra A;\n"     // 0
                          "@%p2 bra T;\n"     // 1
                          "mov.b32 %r1, 0;\n" // 2
                          "T: trap;\n"        // 3
                          "A: bar.sync 0;\n"  // 4
                          "ret;\n");          // 5
  assert_int_equal(g->meet[0], 4);
  assert_int_equal(g->meet[1], 3);
}

static void loops_are_found_inside_each_other(void **state) {
  (void)state;
  struct graph *g = graph("mov.b32 %r1, 0;\n"         // 0
                          "A: mov.b32 %r2, 0;\n"      // 1
                          "B: add.s32 %r2, %r2, 1;\n" // 2
                          "@%p1 bra B;\n"             // 3
                          "add.s32 %r1, %r1, 1;\n"    // 4
                          "@%p2 bra A;\n"             // 5
                          "ret;\n");                  // 6
  assert_int_equal(g->loops.count, 2);
  int inner = g->loop[2], outer = g->loop[4];
  assert_true(inner >= 0 && outer >= 0 && inner != outer);
  assert_int_equal(g->loops.at[inner].head, 2);
  assert_int_equal(g->loops.at[inner].depth, 2);
  assert_int_equal(g->loops.at[inner].outer, outer);
  assert_int_equal(g->loops.at[outer].head, 1);
  assert_int_equal(g->loops.at[outer].depth, 1);
  assert_int_equal(g->loops.at[outer].outer, -1);
  assert_int_equal(g->loop[0], -1);
  assert_int_equal(g->loop[6], -1);
  assert_int_equal(g->meet[3], 4);
  assert_int_equal(g->meet[5], 6);
}

// "continue" makes two back edges of one loop.
static void back_edges_to_one_head_are_one_loop(void **state) {
  (void)state;
  struct graph *g = graph("A: add.s32 %r1, %r1, 1;\n" // 0
                          "@%p1 bra A;\n"             // 1
                          "add.s32 %r2, %r2, 1;\n"    // 2
                          "@%p2 bra A;\n"             // 3
                          "ret;\n");
  assert_int_equal(g->loops.count, 1);
  assert_true(g->loops.at[0].has[2]);
  assert_false(g->loops.at[0].has[4]);
}

static void a_table_leads_to_all_its_targets(void **state) {
  (void)state;
  struct graph *g = graph("T: .branchtargets A, B, C;\n"
                          "brx.idx %r1, T;\n"    // 0
                          "A: mov.b32 %r2, 1;\n" // 1
                          "bra C;\n"             // 2
                          "B: mov.b32 %r2, 2;\n" // 3
                          "C: ret;\n");          // 4
  assert_int_equal(g->meet[0], 4);
  assert_int_equal(g->meet[1], 4);
}

static void endless_loops_meet_nowhere(void **state) {
  (void)state;
  struct graph *g = graph("A: @%p1 bra B;\n"
                          "mov.b32 %r1, 1;\n"
                          "B: bra A;\n");
  assert_int_equal(g->meet[0], 3);
  assert_int_equal(g->loops.count, 1);
}

static void code_that_is_never_reached_is_no_trouble(void **state) {
  (void)state;
  struct graph *g = graph("ret;\n"
                          "A: mov.b32 %r1, 1;\n"
                          "@%p1 bra A;\n"
                          "ret;\n");
  assert_int_equal(g->meet[0], 4);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(two_ways_meet_behind_both),
      cmocka_unit_test(who_returns_meets_at_the_end),
      cmocka_unit_test(who_traps_is_not_waited_for),
      cmocka_unit_test(who_can_only_trap_meets_before),
      cmocka_unit_test(loops_are_found_inside_each_other),
      cmocka_unit_test(back_edges_to_one_head_are_one_loop),
      cmocka_unit_test(a_table_leads_to_all_its_targets),
      cmocka_unit_test(endless_loops_meet_nowhere),
      cmocka_unit_test(code_that_is_never_reached_is_no_trouble),
  };
  return cmocka_run_group_tests_name("graph", tests, set_up, tear_down);
}
