// ---- cp_async 2 ----
// loop turned cp_async 2
# 1 "reused_names.cu"
// Load and compute each give two variables from outside the loop a meaning of their own.
__attribute__((global)) void turned(const float *__restrict__ x, float *__restrict__ y, int rows, int pitch) {
  
# 3 "reused_names.cu" 3
typedef float __dbuf_tile_0_t[16][17]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "reused_names.cu"

  int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  int r, c;
  float acc = 0;

# 8 "reused_names.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < rows) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(16)), ((long long)(2)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 9 "reused_names.cu" 3
r = k + tx;

# 10 "reused_names.cu" 3
c = ty;

# 11 "reused_names.cu" 3
{ int j = 0;
#pragma unroll
# 11 "reused_names.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(j += 2)) if (j < 16)
# 12 "reused_names.cu" 3
::__dbuf::fetch(tile[ty + j][tx], x[r * pitch + c + j]); }
}
k += 16; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 8 "reused_names.cu" 3
for (; k < rows; k += 16) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(16)), ((long long)(2)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 9 "reused_names.cu" 3
r = k + tx;

# 10 "reused_names.cu" 3
c = ty;

# 11 "reused_names.cu" 3
{ int j = 0;
#pragma unroll
# 11 "reused_names.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(j += 2)) if (j < 16)
# 12 "reused_names.cu" 3
::__dbuf::fetch(tile[ty + j][tx], x[r * pitch + c + j]); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 14 "reused_names.cu"
r = ty;

# 15 "reused_names.cu"
c = k + tx;

# 16 "reused_names.cu"
for (int j = 0; j < 16; j += 2)
      acc += tile[tx][r + j] * c;
} k += 16; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 14 "reused_names.cu" 3
r = ty;

# 15 "reused_names.cu" 3
c = k + tx;

# 16 "reused_names.cu" 3
for (int j = 0; j < 16; j += 2)
      acc += tile[tx][r + j] * c;
} k += 16; }
__syncthreads();
} }
# 19 "reused_names.cu"

  y[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop turned cp_async 3
# 1 "reused_names.cu"
// Load and compute each give two variables from outside the loop a meaning of their own.
__attribute__((global)) void turned(const float *__restrict__ x, float *__restrict__ y, int rows, int pitch) {
  
# 3 "reused_names.cu" 3
typedef float __dbuf_tile_0_t[16][17]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "reused_names.cu"

  int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  int r, c;
  float acc = 0;

# 8 "reused_names.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < rows) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 8 "reused_names.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < rows) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(16)), ((long long)(2)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 9 "reused_names.cu" 3
r = k + tx;

# 10 "reused_names.cu" 3
c = ty;

# 11 "reused_names.cu" 3
{ int j = 0;
#pragma unroll
# 11 "reused_names.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(j += 2)) if (j < 16)
# 12 "reused_names.cu" 3
::__dbuf::fetch(tile[ty + j][tx], x[r * pitch + c + j]); }
}
k += 16; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 8 "reused_names.cu" 3
for (; k < rows; k += 16) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(16)), ((long long)(2)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 9 "reused_names.cu" 3
r = k + tx;

# 10 "reused_names.cu" 3
c = ty;

# 11 "reused_names.cu" 3
{ int j = 0;
#pragma unroll
# 11 "reused_names.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(j += 2)) if (j < 16)
# 12 "reused_names.cu" 3
::__dbuf::fetch(tile[ty + j][tx], x[r * pitch + c + j]); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 14 "reused_names.cu"
r = ty;

# 15 "reused_names.cu"
c = k + tx;

# 16 "reused_names.cu"
for (int j = 0; j < 16; j += 2)
      acc += tile[tx][r + j] * c;
} k += 16; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 8 "reused_names.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 14 "reused_names.cu" 3
r = ty;

# 15 "reused_names.cu" 3
c = k + tx;

# 16 "reused_names.cu" 3
for (int j = 0; j < 16; j += 2)
      acc += tile[tx][r + j] * c;
} k += 16; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 19 "reused_names.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop turned ldg 2
# 1 "reused_names.cu"
// Load and compute each give two variables from outside the loop a meaning of their own.
__attribute__((global)) void turned(const float *__restrict__ x, float *__restrict__ y, int rows, int pitch) {
  
# 3 "reused_names.cu" 3
typedef float __dbuf_tile_0_t[16][17]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "reused_names.cu"

  int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  int r, c;
  float acc = 0;

# 8 "reused_names.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < rows) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 9 "reused_names.cu" 3
r = k + tx;

# 10 "reused_names.cu" 3
c = ty;

# 11 "reused_names.cu" 3
for (int j = 0; j < 16; j += 2)
      tile[ty + j][tx] = x[r * pitch + c + j];
}
k += 16; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 8 "reused_names.cu" 3
for (; k < rows; k += 16) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(16)), ((long long)(2)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 9 "reused_names.cu" 3
r = k + tx;

# 10 "reused_names.cu" 3
c = ty;

# 11 "reused_names.cu" 3
{ int j = 0;
#pragma unroll
# 11 "reused_names.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(j += 2)) if (j < 16)
# 12 "reused_names.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = x[r * pitch + c + j])); }
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 14 "reused_names.cu"
r = ty;

# 15 "reused_names.cu"
c = k + tx;

# 16 "reused_names.cu"
for (int j = 0; j < 16; j += 2)
      acc += tile[tx][r + j] * c;
} k += 16; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 9 "reused_names.cu" 3
r = k + tx;

# 10 "reused_names.cu" 3
c = ty;

# 11 "reused_names.cu" 3
{ int j = 0;
#pragma unroll
# 11 "reused_names.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(j += 2)) if (j < 16)
# 12 "reused_names.cu" 3
tile[ty + j][tx] = __dbuf_r0[__dbuf_i0]; }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 14 "reused_names.cu" 3
r = ty;

# 15 "reused_names.cu" 3
c = k + tx;

# 16 "reused_names.cu" 3
for (int j = 0; j < 16; j += 2)
      acc += tile[tx][r + j] * c;
} k += 16; }
__syncthreads();
} }
# 19 "reused_names.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop turned ldg_single 1
# 1 "reused_names.cu"
// Load and compute each give two variables from outside the loop a meaning of their own.
__attribute__((global)) void turned(const float *__restrict__ x, float *__restrict__ y, int rows, int pitch) {
  __attribute__((shared)) float tile[16][17];
  int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  int r, c;
  float acc = 0;

# 8 "reused_names.cu" 3
{ int k = 0;
if (k < rows) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
{ 
# 9 "reused_names.cu" 3
r = k + tx;

# 10 "reused_names.cu" 3
c = ty;

# 11 "reused_names.cu" 3
for (int j = 0; j < 16; j += 2)
      tile[ty + j][tx] = x[r * pitch + c + j];
}
k += 16; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 8 "reused_names.cu" 3
for (; k < rows; k += 16) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(16)), ((long long)(2)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 9 "reused_names.cu" 3
r = k + tx;

# 10 "reused_names.cu" 3
c = ty;

# 11 "reused_names.cu" 3
{ int j = 0;
#pragma unroll
# 11 "reused_names.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(j += 2)) if (j < 16)
# 12 "reused_names.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = x[r * pitch + c + j])); }
}
{ auto &k = __dbuf_now_k_0; { 
# 14 "reused_names.cu"
r = ty;

# 15 "reused_names.cu"
c = k + tx;

# 16 "reused_names.cu"
for (int j = 0; j < 16; j += 2)
      acc += tile[tx][r + j] * c;
} k += 16; }
__syncthreads();
{ 
# 9 "reused_names.cu" 3
r = k + tx;

# 10 "reused_names.cu" 3
c = ty;

# 11 "reused_names.cu" 3
{ int j = 0;
#pragma unroll
# 11 "reused_names.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(j += 2)) if (j < 16)
# 12 "reused_names.cu" 3
tile[ty + j][tx] = __dbuf_r0[__dbuf_i0]; }
}

__syncthreads();
}
{ auto &k = __dbuf_now_k_0; { 
# 14 "reused_names.cu" 3
r = ty;

# 15 "reused_names.cu" 3
c = k + tx;

# 16 "reused_names.cu" 3
for (int j = 0; j < 16; j += 2)
      acc += tile[tx][r + j] * c;
} k += 16; }
__syncthreads();
} }
# 19 "reused_names.cu"

  y[threadIdx.x] = acc;
}
