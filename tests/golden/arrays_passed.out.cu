// ---- cp_async 2 ----
// loop differences cp_async 2
# 1 "arrays_passed.cu"
// An array by reference tells its size, and keeps its type in every buffer; a pointer to rows does not.
template <int N>
__attribute__((device)) float differences(float (&a)[N], float (*b)[33], const float *__restrict__ x, int n) {
  int t = threadIdx.x;
  float acc = 0;

# 7 "arrays_passed.cu" 3
{ typedef float __dbuf_a_0_row; typedef __dbuf_a_0_row __dbuf_a_0_t[N]; __attribute__((shared)) ::__dbuf::slot<__dbuf_a_0_t> __dbuf_a_0[1]; __dbuf_a_0_row *const __dbuf_a_0_first = a;
typedef float __dbuf_b_0_row[33]; typedef __dbuf_b_0_row __dbuf_b_0_t[4]; __attribute__((shared)) ::__dbuf::slot<__dbuf_b_0_t> __dbuf_b_0[1]; __dbuf_b_0_row *const __dbuf_b_0_first = b;
static_assert(0 + sizeof(__dbuf_a_0) + sizeof(__dbuf_b_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__attribute__((shared)) unsigned __dbuf_a_0_at; ::__dbuf::note(__dbuf_a_0_at, a); __attribute__((shared)) unsigned __dbuf_b_0_at; ::__dbuf::note(__dbuf_b_0_at, b); __syncthreads();
if (!::__dbuf::noted(__dbuf_a_0_at, a)) { if (::__dbuf::first()) ::printf("dbuf: function differences, loop at line 7: shared(a) was promised, but 'a' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
if (!::__dbuf::noted(__dbuf_b_0_at, b)) { if (::__dbuf::first()) ::printf("dbuf: function differences, loop at line 7: shared(b) was promised, but 'b' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
::__dbuf::raw<decltype((x)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_s) ? __dbuf_a_0[(__dbuf_s) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_s) ? __dbuf_b_0[(__dbuf_s) - 1].v : __dbuf_b_0_first; (void)b; 
# 8 "arrays_passed.cu" 3
::__dbuf::fetch_any(a[t], x[k + t]);

# 9 "arrays_passed.cu" 3
(void)((__dbuf_r1 = x[k + 127 - t]) + 1);
}
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_s) ? __dbuf_a_0[(__dbuf_s) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_s) ? __dbuf_b_0[(__dbuf_s) - 1].v : __dbuf_b_0_first; (void)b; 
# 8 "arrays_passed.cu" 3
;

# 9 "arrays_passed.cu" 3
b[t / 32][t % 32] = __dbuf_r1 + 1;
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "arrays_passed.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
::__dbuf::raw<decltype((x)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_load) ? __dbuf_a_0[(__dbuf_load) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_load) ? __dbuf_b_0[(__dbuf_load) - 1].v : __dbuf_b_0_first; (void)b; 
# 8 "arrays_passed.cu" 3
::__dbuf::fetch_any(a[t], x[k + t]);

# 9 "arrays_passed.cu" 3
(void)((__dbuf_r1 = x[k + 127 - t]) + 1);
}
::__dbuf::commit();
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; { 
# 11 "arrays_passed.cu"
acc += a[127 - t] - b[3 - t / 32][t % 32] + (sizeof(a) / sizeof(b[0]));
} }
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_load) ? __dbuf_a_0[(__dbuf_load) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_load) ? __dbuf_b_0[(__dbuf_load) - 1].v : __dbuf_b_0_first; (void)b; 
# 8 "arrays_passed.cu" 3
;

# 9 "arrays_passed.cu" 3
b[t / 32][t % 32] = __dbuf_r1 + 1;
}

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; { 
# 11 "arrays_passed.cu" 3
acc += a[127 - t] - b[3 - t / 32][t % 32] + (sizeof(a) / sizeof(b[0]));
} }
if (__dbuf_now) {
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; 
# 8 "arrays_passed.cu" 3
{ ::__dbuf::put_back(a[t], __dbuf_a_0_first, a); }

# 9 "arrays_passed.cu" 3
{ ::__dbuf::put_back(b[t / 32][t % 32], __dbuf_b_0_first, b); }
}
}
__syncthreads();
} }
# 13 "arrays_passed.cu"

  return acc + a[t / 2] + b[3][t / 4];
}

__attribute__((global)) void differences_of_all(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float a[130], b[6][33];
  int t = threadIdx.x;
  a[t] = t;
  b[1 + t / 32][t % 32] = 128 - t;
  __syncthreads();
  y[t] = differences(a, b + 1, x, n);
}
// ---- cp_async 3 ----
// loop differences cp_async 3
# 1 "arrays_passed.cu"
// An array by reference tells its size, and keeps its type in every buffer; a pointer to rows does not.
template <int N>
__attribute__((device)) float differences(float (&a)[N], float (*b)[33], const float *__restrict__ x, int n) {
  int t = threadIdx.x;
  float acc = 0;

# 7 "arrays_passed.cu" 3
{ typedef float __dbuf_a_0_row; typedef __dbuf_a_0_row __dbuf_a_0_t[N]; __attribute__((shared)) ::__dbuf::slot<__dbuf_a_0_t> __dbuf_a_0[2]; __dbuf_a_0_row *const __dbuf_a_0_first = a;
typedef float __dbuf_b_0_row[33]; typedef __dbuf_b_0_row __dbuf_b_0_t[4]; __attribute__((shared)) ::__dbuf::slot<__dbuf_b_0_t> __dbuf_b_0[2]; __dbuf_b_0_row *const __dbuf_b_0_first = b;
static_assert(0 + sizeof(__dbuf_a_0) + sizeof(__dbuf_b_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__attribute__((shared)) unsigned __dbuf_a_0_at; ::__dbuf::note(__dbuf_a_0_at, a); __attribute__((shared)) unsigned __dbuf_b_0_at; ::__dbuf::note(__dbuf_b_0_at, b); __syncthreads();
if (!::__dbuf::noted(__dbuf_a_0_at, a)) { if (::__dbuf::first()) ::printf("dbuf: function differences, loop at line 7: shared(a) was promised, but 'a' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
if (!::__dbuf::noted(__dbuf_b_0_at, b)) { if (::__dbuf::first()) ::printf("dbuf: function differences, loop at line 7: shared(b) was promised, but 'b' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "arrays_passed.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
::__dbuf::raw<decltype((x)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_s) ? __dbuf_a_0[(__dbuf_s) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_s) ? __dbuf_b_0[(__dbuf_s) - 1].v : __dbuf_b_0_first; (void)b; 
# 8 "arrays_passed.cu" 3
::__dbuf::fetch_any(a[t], x[k + t]);

# 9 "arrays_passed.cu" 3
(void)((__dbuf_r1 = x[k + 127 - t]) + 1);
}
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_s) ? __dbuf_a_0[(__dbuf_s) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_s) ? __dbuf_b_0[(__dbuf_s) - 1].v : __dbuf_b_0_first; (void)b; 
# 8 "arrays_passed.cu" 3
;

# 9 "arrays_passed.cu" 3
b[t / 32][t % 32] = __dbuf_r1 + 1;
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "arrays_passed.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
::__dbuf::raw<decltype((x)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_load) ? __dbuf_a_0[(__dbuf_load) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_load) ? __dbuf_b_0[(__dbuf_load) - 1].v : __dbuf_b_0_first; (void)b; 
# 8 "arrays_passed.cu" 3
::__dbuf::fetch_any(a[t], x[k + t]);

# 9 "arrays_passed.cu" 3
(void)((__dbuf_r1 = x[k + 127 - t]) + 1);
}
::__dbuf::commit();
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; { 
# 11 "arrays_passed.cu"
acc += a[127 - t] - b[3 - t / 32][t % 32] + (sizeof(a) / sizeof(b[0]));
} }
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_load) ? __dbuf_a_0[(__dbuf_load) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_load) ? __dbuf_b_0[(__dbuf_load) - 1].v : __dbuf_b_0_first; (void)b; 
# 8 "arrays_passed.cu" 3
;

# 9 "arrays_passed.cu" 3
b[t / 32][t % 32] = __dbuf_r1 + 1;
}

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "arrays_passed.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; { 
# 11 "arrays_passed.cu" 3
acc += a[127 - t] - b[3 - t / 32][t % 32] + (sizeof(a) / sizeof(b[0]));
} }
if (__dbuf_left == 1 && __dbuf_now) {
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; 
# 8 "arrays_passed.cu" 3
{ ::__dbuf::put_back(a[t], __dbuf_a_0_first, a); }

# 9 "arrays_passed.cu" 3
{ ::__dbuf::put_back(b[t / 32][t % 32], __dbuf_b_0_first, b); }
}
}
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 13 "arrays_passed.cu"

  return acc + a[t / 2] + b[3][t / 4];
}

__attribute__((global)) void differences_of_all(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float a[130], b[6][33];
  int t = threadIdx.x;
  a[t] = t;
  b[1 + t / 32][t % 32] = 128 - t;
  __syncthreads();
  y[t] = differences(a, b + 1, x, n);
}
// ---- ldg auto ----
// loop differences ldg 2
# 1 "arrays_passed.cu"
// An array by reference tells its size, and keeps its type in every buffer; a pointer to rows does not.
template <int N>
__attribute__((device)) float differences(float (&a)[N], float (*b)[33], const float *__restrict__ x, int n) {
  int t = threadIdx.x;
  float acc = 0;

# 7 "arrays_passed.cu" 3
{ typedef float __dbuf_a_0_row; typedef __dbuf_a_0_row __dbuf_a_0_t[N]; __attribute__((shared)) ::__dbuf::slot<__dbuf_a_0_t> __dbuf_a_0[1]; __dbuf_a_0_row *const __dbuf_a_0_first = a;
typedef float __dbuf_b_0_row[33]; typedef __dbuf_b_0_row __dbuf_b_0_t[4]; __attribute__((shared)) ::__dbuf::slot<__dbuf_b_0_t> __dbuf_b_0[1]; __dbuf_b_0_row *const __dbuf_b_0_first = b;
static_assert(0 + sizeof(__dbuf_a_0) + sizeof(__dbuf_b_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
__attribute__((shared)) unsigned __dbuf_a_0_at; ::__dbuf::note(__dbuf_a_0_at, a); __attribute__((shared)) unsigned __dbuf_b_0_at; ::__dbuf::note(__dbuf_b_0_at, b); __syncthreads();
if (!::__dbuf::noted(__dbuf_a_0_at, a)) { if (::__dbuf::first()) ::printf("dbuf: function differences, loop at line 7: shared(a) was promised, but 'a' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
if (!::__dbuf::noted(__dbuf_b_0_at, b)) { if (::__dbuf::first()) ::printf("dbuf: function differences, loop at line 7: shared(b) was promised, but 'b' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_now = 0;
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((0) ? __dbuf_a_0[(0) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (0) ? __dbuf_b_0[(0) - 1].v : __dbuf_b_0_first; (void)b; 
# 8 "arrays_passed.cu" 3
a[t] = x[k + t];

# 9 "arrays_passed.cu" 3
b[t / 32][t % 32] = x[k + 127 - t] + 1;
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "arrays_passed.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((x)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_now ^ 1) ? __dbuf_a_0[(__dbuf_now ^ 1) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_now ^ 1) ? __dbuf_b_0[(__dbuf_now ^ 1) - 1].v : __dbuf_b_0_first; (void)b; 
# 8 "arrays_passed.cu" 3
(void)((__dbuf_r0 = x[k + t]));

# 9 "arrays_passed.cu" 3
(void)((__dbuf_r1 = x[k + 127 - t]) + 1);
}
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; { 
# 11 "arrays_passed.cu"
acc += a[127 - t] - b[3 - t / 32][t % 32] + (sizeof(a) / sizeof(b[0]));
} }
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_now ^ 1) ? __dbuf_a_0[(__dbuf_now ^ 1) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_now ^ 1) ? __dbuf_b_0[(__dbuf_now ^ 1) - 1].v : __dbuf_b_0_first; (void)b; 
# 8 "arrays_passed.cu" 3
a[t] = __dbuf_r0;

# 9 "arrays_passed.cu" 3
b[t / 32][t % 32] = __dbuf_r1 + 1;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; { 
# 11 "arrays_passed.cu" 3
acc += a[127 - t] - b[3 - t / 32][t % 32] + (sizeof(a) / sizeof(b[0]));
} }
if (__dbuf_now) {
{ __dbuf_a_0_t &a = *(__dbuf_a_0_t *)((__dbuf_now) ? __dbuf_a_0[(__dbuf_now) - 1].v : __dbuf_a_0_first); (void)a; __dbuf_b_0_row *b = (__dbuf_now) ? __dbuf_b_0[(__dbuf_now) - 1].v : __dbuf_b_0_first; (void)b; 
# 8 "arrays_passed.cu" 3
{ ::__dbuf::put_back(a[t], __dbuf_a_0_first, a); }

# 9 "arrays_passed.cu" 3
{ ::__dbuf::put_back(b[t / 32][t % 32], __dbuf_b_0_first, b); }
}
}
__syncthreads();
} }
# 13 "arrays_passed.cu"

  return acc + a[t / 2] + b[3][t / 4];
}

__attribute__((global)) void differences_of_all(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float a[130], b[6][33];
  int t = threadIdx.x;
  a[t] = t;
  b[1 + t / 32][t % 32] = 128 - t;
  __syncthreads();
  y[t] = differences(a, b + 1, x, n);
}
// ---- ldg_single auto ----
// loop differences ldg_single 1
# 1 "arrays_passed.cu"
// An array by reference tells its size, and keeps its type in every buffer; a pointer to rows does not.
template <int N>
__attribute__((device)) float differences(float (&a)[N], float (*b)[33], const float *__restrict__ x, int n) {
  int t = threadIdx.x;
  float acc = 0;

# 7 "arrays_passed.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 8 "arrays_passed.cu" 3
a[t] = x[k + t];

# 9 "arrays_passed.cu" 3
b[t / 32][t % 32] = x[k + 127 - t] + 1;
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "arrays_passed.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((x)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "arrays_passed.cu" 3
(void)((__dbuf_r0 = x[k + t]));

# 9 "arrays_passed.cu" 3
(void)((__dbuf_r1 = x[k + 127 - t]) + 1);
}
{ { 
# 11 "arrays_passed.cu"
acc += a[127 - t] - b[3 - t / 32][t % 32] + (sizeof(a) / sizeof(b[0]));
} }
__syncthreads();
{ 
# 8 "arrays_passed.cu" 3
a[t] = __dbuf_r0;

# 9 "arrays_passed.cu" 3
b[t / 32][t % 32] = __dbuf_r1 + 1;
}

__syncthreads();
}
{ { 
# 11 "arrays_passed.cu" 3
acc += a[127 - t] - b[3 - t / 32][t % 32] + (sizeof(a) / sizeof(b[0]));
} }
__syncthreads();
} }
# 13 "arrays_passed.cu"

  return acc + a[t / 2] + b[3][t / 4];
}

__attribute__((global)) void differences_of_all(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float a[130], b[6][33];
  int t = threadIdx.x;
  a[t] = t;
  b[1 + t / 32][t % 32] = 128 - t;
  __syncthreads();
  y[t] = differences(a, b + 1, x, n);
}
