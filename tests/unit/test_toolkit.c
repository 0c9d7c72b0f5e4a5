// Finding programs, and a first look at sources.
#include "base/process.h"
#include "command/scan.h"
#include "command/toolkit.h"
#include "folder.h"

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
};

static int setup(void **state) {
  static struct world w;
  w.a = arena_new();
  strcpy(w.folder, "/tmp/dbuf-test-XXXXXX");
  assert_non_null(mkdtemp(w.folder));
  unsetenv("DBUF_NVCC");
  unsetenv("CUDA_HOME");
  unsetenv("CUDA_PATH");
  unsetenv(DBUF_CALLED);
  *state = &w;
  return 0;
}

static int teardown(void **state) {
  struct world *w = *state;
  assert_int_equal(folder_remove(w->folder), 0);
  arena_free(w->a);
  return 0;
}

static const char *in(struct world *w, const char *name) {
  return arena_printf(w->a, "%s/%s", w->folder, name);
}

static const char *make(struct world *w, const char *name, const char *text, mode_t mode) {
  const char *path = in(w, name);
  for (const char *slash = strchr(name, '/'); slash; slash = strchr(slash + 1, '/'))
    mkdir(arena_printf(w->a, "%s/%.*s", w->folder, (int)(slash - name), name), 0700);
  assert_true(process_write_file(w->a, path, str_of(text)));
  assert_int_equal(chmod(path, mode), 0);
  return path;
}

static int launcher(const char *a, const char *b, const char *c, const char *d) {
  struct arena *arena = arena_new();
  char *argv[4];
  int argc = 0;
  const char *const words[] = {a, b, c, d};
  for (int i = 0; i < 4 && words[i]; ++i)
    argv[argc++] = arena_strdup(arena, words[i]);
  int n = toolkit_launcher(arena, argc, argv);
  arena_free(arena);
  return n;
}

static void test_launcher(void **state) {
  (void)state;
  assert_int_equal(launcher("nvcc", "-c", "k.cu", NULL), 1);
  assert_int_equal(launcher("/usr/local/cuda/bin/nvcc", "-V", NULL, NULL), 1);
  assert_int_equal(launcher("nvcc-12.4", NULL, NULL, NULL), 1);
  assert_int_equal(launcher("ccache", "nvcc", "-c", "k.cu"), 2);
  assert_int_equal(launcher("env", "A=1", "ccache", "nvcc"), 4);
  assert_int_equal(launcher("-c", "nvcc", NULL, NULL), 0);
  assert_int_equal(launcher("k.cu", "-o", "nvcc", NULL), 0); // an output of that name
  assert_int_equal(launcher("nvcc_test.cu", "-c", NULL, NULL), 0);
  assert_int_equal(launcher(NULL, NULL, NULL, NULL), 0);
}

static const char *find(struct world *w, const char *path, bool masquerading) {
  struct config_sources none = {.config_option = make(w, "empty.ini", "", 0600)};
  struct diag *d = diag_new(w->a);
  struct nvcc_command command;
  setenv("PATH", path, 1);
  bool found = toolkit_nvcc(w->a, config_load(w->a, &none, d), 0, NULL, masquerading, &command);
  assert_int_equal(d->messages.count, 0);
  return found ? command.nvcc : NULL;
}

static void test_path_without_ourselves(void **state) {
  struct world *w = *state;
  char *before = arena_strdup(w->a, getenv("PATH"));
  const char *one = make(w, "one/nvcc", "#!/bin/sh\n", 0700);
  const char *two = make(w, "two/nvcc", "#!/bin/sh\n", 0700);
  make(w, "text/nvcc", "not executable", 0600);
  mkdir(in(w, "self"), 0700);
  assert_int_equal(symlink("/proc/self/exe", in(w, "self/nvcc")), 0);
  const char *list =
      arena_printf(w->a, "%s:%s:%s:%s", in(w, "text"), in(w, "one"), in(w, "self"), in(w, "two"));
  assert_string_equal(find(w, list, false), one);
  assert_string_equal(find(w, list, true), two); // called under that name: what comes next
  setenv(DBUF_CALLED, strchr(toolkit_called(w->a, two), '=') + 1, 1);
  assert_string_equal(find(w, list, true), one); // the next one was called already
  setenv(DBUF_CALLED, strchr(toolkit_called(w->a, one), '=') + 1, 1);
  assert_string_equal(find(w, list, true), one); // both were: better than none
  unsetenv(DBUF_CALLED);
  setenv("CUDA_PATH", in(w, "home"), 1);
  assert_string_equal(find(w, list, false), one); // there is none there
  const char *home = make(w, "home/bin/nvcc", "#!/bin/sh\n", 0700);
  assert_string_equal(find(w, list, false), home);
  setenv("PATH", before, 1);
}

static void test_tools(void **state) {
  struct world *w = *state;
  char *before = arena_strdup(w->a, getenv("PATH"));
  const char *nvcc = make(w, "cuda/nvcc", "", 0700);
  const char *in_path = make(w, "path/cuobjdump", "", 0700);
  // The build folder beside this test may hold a cuobjdump; this one it does not hold.
  const char *filter = make(w, "path/cu++filt", "", 0700);
  setenv("PATH", in(w, "path"), 1);
  struct config_sources none = {.config_option = make(w, "empty.ini", "", 0600)};
  struct config *c = config_load(w->a, &none, diag_new(w->a));
  assert_string_equal(toolkit_tool(w->a, c, nvcc, "cu++filt"), filter);
  assert_string_equal(toolkit_tool(w->a, c, NULL, "cu++filt"), filter);
  assert_null(toolkit_tool(w->a, c, nvcc, "nosuchdump"));
  const char *beside = make(w, "cuda/cuobjdump", "", 0700);
  assert_string_equal(toolkit_tool(w->a, c, nvcc, "cuobjdump"), beside);
  const char *ini = arena_printf(w->a, "[tools]\ncuobjdump = %s\n", in_path);
  struct config_sources some = {.config_option = make(w, "some.ini", ini, 0600)};
  c = config_load(w->a, &some, diag_new(w->a));
  assert_string_equal(toolkit_tool(w->a, c, nvcc, "cuobjdump"), in_path);
  unlink(in_path);
  assert_null(toolkit_tool(w->a, c, nvcc, "cuobjdump")); // named, so nothing else will do
  setenv("PATH", before, 1);
}

static bool scan(struct world *w, const char *source, const char *include_folder,
                 const char *pre_include) {
  char *argv[8];
  int argc = 0;
  argv[argc++] = arena_strdup(w->a, source);
  if (include_folder)
    argv[argc++] = arena_printf(w->a, "-I%s", include_folder);
  if (pre_include) {
    argv[argc++] = arena_strdup(w->a, "-include");
    argv[argc++] = arena_strdup(w->a, pre_include);
  }
  struct options o = options_parse(w->a, argc, argv, NULL, NULL);
  return scan_wanted(&o, (struct str){0});
}

static void test_scan(void **state) {
  struct world *w = *state;
  const char *k = make(w, "src/k.cu", "#pragma dbuf pipeline\n", 0600);
  assert_true(scan(w, k, NULL, NULL));
  k = make(w, "src/k.cu", "int debugbuf, dbuf_x, xdbuf;\n", 0600);
  assert_false(scan(w, k, NULL, NULL));
  assert_false(scan(w, in(w, "src/none.cu"), NULL, NULL));
  // A header beside the source, one beside that, and one in an -I folder; a ring of headers ends.
  k = make(w, "src/k.cu", "int x;\n  #  include \"sub/a.h\" // a\n", 0600);
  make(w, "src/sub/a.h", "#include \"b.h\"\n#include <deep.h>", 0600);
  make(w, "src/sub/b.h", "#include \"a.h\"\n#include \"../k.cu\"\n", 0600);
  make(w, "inc/deep.h", "_Pragma(\"dbuf pipeline\")", 0600);
  assert_false(scan(w, k, NULL, NULL));
  assert_true(scan(w, k, in(w, "inc"), NULL));
  make(w, "src/sub/deep.h", "dbuf", 0600);
  assert_false(scan(w, k, NULL, NULL)); // <> does not look beside
  assert_true(scan(w, k, NULL, in(w, "src/sub/deep.h")));
  k = make(w, "src/k.cpp", "#pragma dbuf pipeline\n", 0600);
  assert_false(scan(w, k, NULL, NULL)); // no CUDA source
  k = make(w, "src/k.cu", "#", 0600);
  assert_false(scan(w, k, NULL, NULL));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_launcher),
      cmocka_unit_test_setup_teardown(test_path_without_ourselves, setup, teardown),
      cmocka_unit_test_setup_teardown(test_tools, setup, teardown),
      cmocka_unit_test_setup_teardown(test_scan, setup, teardown),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
