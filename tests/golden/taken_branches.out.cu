// ---- cp_async 2 ----
// loop staged cp_async 2
// loop wide cp_async 2
# 1 "taken_branches.cu"
// Barriers under conditions that the compiler decides.
template <bool STAGED>
__attribute__((global)) void staged(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 4 "taken_branches.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 4 "taken_branches.cu"

  float acc = 0;

# 7 "taken_branches.cu" 3
{ if (STAGED) { static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 9 "taken_branches.cu" 3
const int at = k + threadIdx.x;

# 10 "taken_branches.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[at]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "taken_branches.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 9 "taken_branches.cu" 3
const int at = k + threadIdx.x;

# 10 "taken_branches.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[at]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 13 "taken_branches.cu"
for (int i = 0; i < 128; ++i)
      acc += STAGED ? tile[127 - i] : x[k + 127 - i];
} k += 128; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 13 "taken_branches.cu" 3
for (int i = 0; i < 128; ++i)
      acc += STAGED ? tile[127 - i] : x[k + 127 - i];
} k += 128; }
__syncthreads();
} } else {
# 6 "taken_branches.cu" 3

  for (int k = 0; k < n; k += 128) {
    if (STAGED) {
      const int at = k + threadIdx.x;
      tile[threadIdx.x] = x[at];
      __syncthreads();
    }
    for (int i = 0; i < 128; ++i)
      acc += STAGED ? tile[127 - i] : x[k + 127 - i];
    if (STAGED)
      __syncthreads();
  }
} }
# 17 "taken_branches.cu"

  y[threadIdx.x] = acc;
}

// Blocks of one warp have no barrier here.
template <int THREADS>
__attribute__((global)) void wide(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 24 "taken_branches.cu" 3
typedef float __dbuf_tile_1_t[THREADS]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_1_t> __dbuf_tile_1[2]; auto &tile = __dbuf_tile_1[0].v; 
# 24 "taken_branches.cu"

  float acc = 0;

# 28 "taken_branches.cu" 3
{ if constexpr (!(THREADS <= 32)) { static_assert(0 + sizeof(__dbuf_tile_1) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_1[__dbuf_s].v; (void)tile; 
# 29 "taken_branches.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += THREADS; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 28 "taken_branches.cu" 3
for (; k < n; k += THREADS) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_1[__dbuf_load].v; (void)tile; 
# 29 "taken_branches.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 35 "taken_branches.cu"
for (int i = 0; i < THREADS; ++i)
      acc += tile[(threadIdx.x + i) % THREADS] * 0.5f;
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 35 "taken_branches.cu" 3
for (int i = 0; i < THREADS; ++i)
      acc += tile[(threadIdx.x + i) % THREADS] * 0.5f;
} }
__syncthreads();
} } else {
# 26 "taken_branches.cu" 3

#pragma unroll 1
  for (int k = 0; k < n; k += THREADS) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    if constexpr (THREADS <= 32) {
      acc += 1;
    } else {
      __syncthreads();
    }
    for (int i = 0; i < THREADS; ++i)
      acc += tile[(threadIdx.x + i) % THREADS] * 0.5f;
    if constexpr (THREADS <= 32)
      acc *= 2;
    else
      __syncthreads();
  }
} }
# 41 "taken_branches.cu"

  y[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop staged cp_async 3
// loop wide cp_async 3
# 1 "taken_branches.cu"
// Barriers under conditions that the compiler decides.
template <bool STAGED>
__attribute__((global)) void staged(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 4 "taken_branches.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 4 "taken_branches.cu"

  float acc = 0;

# 7 "taken_branches.cu" 3
{ if (STAGED) { static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "taken_branches.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 9 "taken_branches.cu" 3
const int at = k + threadIdx.x;

# 10 "taken_branches.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[at]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "taken_branches.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 9 "taken_branches.cu" 3
const int at = k + threadIdx.x;

# 10 "taken_branches.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[at]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 13 "taken_branches.cu"
for (int i = 0; i < 128; ++i)
      acc += STAGED ? tile[127 - i] : x[k + 127 - i];
} k += 128; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "taken_branches.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 13 "taken_branches.cu" 3
for (int i = 0; i < 128; ++i)
      acc += STAGED ? tile[127 - i] : x[k + 127 - i];
} k += 128; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} } else {
# 6 "taken_branches.cu" 3

  for (int k = 0; k < n; k += 128) {
    if (STAGED) {
      const int at = k + threadIdx.x;
      tile[threadIdx.x] = x[at];
      __syncthreads();
    }
    for (int i = 0; i < 128; ++i)
      acc += STAGED ? tile[127 - i] : x[k + 127 - i];
    if (STAGED)
      __syncthreads();
  }
} }
# 17 "taken_branches.cu"

  y[threadIdx.x] = acc;
}

// Blocks of one warp have no barrier here.
template <int THREADS>
__attribute__((global)) void wide(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 24 "taken_branches.cu" 3
typedef float __dbuf_tile_1_t[THREADS]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_1_t> __dbuf_tile_1[3]; auto &tile = __dbuf_tile_1[0].v; 
# 24 "taken_branches.cu"

  float acc = 0;

# 28 "taken_branches.cu" 3
{ if constexpr (!(THREADS <= 32)) { static_assert(0 + sizeof(__dbuf_tile_1) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 28 "taken_branches.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_1[__dbuf_s].v; (void)tile; 
# 29 "taken_branches.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += THREADS; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 28 "taken_branches.cu" 3
for (; k < n; k += THREADS) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_1[__dbuf_load].v; (void)tile; 
# 29 "taken_branches.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 35 "taken_branches.cu"
for (int i = 0; i < THREADS; ++i)
      acc += tile[(threadIdx.x + i) % THREADS] * 0.5f;
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 28 "taken_branches.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 35 "taken_branches.cu" 3
for (int i = 0; i < THREADS; ++i)
      acc += tile[(threadIdx.x + i) % THREADS] * 0.5f;
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} } else {
# 26 "taken_branches.cu" 3

#pragma unroll 1
  for (int k = 0; k < n; k += THREADS) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    if constexpr (THREADS <= 32) {
      acc += 1;
    } else {
      __syncthreads();
    }
    for (int i = 0; i < THREADS; ++i)
      acc += tile[(threadIdx.x + i) % THREADS] * 0.5f;
    if constexpr (THREADS <= 32)
      acc *= 2;
    else
      __syncthreads();
  }
} }
# 41 "taken_branches.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop staged ldg 2
// loop wide ldg 2
# 1 "taken_branches.cu"
// Barriers under conditions that the compiler decides.
template <bool STAGED>
__attribute__((global)) void staged(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 4 "taken_branches.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 4 "taken_branches.cu"

  float acc = 0;

# 7 "taken_branches.cu" 3
{ if (STAGED) { static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 9 "taken_branches.cu" 3
const int at = k + threadIdx.x;

# 10 "taken_branches.cu" 3
tile[threadIdx.x] = x[at];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "taken_branches.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 9 "taken_branches.cu" 3
const int at = k + threadIdx.x;

# 10 "taken_branches.cu" 3
(void)((__dbuf_r0 = x[at]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 13 "taken_branches.cu"
for (int i = 0; i < 128; ++i)
      acc += STAGED ? tile[127 - i] : x[k + 127 - i];
} k += 128; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 9 "taken_branches.cu" 3
const int at = k + threadIdx.x;

# 10 "taken_branches.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 13 "taken_branches.cu" 3
for (int i = 0; i < 128; ++i)
      acc += STAGED ? tile[127 - i] : x[k + 127 - i];
} k += 128; }
__syncthreads();
} } else {
# 6 "taken_branches.cu" 3

  for (int k = 0; k < n; k += 128) {
    if (STAGED) {
      const int at = k + threadIdx.x;
      tile[threadIdx.x] = x[at];
      __syncthreads();
    }
    for (int i = 0; i < 128; ++i)
      acc += STAGED ? tile[127 - i] : x[k + 127 - i];
    if (STAGED)
      __syncthreads();
  }
} }
# 17 "taken_branches.cu"

  y[threadIdx.x] = acc;
}

// Blocks of one warp have no barrier here.
template <int THREADS>
__attribute__((global)) void wide(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 24 "taken_branches.cu" 3
typedef float __dbuf_tile_1_t[THREADS]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_1_t> __dbuf_tile_1[2]; auto &tile = __dbuf_tile_1[0].v; 
# 24 "taken_branches.cu"

  float acc = 0;

# 28 "taken_branches.cu" 3
{ if constexpr (!(THREADS <= 32)) { static_assert(0 + sizeof(__dbuf_tile_1) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_1[0].v; (void)tile; 
# 29 "taken_branches.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += THREADS; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 28 "taken_branches.cu" 3
for (; k < n; k += THREADS) {
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_1[__dbuf_now ^ 1].v; (void)tile; 
# 29 "taken_branches.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 35 "taken_branches.cu"
for (int i = 0; i < THREADS; ++i)
      acc += tile[(threadIdx.x + i) % THREADS] * 0.5f;
} }
{ auto &tile = __dbuf_tile_1[__dbuf_now ^ 1].v; (void)tile; 
# 29 "taken_branches.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 35 "taken_branches.cu" 3
for (int i = 0; i < THREADS; ++i)
      acc += tile[(threadIdx.x + i) % THREADS] * 0.5f;
} }
__syncthreads();
} } else {
# 26 "taken_branches.cu" 3

#pragma unroll 1
  for (int k = 0; k < n; k += THREADS) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    if constexpr (THREADS <= 32) {
      acc += 1;
    } else {
      __syncthreads();
    }
    for (int i = 0; i < THREADS; ++i)
      acc += tile[(threadIdx.x + i) % THREADS] * 0.5f;
    if constexpr (THREADS <= 32)
      acc *= 2;
    else
      __syncthreads();
  }
} }
# 41 "taken_branches.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop staged ldg_single 1
// loop wide ldg_single 1
# 1 "taken_branches.cu"
// Barriers under conditions that the compiler decides.
template <bool STAGED>
__attribute__((global)) void staged(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;

# 7 "taken_branches.cu" 3
{ if (STAGED) { int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
{ 
# 9 "taken_branches.cu" 3
const int at = k + threadIdx.x;

# 10 "taken_branches.cu" 3
tile[threadIdx.x] = x[at];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "taken_branches.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 9 "taken_branches.cu" 3
const int at = k + threadIdx.x;

# 10 "taken_branches.cu" 3
(void)((__dbuf_r0 = x[at]));
}
{ auto &k = __dbuf_now_k_0; { 
# 13 "taken_branches.cu"
for (int i = 0; i < 128; ++i)
      acc += STAGED ? tile[127 - i] : x[k + 127 - i];
} k += 128; }
__syncthreads();
{ 
# 9 "taken_branches.cu" 3
const int at = k + threadIdx.x;

# 10 "taken_branches.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ auto &k = __dbuf_now_k_0; { 
# 13 "taken_branches.cu" 3
for (int i = 0; i < 128; ++i)
      acc += STAGED ? tile[127 - i] : x[k + 127 - i];
} k += 128; }
__syncthreads();
} } else {
# 6 "taken_branches.cu" 3

  for (int k = 0; k < n; k += 128) {
    if (STAGED) {
      const int at = k + threadIdx.x;
      tile[threadIdx.x] = x[at];
      __syncthreads();
    }
    for (int i = 0; i < 128; ++i)
      acc += STAGED ? tile[127 - i] : x[k + 127 - i];
    if (STAGED)
      __syncthreads();
  }
} }
# 17 "taken_branches.cu"

  y[threadIdx.x] = acc;
}

// Blocks of one warp have no barrier here.
template <int THREADS>
__attribute__((global)) void wide(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[THREADS];
  float acc = 0;

# 28 "taken_branches.cu" 3
{ if constexpr (!(THREADS <= 32)) { int k = 0;
if (k < n) {
{ 
# 29 "taken_branches.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += THREADS; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 28 "taken_branches.cu" 3
for (; k < n; k += THREADS) {
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 29 "taken_branches.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 35 "taken_branches.cu"
for (int i = 0; i < THREADS; ++i)
      acc += tile[(threadIdx.x + i) % THREADS] * 0.5f;
} }
__syncthreads();
{ 
# 29 "taken_branches.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 35 "taken_branches.cu" 3
for (int i = 0; i < THREADS; ++i)
      acc += tile[(threadIdx.x + i) % THREADS] * 0.5f;
} }
__syncthreads();
} } else {
# 26 "taken_branches.cu" 3

#pragma unroll 1
  for (int k = 0; k < n; k += THREADS) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    if constexpr (THREADS <= 32) {
      acc += 1;
    } else {
      __syncthreads();
    }
    for (int i = 0; i < THREADS; ++i)
      acc += tile[(threadIdx.x + i) % THREADS] * 0.5f;
    if constexpr (THREADS <= 32)
      acc *= 2;
    else
      __syncthreads();
  }
} }
# 41 "taken_branches.cu"

  y[threadIdx.x] = acc;
}
