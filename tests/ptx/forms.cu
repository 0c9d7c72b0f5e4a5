// What the .ptx files beside this were made of, with nvcc 13.0:
//   nvcc -arch=sm_80 -ptx forms.cu -o forms.sm_80.ptx
//   nvcc -arch=sm_120 -lineinfo -ptx forms.cu -o forms.sm_120.lineinfo.ptx
//   nvcc -arch=sm_90 -G -ptx debug.cu -o debug.sm_90.ptx
//   nvcc -arch=sm_80 -Xcicc -jump-table-density=1 -ptx table.cu -o table.sm_80.ptx
// Folders are taken out of the names of files.
#include <cassert>
#include <cstdio>
#include <cuda_fp16.h>
#include <mma.h>

// Tables with addresses, also unaligned ones.
struct Entry {
  char tag;
  float *p;
};
#pragma pack(push, 1)
struct Tight {
  char tag;
  const int *p;
  short s;
};
#pragma pack(pop)
__device__ int table[4][3] = {{1, 2, 3}, {4, 5}, {7}};
__device__ float scalars[3] = {1.0f, -2.5f, 3e-3f};
__device__ double tenth = 0.1;
__constant__ float4 vectors[2] = {{1, 2, 3, 4}, {5, 6, 7, 8}};
__device__ int *where = &table[1][1];
__constant__ Entry entries[2] = {{'a', scalars + 1}, {'b', 0}};
__device__ Tight tight = {'x', &table[0][2], 7};
__managed__ int managed = 5;
extern __shared__ float dynamic[];

__global__ void tables(float *out, int i) {
  __shared__ int2 fixed[32];
  fixed[threadIdx.x] = make_int2(i, tight.s);
  dynamic[threadIdx.x] = vectors[i].y + table[i][1] + *where;
  __syncthreads();
  out[i] = dynamic[i] + fixed[i].x + entries[i].tag + *tight.p + managed + tenth + scalars[i];
}

// Calls, also through a pointer, with structures.
typedef float (*op)(float);
__device__ __noinline__ float twice(float x) { return x * 2; }
__device__ __noinline__ float half_of(float x) { return x / 2; }
__device__ op ops[2] = {twice, half_of};
struct Big {
  int a[10];
};
__device__ __noinline__ Big make(Big b, int i) {
  b.a[i & 7] = i;
  return b;
}
__global__ void __launch_bounds__(256, 2) calls(float *out, int i) {
  out[i] = ops[i & 1](out[i]);
  Big b = {};
  b = make(b, i);
  out[i + 1] = b.a[i % 10];
}

// Kernels of templates, in a namespace.
namespace space {
template <class T, int N> struct Summer {
  T part[N];
  __device__ T sum() {
    T s = 0;
    for (int i = 0; i < N; ++i)
      s += part[i];
    return s;
  }
};
template <class T, int N> __global__ void total(T *out, Summer<T, N> s) {
  out[threadIdx.x] = s.sum();
}
template __global__ void total<float, 4>(float *, Summer<float, 4>);
template __global__ void total<int, 3>(int *, Summer<int, 3>);
} // namespace space

__global__ void jumps(int *x, int k) {
  int v = x[threadIdx.x];
  switch (k) {
  case 0: v *= 3; x[5] = 2; break;
  case 1: v += x[1]; break;
  case 2: v ^= x[v & 15]; break;
  case 3: v = __popc(v); x[9] = v; break;
  case 4: v = -v; break;
  case 5: v = atomicAdd(x, v); break;
  case 6: v = __shfl_xor_sync(~0u, v, 1); break;
  }
  x[threadIdx.x] = v;
}

__global__ void talks(int *x) {
  printf("%d of %d\n", threadIdx.x, x[0]);
  assert(x[1] > 0);
}

// Assembly with scopes of its own, twice.
__device__ __forceinline__ unsigned scoped(unsigned x) {
  unsigned r;
  asm volatile("{\n\t.reg .pred p;\n\t.reg .b32 t<2>;\n\tsetp.ne.u32 p, %1, 0;\n\t@p bra DONE;\n\t"
               "mov.u32 t0, 1;\n\tDONE:\n\tselp.u32 %0, 1, 0, p;\n\t"
               "{ .reg .pred p; setp.eq.u32 p, %1, 0x10; @!p bra DONE; mov.u32 t1, 0b101; DONE: }\n\t}"
               : "=r"(r)
               : "r"(x));
  return r;
}
__global__ void assembly(unsigned *x, const float4 *from) {
  x[0] = scoped(x[1]);
  x[2] = scoped(x[3]);
  unsigned long long t;
  asm volatile("mov.u64 %0, %%clock64;" : "=l"(t));
  unsigned m, e, d, w, y;
  asm("mov.u32 %0, %%lanemask_lt;" : "=r"(m));
  asm volatile("mov.u32 %0, %%envreg3;" : "=r"(e));
  asm volatile("mov.u32 %0, %%dynamic_smem_size;" : "=r"(d));
  asm("mov.u32 %0, WARP_SZ;" : "=r"(w));
  asm("{ .reg .b32 %%t<3>; mov.b32 %%t2, (3 + 4) * 0x10 - 010; add.u32 %0, %%t2, -1; }" : "=r"(y));
  __shared__ float4 tile[32];
  unsigned to = __cvta_generic_to_shared(&tile[threadIdx.x]);
  asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16;" ::"r"(to), "l"(from));
  asm volatile("cp.async.commit_group;\n cp.async.wait_group %0;" ::"n"(0));
  x[4] = t + m + e + d + w + y + tile[threadIdx.x ^ 1].x;
}

__global__ void tensor(float *c, const half *a, const half *b) {
  using namespace nvcuda::wmma;
  fragment<matrix_a, 16, 16, 16, half, row_major> fa;
  fragment<matrix_b, 16, 16, 16, half, col_major> fb;
  fragment<accumulator, 16, 16, 16, float> fc;
  fill_fragment(fc, 0.0f);
  load_matrix_sync(fa, a, 16);
  load_matrix_sync(fb, b, 16);
  mma_sync(fc, fa, fb, fc);
  store_matrix_sync(c, fc, 16, mem_row_major);
}
