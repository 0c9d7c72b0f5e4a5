// ---- cp_async 2 ----
// loop k cp_async 2
# 1 "atomics.cu"
// Atomic operations whose results nobody uses, volatile reads of shared memory, and under a promise the results too.
# 1 "/usr/include/header.h" 1 3
int atomicAdd(int *address, int value); int atomicCAS(int *address, int compare, int value);
# 5 "atomics.cu" 2
__attribute__((device)) void fold(volatile float *s, int t) {
  s[t] += s[t + 32];
}
__attribute__((device)) void highest(int *at, int v) {
  int old = *at, seen;
  do {
    seen = old;
    old = atomicCAS(at, seen, v > seen ? v : seen);
  } while (old != seen);
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int *z, volatile int *flag, int n) {
  
# 16 "atomics.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 16 "atomics.cu"

  __attribute__((shared)) float scratch[128];
  __attribute__((shared)) int count;
  int tid = threadIdx.x;
  float acc = 0;

# 22 "atomics.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(scratch) + sizeof(count) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 23 "atomics.cu" 3
::__dbuf::fetch(tile[tid], x[k + tid]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 22 "atomics.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 23 "atomics.cu" 3
::__dbuf::fetch(tile[tid], x[k + tid]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 25 "atomics.cu"
scratch[tid] = tile[127 - tid];

# 26 "atomics.cu"
fold(scratch, tid);

# 27 "atomics.cu"
atomicAdd(z + k, 1);

# 28 "atomics.cu"
flag[1] = k;

# 29 "atomics.cu"
int slot = atomicAdd(&count, 1) + atomicAdd(z, 1) + flag[0];

# 30 "atomics.cu"
highest(z, slot);

# 31 "atomics.cu"
acc += scratch[tid] + slot;
} k += 128; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 25 "atomics.cu" 3
scratch[tid] = tile[127 - tid];

# 26 "atomics.cu" 3
fold(scratch, tid);

# 27 "atomics.cu" 3
atomicAdd(z + k, 1);

# 28 "atomics.cu" 3
flag[1] = k;

# 29 "atomics.cu" 3
int slot = atomicAdd(&count, 1) + atomicAdd(z, 1) + flag[0];

# 30 "atomics.cu" 3
highest(z, slot);

# 31 "atomics.cu" 3
acc += scratch[tid] + slot;
} k += 128; }
__syncthreads();
} }
# 33 "atomics.cu"

  y[tid] = acc;
}
// ---- cp_async 3 ----
// loop k cp_async 3
# 1 "atomics.cu"
// Atomic operations whose results nobody uses, volatile reads of shared memory, and under a promise the results too.
# 1 "/usr/include/header.h" 1 3
int atomicAdd(int *address, int value); int atomicCAS(int *address, int compare, int value);
# 5 "atomics.cu" 2
__attribute__((device)) void fold(volatile float *s, int t) {
  s[t] += s[t + 32];
}
__attribute__((device)) void highest(int *at, int v) {
  int old = *at, seen;
  do {
    seen = old;
    old = atomicCAS(at, seen, v > seen ? v : seen);
  } while (old != seen);
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int *z, volatile int *flag, int n) {
  
# 16 "atomics.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 16 "atomics.cu"

  __attribute__((shared)) float scratch[128];
  __attribute__((shared)) int count;
  int tid = threadIdx.x;
  float acc = 0;

# 22 "atomics.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(scratch) + sizeof(count) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 22 "atomics.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 23 "atomics.cu" 3
::__dbuf::fetch(tile[tid], x[k + tid]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 22 "atomics.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 23 "atomics.cu" 3
::__dbuf::fetch(tile[tid], x[k + tid]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 25 "atomics.cu"
scratch[tid] = tile[127 - tid];

# 26 "atomics.cu"
fold(scratch, tid);

# 27 "atomics.cu"
atomicAdd(z + k, 1);

# 28 "atomics.cu"
flag[1] = k;

# 29 "atomics.cu"
int slot = atomicAdd(&count, 1) + atomicAdd(z, 1) + flag[0];

# 30 "atomics.cu"
highest(z, slot);

# 31 "atomics.cu"
acc += scratch[tid] + slot;
} k += 128; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 22 "atomics.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 25 "atomics.cu" 3
scratch[tid] = tile[127 - tid];

# 26 "atomics.cu" 3
fold(scratch, tid);

# 27 "atomics.cu" 3
atomicAdd(z + k, 1);

# 28 "atomics.cu" 3
flag[1] = k;

# 29 "atomics.cu" 3
int slot = atomicAdd(&count, 1) + atomicAdd(z, 1) + flag[0];

# 30 "atomics.cu" 3
highest(z, slot);

# 31 "atomics.cu" 3
acc += scratch[tid] + slot;
} k += 128; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 33 "atomics.cu"

  y[tid] = acc;
}
// ---- ldg auto ----
// loop k ldg 2
# 1 "atomics.cu"
// Atomic operations whose results nobody uses, volatile reads of shared memory, and under a promise the results too.
# 1 "/usr/include/header.h" 1 3
int atomicAdd(int *address, int value); int atomicCAS(int *address, int compare, int value);
# 5 "atomics.cu" 2
__attribute__((device)) void fold(volatile float *s, int t) {
  s[t] += s[t + 32];
}
__attribute__((device)) void highest(int *at, int v) {
  int old = *at, seen;
  do {
    seen = old;
    old = atomicCAS(at, seen, v > seen ? v : seen);
  } while (old != seen);
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int *z, volatile int *flag, int n) {
  
# 16 "atomics.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 16 "atomics.cu"

  __attribute__((shared)) float scratch[128];
  __attribute__((shared)) int count;
  int tid = threadIdx.x;
  float acc = 0;

# 22 "atomics.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(scratch) + sizeof(count) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 23 "atomics.cu" 3
tile[tid] = x[k + tid];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 22 "atomics.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 23 "atomics.cu" 3
(void)((__dbuf_r0 = x[k + tid]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 25 "atomics.cu"
scratch[tid] = tile[127 - tid];

# 26 "atomics.cu"
fold(scratch, tid);

# 27 "atomics.cu"
atomicAdd(z + k, 1);

# 28 "atomics.cu"
flag[1] = k;

# 29 "atomics.cu"
int slot = atomicAdd(&count, 1) + atomicAdd(z, 1) + flag[0];

# 30 "atomics.cu"
highest(z, slot);

# 31 "atomics.cu"
acc += scratch[tid] + slot;
} k += 128; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 23 "atomics.cu" 3
tile[tid] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 25 "atomics.cu" 3
scratch[tid] = tile[127 - tid];

# 26 "atomics.cu" 3
fold(scratch, tid);

# 27 "atomics.cu" 3
atomicAdd(z + k, 1);

# 28 "atomics.cu" 3
flag[1] = k;

# 29 "atomics.cu" 3
int slot = atomicAdd(&count, 1) + atomicAdd(z, 1) + flag[0];

# 30 "atomics.cu" 3
highest(z, slot);

# 31 "atomics.cu" 3
acc += scratch[tid] + slot;
} k += 128; }
__syncthreads();
} }
# 33 "atomics.cu"

  y[tid] = acc;
}
// ---- ldg_single auto ----
// loop k ldg_single 1
# 1 "atomics.cu"
// Atomic operations whose results nobody uses, volatile reads of shared memory, and under a promise the results too.
# 1 "/usr/include/header.h" 1 3
int atomicAdd(int *address, int value); int atomicCAS(int *address, int compare, int value);
# 5 "atomics.cu" 2
__attribute__((device)) void fold(volatile float *s, int t) {
  s[t] += s[t + 32];
}
__attribute__((device)) void highest(int *at, int v) {
  int old = *at, seen;
  do {
    seen = old;
    old = atomicCAS(at, seen, v > seen ? v : seen);
  } while (old != seen);
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int *z, volatile int *flag, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) float scratch[128];
  __attribute__((shared)) int count;
  int tid = threadIdx.x;
  float acc = 0;

# 22 "atomics.cu" 3
{ int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
{ 
# 23 "atomics.cu" 3
tile[tid] = x[k + tid];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 22 "atomics.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 23 "atomics.cu" 3
(void)((__dbuf_r0 = x[k + tid]));
}
{ auto &k = __dbuf_now_k_0; { 
# 25 "atomics.cu"
scratch[tid] = tile[127 - tid];

# 26 "atomics.cu"
fold(scratch, tid);

# 27 "atomics.cu"
atomicAdd(z + k, 1);

# 28 "atomics.cu"
flag[1] = k;

# 29 "atomics.cu"
int slot = atomicAdd(&count, 1) + atomicAdd(z, 1) + flag[0];

# 30 "atomics.cu"
highest(z, slot);

# 31 "atomics.cu"
acc += scratch[tid] + slot;
} k += 128; }
__syncthreads();
{ 
# 23 "atomics.cu" 3
tile[tid] = __dbuf_r0;
}

__syncthreads();
}
{ auto &k = __dbuf_now_k_0; { 
# 25 "atomics.cu" 3
scratch[tid] = tile[127 - tid];

# 26 "atomics.cu" 3
fold(scratch, tid);

# 27 "atomics.cu" 3
atomicAdd(z + k, 1);

# 28 "atomics.cu" 3
flag[1] = k;

# 29 "atomics.cu" 3
int slot = atomicAdd(&count, 1) + atomicAdd(z, 1) + flag[0];

# 30 "atomics.cu" 3
highest(z, slot);

# 31 "atomics.cu" 3
acc += scratch[tid] + slot;
} k += 128; }
__syncthreads();
} }
# 33 "atomics.cu"

  y[tid] = acc;
}
