// ---- cp_async 2 ----
// loop product cp_async 2
# 1 "tiles_passed.cu"
// Tiles that are passed as rows and by a pointer into a larger array, whose rest another pointer reaches; beside them one
// of the function's own. What stands in the load beside its stores is made once more when the last tiles are put back.
template <int BK, class T>
__attribute__((device)) void product(T a[][BK + 1], T *__restrict__ b, const T *__restrict__ A, const T *__restrict__ B,
                                     const float *__restrict__ scale, T *__restrict__ sums, int K, int lda) {
  
# 6 "tiles_passed.cu" 3
typedef float __dbuf_s_0_t[BK]; __attribute__((shared)) ::__dbuf::slot<__dbuf_s_0_t> __dbuf_s_0[2]; auto &s = __dbuf_s_0[0].v; 
# 6 "tiles_passed.cu"

  T *weights = b + 16 * BK;
  int i = threadIdx.y, j = threadIdx.x;
  T acc = 0;

# 11 "tiles_passed.cu" 3
{ typedef T __dbuf_a_0_row[BK + 1]; typedef __dbuf_a_0_row __dbuf_a_0_t[8]; __attribute__((shared)) ::__dbuf::slot<__dbuf_a_0_t> __dbuf_a_0[1]; __dbuf_a_0_row *const __dbuf_a_0_first = a;
typedef T __dbuf_b_0_row; typedef __dbuf_b_0_row __dbuf_b_0_t[16 * BK]; __attribute__((shared)) ::__dbuf::slot<__dbuf_b_0_t> __dbuf_b_0[1]; __dbuf_b_0_row *const __dbuf_b_0_first = b;
static_assert(0 + sizeof(__dbuf_a_0) + sizeof(__dbuf_b_0) + sizeof(__dbuf_s_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(acc)>::value, "dbuf-hidden-reference: 'acc' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<T >::value, "dbuf-hidden-reference: 'v' is a reference, which its type does not show; declare it with '&'");
if (blockDim.x * blockDim.y * blockDim.z != (unsigned)(128)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: function product, loop at line 11: threads=%d was promised, but the block has %d (%d x %d x %d); launch it with as many threads as promised or change threads= in the pragma\n", (int)(128), (int)(blockDim.x * blockDim.y * blockDim.z), (int)blockDim.x, (int)blockDim.y, (int)blockDim.z); __syncthreads(); __trap(); }
int k = 0;
if (k < K) {
__attribute__((shared)) unsigned __dbuf_a_0_at; ::__dbuf::note(__dbuf_a_0_at, a); __attribute__((shared)) unsigned __dbuf_b_0_at; ::__dbuf::note(__dbuf_b_0_at, b); __syncthreads();
if (!::__dbuf::noted(__dbuf_a_0_at, a)) { if (::__dbuf::first()) ::printf("dbuf: function product, loop at line 11: shared(a) was promised, but 'a' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
if (!::__dbuf::noted(__dbuf_b_0_at, b)) { if (::__dbuf::first()) ::printf("dbuf: function product, loop at line 11: shared(b) was promised, but 'b' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(BK)), ((long long)(16)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)((16 * BK))), ((long long)(128)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((A)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((B)[0])> __dbuf_r1[__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((B)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ __dbuf_a_0_row *a = (__dbuf_s) ? __dbuf_a_0[(__dbuf_s) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_s) ? __dbuf_b_0[(__dbuf_s) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_s].v; (void)s; 
# 12 "tiles_passed.cu" 3
{ int c = j;
#pragma unroll
# 12 "tiles_passed.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(c += 16)) if (c < BK)
# 12 "tiles_passed.cu" 3
{
      T v = 0;
      if (k + c < K)
        v = static_cast<decltype((A)[0])>(__dbuf_r0[__dbuf_i0] = A[i * lda + k + c]);
      ;
    } }

# 18 "tiles_passed.cu" 3
{ int t = i * 16 + j;
#pragma unroll
# 18 "tiles_passed.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(t += 128)) if (t < 16 * BK)
# 19 "tiles_passed.cu" 3
(void)(k + t % BK < K ? (__dbuf_r1[__dbuf_i1] = B[k * 16 + t]) : T(0)); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      ::__dbuf::fetch_any(s[j], scale[(k + j) % 8]);
}
{ __dbuf_a_0_row *a = (__dbuf_s) ? __dbuf_a_0[(__dbuf_s) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_s) ? __dbuf_b_0[(__dbuf_s) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_s].v; (void)s; 
# 12 "tiles_passed.cu" 3
{ int c = j;
#pragma unroll
# 12 "tiles_passed.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(c += 16)) if (c < BK)
# 12 "tiles_passed.cu" 3
{
      T v = 0;
      if (k + c < K)
        v = static_cast<decltype((A)[0])>(__dbuf_r0[__dbuf_i0]);
      a[i][c] = v;
    } }

# 18 "tiles_passed.cu" 3
{ int t = i * 16 + j;
#pragma unroll
# 18 "tiles_passed.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(t += 128)) if (t < 16 * BK)
# 19 "tiles_passed.cu" 3
b[t] = k + t % BK < K ? static_cast<decltype((B)[0])>(__dbuf_r1[__dbuf_i1]) : T(0); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      ;
}
k += BK; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 11 "tiles_passed.cu" 3
for (; k < K; k += BK) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(BK)), ((long long)(16)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)((16 * BK))), ((long long)(128)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((A)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((B)[0])> __dbuf_r1[__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((B)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ __dbuf_a_0_row *a = (__dbuf_load) ? __dbuf_a_0[(__dbuf_load) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_load) ? __dbuf_b_0[(__dbuf_load) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_load].v; (void)s; 
# 12 "tiles_passed.cu" 3
{ int c = j;
#pragma unroll
# 12 "tiles_passed.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(c += 16)) if (c < BK)
# 12 "tiles_passed.cu" 3
{
      T v = 0;
      if (k + c < K)
        v = static_cast<decltype((A)[0])>(__dbuf_r0[__dbuf_i0] = A[i * lda + k + c]);
      ;
    } }

# 18 "tiles_passed.cu" 3
{ int t = i * 16 + j;
#pragma unroll
# 18 "tiles_passed.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(t += 128)) if (t < 16 * BK)
# 19 "tiles_passed.cu" 3
(void)(k + t % BK < K ? (__dbuf_r1[__dbuf_i1] = B[k * 16 + t]) : T(0)); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      ::__dbuf::fetch_any(s[j], scale[(k + j) % 8]);
}
::__dbuf::commit();
{ __dbuf_a_0_row *a = (__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; { 
# 23 "tiles_passed.cu"
#pragma unroll
    for (int c = 0; c < BK; ++c)
      acc = fmaf(a[i][c] * weights[c], b[j * BK + c], acc + s[c]);
} }
{ __dbuf_a_0_row *a = (__dbuf_load) ? __dbuf_a_0[(__dbuf_load) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_load) ? __dbuf_b_0[(__dbuf_load) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_load].v; (void)s; 
# 12 "tiles_passed.cu" 3
{ int c = j;
#pragma unroll
# 12 "tiles_passed.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(c += 16)) if (c < BK)
# 12 "tiles_passed.cu" 3
{
      T v = 0;
      if (k + c < K)
        v = static_cast<decltype((A)[0])>(__dbuf_r0[__dbuf_i0]);
      a[i][c] = v;
    } }

# 18 "tiles_passed.cu" 3
{ int t = i * 16 + j;
#pragma unroll
# 18 "tiles_passed.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(t += 128)) if (t < 16 * BK)
# 19 "tiles_passed.cu" 3
b[t] = k + t % BK < K ? static_cast<decltype((B)[0])>(__dbuf_r1[__dbuf_i1]) : T(0); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      ;
}

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ __dbuf_a_0_row *a = (__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; { 
# 23 "tiles_passed.cu" 3
#pragma unroll
    for (int c = 0; c < BK; ++c)
      acc = fmaf(a[i][c] * weights[c], b[j * BK + c], acc + s[c]);
} }
if (__dbuf_now) {
{ __dbuf_a_0_row *a = (__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; 
# 12 "tiles_passed.cu" 3
for (int c = j; c < BK; c += 16) {
      T v = 0;
      if (k + c < K)
        v = A[i * lda + k + c];
      { ::__dbuf::put_back(a[i][c], __dbuf_a_0_first, a); }
    }

# 18 "tiles_passed.cu" 3
for (int t = i * 16 + j; t < 16 * BK; t += 128)
      { ::__dbuf::put_back(b[t], __dbuf_b_0_first, b); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      { }
}
}
__syncthreads();
} }
# 27 "tiles_passed.cu"

  b[i * 16 + j] += acc;
  sums[i * 16 + j] = a[i][j % BK] + b[i * 16 + j];
}

__attribute__((global)) void products(const float *__restrict__ A, const float *__restrict__ B,
                                      const float *__restrict__ scale, float *__restrict__ y, int K, int lda) {
  __attribute__((shared)) float a[8][9];
  __attribute__((shared)) float rest[16 * 8 + 8 + 16];
  int t = threadIdx.y * 16 + threadIdx.x;
  for (int i = t; i < 16 * 8 + 8 + 16; i += 128)
    rest[i] = i;
  if (threadIdx.x < 9)
    a[threadIdx.y][threadIdx.x] = 0;
  __syncthreads();
  product<8>(a, rest + 16, A, B, scale, y, K, lda);
  __syncthreads();
  product<8>(a, rest + 8, A, B, scale + 8, y + 128, K, lda);
  __syncthreads();
  for (int i = t; i < 16 * 8 + 8 + 16; i += 128)
    y[256 + i] = rest[i];
}
// ---- cp_async 3 ----
// loop product cp_async 3
# 1 "tiles_passed.cu"
// Tiles that are passed as rows and by a pointer into a larger array, whose rest another pointer reaches; beside them one
// of the function's own. What stands in the load beside its stores is made once more when the last tiles are put back.
template <int BK, class T>
__attribute__((device)) void product(T a[][BK + 1], T *__restrict__ b, const T *__restrict__ A, const T *__restrict__ B,
                                     const float *__restrict__ scale, T *__restrict__ sums, int K, int lda) {
  
# 6 "tiles_passed.cu" 3
typedef float __dbuf_s_0_t[BK]; __attribute__((shared)) ::__dbuf::slot<__dbuf_s_0_t> __dbuf_s_0[3]; auto &s = __dbuf_s_0[0].v; 
# 6 "tiles_passed.cu"

  T *weights = b + 16 * BK;
  int i = threadIdx.y, j = threadIdx.x;
  T acc = 0;

# 11 "tiles_passed.cu" 3
{ typedef T __dbuf_a_0_row[BK + 1]; typedef __dbuf_a_0_row __dbuf_a_0_t[8]; __attribute__((shared)) ::__dbuf::slot<__dbuf_a_0_t> __dbuf_a_0[2]; __dbuf_a_0_row *const __dbuf_a_0_first = a;
typedef T __dbuf_b_0_row; typedef __dbuf_b_0_row __dbuf_b_0_t[16 * BK]; __attribute__((shared)) ::__dbuf::slot<__dbuf_b_0_t> __dbuf_b_0[2]; __dbuf_b_0_row *const __dbuf_b_0_first = b;
static_assert(0 + sizeof(__dbuf_a_0) + sizeof(__dbuf_b_0) + sizeof(__dbuf_s_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(acc)>::value, "dbuf-hidden-reference: 'acc' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<T >::value, "dbuf-hidden-reference: 'v' is a reference, which its type does not show; declare it with '&'");
if (blockDim.x * blockDim.y * blockDim.z != (unsigned)(128)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: function product, loop at line 11: threads=%d was promised, but the block has %d (%d x %d x %d); launch it with as many threads as promised or change threads= in the pragma\n", (int)(128), (int)(blockDim.x * blockDim.y * blockDim.z), (int)blockDim.x, (int)blockDim.y, (int)blockDim.z); __syncthreads(); __trap(); }
int k = 0;
if (k < K) {
__attribute__((shared)) unsigned __dbuf_a_0_at; ::__dbuf::note(__dbuf_a_0_at, a); __attribute__((shared)) unsigned __dbuf_b_0_at; ::__dbuf::note(__dbuf_b_0_at, b); __syncthreads();
if (!::__dbuf::noted(__dbuf_a_0_at, a)) { if (::__dbuf::first()) ::printf("dbuf: function product, loop at line 11: shared(a) was promised, but 'a' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
if (!::__dbuf::noted(__dbuf_b_0_at, b)) { if (::__dbuf::first()) ::printf("dbuf: function product, loop at line 11: shared(b) was promised, but 'b' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 11 "tiles_passed.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < K) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(BK)), ((long long)(16)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)((16 * BK))), ((long long)(128)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((A)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((B)[0])> __dbuf_r1[__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((B)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ __dbuf_a_0_row *a = (__dbuf_s) ? __dbuf_a_0[(__dbuf_s) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_s) ? __dbuf_b_0[(__dbuf_s) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_s].v; (void)s; 
# 12 "tiles_passed.cu" 3
{ int c = j;
#pragma unroll
# 12 "tiles_passed.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(c += 16)) if (c < BK)
# 12 "tiles_passed.cu" 3
{
      T v = 0;
      if (k + c < K)
        v = static_cast<decltype((A)[0])>(__dbuf_r0[__dbuf_i0] = A[i * lda + k + c]);
      ;
    } }

# 18 "tiles_passed.cu" 3
{ int t = i * 16 + j;
#pragma unroll
# 18 "tiles_passed.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(t += 128)) if (t < 16 * BK)
# 19 "tiles_passed.cu" 3
(void)(k + t % BK < K ? (__dbuf_r1[__dbuf_i1] = B[k * 16 + t]) : T(0)); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      ::__dbuf::fetch_any(s[j], scale[(k + j) % 8]);
}
{ __dbuf_a_0_row *a = (__dbuf_s) ? __dbuf_a_0[(__dbuf_s) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_s) ? __dbuf_b_0[(__dbuf_s) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_s].v; (void)s; 
# 12 "tiles_passed.cu" 3
{ int c = j;
#pragma unroll
# 12 "tiles_passed.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(c += 16)) if (c < BK)
# 12 "tiles_passed.cu" 3
{
      T v = 0;
      if (k + c < K)
        v = static_cast<decltype((A)[0])>(__dbuf_r0[__dbuf_i0]);
      a[i][c] = v;
    } }

# 18 "tiles_passed.cu" 3
{ int t = i * 16 + j;
#pragma unroll
# 18 "tiles_passed.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(t += 128)) if (t < 16 * BK)
# 19 "tiles_passed.cu" 3
b[t] = k + t % BK < K ? static_cast<decltype((B)[0])>(__dbuf_r1[__dbuf_i1]) : T(0); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      ;
}
k += BK; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 11 "tiles_passed.cu" 3
for (; k < K; k += BK) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(BK)), ((long long)(16)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)((16 * BK))), ((long long)(128)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((A)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((B)[0])> __dbuf_r1[__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((B)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ __dbuf_a_0_row *a = (__dbuf_load) ? __dbuf_a_0[(__dbuf_load) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_load) ? __dbuf_b_0[(__dbuf_load) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_load].v; (void)s; 
# 12 "tiles_passed.cu" 3
{ int c = j;
#pragma unroll
# 12 "tiles_passed.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(c += 16)) if (c < BK)
# 12 "tiles_passed.cu" 3
{
      T v = 0;
      if (k + c < K)
        v = static_cast<decltype((A)[0])>(__dbuf_r0[__dbuf_i0] = A[i * lda + k + c]);
      ;
    } }

# 18 "tiles_passed.cu" 3
{ int t = i * 16 + j;
#pragma unroll
# 18 "tiles_passed.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(t += 128)) if (t < 16 * BK)
# 19 "tiles_passed.cu" 3
(void)(k + t % BK < K ? (__dbuf_r1[__dbuf_i1] = B[k * 16 + t]) : T(0)); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      ::__dbuf::fetch_any(s[j], scale[(k + j) % 8]);
}
::__dbuf::commit();
{ __dbuf_a_0_row *a = (__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; { 
# 23 "tiles_passed.cu"
#pragma unroll
    for (int c = 0; c < BK; ++c)
      acc = fmaf(a[i][c] * weights[c], b[j * BK + c], acc + s[c]);
} }
{ __dbuf_a_0_row *a = (__dbuf_load) ? __dbuf_a_0[(__dbuf_load) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_load) ? __dbuf_b_0[(__dbuf_load) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_load].v; (void)s; 
# 12 "tiles_passed.cu" 3
{ int c = j;
#pragma unroll
# 12 "tiles_passed.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(c += 16)) if (c < BK)
# 12 "tiles_passed.cu" 3
{
      T v = 0;
      if (k + c < K)
        v = static_cast<decltype((A)[0])>(__dbuf_r0[__dbuf_i0]);
      a[i][c] = v;
    } }

# 18 "tiles_passed.cu" 3
{ int t = i * 16 + j;
#pragma unroll
# 18 "tiles_passed.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(t += 128)) if (t < 16 * BK)
# 19 "tiles_passed.cu" 3
b[t] = k + t % BK < K ? static_cast<decltype((B)[0])>(__dbuf_r1[__dbuf_i1]) : T(0); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      ;
}

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 11 "tiles_passed.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ __dbuf_a_0_row *a = (__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; { 
# 23 "tiles_passed.cu" 3
#pragma unroll
    for (int c = 0; c < BK; ++c)
      acc = fmaf(a[i][c] * weights[c], b[j * BK + c], acc + s[c]);
} }
if (__dbuf_left == 1 && __dbuf_now) {
{ __dbuf_a_0_row *a = (__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; 
# 12 "tiles_passed.cu" 3
for (int c = j; c < BK; c += 16) {
      T v = 0;
      if (k + c < K)
        v = A[i * lda + k + c];
      { ::__dbuf::put_back(a[i][c], __dbuf_a_0_first, a); }
    }

# 18 "tiles_passed.cu" 3
for (int t = i * 16 + j; t < 16 * BK; t += 128)
      { ::__dbuf::put_back(b[t], __dbuf_b_0_first, b); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      { }
}
}
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 27 "tiles_passed.cu"

  b[i * 16 + j] += acc;
  sums[i * 16 + j] = a[i][j % BK] + b[i * 16 + j];
}

__attribute__((global)) void products(const float *__restrict__ A, const float *__restrict__ B,
                                      const float *__restrict__ scale, float *__restrict__ y, int K, int lda) {
  __attribute__((shared)) float a[8][9];
  __attribute__((shared)) float rest[16 * 8 + 8 + 16];
  int t = threadIdx.y * 16 + threadIdx.x;
  for (int i = t; i < 16 * 8 + 8 + 16; i += 128)
    rest[i] = i;
  if (threadIdx.x < 9)
    a[threadIdx.y][threadIdx.x] = 0;
  __syncthreads();
  product<8>(a, rest + 16, A, B, scale, y, K, lda);
  __syncthreads();
  product<8>(a, rest + 8, A, B, scale + 8, y + 128, K, lda);
  __syncthreads();
  for (int i = t; i < 16 * 8 + 8 + 16; i += 128)
    y[256 + i] = rest[i];
}
// ---- ldg auto ----
// loop product ldg 2
# 1 "tiles_passed.cu"
// Tiles that are passed as rows and by a pointer into a larger array, whose rest another pointer reaches; beside them one
// of the function's own. What stands in the load beside its stores is made once more when the last tiles are put back.
template <int BK, class T>
__attribute__((device)) void product(T a[][BK + 1], T *__restrict__ b, const T *__restrict__ A, const T *__restrict__ B,
                                     const float *__restrict__ scale, T *__restrict__ sums, int K, int lda) {
  
# 6 "tiles_passed.cu" 3
typedef float __dbuf_s_0_t[BK]; __attribute__((shared)) ::__dbuf::slot<__dbuf_s_0_t> __dbuf_s_0[2]; auto &s = __dbuf_s_0[0].v; 
# 6 "tiles_passed.cu"

  T *weights = b + 16 * BK;
  int i = threadIdx.y, j = threadIdx.x;
  T acc = 0;

# 11 "tiles_passed.cu" 3
{ typedef T __dbuf_a_0_row[BK + 1]; typedef __dbuf_a_0_row __dbuf_a_0_t[8]; __attribute__((shared)) ::__dbuf::slot<__dbuf_a_0_t> __dbuf_a_0[1]; __dbuf_a_0_row *const __dbuf_a_0_first = a;
typedef T __dbuf_b_0_row; typedef __dbuf_b_0_row __dbuf_b_0_t[16 * BK]; __attribute__((shared)) ::__dbuf::slot<__dbuf_b_0_t> __dbuf_b_0[1]; __dbuf_b_0_row *const __dbuf_b_0_first = b;
static_assert(0 + sizeof(__dbuf_a_0) + sizeof(__dbuf_b_0) + sizeof(__dbuf_s_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(acc)>::value, "dbuf-hidden-reference: 'acc' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<T >::value, "dbuf-hidden-reference: 'v' is a reference, which its type does not show; declare it with '&'");
if (blockDim.x * blockDim.y * blockDim.z != (unsigned)(128)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: function product, loop at line 11: threads=%d was promised, but the block has %d (%d x %d x %d); launch it with as many threads as promised or change threads= in the pragma\n", (int)(128), (int)(blockDim.x * blockDim.y * blockDim.z), (int)blockDim.x, (int)blockDim.y, (int)blockDim.z); __syncthreads(); __trap(); }
int k = 0;
if (k < K) {
__attribute__((shared)) unsigned __dbuf_a_0_at; ::__dbuf::note(__dbuf_a_0_at, a); __attribute__((shared)) unsigned __dbuf_b_0_at; ::__dbuf::note(__dbuf_b_0_at, b); __syncthreads();
if (!::__dbuf::noted(__dbuf_a_0_at, a)) { if (::__dbuf::first()) ::printf("dbuf: function product, loop at line 11: shared(a) was promised, but 'a' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
if (!::__dbuf::noted(__dbuf_b_0_at, b)) { if (::__dbuf::first()) ::printf("dbuf: function product, loop at line 11: shared(b) was promised, but 'b' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_now = 0;
{ __dbuf_a_0_row *a = (0) ? __dbuf_a_0[(0) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (0) ? __dbuf_b_0[(0) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[0].v; (void)s; 
# 12 "tiles_passed.cu" 3
for (int c = j; c < BK; c += 16) {
      T v = 0;
      if (k + c < K)
        v = A[i * lda + k + c];
      a[i][c] = v;
    }

# 18 "tiles_passed.cu" 3
for (int t = i * 16 + j; t < 16 * BK; t += 128)
      b[t] = k + t % BK < K ? B[k * 16 + t] : T(0);

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      s[j] = scale[(k + j) % 8];
}
k += BK; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 11 "tiles_passed.cu" 3
for (; k < K; k += BK) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(BK)), ((long long)(16)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)((16 * BK))), ((long long)(128)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((A)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((B)[0])> __dbuf_r1[__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((B)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((scale)[0])> __dbuf_r2;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((scale)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ __dbuf_a_0_row *a = (__dbuf_now ^ 1) ? __dbuf_a_0[(__dbuf_now ^ 1) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_now ^ 1) ? __dbuf_b_0[(__dbuf_now ^ 1) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_now ^ 1].v; (void)s; 
# 12 "tiles_passed.cu" 3
{ int c = j;
#pragma unroll
# 12 "tiles_passed.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(c += 16)) if (c < BK)
# 12 "tiles_passed.cu" 3
{
      T v = 0;
      if (k + c < K)
        v = static_cast<decltype((A)[0])>(__dbuf_r0[__dbuf_i0] = A[i * lda + k + c]);
      ;
    } }

# 18 "tiles_passed.cu" 3
{ int t = i * 16 + j;
#pragma unroll
# 18 "tiles_passed.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(t += 128)) if (t < 16 * BK)
# 19 "tiles_passed.cu" 3
(void)(k + t % BK < K ? (__dbuf_r1[__dbuf_i1] = B[k * 16 + t]) : T(0)); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      (void)((__dbuf_r2 = scale[(k + j) % 8]));
}
{ __dbuf_a_0_row *a = (__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; { 
# 23 "tiles_passed.cu"
#pragma unroll
    for (int c = 0; c < BK; ++c)
      acc = fmaf(a[i][c] * weights[c], b[j * BK + c], acc + s[c]);
} }
{ __dbuf_a_0_row *a = (__dbuf_now ^ 1) ? __dbuf_a_0[(__dbuf_now ^ 1) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_now ^ 1) ? __dbuf_b_0[(__dbuf_now ^ 1) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_now ^ 1].v; (void)s; 
# 12 "tiles_passed.cu" 3
{ int c = j;
#pragma unroll
# 12 "tiles_passed.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(c += 16)) if (c < BK)
# 12 "tiles_passed.cu" 3
{
      T v = 0;
      if (k + c < K)
        v = static_cast<decltype((A)[0])>(__dbuf_r0[__dbuf_i0]);
      a[i][c] = v;
    } }

# 18 "tiles_passed.cu" 3
{ int t = i * 16 + j;
#pragma unroll
# 18 "tiles_passed.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(t += 128)) if (t < 16 * BK)
# 19 "tiles_passed.cu" 3
b[t] = k + t % BK < K ? static_cast<decltype((B)[0])>(__dbuf_r1[__dbuf_i1]) : T(0); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      s[j] = __dbuf_r2;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ __dbuf_a_0_row *a = (__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; { 
# 23 "tiles_passed.cu" 3
#pragma unroll
    for (int c = 0; c < BK; ++c)
      acc = fmaf(a[i][c] * weights[c], b[j * BK + c], acc + s[c]);
} }
if (__dbuf_now) {
{ __dbuf_a_0_row *a = (__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first; (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; 
# 12 "tiles_passed.cu" 3
for (int c = j; c < BK; c += 16) {
      T v = 0;
      if (k + c < K)
        v = A[i * lda + k + c];
      { ::__dbuf::put_back(a[i][c], __dbuf_a_0_first, a); }
    }

# 18 "tiles_passed.cu" 3
for (int t = i * 16 + j; t < 16 * BK; t += 128)
      { ::__dbuf::put_back(b[t], __dbuf_b_0_first, b); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      { }
}
}
__syncthreads();
} }
# 27 "tiles_passed.cu"

  b[i * 16 + j] += acc;
  sums[i * 16 + j] = a[i][j % BK] + b[i * 16 + j];
}

__attribute__((global)) void products(const float *__restrict__ A, const float *__restrict__ B,
                                      const float *__restrict__ scale, float *__restrict__ y, int K, int lda) {
  __attribute__((shared)) float a[8][9];
  __attribute__((shared)) float rest[16 * 8 + 8 + 16];
  int t = threadIdx.y * 16 + threadIdx.x;
  for (int i = t; i < 16 * 8 + 8 + 16; i += 128)
    rest[i] = i;
  if (threadIdx.x < 9)
    a[threadIdx.y][threadIdx.x] = 0;
  __syncthreads();
  product<8>(a, rest + 16, A, B, scale, y, K, lda);
  __syncthreads();
  product<8>(a, rest + 8, A, B, scale + 8, y + 128, K, lda);
  __syncthreads();
  for (int i = t; i < 16 * 8 + 8 + 16; i += 128)
    y[256 + i] = rest[i];
}
// ---- ldg_single auto ----
// loop product ldg_single 1
# 1 "tiles_passed.cu"
// Tiles that are passed as rows and by a pointer into a larger array, whose rest another pointer reaches; beside them one
// of the function's own. What stands in the load beside its stores is made once more when the last tiles are put back.
template <int BK, class T>
__attribute__((device)) void product(T a[][BK + 1], T *__restrict__ b, const T *__restrict__ A, const T *__restrict__ B,
                                     const float *__restrict__ scale, T *__restrict__ sums, int K, int lda) {
  __attribute__((shared)) float s[BK];
  T *weights = b + 16 * BK;
  int i = threadIdx.y, j = threadIdx.x;
  T acc = 0;

# 11 "tiles_passed.cu" 3
{ static_assert(!::__dbuf::reference<decltype(acc)>::value, "dbuf-hidden-reference: 'acc' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<T >::value, "dbuf-hidden-reference: 'v' is a reference, which its type does not show; declare it with '&'");
if (blockDim.x * blockDim.y * blockDim.z != (unsigned)(128)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: function product, loop at line 11: threads=%d was promised, but the block has %d (%d x %d x %d); launch it with as many threads as promised or change threads= in the pragma\n", (int)(128), (int)(blockDim.x * blockDim.y * blockDim.z), (int)blockDim.x, (int)blockDim.y, (int)blockDim.z); __syncthreads(); __trap(); }
int k = 0;
if (k < K) {
{ 
# 12 "tiles_passed.cu" 3
for (int c = j; c < BK; c += 16) {
      T v = 0;
      if (k + c < K)
        v = A[i * lda + k + c];
      a[i][c] = v;
    }

# 18 "tiles_passed.cu" 3
for (int t = i * 16 + j; t < 16 * BK; t += 128)
      b[t] = k + t % BK < K ? B[k * 16 + t] : T(0);

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      s[j] = scale[(k + j) % 8];
}
k += BK; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 11 "tiles_passed.cu" 3
for (; k < K; k += BK) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(BK)), ((long long)(16)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)((16 * BK))), ((long long)(128)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((A)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((B)[0])> __dbuf_r1[__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((B)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((scale)[0])> __dbuf_r2;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((scale)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 12 "tiles_passed.cu" 3
{ int c = j;
#pragma unroll
# 12 "tiles_passed.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(c += 16)) if (c < BK)
# 12 "tiles_passed.cu" 3
{
      T v = 0;
      if (k + c < K)
        v = static_cast<decltype((A)[0])>(__dbuf_r0[__dbuf_i0] = A[i * lda + k + c]);
      ;
    } }

# 18 "tiles_passed.cu" 3
{ int t = i * 16 + j;
#pragma unroll
# 18 "tiles_passed.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(t += 128)) if (t < 16 * BK)
# 19 "tiles_passed.cu" 3
(void)(k + t % BK < K ? (__dbuf_r1[__dbuf_i1] = B[k * 16 + t]) : T(0)); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      (void)((__dbuf_r2 = scale[(k + j) % 8]));
}
{ { 
# 23 "tiles_passed.cu"
#pragma unroll
    for (int c = 0; c < BK; ++c)
      acc = fmaf(a[i][c] * weights[c], b[j * BK + c], acc + s[c]);
} }
__syncthreads();
{ 
# 12 "tiles_passed.cu" 3
{ int c = j;
#pragma unroll
# 12 "tiles_passed.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(c += 16)) if (c < BK)
# 12 "tiles_passed.cu" 3
{
      T v = 0;
      if (k + c < K)
        v = static_cast<decltype((A)[0])>(__dbuf_r0[__dbuf_i0]);
      a[i][c] = v;
    } }

# 18 "tiles_passed.cu" 3
{ int t = i * 16 + j;
#pragma unroll
# 18 "tiles_passed.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(t += 128)) if (t < 16 * BK)
# 19 "tiles_passed.cu" 3
b[t] = k + t % BK < K ? static_cast<decltype((B)[0])>(__dbuf_r1[__dbuf_i1]) : T(0); }

# 20 "tiles_passed.cu" 3
if (i == 0 && j < BK)
      s[j] = __dbuf_r2;
}

__syncthreads();
}
{ { 
# 23 "tiles_passed.cu" 3
#pragma unroll
    for (int c = 0; c < BK; ++c)
      acc = fmaf(a[i][c] * weights[c], b[j * BK + c], acc + s[c]);
} }
__syncthreads();
} }
# 27 "tiles_passed.cu"

  b[i * 16 + j] += acc;
  sums[i * 16 + j] = a[i][j % BK] + b[i * 16 + j];
}

__attribute__((global)) void products(const float *__restrict__ A, const float *__restrict__ B,
                                      const float *__restrict__ scale, float *__restrict__ y, int K, int lda) {
  __attribute__((shared)) float a[8][9];
  __attribute__((shared)) float rest[16 * 8 + 8 + 16];
  int t = threadIdx.y * 16 + threadIdx.x;
  for (int i = t; i < 16 * 8 + 8 + 16; i += 128)
    rest[i] = i;
  if (threadIdx.x < 9)
    a[threadIdx.y][threadIdx.x] = 0;
  __syncthreads();
  product<8>(a, rest + 16, A, B, scale, y, K, lda);
  __syncthreads();
  product<8>(a, rest + 8, A, B, scale + 8, y + 128, K, lda);
  __syncthreads();
  for (int i = t; i < 16 * 8 + 8 + 16; i += 128)
    y[256 + i] = rest[i];
}
