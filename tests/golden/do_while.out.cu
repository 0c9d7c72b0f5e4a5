// ---- cp_async 2 ----
// loop at_least_once cp_async 2
# 1 "do_while.cu"
// The first tile comes without being asked for; the condition is tested behind the body.
__attribute__((global)) void at_least_once(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "do_while.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "do_while.cu"

  float acc = 0;
  int k = 0;

# 7 "do_while.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");

{
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 8 "do_while.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "do_while.cu" 3
for (; k < n; ) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 8 "do_while.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 10 "do_while.cu"
acc += k * tile[127 - threadIdx.x];
k += 128; } }
k += 128; 
__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 10 "do_while.cu" 3
acc += k * tile[127 - threadIdx.x];
k += 128; } }
__syncthreads();
} }
# 13 "do_while.cu"

  y[threadIdx.x] = acc + k;
}
// ---- cp_async 3 ----
// loop at_least_once cp_async 3
# 1 "do_while.cu"
// The first tile comes without being asked for; the condition is tested behind the body.
__attribute__((global)) void at_least_once(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "do_while.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "do_while.cu"

  float acc = 0;
  int k = 0;

# 7 "do_while.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");

{
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "do_while.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (__dbuf_s == 0 || (k < n)) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 8 "do_while.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "do_while.cu" 3
for (; k < n; ) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 8 "do_while.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 10 "do_while.cu"
acc += k * tile[127 - threadIdx.x];
k += 128; } }
k += 128; 
__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "do_while.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 10 "do_while.cu" 3
acc += k * tile[127 - threadIdx.x];
k += 128; } }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 13 "do_while.cu"

  y[threadIdx.x] = acc + k;
}
// ---- ldg auto ----
// loop at_least_once ldg 2
# 1 "do_while.cu"
// The first tile comes without being asked for; the condition is tested behind the body.
__attribute__((global)) void at_least_once(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "do_while.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "do_while.cu"

  float acc = 0;
  int k = 0;

# 7 "do_while.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");

{
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 8 "do_while.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "do_while.cu" 3
for (; k < n; ) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "do_while.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 10 "do_while.cu"
acc += k * tile[127 - threadIdx.x];
k += 128; } }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "do_while.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}
k += 128; 
__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 10 "do_while.cu" 3
acc += k * tile[127 - threadIdx.x];
k += 128; } }
__syncthreads();
} }
# 13 "do_while.cu"

  y[threadIdx.x] = acc + k;
}
// ---- ldg_single auto ----
// loop at_least_once ldg_single 1
# 1 "do_while.cu"
// The first tile comes without being asked for; the condition is tested behind the body.
__attribute__((global)) void at_least_once(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int k = 0;

# 7 "do_while.cu" 3
{ 
{
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
{ 
# 8 "do_while.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "do_while.cu" 3
for (; k < n; ) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "do_while.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &k = __dbuf_now_k_0; { 
# 10 "do_while.cu"
acc += k * tile[127 - threadIdx.x];
k += 128; } }
__syncthreads();
{ 
# 8 "do_while.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}
k += 128; 
__syncthreads();
}
{ auto &k = __dbuf_now_k_0; { 
# 10 "do_while.cu" 3
acc += k * tile[127 - threadIdx.x];
k += 128; } }
__syncthreads();
} }
# 13 "do_while.cu"

  y[threadIdx.x] = acc + k;
}
