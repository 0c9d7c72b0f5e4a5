// What the hook writes, the wrapper reads.
#include "base/process.h"
#include "command/record.h"
#include "command/session.h"
#include "folder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static int setup(void **state) {
  static char folder[64];
  strcpy(folder, "/tmp/dbuf-test-XXXXXX");
  assert_non_null(mkdtemp(folder));
  *state = folder;
  return 0;
}

static int teardown(void **state) {
  return folder_remove(*state);
}

static struct pass_record example(struct arena *a) {
  struct pass_record r = {.arch = 86, .debug = false, .refused = true, .exit_code = 101};
  r.diag = diag_new(a);
  struct place place = {"dir \"q\"/k.cu", 41, 3, 5, STR("\tfor (;;) // \\ \xe2\x82\xac")};
  struct message *m = diag_add(r.diag, SEVERITY_ERROR, "alias", place, "may alias: %d%%", 100);
  m->remedy = "say independent";
  diag_note(r.diag, m, (struct place){0}, "written here\nand there");
  diag_add(r.diag, SEVERITY_REMARK, NULL, (struct place){0}, "plain");
  struct loop_record l = {.name = "hgemm#2",
                          .function = "hgemm",
                          .kernel = true,
                          .callers = "mul mul_edge",
                          .place = place,
                          .last_line = 60,
                          .arch = 86,
                          .pipelined = true,
                          .why_not = NULL,
                          .variant = VARIANT_CP_ASYNC,
                          .stages = 3,
                          .candidate = 1,
                          .candidates = 4,
                          .last = true,
                          .tiles_only = true,
                          .copy_bytes = 16,
                          .beside = true,
                          .added = 8192,
                          .launched = true,
                          .no_async = true,
                          .no_ldg = true,
                          .no_single = true,
                          .threads = "BM * 2",
                          .dynamic = "16384",
                          .ratio = 21.25};
  l.settings = (struct settings){.variant = VARIANT_AUTO,
                                 .stages = 0,
                                 .on_refuse = LEVEL_WARN,
                                 .gates = {LEVEL_OFF, LEVEL_WARN, LEVEL_ERROR, LEVEL_WARN},
                                 .min_overlap = 0.1,
                                 .min_blocks_per_sm = 3,
                                 .baseline = true,
                                 .candidates = "ldg,off",
                                 .promises = true,
                                 .rule_ratio = true,
                                 .cp_async_below = 5.5,
                                 .no_gain_above = 1e6};
  *GROW(a, r.loops) = l;
  l.pipelined = false;
  l.why_not = "variant off";
  l.reason = "alias";
  l.remedy = "on";
  l.threads = NULL;
  *GROW(a, r.loops) = l;
  return r;
}

static void test_all_members_come_back(void **state) {
  struct arena *a = arena_new();
  struct pass_record r = example(a);
  struct diag *d = diag_new(a);
  assert_true(record_write(*state, &r));
  struct records all = record_read_all(a, *state, d);
  assert_int_equal(d->messages.count, 0);
  assert_int_equal(all.count, 1);
  const struct pass_record *b = all.at[0];
  assert_int_equal(b->arch, 86);
  assert_true(!b->debug && b->refused);
  assert_int_equal(b->exit_code, 101);
  assert_int_equal(b->loops.count, 2);
  const struct loop_record *x = &r.loops.at[0], *y = &b->loops.at[0];
  assert_string_equal(y->name, x->name);
  assert_string_equal(y->function, x->function);
  assert_true(y->kernel && y->pipelined && !y->why_not);
  assert_string_equal(y->callers, x->callers);
  assert_string_equal(y->place.file, x->place.file);
  assert_int_equal(y->place.line, 41);
  assert_int_equal(y->place.column, 3);
  assert_int_equal(y->place.width, 5);
  assert_true(str_equal(y->place.source, x->place.source));
  assert_int_equal(y->last_line, 60);
  assert_int_equal(y->arch, 86);
  assert_int_equal(y->variant, VARIANT_CP_ASYNC);
  assert_int_equal(y->stages, 3);
  assert_int_equal(y->candidate, 1);
  assert_int_equal(y->candidates, 4);
  assert_true(y->last);
  assert_true(y->tiles_only);
  assert_int_equal(y->copy_bytes, 16);
  assert_int_equal(y->added, 8192);
  assert_true(y->beside && y->launched && y->no_single && y->no_async && y->no_ldg);
  assert_string_equal(y->threads, "BM * 2");
  assert_string_equal(y->dynamic, "16384");
  assert_true(y->ratio == 21.25);
  const struct settings *s = &x->settings, *t = &y->settings;
  assert_int_equal(t->on_refuse, LEVEL_WARN);
  assert_memory_equal(t->gates, s->gates, sizeof s->gates);
  assert_true(t->min_overlap == 0.1 && t->cp_async_below == 5.5 && t->no_gain_above == 1e6);
  assert_int_equal(t->min_blocks_per_sm, 3);
  assert_string_equal(t->candidates, "ldg,off");
  assert_true(t->baseline && t->promises && t->rule_ratio);
  assert_string_equal(b->loops.at[1].why_not, "variant off");
  assert_string_equal(b->loops.at[1].reason, "alias");
  assert_string_equal(b->loops.at[1].remedy, "on");
  assert_null(y->remedy);
  assert_null(b->loops.at[1].threads);
  assert_false(b->loops.at[1].pipelined);
  assert_int_equal(b->diag->messages.count, 2);
  assert_int_equal(b->diag->errors, 1);
  assert_true(message_equal(&b->diag->messages.at[0], &r.diag->messages.at[0]));
  assert_true(message_equal(&b->diag->messages.at[1], &r.diag->messages.at[1]));
  arena_free(a);
}

static void test_every_pass_has_a_file(void **state) {
  struct arena *a = arena_new();
  struct pass_record r = {.diag = diag_new(a)};
  for (int i = 0; i < 5; ++i) {
    r.arch = 80 + i;
    assert_true(record_write(*state, &r));
  }
  struct records all = record_read_all(a, *state, r.diag);
  assert_int_equal(all.count, 5);
  for (int i = 0; i < 5; ++i)
    assert_int_equal(all.at[i]->arch, 80 + i); // in the order they were written
  arena_free(a);
}

static void test_a_file_has_the_name_that_came_first(void **state) {
  struct arena *a = arena_new();
  const char *relative = arena_printf(a, "%s/k.cu", (char *)*state);
  const char *longer = arena_printf(a, "%s/./k.cu", (char *)*state);
  assert_true(process_write_file(a, relative, str_of("k")));
  assert_true(process_write_file(a, arena_printf(a, "%s/l.cu", (char *)*state), str_of("k")));
  const char *const names[] = {"nowhere.cu", relative, longer,
                               arena_printf(a, "%s/l.cu", (char *)*state), "./nowhere.cu"};
  for (size_t i = 0; i < 5; ++i) {
    struct pass_record r = example(a);
    r.loops.at[0].place.file = names[i];
    r.diag->messages.at[0].place.file = names[i];
    assert_true(record_write(*state, &r));
  }
  struct records all = record_read_all(a, *state, diag_new(a));
  assert_int_equal(all.count, 5);
  for (size_t i = 0; i < 5; ++i) {
    const char *expected = names[i == 2 ? 1 : i];
    assert_string_equal(all.at[i]->loops.at[0].place.file, expected);
    assert_string_equal(all.at[i]->diag->messages.at[0].place.file, expected);
  }
  arena_free(a);
}

static void test_what_is_no_record_is_an_error(void **state) {
  struct arena *a = arena_new();
  struct diag *d = diag_new(a);
  struct pass_record r = example(a);
  assert_true(record_write(*state, &r));
  static const char cut[] = "{\"format\":1,\"arch\":86,\"debug\":fal";
  assert_true(
      process_write_file(a, arena_printf(a, "%s/record-1.json", (char *)*state), str_of(cut)));
  assert_true(process_write_file(a, arena_printf(a, "%s/other.json", (char *)*state), str_of(cut)));
  struct records all = record_read_all(a, *state, d);
  assert_int_equal(all.count, 1);
  assert_int_equal(d->errors, 1);
  static const char whole[] = "{\"format\":1,\"arch\":86,\"debug\":false,\"refused\":false,"
                              "\"exit_code\":0,\"loops\":[],\"messages\":[]}";
  char *other = arena_strdup(a, whole);
  other[10] = '2'; // another format
  assert_non_null(record_parse(a, str_of(whole)));
  const char *const bad[] = {"", "null", "[]", "{}", "{\"format\":1}", other};
  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; ++i)
    assert_null(record_parse(a, str_of(bad[i])));
  arena_free(a);
}

static void test_no_folder(void **state) {
  (void)state;
  struct arena *a = arena_new();
  struct diag *d = diag_new(a);
  struct pass_record r = {.diag = d};
  assert_false(record_write("/nonexistent/folder", &r));
  record_read_all(a, "/nonexistent/folder", d);
  assert_int_equal(d->errors, 1);
  arena_free(a);
}

static void test_session(void **state) {
  struct arena *a = arena_new();
  const char *const sets[] = {"pipeline.variant=ldg", "a=b=c", NULL};
  struct session in = {.sources = {"k.cu", "my dbuf.ini", sets, NULL}, .no_fmad = true}, out;
  *GROW(a, in.candidates) = (struct candidate){"sgemm", 86, 2, false};
  *GROW(a, in.candidates) = (struct candidate){"sgemm", 90, 1, false};
  assert_false(session_read(a, *state, &out)); // nothing there yet
  assert_true(session_write(a, *state, &in));
  assert_true(session_read(a, *state, &out));
  assert_string_equal(out.sources.config_option, "my dbuf.ini");
  assert_string_equal(out.sources.source, "k.cu");
  assert_string_equal(out.sources.sets[0], sets[0]);
  assert_string_equal(out.sources.sets[1], sets[1]);
  assert_null(out.sources.sets[2]);
  assert_null(out.sources.forces[0]);
  assert_true(out.no_fmad);
  assert_false(session_is_unwatched(a, *state) || session_has_met(a, *state));
  assert_true(session_unwatched_begin(a, *state) && session_is_unwatched(a, *state));
  assert_false(session_has_met(a, *state));
  assert_true(session_pragma_met(a, *state) && session_has_met(a, *state));
  assert_int_equal(candidate_index(&out.candidates, "sgemm", 86), 2);
  assert_int_equal(candidate_index(&out.candidates, "sgemm", 90), 1);
  assert_int_equal(candidate_index(&out.candidates, "sgemm", 80), 0);
  assert_int_equal(candidate_index(&out.candidates, "sgem", 86), 0);
  arena_free(a);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_all_members_come_back, setup, teardown),
      cmocka_unit_test_setup_teardown(test_every_pass_has_a_file, setup, teardown),
      cmocka_unit_test_setup_teardown(test_a_file_has_the_name_that_came_first, setup, teardown),
      cmocka_unit_test_setup_teardown(test_what_is_no_record_is_an_error, setup, teardown),
      cmocka_unit_test(test_no_folder),
      cmocka_unit_test_setup_teardown(test_session, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
