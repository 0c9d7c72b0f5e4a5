// What a kernel's file and the benchmark agree on.
//
// A kernel's file is compiled several times: as it is, and by dbuf-nvcc with one pipeline after
// another. Each object is told its own VARIANT, which names the namespace the kernel lives in (so
// that profilers tell the builds apart) and ends the name of its launcher, hgemm_64x64x32_ldg for
// example.
#ifndef EXAMPLES_COMMON_LAUNCH_H
#define EXAMPLES_COMMON_LAUNCH_H

#include <cuda_runtime.h>

// Device pointers and sizes. Matrix products: C (m x n) = A (m x k) * B (k x n), row major. n-body:
// a is float4[n], c is float4[n], the rest is not used.
struct problem {
  const void *a, *b;
  void *c;
  int m, n, k;
};

// Starts the kernel in the default stream. cudaErrorInvalidValue when the sizes are no multiples of
// the tile.
typedef cudaError_t launcher(const struct problem *);

#ifndef VARIANT
#define VARIANT automatic
#endif

#define LAUNCHER_JOIN_(name, variant) name##_##variant
#define LAUNCHER_JOIN(name, variant) LAUNCHER_JOIN_(name, variant)
#define LAUNCHER_TILE_(name, m, n, k) name##_##m##x##n##x##k
#define LAUNCHER_TILE(name, m, n, k) LAUNCHER_TILE_(name, m, n, k)

#define LAUNCHER(name) extern "C" cudaError_t LAUNCHER_JOIN(name, VARIANT)(const struct problem *p)

#endif
