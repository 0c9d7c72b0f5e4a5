// ---- cp_async 2 ----
// loop k cp_async 2
# 1 "math_in_compute.cu"
// Functions of headers take elements of tiles: by value, by const reference, with results by address.
# 1 "/usr/include/header.h" 1 3
extern float sinf(float x) noexcept(true); extern float frexpf(float x, int *exponent);
extern void sincosf(float, float *, float *);
namespace std {
template <class T> constexpr T fma(T x, T y, T z) { return x * sinf(y * z); }
inline float pow(float x, float y) { return x; }
template <class T> T pow(const complex<T> &x, const T &y);
}
template <class T> struct warp { warp(); T sum(T value); T sum(T (&values)[4]); };
static __inline__ unsigned __vabsdiffu4(unsigned a, unsigned b);
# 13 "math_in_compute.cu" 2
__attribute__((global)) void k(const float *x, const float2 *v, float *y, int n) {
  
# 14 "math_in_compute.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 14 "math_in_compute.cu"

  
# 15 "math_in_compute.cu" 3
typedef float2 __dbuf_pairs_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_pairs_0_t> __dbuf_pairs_0[2]; auto &pairs = __dbuf_pairs_0[0].v; 
# 15 "math_in_compute.cu"

  int tid = threadIdx.x;
  float acc = 0;

# 19 "math_in_compute.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_pairs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; auto &pairs = __dbuf_pairs_0[__dbuf_s].v; (void)pairs; 
# 20 "math_in_compute.cu" 3
::__dbuf::fetch(tile[tid], x[k + tid]);

# 21 "math_in_compute.cu" 3
::__dbuf::fetch(pairs[tid], v[k + tid]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 19 "math_in_compute.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; auto &pairs = __dbuf_pairs_0[__dbuf_load].v; (void)pairs; 
# 20 "math_in_compute.cu" 3
::__dbuf::fetch(tile[tid], x[k + tid]);

# 21 "math_in_compute.cu" 3
::__dbuf::fetch(pairs[tid], v[k + tid]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &pairs = __dbuf_pairs_0[__dbuf_now].v; (void)pairs; auto &k = __dbuf_now_k_0; { 
# 23 "math_in_compute.cu"
const float *row = tile + 1;

# 24 "math_in_compute.cu"
float s, c;

# 25 "math_in_compute.cu"
int e;

# 26 "math_in_compute.cu"
sincosf(tile[tid], &s, &c);

# 27 "math_in_compute.cu"
acc += sinf(tile[tid] * k) + std::fma(tile[tid], acc, pairs[tid].x) + std::pow(*row, row[2] - acc);

# 28 "math_in_compute.cu"
acc += s + c + frexpf(pairs[tid].y, &e) + e + __vabsdiffu4((unsigned)tile[tid], 3);

# 29 "math_in_compute.cu"
acc += warp<float>().sum(tile[tid]);
} k += 128; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &pairs = __dbuf_pairs_0[__dbuf_now].v; (void)pairs; auto &k = __dbuf_now_k_0; { 
# 23 "math_in_compute.cu" 3
const float *row = tile + 1;

# 24 "math_in_compute.cu" 3
float s, c;

# 25 "math_in_compute.cu" 3
int e;

# 26 "math_in_compute.cu" 3
sincosf(tile[tid], &s, &c);

# 27 "math_in_compute.cu" 3
acc += sinf(tile[tid] * k) + std::fma(tile[tid], acc, pairs[tid].x) + std::pow(*row, row[2] - acc);

# 28 "math_in_compute.cu" 3
acc += s + c + frexpf(pairs[tid].y, &e) + e + __vabsdiffu4((unsigned)tile[tid], 3);

# 29 "math_in_compute.cu" 3
acc += warp<float>().sum(tile[tid]);
} k += 128; }
__syncthreads();
} }
# 31 "math_in_compute.cu"

  y[tid] = acc;
}
// ---- cp_async 3 ----
// loop k cp_async 3
# 1 "math_in_compute.cu"
// Functions of headers take elements of tiles: by value, by const reference, with results by address.
# 1 "/usr/include/header.h" 1 3
extern float sinf(float x) noexcept(true); extern float frexpf(float x, int *exponent);
extern void sincosf(float, float *, float *);
namespace std {
template <class T> constexpr T fma(T x, T y, T z) { return x * sinf(y * z); }
inline float pow(float x, float y) { return x; }
template <class T> T pow(const complex<T> &x, const T &y);
}
template <class T> struct warp { warp(); T sum(T value); T sum(T (&values)[4]); };
static __inline__ unsigned __vabsdiffu4(unsigned a, unsigned b);
# 13 "math_in_compute.cu" 2
__attribute__((global)) void k(const float *x, const float2 *v, float *y, int n) {
  
# 14 "math_in_compute.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 14 "math_in_compute.cu"

  
# 15 "math_in_compute.cu" 3
typedef float2 __dbuf_pairs_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_pairs_0_t> __dbuf_pairs_0[3]; auto &pairs = __dbuf_pairs_0[0].v; 
# 15 "math_in_compute.cu"

  int tid = threadIdx.x;
  float acc = 0;

# 19 "math_in_compute.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_pairs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 19 "math_in_compute.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; auto &pairs = __dbuf_pairs_0[__dbuf_s].v; (void)pairs; 
# 20 "math_in_compute.cu" 3
::__dbuf::fetch(tile[tid], x[k + tid]);

# 21 "math_in_compute.cu" 3
::__dbuf::fetch(pairs[tid], v[k + tid]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 19 "math_in_compute.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; auto &pairs = __dbuf_pairs_0[__dbuf_load].v; (void)pairs; 
# 20 "math_in_compute.cu" 3
::__dbuf::fetch(tile[tid], x[k + tid]);

# 21 "math_in_compute.cu" 3
::__dbuf::fetch(pairs[tid], v[k + tid]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &pairs = __dbuf_pairs_0[__dbuf_now].v; (void)pairs; auto &k = __dbuf_now_k_0; { 
# 23 "math_in_compute.cu"
const float *row = tile + 1;

# 24 "math_in_compute.cu"
float s, c;

# 25 "math_in_compute.cu"
int e;

# 26 "math_in_compute.cu"
sincosf(tile[tid], &s, &c);

# 27 "math_in_compute.cu"
acc += sinf(tile[tid] * k) + std::fma(tile[tid], acc, pairs[tid].x) + std::pow(*row, row[2] - acc);

# 28 "math_in_compute.cu"
acc += s + c + frexpf(pairs[tid].y, &e) + e + __vabsdiffu4((unsigned)tile[tid], 3);

# 29 "math_in_compute.cu"
acc += warp<float>().sum(tile[tid]);
} k += 128; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 19 "math_in_compute.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &pairs = __dbuf_pairs_0[__dbuf_now].v; (void)pairs; auto &k = __dbuf_now_k_0; { 
# 23 "math_in_compute.cu" 3
const float *row = tile + 1;

# 24 "math_in_compute.cu" 3
float s, c;

# 25 "math_in_compute.cu" 3
int e;

# 26 "math_in_compute.cu" 3
sincosf(tile[tid], &s, &c);

# 27 "math_in_compute.cu" 3
acc += sinf(tile[tid] * k) + std::fma(tile[tid], acc, pairs[tid].x) + std::pow(*row, row[2] - acc);

# 28 "math_in_compute.cu" 3
acc += s + c + frexpf(pairs[tid].y, &e) + e + __vabsdiffu4((unsigned)tile[tid], 3);

# 29 "math_in_compute.cu" 3
acc += warp<float>().sum(tile[tid]);
} k += 128; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 31 "math_in_compute.cu"

  y[tid] = acc;
}
// ---- ldg auto ----
// loop k ldg 2
# 1 "math_in_compute.cu"
// Functions of headers take elements of tiles: by value, by const reference, with results by address.
# 1 "/usr/include/header.h" 1 3
extern float sinf(float x) noexcept(true); extern float frexpf(float x, int *exponent);
extern void sincosf(float, float *, float *);
namespace std {
template <class T> constexpr T fma(T x, T y, T z) { return x * sinf(y * z); }
inline float pow(float x, float y) { return x; }
template <class T> T pow(const complex<T> &x, const T &y);
}
template <class T> struct warp { warp(); T sum(T value); T sum(T (&values)[4]); };
static __inline__ unsigned __vabsdiffu4(unsigned a, unsigned b);
# 13 "math_in_compute.cu" 2
__attribute__((global)) void k(const float *x, const float2 *v, float *y, int n) {
  
# 14 "math_in_compute.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 14 "math_in_compute.cu"

  
# 15 "math_in_compute.cu" 3
typedef float2 __dbuf_pairs_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_pairs_0_t> __dbuf_pairs_0[2]; auto &pairs = __dbuf_pairs_0[0].v; 
# 15 "math_in_compute.cu"

  int tid = threadIdx.x;
  float acc = 0;

# 19 "math_in_compute.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_pairs_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; auto &pairs = __dbuf_pairs_0[0].v; (void)pairs; 
# 20 "math_in_compute.cu" 3
tile[tid] = x[k + tid];

# 21 "math_in_compute.cu" 3
pairs[tid] = v[k + tid];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 19 "math_in_compute.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((v)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((v)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; auto &pairs = __dbuf_pairs_0[__dbuf_now ^ 1].v; (void)pairs; 
# 20 "math_in_compute.cu" 3
(void)((__dbuf_r0 = x[k + tid]));

# 21 "math_in_compute.cu" 3
(void)((__dbuf_r1 = v[k + tid]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &pairs = __dbuf_pairs_0[__dbuf_now].v; (void)pairs; auto &k = __dbuf_now_k_0; { 
# 23 "math_in_compute.cu"
const float *row = tile + 1;

# 24 "math_in_compute.cu"
float s, c;

# 25 "math_in_compute.cu"
int e;

# 26 "math_in_compute.cu"
sincosf(tile[tid], &s, &c);

# 27 "math_in_compute.cu"
acc += sinf(tile[tid] * k) + std::fma(tile[tid], acc, pairs[tid].x) + std::pow(*row, row[2] - acc);

# 28 "math_in_compute.cu"
acc += s + c + frexpf(pairs[tid].y, &e) + e + __vabsdiffu4((unsigned)tile[tid], 3);

# 29 "math_in_compute.cu"
acc += warp<float>().sum(tile[tid]);
} k += 128; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; auto &pairs = __dbuf_pairs_0[__dbuf_now ^ 1].v; (void)pairs; 
# 20 "math_in_compute.cu" 3
tile[tid] = __dbuf_r0;

# 21 "math_in_compute.cu" 3
pairs[tid] = __dbuf_r1;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &pairs = __dbuf_pairs_0[__dbuf_now].v; (void)pairs; auto &k = __dbuf_now_k_0; { 
# 23 "math_in_compute.cu" 3
const float *row = tile + 1;

# 24 "math_in_compute.cu" 3
float s, c;

# 25 "math_in_compute.cu" 3
int e;

# 26 "math_in_compute.cu" 3
sincosf(tile[tid], &s, &c);

# 27 "math_in_compute.cu" 3
acc += sinf(tile[tid] * k) + std::fma(tile[tid], acc, pairs[tid].x) + std::pow(*row, row[2] - acc);

# 28 "math_in_compute.cu" 3
acc += s + c + frexpf(pairs[tid].y, &e) + e + __vabsdiffu4((unsigned)tile[tid], 3);

# 29 "math_in_compute.cu" 3
acc += warp<float>().sum(tile[tid]);
} k += 128; }
__syncthreads();
} }
# 31 "math_in_compute.cu"

  y[tid] = acc;
}
// ---- ldg_single auto ----
// loop k ldg_single 1
# 1 "math_in_compute.cu"
// Functions of headers take elements of tiles: by value, by const reference, with results by address.
# 1 "/usr/include/header.h" 1 3
extern float sinf(float x) noexcept(true); extern float frexpf(float x, int *exponent);
extern void sincosf(float, float *, float *);
namespace std {
template <class T> constexpr T fma(T x, T y, T z) { return x * sinf(y * z); }
inline float pow(float x, float y) { return x; }
template <class T> T pow(const complex<T> &x, const T &y);
}
template <class T> struct warp { warp(); T sum(T value); T sum(T (&values)[4]); };
static __inline__ unsigned __vabsdiffu4(unsigned a, unsigned b);
# 13 "math_in_compute.cu" 2
__attribute__((global)) void k(const float *x, const float2 *v, float *y, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float2 pairs[128];
  int tid = threadIdx.x;
  float acc = 0;

# 19 "math_in_compute.cu" 3
{ int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
{ 
# 20 "math_in_compute.cu" 3
tile[tid] = x[k + tid];

# 21 "math_in_compute.cu" 3
pairs[tid] = v[k + tid];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 19 "math_in_compute.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((v)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((v)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 20 "math_in_compute.cu" 3
(void)((__dbuf_r0 = x[k + tid]));

# 21 "math_in_compute.cu" 3
(void)((__dbuf_r1 = v[k + tid]));
}
{ auto &k = __dbuf_now_k_0; { 
# 23 "math_in_compute.cu"
const float *row = tile + 1;

# 24 "math_in_compute.cu"
float s, c;

# 25 "math_in_compute.cu"
int e;

# 26 "math_in_compute.cu"
sincosf(tile[tid], &s, &c);

# 27 "math_in_compute.cu"
acc += sinf(tile[tid] * k) + std::fma(tile[tid], acc, pairs[tid].x) + std::pow(*row, row[2] - acc);

# 28 "math_in_compute.cu"
acc += s + c + frexpf(pairs[tid].y, &e) + e + __vabsdiffu4((unsigned)tile[tid], 3);

# 29 "math_in_compute.cu"
acc += warp<float>().sum(tile[tid]);
} k += 128; }
__syncthreads();
{ 
# 20 "math_in_compute.cu" 3
tile[tid] = __dbuf_r0;

# 21 "math_in_compute.cu" 3
pairs[tid] = __dbuf_r1;
}

__syncthreads();
}
{ auto &k = __dbuf_now_k_0; { 
# 23 "math_in_compute.cu" 3
const float *row = tile + 1;

# 24 "math_in_compute.cu" 3
float s, c;

# 25 "math_in_compute.cu" 3
int e;

# 26 "math_in_compute.cu" 3
sincosf(tile[tid], &s, &c);

# 27 "math_in_compute.cu" 3
acc += sinf(tile[tid] * k) + std::fma(tile[tid], acc, pairs[tid].x) + std::pow(*row, row[2] - acc);

# 28 "math_in_compute.cu" 3
acc += s + c + frexpf(pairs[tid].y, &e) + e + __vabsdiffu4((unsigned)tile[tid], 3);

# 29 "math_in_compute.cu" 3
acc += warp<float>().sum(tile[tid]);
} k += 128; }
__syncthreads();
} }
# 31 "math_in_compute.cu"

  y[tid] = acc;
}
