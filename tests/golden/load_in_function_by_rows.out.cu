// ---- cp_async 2 ----
// loop k cp_async 2
# 1 "load_in_function_by_rows.cu"
// A function that is given the tile as a pointer to its rows.
template <int COLUMNS>
__attribute__((device)) void fill(float (*const to)[COLUMNS + 1], const float *from, int i) {
  to[threadIdx.y][threadIdx.x] = from[i + threadIdx.y * COLUMNS + threadIdx.x];
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 7 "load_in_function_by_rows.cu" 3
typedef float __dbuf_tile_0_t[4][33]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 7 "load_in_function_by_rows.cu"

  float acc = 0;

# 10 "load_in_function_by_rows.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 11 "load_in_function_by_rows.cu" 3
{ constexpr int __dbuf0_COLUMNS = 32; auto &__dbuf0_to = tile; const float * __dbuf0_from = x; int __dbuf0_i = k; 
# 3 "load_in_function_by_rows.cu" 3
                                                                                            {
  ::__dbuf::fetch(__dbuf0_to[threadIdx.y][threadIdx.x], __dbuf0_from[__dbuf0_i + threadIdx.y * __dbuf0_COLUMNS + threadIdx.x]);
}
# 11 "load_in_function_by_rows.cu" 3
                        }
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 10 "load_in_function_by_rows.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 11 "load_in_function_by_rows.cu" 3
{ constexpr int __dbuf0_COLUMNS = 32; auto &__dbuf0_to = tile; const float * __dbuf0_from = x; int __dbuf0_i = k; 
# 3 "load_in_function_by_rows.cu" 3
                                                                                            {
  ::__dbuf::fetch(__dbuf0_to[threadIdx.y][threadIdx.x], __dbuf0_from[__dbuf0_i + threadIdx.y * __dbuf0_COLUMNS + threadIdx.x]);
}
# 11 "load_in_function_by_rows.cu" 3
                        }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "load_in_function_by_rows.cu"
acc += tile[threadIdx.y][31 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "load_in_function_by_rows.cu" 3
acc += tile[threadIdx.y][31 - threadIdx.x];
} }
__syncthreads();
} }
# 15 "load_in_function_by_rows.cu"

  y[threadIdx.y * 32 + threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop k cp_async 3
# 1 "load_in_function_by_rows.cu"
// A function that is given the tile as a pointer to its rows.
template <int COLUMNS>
__attribute__((device)) void fill(float (*const to)[COLUMNS + 1], const float *from, int i) {
  to[threadIdx.y][threadIdx.x] = from[i + threadIdx.y * COLUMNS + threadIdx.x];
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 7 "load_in_function_by_rows.cu" 3
typedef float __dbuf_tile_0_t[4][33]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 7 "load_in_function_by_rows.cu"

  float acc = 0;

# 10 "load_in_function_by_rows.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 10 "load_in_function_by_rows.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 11 "load_in_function_by_rows.cu" 3
{ constexpr int __dbuf0_COLUMNS = 32; auto &__dbuf0_to = tile; const float * __dbuf0_from = x; int __dbuf0_i = k; 
# 3 "load_in_function_by_rows.cu" 3
                                                                                            {
  ::__dbuf::fetch(__dbuf0_to[threadIdx.y][threadIdx.x], __dbuf0_from[__dbuf0_i + threadIdx.y * __dbuf0_COLUMNS + threadIdx.x]);
}
# 11 "load_in_function_by_rows.cu" 3
                        }
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 10 "load_in_function_by_rows.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 11 "load_in_function_by_rows.cu" 3
{ constexpr int __dbuf0_COLUMNS = 32; auto &__dbuf0_to = tile; const float * __dbuf0_from = x; int __dbuf0_i = k; 
# 3 "load_in_function_by_rows.cu" 3
                                                                                            {
  ::__dbuf::fetch(__dbuf0_to[threadIdx.y][threadIdx.x], __dbuf0_from[__dbuf0_i + threadIdx.y * __dbuf0_COLUMNS + threadIdx.x]);
}
# 11 "load_in_function_by_rows.cu" 3
                        }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "load_in_function_by_rows.cu"
acc += tile[threadIdx.y][31 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 10 "load_in_function_by_rows.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "load_in_function_by_rows.cu" 3
acc += tile[threadIdx.y][31 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 15 "load_in_function_by_rows.cu"

  y[threadIdx.y * 32 + threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop k ldg 2
# 1 "load_in_function_by_rows.cu"
// A function that is given the tile as a pointer to its rows.
template <int COLUMNS>
__attribute__((device)) void fill(float (*const to)[COLUMNS + 1], const float *from, int i) {
  to[threadIdx.y][threadIdx.x] = from[i + threadIdx.y * COLUMNS + threadIdx.x];
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 7 "load_in_function_by_rows.cu" 3
typedef float __dbuf_tile_0_t[4][33]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 7 "load_in_function_by_rows.cu"

  float acc = 0;

# 10 "load_in_function_by_rows.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 11 "load_in_function_by_rows.cu" 3
{ constexpr int __dbuf0_COLUMNS = 32; auto &__dbuf0_to = tile; const float * __dbuf0_from = x; int __dbuf0_i = k; 
# 3 "load_in_function_by_rows.cu" 3
                                                                                            {
  __dbuf0_to[threadIdx.y][threadIdx.x] = __dbuf0_from[__dbuf0_i + threadIdx.y * __dbuf0_COLUMNS + threadIdx.x];
}
# 11 "load_in_function_by_rows.cu" 3
                        }
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 10 "load_in_function_by_rows.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::target<const float *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 11 "load_in_function_by_rows.cu" 3
{ constexpr int __dbuf0_COLUMNS = 32; auto &__dbuf0_to = tile; const float * __dbuf0_from = x; int __dbuf0_i = k; 
# 3 "load_in_function_by_rows.cu" 3
                                                                                            {
  (void)((__dbuf_r0 = __dbuf0_from[__dbuf0_i + threadIdx.y * __dbuf0_COLUMNS + threadIdx.x]));
}
# 11 "load_in_function_by_rows.cu" 3
                        }
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "load_in_function_by_rows.cu"
acc += tile[threadIdx.y][31 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 11 "load_in_function_by_rows.cu" 3
{ constexpr int __dbuf0_COLUMNS = 32; auto &__dbuf0_to = tile; const float * __dbuf0_from = x; int __dbuf0_i = k; 
# 3 "load_in_function_by_rows.cu" 3
                                                                                            {
  __dbuf0_to[threadIdx.y][threadIdx.x] = static_cast<decltype(*::__dbuf::any<const float *>())>(__dbuf_r0);
}
# 11 "load_in_function_by_rows.cu" 3
                        }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "load_in_function_by_rows.cu" 3
acc += tile[threadIdx.y][31 - threadIdx.x];
} }
__syncthreads();
} }
# 15 "load_in_function_by_rows.cu"

  y[threadIdx.y * 32 + threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop k ldg_single 1
# 1 "load_in_function_by_rows.cu"
// A function that is given the tile as a pointer to its rows.
template <int COLUMNS>
__attribute__((device)) void fill(float (*const to)[COLUMNS + 1], const float *from, int i) {
  to[threadIdx.y][threadIdx.x] = from[i + threadIdx.y * COLUMNS + threadIdx.x];
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[4][33];
  float acc = 0;

# 10 "load_in_function_by_rows.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 11 "load_in_function_by_rows.cu" 3
{ constexpr int __dbuf0_COLUMNS = 32; auto &__dbuf0_to = tile; const float * __dbuf0_from = x; int __dbuf0_i = k; 
# 3 "load_in_function_by_rows.cu" 3
                                                                                            {
  __dbuf0_to[threadIdx.y][threadIdx.x] = __dbuf0_from[__dbuf0_i + threadIdx.y * __dbuf0_COLUMNS + threadIdx.x];
}
# 11 "load_in_function_by_rows.cu" 3
                        }
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 10 "load_in_function_by_rows.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::target<const float *> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::target<const float *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 11 "load_in_function_by_rows.cu" 3
{ constexpr int __dbuf0_COLUMNS = 32; auto &__dbuf0_to = tile; const float * __dbuf0_from = x; int __dbuf0_i = k; 
# 3 "load_in_function_by_rows.cu" 3
                                                                                            {
  (void)((__dbuf_r0 = __dbuf0_from[__dbuf0_i + threadIdx.y * __dbuf0_COLUMNS + threadIdx.x]));
}
# 11 "load_in_function_by_rows.cu" 3
                        }
}
{ { 
# 13 "load_in_function_by_rows.cu"
acc += tile[threadIdx.y][31 - threadIdx.x];
} }
__syncthreads();
{ 
# 11 "load_in_function_by_rows.cu" 3
{ constexpr int __dbuf0_COLUMNS = 32; auto &__dbuf0_to = tile; const float * __dbuf0_from = x; int __dbuf0_i = k; 
# 3 "load_in_function_by_rows.cu" 3
                                                                                            {
  __dbuf0_to[threadIdx.y][threadIdx.x] = static_cast<decltype(*::__dbuf::any<const float *>())>(__dbuf_r0);
}
# 11 "load_in_function_by_rows.cu" 3
                        }
}

__syncthreads();
}
{ { 
# 13 "load_in_function_by_rows.cu" 3
acc += tile[threadIdx.y][31 - threadIdx.x];
} }
__syncthreads();
} }
# 15 "load_in_function_by_rows.cu"

  y[threadIdx.y * 32 + threadIdx.x] = acc;
}
