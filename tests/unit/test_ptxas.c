// What ptxas prints under -v, in the forms of several toolkits.
#include "inspect/ptxas.h"
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

#define ENTRY(name, arch)                                                                          \
  "ptxas info    : Compiling entry function '" name "' for '" arch "'\n"                           \
  "ptxas info    : Function properties for " name "\n"

static const char spilled[] = "ptxas info    : 0 bytes gmem\n" ENTRY(
    "_Z5spillILi48EfEvPKT0_PS0_i",
    "sm_86") "    432 bytes stack frame, 676 bytes spill stores, 700 bytes spill loads\n"
             "ptxas info    : Used 24 registers, used 0 barriers, 432 bytes cumulative stack size, "
             "372 "
             "bytes cmem[0]\n"
             "ptxas info    : Compile time = 31.510 ms\n";

static const struct ptxas_function *find(const struct ptxas_info *info, const char *name,
                                         int arch) {
  const struct ptxas_function *f = ptxas_find(info, str_of(name), arch);
  assert_non_null(f);
  return f;
}

static void reads_registers_stack_and_spills(void **state) {
  struct ptxas_info info = ptxas_read(*state, str_of(spilled));
  assert_int_equal(info.functions.count, 1);
  const struct ptxas_function *f = find(&info, "_Z5spillILi48EfEvPKT0_PS0_i", 86);
  assert_true(f->entry);
  assert_int_equal(f->registers, 24);
  assert_int_equal(f->barriers, 0);
  assert_int_equal(f->stack, 432);
  assert_int_equal(f->spill_stores, 676);
  assert_int_equal(f->spill_loads, 700);
  assert_int_equal(f->shared, 0);
  assert_int_equal(f->shared_limit, PTXAS_UNKNOWN);
}

// 12.4 and 11.8 print neither barriers nor a compile time; sm_90 has no cmem; another tool indents
// by 17.
static void reads_older_forms(void **state) {
  struct ptxas_info info = ptxas_read(
      *state,
      str_of("ptxas info    : 0 bytes gmem\n" ENTRY(
          "a",
          "sm_80") "    368 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
                   "ptxas info    : Used 32 registers, 368 bytes cumulative stack size, 372 bytes "
                   "cmem[0]\n" ENTRY(
                       "b", "sm_80") "                 0 bytes stack frame, 8 bytes spill stores, "
                                     "12 bytes spill loads\n"
                                     "ptxas info    : Used 24 registers, 512 bytes smem, 372 bytes "
                                     "cmem[0], 8 bytes "
                                     "cmem[2], 1 textures\n"
                                     "ptxas info    : 0 bytes gmem, 24 bytes cmem[3]\n" ENTRY(
                                         "b", "sm_90a") "    0 bytes stack frame, 0 bytes spill "
                                                        "stores, 0 bytes spill loads\n"
                                                        "ptxas info    : Used 28 registers, 1024 "
                                                        "bytes smem\n"));
  assert_int_equal(info.functions.count, 3);
  assert_int_equal(find(&info, "a", 80)->registers, 32);
  assert_int_equal(find(&info, "a", 80)->barriers, PTXAS_UNKNOWN);
  assert_int_equal(find(&info, "a", 80)->stack, 368);
  assert_int_equal(find(&info, "b", 80)->spill_loads, 12);
  assert_int_equal(find(&info, "b", 80)->shared, 512);
  assert_int_equal(find(&info, "b", 90)->shared, 1024);
  assert_true(str_is(find(&info, "b", 90)->arch_name, "sm_90a"));
  assert_null(ptxas_find(&info, STR("a"), 90));
}

static void reads_a_captured_compilation(void **state) {
  struct ptxas_info info = ptxas_read(*state, captured(*state, "loops.sm_86.ptxas"));
  assert_int_equal(info.functions.count, 4);
  assert_int_equal(find(&info, "nested", 86)->shared,
                   2 * 2 * 256 * 4); // two float arrays of [2][256]
  assert_int_equal(find(&info, "straight", 86)->shared, 2 * 256 * 4);
  for (size_t i = 0; i < 4; ++i) {
    assert_in_range(info.functions.at[i].registers, 10, 60);
    assert_int_equal(info.functions.at[i].spill_stores, 0);
    assert_int_equal(info.functions.at[i].barriers, 1);
  }
}

// A block without a "Used" line is a function that the entry before it calls.
static void adds_the_spills_of_called_functions(void **state) {
  struct ptxas_info info = ptxas_read(
      *state, str_of("ptxas info    : 0 bytes gmem\n" ENTRY(
                  "_Z4recuPi",
                  "sm_86") "    0 bytes stack frame, 4 bytes spill stores, 0 bytes spill loads\n"
                           "ptxas info    : Used 30 registers, used 0 barriers\n"
                           "ptxas info    : Function properties for _Z3recfi\n"
                           "    16 bytes stack frame, 16 bytes spill stores, 20 bytes spill loads\n"
                           "ptxas info    : Function properties for _Z3recgi\n"
                           "    8 bytes stack frame, 1 bytes spill stores, 2 bytes spill loads\n"));
  assert_int_equal(info.functions.count, 1);
  const struct ptxas_function *f = find(&info, "_Z4recuPi", 86);
  assert_int_equal(f->spill_stores, 4 + 16 + 1);
  assert_int_equal(f->spill_loads, 0 + 20 + 2);
  assert_int_equal(f->stack, 0);
}

// With -rdc a device function may come first: who calls it is not told, so every entry of its
// architecture is warned.
static void tells_of_spills_that_have_no_entry(void **state) {
  struct ptxas_info info = ptxas_read(
      *state,
      str_of(
          "ptxas info    : 0 bytes gmem\n"
          "ptxas info    : Function properties for _Z1fPii$1\n"
          "    168 bytes stack frame, 40 bytes spill stores, 44 bytes spill loads\n"
          "ptxas info    : Compile time = 12.561 ms\n" ENTRY(
              "k", "sm_86") "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
                            "ptxas info    : Used 8 registers\n"
                            "ptxas info    : 0 bytes gmem\n" ENTRY(
                                "k", "sm_90") "    0 bytes stack frame, 0 bytes spill stores, 0 "
                                              "bytes spill loads\n"
                                              "ptxas info    : Used 8 registers\n"));
  assert_int_equal(find(&info, "k", 86)->spill_stores, 0);
  assert_int_equal(find(&info, "k", 86)->stray_spills, 84);
  assert_true(str_is(find(&info, "k", 86)->stray, "_Z1fPii$1"));
  assert_int_equal(find(&info, "k", 90)->stray_spills, 0);
  assert_false(find(&info, "_Z1fPii$1", 86)->entry);
}

// The first block of an architecture does not belong to the last entry of the one before.
static void does_not_add_across_architectures(void **state) {
  struct ptxas_info info = ptxas_read(
      *state,
      str_of("ptxas info    : 0 bytes gmem\n" ENTRY(
          "k",
          "sm_80") "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
                   "ptxas info    : Used 8 registers\n"
                   "ptxas info    : 0 bytes gmem\n"
                   "ptxas info    : Function properties for f\n"
                   "    8 bytes stack frame, 8 bytes spill stores, 8 bytes spill loads\n" ENTRY(
                       "k", "sm_86") "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill "
                                     "loads\n"
                                     "ptxas info    : Used 8 registers\n"));
  assert_int_equal(find(&info, "k", 80)->spill_stores, 0);
  assert_int_equal(find(&info, "k", 80)->stray_spills, 0);
  assert_int_equal(find(&info, "k", 86)->stray_spills, 16);
}

static void reads_too_much_shared_memory(void **state) {
  struct ptxas_info info = ptxas_read(
      *state,
      str_of("ptxas error   : Entry function 'smem60' uses too much shared data (0xf000 bytes, "
             "0xc000 max)\n"
             "ptxas info    : 0 bytes gmem\n" ENTRY(
                 "smem60",
                 "sm_80") "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads\n"
                          "ptxas info    : Used 10 registers, used 1 barriers, 61440 bytes smem, "
                          "360 bytes "
                          "cmem[0]\n"));
  assert_int_equal(info.functions.count, 1);
  const struct ptxas_function *f = find(&info, "smem60", 80);
  assert_int_equal(f->shared, 61440);
  assert_int_equal(f->shared_limit, 49152);
  assert_int_equal(f->registers, 10);

  info = ptxas_read(*state, str_of("ptxas error   : Entry function 'alone' uses too much shared "
                                   "data (0xf000 bytes, 0xc000 max)\n"));
  assert_int_equal(find(&info, "alone", 0)->shared, 61440);
  assert_int_equal(find(&info, "alone", 0)->shared_limit, 49152);
}

static void reads_wgmma_that_is_serialized(void **state) {
  struct ptxas_info info = ptxas_read(
      *state,
      str_of(
          "ptxas info    : (C7511) Potential Performance Loss: wgmma.mma_async "
          "instructions are serialized due to insufficient register resources for the "
          "wgmma pipeline in the function 'g'\n"
          "ptxas info    : 0 bytes gmem\n" ENTRY(
              "h", "sm_90a") "    0 bytes stack frame, 0 bytes spill stores, 0 bytes spill "
                             "loads\n" ENTRY("g", "sm_90a") "    0 bytes stack frame, 0 bytes "
                                                            "spill stores, 0 bytes spill loads\n"));
  assert_true(find(&info, "g", 90)->serialized);
  assert_false(find(&info, "h", 90)->serialized);
}

static void ignores_what_is_no_message_of_its(void **state) {
  static const char *const texts[] = {
      "",
      "\n\n",
      "ptxas",
      "ptxas info",
      "ptxas info    :",
      "ptxas info    : Used",
      "ptxas info    : Used 99999999999999999999999999 registers",
      "ptxas info    : Compiling entry function '",
      "ptxas info    : Compiling entry function 'x",
      "ptxas info    : Compiling entry function 'x' for 'sm_99999999999999'",
      "ptxas info    : Function properties for ",
      "ptxas info    : Function properties for x\n  -1 bytes stack frame",
      "ptxas info    : Function properties for x\n  , , ,,, bytes",
      "ptxas error   : Entry function '",
      "ptxas error   : Entry function 'x' uses too much shared data (0x",
      "f.cu(3): warning #20199-D: unrecognized #pragma\n    432 bytes stack frame\n",
      "nvlink info    : used 12 registers, used 1 barriers\n",
      "ptxas info    : (C7511) Potential Performance Loss in the function '",
  };
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; ++i) {
    struct ptxas_info info = ptxas_read(*state, str_of(texts[i]));
    assert_true(info.functions.count <= 1);
  }
  assert_int_equal(ptxas_read(*state, (struct str){NULL, 0}).functions.count, 0);
}

static void check_filter(void *arena, const char *text, const char *left) {
  struct str got = ptxas_filter(arena, str_of(text));
  assert_int_equal(got.n, strlen(left));
  assert_memory_equal(got.n ? got.p : "", left, got.n);
}

static void filter_removes_what_verbose_adds(void **state) {
  check_filter(*state, spilled, "");
  struct str rest = ptxas_filter(*state, captured(*state, "loops.sm_86.ptxas"));
  assert_int_equal(rest.n, 0);
}

// Lines that ptxas prints without -v as well, and whatever else nvcc and host compilers say, stay
// byte for byte.
static void filter_keeps_everything_else(void **state) {
  static const char others[] =
      "f.cu(7): warning #20199-D: unrecognized #pragma in device code\r\n"
      "    #pragma dbuf pipeline\n"
      "    432 bytes stack frame, not after a heading\n"
      "\n"
      "ptxas warning : Registers are spilled to local memory in function 'k', 8 bytes spill "
      "stores\n"
      "ptxas info    : Overriding maximum register limit 256 for 'k' with  24 of maxrregcount "
      "option\n"
      "ptxas info    : (C7510) Potential Performance Loss: wgmma in the function 'k'\n"
      "ptxas error   : Entry function 'k' uses too much shared data (0xf000 bytes, 0xc000 max)\n"
      "nvlink info    : used 12 registers, used 1 barriers\n"
      "no newline at the end";
  check_filter(*state, others, others);
  check_filter(*state, "a\n" ENTRY("k", "sm_86") "    0 bytes stack frame, 0 bytes spill stores\nb",
               "a\nb");
  // The numbers may be missing, and the next line is then another's.
  check_filter(*state, ENTRY("k", "sm_86") "    #pragma dbuf\nptxas info    : Used 8 registers",
               "    #pragma dbuf\n");
  check_filter(*state, "", "");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(reads_registers_stack_and_spills),
      cmocka_unit_test(reads_older_forms),
      cmocka_unit_test(reads_a_captured_compilation),
      cmocka_unit_test(adds_the_spills_of_called_functions),
      cmocka_unit_test(tells_of_spills_that_have_no_entry),
      cmocka_unit_test(does_not_add_across_architectures),
      cmocka_unit_test(reads_too_much_shared_memory),
      cmocka_unit_test(reads_wgmma_that_is_serialized),
      cmocka_unit_test(ignores_what_is_no_message_of_its),
      cmocka_unit_test(filter_removes_what_verbose_adds),
      cmocka_unit_test(filter_keeps_everything_else),
  };
  return cmocka_run_group_tests_name("ptxas", tests, setup, teardown);
}
