// ---- cp_async 2 ----
// loop summed cp_async 2
# 1 "long_heads.cu"
// Functions with long heads stand one behind another, and no ';' between them.
typedef unsigned long size_t;

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void fill(float tile[COLUMNS], const float *x, size_t k, size_t m) {
  size_t i = k + threadIdx.x;
  tile[threadIdx.x] = i < m ? x[i] : 0;
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void add(float (&sums)[ROWS], const float *row) {
  for (size_t i = 0; i < ROWS; ++i)
    sums[i] += row[i * COLUMNS + FIRST + SECOND + STEP + SKEW];
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void put(const float (&sums)[ROWS], float *y, size_t m) {
  for (size_t i = 0; i < ROWS; ++i)
    y[i * 128 + threadIdx.x] = sums[i] + m;
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((global)) void summed(const float *__restrict__ x, float *__restrict__ y, size_t m) {
  
# 24 "long_heads.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 24 "long_heads.cu"

  float sums[ROWS] = {0};

# 27 "long_heads.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
size_t k = 0;
if (k < m) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 28 "long_heads.cu" 3
{ constexpr size_t __dbuf0_ROWS = ROWS; constexpr size_t __dbuf0_COLUMNS = COLUMNS; constexpr size_t __dbuf0_FIRST = FIRST; constexpr size_t __dbuf0_SECOND = SECOND; constexpr size_t __dbuf0_STEP = STEP; constexpr size_t __dbuf0_SKEW = SKEW; float *__dbuf0_tile = tile; const float * __dbuf0_x = x; size_t __dbuf0_k = k; size_t __dbuf0_m = m; 
# 5 "long_heads.cu" 3
                                                                                           {
  size_t i = __dbuf0_k + threadIdx.x;
  { const bool __dbuf_ok = (i < __dbuf0_m); ::__dbuf::fetch_zero(__dbuf0_tile[threadIdx.x], __dbuf_ok ? &(__dbuf0_x[i]) : 0, __dbuf_ok); }
}
# 28 "long_heads.cu" 3
                                                                 }
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 27 "long_heads.cu" 3
for (; k < m; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 28 "long_heads.cu" 3
{ constexpr size_t __dbuf0_ROWS = ROWS; constexpr size_t __dbuf0_COLUMNS = COLUMNS; constexpr size_t __dbuf0_FIRST = FIRST; constexpr size_t __dbuf0_SECOND = SECOND; constexpr size_t __dbuf0_STEP = STEP; constexpr size_t __dbuf0_SKEW = SKEW; float *__dbuf0_tile = tile; const float * __dbuf0_x = x; size_t __dbuf0_k = k; size_t __dbuf0_m = m; 
# 5 "long_heads.cu" 3
                                                                                           {
  size_t i = __dbuf0_k + threadIdx.x;
  { const bool __dbuf_ok = (i < __dbuf0_m); ::__dbuf::fetch_zero(__dbuf0_tile[threadIdx.x], __dbuf_ok ? &(__dbuf0_x[i]) : 0, __dbuf_ok); }
}
# 28 "long_heads.cu" 3
                                                                 }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 30 "long_heads.cu"
add<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(sums, tile);
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 30 "long_heads.cu" 3
add<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(sums, tile);
} }
__syncthreads();
} }
# 32 "long_heads.cu"

  put<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(sums, y, m);
}

template __attribute__((global)) void summed<4, 4, 0, 1, 1, 1>(const float *, float *, size_t);
// ---- cp_async 3 ----
// loop summed cp_async 3
# 1 "long_heads.cu"
// Functions with long heads stand one behind another, and no ';' between them.
typedef unsigned long size_t;

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void fill(float tile[COLUMNS], const float *x, size_t k, size_t m) {
  size_t i = k + threadIdx.x;
  tile[threadIdx.x] = i < m ? x[i] : 0;
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void add(float (&sums)[ROWS], const float *row) {
  for (size_t i = 0; i < ROWS; ++i)
    sums[i] += row[i * COLUMNS + FIRST + SECOND + STEP + SKEW];
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void put(const float (&sums)[ROWS], float *y, size_t m) {
  for (size_t i = 0; i < ROWS; ++i)
    y[i * 128 + threadIdx.x] = sums[i] + m;
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((global)) void summed(const float *__restrict__ x, float *__restrict__ y, size_t m) {
  
# 24 "long_heads.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 24 "long_heads.cu"

  float sums[ROWS] = {0};

# 27 "long_heads.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
size_t k = 0;
if (k < m) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 27 "long_heads.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < m) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 28 "long_heads.cu" 3
{ constexpr size_t __dbuf0_ROWS = ROWS; constexpr size_t __dbuf0_COLUMNS = COLUMNS; constexpr size_t __dbuf0_FIRST = FIRST; constexpr size_t __dbuf0_SECOND = SECOND; constexpr size_t __dbuf0_STEP = STEP; constexpr size_t __dbuf0_SKEW = SKEW; float *__dbuf0_tile = tile; const float * __dbuf0_x = x; size_t __dbuf0_k = k; size_t __dbuf0_m = m; 
# 5 "long_heads.cu" 3
                                                                                           {
  size_t i = __dbuf0_k + threadIdx.x;
  { const bool __dbuf_ok = (i < __dbuf0_m); ::__dbuf::fetch_zero(__dbuf0_tile[threadIdx.x], __dbuf_ok ? &(__dbuf0_x[i]) : 0, __dbuf_ok); }
}
# 28 "long_heads.cu" 3
                                                                 }
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 27 "long_heads.cu" 3
for (; k < m; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 28 "long_heads.cu" 3
{ constexpr size_t __dbuf0_ROWS = ROWS; constexpr size_t __dbuf0_COLUMNS = COLUMNS; constexpr size_t __dbuf0_FIRST = FIRST; constexpr size_t __dbuf0_SECOND = SECOND; constexpr size_t __dbuf0_STEP = STEP; constexpr size_t __dbuf0_SKEW = SKEW; float *__dbuf0_tile = tile; const float * __dbuf0_x = x; size_t __dbuf0_k = k; size_t __dbuf0_m = m; 
# 5 "long_heads.cu" 3
                                                                                           {
  size_t i = __dbuf0_k + threadIdx.x;
  { const bool __dbuf_ok = (i < __dbuf0_m); ::__dbuf::fetch_zero(__dbuf0_tile[threadIdx.x], __dbuf_ok ? &(__dbuf0_x[i]) : 0, __dbuf_ok); }
}
# 28 "long_heads.cu" 3
                                                                 }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 30 "long_heads.cu"
add<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(sums, tile);
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 27 "long_heads.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 30 "long_heads.cu" 3
add<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(sums, tile);
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 32 "long_heads.cu"

  put<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(sums, y, m);
}

template __attribute__((global)) void summed<4, 4, 0, 1, 1, 1>(const float *, float *, size_t);
// ---- ldg auto ----
// loop summed ldg 2
# 1 "long_heads.cu"
// Functions with long heads stand one behind another, and no ';' between them.
typedef unsigned long size_t;

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void fill(float tile[COLUMNS], const float *x, size_t k, size_t m) {
  size_t i = k + threadIdx.x;
  tile[threadIdx.x] = i < m ? x[i] : 0;
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void add(float (&sums)[ROWS], const float *row) {
  for (size_t i = 0; i < ROWS; ++i)
    sums[i] += row[i * COLUMNS + FIRST + SECOND + STEP + SKEW];
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void put(const float (&sums)[ROWS], float *y, size_t m) {
  for (size_t i = 0; i < ROWS; ++i)
    y[i * 128 + threadIdx.x] = sums[i] + m;
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((global)) void summed(const float *__restrict__ x, float *__restrict__ y, size_t m) {
  
# 24 "long_heads.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 24 "long_heads.cu"

  float sums[ROWS] = {0};

# 27 "long_heads.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
size_t k = 0;
if (k < m) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 28 "long_heads.cu" 3
{ constexpr size_t __dbuf0_ROWS = ROWS; constexpr size_t __dbuf0_COLUMNS = COLUMNS; constexpr size_t __dbuf0_FIRST = FIRST; constexpr size_t __dbuf0_SECOND = SECOND; constexpr size_t __dbuf0_STEP = STEP; constexpr size_t __dbuf0_SKEW = SKEW; float *__dbuf0_tile = tile; const float * __dbuf0_x = x; size_t __dbuf0_k = k; size_t __dbuf0_m = m; 
# 5 "long_heads.cu" 3
                                                                                           {
  size_t i = __dbuf0_k + threadIdx.x;
  __dbuf0_tile[threadIdx.x] = i < __dbuf0_m ? __dbuf0_x[i] : 0;
}
# 28 "long_heads.cu" 3
                                                                 }
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 27 "long_heads.cu" 3
for (; k < m; k += 128) {
::__dbuf::forget(k);
::__dbuf::target<const float *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 28 "long_heads.cu" 3
{ constexpr size_t __dbuf0_ROWS = ROWS; constexpr size_t __dbuf0_COLUMNS = COLUMNS; constexpr size_t __dbuf0_FIRST = FIRST; constexpr size_t __dbuf0_SECOND = SECOND; constexpr size_t __dbuf0_STEP = STEP; constexpr size_t __dbuf0_SKEW = SKEW; float *__dbuf0_tile = tile; const float * __dbuf0_x = x; size_t __dbuf0_k = k; size_t __dbuf0_m = m; 
# 5 "long_heads.cu" 3
                                                                                           {
  size_t i = __dbuf0_k + threadIdx.x;
  (void)(i < __dbuf0_m ? (__dbuf_r0 = __dbuf0_x[i]) : 0);
}
# 28 "long_heads.cu" 3
                                                                 }
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 30 "long_heads.cu"
add<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(sums, tile);
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 28 "long_heads.cu" 3
{ constexpr size_t __dbuf0_ROWS = ROWS; constexpr size_t __dbuf0_COLUMNS = COLUMNS; constexpr size_t __dbuf0_FIRST = FIRST; constexpr size_t __dbuf0_SECOND = SECOND; constexpr size_t __dbuf0_STEP = STEP; constexpr size_t __dbuf0_SKEW = SKEW; float *__dbuf0_tile = tile; const float * __dbuf0_x = x; size_t __dbuf0_k = k; size_t __dbuf0_m = m; 
# 5 "long_heads.cu" 3
                                                                                           {
  size_t i = __dbuf0_k + threadIdx.x;
  __dbuf0_tile[threadIdx.x] = i < __dbuf0_m ? __dbuf_r0 : 0;
}
# 28 "long_heads.cu" 3
                                                                 }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 30 "long_heads.cu" 3
add<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(sums, tile);
} }
__syncthreads();
} }
# 32 "long_heads.cu"

  put<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(sums, y, m);
}

template __attribute__((global)) void summed<4, 4, 0, 1, 1, 1>(const float *, float *, size_t);
// ---- ldg_single auto ----
// loop summed ldg_single 1
# 1 "long_heads.cu"
// Functions with long heads stand one behind another, and no ';' between them.
typedef unsigned long size_t;

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void fill(float tile[COLUMNS], const float *x, size_t k, size_t m) {
  size_t i = k + threadIdx.x;
  tile[threadIdx.x] = i < m ? x[i] : 0;
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void add(float (&sums)[ROWS], const float *row) {
  for (size_t i = 0; i < ROWS; ++i)
    sums[i] += row[i * COLUMNS + FIRST + SECOND + STEP + SKEW];
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((device)) void put(const float (&sums)[ROWS], float *y, size_t m) {
  for (size_t i = 0; i < ROWS; ++i)
    y[i * 128 + threadIdx.x] = sums[i] + m;
}

template <size_t ROWS, size_t COLUMNS, size_t FIRST, size_t SECOND, size_t STEP, size_t SKEW>
__attribute__((global)) void summed(const float *__restrict__ x, float *__restrict__ y, size_t m) {
  __attribute__((shared)) float tile[128];
  float sums[ROWS] = {0};

# 27 "long_heads.cu" 3
{ size_t k = 0;
if (k < m) {
{ 
# 28 "long_heads.cu" 3
{ constexpr size_t __dbuf0_ROWS = ROWS; constexpr size_t __dbuf0_COLUMNS = COLUMNS; constexpr size_t __dbuf0_FIRST = FIRST; constexpr size_t __dbuf0_SECOND = SECOND; constexpr size_t __dbuf0_STEP = STEP; constexpr size_t __dbuf0_SKEW = SKEW; float *__dbuf0_tile = tile; const float * __dbuf0_x = x; size_t __dbuf0_k = k; size_t __dbuf0_m = m; 
# 5 "long_heads.cu" 3
                                                                                           {
  size_t i = __dbuf0_k + threadIdx.x;
  __dbuf0_tile[threadIdx.x] = i < __dbuf0_m ? __dbuf0_x[i] : 0;
}
# 28 "long_heads.cu" 3
                                                                 }
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 27 "long_heads.cu" 3
for (; k < m; k += 128) {
::__dbuf::forget(k);
::__dbuf::target<const float *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 28 "long_heads.cu" 3
{ constexpr size_t __dbuf0_ROWS = ROWS; constexpr size_t __dbuf0_COLUMNS = COLUMNS; constexpr size_t __dbuf0_FIRST = FIRST; constexpr size_t __dbuf0_SECOND = SECOND; constexpr size_t __dbuf0_STEP = STEP; constexpr size_t __dbuf0_SKEW = SKEW; float *__dbuf0_tile = tile; const float * __dbuf0_x = x; size_t __dbuf0_k = k; size_t __dbuf0_m = m; 
# 5 "long_heads.cu" 3
                                                                                           {
  size_t i = __dbuf0_k + threadIdx.x;
  (void)(i < __dbuf0_m ? (__dbuf_r0 = __dbuf0_x[i]) : 0);
}
# 28 "long_heads.cu" 3
                                                                 }
}
{ { 
# 30 "long_heads.cu"
add<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(sums, tile);
} }
__syncthreads();
{ 
# 28 "long_heads.cu" 3
{ constexpr size_t __dbuf0_ROWS = ROWS; constexpr size_t __dbuf0_COLUMNS = COLUMNS; constexpr size_t __dbuf0_FIRST = FIRST; constexpr size_t __dbuf0_SECOND = SECOND; constexpr size_t __dbuf0_STEP = STEP; constexpr size_t __dbuf0_SKEW = SKEW; float *__dbuf0_tile = tile; const float * __dbuf0_x = x; size_t __dbuf0_k = k; size_t __dbuf0_m = m; 
# 5 "long_heads.cu" 3
                                                                                           {
  size_t i = __dbuf0_k + threadIdx.x;
  __dbuf0_tile[threadIdx.x] = i < __dbuf0_m ? __dbuf_r0 : 0;
}
# 28 "long_heads.cu" 3
                                                                 }
}

__syncthreads();
}
{ { 
# 30 "long_heads.cu" 3
add<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(sums, tile);
} }
__syncthreads();
} }
# 32 "long_heads.cu"

  put<ROWS, COLUMNS, FIRST, SECOND, STEP, SKEW>(sums, y, m);
}

template __attribute__((global)) void summed<4, 4, 0, 1, 1, 1>(const float *, float *, size_t);
