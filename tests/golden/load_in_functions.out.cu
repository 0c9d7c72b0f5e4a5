// ---- cp_async 2 ----
// loop filled left: cp.async can copy nothing of this loop: the load may store to an element of 'a' twice, and asynchronous copies have no order
// load_in_functions.cu:12:5: error: cp.async can copy nothing of this loop: the load may store to an element of 'a' twice, and asynchronous copies have no order [dbuf-no-async]
//       to[c] = from[c];
//       ^~
// load_in_functions.cu:39:5: note: in a function that the load calls here
//       tiles::rows(a, from, k, threadIdx.x);
//       ^~~~~
// load_in_functions.cu:12:5: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop filled left: cp.async can copy nothing of this loop: the load may store to an element of 'a' twice, and asynchronous copies have no order
// load_in_functions.cu:12:5: error: cp.async can copy nothing of this loop: the load may store to an element of 'a' twice, and asynchronous copies have no order [dbuf-no-async]
//       to[c] = from[c];
//       ^~
// load_in_functions.cu:39:5: note: in a function that the load calls here
//       tiles::rows(a, from, k, threadIdx.x);
//       ^~~~~
// load_in_functions.cu:12:5: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop filled ldg 2
# 1 "load_in_functions.cu"
// Functions of a namespace that call each other, whose templates the call does not name, with names that the loop has
// too: tiles by reference, rows and pointers; what is given by value is the function's own.
namespace tiles {
struct source {
  const float *data;
  int pitch;
};

template <int K>
__attribute__((device)) inline void row(float (&to)[K], const float *from, int i) {
  for (int c = i; c < K; c += 8)
    to[c] = from[c];
}

template <typename T, int M, int K>
__attribute__((device)) inline void rows(T (&to)[M][K], const source &s, int k, int i) {
  for (int m = threadIdx.y; m < M; m += 4)
    row(to[m], &s.data[m * s.pitch + k], i);
}

template <const int STRIDE>
__attribute__((device)) void turned(const float *__restrict__ from, float *to, int pitch, int i) {
  from += i;
  const float4 k = reinterpret_cast<const float4 *>(&from[threadIdx.y * pitch])[0];
  to[(i + 0) * STRIDE + threadIdx.y] = k.x;
  to[(i + 1) * STRIDE + threadIdx.y] = k.y;
  to[(i + 2) * STRIDE + threadIdx.y] = k.z;
  to[(i + 3) * STRIDE + threadIdx.y] = k.w;
}
} // namespace tiles

__attribute__((global)) void filled(const tiles::source from, const float *y, float *__restrict__ to, int n) {
  
# 33 "load_in_functions.cu" 3
typedef float __dbuf_a_0_t[8][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_a_0_t> __dbuf_a_0[2]; auto &a = __dbuf_a_0[0].v; 
# 33 "load_in_functions.cu"

  
# 34 "load_in_functions.cu" 3
typedef float __dbuf_b_0_t[1][32 * 4]; __attribute__((shared)) ::__dbuf::slot<__dbuf_b_0_t> __dbuf_b_0[2]; auto &b = __dbuf_b_0[0].v; 
# 34 "load_in_functions.cu"

  const int i = threadIdx.x * 4;
  float acc = 0;

# 38 "load_in_functions.cu" 3
{ static_assert(0 + sizeof(__dbuf_a_0) + sizeof(__dbuf_b_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &a = __dbuf_a_0[0].v; (void)a; auto &b = __dbuf_b_0[0].v; (void)b; 
# 39 "load_in_functions.cu" 3
{ constexpr int __dbuf0_M = 8; constexpr int __dbuf0_K = 16; auto &__dbuf0_to = a; const  ::tiles::source & __dbuf0_s = from; int __dbuf0_k = k; int __dbuf0_i = threadIdx.x; 
# 16 "load_in_functions.cu" 3
                                                                                       {
  for (int m = threadIdx.y; m < __dbuf0_M; m += 4)
    { constexpr int __dbuf1_K = __dbuf0_K; auto &__dbuf1_to = __dbuf0_to[m]; const float * __dbuf1_from = &__dbuf0_s.data[m * __dbuf0_s.pitch + __dbuf0_k]; int __dbuf1_i = __dbuf0_i; 
# 10 "load_in_functions.cu" 3
                                                                                  {
  for (int c = __dbuf1_i; c < __dbuf1_K; c += 8)
    __dbuf1_to[c] = __dbuf1_from[c];
}
# 18 "load_in_functions.cu" 3
                                           }
}
# 39 "load_in_functions.cu" 3
                                        }

# 40 "load_in_functions.cu" 3
if (threadIdx.x < 8)
      { constexpr const int __dbuf2_STRIDE = 4; const float * __dbuf2_from = y; float * __dbuf2_to = &b[0][0]; int __dbuf2_pitch = 32; int __dbuf2_i = i; 
# 22 "load_in_functions.cu" 3
                                                                                                 {
  __dbuf2_from += __dbuf2_i;
  const float4 k = reinterpret_cast<const float4 *>(&__dbuf2_from[threadIdx.y * __dbuf2_pitch])[0];
  __dbuf2_to[(__dbuf2_i + 0) * __dbuf2_STRIDE + threadIdx.y] = k.x;
  __dbuf2_to[(__dbuf2_i + 1) * __dbuf2_STRIDE + threadIdx.y] = k.y;
  __dbuf2_to[(__dbuf2_i + 2) * __dbuf2_STRIDE + threadIdx.y] = k.z;
  __dbuf2_to[(__dbuf2_i + 3) * __dbuf2_STRIDE + threadIdx.y] = k.w;
}
# 41 "load_in_functions.cu" 3
                                      }
}
y += 128; k += 16; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 38 "load_in_functions.cu" 3
for (; k < n; k += 16) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)((int)(8))), ((long long)(4)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)((int)((int)(16)))), ((long long)(8)), ((long long)(0)), false>::value;
::__dbuf::target<const float *> __dbuf_r0[__dbuf_n0][__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::target<const float *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<const float4 *> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &a = __dbuf_a_0[__dbuf_now ^ 1].v; (void)a; auto &b = __dbuf_b_0[__dbuf_now ^ 1].v; (void)b; 
# 39 "load_in_functions.cu" 3
{ constexpr int __dbuf0_M = 8; constexpr int __dbuf0_K = 16; auto &__dbuf0_to = a; const  ::tiles::source & __dbuf0_s = from; int __dbuf0_k = k; int __dbuf0_i = threadIdx.x; 
# 16 "load_in_functions.cu" 3
                                                                                       {
  { int m = threadIdx.y;
#pragma unroll
# 17 "load_in_functions.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(m += 4)) if (m < __dbuf0_M)
# 18 "load_in_functions.cu" 3
{ constexpr int __dbuf1_K = __dbuf0_K; auto &__dbuf1_to = __dbuf0_to[m]; const float * __dbuf1_from = &__dbuf0_s.data[m * __dbuf0_s.pitch + __dbuf0_k]; int __dbuf1_i = __dbuf0_i; 
# 10 "load_in_functions.cu" 3
                                                                                  {
  { int c = __dbuf1_i;
#pragma unroll
# 11 "load_in_functions.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(c += 8)) if (c < __dbuf1_K)
# 12 "load_in_functions.cu" 3
(void)((__dbuf_r0[__dbuf_i0][__dbuf_i1] = __dbuf1_from[c])); }
}
# 18 "load_in_functions.cu" 3
                                           } }
}
# 39 "load_in_functions.cu" 3
                                        }

# 40 "load_in_functions.cu" 3
if (threadIdx.x < 8)
      { constexpr const int __dbuf2_STRIDE = 4; const float * __dbuf2_from = y; float * __dbuf2_to = &b[0][0]; int __dbuf2_pitch = 32; int __dbuf2_i = i; 
# 22 "load_in_functions.cu" 3
                                                                                                 {
  __dbuf2_from += __dbuf2_i;
  const float4 k = (__dbuf_r1 = reinterpret_cast<const float4 *>(&__dbuf2_from[threadIdx.y * __dbuf2_pitch])[0]);
  ;
  ;
  ;
  ;
}
# 41 "load_in_functions.cu" 3
                                      }
}
{ auto &a = __dbuf_a_0[__dbuf_now].v; (void)a; auto &b = __dbuf_b_0[__dbuf_now].v; (void)b; { 
# 43 "load_in_functions.cu"
for (int m = 0; m < 16; ++m)
      acc += a[threadIdx.x][m] * b[0][m * 4 + threadIdx.y];
} }
{ auto &a = __dbuf_a_0[__dbuf_now ^ 1].v; (void)a; auto &b = __dbuf_b_0[__dbuf_now ^ 1].v; (void)b; 
# 39 "load_in_functions.cu" 3
{ constexpr int __dbuf0_M = 8; constexpr int __dbuf0_K = 16; auto &__dbuf0_to = a; const  ::tiles::source & __dbuf0_s = from; int __dbuf0_k = k; int __dbuf0_i = threadIdx.x; 
# 16 "load_in_functions.cu" 3
                                                                                       {
  { int m = threadIdx.y;
#pragma unroll
# 17 "load_in_functions.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(m += 4)) if (m < __dbuf0_M)
# 18 "load_in_functions.cu" 3
{ constexpr int __dbuf1_K = __dbuf0_K; auto &__dbuf1_to = __dbuf0_to[m]; const float * __dbuf1_from = &__dbuf0_s.data[m * __dbuf0_s.pitch + __dbuf0_k]; int __dbuf1_i = __dbuf0_i; 
# 10 "load_in_functions.cu" 3
                                                                                  {
  { int c = __dbuf1_i;
#pragma unroll
# 11 "load_in_functions.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(c += 8)) if (c < __dbuf1_K)
# 12 "load_in_functions.cu" 3
__dbuf1_to[c] = static_cast<decltype(*::__dbuf::any<const float *>())>(__dbuf_r0[__dbuf_i0][__dbuf_i1]); }
}
# 18 "load_in_functions.cu" 3
                                           } }
}
# 39 "load_in_functions.cu" 3
                                        }

# 40 "load_in_functions.cu" 3
if (threadIdx.x < 8)
      { constexpr const int __dbuf2_STRIDE = 4; const float * __dbuf2_from = y; float * __dbuf2_to = &b[0][0]; int __dbuf2_pitch = 32; int __dbuf2_i = i; 
# 22 "load_in_functions.cu" 3
                                                                                                 {
  __dbuf2_from += __dbuf2_i;
  const float4 k = __dbuf_r1;
  __dbuf2_to[(__dbuf2_i + 0) * __dbuf2_STRIDE + threadIdx.y] = k.x;
  __dbuf2_to[(__dbuf2_i + 1) * __dbuf2_STRIDE + threadIdx.y] = k.y;
  __dbuf2_to[(__dbuf2_i + 2) * __dbuf2_STRIDE + threadIdx.y] = k.z;
  __dbuf2_to[(__dbuf2_i + 3) * __dbuf2_STRIDE + threadIdx.y] = k.w;
}
# 41 "load_in_functions.cu" 3
                                      }
}
y += 128; 
__syncthreads(); __dbuf_now ^= 1;
}
{ auto &a = __dbuf_a_0[__dbuf_now].v; (void)a; auto &b = __dbuf_b_0[__dbuf_now].v; (void)b; { 
# 43 "load_in_functions.cu" 3
for (int m = 0; m < 16; ++m)
      acc += a[threadIdx.x][m] * b[0][m * 4 + threadIdx.y];
} }
__syncthreads();
} }
# 47 "load_in_functions.cu"

  to[threadIdx.y * 8 + threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop filled ldg_single 1
# 1 "load_in_functions.cu"
// Functions of a namespace that call each other, whose templates the call does not name, with names that the loop has
// too: tiles by reference, rows and pointers; what is given by value is the function's own.
namespace tiles {
struct source {
  const float *data;
  int pitch;
};

template <int K>
__attribute__((device)) inline void row(float (&to)[K], const float *from, int i) {
  for (int c = i; c < K; c += 8)
    to[c] = from[c];
}

template <typename T, int M, int K>
__attribute__((device)) inline void rows(T (&to)[M][K], const source &s, int k, int i) {
  for (int m = threadIdx.y; m < M; m += 4)
    row(to[m], &s.data[m * s.pitch + k], i);
}

template <const int STRIDE>
__attribute__((device)) void turned(const float *__restrict__ from, float *to, int pitch, int i) {
  from += i;
  const float4 k = reinterpret_cast<const float4 *>(&from[threadIdx.y * pitch])[0];
  to[(i + 0) * STRIDE + threadIdx.y] = k.x;
  to[(i + 1) * STRIDE + threadIdx.y] = k.y;
  to[(i + 2) * STRIDE + threadIdx.y] = k.z;
  to[(i + 3) * STRIDE + threadIdx.y] = k.w;
}
} // namespace tiles

__attribute__((global)) void filled(const tiles::source from, const float *y, float *__restrict__ to, int n) {
  __attribute__((shared)) float a[8][16];
  __attribute__((shared)) float b[1][32 * 4];
  const int i = threadIdx.x * 4;
  float acc = 0;

# 38 "load_in_functions.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 39 "load_in_functions.cu" 3
{ constexpr int __dbuf0_M = 8; constexpr int __dbuf0_K = 16; auto &__dbuf0_to = a; const  ::tiles::source & __dbuf0_s = from; int __dbuf0_k = k; int __dbuf0_i = threadIdx.x; 
# 16 "load_in_functions.cu" 3
                                                                                       {
  for (int m = threadIdx.y; m < __dbuf0_M; m += 4)
    { constexpr int __dbuf1_K = __dbuf0_K; auto &__dbuf1_to = __dbuf0_to[m]; const float * __dbuf1_from = &__dbuf0_s.data[m * __dbuf0_s.pitch + __dbuf0_k]; int __dbuf1_i = __dbuf0_i; 
# 10 "load_in_functions.cu" 3
                                                                                  {
  for (int c = __dbuf1_i; c < __dbuf1_K; c += 8)
    __dbuf1_to[c] = __dbuf1_from[c];
}
# 18 "load_in_functions.cu" 3
                                           }
}
# 39 "load_in_functions.cu" 3
                                        }

# 40 "load_in_functions.cu" 3
if (threadIdx.x < 8)
      { constexpr const int __dbuf2_STRIDE = 4; const float * __dbuf2_from = y; float * __dbuf2_to = &b[0][0]; int __dbuf2_pitch = 32; int __dbuf2_i = i; 
# 22 "load_in_functions.cu" 3
                                                                                                 {
  __dbuf2_from += __dbuf2_i;
  const float4 k = reinterpret_cast<const float4 *>(&__dbuf2_from[threadIdx.y * __dbuf2_pitch])[0];
  __dbuf2_to[(__dbuf2_i + 0) * __dbuf2_STRIDE + threadIdx.y] = k.x;
  __dbuf2_to[(__dbuf2_i + 1) * __dbuf2_STRIDE + threadIdx.y] = k.y;
  __dbuf2_to[(__dbuf2_i + 2) * __dbuf2_STRIDE + threadIdx.y] = k.z;
  __dbuf2_to[(__dbuf2_i + 3) * __dbuf2_STRIDE + threadIdx.y] = k.w;
}
# 41 "load_in_functions.cu" 3
                                      }
}
y += 128; k += 16; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 38 "load_in_functions.cu" 3
for (; k < n; k += 16) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)((int)(8))), ((long long)(4)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)((int)((int)(16)))), ((long long)(8)), ((long long)(0)), false>::value;
::__dbuf::target<const float *> __dbuf_r0[__dbuf_n0][__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::target<const float *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<const float4 *> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::target<const float4 *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 39 "load_in_functions.cu" 3
{ constexpr int __dbuf0_M = 8; constexpr int __dbuf0_K = 16; auto &__dbuf0_to = a; const  ::tiles::source & __dbuf0_s = from; int __dbuf0_k = k; int __dbuf0_i = threadIdx.x; 
# 16 "load_in_functions.cu" 3
                                                                                       {
  { int m = threadIdx.y;
#pragma unroll
# 17 "load_in_functions.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(m += 4)) if (m < __dbuf0_M)
# 18 "load_in_functions.cu" 3
{ constexpr int __dbuf1_K = __dbuf0_K; auto &__dbuf1_to = __dbuf0_to[m]; const float * __dbuf1_from = &__dbuf0_s.data[m * __dbuf0_s.pitch + __dbuf0_k]; int __dbuf1_i = __dbuf0_i; 
# 10 "load_in_functions.cu" 3
                                                                                  {
  { int c = __dbuf1_i;
#pragma unroll
# 11 "load_in_functions.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(c += 8)) if (c < __dbuf1_K)
# 12 "load_in_functions.cu" 3
(void)((__dbuf_r0[__dbuf_i0][__dbuf_i1] = __dbuf1_from[c])); }
}
# 18 "load_in_functions.cu" 3
                                           } }
}
# 39 "load_in_functions.cu" 3
                                        }

# 40 "load_in_functions.cu" 3
if (threadIdx.x < 8)
      { constexpr const int __dbuf2_STRIDE = 4; const float * __dbuf2_from = y; float * __dbuf2_to = &b[0][0]; int __dbuf2_pitch = 32; int __dbuf2_i = i; 
# 22 "load_in_functions.cu" 3
                                                                                                 {
  __dbuf2_from += __dbuf2_i;
  const float4 k = (__dbuf_r1 = reinterpret_cast<const float4 *>(&__dbuf2_from[threadIdx.y * __dbuf2_pitch])[0]);
  ;
  ;
  ;
  ;
}
# 41 "load_in_functions.cu" 3
                                      }
}
{ { 
# 43 "load_in_functions.cu"
for (int m = 0; m < 16; ++m)
      acc += a[threadIdx.x][m] * b[0][m * 4 + threadIdx.y];
} }
__syncthreads();
{ 
# 39 "load_in_functions.cu" 3
{ constexpr int __dbuf0_M = 8; constexpr int __dbuf0_K = 16; auto &__dbuf0_to = a; const  ::tiles::source & __dbuf0_s = from; int __dbuf0_k = k; int __dbuf0_i = threadIdx.x; 
# 16 "load_in_functions.cu" 3
                                                                                       {
  { int m = threadIdx.y;
#pragma unroll
# 17 "load_in_functions.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(m += 4)) if (m < __dbuf0_M)
# 18 "load_in_functions.cu" 3
{ constexpr int __dbuf1_K = __dbuf0_K; auto &__dbuf1_to = __dbuf0_to[m]; const float * __dbuf1_from = &__dbuf0_s.data[m * __dbuf0_s.pitch + __dbuf0_k]; int __dbuf1_i = __dbuf0_i; 
# 10 "load_in_functions.cu" 3
                                                                                  {
  { int c = __dbuf1_i;
#pragma unroll
# 11 "load_in_functions.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(c += 8)) if (c < __dbuf1_K)
# 12 "load_in_functions.cu" 3
__dbuf1_to[c] = static_cast<decltype(*::__dbuf::any<const float *>())>(__dbuf_r0[__dbuf_i0][__dbuf_i1]); }
}
# 18 "load_in_functions.cu" 3
                                           } }
}
# 39 "load_in_functions.cu" 3
                                        }

# 40 "load_in_functions.cu" 3
if (threadIdx.x < 8)
      { constexpr const int __dbuf2_STRIDE = 4; const float * __dbuf2_from = y; float * __dbuf2_to = &b[0][0]; int __dbuf2_pitch = 32; int __dbuf2_i = i; 
# 22 "load_in_functions.cu" 3
                                                                                                 {
  __dbuf2_from += __dbuf2_i;
  const float4 k = __dbuf_r1;
  __dbuf2_to[(__dbuf2_i + 0) * __dbuf2_STRIDE + threadIdx.y] = k.x;
  __dbuf2_to[(__dbuf2_i + 1) * __dbuf2_STRIDE + threadIdx.y] = k.y;
  __dbuf2_to[(__dbuf2_i + 2) * __dbuf2_STRIDE + threadIdx.y] = k.z;
  __dbuf2_to[(__dbuf2_i + 3) * __dbuf2_STRIDE + threadIdx.y] = k.w;
}
# 41 "load_in_functions.cu" 3
                                      }
}
y += 128; 
__syncthreads();
}
{ { 
# 43 "load_in_functions.cu" 3
for (int m = 0; m < 16; ++m)
      acc += a[threadIdx.x][m] * b[0][m * 4 + threadIdx.y];
} }
__syncthreads();
} }
# 47 "load_in_functions.cu"

  to[threadIdx.y * 8 + threadIdx.x] = acc;
}
