// ---- cp_async 2 ----
// loop asks left: cp.async can copy nothing of this loop: the loop may be left while copies are under way
// asks_flag.cu:11:24: error: cp.async can copy nothing of this loop: the loop may be left while copies are under way [dbuf-no-async]
//     for (k = 0; k < n && !found; k += 128) {
//                          ^
// asks_flag.cu:11:24: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop asks left: cp.async can copy nothing of this loop: the loop may be left while copies are under way
// asks_flag.cu:11:24: error: cp.async can copy nothing of this loop: the loop may be left while copies are under way [dbuf-no-async]
//     for (k = 0; k < n && !found; k += 128) {
//                          ^
// asks_flag.cu:11:24: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop asks ldg 2
# 1 "asks_flag.cu"
// The condition asks a flag of the block that compute sets: it is asked in its place, when the next tile is on its way.
__attribute__((global)) void asks(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "asks_flag.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "asks_flag.cu"

  __attribute__((shared)) int found;
  float acc = 0;
  int k;
  if (threadIdx.x == 0)
    found = 0;
  __syncthreads();

# 11 "asks_flag.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(found) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
k = 0;
if (k < n) {
bool __dbuf_stop = false; {  __dbuf_stop = !(!found); }
int __dbuf_now = 0;
if (!__dbuf_stop) {
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 12 "asks_flag.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 11 "asks_flag.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 12 "asks_flag.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 14 "asks_flag.cu"
acc += tile[127 - threadIdx.x];

# 15 "asks_flag.cu"
if (threadIdx.x == 5 && acc > 0.5f)
      found = 1;
} }
__syncthreads();
{  __dbuf_stop = !(!found); }
if (__dbuf_stop) break;
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 12 "asks_flag.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
if (!__dbuf_stop) {
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 14 "asks_flag.cu" 3
acc += tile[127 - threadIdx.x];

# 15 "asks_flag.cu" 3
if (threadIdx.x == 5 && acc > 0.5f)
      found = 1;
} }
__syncthreads();
}
}
} }
# 18 "asks_flag.cu"

  y[threadIdx.x] = acc + k;
}
// ---- ldg_single auto ----
// loop asks ldg_single 1
# 1 "asks_flag.cu"
// The condition asks a flag of the block that compute sets: it is asked in its place, when the next tile is on its way.
__attribute__((global)) void asks(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  __attribute__((shared)) int found;
  float acc = 0;
  int k;
  if (threadIdx.x == 0)
    found = 0;
  __syncthreads();

# 11 "asks_flag.cu" 3
{ k = 0;
if (k < n) {
bool __dbuf_stop = false; {  __dbuf_stop = !(!found); }
if (!__dbuf_stop) {
{ 
# 12 "asks_flag.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 11 "asks_flag.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 12 "asks_flag.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 14 "asks_flag.cu"
acc += tile[127 - threadIdx.x];

# 15 "asks_flag.cu"
if (threadIdx.x == 5 && acc > 0.5f)
      found = 1;
} }
__syncthreads();
{  __dbuf_stop = !(!found); }
if (__dbuf_stop) break;
{ 
# 12 "asks_flag.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
if (!__dbuf_stop) {
{ { 
# 14 "asks_flag.cu" 3
acc += tile[127 - threadIdx.x];

# 15 "asks_flag.cu" 3
if (threadIdx.x == 5 && acc > 0.5f)
      found = 1;
} }
__syncthreads();
}
}
} }
# 18 "asks_flag.cu"

  y[threadIdx.x] = acc + k;
}
