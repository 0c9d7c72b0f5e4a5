// ---- cp_async 2 ----
// loop k cp_async 2
# 1 "integers_in_load.cu"
// Functions of the text that compute an integer from integers, called in the load: as an index, in its condition, for
// a local of the load that compute uses too.
static __inline__ __attribute__((always_inline)) __attribute__((device)) int clampi(int i, int n) {
  return i < 0 ? 0 : i >= n ? n - 1 : i;
}
__attribute__((device)) bool within(unsigned i, int n) {
  const int at = min(clampi(i, 4096), 2048);
  if (at < n)
    return true;
  return false;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 13 "integers_in_load.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 13 "integers_in_load.cu"

  int t = threadIdx.x;
  float acc = 0;

# 17 "integers_in_load.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 19 "integers_in_load.cu" 3
{ const bool __dbuf_ok = (within(k + t, n)); ::__dbuf::fetch_zero(tile[t], __dbuf_ok ? &(x[at]) : 0, __dbuf_ok); }
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 17 "integers_in_load.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 19 "integers_in_load.cu" 3
{ const bool __dbuf_ok = (within(k + t, n)); ::__dbuf::fetch_zero(tile[t], __dbuf_ok ? &(x[at]) : 0, __dbuf_ok); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 24 "integers_in_load.cu"
acc += tile[127 - t] * at;
} k += 128; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 24 "integers_in_load.cu" 3
acc += tile[127 - t] * at;
} k += 128; }
__syncthreads();
} }
# 26 "integers_in_load.cu"

  y[t] = acc;
}
// ---- cp_async 3 ----
// loop k cp_async 3
# 1 "integers_in_load.cu"
// Functions of the text that compute an integer from integers, called in the load: as an index, in its condition, for
// a local of the load that compute uses too.
static __inline__ __attribute__((always_inline)) __attribute__((device)) int clampi(int i, int n) {
  return i < 0 ? 0 : i >= n ? n - 1 : i;
}
__attribute__((device)) bool within(unsigned i, int n) {
  const int at = min(clampi(i, 4096), 2048);
  if (at < n)
    return true;
  return false;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 13 "integers_in_load.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 13 "integers_in_load.cu"

  int t = threadIdx.x;
  float acc = 0;

# 17 "integers_in_load.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 17 "integers_in_load.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 19 "integers_in_load.cu" 3
{ const bool __dbuf_ok = (within(k + t, n)); ::__dbuf::fetch_zero(tile[t], __dbuf_ok ? &(x[at]) : 0, __dbuf_ok); }
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 17 "integers_in_load.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 19 "integers_in_load.cu" 3
{ const bool __dbuf_ok = (within(k + t, n)); ::__dbuf::fetch_zero(tile[t], __dbuf_ok ? &(x[at]) : 0, __dbuf_ok); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 24 "integers_in_load.cu"
acc += tile[127 - t] * at;
} k += 128; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 17 "integers_in_load.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 24 "integers_in_load.cu" 3
acc += tile[127 - t] * at;
} k += 128; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 26 "integers_in_load.cu"

  y[t] = acc;
}
// ---- ldg auto ----
// loop k ldg 2
# 1 "integers_in_load.cu"
// Functions of the text that compute an integer from integers, called in the load: as an index, in its condition, for
// a local of the load that compute uses too.
static __inline__ __attribute__((always_inline)) __attribute__((device)) int clampi(int i, int n) {
  return i < 0 ? 0 : i >= n ? n - 1 : i;
}
__attribute__((device)) bool within(unsigned i, int n) {
  const int at = min(clampi(i, 4096), 2048);
  if (at < n)
    return true;
  return false;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 13 "integers_in_load.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 13 "integers_in_load.cu"

  int t = threadIdx.x;
  float acc = 0;

# 17 "integers_in_load.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 19 "integers_in_load.cu" 3
if (within(k + t, n))
      tile[t] = x[at];
    else
      tile[t] = 0;
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 17 "integers_in_load.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 19 "integers_in_load.cu" 3
if (within(k + t, n))
      (void)((__dbuf_r0 = x[at]));
    else
      ;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 24 "integers_in_load.cu"
acc += tile[127 - t] * at;
} k += 128; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 19 "integers_in_load.cu" 3
if (within(k + t, n))
      tile[t] = __dbuf_r0;
    else
      tile[t] = 0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 24 "integers_in_load.cu" 3
acc += tile[127 - t] * at;
} k += 128; }
__syncthreads();
} }
# 26 "integers_in_load.cu"

  y[t] = acc;
}
// ---- ldg_single auto ----
// loop k ldg_single 1
# 1 "integers_in_load.cu"
// Functions of the text that compute an integer from integers, called in the load: as an index, in its condition, for
// a local of the load that compute uses too.
static __inline__ __attribute__((always_inline)) __attribute__((device)) int clampi(int i, int n) {
  return i < 0 ? 0 : i >= n ? n - 1 : i;
}
__attribute__((device)) bool within(unsigned i, int n) {
  const int at = min(clampi(i, 4096), 2048);
  if (at < n)
    return true;
  return false;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int t = threadIdx.x;
  float acc = 0;

# 17 "integers_in_load.cu" 3
{ int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
{ 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 19 "integers_in_load.cu" 3
if (within(k + t, n))
      tile[t] = x[at];
    else
      tile[t] = 0;
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 17 "integers_in_load.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 19 "integers_in_load.cu" 3
if (within(k + t, n))
      (void)((__dbuf_r0 = x[at]));
    else
      ;
}
{ auto &k = __dbuf_now_k_0; { 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 24 "integers_in_load.cu"
acc += tile[127 - t] * at;
} k += 128; }
__syncthreads();
{ 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 19 "integers_in_load.cu" 3
if (within(k + t, n))
      tile[t] = __dbuf_r0;
    else
      tile[t] = 0;
}

__syncthreads();
}
{ auto &k = __dbuf_now_k_0; { 
# 18 "integers_in_load.cu" 3
int at = clampi(k + t - 3, n);

# 24 "integers_in_load.cu" 3
acc += tile[127 - t] * at;
} k += 128; }
__syncthreads();
} }
# 26 "integers_in_load.cu"

  y[t] = acc;
}
