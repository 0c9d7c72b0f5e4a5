// Nsight Compute's CSV in all its forms. Figures of the H200 are those its own table of results has
// (facts of that run, not of this reader).
#include "inspect/ncu.h"
#include "listing.h"

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

static struct ncu_table table_of(struct arena *a, struct str text, struct diag *d) {
  struct ncu_table t = {0};
  ncu_read(a, text, "m.csv", &t, d);
  return t;
}

// A text without errors and warnings.
static struct ncu_table clean(struct arena *a, const char *text) {
  struct diag *d = diag_new(a);
  struct ncu_table t = table_of(a, str_of(text), d);
  assert_int_equal(d->messages.count, 0);
  return t;
}

static const struct ncu_kernel *named(const struct ncu_table *t, const char *name) {
  for (size_t i = 0; i < t->kernels.count; ++i)
    if (strcmp(t->kernels.at[i].symbol.name, name) == 0)
      return &t->kernels.at[i];
  fail_msg("no kernel %s", name);
  return NULL;
}

static void figure_is(const struct ncu_kernel *k, enum ncu_id id, double expected) {
  assert_true(k->figures[id].known);
  assert_true(k->figures[id].value == expected);
}

static void check_h200(const struct ncu_table *t) {
  assert_int_equal(t->kernels.count, 4);
  const struct ncu_kernel *v0 = named(t, "_Z2v0PKfS0_Pfiii"), *v1 = named(t, "_Z2v1PKfS0_Pfiii");
  figure_is(v0, NCU_LOAD_REQUESTS, 4294967296);
  figure_is(v1, NCU_LOAD_REQUESTS, 536870912);
  figure_is(v0, NCU_LOAD_SECTORS, 10737418240);
  figure_is(v1, NCU_LOAD_SECTORS, 1342177280);
  figure_is(v0, NCU_SHARED_LOADS, 0);
  figure_is(v1, NCU_SHARED_LOADS, 2684354560);
  figure_is(v1, NCU_SHARED_STORES, 536870912);
  figure_is(v0, NCU_L1_HIT_RATE, 87.55);
  figure_is(v0, NCU_REGISTERS, 32);
  figure_is(v1, NCU_STATIC_SHARED, 1280);
  figure_is(v1, NCU_FMA, 68719476736);
  assert_false(v0->figures[NCU_STORE_REQUESTS].known);
  assert_int_equal(v0->grid[0], 128);
  assert_int_equal(v0->grid[1], 512);
  assert_int_equal(v0->block[0], 32);
  assert_int_equal(v0->block[2], 1);
  assert_string_equal(v0->cc, "9.0");
  assert_int_equal(v0->launches, 1);
  assert_false(t->percent_of_peak);
  // On sm_90 the load metrics count asynchronous copies: v1_async has as many requests as v1.
  const struct ncu_kernel *copies = named(t, "_Z8v1_asyncPKfS0_Pfiii");
  figure_is(copies, NCU_ASYNC_REQUESTS, 536870912);
  assert_true(ncu_global_requests(copies).value == 536870912);
  assert_true(ncu_global_sectors(copies).value == 1342177280);
}

static void reads_raw_page_of_h200(void **state) {
  struct diag *d = diag_new(*state);
  struct ncu_table t = table_of(*state, captured(*state, "../ncu/h200_raw.csv"), d);
  assert_int_equal(d->messages.count, 0);
  check_h200(&t);
  const struct ncu_kernel *v1 = named(&t, "_Z2v1PKfS0_Pfiii");
  figure_is(v1, NCU_L2_SECTORS, 1581644835);
  figure_is(v1, NCU_DRAM_READ, 14688589824);
  figure_is(v1, NCU_TIME, 19666976);
  figure_is(v1, NCU_SHARED_LOAD_CONFLICTS, 672921);
  assert_string_equal(v1->device, "NVIDIA H200");
}

static void reads_details_page_of_h200(void **state) {
  struct diag *d = diag_new(*state);
  struct ncu_table t = table_of(*state, captured(*state, "../ncu/h200_details.csv"), d);
  assert_int_equal(d->messages.count, 0);
  check_h200(&t);
  figure_is(named(&t, "_Z2v1PKfS0_Pfiii"), NCU_L2_SECTORS, 1578205280);
  assert_null(named(&t, "_Z2v1PKfS0_Pfiii")->device);
}

#define RAW_HEAD "\"ID\",\"Kernel Name\",\"Block Size\",\"Grid Size\","

static void scales_units(void **state) {
  struct ncu_table t =
      clean(*state, RAW_HEAD
            "\"dram__bytes_read.sum\",\"dram__bytes_write.sum\","
            "\"gpu__time_duration.sum\",\"launch__shared_mem_per_block_static\"\n"
            "\"\",\"\",\"\",\"\",\"Gbyte\",\"Mbyte\",\"msecond\",\"Kbyte/block\"\n"
            "\"0\",\"k\",\"(32, 1, 1)\",\"(1, 1, 1)\",\"18.5\",\"2\",\"1.25\",\"4.224\"\n");
  figure_is(&t.kernels.at[0], NCU_DRAM_READ, 18.5e9);
  figure_is(&t.kernels.at[0], NCU_DRAM_WRITTEN, 2e6);
  figure_is(&t.kernels.at[0], NCU_TIME, 1.25e6);
  figure_is(&t.kernels.at[0], NCU_STATIC_SHARED, 4224);
  static const struct {
    const char *unit;
    double nanoseconds;
  } times[] = {{"ns", 1},   {"nsecond", 1},  {"us", 1e3}, {"usecond", 1e3},
               {"ms", 1e6}, {"second", 1e9}, {"s", 1e9},  {"msecond", 1e6}};
  for (size_t i = 0; i < sizeof times / sizeof times[0]; ++i) {
    t = clean(*state, arena_printf(*state,
                                   "\"ID\",\"Kernel Name\",\"Metric Name\",\"Metric Unit\","
                                   "\"Metric Value\"\n\"0\",\"k\",\"Duration\",\"%s\",\"3\"\n",
                                   times[i].unit));
    figure_is(&t.kernels.at[0], NCU_TIME, 3 * times[i].nanoseconds);
  }
}

static void does_without_units_row(void **state) {
  struct ncu_table t =
      clean(*state, RAW_HEAD "\"dram__bytes_read.sum\"\n"
                             "\"0\",\"k\",\"(32, 1, 1)\",\"(4096, 1, 1)\",\"7\"\n");
  figure_is(&t.kernels.at[0], NCU_DRAM_READ, 7);
  assert_int_equal(t.kernels.at[0].grid[0], 4096);
  assert_false(t.kernels.at[0].figures[NCU_TIME].known);
}

// The same three numbers as written in four countries.
static void reads_separators_of_any_country(void **state) {
  static const char *const rows[] = {"\"1,215,000,000.00\",\"87.55\",\"21,767\"",
                                     "\"1.215.000.000,00\",\"87,55\",\"21.767\"",
                                     "\"1 215 000 000,00\",\"87,55\",\"21 767\"",
                                     "\"1\xe2\x80\xaf"
                                     "215\xe2\x80\xaf"
                                     "000\xe2\x80\xaf"
                                     "000\",\"87,55\",\"21\xc2\xa0"
                                     "767\""};
  for (size_t i = 0; i < sizeof rows / sizeof rows[0]; ++i) {
    struct ncu_table t = clean(
        *state, arena_printf(*state,
                             RAW_HEAD "\"dram__bytes_read.sum\",\"l1tex__t_sector_hit_rate.pct\","
                                      "\"gpu__time_duration.sum\"\n"
                                      "\"\",\"\",\"\",\"\",\"byte\",\"%%\",\"ns\"\n"
                                      "\"0\",\"k\",\"(32, 1, 1)\",\"(1, 1, 1)\",%s\n",
                             rows[i]));
    figure_is(&t.kernels.at[0], NCU_DRAM_READ, 1215000000);
    figure_is(&t.kernels.at[0], NCU_L1_HIT_RATE, 87.55);
    figure_is(&t.kernels.at[0], NCU_TIME, 21767);
  }
}

static void reads_byte_order_mark_and_carriage_returns(void **state) {
  struct ncu_table t =
      clean(*state, "\xef\xbb\xbf" RAW_HEAD "\"smsp__inst_executed_op_shared_ld.sum\"\r\n"
                    "\"\",\"\",\"\",\"\",\"inst\"\r\n"
                    "\"0\",\"k\",\"(32, 1, 1)\",\"(1, 1, 1)\",\"12\"\r\n");
  figure_is(&t.kernels.at[0], NCU_SHARED_LOADS, 12);
}

static void reads_files_that_lost_their_quotes(void **state) {
  struct ncu_table t =
      clean(*state, "ID;Kernel Name;dram__bytes_read.sum;l1tex__t_sector_hit_rate.pct\r\n"
                    ";;byte;%\r\n"
                    "0;k;12;1,5\r\n");
  figure_is(&t.kernels.at[0], NCU_DRAM_READ, 12);
  figure_is(&t.kernels.at[0], NCU_L1_HIT_RATE, 1.5);
}

static void passes_over_other_output(void **state) {
  struct ncu_table t = clean(*state, "\"a line of the program's own, with a quote\n"
                                     "==PROF== Connected to process 1 (/x)\n"
                                     "ID card\n"
                                     "\"ID\",\"Kernel Name\",\"dram__bytes_read.sum\"\n"
                                     "\"\",\"\",\"Kbyte\"\n"
                                     "done, 1, 2\n"
                                     "\"0\",\"k\",\"1\"\n"
                                     "\"unbalanced, 3\n"
                                     "\"1\",\"l\",\"2\"\n"
                                     "==PROF== Disconnected from process 1\n");
  assert_int_equal(t.kernels.count, 2);
  figure_is(&t.kernels.at[0], NCU_DRAM_READ, 1000);
  figure_is(named(&t, "l"), NCU_DRAM_READ, 2000);
}

static void reads_quoted_names(void **state) {
  struct ncu_table t =
      clean(*state, "\"ID\",\"Kernel Name\",\"dram__bytes_read.sum\"\n"
                    "\"0\",\"void app::k<(int)64, (bool)1>(const float *, int)\",\"1\"\n"
                    "\"1\",\"k \"\"two\"\"\nlines\",\"2\"\n");
  assert_string_equal(t.kernels.at[0].symbol.plain, "app::k<64, true>");
  figure_is(named(&t, "k \"two\"\nlines"), NCU_DRAM_READ, 2);
}

static void takes_median_of_launches(void **state) {
  struct ncu_table t = clean(*state, RAW_HEAD "\"gpu__time_duration.sum\"\n"
                                              "\"\",\"\",\"\",\"\",\"ns\"\n"
                                              "\"0\",\"k\",\"(32, 1, 1)\",\"(1, 1, 1)\",\"900\"\n"
                                              "\"1\",\"l\",\"(32, 1, 1)\",\"(1, 1, 1)\",\"5\"\n"
                                              "\"2\",\"k\",\"(32, 1, 1)\",\"(1, 1, 1)\",\"100\"\n"
                                              "\"3\",\"k\",\"(32, 1, 1)\",\"(1, 1, 1)\",\"n/a\"\n"
                                              "\"4\",\"k\",\"(32, 1, 1)\",\"(1, 1, 1)\",\"110\"\n"
                                              "\"5\",\"l\",\"(32, 1, 1)\",\"(1, 1, 1)\",\"7\"\n"
                                              "\"6\",\"k\",\"(64, 1, 1)\",\"(1, 1, 1)\",\"1\"\n");
  assert_int_equal(t.kernels.count, 3);
  figure_is(&t.kernels.at[0], NCU_TIME, 110);
  assert_int_equal(t.kernels.at[0].launches, 4);
  figure_is(&t.kernels.at[1], NCU_TIME, 5); // the lower of two
  figure_is(&t.kernels.at[2], NCU_TIME, 1); // another block size
}

static void adds_copies_where_load_metrics_lack_them(void **state) {
  struct ncu_kernel k = {0};
  k.figures[NCU_LOAD_REQUESTS] = (struct ncu_figure){100, true};
  k.figures[NCU_LOAD_SECTORS] = (struct ncu_figure){400, true};
  k.figures[NCU_LOAD_INSTRUCTIONS] = (struct ncu_figure){100, true};
  k.figures[NCU_ASYNC_REQUESTS] = (struct ncu_figure){50, true};
  k.figures[NCU_ASYNC_SECTORS] = (struct ncu_figure){800, true};
  assert_true(ncu_global_requests(&k).value == 150);
  assert_true(ncu_global_sectors(&k).value == 1200);
  k.figures[NCU_LOAD_REQUESTS].value = 150; // more than load instructions: they are in it
  assert_true(ncu_global_requests(&k).value == 150);
  assert_true(ncu_global_sectors(&k).value == 400);
  (void)state;
}

static void prefers_the_metric_to_its_substitutes(void **state) {
  struct ncu_table t = clean(
      *state, "\"ID\",\"Kernel Name\",\"gpu__time_duration.avg\",\"gpu__time_duration.max\","
              "\"gpu__time_duration.sum\",\"sm__throughput.avg.pct_of_peak_sustained_elapsed\"\n"
              "\"0\",\"k\",\"1\",\"2\",\"3\",\"50\"\n");
  figure_is(&t.kernels.at[0], NCU_TIME, 3);
  assert_true(t.percent_of_peak);
}

static void says_what_is_no_table(void **state) {
  static const struct {
    const char *text, *message;
    unsigned line;
  } cases[] = {
      {"\xff\xfeI", "is UTF-16 text", 0},
      {"nothing\n", "holds no table of Nsight Compute", 0},
      {"", "holds no table of Nsight Compute", 0},
      {"\"ID\",\"Kernel Name\",\"x\"\n", "no kernel was profiled", 0},
      {"a\n==ERROR== ERR_NVGPUCTRPERM\n", "Nsight Compute failed: ==ERROR== ERR_NVGPUCTRPERM", 2},
      {"\"Kernel Name\",\"k\"\n\"Address\",\"Source\"\n", "this is a source page of Nsight Compute",
       1},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
    struct diag *d = diag_new(*state);
    struct ncu_table t = {0};
    assert_false(ncu_read(*state, str_of(cases[i].text), "m.csv", &t, d));
    assert_int_equal(d->errors, 1);
    assert_string_equal(d->messages.at[0].text, cases[i].message);
    assert_int_equal(d->messages.at[0].place.line, cases[i].line);
  }
}

static void warns_of_values_it_cannot_read(void **state) {
  struct diag *d = diag_new(*state);
  struct ncu_table t = table_of(*state,
                                STR("\"ID\",\"Kernel Name\",\"dram__bytes_read.sum\"\n"
                                    "\"\",\"\",\"furlong9\"\n"
                                    "\"0\",\"k\",\"12\"\n"),
                                d);
  assert_false(t.kernels.at[0].figures[NCU_DRAM_READ].known);
  assert_int_equal(d->messages.count, 1);
  assert_int_equal(d->errors, 0);
  assert_string_equal(d->messages.at[0].text, "device memory read: '12 furlong9' cannot be read");
  assert_int_equal(d->messages.at[0].place.line, 3);
  assert_int_equal(d->messages.at[0].place.column, 9);
}

static void prints_the_command(void **state) {
  const char *const kernels[] = {"v0", "v1", NULL};
  const char *all = ncu_command(*state, 0, kernels, "m.csv", "./prog");
  assert_non_null(strstr(all, "--kernel-name 'regex:^(v0|v1)$' "));
  assert_non_null(strstr(all, "--print-units base --print-kernel-base mangled"));
  assert_non_null(strstr(all, "op_ldgsts.sum"));
  assert_null(strstr(all, "|Duration"));
  assert_true(str_ends(str_of(all), " --log-file m.csv ./prog"));
  const char *turing = ncu_command(*state, 75, NULL, "m.csv", "./prog");
  assert_null(strstr(turing, "ldgsts"));
  assert_null(strstr(turing, "--kernel-name"));
  assert_true(ncu_metric(NCU_TIME).n == strlen("gpu__time_duration.sum"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(reads_raw_page_of_h200, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_details_page_of_h200, setup, teardown),
      cmocka_unit_test_setup_teardown(scales_units, setup, teardown),
      cmocka_unit_test_setup_teardown(does_without_units_row, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_separators_of_any_country, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_byte_order_mark_and_carriage_returns, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_files_that_lost_their_quotes, setup, teardown),
      cmocka_unit_test_setup_teardown(passes_over_other_output, setup, teardown),
      cmocka_unit_test_setup_teardown(reads_quoted_names, setup, teardown),
      cmocka_unit_test_setup_teardown(takes_median_of_launches, setup, teardown),
      cmocka_unit_test_setup_teardown(adds_copies_where_load_metrics_lack_them, setup, teardown),
      cmocka_unit_test_setup_teardown(prefers_the_metric_to_its_substitutes, setup, teardown),
      cmocka_unit_test_setup_teardown(says_what_is_no_table, setup, teardown),
      cmocka_unit_test_setup_teardown(warns_of_values_it_cannot_read, setup, teardown),
      cmocka_unit_test_setup_teardown(prints_the_command, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
