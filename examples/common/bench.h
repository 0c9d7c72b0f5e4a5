// Checks and times the builds of an example's kernels. A driver describes the example and calls
// bench_main().
#ifndef EXAMPLES_COMMON_BENCH_H
#define EXAMPLES_COMMON_BENCH_H

#include "launch.h"

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

// How values are stored in device memory. On the host every value is a float that the type holds
// exactly.
enum class element { f32, f16, i8, i32 };

// The same kernel made into a pipeline in one way. A launcher is null where there is no such build:
// for `build`, the tool refused to make it; for `by_hand`, nobody wrote it.
struct variant {
  std::string name;
  launcher *build;
  launcher *by_hand;
};

struct kernel {
  std::string name;
  std::vector<variant>
      variants; // the first is the kernel as written: all others must give the same bits
};

// One size of a problem and its inputs.
struct data_set {
  int size;
  int m, n, k;             // as in struct problem
  std::vector<float> a, b; // b may be empty
  size_t results;          // elements of c
  double flops;            // floating-point or integer operations of one run
};

struct example {
  std::string name;
  std::vector<kernel> kernels;
  std::vector<int> sizes; // all are checked, the last is timed
  element in, out;
  double abs_tolerance, rel_tolerance; // |result - reference| <= abs + rel * |reference|
  size_t samples; // results compared with the reference; the first size is compared whole
  // Sizes and random inputs.
  data_set (*make)(int size, std::mt19937 &random);
  // Result number i of c, computed in double.
  double (*reference)(const data_set &d, size_t i);
};

// Usage: see bench_usage in bench.cpp. Exit status: 0 all passed, 1 a check failed, 2 usage, no
// result or a CUDA error, 77 no GPU.
int bench_main(const example &e, int argc, char **argv);

// Parts that matrix products share: size x size x size, inputs drawn by `draw`.
data_set product_data(int size, std::mt19937 &random, float (*draw)(std::mt19937 &));
double product_reference(const data_set &d, size_t i);

// The launchers of all builds of a kernel, to be used at file scope, and their rows. A launcher
// that no object defines is null (weak), so a program can be linked without the builds that the
// tool refused.
#define BENCH_WEAK(name) extern "C" __attribute__((weak)) cudaError_t name(const struct problem *);
#define BENCH_DECLARE(k)                                                                           \
  BENCH_WEAK(k##_baseline)                                                                         \
  BENCH_WEAK(k##_ldg)                                                                              \
  BENCH_WEAK(k##_hand_ldg) BENCH_WEAK(k##_ldg_single) BENCH_WEAK(k##_hand_ldg_single)              \
      BENCH_WEAK(k##_cp_async_2) BENCH_WEAK(k##_hand_cp_async_2) BENCH_WEAK(k##_cp_async_3)        \
          BENCH_WEAK(k##_hand_cp_async_3) BENCH_WEAK(k##_cp_async_4)                               \
              BENCH_WEAK(k##_hand_cp_async_4) BENCH_WEAK(k##_automatic)
#define BENCH_VARIANTS(k)                                                                          \
  {                                                                                                \
    {"baseline", k##_baseline, nullptr}, {"ldg", k##_ldg, k##_hand_ldg},                           \
        {"ldg_single", k##_ldg_single, k##_hand_ldg_single},                                       \
        {"cp_async 2", k##_cp_async_2, k##_hand_cp_async_2},                                       \
        {"cp_async 3", k##_cp_async_3, k##_hand_cp_async_3},                                       \
        {"cp_async 4", k##_cp_async_4, k##_hand_cp_async_4}, {"auto", k##_automatic, nullptr},     \
  }

#endif
