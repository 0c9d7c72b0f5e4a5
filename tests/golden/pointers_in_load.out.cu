// ---- cp_async 2 ----
// loop quarter left: where 'As' is stored changes from iteration to iteration: a buffer would keep elements of older tiles
// pointers_in_load.cu:16:7: error: where 'As' is stored changes from iteration to iteration: a buffer would keep elements of older tiles [dbuf-tile-index]
//         *to_a = *from_a;
//         ^
// pointers_in_load.cu:16:7: note: index the tile by thread and loop-invariant values only, or use variant=ldg_single
// ---- cp_async 3 ----
// loop quarter left: where 'As' is stored changes from iteration to iteration: a buffer would keep elements of older tiles
// pointers_in_load.cu:16:7: error: where 'As' is stored changes from iteration to iteration: a buffer would keep elements of older tiles [dbuf-tile-index]
//         *to_a = *from_a;
//         ^
// pointers_in_load.cu:16:7: note: index the tile by thread and loop-invariant values only, or use variant=ldg_single
// ---- ldg auto ----
// loop quarter left: where 'As' is stored changes from iteration to iteration: a buffer would keep elements of older tiles
// pointers_in_load.cu:16:7: error: where 'As' is stored changes from iteration to iteration: a buffer would keep elements of older tiles [dbuf-tile-index]
//         *to_a = *from_a;
//         ^
// pointers_in_load.cu:16:7: note: index the tile by thread and loop-invariant values only, or use variant=ldg_single
// ---- ldg_single auto ----
// loop quarter ldg_single 1
# 1 "pointers_in_load.cu"
// A quarter of the threads copies, through pointers that are made for each tile.
struct float4 { float x, y, z, w; };
__attribute__((global)) void quarter(float *C, const float *A, const float *B, int width) {
  __attribute__((shared)) float As[16][16];
  __attribute__((shared)) float Bs[16][16];
  int column = threadIdx.x * 4;
  int last = width - 1;
  float sum = 0;

# 10 "pointers_in_load.cu" 3
{ int a = 0, b = 0;
if (a <= last) {
{ 
# 11 "pointers_in_load.cu" 3
if (column < 16) {
      float4 *const to_a = reinterpret_cast<float4 *>(&As[threadIdx.y][column]);
      float4 *const to_b = reinterpret_cast<float4 *>(&Bs[threadIdx.y][column]);
      const float4 *const from_a = reinterpret_cast<const float4 *>(&A[a + width * threadIdx.y + column]);
      const float4 *const from_b = reinterpret_cast<const float4 *>(&B[b + 16 * threadIdx.y + column]);
      *to_a = *from_a;
      *to_b = *from_b;
    }
}
a += 16, b += 16 * 16; 
__syncthreads();

# 10 "pointers_in_load.cu" 3
for (; a <= last; a += 16, b += 16 * 16) {
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<const float4 *> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 11 "pointers_in_load.cu" 3
if (column < 16) {
      float4 *const to_a = reinterpret_cast<float4 *>(&As[threadIdx.y][column]);
      float4 *const to_b = reinterpret_cast<float4 *>(&Bs[threadIdx.y][column]);
      const float4 *const from_a = reinterpret_cast<const float4 *>(&A[a + width * threadIdx.y + column]);
      const float4 *const from_b = reinterpret_cast<const float4 *>(&B[b + 16 * threadIdx.y + column]);
      (void)((__dbuf_r0 = *from_a));
      (void)((__dbuf_r1 = *from_b));
    }
}
{ { 
# 20 "pointers_in_load.cu"
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
} }
__syncthreads();
{ 
# 11 "pointers_in_load.cu" 3
if (column < 16) {
      float4 *const to_a = reinterpret_cast<float4 *>(&As[threadIdx.y][column]);
      float4 *const to_b = reinterpret_cast<float4 *>(&Bs[threadIdx.y][column]);
      const float4 *const from_a = reinterpret_cast<const float4 *>(&A[a + width * threadIdx.y + column]);
      const float4 *const from_b = reinterpret_cast<const float4 *>(&B[b + 16 * threadIdx.y + column]);
      *to_a = __dbuf_r0;
      *to_b = __dbuf_r1;
    }
}

__syncthreads();
}
{ { 
# 20 "pointers_in_load.cu" 3
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
} }
__syncthreads();
} }
# 24 "pointers_in_load.cu"

  C[threadIdx.y * 16 + threadIdx.x] = sum;
}
