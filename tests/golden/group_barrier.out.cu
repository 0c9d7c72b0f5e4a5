// ---- cp_async 2 ----
// loop grouped cp_async 2
# 1 "group_barrier.cu"
// A barrier of cooperative groups, which a warp's threads may come to from different places, stays one in all copies.
namespace cooperative_groups {
struct thread_block;
__attribute__((device)) thread_block this_thread_block();
__attribute__((device)) void sync(const thread_block &);
}
namespace cg = cooperative_groups;
__attribute__((global)) void grouped(const float *__restrict__ x, float *__restrict__ y, int n) {
  auto block = cg::this_thread_block();
  
# 10 "group_barrier.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 10 "group_barrier.cu"

  float acc = 0;

# 13 "group_barrier.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 14 "group_barrier.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 13 "group_barrier.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); cg::sync(block);
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 14 "group_barrier.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 16 "group_barrier.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
cg::sync(block);
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 16 "group_barrier.cu" 3
acc += tile[127 - threadIdx.x];
} }
cg::sync(block);
} }
# 18 "group_barrier.cu"

  y[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop grouped cp_async 3
# 1 "group_barrier.cu"
// A barrier of cooperative groups, which a warp's threads may come to from different places, stays one in all copies.
namespace cooperative_groups {
struct thread_block;
__attribute__((device)) thread_block this_thread_block();
__attribute__((device)) void sync(const thread_block &);
}
namespace cg = cooperative_groups;
__attribute__((global)) void grouped(const float *__restrict__ x, float *__restrict__ y, int n) {
  auto block = cg::this_thread_block();
  
# 10 "group_barrier.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 10 "group_barrier.cu"

  float acc = 0;

# 13 "group_barrier.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 13 "group_barrier.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 14 "group_barrier.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 13 "group_barrier.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); cg::sync(block);
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 14 "group_barrier.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 16 "group_barrier.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 13 "group_barrier.cu" 3
for (; __dbuf_left; --__dbuf_left) {
cg::sync(block);
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 16 "group_barrier.cu" 3
acc += tile[127 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
cg::sync(block);
} }
# 18 "group_barrier.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop grouped ldg 2
# 1 "group_barrier.cu"
// A barrier of cooperative groups, which a warp's threads may come to from different places, stays one in all copies.
namespace cooperative_groups {
struct thread_block;
__attribute__((device)) thread_block this_thread_block();
__attribute__((device)) void sync(const thread_block &);
}
namespace cg = cooperative_groups;
__attribute__((global)) void grouped(const float *__restrict__ x, float *__restrict__ y, int n) {
  auto block = cg::this_thread_block();
  
# 10 "group_barrier.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 10 "group_barrier.cu"

  float acc = 0;

# 13 "group_barrier.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 14 "group_barrier.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
cg::sync(block);
::__dbuf::forget(k);

#pragma unroll 1
# 13 "group_barrier.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 14 "group_barrier.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 16 "group_barrier.cu"
acc += tile[127 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 14 "group_barrier.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

cg::sync(block); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 16 "group_barrier.cu" 3
acc += tile[127 - threadIdx.x];
} }
cg::sync(block);
} }
# 18 "group_barrier.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop grouped ldg_single 1
# 1 "group_barrier.cu"
// A barrier of cooperative groups, which a warp's threads may come to from different places, stays one in all copies.
namespace cooperative_groups {
struct thread_block;
__attribute__((device)) thread_block this_thread_block();
__attribute__((device)) void sync(const thread_block &);
}
namespace cg = cooperative_groups;
__attribute__((global)) void grouped(const float *__restrict__ x, float *__restrict__ y, int n) {
  auto block = cg::this_thread_block();
  __attribute__((shared)) float tile[128];
  float acc = 0;

# 13 "group_barrier.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 14 "group_barrier.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
cg::sync(block);
::__dbuf::forget(k);

#pragma unroll 1
# 13 "group_barrier.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 14 "group_barrier.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 16 "group_barrier.cu"
acc += tile[127 - threadIdx.x];
} }
cg::sync(block);
{ 
# 14 "group_barrier.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

cg::sync(block);
}
{ { 
# 16 "group_barrier.cu" 3
acc += tile[127 - threadIdx.x];
} }
cg::sync(block);
} }
# 18 "group_barrier.cu"

  y[threadIdx.x] = acc;
}
