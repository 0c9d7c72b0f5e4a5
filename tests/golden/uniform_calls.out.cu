// ---- cp_async 2 ----
// loop some_sums cp_async 2
// loop sum cp_async 2
# 1 "uniform_calls.cu"
// All threads take as many tiles, whatever gives the number: a caller's caller, a function by reference, an object.
__attribute__((device)) float some_sums(const float *__restrict__ x, int first, int last) {
  
# 3 "uniform_calls.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "uniform_calls.cu"

  float acc = 0;

# 6 "uniform_calls.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = first;
if (t < last) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "uniform_calls.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[t * 128 + threadIdx.x]);
}
++t; 
}
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 6 "uniform_calls.cu" 3
for (; t < last; ++t) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "uniform_calls.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[t * 128 + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "uniform_calls.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "uniform_calls.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "uniform_calls.cu"

  return acc;
}

__attribute__((device)) float half_of_them(const float *__restrict__ x, int n) {
  return some_sums(x, 0, n / 2);
}

__attribute__((device)) void part_of(int &first, int &last, int n) {
  first = blockIdx.x * n / gridDim.x;
  last = (blockIdx.x + 1) * n / gridDim.x;
}

__attribute__((device)) int most(const int &a, const int &b) { return a < b ? b : a; }

struct part {
  int first, last;
  __attribute__((device)) float sum(const float *__restrict__ x) const {
    
# 29 "uniform_calls.cu" 3
typedef float __dbuf_tile_1_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_1_t> __dbuf_tile_1[2]; auto &tile = __dbuf_tile_1[0].v; 
# 29 "uniform_calls.cu"

    float acc = 0;

# 32 "uniform_calls.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_1) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = first;
if (t < last) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_1[__dbuf_s].v; (void)tile; 
# 33 "uniform_calls.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[t * 128 + threadIdx.x]);
}
++t; 
}
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 32 "uniform_calls.cu" 3
for (; t < last; ++t) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_1[__dbuf_load].v; (void)tile; 
# 33 "uniform_calls.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[t * 128 + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 35 "uniform_calls.cu"
acc -= tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 35 "uniform_calls.cu" 3
acc -= tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 37 "uniform_calls.cu"

    return acc;
  }
};

__attribute__((global)) void uniform_calls(const float *__restrict__ x, float *__restrict__ y, int n) {
  int first, last;
  part_of(first, last, n);
  part p;
  p.first = first;
  p.last = most(first, last);
  float acc = some_sums(x, first, last) + half_of_them(x, n);
  y[blockIdx.x * 128 + threadIdx.x] = acc + p.sum(x);
}
// ---- cp_async 3 ----
// loop some_sums cp_async 3
// loop sum cp_async 3
# 1 "uniform_calls.cu"
// All threads take as many tiles, whatever gives the number: a caller's caller, a function by reference, an object.
__attribute__((device)) float some_sums(const float *__restrict__ x, int first, int last) {
  
# 3 "uniform_calls.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "uniform_calls.cu"

  float acc = 0;

# 6 "uniform_calls.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = first;
if (t < last) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 6 "uniform_calls.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (t < last) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "uniform_calls.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[t * 128 + threadIdx.x]);
}
++t; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 6 "uniform_calls.cu" 3
for (; t < last; ++t) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "uniform_calls.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[t * 128 + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "uniform_calls.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 6 "uniform_calls.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "uniform_calls.cu" 3
acc += tile[127 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 11 "uniform_calls.cu"

  return acc;
}

__attribute__((device)) float half_of_them(const float *__restrict__ x, int n) {
  return some_sums(x, 0, n / 2);
}

__attribute__((device)) void part_of(int &first, int &last, int n) {
  first = blockIdx.x * n / gridDim.x;
  last = (blockIdx.x + 1) * n / gridDim.x;
}

__attribute__((device)) int most(const int &a, const int &b) { return a < b ? b : a; }

struct part {
  int first, last;
  __attribute__((device)) float sum(const float *__restrict__ x) const {
    
# 29 "uniform_calls.cu" 3
typedef float __dbuf_tile_1_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_1_t> __dbuf_tile_1[3]; auto &tile = __dbuf_tile_1[0].v; 
# 29 "uniform_calls.cu"

    float acc = 0;

# 32 "uniform_calls.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_1) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = first;
if (t < last) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 32 "uniform_calls.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (t < last) {
{ auto &tile = __dbuf_tile_1[__dbuf_s].v; (void)tile; 
# 33 "uniform_calls.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[t * 128 + threadIdx.x]);
}
++t; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 32 "uniform_calls.cu" 3
for (; t < last; ++t) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_1[__dbuf_load].v; (void)tile; 
# 33 "uniform_calls.cu" 3
::__dbuf::fetch_any(tile[threadIdx.x], x[t * 128 + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 35 "uniform_calls.cu"
acc -= tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 32 "uniform_calls.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 35 "uniform_calls.cu" 3
acc -= tile[127 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 37 "uniform_calls.cu"

    return acc;
  }
};

__attribute__((global)) void uniform_calls(const float *__restrict__ x, float *__restrict__ y, int n) {
  int first, last;
  part_of(first, last, n);
  part p;
  p.first = first;
  p.last = most(first, last);
  float acc = some_sums(x, first, last) + half_of_them(x, n);
  y[blockIdx.x * 128 + threadIdx.x] = acc + p.sum(x);
}
// ---- ldg auto ----
// loop some_sums ldg 2
// loop sum ldg 2
# 1 "uniform_calls.cu"
// All threads take as many tiles, whatever gives the number: a caller's caller, a function by reference, an object.
__attribute__((device)) float some_sums(const float *__restrict__ x, int first, int last) {
  
# 3 "uniform_calls.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "uniform_calls.cu"

  float acc = 0;

# 6 "uniform_calls.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = first;
if (t < last) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 7 "uniform_calls.cu" 3
tile[threadIdx.x] = x[t * 128 + threadIdx.x];
}
++t; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 6 "uniform_calls.cu" 3
for (; t < last; ++t) {
::__dbuf::forget(t);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "uniform_calls.cu" 3
(void)((__dbuf_r0 = x[t * 128 + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "uniform_calls.cu"
acc += tile[127 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "uniform_calls.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "uniform_calls.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "uniform_calls.cu"

  return acc;
}

__attribute__((device)) float half_of_them(const float *__restrict__ x, int n) {
  return some_sums(x, 0, n / 2);
}

__attribute__((device)) void part_of(int &first, int &last, int n) {
  first = blockIdx.x * n / gridDim.x;
  last = (blockIdx.x + 1) * n / gridDim.x;
}

__attribute__((device)) int most(const int &a, const int &b) { return a < b ? b : a; }

struct part {
  int first, last;
  __attribute__((device)) float sum(const float *__restrict__ x) const {
    
# 29 "uniform_calls.cu" 3
typedef float __dbuf_tile_1_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_1_t> __dbuf_tile_1[2]; auto &tile = __dbuf_tile_1[0].v; 
# 29 "uniform_calls.cu"

    float acc = 0;

# 32 "uniform_calls.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_1) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = first;
if (t < last) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_1[0].v; (void)tile; 
# 33 "uniform_calls.cu" 3
tile[threadIdx.x] = x[t * 128 + threadIdx.x];
}
++t; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 32 "uniform_calls.cu" 3
for (; t < last; ++t) {
::__dbuf::forget(t);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_1[__dbuf_now ^ 1].v; (void)tile; 
# 33 "uniform_calls.cu" 3
(void)((__dbuf_r0 = x[t * 128 + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 35 "uniform_calls.cu"
acc -= tile[127 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_1[__dbuf_now ^ 1].v; (void)tile; 
# 33 "uniform_calls.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 35 "uniform_calls.cu" 3
acc -= tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 37 "uniform_calls.cu"

    return acc;
  }
};

__attribute__((global)) void uniform_calls(const float *__restrict__ x, float *__restrict__ y, int n) {
  int first, last;
  part_of(first, last, n);
  part p;
  p.first = first;
  p.last = most(first, last);
  float acc = some_sums(x, first, last) + half_of_them(x, n);
  y[blockIdx.x * 128 + threadIdx.x] = acc + p.sum(x);
}
// ---- ldg_single auto ----
// loop some_sums ldg_single 1
// loop sum ldg_single 1
# 1 "uniform_calls.cu"
// All threads take as many tiles, whatever gives the number: a caller's caller, a function by reference, an object.
__attribute__((device)) float some_sums(const float *__restrict__ x, int first, int last) {
  __attribute__((shared)) float tile[128];
  float acc = 0;

# 6 "uniform_calls.cu" 3
{ int t = first;
if (t < last) {
{ 
# 7 "uniform_calls.cu" 3
tile[threadIdx.x] = x[t * 128 + threadIdx.x];
}
++t; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 6 "uniform_calls.cu" 3
for (; t < last; ++t) {
::__dbuf::forget(t);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 7 "uniform_calls.cu" 3
(void)((__dbuf_r0 = x[t * 128 + threadIdx.x]));
}
{ { 
# 9 "uniform_calls.cu"
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 7 "uniform_calls.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 9 "uniform_calls.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "uniform_calls.cu"

  return acc;
}

__attribute__((device)) float half_of_them(const float *__restrict__ x, int n) {
  return some_sums(x, 0, n / 2);
}

__attribute__((device)) void part_of(int &first, int &last, int n) {
  first = blockIdx.x * n / gridDim.x;
  last = (blockIdx.x + 1) * n / gridDim.x;
}

__attribute__((device)) int most(const int &a, const int &b) { return a < b ? b : a; }

struct part {
  int first, last;
  __attribute__((device)) float sum(const float *__restrict__ x) const {
    __attribute__((shared)) float tile[128];
    float acc = 0;

# 32 "uniform_calls.cu" 3
{ int t = first;
if (t < last) {
{ 
# 33 "uniform_calls.cu" 3
tile[threadIdx.x] = x[t * 128 + threadIdx.x];
}
++t; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 32 "uniform_calls.cu" 3
for (; t < last; ++t) {
::__dbuf::forget(t);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 33 "uniform_calls.cu" 3
(void)((__dbuf_r0 = x[t * 128 + threadIdx.x]));
}
{ { 
# 35 "uniform_calls.cu"
acc -= tile[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 33 "uniform_calls.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 35 "uniform_calls.cu" 3
acc -= tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 37 "uniform_calls.cu"

    return acc;
  }
};

__attribute__((global)) void uniform_calls(const float *__restrict__ x, float *__restrict__ y, int n) {
  int first, last;
  part_of(first, last, n);
  part p;
  p.first = first;
  p.last = most(first, last);
  float acc = some_sums(x, first, last) + half_of_them(x, n);
  y[blockIdx.x * 128 + threadIdx.x] = acc + p.sum(x);
}
