// ---- cp_async 2 ----
// loop pulled left: cp.async can copy nothing of this loop: its value comes from a variable of the load
// skipped.cu:13:7: error: cp.async can copy nothing of this loop: its value comes from a variable of the load [dbuf-no-async]
//         near[threadIdx.x] = {other.x, other.y, other.z};
//         ^~~~
// skipped.cu:13:7: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop pulled left: cp.async can copy nothing of this loop: its value comes from a variable of the load
// skipped.cu:13:7: error: cp.async can copy nothing of this loop: its value comes from a variable of the load [dbuf-no-async]
//         near[threadIdx.x] = {other.x, other.y, other.z};
//         ^~~~
// skipped.cu:13:7: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop pulled ldg 2
# 1 "skipped.cu"
// Threads beyond the end skip the whole loop; its tile is declared in it and holds three of four numbers.
struct float3 { float x, y, z; };
struct float4 { float x, y, z, w; };
__attribute__((global)) void pulled(const float4 *p, float4 *v, int bodies) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < bodies) {
    float4 me = p[i];
    float pull = 0;

# 10 "skipped.cu" 3
{ typedef float3 __dbuf_near_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_near_0_t> __dbuf_near_0[2]; auto &near = __dbuf_near_0[0].v; static_assert(0 + sizeof(__dbuf_near_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int tile = 0;
if (tile < gridDim.x) {
int __dbuf_now = 0;
{ auto &near = __dbuf_near_0[0].v; (void)near; 
# 12 "skipped.cu" 3
float4 other = p[tile * blockDim.x + threadIdx.x];

# 13 "skipped.cu" 3
near[threadIdx.x] = {other.x, other.y, other.z};
}
tile++; 
__syncthreads();
::__dbuf::forget(tile);

#pragma unroll 1
# 10 "skipped.cu" 3
for (; tile < gridDim.x; tile++) {
::__dbuf::forget(tile);
::__dbuf::raw<decltype((p)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((p)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &near = __dbuf_near_0[__dbuf_now ^ 1].v; (void)near; 
# 12 "skipped.cu" 3
float4 other = (__dbuf_r0 = p[tile * blockDim.x + threadIdx.x]);

# 13 "skipped.cu" 3
;
}
{ auto &near = __dbuf_near_0[__dbuf_now].v; (void)near; { 
# 15 "skipped.cu"
for (int j = 0; j < 64; ++j) {
        float dx = near[j].x - me.x, dy = near[j].y - me.y, dz = near[j].z - me.z;
        pull += dx * dx + dy * dy + dz * dz;
      }
} }
{ auto &near = __dbuf_near_0[__dbuf_now ^ 1].v; (void)near; 
# 12 "skipped.cu" 3
float4 other = __dbuf_r0;

# 13 "skipped.cu" 3
near[threadIdx.x] = {other.x, other.y, other.z};
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &near = __dbuf_near_0[__dbuf_now].v; (void)near; { 
# 15 "skipped.cu" 3
for (int j = 0; j < 64; ++j) {
        float dx = near[j].x - me.x, dy = near[j].y - me.y, dz = near[j].z - me.z;
        pull += dx * dx + dy * dy + dz * dz;
      }
} }
__syncthreads();
} }
# 20 "skipped.cu"

    v[i].x = pull;
  }
}
// ---- ldg_single auto ----
// loop pulled ldg_single 1
# 1 "skipped.cu"
// Threads beyond the end skip the whole loop; its tile is declared in it and holds three of four numbers.
struct float3 { float x, y, z; };
struct float4 { float x, y, z, w; };
__attribute__((global)) void pulled(const float4 *p, float4 *v, int bodies) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < bodies) {
    float4 me = p[i];
    float pull = 0;

# 10 "skipped.cu" 3
{ __attribute__((shared)) float3 near[64]; int tile = 0;
if (tile < gridDim.x) {
{ 
# 12 "skipped.cu" 3
float4 other = p[tile * blockDim.x + threadIdx.x];

# 13 "skipped.cu" 3
near[threadIdx.x] = {other.x, other.y, other.z};
}
tile++; 
__syncthreads();
::__dbuf::forget(tile);

#pragma unroll 1
# 10 "skipped.cu" 3
for (; tile < gridDim.x; tile++) {
::__dbuf::forget(tile);
::__dbuf::raw<decltype((p)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((p)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 12 "skipped.cu" 3
float4 other = (__dbuf_r0 = p[tile * blockDim.x + threadIdx.x]);

# 13 "skipped.cu" 3
;
}
{ { 
# 15 "skipped.cu"
for (int j = 0; j < 64; ++j) {
        float dx = near[j].x - me.x, dy = near[j].y - me.y, dz = near[j].z - me.z;
        pull += dx * dx + dy * dy + dz * dz;
      }
} }
__syncthreads();
{ 
# 12 "skipped.cu" 3
float4 other = __dbuf_r0;

# 13 "skipped.cu" 3
near[threadIdx.x] = {other.x, other.y, other.z};
}

__syncthreads();
}
{ { 
# 15 "skipped.cu" 3
for (int j = 0; j < 64; ++j) {
        float dx = near[j].x - me.x, dy = near[j].y - me.y, dz = near[j].z - me.z;
        pull += dx * dx + dy * dy + dz * dz;
      }
} }
__syncthreads();
} }
# 20 "skipped.cu"

    v[i].x = pull;
  }
}
