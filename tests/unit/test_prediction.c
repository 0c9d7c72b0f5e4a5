// Predictions as files: what is written is read again, and what is no prediction is refused.
#include "simulate/prediction.h"

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

static struct prediction example(void) {
  struct prediction p = {.kernel = "app::\"k\"<64>",
                         .symbol = "_Z1k",
                         .arch = 90,
                         .grid = {128, 512, 1},
                         .block = {32, 8, 1},
                         .dynamic_shared = 4096,
                         .blocks = 65536,
                         .simulated = 12,
                         .iterations = {512, true, NULL}};
  p.launch[QUANTITY_LOAD_ACCESSES] = (struct quantity){137438953472, true, "32 lanes"};
  p.launch[QUANTITY_SHARED_LOADS_PTX] = (struct quantity){9007199254740991, true, NULL};
  p.launch[QUANTITY_LOAD_REQUESTS] = (struct quantity){128, true, NULL};
  p.launch[QUANTITY_LOAD_SECTORS] = (struct quantity){320, true, NULL};
  p.iteration[QUANTITY_BARRIERS] = (struct quantity){2, true, NULL};
  p.iteration[QUANTITY_MMA] = (struct quantity){0, false, "no tensor cores"};
  return p;
}

static void same_quantity(struct quantity x, struct quantity y) {
  assert_int_equal(x.known, y.known);
  assert_true(x.value == y.value);
  assert_int_equal(x.why != NULL, y.why != NULL);
  if (x.why)
    assert_string_equal(x.why, y.why);
}

static void reads_what_it_wrote(void **state) {
  struct predictions out = {0}, in = {0};
  struct diag *d = diag_new(*state);
  struct prediction p = example();
  prediction_complete(&p);
  *GROW((struct arena *)*state, out) = p;
  p.symbol = NULL;
  p.iterations.known = false;
  p.iterations.value = 0;
  *GROW((struct arena *)*state, out) = p;
  assert_true(prediction_read(*state, prediction_write(*state, &out), "p.json", &in, d));
  assert_int_equal(in.count, 2);
  for (size_t k = 0; k < 2; ++k) {
    const struct prediction *x = &out.at[k], *y = &in.at[k];
    assert_string_equal(x->kernel, y->kernel);
    assert_int_equal(x->symbol != NULL, y->symbol != NULL);
    assert_int_equal(x->arch, y->arch);
    assert_memory_equal(x->grid, y->grid, sizeof x->grid);
    assert_memory_equal(x->block, y->block, sizeof x->block);
    assert_int_equal(x->dynamic_shared, y->dynamic_shared);
    assert_true(x->blocks == y->blocks && x->simulated == y->simulated);
    same_quantity(x->iterations, y->iterations);
    for (int i = 0; i < QUANTITY_COUNT; ++i) {
      same_quantity(x->launch[i], y->launch[i]);
      same_quantity(x->iteration[i], y->iteration[i]);
    }
  }
}

static void completes_what_follows(void **state) {
  struct prediction p = example();
  (void)state;
  p.launch[QUANTITY_TIME].why = "said before";
  prediction_complete(&p);
  assert_true(p.launch[QUANTITY_LOAD_SECTORS_PER_REQUEST].known);
  assert_true(p.launch[QUANTITY_LOAD_SECTORS_PER_REQUEST].value == 2.5);
  assert_false(p.launch[QUANTITY_STORE_SECTORS_PER_REQUEST].known);
  assert_string_equal(p.launch[QUANTITY_TIME].why, "said before");
  assert_non_null(p.launch[QUANTITY_L2_SECTORS].why);
  assert_false(p.launch[QUANTITY_L2_SECTORS].known);
}

// A file of one prediction with `from` replaced.
static struct str changed(struct arena *a, const char *from, const char *to) {
  struct predictions out = {0};
  *GROW(a, out) = example();
  struct str text = prediction_write(a, &out);
  size_t at = str_find(text, str_of(from), 0);
  assert_true(at < text.n);
  return str_of(arena_printf(a, "%.*s%s%s", (int)at, text.p, to, text.p + at + strlen(from)));
}

static void refuses(struct arena *a, struct str text, const char *message) {
  struct predictions in = {0};
  struct diag *d = diag_new(a);
  assert_false(prediction_read(a, text, "p.json", &in, d));
  assert_int_equal(d->errors, 1);
  assert_string_equal(d->messages.at[0].place.file, "p.json");
  assert_string_equal(d->messages.at[0].text, message);
}

static void refuses_other_files(void **state) {
  struct arena *a = *state;
  refuses(a, STR(""), "is no file of predictions: it is not JSON");
  refuses(a, STR("\"ID\",\"Kernel Name\"\n"), "is no file of predictions: it is not JSON");
  refuses(a, STR("[1]"), "is no file of predictions");
  refuses(a, STR("{\"format\": 1, \"results\": []}"), "is no file of predictions");
  refuses(a, changed(a, "\"format\":\t1", "\"format\":\t2"),
          "a prediction of format 2; this dbuf reads format 1");
  refuses(a, changed(a, "[128, 512, 1]", "[128, 512]"),
          "broken prediction: \"grid\" is not a list of three numbers");
  refuses(a, changed(a, "[128, 512, 1]", "[128, 512, 1.5]"),
          "broken prediction: \"grid\" is not a whole number in its range");
  refuses(a, changed(a, "137438953472", "-1"),
          "broken prediction: \"global_load_accesses\" is not a number of 0 or more");
  refuses(a, changed(a, "137438953472", "1e999"),
          "broken prediction: \"global_load_accesses\" is not a number of 0 or more");
  refuses(a, changed(a, "\"32 lanes\"", "32"), "broken prediction: \"why\" is not text");
  refuses(a, changed(a, "\"kernel\"", "\"kernels\""), "broken prediction: \"kernel\" is not text");
  refuses(a, changed(a, "\"simulated\":\t12", "\"simulated\":\t70000"),
          "broken prediction: \"blocks\" is not a whole number in its range");
}

static void tells_the_line(void **state) {
  struct predictions in = {0};
  struct diag *d = diag_new(*state);
  assert_false(prediction_read(*state, STR("{\n\"dbuf\":\n\"prediction\" ?\n}\n"), "p", &in, d));
  assert_int_equal(d->messages.at[0].place.line, 3);
}

// A later dbuf may add members, an earlier one may lack some.
static void takes_files_of_other_versions(void **state) {
  struct predictions in = {0};
  struct diag *d = diag_new(*state);
  struct str text = changed(*state, "\"mma\"", "\"new\"");
  assert_true(prediction_read(*state, text, "p.json", &in, d));
  assert_false(in.at[0].launch[QUANTITY_MMA].known);
  assert_true(in.at[0].launch[QUANTITY_LOAD_REQUESTS].known);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(reads_what_it_wrote, setup, teardown),
      cmocka_unit_test(completes_what_follows),
      cmocka_unit_test_setup_teardown(refuses_other_files, setup, teardown),
      cmocka_unit_test_setup_teardown(tells_the_line, setup, teardown),
      cmocka_unit_test_setup_teardown(takes_files_of_other_versions, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
