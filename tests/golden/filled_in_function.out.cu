// ---- cp_async 2 ----
// loop outer cp_async 2
# 1 "filled_in_function.cu"
// One function fills registers from the tiles, by indices of two counters, and multiplies them.
template <int PARTS>
__attribute__((device)) inline void outer_products(float *a, float *b, float *acc, const float *as, const float *bs, int row, int col) {
  for (int k = 0; k < 4; ++k) {
    for (int i = 0; i < PARTS; ++i)
      for (int m = 0; m < 4; ++m)
        a[i * 4 + m] = as[k * 64 + i * 32 + row * 4 + m];
    for (int i = 0; i < PARTS; ++i)
      for (int m = 0; m < 4; ++m)
        b[i * 4 + m] = bs[k * 64 + i * 32 + col * 4 + m];
    for (int i = 0; i < PARTS * 4; ++i)
      for (int j = 0; j < PARTS * 4; ++j)
        acc[i * PARTS * 4 + j] += a[i] * b[j];
  }
}
__attribute__((global)) void outer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K) {
  
# 17 "filled_in_function.cu" 3
typedef float __dbuf_as_0_t[4 * 64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_as_0_t> __dbuf_as_0[2]; auto &as = __dbuf_as_0[0].v; typedef float __dbuf_bs_0_t[4 * 64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_bs_0_t> __dbuf_bs_0[2]; auto &bs = __dbuf_bs_0[0].v; 
# 17 "filled_in_function.cu"

  int row = threadIdx.x / 8, col = threadIdx.x % 8;
  float a[8] = {0.0}, b[8] = {0.0}, acc[64] = {0.0};

# 21 "filled_in_function.cu" 3
{ static_assert(0 + sizeof(__dbuf_as_0) + sizeof(__dbuf_bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(256)), ((long long)(64)), ((long long)(0)), false>::value;
{ auto &as = __dbuf_as_0[__dbuf_s].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_s].v; (void)bs; 
# 22 "filled_in_function.cu" 3
{ int i = 0;
#pragma unroll
# 22 "filled_in_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 64)) if (i < 256)
# 22 "filled_in_function.cu" 3
{
      ::__dbuf::fetch(as[i + threadIdx.x], A[k0 * 64 + i + threadIdx.x]);
      ::__dbuf::fetch(bs[i + threadIdx.x], B[k0 * 64 + i + threadIdx.x]);
    } }
}
k0 += 4; 
}
::__dbuf::commit();
}
::__dbuf::forget(k0);

#pragma unroll 1
# 21 "filled_in_function.cu" 3
for (; k0 < K; k0 += 4) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(256)), ((long long)(64)), ((long long)(0)), false>::value;
{ auto &as = __dbuf_as_0[__dbuf_load].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_load].v; (void)bs; 
# 22 "filled_in_function.cu" 3
{ int i = 0;
#pragma unroll
# 22 "filled_in_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 64)) if (i < 256)
# 22 "filled_in_function.cu" 3
{
      ::__dbuf::fetch(as[i + threadIdx.x], A[k0 * 64 + i + threadIdx.x]);
      ::__dbuf::fetch(bs[i + threadIdx.x], B[k0 * 64 + i + threadIdx.x]);
    } }
}
::__dbuf::commit();
{ auto &as = __dbuf_as_0[__dbuf_now].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now].v; (void)bs; { 
# 27 "filled_in_function.cu"
outer_products<2>(a, b, acc, as, bs, row, col);
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &as = __dbuf_as_0[__dbuf_now].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now].v; (void)bs; { 
# 27 "filled_in_function.cu" 3
outer_products<2>(a, b, acc, as, bs, row, col);
} }
__syncthreads();
} }
# 29 "filled_in_function.cu"

  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j)
      C[(i * 8 + row) * 64 + j * 8 + col] = acc[i * 8 + j];
}
// ---- cp_async 3 ----
// loop outer cp_async 3
# 1 "filled_in_function.cu"
// One function fills registers from the tiles, by indices of two counters, and multiplies them.
template <int PARTS>
__attribute__((device)) inline void outer_products(float *a, float *b, float *acc, const float *as, const float *bs, int row, int col) {
  for (int k = 0; k < 4; ++k) {
    for (int i = 0; i < PARTS; ++i)
      for (int m = 0; m < 4; ++m)
        a[i * 4 + m] = as[k * 64 + i * 32 + row * 4 + m];
    for (int i = 0; i < PARTS; ++i)
      for (int m = 0; m < 4; ++m)
        b[i * 4 + m] = bs[k * 64 + i * 32 + col * 4 + m];
    for (int i = 0; i < PARTS * 4; ++i)
      for (int j = 0; j < PARTS * 4; ++j)
        acc[i * PARTS * 4 + j] += a[i] * b[j];
  }
}
__attribute__((global)) void outer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K) {
  
# 17 "filled_in_function.cu" 3
typedef float __dbuf_as_0_t[4 * 64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_as_0_t> __dbuf_as_0[3]; auto &as = __dbuf_as_0[0].v; typedef float __dbuf_bs_0_t[4 * 64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_bs_0_t> __dbuf_bs_0[3]; auto &bs = __dbuf_bs_0[0].v; 
# 17 "filled_in_function.cu"

  int row = threadIdx.x / 8, col = threadIdx.x % 8;
  float a[8] = {0.0}, b[8] = {0.0}, acc[64] = {0.0};

# 21 "filled_in_function.cu" 3
{ static_assert(0 + sizeof(__dbuf_as_0) + sizeof(__dbuf_bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 21 "filled_in_function.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k0 < K) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(256)), ((long long)(64)), ((long long)(0)), false>::value;
{ auto &as = __dbuf_as_0[__dbuf_s].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_s].v; (void)bs; 
# 22 "filled_in_function.cu" 3
{ int i = 0;
#pragma unroll
# 22 "filled_in_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 64)) if (i < 256)
# 22 "filled_in_function.cu" 3
{
      ::__dbuf::fetch(as[i + threadIdx.x], A[k0 * 64 + i + threadIdx.x]);
      ::__dbuf::fetch(bs[i + threadIdx.x], B[k0 * 64 + i + threadIdx.x]);
    } }
}
k0 += 4; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k0);

#pragma unroll 1
# 21 "filled_in_function.cu" 3
for (; k0 < K; k0 += 4) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(256)), ((long long)(64)), ((long long)(0)), false>::value;
{ auto &as = __dbuf_as_0[__dbuf_load].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_load].v; (void)bs; 
# 22 "filled_in_function.cu" 3
{ int i = 0;
#pragma unroll
# 22 "filled_in_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 64)) if (i < 256)
# 22 "filled_in_function.cu" 3
{
      ::__dbuf::fetch(as[i + threadIdx.x], A[k0 * 64 + i + threadIdx.x]);
      ::__dbuf::fetch(bs[i + threadIdx.x], B[k0 * 64 + i + threadIdx.x]);
    } }
}
::__dbuf::commit();
{ auto &as = __dbuf_as_0[__dbuf_now].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now].v; (void)bs; { 
# 27 "filled_in_function.cu"
outer_products<2>(a, b, acc, as, bs, row, col);
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 21 "filled_in_function.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &as = __dbuf_as_0[__dbuf_now].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now].v; (void)bs; { 
# 27 "filled_in_function.cu" 3
outer_products<2>(a, b, acc, as, bs, row, col);
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 29 "filled_in_function.cu"

  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j)
      C[(i * 8 + row) * 64 + j * 8 + col] = acc[i * 8 + j];
}
// ---- ldg auto ----
// loop outer ldg 2
# 1 "filled_in_function.cu"
// One function fills registers from the tiles, by indices of two counters, and multiplies them.
template <int PARTS>
__attribute__((device)) inline void outer_products(float *a, float *b, float *acc, const float *as, const float *bs, int row, int col) {
  for (int k = 0; k < 4; ++k) {
    for (int i = 0; i < PARTS; ++i)
      for (int m = 0; m < 4; ++m)
        a[i * 4 + m] = as[k * 64 + i * 32 + row * 4 + m];
    for (int i = 0; i < PARTS; ++i)
      for (int m = 0; m < 4; ++m)
        b[i * 4 + m] = bs[k * 64 + i * 32 + col * 4 + m];
    for (int i = 0; i < PARTS * 4; ++i)
      for (int j = 0; j < PARTS * 4; ++j)
        acc[i * PARTS * 4 + j] += a[i] * b[j];
  }
}
__attribute__((global)) void outer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K) {
  
# 17 "filled_in_function.cu" 3
typedef float __dbuf_as_0_t[4 * 64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_as_0_t> __dbuf_as_0[2]; auto &as = __dbuf_as_0[0].v; typedef float __dbuf_bs_0_t[4 * 64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_bs_0_t> __dbuf_bs_0[2]; auto &bs = __dbuf_bs_0[0].v; 
# 17 "filled_in_function.cu"

  int row = threadIdx.x / 8, col = threadIdx.x % 8;
  float a[8] = {0.0}, b[8] = {0.0}, acc[64] = {0.0};

# 21 "filled_in_function.cu" 3
{ static_assert(0 + sizeof(__dbuf_as_0) + sizeof(__dbuf_bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_now = 0;
{ auto &as = __dbuf_as_0[0].v; (void)as; auto &bs = __dbuf_bs_0[0].v; (void)bs; 
# 22 "filled_in_function.cu" 3
for (int i = 0; i < 256; i += 64) {
      as[i + threadIdx.x] = A[k0 * 64 + i + threadIdx.x];
      bs[i + threadIdx.x] = B[k0 * 64 + i + threadIdx.x];
    }
}
k0 += 4; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 21 "filled_in_function.cu" 3
for (; k0 < K; k0 += 4) {
::__dbuf::forget(k0);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(256)), ((long long)(64)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((A)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((B)[0])> __dbuf_r1[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((B)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &as = __dbuf_as_0[__dbuf_now ^ 1].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now ^ 1].v; (void)bs; 
# 22 "filled_in_function.cu" 3
{ int i = 0;
#pragma unroll
# 22 "filled_in_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 64)) if (i < 256)
# 22 "filled_in_function.cu" 3
{
      (void)((__dbuf_r0[__dbuf_i0] = A[k0 * 64 + i + threadIdx.x]));
      (void)((__dbuf_r1[__dbuf_i0] = B[k0 * 64 + i + threadIdx.x]));
    } }
}
{ auto &as = __dbuf_as_0[__dbuf_now].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now].v; (void)bs; { 
# 27 "filled_in_function.cu"
outer_products<2>(a, b, acc, as, bs, row, col);
} }
{ auto &as = __dbuf_as_0[__dbuf_now ^ 1].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now ^ 1].v; (void)bs; 
# 22 "filled_in_function.cu" 3
{ int i = 0;
#pragma unroll
# 22 "filled_in_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 64)) if (i < 256)
# 22 "filled_in_function.cu" 3
{
      as[i + threadIdx.x] = __dbuf_r0[__dbuf_i0];
      bs[i + threadIdx.x] = __dbuf_r1[__dbuf_i0];
    } }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &as = __dbuf_as_0[__dbuf_now].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now].v; (void)bs; { 
# 27 "filled_in_function.cu" 3
outer_products<2>(a, b, acc, as, bs, row, col);
} }
__syncthreads();
} }
# 29 "filled_in_function.cu"

  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j)
      C[(i * 8 + row) * 64 + j * 8 + col] = acc[i * 8 + j];
}
// ---- ldg_single auto ----
// loop outer ldg_single 1
# 1 "filled_in_function.cu"
// One function fills registers from the tiles, by indices of two counters, and multiplies them.
template <int PARTS>
__attribute__((device)) inline void outer_products(float *a, float *b, float *acc, const float *as, const float *bs, int row, int col) {
  for (int k = 0; k < 4; ++k) {
    for (int i = 0; i < PARTS; ++i)
      for (int m = 0; m < 4; ++m)
        a[i * 4 + m] = as[k * 64 + i * 32 + row * 4 + m];
    for (int i = 0; i < PARTS; ++i)
      for (int m = 0; m < 4; ++m)
        b[i * 4 + m] = bs[k * 64 + i * 32 + col * 4 + m];
    for (int i = 0; i < PARTS * 4; ++i)
      for (int j = 0; j < PARTS * 4; ++j)
        acc[i * PARTS * 4 + j] += a[i] * b[j];
  }
}
__attribute__((global)) void outer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K) {
  __attribute__((shared)) float as[4 * 64], bs[4 * 64];
  int row = threadIdx.x / 8, col = threadIdx.x % 8;
  float a[8] = {0.0}, b[8] = {0.0}, acc[64] = {0.0};

# 21 "filled_in_function.cu" 3
{ int k0 = 0;
if (k0 < K) {
{ 
# 22 "filled_in_function.cu" 3
for (int i = 0; i < 256; i += 64) {
      as[i + threadIdx.x] = A[k0 * 64 + i + threadIdx.x];
      bs[i + threadIdx.x] = B[k0 * 64 + i + threadIdx.x];
    }
}
k0 += 4; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 21 "filled_in_function.cu" 3
for (; k0 < K; k0 += 4) {
::__dbuf::forget(k0);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(256)), ((long long)(64)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((A)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((B)[0])> __dbuf_r1[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((B)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 22 "filled_in_function.cu" 3
{ int i = 0;
#pragma unroll
# 22 "filled_in_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 64)) if (i < 256)
# 22 "filled_in_function.cu" 3
{
      (void)((__dbuf_r0[__dbuf_i0] = A[k0 * 64 + i + threadIdx.x]));
      (void)((__dbuf_r1[__dbuf_i0] = B[k0 * 64 + i + threadIdx.x]));
    } }
}
{ { 
# 27 "filled_in_function.cu"
outer_products<2>(a, b, acc, as, bs, row, col);
} }
__syncthreads();
{ 
# 22 "filled_in_function.cu" 3
{ int i = 0;
#pragma unroll
# 22 "filled_in_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 64)) if (i < 256)
# 22 "filled_in_function.cu" 3
{
      as[i + threadIdx.x] = __dbuf_r0[__dbuf_i0];
      bs[i + threadIdx.x] = __dbuf_r1[__dbuf_i0];
    } }
}

__syncthreads();
}
{ { 
# 27 "filled_in_function.cu" 3
outer_products<2>(a, b, acc, as, bs, row, col);
} }
__syncthreads();
} }
# 29 "filled_in_function.cu"

  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j)
      C[(i * 8 + row) * 64 + j * 8 + col] = acc[i * 8 + j];
}
