// ---- cp_async 2 ----
// loop unpacked left: cp.async can copy nothing of this loop: its value comes from a variable of the load
// unpacked.cu:13:9: error: cp.async can copy nothing of this loop: its value comes from a variable of the load [dbuf-no-async]
//           tile[r][16 * threadIdx.x + i] = bytes[i] * 0.5f;
//           ^~~~
// unpacked.cu:13:9: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop unpacked left: cp.async can copy nothing of this loop: its value comes from a variable of the load
// unpacked.cu:13:9: error: cp.async can copy nothing of this loop: its value comes from a variable of the load [dbuf-no-async]
//           tile[r][16 * threadIdx.x + i] = bytes[i] * 0.5f;
//           ^~~~
// unpacked.cu:13:9: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop unpacked ldg 2
# 1 "unpacked.cu"
// Sixteen bytes are read at once, through the address of an array of registers, and stored one by one as numbers.
__attribute__((global)) void unpacked(const int4 *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "unpacked.cu" 3
typedef float __dbuf_tile_0_t[2][512]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "unpacked.cu"

  __attribute__((aligned(16))) unsigned char bytes[16];
  float acc = 0;

# 7 "unpacked.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 8 "unpacked.cu" 3
#pragma unroll
    for (int r = 0; r < 2; ++r) {
      (reinterpret_cast<int4 *>(&(bytes))[0]) = x[k + 32 * r + threadIdx.x];
#pragma unroll
      for (int i = 0; i < 16; ++i)
        tile[r][16 * threadIdx.x + i] = bytes[i] * 0.5f;
    }
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "unpacked.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(2)), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(16)), ((long long)(1)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "unpacked.cu" 3
{ int r = 0;
#pragma unroll
# 9 "unpacked.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++r)) if (r < 2)
# 9 "unpacked.cu" 3
{
      (reinterpret_cast<int4 *>(&(bytes))[0]) = (__dbuf_r0[__dbuf_i0] = x[k + 32 * r + threadIdx.x]);
{ int i = 0;
#pragma unroll
# 12 "unpacked.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++i)) if (i < 16)
# 13 "unpacked.cu" 3
; }
    } }
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 16 "unpacked.cu"
for (int i = 0; i < 16; ++i)
      acc += tile[0][32 * i + threadIdx.x] * tile[1][32 * i + 31 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "unpacked.cu" 3
{ int r = 0;
#pragma unroll
# 9 "unpacked.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++r)) if (r < 2)
# 9 "unpacked.cu" 3
{
      (reinterpret_cast<int4 *>(&(bytes))[0]) = __dbuf_r0[__dbuf_i0];
{ int i = 0;
#pragma unroll
# 12 "unpacked.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++i)) if (i < 16)
# 13 "unpacked.cu" 3
tile[r][16 * threadIdx.x + i] = bytes[i] * 0.5f; }
    } }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 16 "unpacked.cu" 3
for (int i = 0; i < 16; ++i)
      acc += tile[0][32 * i + threadIdx.x] * tile[1][32 * i + 31 - threadIdx.x];
} }
__syncthreads();
} }
# 19 "unpacked.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop unpacked ldg_single 1
# 1 "unpacked.cu"
// Sixteen bytes are read at once, through the address of an array of registers, and stored one by one as numbers.
__attribute__((global)) void unpacked(const int4 *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[2][512];
  __attribute__((aligned(16))) unsigned char bytes[16];
  float acc = 0;

# 7 "unpacked.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 8 "unpacked.cu" 3
#pragma unroll
    for (int r = 0; r < 2; ++r) {
      (reinterpret_cast<int4 *>(&(bytes))[0]) = x[k + 32 * r + threadIdx.x];
#pragma unroll
      for (int i = 0; i < 16; ++i)
        tile[r][16 * threadIdx.x + i] = bytes[i] * 0.5f;
    }
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "unpacked.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(2)), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(16)), ((long long)(1)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "unpacked.cu" 3
{ int r = 0;
#pragma unroll
# 9 "unpacked.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++r)) if (r < 2)
# 9 "unpacked.cu" 3
{
      (reinterpret_cast<int4 *>(&(bytes))[0]) = (__dbuf_r0[__dbuf_i0] = x[k + 32 * r + threadIdx.x]);
{ int i = 0;
#pragma unroll
# 12 "unpacked.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++i)) if (i < 16)
# 13 "unpacked.cu" 3
; }
    } }
}
{ { 
# 16 "unpacked.cu"
for (int i = 0; i < 16; ++i)
      acc += tile[0][32 * i + threadIdx.x] * tile[1][32 * i + 31 - threadIdx.x];
} }
__syncthreads();
{ 
# 8 "unpacked.cu" 3
{ int r = 0;
#pragma unroll
# 9 "unpacked.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++r)) if (r < 2)
# 9 "unpacked.cu" 3
{
      (reinterpret_cast<int4 *>(&(bytes))[0]) = __dbuf_r0[__dbuf_i0];
{ int i = 0;
#pragma unroll
# 12 "unpacked.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++i)) if (i < 16)
# 13 "unpacked.cu" 3
tile[r][16 * threadIdx.x + i] = bytes[i] * 0.5f; }
    } }
}

__syncthreads();
}
{ { 
# 16 "unpacked.cu" 3
for (int i = 0; i < 16; ++i)
      acc += tile[0][32 * i + threadIdx.x] * tile[1][32 * i + 31 - threadIdx.x];
} }
__syncthreads();
} }
# 19 "unpacked.cu"

  y[threadIdx.x] = acc;
}
