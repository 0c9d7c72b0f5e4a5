// ---- cp_async 2 ----
// loop lines left: cp.async can copy nothing of this loop: its value is computed from what is read
// texture.cu:13:7: error: cp.async can copy nothing of this loop: its value is computed from what is read [dbuf-no-async]
//         tile[i][threadIdx.x] = tex2D<unsigned int>(image, threadIdx.x, 2 * k + i) * tex1Dfetch<unsigned>(weights, k);
//         ^~~~
// texture.cu:13:7: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop lines left: cp.async can copy nothing of this loop: its value is computed from what is read
// texture.cu:13:7: error: cp.async can copy nothing of this loop: its value is computed from what is read [dbuf-no-async]
//         tile[i][threadIdx.x] = tex2D<unsigned int>(image, threadIdx.x, 2 * k + i) * tex1Dfetch<unsigned>(weights, k);
//         ^~~~
// texture.cu:13:7: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop lines ldg 2
# 1 "texture.cu"
// The load reads textures, which the header's functions give by a type that the call names.
# 1 "/usr/include/texture.h" 1 3
typedef unsigned long long cudaTextureObject_t;
template <typename T> __attribute__((device)) T tex2D(cudaTextureObject_t texture, float x, float y);
template <typename T> __attribute__((device)) T tex1Dfetch(cudaTextureObject_t texture, int i);
# 7 "texture.cu" 2
__attribute__((global)) void lines(cudaTextureObject_t image, cudaTextureObject_t weights, unsigned *y, int n) {
  
# 8 "texture.cu" 3
typedef unsigned __dbuf_tile_0_t[2][32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 8 "texture.cu"

  unsigned sum = 0;

# 11 "texture.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 12 "texture.cu" 3
for (int i = 0; i < 2; ++i)
      tile[i][threadIdx.x] = tex2D<unsigned int>(image, threadIdx.x, 2 * k + i) * tex1Dfetch<unsigned>(weights, k);
}
++k; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 11 "texture.cu" 3
for (; k < n; ++k) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(2)), ((long long)(1)), ((long long)(0)), false>::value;
::__dbuf::raw<unsigned int > __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<unsigned int > >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<unsigned > __dbuf_r1[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<unsigned > >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 12 "texture.cu" 3
{ int i = 0;
#pragma unroll
# 12 "texture.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++i)) if (i < 2)
# 13 "texture.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = tex2D<unsigned int>(image, threadIdx.x, 2 * k + i)) * (__dbuf_r1[__dbuf_i0] = tex1Dfetch<unsigned>(weights, k))); }
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 15 "texture.cu"
sum = sum * 3 + tile[0][31 - threadIdx.x] + tile[1][threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 12 "texture.cu" 3
{ int i = 0;
#pragma unroll
# 12 "texture.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++i)) if (i < 2)
# 13 "texture.cu" 3
tile[i][threadIdx.x] = __dbuf_r0[__dbuf_i0] * __dbuf_r1[__dbuf_i0]; }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 15 "texture.cu" 3
sum = sum * 3 + tile[0][31 - threadIdx.x] + tile[1][threadIdx.x];
} }
__syncthreads();
} }
# 17 "texture.cu"

  y[threadIdx.x] = sum;
}
// ---- ldg_single auto ----
// loop lines ldg_single 1
# 1 "texture.cu"
// The load reads textures, which the header's functions give by a type that the call names.
# 1 "/usr/include/texture.h" 1 3
typedef unsigned long long cudaTextureObject_t;
template <typename T> __attribute__((device)) T tex2D(cudaTextureObject_t texture, float x, float y);
template <typename T> __attribute__((device)) T tex1Dfetch(cudaTextureObject_t texture, int i);
# 7 "texture.cu" 2
__attribute__((global)) void lines(cudaTextureObject_t image, cudaTextureObject_t weights, unsigned *y, int n) {
  __attribute__((shared)) unsigned tile[2][32];
  unsigned sum = 0;

# 11 "texture.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 12 "texture.cu" 3
for (int i = 0; i < 2; ++i)
      tile[i][threadIdx.x] = tex2D<unsigned int>(image, threadIdx.x, 2 * k + i) * tex1Dfetch<unsigned>(weights, k);
}
++k; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 11 "texture.cu" 3
for (; k < n; ++k) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(2)), ((long long)(1)), ((long long)(0)), false>::value;
::__dbuf::raw<unsigned int > __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<unsigned int > >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<unsigned > __dbuf_r1[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<unsigned > >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 12 "texture.cu" 3
{ int i = 0;
#pragma unroll
# 12 "texture.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++i)) if (i < 2)
# 13 "texture.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = tex2D<unsigned int>(image, threadIdx.x, 2 * k + i)) * (__dbuf_r1[__dbuf_i0] = tex1Dfetch<unsigned>(weights, k))); }
}
{ { 
# 15 "texture.cu"
sum = sum * 3 + tile[0][31 - threadIdx.x] + tile[1][threadIdx.x];
} }
__syncthreads();
{ 
# 12 "texture.cu" 3
{ int i = 0;
#pragma unroll
# 12 "texture.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++i)) if (i < 2)
# 13 "texture.cu" 3
tile[i][threadIdx.x] = __dbuf_r0[__dbuf_i0] * __dbuf_r1[__dbuf_i0]; }
}

__syncthreads();
}
{ { 
# 15 "texture.cu" 3
sum = sum * 3 + tile[0][31 - threadIdx.x] + tile[1][threadIdx.x];
} }
__syncthreads();
} }
# 17 "texture.cu"

  y[threadIdx.x] = sum;
}
