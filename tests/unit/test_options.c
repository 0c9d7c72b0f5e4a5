// The command line as nvcc reads it.
#include "base/process.h"
#include "command/options.h"
#include "folder.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

struct world {
  struct arena *a;
  char folder[64];
  char back[4096];
};

static int setup(void **state) {
  static struct world w;
  w.a = arena_new();
  strcpy(w.folder, "/tmp/dbuf-test-XXXXXX");
  assert_non_null(mkdtemp(w.folder));
  assert_non_null(getcwd(w.back, sizeof w.back));
  assert_int_equal(chdir(w.folder), 0);
  *state = &w;
  return 0;
}

static int teardown(void **state) {
  struct world *w = *state;
  assert_int_equal(chdir(w->back), 0);
  assert_int_equal(folder_remove(w->folder), 0);
  arena_free(w->a);
  return 0;
}

enum { WORDS = 32 };

// Parses words separated by '|'.
static struct options parse_with(struct world *w, const char *line, const char *prepend,
                                 const char *append) {
  char *argv[WORDS];
  int argc = 0;
  char *text = arena_strdup(w->a, line);
  for (char *word = strtok(text, "|"); word; word = strtok(NULL, "|"))
    argv[argc++] = word;
  return options_parse(w->a, argc, argv, prepend, append);
}

static struct options parse(struct world *w, const char *line) {
  return parse_with(w, line, NULL, NULL);
}

static void write_file(struct world *w, const char *name, const char *text) {
  assert_true(process_write_file(w->a, name, str_of(text)));
}

static void assert_input(const struct options *o, size_t index, const char *path, bool cuda) {
  assert_true(index < o->inputs.count);
  assert_string_equal(o->inputs.at[index].path, path);
  assert_int_equal(o->inputs.at[index].cuda, cuda);
}

static void test_values_are_not_inputs(void **state) {
  struct options o =
      parse(*state, "-Xcompiler|-Wall,-c|-diag-suppress|1407|-Werror|all-warnings|-MF|x.cu|-odir|d|"
                    "-std|c++17|-maxrregcount|64|-isystem|inc.cu|--threads|2|k.cu|-t4|-O|3|-O2");
  assert_int_equal(o.inputs.count, 1);
  assert_input(&o, 0, "k.cu", true);
  assert_int_equal(o.phase, PHASE_NONE); // the -c belongs to -Xcompiler
  assert_string_equal(o.output_folder, "d");
  assert_int_equal(o.unknown.count, 0);
}

static void test_whole_names_come_before_joined_values(void **state) {
  // -lib, -link, -lineinfo, -ldir are no libraries; -linkx is one, -Ofc no level, -time no thread
  // count.
  struct options o =
      parse(*state, "-lineinfo|-linkx|-ldir|x.cu|-Ofc|max|-time|t.cu|-m64|a.cu|-m|64");
  assert_int_equal(o.inputs.count, 1);
  assert_input(&o, 0, "a.cu", true);
  assert_int_equal(o.phase, PHASE_NONE);
  assert_int_equal(parse(*state, "-lib|a.cu").phase, PHASE_LIBRARY);
  assert_int_equal(parse(*state, "-link|a.o").phase, PHASE_LINK);
}

// nvcc -Ofc -cubin a.cu is -Ofc=0 -cubin a.cu.
static void test_optional_values(void **state) {
  struct options o = parse(*state, "-Ofc|-cubin|a.cu");
  assert_int_equal(o.phase, PHASE_CUBIN);
  assert_input(&o, 0, "a.cu", true);
  o = parse(*state, "--Ofast-compile|min|a.cu|-Ofc");
  assert_false(o.incomplete);
  assert_int_equal(o.inputs.count, 1);
  assert_int_equal(parse(*state, "-Ofc|-|a.cu").inputs.count, 1);
  assert_int_equal(parse(*state, "-hls|-c|a.cu").phase, PHASE_COMPILE);
  assert_int_equal(parse(*state, "-maxrregcount|-cubin|a.cu").phase, PHASE_NONE);
}

static void test_phases(void **state) {
  static const struct {
    const char *line;
    enum phase phase;
  } cases[] = {{"a.cu", PHASE_NONE},
               {"-c|a.cu", PHASE_COMPILE},
               {"--compile|a.cu", PHASE_COMPILE},
               {"-dc|a.cu", PHASE_COMPILE},
               {"--device-c|a.cu", PHASE_COMPILE},
               {"-ptx|-c|a.cu", PHASE_PTX},
               {"-c|--ptx|a.cu", PHASE_PTX},
               {"-cubin|a.cu", PHASE_CUBIN},
               {"-fatbin|a.cu", PHASE_FATBIN},
               {"-tilecubin|-enable-tile|a.cu", PHASE_CUBIN},
               {"-c|-E|a.cu", PHASE_PREPROCESS},
               {"-M|-c|a.cu", PHASE_DEPENDENCIES},
               {"-MM|a.cu", PHASE_DEPENDENCIES},
               {"-c|-MD|-MP|a.cu", PHASE_COMPILE},
               {"-dlink|a.o", PHASE_DEVICE_LINK},
               {"-run|a.cu", PHASE_RUN}};
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i)
    assert_int_equal(parse(*state, cases[i].line).phase, cases[i].phase);
}

static void test_language(void **state) {
  struct options o = parse(*state, "-x|cu|a.cpp|b.o|-|c.cu");
  assert_input(&o, 0, "a.cpp", true);
  assert_input(&o, 1, "b.o", false);
  assert_input(&o, 2, "-", true);
  assert_input(&o, 3, "c.cu", true);
  o = parse(*state, "--x=c++|a.cu|b.cpp");
  assert_input(&o, 0, "a.cu", false);
  o = parse(*state, "a.cu|b.CU|c.cup|d.cpp|e.ptx");
  assert_input(&o, 0, "a.cu", true);
  for (size_t i = 1; i < 5; ++i)
    assert_false(o.inputs.at[i].cuda);
}

static void test_what_compiles(void **state) {
  static const struct {
    const char *line;
    bool compiles;
  } cases[] = {{"-c|a.cu", true},
               {"a.cu|b.o", true},
               {"-E|a.cu", true},
               {"-ptx|a.cu", true},
               {"--version", false},
               {"-V|a.cu", false},
               {"-dlink|a.o", false},
               {"-o|x.cu", false},
               {"-M|a.cu", true},
               {"-M|-dryrun|a.cu", false},
               {"-c|a.cpp", false},
               {"-c|a.cu|-o", false},
               {"-v|__cmake_determine_cuda", false},
               {"-h|a.cu", false},
               {"-code-ls", false},
               {"-clean|a.cu", false},
               {"-c|a.cu|-Xptxas", false},
               {"--run|x.exe", false},
               {"-optf|missing.rsp|a.cu", false}};
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
    struct options o = parse(*state, cases[i].line);
    if (options_compiles_cuda(&o) != cases[i].compiles)
      fail_msg("%s", cases[i].line);
  }
}

static void test_ptxas_verbose(void **state) {
  static const char *const yes[] = {"-Xptxas|-v|a.cu",     "-Xptxas=-v|a.cu",
                                    "-Xptxas|-O3,-v|a.cu", "--ptxas-options=-O3,--verbose|a.cu",
                                    "-Xptxas|-O3 -v|a.cu", "--ptxas-options|-v,-O1|a.cu",
                                    "-res-usage|a.cu",     "--resource-usage|a.cu",
                                    "-Xptxas=\"-v\"|a.cu"};
  static const char *const no[] = {"a.cu",
                                   "-v|a.cu",
                                   "-Xptxas|-O3|a.cu",
                                   "-Xcompiler|-v|a.cu",
                                   "-Xptxas=-vx|a.cu",
                                   "-Xptxas|-warn-spills|a.cu"};
  for (size_t i = 0; i < sizeof yes / sizeof yes[0]; ++i)
    if (!parse(*state, yes[i]).ptxas_verbose)
      fail_msg("%s", yes[i]);
  for (size_t i = 0; i < sizeof no / sizeof no[0]; ++i)
    if (parse(*state, no[i]).ptxas_verbose)
      fail_msg("%s", no[i]);
}

static void test_flags(void **state) {
  struct options o = parse(*state, "-G|-v|-keep|-dlto|a.cu");
  assert_true(o.debug && o.verbose && o.keep && o.link_time && !o.dryrun);
  o = parse(*state, "--device-debug|--dryrun|--save-temps|a.cu");
  assert_true(o.debug && o.dryrun && o.keep && !o.verbose && !o.link_time);
  assert_int_equal(parse(*state, "-c=true|a.cu").phase, PHASE_NONE); // nvcc: no argument expected
  assert_true(parse(*state, "-fmad=false|a.cu").no_fmad);
  assert_true(parse(*state, "--fmad|true|-fmad|false|-use_fast_math|a.cu").no_fmad);
  assert_false(parse(*state, "-use_fast_math|a.cu").no_fmad);
  assert_false(parse(*state, "-fmad=false|-fmad=true|a.cu").no_fmad);
  assert_false(parse(*state, "-fmad=false|-Xcicc|-fma=1|a.cu").no_fmad);
  assert_false(parse(*state, "-fmad=false|-Xptxas=-v,-fmad=true|a.cu").no_fmad);
  o = parse(*state, "-g|-Xptxas|-G|-nosuch|a.cu");
  assert_false(o.debug);
  assert_int_equal(o.unknown.count, 1);
  o = parse(*state, "-I|a,b|-Ic|--include-path=d|-include|x.h,y.h|-arch=sm_86|-gencode|"
                    "arch=compute_90,code=sm_90|a.cu");
  assert_int_equal(o.include_folders.count, 4);
  assert_string_equal(o.include_folders.at[1], "b");
  assert_string_equal(o.include_folders.at[3], "d");
  assert_int_equal(o.pre_includes.count, 2);
  assert_int_equal(o.archs.count, 3);
}

static void test_run_to_link(void **state) {
  (void)state;
  char *argv[] = {(char[]){"-Xcompiler"}, (char[]){"-run"},  (char[]){"-run"},
                  (char[]){"a.cu"},       (char[]){"--run"}, NULL};
  assert_true(options_run_to_link(argv, 5));
  assert_string_equal(argv[1], "-run"); // a value
  assert_string_equal(argv[2], "-link");
  assert_string_equal(argv[4], "-link");
  assert_false(options_run_to_link(argv, 5));
}

static const char *joined(struct world *w, const char **words) {
  struct text t = {.arena = w->a};
  text_puts(&t, "");
  for (; *words; ++words)
    text_printf(&t, "%s%s", t.n ? " " : "", *words);
  return t.p;
}

static void test_outputs(void **state) {
  struct world *w = *state;
  static const struct {
    const char *line, *outputs;
  } cases[] = {{"-c|d/a.cu|b.x.cu|c.o", "a.o b.x.o"},
               {"-c|a.cu|-o|out.o", "out.o"},
               {"-ptx|-odir|d|a.cu", "d/a.ptx"},
               {"-cubin|a.cu", "a.cubin"},
               {"-fatbin|a.cu", "a.fatbin"},
               {"-tilebc|a.cu", "a.tilebc"},
               {"-c|-apply-controls|b.cu|a.cu", "a.o"},
               {"a.cu", "a.out"},
               {"-lib|a.cu", "a.a"},
               {"-E|a.cu", ""},
               {"-o=p|a.cu", "p"}};
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
    struct options o = parse(w, cases[i].line);
    assert_string_equal(joined(w, options_outputs(w->a, &o)), cases[i].outputs);
  }
}

// Names as nvcc 13.0 makes them.
static void test_dependency_files(void **state) {
  struct world *w = *state;
  static const struct {
    const char *line, *files;
  } cases[] = {{"-c|a.cu|-MF|x.d", ""},
               {"-c|-MD|d/a.cu|b.x.cu|c.o", "a.d b.x.d"},
               {"-c|-MMD|d.x/a.cu|-o|e.x/out.y.o", "e.x/out.y.d"},
               {"-c|-MD|a.cu|-o|e.x/out", "e.x/out.d"},
               {"-cubin|-MD|-odir|e|a.cu", "e/a.d"},
               {"-MD|-odir|e|a.cu|-MF=x/y", "x/y"},
               {"-lib|--generate-dependencies-with-compile|a.cu|b.cu", "a.d b.d"}};
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
    struct options o = parse(w, cases[i].line);
    assert_string_equal(joined(w, options_dependency_files(w->a, &o)), cases[i].files);
  }
}

static void test_variables(void **state) {
  struct options o = parse_with(*state, "a.cu", "-c -DX=\"a b\" -o", "-G  -Xptxas -v");
  assert_true(o.incomplete); // -o ends the first variable
  o = parse_with(*state, "a.cu", "-dc -o\tx.o", " -G  -Xptxas -v");
  assert_int_equal(o.phase, PHASE_COMPILE);
  assert_string_equal(o.output, "x.o");
  assert_true(o.debug && o.ptxas_verbose);
  // nvcc leaves the quotes in: this is an input with quotes in its name, not the option -c.
  o = parse_with(*state, "a.cu", "\"-c\"", "-DY=\"p q\"");
  assert_int_equal(o.phase, PHASE_NONE);
  assert_int_equal(o.inputs.count, 2);
}

static void test_option_files(void **state) {
  struct world *w = *state;
  write_file(w, "one.rsp", "-c -DA=\"x y\"\n  -o  \"my file.o\" -optf two.rsp,three.rsp");
  write_file(w, "two.rsp", "-G -Xptxas=\\-v");
  write_file(w, "three.rsp", "in\\ put.cu");
  struct options o = parse(w, "--options-file|one.rsp|-DZ");
  assert_int_equal(o.phase, PHASE_COMPILE);
  assert_string_equal(o.output, "my file.o");
  assert_true(o.debug && o.ptxas_verbose);
  assert_int_equal(o.inputs.count, 1);
  assert_input(&o, 0, "in put.cu", true);
  assert_int_equal(o.option_files.count, 3);
  write_file(w, "loop.rsp", "-optf loop.rsp a.cu");
  o = parse(w, "-c|-optf|loop.rsp");
  assert_true(o.unreadable); // and it ends
}

static const char *as_hook(void *context, const char *value) {
  return arena_printf(context, "<%s>", value);
}

static void assert_rewritten(struct world *w, const char *line, const char *expected) {
  char *argv[WORDS];
  int argc = 0;
  char *text = arena_strdup(w->a, line);
  for (char *word = strtok(text, "|"); word; word = strtok(NULL, "|"))
    argv[argc++] = word;
  const char *prepend = NULL, *append = NULL;
  size_t count;
  const char **out = options_with_host(w->a, argc, argv, as_hook, w->a, &prepend, &append, &count);
  struct text t = {.arena = w->a};
  text_puts(&t, "");
  for (size_t i = 0; i < count; ++i)
    text_printf(&t, "%s%s", i ? "|" : "", out[i]);
  assert_null(out[count]);
  assert_string_equal(t.p, expected);
}

static void test_host_replaced(void **state) {
  struct world *w = *state;
  assert_rewritten(w, "-c|a.cu|-Xcompiler|-ccbin", "-c|a.cu|-Xcompiler|-ccbin");
  assert_rewritten(w, "-ccbin|g++|-c|a.cu|--compiler-bindir=/x y/",
                   "-ccbin|<g++>|-c|a.cu|-ccbin|</x y/>");
  write_file(w, "plain.rsp", "-DA");
  write_file(w, "host.rsp", "-DA=\"b c\" -ccbin=\"my gcc\" -optf plain.rsp -O3");
  assert_rewritten(w, "-optf|plain.rsp|-c", "-optf|plain.rsp|-c");
  assert_rewritten(w, "-G|-optf=host.rsp|-c", "-G|-DA=b c|-ccbin|<my gcc>|-DA|-O3|-c");
  char *argv[] = {(char[]){"-c"}, NULL};
  const char *prepend = "-O3 -ccbin g++ -DA", *append = "-ccbin=gcc";
  size_t count;
  const char **out = options_with_host(w->a, 1, argv, as_hook, w->a, &prepend, &append, &count);
  assert_int_equal(count, 5);
  assert_string_equal(out[1], "<g++>");
  assert_string_equal(out[2], "-c");
  assert_string_equal(out[4], "<gcc>"); // still the last, which is the one that counts
  assert_string_equal(prepend, "-O3 -DA");
  assert_string_equal(append, "");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test_setup_teardown(test_values_are_not_inputs, setup, teardown),
      cmocka_unit_test_setup_teardown(test_whole_names_come_before_joined_values, setup, teardown),
      cmocka_unit_test_setup_teardown(test_optional_values, setup, teardown),
      cmocka_unit_test_setup_teardown(test_phases, setup, teardown),
      cmocka_unit_test_setup_teardown(test_language, setup, teardown),
      cmocka_unit_test_setup_teardown(test_what_compiles, setup, teardown),
      cmocka_unit_test_setup_teardown(test_ptxas_verbose, setup, teardown),
      cmocka_unit_test_setup_teardown(test_flags, setup, teardown),
      cmocka_unit_test(test_run_to_link),
      cmocka_unit_test_setup_teardown(test_outputs, setup, teardown),
      cmocka_unit_test_setup_teardown(test_dependency_files, setup, teardown),
      cmocka_unit_test_setup_teardown(test_variables, setup, teardown),
      cmocka_unit_test_setup_teardown(test_option_files, setup, teardown),
      cmocka_unit_test_setup_teardown(test_host_replaced, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
