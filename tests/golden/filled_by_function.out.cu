// ---- cp_async 2 ----
// loop outer cp_async 2
# 1 "filled_by_function.cu"
// Two functions work on registers: one fills them from a tile, the other multiplies.
template <int PARTS>
__attribute__((device)) inline void fill(float parts[PARTS][4], const float row[64], int at) {
  constexpr int each{4};
#pragma unroll
  for (int i = 0; i < PARTS; ++i)
    for (int v = 0; v < each / 4; ++v)
      *reinterpret_cast<float4 *>(&parts[i][v * 4]) = *reinterpret_cast<const float4 *>(&row[i * 32 + at * each + v * 4]);
}
template <int PARTS>
__attribute__((device)) inline void multiply(const float a[PARTS][4], const float b[PARTS][4], float acc[PARTS][4][PARTS][4]) {
  for (int i = 0; i < PARTS; ++i)
    for (int k = 0; k < 4; ++k)
      for (int j = 0; j < PARTS; ++j)
        for (int m = 0; m < 4; ++m)
          acc[i][k][j][m] += a[i][k] * b[j][m];
}
__attribute__((global)) void outer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K) {
  
# 19 "filled_by_function.cu" 3
typedef float __dbuf_as_0_t[4][64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_as_0_t> __dbuf_as_0[2]; auto &as = __dbuf_as_0[0].v; typedef float __dbuf_bs_0_t[4][64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_bs_0_t> __dbuf_bs_0[2]; auto &bs = __dbuf_bs_0[0].v; 
# 19 "filled_by_function.cu"

  int row = threadIdx.x / 8, col = threadIdx.x % 8;
  float a[2][4] = {0}, b[2][4] = {0}, acc[2][4][2][4] = {0};

# 23 "filled_by_function.cu" 3
{ static_assert(0 + sizeof(__dbuf_as_0) + sizeof(__dbuf_bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(1)), ((long long)(0)), false>::value;
{ auto &as = __dbuf_as_0[__dbuf_s].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_s].v; (void)bs; 
# 24 "filled_by_function.cu" 3
{ int k = 0;
#pragma unroll
# 24 "filled_by_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++k)) if (k < 4)
# 24 "filled_by_function.cu" 3
{
      ::__dbuf::fetch(as[k][threadIdx.x], A[(k0 + k) * 64 + threadIdx.x]);
      ::__dbuf::fetch(bs[k][threadIdx.x], B[(k0 + k) * 64 + threadIdx.x]);
    } }
}
k0 += 4; 
}
::__dbuf::commit();
}
::__dbuf::forget(k0);

#pragma unroll 1
# 23 "filled_by_function.cu" 3
for (; k0 < K; k0 += 4) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(1)), ((long long)(0)), false>::value;
{ auto &as = __dbuf_as_0[__dbuf_load].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_load].v; (void)bs; 
# 24 "filled_by_function.cu" 3
{ int k = 0;
#pragma unroll
# 24 "filled_by_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++k)) if (k < 4)
# 24 "filled_by_function.cu" 3
{
      ::__dbuf::fetch(as[k][threadIdx.x], A[(k0 + k) * 64 + threadIdx.x]);
      ::__dbuf::fetch(bs[k][threadIdx.x], B[(k0 + k) * 64 + threadIdx.x]);
    } }
}
::__dbuf::commit();
{ auto &as = __dbuf_as_0[__dbuf_now].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now].v; (void)bs; { 
# 29 "filled_by_function.cu"
for (int k = 0; k < 4; ++k) {
      fill<2>(a, as[k], row);
      fill<2>(b, bs[k], col);
      multiply<2>(a, b, acc);
    }
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &as = __dbuf_as_0[__dbuf_now].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now].v; (void)bs; { 
# 29 "filled_by_function.cu" 3
for (int k = 0; k < 4; ++k) {
      fill<2>(a, as[k], row);
      fill<2>(b, bs[k], col);
      multiply<2>(a, b, acc);
    }
} }
__syncthreads();
} }
# 35 "filled_by_function.cu"

  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j)
      C[(i * 8 + row) * 64 + j * 8 + col] = acc[i / 4][i % 4][j / 4][j % 4];
}
// ---- cp_async 3 ----
// loop outer cp_async 3
# 1 "filled_by_function.cu"
// Two functions work on registers: one fills them from a tile, the other multiplies.
template <int PARTS>
__attribute__((device)) inline void fill(float parts[PARTS][4], const float row[64], int at) {
  constexpr int each{4};
#pragma unroll
  for (int i = 0; i < PARTS; ++i)
    for (int v = 0; v < each / 4; ++v)
      *reinterpret_cast<float4 *>(&parts[i][v * 4]) = *reinterpret_cast<const float4 *>(&row[i * 32 + at * each + v * 4]);
}
template <int PARTS>
__attribute__((device)) inline void multiply(const float a[PARTS][4], const float b[PARTS][4], float acc[PARTS][4][PARTS][4]) {
  for (int i = 0; i < PARTS; ++i)
    for (int k = 0; k < 4; ++k)
      for (int j = 0; j < PARTS; ++j)
        for (int m = 0; m < 4; ++m)
          acc[i][k][j][m] += a[i][k] * b[j][m];
}
__attribute__((global)) void outer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K) {
  
# 19 "filled_by_function.cu" 3
typedef float __dbuf_as_0_t[4][64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_as_0_t> __dbuf_as_0[3]; auto &as = __dbuf_as_0[0].v; typedef float __dbuf_bs_0_t[4][64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_bs_0_t> __dbuf_bs_0[3]; auto &bs = __dbuf_bs_0[0].v; 
# 19 "filled_by_function.cu"

  int row = threadIdx.x / 8, col = threadIdx.x % 8;
  float a[2][4] = {0}, b[2][4] = {0}, acc[2][4][2][4] = {0};

# 23 "filled_by_function.cu" 3
{ static_assert(0 + sizeof(__dbuf_as_0) + sizeof(__dbuf_bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 23 "filled_by_function.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k0 < K) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(1)), ((long long)(0)), false>::value;
{ auto &as = __dbuf_as_0[__dbuf_s].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_s].v; (void)bs; 
# 24 "filled_by_function.cu" 3
{ int k = 0;
#pragma unroll
# 24 "filled_by_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++k)) if (k < 4)
# 24 "filled_by_function.cu" 3
{
      ::__dbuf::fetch(as[k][threadIdx.x], A[(k0 + k) * 64 + threadIdx.x]);
      ::__dbuf::fetch(bs[k][threadIdx.x], B[(k0 + k) * 64 + threadIdx.x]);
    } }
}
k0 += 4; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k0);

#pragma unroll 1
# 23 "filled_by_function.cu" 3
for (; k0 < K; k0 += 4) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(1)), ((long long)(0)), false>::value;
{ auto &as = __dbuf_as_0[__dbuf_load].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_load].v; (void)bs; 
# 24 "filled_by_function.cu" 3
{ int k = 0;
#pragma unroll
# 24 "filled_by_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++k)) if (k < 4)
# 24 "filled_by_function.cu" 3
{
      ::__dbuf::fetch(as[k][threadIdx.x], A[(k0 + k) * 64 + threadIdx.x]);
      ::__dbuf::fetch(bs[k][threadIdx.x], B[(k0 + k) * 64 + threadIdx.x]);
    } }
}
::__dbuf::commit();
{ auto &as = __dbuf_as_0[__dbuf_now].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now].v; (void)bs; { 
# 29 "filled_by_function.cu"
for (int k = 0; k < 4; ++k) {
      fill<2>(a, as[k], row);
      fill<2>(b, bs[k], col);
      multiply<2>(a, b, acc);
    }
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 23 "filled_by_function.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &as = __dbuf_as_0[__dbuf_now].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now].v; (void)bs; { 
# 29 "filled_by_function.cu" 3
for (int k = 0; k < 4; ++k) {
      fill<2>(a, as[k], row);
      fill<2>(b, bs[k], col);
      multiply<2>(a, b, acc);
    }
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 35 "filled_by_function.cu"

  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j)
      C[(i * 8 + row) * 64 + j * 8 + col] = acc[i / 4][i % 4][j / 4][j % 4];
}
// ---- ldg auto ----
// loop outer ldg 2
# 1 "filled_by_function.cu"
// Two functions work on registers: one fills them from a tile, the other multiplies.
template <int PARTS>
__attribute__((device)) inline void fill(float parts[PARTS][4], const float row[64], int at) {
  constexpr int each{4};
#pragma unroll
  for (int i = 0; i < PARTS; ++i)
    for (int v = 0; v < each / 4; ++v)
      *reinterpret_cast<float4 *>(&parts[i][v * 4]) = *reinterpret_cast<const float4 *>(&row[i * 32 + at * each + v * 4]);
}
template <int PARTS>
__attribute__((device)) inline void multiply(const float a[PARTS][4], const float b[PARTS][4], float acc[PARTS][4][PARTS][4]) {
  for (int i = 0; i < PARTS; ++i)
    for (int k = 0; k < 4; ++k)
      for (int j = 0; j < PARTS; ++j)
        for (int m = 0; m < 4; ++m)
          acc[i][k][j][m] += a[i][k] * b[j][m];
}
__attribute__((global)) void outer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K) {
  
# 19 "filled_by_function.cu" 3
typedef float __dbuf_as_0_t[4][64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_as_0_t> __dbuf_as_0[2]; auto &as = __dbuf_as_0[0].v; typedef float __dbuf_bs_0_t[4][64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_bs_0_t> __dbuf_bs_0[2]; auto &bs = __dbuf_bs_0[0].v; 
# 19 "filled_by_function.cu"

  int row = threadIdx.x / 8, col = threadIdx.x % 8;
  float a[2][4] = {0}, b[2][4] = {0}, acc[2][4][2][4] = {0};

# 23 "filled_by_function.cu" 3
{ static_assert(0 + sizeof(__dbuf_as_0) + sizeof(__dbuf_bs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k0 = 0;
if (k0 < K) {
int __dbuf_now = 0;
{ auto &as = __dbuf_as_0[0].v; (void)as; auto &bs = __dbuf_bs_0[0].v; (void)bs; 
# 24 "filled_by_function.cu" 3
for (int k = 0; k < 4; ++k) {
      as[k][threadIdx.x] = A[(k0 + k) * 64 + threadIdx.x];
      bs[k][threadIdx.x] = B[(k0 + k) * 64 + threadIdx.x];
    }
}
k0 += 4; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 23 "filled_by_function.cu" 3
for (; k0 < K; k0 += 4) {
::__dbuf::forget(k0);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(1)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((A)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((B)[0])> __dbuf_r1[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((B)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &as = __dbuf_as_0[__dbuf_now ^ 1].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now ^ 1].v; (void)bs; 
# 24 "filled_by_function.cu" 3
{ int k = 0;
#pragma unroll
# 24 "filled_by_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++k)) if (k < 4)
# 24 "filled_by_function.cu" 3
{
      (void)((__dbuf_r0[__dbuf_i0] = A[(k0 + k) * 64 + threadIdx.x]));
      (void)((__dbuf_r1[__dbuf_i0] = B[(k0 + k) * 64 + threadIdx.x]));
    } }
}
{ auto &as = __dbuf_as_0[__dbuf_now].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now].v; (void)bs; { 
# 29 "filled_by_function.cu"
for (int k = 0; k < 4; ++k) {
      fill<2>(a, as[k], row);
      fill<2>(b, bs[k], col);
      multiply<2>(a, b, acc);
    }
} }
{ auto &as = __dbuf_as_0[__dbuf_now ^ 1].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now ^ 1].v; (void)bs; 
# 24 "filled_by_function.cu" 3
{ int k = 0;
#pragma unroll
# 24 "filled_by_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++k)) if (k < 4)
# 24 "filled_by_function.cu" 3
{
      as[k][threadIdx.x] = __dbuf_r0[__dbuf_i0];
      bs[k][threadIdx.x] = __dbuf_r1[__dbuf_i0];
    } }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &as = __dbuf_as_0[__dbuf_now].v; (void)as; auto &bs = __dbuf_bs_0[__dbuf_now].v; (void)bs; { 
# 29 "filled_by_function.cu" 3
for (int k = 0; k < 4; ++k) {
      fill<2>(a, as[k], row);
      fill<2>(b, bs[k], col);
      multiply<2>(a, b, acc);
    }
} }
__syncthreads();
} }
# 35 "filled_by_function.cu"

  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j)
      C[(i * 8 + row) * 64 + j * 8 + col] = acc[i / 4][i % 4][j / 4][j % 4];
}
// ---- ldg_single auto ----
// loop outer ldg_single 1
# 1 "filled_by_function.cu"
// Two functions work on registers: one fills them from a tile, the other multiplies.
template <int PARTS>
__attribute__((device)) inline void fill(float parts[PARTS][4], const float row[64], int at) {
  constexpr int each{4};
#pragma unroll
  for (int i = 0; i < PARTS; ++i)
    for (int v = 0; v < each / 4; ++v)
      *reinterpret_cast<float4 *>(&parts[i][v * 4]) = *reinterpret_cast<const float4 *>(&row[i * 32 + at * each + v * 4]);
}
template <int PARTS>
__attribute__((device)) inline void multiply(const float a[PARTS][4], const float b[PARTS][4], float acc[PARTS][4][PARTS][4]) {
  for (int i = 0; i < PARTS; ++i)
    for (int k = 0; k < 4; ++k)
      for (int j = 0; j < PARTS; ++j)
        for (int m = 0; m < 4; ++m)
          acc[i][k][j][m] += a[i][k] * b[j][m];
}
__attribute__((global)) void outer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int K) {
  __attribute__((shared)) float as[4][64], bs[4][64];
  int row = threadIdx.x / 8, col = threadIdx.x % 8;
  float a[2][4] = {0}, b[2][4] = {0}, acc[2][4][2][4] = {0};

# 23 "filled_by_function.cu" 3
{ int k0 = 0;
if (k0 < K) {
{ 
# 24 "filled_by_function.cu" 3
for (int k = 0; k < 4; ++k) {
      as[k][threadIdx.x] = A[(k0 + k) * 64 + threadIdx.x];
      bs[k][threadIdx.x] = B[(k0 + k) * 64 + threadIdx.x];
    }
}
k0 += 4; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 23 "filled_by_function.cu" 3
for (; k0 < K; k0 += 4) {
::__dbuf::forget(k0);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(1)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((A)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((B)[0])> __dbuf_r1[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((B)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 24 "filled_by_function.cu" 3
{ int k = 0;
#pragma unroll
# 24 "filled_by_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++k)) if (k < 4)
# 24 "filled_by_function.cu" 3
{
      (void)((__dbuf_r0[__dbuf_i0] = A[(k0 + k) * 64 + threadIdx.x]));
      (void)((__dbuf_r1[__dbuf_i0] = B[(k0 + k) * 64 + threadIdx.x]));
    } }
}
{ { 
# 29 "filled_by_function.cu"
for (int k = 0; k < 4; ++k) {
      fill<2>(a, as[k], row);
      fill<2>(b, bs[k], col);
      multiply<2>(a, b, acc);
    }
} }
__syncthreads();
{ 
# 24 "filled_by_function.cu" 3
{ int k = 0;
#pragma unroll
# 24 "filled_by_function.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++k)) if (k < 4)
# 24 "filled_by_function.cu" 3
{
      as[k][threadIdx.x] = __dbuf_r0[__dbuf_i0];
      bs[k][threadIdx.x] = __dbuf_r1[__dbuf_i0];
    } }
}

__syncthreads();
}
{ { 
# 29 "filled_by_function.cu" 3
for (int k = 0; k < 4; ++k) {
      fill<2>(a, as[k], row);
      fill<2>(b, bs[k], col);
      multiply<2>(a, b, acc);
    }
} }
__syncthreads();
} }
# 35 "filled_by_function.cu"

  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j)
      C[(i * 8 + row) * 64 + j * 8 + col] = acc[i / 4][i % 4][j / 4][j % 4];
}
