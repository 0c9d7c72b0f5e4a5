// ---- cp_async 2 ----
// loop quarter cp_async 2
# 1 "pointers_in_load.cu"
// A quarter of the threads copies, through pointers that are made for each tile. One of the tiles is aligned as a type
// is.
struct float4 { float x, y, z, w; };
__attribute__((global)) void quarter(float *C, const float *A, const float *B, int width) {
  
# 5 "pointers_in_load.cu" 3
typedef float __dbuf_As_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 5 "pointers_in_load.cu"

  
# 6 "pointers_in_load.cu" 3
typedef float __dbuf_Bs_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[2]; auto &Bs = __dbuf_Bs_0[0].v; 
# 6 "pointers_in_load.cu"

  int column = threadIdx.x * 4;
  int last = width - 1;
  float sum = 0;

# 11 "pointers_in_load.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int a = 0, b = 0;
if (a <= last) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_s].v; (void)Bs; 
# 12 "pointers_in_load.cu" 3
if (column < 16) {
      float4 *const to_a = reinterpret_cast<float4 *>(&As[threadIdx.y][column]);
      float4 *const to_b = reinterpret_cast<float4 *>(&Bs[threadIdx.y][column]);
      const float4 *const from_a = reinterpret_cast<const float4 *>(&A[a + width * threadIdx.y + column]);
      const float4 *const from_b = reinterpret_cast<const float4 *>(&B[b + 16 * threadIdx.y + column]);
      ::__dbuf::fetch(*to_a, *from_a);
      ::__dbuf::fetch(*to_b, *from_b);
    }
}
a += 16, b += 16 * 16; 
}
::__dbuf::commit();
}
::__dbuf::forget(a);
::__dbuf::forget(b);

#pragma unroll 1
# 11 "pointers_in_load.cu" 3
for (; a <= last; a += 16, b += 16 * 16) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_load].v; (void)Bs; 
# 12 "pointers_in_load.cu" 3
if (column < 16) {
      float4 *const to_a = reinterpret_cast<float4 *>(&As[threadIdx.y][column]);
      float4 *const to_b = reinterpret_cast<float4 *>(&Bs[threadIdx.y][column]);
      const float4 *const from_a = reinterpret_cast<const float4 *>(&A[a + width * threadIdx.y + column]);
      const float4 *const from_b = reinterpret_cast<const float4 *>(&B[b + 16 * threadIdx.y + column]);
      ::__dbuf::fetch(*to_a, *from_a);
      ::__dbuf::fetch(*to_b, *from_b);
    }
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 21 "pointers_in_load.cu"
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 21 "pointers_in_load.cu" 3
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
} }
__syncthreads();
} }
# 25 "pointers_in_load.cu"

  C[threadIdx.y * 16 + threadIdx.x] = sum;
}
// ---- cp_async 3 ----
// loop quarter cp_async 3
# 1 "pointers_in_load.cu"
// A quarter of the threads copies, through pointers that are made for each tile. One of the tiles is aligned as a type
// is.
struct float4 { float x, y, z, w; };
__attribute__((global)) void quarter(float *C, const float *A, const float *B, int width) {
  
# 5 "pointers_in_load.cu" 3
typedef float __dbuf_As_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[3]; auto &As = __dbuf_As_0[0].v; 
# 5 "pointers_in_load.cu"

  
# 6 "pointers_in_load.cu" 3
typedef float __dbuf_Bs_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[3]; auto &Bs = __dbuf_Bs_0[0].v; 
# 6 "pointers_in_load.cu"

  int column = threadIdx.x * 4;
  int last = width - 1;
  float sum = 0;

# 11 "pointers_in_load.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int a = 0, b = 0;
if (a <= last) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 11 "pointers_in_load.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (a <= last) {
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_s].v; (void)Bs; 
# 12 "pointers_in_load.cu" 3
if (column < 16) {
      float4 *const to_a = reinterpret_cast<float4 *>(&As[threadIdx.y][column]);
      float4 *const to_b = reinterpret_cast<float4 *>(&Bs[threadIdx.y][column]);
      const float4 *const from_a = reinterpret_cast<const float4 *>(&A[a + width * threadIdx.y + column]);
      const float4 *const from_b = reinterpret_cast<const float4 *>(&B[b + 16 * threadIdx.y + column]);
      ::__dbuf::fetch(*to_a, *from_a);
      ::__dbuf::fetch(*to_b, *from_b);
    }
}
a += 16, b += 16 * 16; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(a);
::__dbuf::forget(b);

#pragma unroll 1
# 11 "pointers_in_load.cu" 3
for (; a <= last; a += 16, b += 16 * 16) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_load].v; (void)Bs; 
# 12 "pointers_in_load.cu" 3
if (column < 16) {
      float4 *const to_a = reinterpret_cast<float4 *>(&As[threadIdx.y][column]);
      float4 *const to_b = reinterpret_cast<float4 *>(&Bs[threadIdx.y][column]);
      const float4 *const from_a = reinterpret_cast<const float4 *>(&A[a + width * threadIdx.y + column]);
      const float4 *const from_b = reinterpret_cast<const float4 *>(&B[b + 16 * threadIdx.y + column]);
      ::__dbuf::fetch(*to_a, *from_a);
      ::__dbuf::fetch(*to_b, *from_b);
    }
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 21 "pointers_in_load.cu"
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 11 "pointers_in_load.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 21 "pointers_in_load.cu" 3
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 25 "pointers_in_load.cu"

  C[threadIdx.y * 16 + threadIdx.x] = sum;
}
// ---- ldg auto ----
// loop quarter ldg 2
# 1 "pointers_in_load.cu"
// A quarter of the threads copies, through pointers that are made for each tile. One of the tiles is aligned as a type
// is.
struct float4 { float x, y, z, w; };
__attribute__((global)) void quarter(float *C, const float *A, const float *B, int width) {
  
# 5 "pointers_in_load.cu" 3
typedef float __dbuf_As_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 5 "pointers_in_load.cu"

  
# 6 "pointers_in_load.cu" 3
typedef float __dbuf_Bs_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_Bs_0_t> __dbuf_Bs_0[2]; auto &Bs = __dbuf_Bs_0[0].v; 
# 6 "pointers_in_load.cu"

  int column = threadIdx.x * 4;
  int last = width - 1;
  float sum = 0;

# 11 "pointers_in_load.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) + sizeof(__dbuf_Bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int a = 0, b = 0;
if (a <= last) {
int __dbuf_now = 0;
{ auto &As = __dbuf_As_0[0].v; (void)As; auto &Bs = __dbuf_Bs_0[0].v; (void)Bs; 
# 12 "pointers_in_load.cu" 3
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
::__dbuf::forget(a);
::__dbuf::forget(b);

#pragma unroll 1
# 11 "pointers_in_load.cu" 3
for (; a <= last; a += 16, b += 16 * 16) {
::__dbuf::forget(a);
::__dbuf::forget(b);
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<const float4 *> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now ^ 1].v; (void)Bs; 
# 12 "pointers_in_load.cu" 3
if (column < 16) {
      float4 *const to_a = reinterpret_cast<float4 *>(&As[threadIdx.y][column]);
      float4 *const to_b = reinterpret_cast<float4 *>(&Bs[threadIdx.y][column]);
      const float4 *const from_a = reinterpret_cast<const float4 *>(&A[a + width * threadIdx.y + column]);
      const float4 *const from_b = reinterpret_cast<const float4 *>(&B[b + 16 * threadIdx.y + column]);
      (void)((__dbuf_r0 = *from_a));
      (void)((__dbuf_r1 = *from_b));
    }
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 21 "pointers_in_load.cu"
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
} }
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now ^ 1].v; (void)Bs; 
# 12 "pointers_in_load.cu" 3
if (column < 16) {
      float4 *const to_a = reinterpret_cast<float4 *>(&As[threadIdx.y][column]);
      float4 *const to_b = reinterpret_cast<float4 *>(&Bs[threadIdx.y][column]);
      const float4 *const from_a = reinterpret_cast<const float4 *>(&A[a + width * threadIdx.y + column]);
      const float4 *const from_b = reinterpret_cast<const float4 *>(&B[b + 16 * threadIdx.y + column]);
      *to_a = __dbuf_r0;
      *to_b = __dbuf_r1;
    }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; auto &Bs = __dbuf_Bs_0[__dbuf_now].v; (void)Bs; { 
# 21 "pointers_in_load.cu" 3
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
} }
__syncthreads();
} }
# 25 "pointers_in_load.cu"

  C[threadIdx.y * 16 + threadIdx.x] = sum;
}
// ---- ldg_single auto ----
// loop quarter ldg_single 1
# 1 "pointers_in_load.cu"
// A quarter of the threads copies, through pointers that are made for each tile. One of the tiles is aligned as a type
// is.
struct float4 { float x, y, z, w; };
__attribute__((global)) void quarter(float *C, const float *A, const float *B, int width) {
  __attribute__((shared)) alignas(alignof(double)) float As[16][16];
  __attribute__((shared)) float Bs[16][16];
  int column = threadIdx.x * 4;
  int last = width - 1;
  float sum = 0;

# 11 "pointers_in_load.cu" 3
{ int a = 0, b = 0;
if (a <= last) {
{ 
# 12 "pointers_in_load.cu" 3
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
::__dbuf::forget(a);
::__dbuf::forget(b);

#pragma unroll 1
# 11 "pointers_in_load.cu" 3
for (; a <= last; a += 16, b += 16 * 16) {
::__dbuf::forget(a);
::__dbuf::forget(b);
::__dbuf::target<const float4 *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<const float4 *> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 12 "pointers_in_load.cu" 3
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
# 21 "pointers_in_load.cu"
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
} }
__syncthreads();
{ 
# 12 "pointers_in_load.cu" 3
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
# 21 "pointers_in_load.cu" 3
#pragma unroll
    for (int k = 0; k < 16; ++k)
      sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
} }
__syncthreads();
} }
# 25 "pointers_in_load.cu"

  C[threadIdx.y * 16 + threadIdx.x] = sum;
}
