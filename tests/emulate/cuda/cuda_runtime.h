// A stand-in for the CUDA headers that runs kernels on the CPU (see ../emulator.cpp for the
// machine). It has the real one's name, by which the rewriter knows the toolkit's headers, and the
// keywords expand to the same attributes as in the output of nvcc -E, because the rewriter reads
// those; build_program.sh then makes shared variables static ones. No standard headers: each case
// is compiled once per variant.
#ifndef DBUF_TESTS_EMULATE_CUDA_RUNTIME_H
#define DBUF_TESTS_EMULATE_CUDA_RUNTIME_H

#include <stddef.h>
#include <stdint.h>

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#define __align__(n) __attribute__((aligned(n)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))

#define EMU_BUILTIN __attribute__((device_builtin))
#define EMU_DEVICE __attribute__((device)) __inline__

struct EMU_BUILTIN uint3 {
  unsigned int x, y, z;
};
struct EMU_BUILTIN dim3 {
  unsigned int x, y, z;
  constexpr dim3(unsigned int a = 1, unsigned int b = 1, unsigned int c = 1) : x(a), y(b), z(c) {
  }
};
struct EMU_BUILTIN __attribute__((aligned(8))) float2 {
  float x, y;
};
struct EMU_BUILTIN float3 {
  float x, y, z;
};
struct EMU_BUILTIN __attribute__((aligned(16))) float4 {
  float x, y, z, w;
};
struct EMU_BUILTIN __attribute__((aligned(8))) int2 {
  int x, y;
};
struct EMU_BUILTIN __attribute__((aligned(16))) int4 {
  int x, y, z, w;
};
struct EMU_BUILTIN __attribute__((aligned(4))) char4 {
  signed char x, y, z, w;
};
struct EMU_BUILTIN __attribute__((aligned(4))) uchar4 {
  unsigned char x, y, z, w;
};

// Set by the machine whenever it switches threads; never const, so that the compiler reads them
// anew.
extern uint3 threadIdx, blockIdx;
extern dim3 blockDim, gridDim;
enum { warpSize = 32 };

__attribute__((device)) __attribute__((cudart_builtin)) void __syncthreads(void);
__attribute__((device)) int __syncthreads_count(int predicate);
__attribute__((device)) int __syncthreads_or(int predicate);
__attribute__((device)) int __syncthreads_and(int predicate);
// Threads of the machine run one after another between barriers; a warp barrier has nothing to
// order that the cases rely on.
__attribute__((device)) void __threadfence(void);
__attribute__((device)) unsigned int __isGlobal(const void *p);
__attribute__((device)) void __trap(void);

namespace cooperative_groups {
struct thread_block {
  __attribute__((device)) void sync() const;
  __attribute__((device)) unsigned int thread_rank() const;
};
__attribute__((device)) thread_block this_thread_block();
EMU_DEVICE void sync(const thread_block &block) {
  block.sync();
}
} // namespace cooperative_groups

#ifdef __CUDACC__ // the cases; the machine itself uses the real headers
extern "C" {
float sqrtf(float);
float fmaf(float, float, float);
double fma(double, double, double);
float fminf(float, float);
float fmaxf(float, float);
float fabsf(float);
float floorf(float);
float ceilf(float);
double ceil(double);
int printf(const char *, ...);
}
#else
#include <math.h>
#include <stdio.h>
#endif
EMU_DEVICE float rsqrtf(float x) {
  return 1.0f / sqrtf(x);
}
EMU_DEVICE int min(int a, int b) {
  return b < a ? b : a;
}
EMU_DEVICE int max(int a, int b) {
  return a < b ? b : a;
}
template <class T> EMU_DEVICE T __ldg(const T *p) {
  return *p;
}
typedef unsigned long long cudaTextureObject_t;
template <class T> EMU_DEVICE T tex1Dfetch(cudaTextureObject_t, int i) {
  return T(i);
}
template <class T> EMU_DEVICE T atomicAdd(T *p, T v) {
  T old = *p;
  *p = old + v;
  return old;
}
EMU_DEVICE float2 make_float2(float x, float y) {
  return float2{x, y};
}
EMU_DEVICE float3 make_float3(float x, float y, float z) {
  return float3{x, y, z};
}
EMU_DEVICE float4 make_float4(float x, float y, float z, float w) {
  return float4{x, y, z, w};
}
EMU_DEVICE int4 make_int4(int x, int y, int z, int w) {
  return int4{x, y, z, w};
}
EMU_DEVICE int __popc(unsigned int x) {
  return __builtin_popcount(x);
}

// IEEE half precision, converted by the machine (rounds to nearest even).
float emu_half_to_float(unsigned short bits);
unsigned short emu_float_to_half(float f);
struct __attribute__((aligned(2))) __half {
  unsigned short bits;
  __half() = default;
  EMU_DEVICE __half(float f) : bits(emu_float_to_half(f)) {
  }
  EMU_DEVICE operator float() const {
    return emu_half_to_float(bits);
  }
};
typedef struct __half half;
EMU_DEVICE float __half2float(half h) {
  return (float)h;
}
EMU_DEVICE half __float2half(float f) {
  return half(f);
}

// Asynchronous copies: `size` of `width` bytes are taken from `src`, the rest of `dst` becomes
// zero. When they happen, between here and the wait, is the machine's choice.
void emu_copy(void *dst, const void *src, int width, int size);
void emu_commit(void);
void emu_wait(int groups_left);

// The dynamic shared memory of the running block (run.sh makes `extern __shared__ T x[]` refer to
// it).
extern char *emu_dynamic_shared;

// What a case is run with. Buffers and random numbers are the same for the original and its
// variants.
struct trial {
  int tiles; // of the loop, the partial last one included
  int tail;  // 0, or how many elements (taken modulo the tile) the last tile lacks
  int warps; // 1, 2 or 4

  int threads() const {
    return 32 * warps;
  }
  // The length of the K dimension for tiles of `tile` elements; with at least one element in the
  // last.
  int extent(int tile) const {
    return tiles == 0 ? 0 : tiles * tile - tail % tile;
  }
  // A global buffer ending (or beginning) at a page that faults; random values.
  template <class T> T *in(size_t n);
  // The same with a fixed pattern; every buffer's bytes are compared after the run.
  template <class T> T *out(size_t n);
};

void *emu_buffer(size_t bytes, size_t alignment);
unsigned int emu_random(void);

inline void emu_random_value(double *p) {
  *p = (double)(int)emu_random() / 2147483648.0;
}
inline void emu_random_value(int *p) {
  *p = (int)(emu_random() % 2001) - 1000;
}
inline void emu_random_value(unsigned int *p) {
  *p = emu_random();
}
inline void emu_random_value(short *p) {
  *p = (short)emu_random();
}
inline void emu_random_value(signed char *p) {
  *p = (signed char)emu_random();
}
inline void emu_random_value(unsigned char *p) {
  *p = (unsigned char)emu_random();
}
inline void emu_random_value(float *p) {
  *p = (float)((int)emu_random() >> 8) / 8388608.0f;
}
inline void emu_random_value(half *p) {
  float f;
  emu_random_value(&f);
  *p = half(f);
}
template <class T> inline void emu_random_value(T *p) { // structs: taken as an array of floats
  for (size_t i = 0; i < sizeof(T) / sizeof(float); ++i)
    emu_random_value((float *)p + i);
}

template <class T> T *trial::in(size_t n) {
  T *p = (T *)emu_buffer(n * sizeof(T), alignof(T));
  for (size_t i = 0; i < n; ++i)
    emu_random_value(p + i);
  return p;
}
template <class T> T *trial::out(size_t n) {
  unsigned char *p = (unsigned char *)emu_buffer(n * sizeof(T), alignof(T));
  for (size_t i = 0; i < n * sizeof(T); ++i)
    p[i] = 0xc3;
  return (T *)p;
}

void emu_launch(dim3 grid, dim3 block, size_t dynamic_bytes, void (*kernel)(void *), void *closure);
// launch(grid, block, dynamic shared bytes, [=] { kernel(arguments); })
template <class F> inline void launch(dim3 grid, dim3 block, size_t dynamic_bytes, F f) {
  emu_launch(
      grid, block, dynamic_bytes, [](void *p) { (*(F *)p)(); }, &f);
}

// The case's entry; run.sh renames it for each variant.
extern "C" void emu_run(struct trial &t);

#endif
