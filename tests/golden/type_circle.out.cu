// ---- cp_async 2 ----
// loop circle cp_async 2
# 1 "type_circle.cu"
// A library's namespace declares a type's name by itself, with another name between.
typedef int int32_t;
namespace lib {
typedef ::int32_t int32;
typedef int32 int32_t;
} // namespace lib

__attribute__((global)) void circle(const int *__restrict__ x, int *__restrict__ y, int32_t first, int n) {
  
# 9 "type_circle.cu" 3
typedef int __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 9 "type_circle.cu"

  int sum = 0;

# 12 "type_circle.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 13 "type_circle.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[first + k + threadIdx.x]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 12 "type_circle.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 13 "type_circle.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[first + k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 15 "type_circle.cu"
sum += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 15 "type_circle.cu" 3
sum += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 17 "type_circle.cu"

  y[threadIdx.x] = sum;
}
// ---- cp_async 3 ----
// loop circle cp_async 3
# 1 "type_circle.cu"
// A library's namespace declares a type's name by itself, with another name between.
typedef int int32_t;
namespace lib {
typedef ::int32_t int32;
typedef int32 int32_t;
} // namespace lib

__attribute__((global)) void circle(const int *__restrict__ x, int *__restrict__ y, int32_t first, int n) {
  
# 9 "type_circle.cu" 3
typedef int __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 9 "type_circle.cu"

  int sum = 0;

# 12 "type_circle.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 12 "type_circle.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 13 "type_circle.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[first + k + threadIdx.x]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 12 "type_circle.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 13 "type_circle.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[first + k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 15 "type_circle.cu"
sum += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 12 "type_circle.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 15 "type_circle.cu" 3
sum += tile[127 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 17 "type_circle.cu"

  y[threadIdx.x] = sum;
}
// ---- ldg auto ----
// loop circle ldg 2
# 1 "type_circle.cu"
// A library's namespace declares a type's name by itself, with another name between.
typedef int int32_t;
namespace lib {
typedef ::int32_t int32;
typedef int32 int32_t;
} // namespace lib

__attribute__((global)) void circle(const int *__restrict__ x, int *__restrict__ y, int32_t first, int n) {
  
# 9 "type_circle.cu" 3
typedef int __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 9 "type_circle.cu"

  int sum = 0;

# 12 "type_circle.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 13 "type_circle.cu" 3
tile[threadIdx.x] = x[first + k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 12 "type_circle.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 13 "type_circle.cu" 3
(void)((__dbuf_r0 = x[first + k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 15 "type_circle.cu"
sum += tile[127 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 13 "type_circle.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 15 "type_circle.cu" 3
sum += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 17 "type_circle.cu"

  y[threadIdx.x] = sum;
}
// ---- ldg_single auto ----
// loop circle ldg_single 1
# 1 "type_circle.cu"
// A library's namespace declares a type's name by itself, with another name between.
typedef int int32_t;
namespace lib {
typedef ::int32_t int32;
typedef int32 int32_t;
} // namespace lib

__attribute__((global)) void circle(const int *__restrict__ x, int *__restrict__ y, int32_t first, int n) {
  __attribute__((shared)) int tile[128];
  int sum = 0;

# 12 "type_circle.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 13 "type_circle.cu" 3
tile[threadIdx.x] = x[first + k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 12 "type_circle.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 13 "type_circle.cu" 3
(void)((__dbuf_r0 = x[first + k + threadIdx.x]));
}
{ { 
# 15 "type_circle.cu"
sum += tile[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 13 "type_circle.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 15 "type_circle.cu" 3
sum += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 17 "type_circle.cu"

  y[threadIdx.x] = sum;
}
