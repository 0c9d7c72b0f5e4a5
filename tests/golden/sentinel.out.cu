// ---- cp_async 2 ----
// loop ranked cp_async 2
# 1 "sentinel.cu"
// Beyond the end the tile holds a value that is not zero: no asynchronous copy can fill it in.
__attribute__((global)) void ranked(const int *__restrict__ keys, int *__restrict__ rank, int n) {
  
# 3 "sentinel.cu" 3
typedef int __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "sentinel.cu"

  int mine = keys[threadIdx.x], below = 0;

# 6 "sentinel.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int first = 0;
if (first < n) {
auto __dbuf_now_first_0 = first;
::__dbuf::forget(__dbuf_now_first_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "sentinel.cu" 3
if (first + (int)threadIdx.x < n)
      ::__dbuf::fetch(tile[threadIdx.x], keys[first + threadIdx.x]);
    else
      tile[threadIdx.x] = 0x7fffffff;
}
first += 64; 
}
::__dbuf::commit();
}
::__dbuf::forget(first);

#pragma unroll 1
# 6 "sentinel.cu" 3
for (; first < n; first += 64) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "sentinel.cu" 3
if (first + (int)threadIdx.x < n)
      ::__dbuf::fetch(tile[threadIdx.x], keys[first + threadIdx.x]);
    else
      tile[threadIdx.x] = 0x7fffffff;
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &first = __dbuf_now_first_0; { 
# 12 "sentinel.cu"
for (int i = 0; i < 64; ++i)
      below += tile[i] < mine || (tile[i] == mine && first + i < (int)threadIdx.x);
} first += 64; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &first = __dbuf_now_first_0; { 
# 12 "sentinel.cu" 3
for (int i = 0; i < 64; ++i)
      below += tile[i] < mine || (tile[i] == mine && first + i < (int)threadIdx.x);
} first += 64; }
__syncthreads();
} }
# 15 "sentinel.cu"

  rank[threadIdx.x] = below;
}
// ---- cp_async 3 ----
// loop ranked cp_async 3
# 1 "sentinel.cu"
// Beyond the end the tile holds a value that is not zero: no asynchronous copy can fill it in.
__attribute__((global)) void ranked(const int *__restrict__ keys, int *__restrict__ rank, int n) {
  
# 3 "sentinel.cu" 3
typedef int __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "sentinel.cu"

  int mine = keys[threadIdx.x], below = 0;

# 6 "sentinel.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int first = 0;
if (first < n) {
auto __dbuf_now_first_0 = first;
::__dbuf::forget(__dbuf_now_first_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 6 "sentinel.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (first < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "sentinel.cu" 3
if (first + (int)threadIdx.x < n)
      ::__dbuf::fetch(tile[threadIdx.x], keys[first + threadIdx.x]);
    else
      tile[threadIdx.x] = 0x7fffffff;
}
first += 64; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(first);

#pragma unroll 1
# 6 "sentinel.cu" 3
for (; first < n; first += 64) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "sentinel.cu" 3
if (first + (int)threadIdx.x < n)
      ::__dbuf::fetch(tile[threadIdx.x], keys[first + threadIdx.x]);
    else
      tile[threadIdx.x] = 0x7fffffff;
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &first = __dbuf_now_first_0; { 
# 12 "sentinel.cu"
for (int i = 0; i < 64; ++i)
      below += tile[i] < mine || (tile[i] == mine && first + i < (int)threadIdx.x);
} first += 64; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 6 "sentinel.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &first = __dbuf_now_first_0; { 
# 12 "sentinel.cu" 3
for (int i = 0; i < 64; ++i)
      below += tile[i] < mine || (tile[i] == mine && first + i < (int)threadIdx.x);
} first += 64; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 15 "sentinel.cu"

  rank[threadIdx.x] = below;
}
// ---- ldg auto ----
// loop ranked ldg 2
# 1 "sentinel.cu"
// Beyond the end the tile holds a value that is not zero: no asynchronous copy can fill it in.
__attribute__((global)) void ranked(const int *__restrict__ keys, int *__restrict__ rank, int n) {
  
# 3 "sentinel.cu" 3
typedef int __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "sentinel.cu"

  int mine = keys[threadIdx.x], below = 0;

# 6 "sentinel.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int first = 0;
if (first < n) {
auto __dbuf_now_first_0 = first;
::__dbuf::forget(__dbuf_now_first_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 7 "sentinel.cu" 3
if (first + (int)threadIdx.x < n)
      tile[threadIdx.x] = keys[first + threadIdx.x];
    else
      tile[threadIdx.x] = 0x7fffffff;
}
first += 64; 
__syncthreads();
::__dbuf::forget(first);

#pragma unroll 1
# 6 "sentinel.cu" 3
for (; first < n; first += 64) {
::__dbuf::forget(first);
::__dbuf::raw<decltype((keys)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((keys)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "sentinel.cu" 3
if (first + (int)threadIdx.x < n)
      (void)((__dbuf_r0 = keys[first + threadIdx.x]));
    else
      ;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &first = __dbuf_now_first_0; { 
# 12 "sentinel.cu"
for (int i = 0; i < 64; ++i)
      below += tile[i] < mine || (tile[i] == mine && first + i < (int)threadIdx.x);
} first += 64; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "sentinel.cu" 3
if (first + (int)threadIdx.x < n)
      tile[threadIdx.x] = __dbuf_r0;
    else
      tile[threadIdx.x] = 0x7fffffff;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &first = __dbuf_now_first_0; { 
# 12 "sentinel.cu" 3
for (int i = 0; i < 64; ++i)
      below += tile[i] < mine || (tile[i] == mine && first + i < (int)threadIdx.x);
} first += 64; }
__syncthreads();
} }
# 15 "sentinel.cu"

  rank[threadIdx.x] = below;
}
// ---- ldg_single auto ----
// loop ranked ldg_single 1
# 1 "sentinel.cu"
// Beyond the end the tile holds a value that is not zero: no asynchronous copy can fill it in.
__attribute__((global)) void ranked(const int *__restrict__ keys, int *__restrict__ rank, int n) {
  __attribute__((shared)) int tile[64];
  int mine = keys[threadIdx.x], below = 0;

# 6 "sentinel.cu" 3
{ int first = 0;
if (first < n) {
auto __dbuf_now_first_0 = first;
::__dbuf::forget(__dbuf_now_first_0);
{ 
# 7 "sentinel.cu" 3
if (first + (int)threadIdx.x < n)
      tile[threadIdx.x] = keys[first + threadIdx.x];
    else
      tile[threadIdx.x] = 0x7fffffff;
}
first += 64; 
__syncthreads();
::__dbuf::forget(first);

#pragma unroll 1
# 6 "sentinel.cu" 3
for (; first < n; first += 64) {
::__dbuf::forget(first);
::__dbuf::raw<decltype((keys)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((keys)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 7 "sentinel.cu" 3
if (first + (int)threadIdx.x < n)
      (void)((__dbuf_r0 = keys[first + threadIdx.x]));
    else
      ;
}
{ auto &first = __dbuf_now_first_0; { 
# 12 "sentinel.cu"
for (int i = 0; i < 64; ++i)
      below += tile[i] < mine || (tile[i] == mine && first + i < (int)threadIdx.x);
} first += 64; }
__syncthreads();
{ 
# 7 "sentinel.cu" 3
if (first + (int)threadIdx.x < n)
      tile[threadIdx.x] = __dbuf_r0;
    else
      tile[threadIdx.x] = 0x7fffffff;
}

__syncthreads();
}
{ auto &first = __dbuf_now_first_0; { 
# 12 "sentinel.cu" 3
for (int i = 0; i < 64; ++i)
      below += tile[i] < mine || (tile[i] == mine && first + i < (int)threadIdx.x);
} first += 64; }
__syncthreads();
} }
# 15 "sentinel.cu"

  rank[threadIdx.x] = below;
}
