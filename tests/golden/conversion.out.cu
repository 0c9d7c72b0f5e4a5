// ---- cp_async 2 ----
// loop convert left: cp.async can copy nothing of this loop: the element is converted on its way
// conversion.cu:8:5: error: cp.async can copy nothing of this loop: the element is converted on its way [dbuf-no-async]
//       tile[threadIdx.x] = x[k + threadIdx.x];
//       ^~~~
// conversion.cu:8:5: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop convert left: cp.async can copy nothing of this loop: the element is converted on its way
// conversion.cu:8:5: error: cp.async can copy nothing of this loop: the element is converted on its way [dbuf-no-async]
//       tile[threadIdx.x] = x[k + threadIdx.x];
//       ^~~~
// conversion.cu:8:5: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop convert ldg 2
# 1 "conversion.cu"
// A conversion in the store: what is held is the raw value; and a product, which must stay on its side of the barrier.
__attribute__((global)) void convert(const signed char *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, float scale, int n) {
  
# 3 "conversion.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "conversion.cu"

  
# 4 "conversion.cu" 3
typedef float __dbuf_scaled_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_scaled_0_t> __dbuf_scaled_0[2]; auto &scaled = __dbuf_scaled_0[0].v; 
# 4 "conversion.cu"

  float acc = 0;

# 7 "conversion.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_scaled_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; auto &scaled = __dbuf_scaled_0[0].v; (void)scaled; 
# 8 "conversion.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];

# 9 "conversion.cu" 3
scaled[threadIdx.x] = w[k + threadIdx.x] * scale;
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "conversion.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((w)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((w)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; auto &scaled = __dbuf_scaled_0[__dbuf_now ^ 1].v; (void)scaled; 
# 8 "conversion.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));

# 9 "conversion.cu" 3
(void)((__dbuf_r1 = w[k + threadIdx.x]) * scale);
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &scaled = __dbuf_scaled_0[__dbuf_now].v; (void)scaled; { 
# 11 "conversion.cu"
acc += tile[127 - threadIdx.x] + scaled[threadIdx.x ^ 1];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; auto &scaled = __dbuf_scaled_0[__dbuf_now ^ 1].v; (void)scaled; 
# 8 "conversion.cu" 3
tile[threadIdx.x] = __dbuf_r0;

# 9 "conversion.cu" 3
scaled[threadIdx.x] = __dbuf_r1 * scale;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &scaled = __dbuf_scaled_0[__dbuf_now].v; (void)scaled; { 
# 11 "conversion.cu" 3
acc += tile[127 - threadIdx.x] + scaled[threadIdx.x ^ 1];
} }
__syncthreads();
} }
# 13 "conversion.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop convert ldg_single 1
# 1 "conversion.cu"
// A conversion in the store: what is held is the raw value; and a product, which must stay on its side of the barrier.
__attribute__((global)) void convert(const signed char *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, float scale, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float scaled[128];
  float acc = 0;

# 7 "conversion.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 8 "conversion.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];

# 9 "conversion.cu" 3
scaled[threadIdx.x] = w[k + threadIdx.x] * scale;
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "conversion.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((w)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((w)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "conversion.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));

# 9 "conversion.cu" 3
(void)((__dbuf_r1 = w[k + threadIdx.x]) * scale);
}
{ { 
# 11 "conversion.cu"
acc += tile[127 - threadIdx.x] + scaled[threadIdx.x ^ 1];
} }
__syncthreads();
{ 
# 8 "conversion.cu" 3
tile[threadIdx.x] = __dbuf_r0;

# 9 "conversion.cu" 3
scaled[threadIdx.x] = __dbuf_r1 * scale;
}

__syncthreads();
}
{ { 
# 11 "conversion.cu" 3
acc += tile[127 - threadIdx.x] + scaled[threadIdx.x ^ 1];
} }
__syncthreads();
} }
# 13 "conversion.cu"

  y[threadIdx.x] = acc;
}
