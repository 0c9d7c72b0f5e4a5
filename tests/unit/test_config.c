// Settings: where they come from, which wins, and what is said of bad ones.
#include "base/process.h"
#include "command/config.h"
#include "command/inifile.h"
#include "command/settings.h"
#include "folder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

struct world {
  struct arena *a;
  struct diag *d;
  char folder[64];
};

static int setup(void **state) {
  static struct world w;
  w.a = arena_new();
  w.d = diag_new(w.a);
  strcpy(w.folder, "/tmp/dbuf-test-XXXXXX");
  assert_non_null(mkdtemp(w.folder));
  static const char *const ours[] = {"DBUF_CONFIG",           "DBUF_NVCC",
                                     "DBUF_PIPELINE_VARIANT", "DBUF_PIPELINE_STAGES",
                                     "DBUF_CHECK_SPIL",       "DBUF_OTHER"};
  for (size_t i = 0; i < sizeof ours / sizeof ours[0]; ++i)
    unsetenv(ours[i]);
  *state = &w;
  return 0;
}

static int teardown(void **state) {
  struct world *w = *state;
  assert_int_equal(folder_remove(w->folder), 0);
  arena_free(w->a);
  return 0;
}

static const char *path_in(struct world *w, const char *name) {
  return arena_printf(w->a, "%s/%s", w->folder, name);
}

static struct config *load(struct world *w, const char *ini, const char *const *sets,
                           const char *const *forces) {
  if (ini)
    assert_true(process_write_file(w->a, path_in(w, "dbuf.ini"), str_of(ini)));
  struct config_sources from = {path_in(w, "k.cu"), NULL, sets, forces};
  return config_load(w->a, &from, w->d);
}

static void test_defaults(void **state) {
  struct world *w = *state;
  struct settings s = config_settings(load(w, NULL, NULL, NULL), "k");
  assert_int_equal(w->d->messages.count, 0);
  assert_int_equal(s.variant, VARIANT_AUTO);
  assert_int_equal(s.stages, STAGES_AUTO);
  assert_int_equal(s.on_refuse, LEVEL_ERROR);
  assert_int_equal(s.gates[GATE_SPILL], LEVEL_ERROR);
  assert_int_equal(s.gates[GATE_CLIFF], LEVEL_ERROR);
  assert_int_equal(s.gates[GATE_BARRIER], LEVEL_ERROR);
  assert_int_equal(s.gates[GATE_OVERLAP], LEVEL_WARN);
  assert_true(s.min_overlap == 0.25);
  assert_int_equal(s.min_blocks_per_sm, 2);
  assert_string_equal(s.candidates, "auto");
  assert_false(s.rule_ratio);
  assert_true(s.cp_async_below == 5 && s.no_gain_above == 20);
}

static void test_precedence(void **state) {
  struct world *w = *state;
  const char ini[] = "[pipeline]\nvariant = ldg\nstages = 2\n";
  struct place nowhere = {0};
  struct settings s = config_settings(load(w, ini, NULL, NULL), "k");
  assert_int_equal(s.variant, VARIANT_LDG);
  assert_int_equal(s.stages, 2);
  setenv("DBUF_PIPELINE_STAGES", "3", 1);
  s = config_settings(load(w, ini, NULL, NULL), "k");
  assert_int_equal(s.stages, 3);
  const char *const sets[] = {"pipeline.stages=4", NULL};
  struct config *c = load(w, ini, sets, NULL);
  s = config_settings(c, "k");
  assert_int_equal(s.stages, 4);
  assert_true(config_clause(c, "k", &s, STR("stages"), STR("5"), nowhere, w->d));
  assert_int_equal(s.stages, 5);
  const char *const forces[] = {"pipeline.stages=6", NULL};
  c = load(w, ini, sets, forces);
  s = config_settings(c, "k");
  assert_int_equal(s.stages, 6);
  assert_true(config_clause(c, "k", &s, STR("stages"), STR("5"), nowhere, w->d));
  assert_int_equal(s.stages, 6); // beats the clause too
  assert_true(config_clause(c, "k", &s, STR("variant"), STR("off"), nowhere, w->d));
  assert_int_equal(s.variant, VARIANT_OFF); // but only for its own setting
  assert_int_equal(w->d->messages.count, 0);
}

static void test_auto_is_no_choice(void **state) {
  struct world *w = *state;
  setenv("DBUF_PIPELINE_VARIANT", "auto", 1);
  const char *const sets[] = {"pipeline.variant=auto", NULL};
  struct config *c = load(w, "[pipeline]\nvariant=ldg_single\n", sets, sets);
  struct settings s = config_settings(c, "k");
  assert_int_equal(s.variant, VARIANT_LDG_SINGLE);
  assert_true(config_clause(c, "k", &s, STR("variant"), STR("auto"), (struct place){0}, w->d));
  assert_int_equal(s.variant, VARIANT_LDG_SINGLE);
}

static void test_kernels(void **state) {
  struct world *w = *state;
  struct config *c = load(w,
                          "[kernel wide]\nmatch = sgemm_*<*>\nstages = 3\n"
                          "[kernel sgemm_small]\nstages = 4\nspill = warn\n"
                          "[kernel \"sgemm_small#2\"]\nstages = 5\n"
                          "[pipeline]\nstages = 2\n",
                          NULL, NULL);
  assert_int_equal(w->d->messages.count, 0);
  assert_int_equal(config_settings(c, "other").stages, 2);
  assert_int_equal(config_settings(c, "sgemm").stages, 2);
  assert_int_equal(config_settings(c, "wide").stages,
                   2); // its name is no function's, it has a pattern
  assert_int_equal(config_settings(c, "sgemm_big").stages, 3);
  assert_int_equal(config_settings(c, "sgemm_big#2").stages, 3);
  assert_int_equal(config_settings(c, "sgemm_small").stages, 4);
  assert_int_equal(config_settings(c, "sgemm_small#2").stages, 5);
  assert_int_equal(config_settings(c, "sgemm_small#3").stages, 4);
  assert_int_equal(config_settings(c, "sgemm_small#2").gates[GATE_SPILL], LEVEL_WARN);
  // A later source beats a closer section.
  const char *const sets[] = {"pipeline.stages=8", "kernel.sgemm_small.stages=7", NULL};
  c = load(w, NULL, sets, NULL);
  assert_int_equal(config_settings(c, "sgemm_big").stages, 8);
  assert_int_equal(config_settings(c, "sgemm_small").stages, 7);
}

static void assert_one_error(struct world *w, const char *text, const char *remedy, unsigned line,
                             unsigned column) {
  if (w->d->messages.count != 1)
    fail_msg("%zu messages where one was expected: %s", w->d->messages.count, text);
  const struct message *m = &w->d->messages.at[0];
  assert_int_equal(m->severity, SEVERITY_ERROR);
  if (!strstr(m->text, text))
    fail_msg("'%s' is not in '%s'", text, m->text);
  if (remedy)
    assert_true(m->remedy && strstr(m->remedy, remedy));
  assert_int_equal(m->place.line, line);
  if (line)
    assert_string_equal(m->place.file, path_in(w, "dbuf.ini"));
  assert_int_equal(m->place.column, column);
  w->d = diag_new(w->a);
}

static void test_errors_in_the_file(void **state) {
  struct world *w = *state;
  static const struct {
    const char *ini, *text, *remedy;
    unsigned line, column;
  } cases[] = {
      {"[pipelin]\nvariant=ldg\n", "unknown section [pipelin]", "[pipeline]", 2, 1},
      {"[pipeline]\n\n  varient = ldg\n", "unknown key 'varient'", "'variant'", 3, 3},
      {"[pipeline]\nvariant = fast\n", "bad value 'fast'", NULL, 2, 11},
      {"[pipeline]\nstages = 9\n", "bad value '9'", NULL, 2, 10},
      {"[pipeline]\nstages = 1\n", "bad value '1'", NULL, 2, 10},
      {"[check]\nmin_overlap = 1.5\n", "bad value '1.5'", NULL, 2, 15},
      {"[check]\nspill = off # here\n", "bad value 'off # here'",
       "behind a value a comment begins with ;", 2, 9},
      {"[check]\nmin_overlap = nan\n", "bad value 'nan'", NULL, 2, 15},
      {"[check]\nmin_blocks_per_sm = 0\n", "bad value '0'", NULL, 2, 21},
      {"[pipeline]\non_refuse = off\n", "bad value 'off'", NULL, 2, 13},
      {"[auto]\ncandidates = ldg,cp_async:9\n", "bad value", NULL, 2, 14},
      {"[auto]\ncandidates = ldg:3\n", "bad value", NULL, 2, 14},
      {"[check]\nbaseline = yes\n", "bad value 'yes'", NULL, 2, 12},
      {"[check]\nmma_count = on\n", "bad value 'on'", NULL, 2, 13},
      {"[auto]\nrule = ration\n", "bad value 'ration'", NULL, 2, 8},
      {"[auto]\ncp_async_below = 0\n", "bad value '0'", NULL, 2, 18},
      {"[arch \"ada\"]\nsmem_per_sm = 102400\n", "'ada' is no architecture", "sm_86", 2, 1},
      {"[arch \"sm_90a\"]\nlatency = 500\n", "'sm_90a' is no architecture", "sm_90 is meant", 2, 1},
      {"[arch \"sm_86\"]\nsmem_per_sm = 100K\n", "bad value '100K'", NULL, 2, 15},
      {"[arch \"sm_86\"]\nblocks_per_sm = 0\n", "bad value '0'", NULL, 2, 17},
      {"[arch \"sm_86\"]\ncliffs = 1\n", "unknown key 'cliffs' in [arch]", "'cliff'", 2, 1},
      {"[arch]\ncliff = 1\n", "needs a name", "[arch \"sm_86\"]", 2, 1},
      {"[kernel]\nstages = 2\n", "needs a name", "[kernel NAME]", 2, 1},
      {"[pipeline fast]\nstages = 2\n", "takes no name", NULL, 2, 1},
      {"stages = 2\n", "before the first section", "[pipeline]", 1, 1},
      {"cuobjdump = /x\n", "before the first section", "[tools]", 1, 1},
      {"[pipeline\nstages = 2\n", "a section's name without its ']'", "[section]", 1, 1},
      {"[check]\n  [pipeline\nstages = 2\n[check]\nspill = off\n", "without its ']'", NULL, 2, 3},
      {"[pipeline]\nstages = 2\n\nstages = 3\n", "'stages' is set twice in [pipeline]", "keep one",
       4, 1},
      {"[check]\nspill = off\n[auto]\n[check]\nspill = off\n", "'spill' is set twice in [check]",
       "keep one", 5, 1},
      {"[pipeline]\nstages = 2\nnonsense\n", "neither a [section] nor key = value", NULL, 3, 1},
      {"[kernel k]\nmatch = k<64, *>\n", "only <*>", NULL, 2, 9},
      {"[kernel k]\nnvcc = /x\n", "unknown key 'nvcc'", NULL, 2, 1},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
    load(w, cases[i].ini, NULL, NULL);
    assert_one_error(w, cases[i].text, cases[i].remedy, cases[i].line, cases[i].column);
  }
}

// What inih would cut or misread silently.
static void test_traps_of_the_reader(void **state) {
  struct world *w = *state;
  struct config *c =
      load(w, "[pipeline]\n  variant = ldg\n  stages = 3\n\tspill=off\n[check]\r\n spill = off\r\n",
           NULL, NULL);
  assert_one_error(w, "unknown key 'spill' in [pipeline]", NULL, 4, 2);
  assert_int_equal(config_settings(c, "k").stages, 3); // an indented key is a key
  assert_int_equal(config_settings(c, "k").gates[GATE_SPILL], LEVEL_OFF);
  char name[300], ini[1000];
  memset(name, 'x', sizeof name);
  snprintf(ini, sizeof ini, "[pipeline]\nstages = 2\n[kernel %.60s]\nstages = 4\n", name);
  load(w, ini, NULL, NULL);
  assert_true(w->d->errors >= 1);
  assert_non_null(strstr(w->d->messages.at[0].text, "section name too long"));
  w->d = diag_new(w->a);
  snprintf(ini, sizeof ini, "[tools]\nnvcc = /%.250s\n", name);
  c = load(w, ini, NULL, NULL);
  assert_one_error(w, "line too long", NULL, 2, 1);
  assert_null(config_tool(c, "nvcc"));
  c = load(w, "# comment\n; another\n\n[tools]\nnvcc = /opt/a b/nvcc ; the new one\n", NULL, NULL);
  assert_int_equal(w->d->messages.count, 0);
  assert_string_equal(config_tool(c, "nvcc"), "/opt/a b/nvcc");
}

static void test_errors_elsewhere(void **state) {
  struct world *w = *state;
  static const struct {
    const char *set, *text, *remedy;
  } cases[] = {{"pipeline.variant", "expected section.key=value", NULL},
               {"variant=ldg", "expected section.key=value", NULL},
               {"pipeline.varian=ldg", "unknown key 'varian'", "'variant'"},
               {"chek.spill=off", "unknown section 'chek'", "'check'"},
               {"kernel.spill=off", "expected kernel.NAME.key=value", NULL},
               {"check.spill=loud", "--dbuf-set check.spill=loud: bad value", NULL}};
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
    const char *const sets[] = {cases[i].set, NULL};
    load(w, NULL, sets, NULL);
    assert_one_error(w, cases[i].text, cases[i].remedy, 0, 0);
  }
  setenv("DBUF_CHECK_SPIL", "off", 1);
  setenv("DBUF_OTHER", "somebody else's", 1);
  load(w, NULL, NULL, NULL);
  assert_one_error(w, "DBUF_CHECK_SPIL", "DBUF_CHECK_SPILL", 0, 0);
  unsetenv("DBUF_CHECK_SPIL");
  setenv("DBUF_PIPELNE_STAGES", "3", 1); // no section of ours, but nearly
  load(w, NULL, NULL, NULL);
  unsetenv("DBUF_PIPELNE_STAGES");
  assert_one_error(w, "DBUF_PIPELNE_STAGES", "DBUF_PIPELINE_STAGES", 0, 0);
  struct config_sources from = {.config_option = "/nonexistent/x.ini"};
  config_load(w->a, &from, w->d);
  assert_one_error(w, "--dbuf-config", NULL, 0, 0);
  struct settings s = {0};
  struct config *c = load(w, NULL, NULL, NULL);
  assert_false(config_clause(c, "k", &s, STR("stages"), STR("9"), (struct place){0}, w->d));
  assert_one_error(w, "bad value '9'", NULL, 0, 0);
  assert_false(config_clause(c, "k", &s, STR("tile"), STR("9"), (struct place){0}, w->d));
  assert_int_equal(w->d->messages.count, 0); // no setting, not our business
}

static void test_nearest_file(void **state) {
  struct world *w = *state;
  assert_int_equal(mkdir(path_in(w, "a"), 0700), 0);
  assert_int_equal(mkdir(path_in(w, "a/b"), 0700), 0);
  assert_true(process_write_file(w->a, path_in(w, "dbuf.ini"), STR("[pipeline]\nstages=3\n")));
  struct config_sources from = {.source = path_in(w, "a/b/k.cu")};
  assert_int_equal(config_settings(config_load(w->a, &from, w->d), "k").stages, 3);
  assert_true(process_write_file(w->a, path_in(w, "a/dbuf.ini"), STR("[pipeline]\nstages=4\n")));
  assert_int_equal(config_settings(config_load(w->a, &from, w->d), "k").stages, 4);
  setenv("DBUF_CONFIG", path_in(w, "dbuf.ini"), 1);
  struct config *c = config_load(w->a, &from, w->d);
  assert_int_equal(config_settings(c, "k").stages, 3);
  assert_string_equal(config_file(c), path_in(w, "dbuf.ini"));
  from.config_option = path_in(w, "a/dbuf.ini");
  assert_int_equal(config_settings(config_load(w->a, &from, w->d), "k").stages, 4);
  assert_int_equal(w->d->messages.count, 0);
}

static void test_architectures(void **state) {
  struct world *w = *state;
  static const char *const sets[] = {"arch.sm_86.latency=200", NULL};
  struct config *c = load(
      w, "[arch \"sm_86\"]\ncliff = 40000\nlatency = 100\n[arch sm_90]\ncliff = 1\n", sets, NULL);
  assert_int_equal(w->d->messages.count, 0);
  int value = 0;
  assert_true(config_arch(c, 86, "cliff", &value) && value == 40000);
  assert_true(config_arch(c, 86, "latency", &value) && value == 200);
  assert_true(config_arch(c, 90, "cliff", &value) && value == 1);
  assert_false(config_arch(c, 90, "latency", &value));
  assert_false(config_arch(c, 80, "cliff", &value));
  struct config_line last = config_line(c, config_lines(c) - 1);
  assert_int_equal(last.arch, 86);
  assert_string_equal(last.key, "latency");
  static const char *const bad[] = {"arch.latency=200", NULL};
  load(w, "", bad, NULL);
  assert_int_equal(w->d->errors, 1);
  assert_non_null(strstr(w->d->messages.at[0].text, "expected arch.sm_NN.key=value"));
}

static void test_origins(void **state) {
  struct world *w = *state;
  setenv("DBUF_NVCC", "/x/nvcc", 1);
  struct config *c = load(w, "[pipeline]\nstages = 3\n[kernel k]\nvariant = off\n", NULL, NULL);
  int seen = 0;
  for (size_t i = 0; i < config_lines(c); ++i) {
    struct config_line l = config_line(c, i);
    if (l.kernel) {
      assert_string_equal(l.kernel, "k");
      assert_string_equal(l.key, "variant");
      assert_int_equal(l.origin.place.line, 4);
      seen |= 1;
    } else if (strcmp(l.key, "stages") == 0) {
      assert_string_equal(l.value, "3");
      assert_int_equal(l.origin.kind, ORIGIN_FILE);
      assert_int_equal(l.origin.place.line, 2);
      seen |= 2;
    } else if (strcmp(l.key, "nvcc") == 0) {
      assert_string_equal(l.value, "/x/nvcc");
      assert_string_equal(l.origin.spelling, "DBUF_NVCC");
      seen |= 4;
    } else if (strcmp(l.key, "spill") == 0) {
      assert_int_equal(l.origin.kind, ORIGIN_DEFAULT);
      seen |= 8;
    }
  }
  assert_int_equal(seen, 15);
}

// The table must hold together: every default is a value of its kind, no key stands twice in a
// section.
static void test_table(void **state) {
  (void)state;
  for (size_t i = 0; i < setting_count; ++i) {
    const struct setting *s = &setting_table[i];
    struct setting_value v;
    if (*s->fallback && !setting_read(s, str_of(s->fallback), &v))
      fail_msg("the default of %s is no value of it", s->key);
    assert_ptr_equal(setting_find(s->section, str_of(s->key)), s);
    assert_true(*setting_expected(s) && *s->help);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_defaults, setup, teardown),
      cmocka_unit_test_setup_teardown(test_precedence, setup, teardown),
      cmocka_unit_test_setup_teardown(test_auto_is_no_choice, setup, teardown),
      cmocka_unit_test_setup_teardown(test_kernels, setup, teardown),
      cmocka_unit_test_setup_teardown(test_errors_in_the_file, setup, teardown),
      cmocka_unit_test_setup_teardown(test_traps_of_the_reader, setup, teardown),
      cmocka_unit_test_setup_teardown(test_errors_elsewhere, setup, teardown),
      cmocka_unit_test_setup_teardown(test_nearest_file, setup, teardown),
      cmocka_unit_test_setup_teardown(test_architectures, setup, teardown),
      cmocka_unit_test_setup_teardown(test_origins, setup, teardown),
      cmocka_unit_test_setup_teardown(test_table, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
