// ---- cp_async 2 ----
// loop k left: cp.async can copy nothing of this loop: its value is computed from what is read
// header_with_our_word.cu:10:5: error: cp.async can copy nothing of this loop: its value is computed from what is read [dbuf-no-async]
//       tile[threadIdx.x] = tanhf(x[k + threadIdx.x]);
//       ^~~~
// header_with_our_word.cu:10:5: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop k left: cp.async can copy nothing of this loop: its value is computed from what is read
// header_with_our_word.cu:10:5: error: cp.async can copy nothing of this loop: its value is computed from what is read [dbuf-no-async]
//       tile[threadIdx.x] = tanhf(x[k + threadIdx.x]);
//       ^~~~
// header_with_our_word.cu:10:5: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop k ldg 2
# 1 "header_with_our_word.cu"
// A header of the system that holds our word is read like the text, and stays the system's.
# 1 "/usr/include/header.h" 1 3
extern float tanhf(float dbuf);
# 5 "header_with_our_word.cu" 2
__attribute__((global)) void k(const float *x, float *y, int n) {
  
# 6 "header_with_our_word.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 6 "header_with_our_word.cu"

  float acc = 0;

# 9 "header_with_our_word.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 10 "header_with_our_word.cu" 3
tile[threadIdx.x] = tanhf(x[k + threadIdx.x]);
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 9 "header_with_our_word.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 10 "header_with_our_word.cu" 3
(void)(tanhf((__dbuf_r0 = x[k + threadIdx.x])));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 12 "header_with_our_word.cu"
acc += tile[127 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 10 "header_with_our_word.cu" 3
tile[threadIdx.x] = tanhf(__dbuf_r0);
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 12 "header_with_our_word.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 14 "header_with_our_word.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop k ldg_single 1
# 1 "header_with_our_word.cu"
// A header of the system that holds our word is read like the text, and stays the system's.
# 1 "/usr/include/header.h" 1 3
extern float tanhf(float dbuf);
# 5 "header_with_our_word.cu" 2
__attribute__((global)) void k(const float *x, float *y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;

# 9 "header_with_our_word.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 10 "header_with_our_word.cu" 3
tile[threadIdx.x] = tanhf(x[k + threadIdx.x]);
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 9 "header_with_our_word.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 10 "header_with_our_word.cu" 3
(void)(tanhf((__dbuf_r0 = x[k + threadIdx.x])));
}
{ { 
# 12 "header_with_our_word.cu"
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 10 "header_with_our_word.cu" 3
tile[threadIdx.x] = tanhf(__dbuf_r0);
}

__syncthreads();
}
{ { 
# 12 "header_with_our_word.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 14 "header_with_our_word.cu"

  y[threadIdx.x] = acc;
}
