// ---- cp_async 2 ----
// loop typed cp_async 2
# 1 "template.cu"
// The tile's dimensions and type are template parameters.
template <class T, int BM, int BK>
__attribute__((global)) void typed(const T *__restrict__ A, T *__restrict__ C, int K) {
  
# 4 "template.cu" 3
typedef T __dbuf_As_0_t[BM][BK]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 4 "template.cu"

  T acc = 0;

# 7 "template.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(acc)>::value, "dbuf-hidden-reference: 'acc' is a reference, which its type does not show; declare it with '&'");
int k0 = 0;
if (k0 < K) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)((BM * BK))), ((long long)(256)), ((long long)(0)), false>::value;
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; 
# 8 "template.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 8 "template.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 256)) if (i < BM * BK)
# 9 "template.cu" 3
::__dbuf::fetch(As[i / BK][i % BK], A[i / BK * K + k0 + i % BK]); }
}
k0 += BK; 
}
::__dbuf::commit();
}
::__dbuf::forget(k0);

#pragma unroll 1
# 7 "template.cu" 3
for (; k0 < K; k0 += BK) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)((BM * BK))), ((long long)(256)), ((long long)(0)), false>::value;
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; 
# 8 "template.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 8 "template.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 256)) if (i < BM * BK)
# 9 "template.cu" 3
::__dbuf::fetch(As[i / BK][i % BK], A[i / BK * K + k0 + i % BK]); }
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "template.cu"
for (int k = 0; k < BK; ++k)
      acc += As[threadIdx.x % BM][k];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "template.cu" 3
for (int k = 0; k < BK; ++k)
      acc += As[threadIdx.x % BM][k];
} }
__syncthreads();
} }
# 14 "template.cu"

  C[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop typed cp_async 3
# 1 "template.cu"
// The tile's dimensions and type are template parameters.
template <class T, int BM, int BK>
__attribute__((global)) void typed(const T *__restrict__ A, T *__restrict__ C, int K) {
  
# 4 "template.cu" 3
typedef T __dbuf_As_0_t[BM][BK]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[3]; auto &As = __dbuf_As_0[0].v; 
# 4 "template.cu"

  T acc = 0;

# 7 "template.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(acc)>::value, "dbuf-hidden-reference: 'acc' is a reference, which its type does not show; declare it with '&'");
int k0 = 0;
if (k0 < K) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "template.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k0 < K) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)((BM * BK))), ((long long)(256)), ((long long)(0)), false>::value;
{ auto &As = __dbuf_As_0[__dbuf_s].v; (void)As; 
# 8 "template.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 8 "template.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 256)) if (i < BM * BK)
# 9 "template.cu" 3
::__dbuf::fetch(As[i / BK][i % BK], A[i / BK * K + k0 + i % BK]); }
}
k0 += BK; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k0);

#pragma unroll 1
# 7 "template.cu" 3
for (; k0 < K; k0 += BK) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)((BM * BK))), ((long long)(256)), ((long long)(0)), false>::value;
{ auto &As = __dbuf_As_0[__dbuf_load].v; (void)As; 
# 8 "template.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 8 "template.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 256)) if (i < BM * BK)
# 9 "template.cu" 3
::__dbuf::fetch(As[i / BK][i % BK], A[i / BK * K + k0 + i % BK]); }
}
::__dbuf::commit();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "template.cu"
for (int k = 0; k < BK; ++k)
      acc += As[threadIdx.x % BM][k];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "template.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "template.cu" 3
for (int k = 0; k < BK; ++k)
      acc += As[threadIdx.x % BM][k];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 14 "template.cu"

  C[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop typed ldg 2
# 1 "template.cu"
// The tile's dimensions and type are template parameters.
template <class T, int BM, int BK>
__attribute__((global)) void typed(const T *__restrict__ A, T *__restrict__ C, int K) {
  
# 4 "template.cu" 3
typedef T __dbuf_As_0_t[BM][BK]; __attribute__((shared)) ::__dbuf::slot<__dbuf_As_0_t> __dbuf_As_0[2]; auto &As = __dbuf_As_0[0].v; 
# 4 "template.cu"

  T acc = 0;

# 7 "template.cu" 3
{ static_assert(0 + sizeof(__dbuf_As_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(acc)>::value, "dbuf-hidden-reference: 'acc' is a reference, which its type does not show; declare it with '&'");
int k0 = 0;
if (k0 < K) {
int __dbuf_now = 0;
{ auto &As = __dbuf_As_0[0].v; (void)As; 
# 8 "template.cu" 3
for (int i = threadIdx.x; i < BM * BK; i += 256)
      As[i / BK][i % BK] = A[i / BK * K + k0 + i % BK];
}
k0 += BK; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 7 "template.cu" 3
for (; k0 < K; k0 += BK) {
::__dbuf::forget(k0);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)((BM * BK))), ((long long)(256)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((A)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; 
# 8 "template.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 8 "template.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 256)) if (i < BM * BK)
# 9 "template.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = A[i / BK * K + k0 + i % BK])); }
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "template.cu"
for (int k = 0; k < BK; ++k)
      acc += As[threadIdx.x % BM][k];
} }
{ auto &As = __dbuf_As_0[__dbuf_now ^ 1].v; (void)As; 
# 8 "template.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 8 "template.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 256)) if (i < BM * BK)
# 9 "template.cu" 3
As[i / BK][i % BK] = static_cast<decltype((A)[0])>(__dbuf_r0[__dbuf_i0]); }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &As = __dbuf_As_0[__dbuf_now].v; (void)As; { 
# 11 "template.cu" 3
for (int k = 0; k < BK; ++k)
      acc += As[threadIdx.x % BM][k];
} }
__syncthreads();
} }
# 14 "template.cu"

  C[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop typed ldg_single 1
# 1 "template.cu"
// The tile's dimensions and type are template parameters.
template <class T, int BM, int BK>
__attribute__((global)) void typed(const T *__restrict__ A, T *__restrict__ C, int K) {
  __attribute__((shared)) T As[BM][BK];
  T acc = 0;

# 7 "template.cu" 3
{ static_assert(!::__dbuf::reference<decltype(acc)>::value, "dbuf-hidden-reference: 'acc' is a reference, which its type does not show; declare it with '&'");
int k0 = 0;
if (k0 < K) {
{ 
# 8 "template.cu" 3
for (int i = threadIdx.x; i < BM * BK; i += 256)
      As[i / BK][i % BK] = A[i / BK * K + k0 + i % BK];
}
k0 += BK; 
__syncthreads();
::__dbuf::forget(k0);

#pragma unroll 1
# 7 "template.cu" 3
for (; k0 < K; k0 += BK) {
::__dbuf::forget(k0);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)((BM * BK))), ((long long)(256)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((A)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((A)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "template.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 8 "template.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 256)) if (i < BM * BK)
# 9 "template.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = A[i / BK * K + k0 + i % BK])); }
}
{ { 
# 11 "template.cu"
for (int k = 0; k < BK; ++k)
      acc += As[threadIdx.x % BM][k];
} }
__syncthreads();
{ 
# 8 "template.cu" 3
{ int i = threadIdx.x;
#pragma unroll
# 8 "template.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += 256)) if (i < BM * BK)
# 9 "template.cu" 3
As[i / BK][i % BK] = static_cast<decltype((A)[0])>(__dbuf_r0[__dbuf_i0]); }
}

__syncthreads();
}
{ { 
# 11 "template.cu" 3
for (int k = 0; k < BK; ++k)
      acc += As[threadIdx.x % BM][k];
} }
__syncthreads();
} }
# 14 "template.cu"

  C[threadIdx.x] = acc;
}
