// ---- cp_async 2 ----
// loop decay cp_async 2
// contract.cu:9:11: remark: the last bits may differ from those of the loop as written, as 'contract' allows: 'acc * keep' may be fused into its sum (fma) in one copy of compute and not in another [dbuf-contract]
//       acc = acc * keep + tile[127 - threadIdx.x];
//             ^~~
// contract.cu:9:22: note: the sum
//       acc = acc * keep + tile[127 - threadIdx.x];
//                        ^
# 1 "contract.cu"
// The product of what is carried may be fused with its sum in one copy of compute and not in another: the user allows it.
__attribute__((global)) void decay(const float *__restrict__ x, float *__restrict__ y, int n, float keep) {
  
# 3 "contract.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "contract.cu"

  float acc = 0;

# 6 "contract.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "contract.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 6 "contract.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "contract.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "contract.cu"
acc = acc * keep + tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "contract.cu" 3
acc = acc * keep + tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "contract.cu"

  y[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop decay cp_async 3
// contract.cu:9:11: remark: the last bits may differ from those of the loop as written, as 'contract' allows: 'acc * keep' may be fused into its sum (fma) in one copy of compute and not in another [dbuf-contract]
//       acc = acc * keep + tile[127 - threadIdx.x];
//             ^~~
// contract.cu:9:22: note: the sum
//       acc = acc * keep + tile[127 - threadIdx.x];
//                        ^
# 1 "contract.cu"
// The product of what is carried may be fused with its sum in one copy of compute and not in another: the user allows it.
__attribute__((global)) void decay(const float *__restrict__ x, float *__restrict__ y, int n, float keep) {
  
# 3 "contract.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "contract.cu"

  float acc = 0;

# 6 "contract.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 6 "contract.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "contract.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 6 "contract.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "contract.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "contract.cu"
acc = acc * keep + tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 6 "contract.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "contract.cu" 3
acc = acc * keep + tile[127 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 11 "contract.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop decay ldg 2
// contract.cu:9:11: remark: the last bits may differ from those of the loop as written, as 'contract' allows: 'acc * keep' may be fused into its sum (fma) in one copy of compute and not in another [dbuf-contract]
//       acc = acc * keep + tile[127 - threadIdx.x];
//             ^~~
// contract.cu:9:22: note: the sum
//       acc = acc * keep + tile[127 - threadIdx.x];
//                        ^
# 1 "contract.cu"
// The product of what is carried may be fused with its sum in one copy of compute and not in another: the user allows it.
__attribute__((global)) void decay(const float *__restrict__ x, float *__restrict__ y, int n, float keep) {
  
# 3 "contract.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "contract.cu"

  float acc = 0;

# 6 "contract.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 7 "contract.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 6 "contract.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "contract.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "contract.cu"
acc = acc * keep + tile[127 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "contract.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 9 "contract.cu" 3
acc = acc * keep + tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "contract.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop decay ldg_single 1
// contract.cu:9:11: remark: the last bits may differ from those of the loop as written, as 'contract' allows: 'acc * keep' may be fused into its sum (fma) in one copy of compute and not in another [dbuf-contract]
//       acc = acc * keep + tile[127 - threadIdx.x];
//             ^~~
// contract.cu:9:22: note: the sum
//       acc = acc * keep + tile[127 - threadIdx.x];
//                        ^
# 1 "contract.cu"
// The product of what is carried may be fused with its sum in one copy of compute and not in another: the user allows it.
__attribute__((global)) void decay(const float *__restrict__ x, float *__restrict__ y, int n, float keep) {
  __attribute__((shared)) float tile[128];
  float acc = 0;

# 6 "contract.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 7 "contract.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 6 "contract.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 7 "contract.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 9 "contract.cu"
acc = acc * keep + tile[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 7 "contract.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 9 "contract.cu" 3
acc = acc * keep + tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 11 "contract.cu"

  y[threadIdx.x] = acc;
}
