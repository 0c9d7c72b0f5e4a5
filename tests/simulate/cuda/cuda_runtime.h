// A stand-in for CUDA's headers, by which a case is compiled twice: by nvcc for the device, which makes PTX of its
// kernels in a tenth of the time that the real headers take, and by g++ for the host, where emu_run() makes the buffers
// and tells the driver (../driver.c) what it launches. The device pass sees emu_run() too, because it is what
// instantiates templates of kernels.
#ifndef DBUF_TESTS_SIMULATE_CUDA_RUNTIME_H
#define DBUF_TESTS_SIMULATE_CUDA_RUNTIME_H

typedef decltype(sizeof 0) size_t;
typedef signed char int8_t;
typedef unsigned char uint8_t;
typedef int int32_t;
typedef unsigned int uint32_t;
typedef unsigned long uintptr_t;

#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))
#ifdef __CUDA_ARCH__
#define __launch_bounds__(...) __attribute__((launch_bounds(__VA_ARGS__)))
#else
#define __launch_bounds__(...)
#endif
#define __align__(n) __attribute__((aligned(n)))
#define __forceinline__ __inline__ __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))

#define EMU_BUILTIN __attribute__((device_builtin))
#define EMU_DEVICE __attribute__((device)) __inline__

#define EMU_VECTOR(name, alignment, type, ...)                                                                         \
  struct EMU_BUILTIN __attribute__((aligned(alignment))) name {                                                        \
    type __VA_ARGS__;                                                                                                  \
  };
EMU_VECTOR(uint3, 4, unsigned int, x, y, z)
EMU_VECTOR(float2, 8, float, x, y)
EMU_VECTOR(float3, 4, float, x, y, z)
EMU_VECTOR(float4, 16, float, x, y, z, w)
EMU_VECTOR(int2, 8, int, x, y)
EMU_VECTOR(int4, 16, int, x, y, z, w)
EMU_VECTOR(uint4, 16, unsigned int, x, y, z, w)
EMU_VECTOR(short4, 8, short, x, y, z, w)
EMU_VECTOR(char4, 4, signed char, x, y, z, w)
EMU_VECTOR(uchar4, 4, unsigned char, x, y, z, w)
EMU_VECTOR(double2, 16, double, x, y)
struct EMU_BUILTIN dim3 {
  unsigned int x, y, z;
  constexpr __host__ __device__ dim3(unsigned int a = 1, unsigned int b = 1, unsigned int c = 1) : x(a), y(b), z(c) {
  }
};

enum { warpSize = 32 };

extern "C" {
EMU_BUILTIN __device__ void __syncthreads(void);
EMU_BUILTIN __device__ void __nvvm_bar_warp_sync(unsigned mask);
EMU_DEVICE void __syncwarp(unsigned mask = 0xffffffff) {
  __nvvm_bar_warp_sync(mask);
}
EMU_BUILTIN __device__ int __syncthreads_count(int);
EMU_BUILTIN __device__ int __syncthreads_or(int);
EMU_BUILTIN __device__ int __syncthreads_and(int);
EMU_BUILTIN __device__ void __threadfence(void);
EMU_BUILTIN __device__ void __trap(void);
EMU_BUILTIN __device__ float sqrtf(float);
EMU_BUILTIN __device__ float fmaf(float, float, float);
EMU_BUILTIN __device__ double fma(double, double, double);
EMU_BUILTIN __device__ float rsqrtf(float);
EMU_BUILTIN __device__ float fminf(float, float);
EMU_BUILTIN __device__ float fmaxf(float, float);
EMU_BUILTIN __device__ float fabsf(float);
EMU_BUILTIN __device__ float floorf(float);
EMU_BUILTIN __device__ float ceilf(float);
EMU_BUILTIN __device__ double ceil(double);
EMU_BUILTIN __device__ int __popc(unsigned int);
__device__ size_t __nv_cvta_generic_to_shared_impl(const void *);
__host__ __device__ int printf(const char *, ...);
}
EMU_DEVICE float ceil(float x) {
  return ceilf(x);
}

// Halves by the conversions of the device; the host never runs them.
#ifdef __CUDA_ARCH__
extern "C" const EMU_BUILTIN uint3 threadIdx, blockIdx;
extern "C" const EMU_BUILTIN dim3 blockDim, gridDim;
EMU_DEVICE float emu_half_to_float(unsigned short bits) {
  float f;
  asm("cvt.f32.f16 %0, %1;" : "=f"(f) : "h"(bits));
  return f;
}
EMU_DEVICE unsigned short emu_float_to_half(float f) {
  unsigned short bits;
  asm("cvt.rn.f16.f32 %0, %1;" : "=h"(bits) : "f"(f));
  return bits;
}
EMU_DEVICE size_t __cvta_generic_to_shared(const void *p) {
  return __nv_cvta_generic_to_shared_impl(p);
}
EMU_DEVICE float atomicAdd(float *p, float v) {
  float old;
  asm volatile("atom.add.f32 %0, [%1], %2;" : "=f"(old) : "l"(p), "f"(v) : "memory");
  return old;
}
EMU_DEVICE int min(int a, int b) {
  return b < a ? b : a;
}
EMU_DEVICE int max(int a, int b) {
  return a < b ? b : a;
}
#else
static uint3 threadIdx, blockIdx;
static dim3 blockDim, gridDim;
float emu_half_to_float(unsigned short bits);
unsigned short emu_float_to_half(float f);
size_t __cvta_generic_to_shared(const void *p);
float atomicAdd(float *p, float v);
inline int min(int a, int b) {
  return b < a ? b : a;
}
inline int max(int a, int b) {
  return a < b ? b : a;
}
#endif
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
template <class T> EMU_DEVICE T __ldg(const T *p) {
  return *p;
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

namespace cooperative_groups {
struct thread_block {
  EMU_DEVICE void sync() const {
    __syncthreads();
  }
  EMU_DEVICE unsigned int thread_rank() const {
    return threadIdx.x + blockDim.x * (threadIdx.y + blockDim.y * threadIdx.z);
  }
};
EMU_DEVICE thread_block this_thread_block() {
  return thread_block();
}
EMU_DEVICE void sync(const thread_block &block) {
  block.sync();
}
} // namespace cooperative_groups

// ---- the host's side ----

// The driver's: a global buffer; a random number; a launch, to be followed by its kernel and the parameters' bytes.
extern "C" {
void *simulate_buffer(size_t bytes);
unsigned int simulate_random(void);
void simulate_launch(const unsigned int *grid, const unsigned int *block, size_t dynamic_shared);
void simulate_kernel(const void *kernel, const void *const *parameters, const size_t *bytes, size_t count);
}

inline void emu_random_value(double *p) {
  *p = (double)(int)simulate_random() / 2147483648.0;
}
inline void emu_random_value(long long *p) {
  *p = (int)simulate_random();
}
inline void emu_random_value(int *p) {
  *p = (int)(simulate_random() % 2001) - 1000;
}
inline void emu_random_value(unsigned int *p) {
  *p = simulate_random();
}
inline void emu_random_value(short *p) {
  *p = (short)simulate_random();
}
inline void emu_random_value(unsigned short *p) {
  *p = (unsigned short)simulate_random();
}
inline void emu_random_value(signed char *p) {
  *p = (signed char)simulate_random();
}
inline void emu_random_value(unsigned char *p) {
  *p = (unsigned char)simulate_random();
}
inline void emu_random_value(float *p) {
  *p = (float)((int)simulate_random() >> 8) / 8388608.0f;
}
inline void emu_random_value(half *p) { // from 2^-8 to 2, of both signs
  unsigned int r = simulate_random();
  p->bits = (unsigned short)((r & 0x83ff) | (7 + (r >> 16) % 9) << 10);
}
template <class T> inline void emu_random_value(T *p) { // structs: taken as an array of floats
  for (size_t i = 0; i < sizeof(T) / sizeof(float); ++i)
    emu_random_value((float *)p + i);
}

// What a case is run with; as in tests/emulate.
struct trial {
  int tiles; // of the loop, the partial last one included
  int tail;  // 0, or how many elements (taken modulo the tile) the last tile lacks
  int warps; // 1, 2 or 4

  int threads() const {
    return 32 * warps;
  }
  // The length of the K dimension for tiles of `tile` elements; with at least one element in the last.
  int extent(int tile) const {
    return tiles == 0 ? 0 : tiles * tile - tail % tile;
  }
  // A global buffer with random values.
  template <class T> T *in(size_t n) {
    T *p = (T *)simulate_buffer(n * sizeof(T));
    for (size_t i = 0; i < n; ++i)
      emu_random_value(p + i);
    return p;
  }
  // One with a fixed pattern. Every buffer's bytes are compared after the run.
  template <class T> T *out(size_t n) {
    unsigned char *p = (unsigned char *)simulate_buffer(n * sizeof(T));
    for (size_t i = 0; i < n * sizeof(T); ++i)
      p[i] = 0xc3;
    return (T *)p;
  }
};

// A constant of the kernels gets its value: the driver copies it from the host's side.
template <class T> inline void emu_set(const T &constant, T value) {
  *(T *)&constant = value;
}

// launch(grid, block, dynamic shared bytes, [=] { kernel(arguments); }); the script turns the call into
// kernel_of<kernel>::record(arguments).
template <class F> inline void launch(dim3 grid, dim3 block, size_t dynamic_bytes, F f) {
  simulate_launch(&grid.x, &block.x, dynamic_bytes);
  f();
}
template <auto F> struct kernel_of;
template <class... P, void (*F)(P...)> struct kernel_of<F> {
  static void record(P... p) {
    const void *at[] = {&p..., nullptr};
    const size_t bytes[] = {sizeof(p)..., 0};
    simulate_kernel((const void *)F, at, bytes, sizeof...(P));
  }
};

#endif
