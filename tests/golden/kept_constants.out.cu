// ---- cp_async 2 ----
// loop strips cp_async 2
# 1 "kept_constants.cu"
// The load's loops are counted by variables that are no constants to the language, and yet keep the values they begin
// with: 8 rows at a time, and 44, which is what 300 becomes in a byte.
__attribute__((global)) void strips(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 4 "kept_constants.cu" 3
typedef float __dbuf_tile_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; typedef float __dbuf_more_0_t[88]; __attribute__((shared)) ::__dbuf::slot<__dbuf_more_0_t> __dbuf_more_0[2]; auto &more = __dbuf_more_0[0].v; 
# 4 "kept_constants.cu"

  const int rows = 16;
  int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  int passes = rows * 16 / 128, step = rows / passes;
  unsigned char odd = 300;
  float acc = 0;

# 11 "kept_constants.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_more_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(rows)), ((long long)((int)((rows / (int)(((rows * 16) / 128)))))), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(88)), ((long long)((unsigned char)(300))), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; auto &more = __dbuf_more_0[__dbuf_s].v; (void)more; 
# 12 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 12 "kept_constants.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += step)) if (i < rows)
# 13 "kept_constants.cu" 3
::__dbuf::fetch(tile[ty + i][tx], x[k + (ty + i) * 16 + tx]); }

# 14 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 14 "kept_constants.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += odd)) if (i < 88)
# 15 "kept_constants.cu" 3
if (threadIdx.x < 44)
        ::__dbuf::fetch(more[i + threadIdx.x], x[k + 256 + i + threadIdx.x]); }
}
k += 344; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 11 "kept_constants.cu" 3
for (; k < n; k += 344) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(rows)), ((long long)((int)((rows / (int)(((rows * 16) / 128)))))), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(88)), ((long long)((unsigned char)(300))), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; auto &more = __dbuf_more_0[__dbuf_load].v; (void)more; 
# 12 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 12 "kept_constants.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += step)) if (i < rows)
# 13 "kept_constants.cu" 3
::__dbuf::fetch(tile[ty + i][tx], x[k + (ty + i) * 16 + tx]); }

# 14 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 14 "kept_constants.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += odd)) if (i < 88)
# 15 "kept_constants.cu" 3
if (threadIdx.x < 44)
        ::__dbuf::fetch(more[i + threadIdx.x], x[k + 256 + i + threadIdx.x]); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &more = __dbuf_more_0[__dbuf_now].v; (void)more; { 
# 18 "kept_constants.cu"
for (int i = 0; i < rows; i += step)
      acc += tile[tx][ty + i] * more[(ty + i) % 88];

# 20 "kept_constants.cu"
acc -= more[threadIdx.x % 88];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &more = __dbuf_more_0[__dbuf_now].v; (void)more; { 
# 18 "kept_constants.cu" 3
for (int i = 0; i < rows; i += step)
      acc += tile[tx][ty + i] * more[(ty + i) % 88];

# 20 "kept_constants.cu" 3
acc -= more[threadIdx.x % 88];
} }
__syncthreads();
} }
# 22 "kept_constants.cu"

  y[threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop strips cp_async 3
# 1 "kept_constants.cu"
// The load's loops are counted by variables that are no constants to the language, and yet keep the values they begin
// with: 8 rows at a time, and 44, which is what 300 becomes in a byte.
__attribute__((global)) void strips(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 4 "kept_constants.cu" 3
typedef float __dbuf_tile_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; typedef float __dbuf_more_0_t[88]; __attribute__((shared)) ::__dbuf::slot<__dbuf_more_0_t> __dbuf_more_0[3]; auto &more = __dbuf_more_0[0].v; 
# 4 "kept_constants.cu"

  const int rows = 16;
  int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  int passes = rows * 16 / 128, step = rows / passes;
  unsigned char odd = 300;
  float acc = 0;

# 11 "kept_constants.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_more_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 11 "kept_constants.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(rows)), ((long long)((int)((rows / (int)(((rows * 16) / 128)))))), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(88)), ((long long)((unsigned char)(300))), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; auto &more = __dbuf_more_0[__dbuf_s].v; (void)more; 
# 12 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 12 "kept_constants.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += step)) if (i < rows)
# 13 "kept_constants.cu" 3
::__dbuf::fetch(tile[ty + i][tx], x[k + (ty + i) * 16 + tx]); }

# 14 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 14 "kept_constants.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += odd)) if (i < 88)
# 15 "kept_constants.cu" 3
if (threadIdx.x < 44)
        ::__dbuf::fetch(more[i + threadIdx.x], x[k + 256 + i + threadIdx.x]); }
}
k += 344; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 11 "kept_constants.cu" 3
for (; k < n; k += 344) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(rows)), ((long long)((int)((rows / (int)(((rows * 16) / 128)))))), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(88)), ((long long)((unsigned char)(300))), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; auto &more = __dbuf_more_0[__dbuf_load].v; (void)more; 
# 12 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 12 "kept_constants.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += step)) if (i < rows)
# 13 "kept_constants.cu" 3
::__dbuf::fetch(tile[ty + i][tx], x[k + (ty + i) * 16 + tx]); }

# 14 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 14 "kept_constants.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += odd)) if (i < 88)
# 15 "kept_constants.cu" 3
if (threadIdx.x < 44)
        ::__dbuf::fetch(more[i + threadIdx.x], x[k + 256 + i + threadIdx.x]); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &more = __dbuf_more_0[__dbuf_now].v; (void)more; { 
# 18 "kept_constants.cu"
for (int i = 0; i < rows; i += step)
      acc += tile[tx][ty + i] * more[(ty + i) % 88];

# 20 "kept_constants.cu"
acc -= more[threadIdx.x % 88];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 11 "kept_constants.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &more = __dbuf_more_0[__dbuf_now].v; (void)more; { 
# 18 "kept_constants.cu" 3
for (int i = 0; i < rows; i += step)
      acc += tile[tx][ty + i] * more[(ty + i) % 88];

# 20 "kept_constants.cu" 3
acc -= more[threadIdx.x % 88];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 22 "kept_constants.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop strips ldg 2
# 1 "kept_constants.cu"
// The load's loops are counted by variables that are no constants to the language, and yet keep the values they begin
// with: 8 rows at a time, and 44, which is what 300 becomes in a byte.
__attribute__((global)) void strips(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 4 "kept_constants.cu" 3
typedef float __dbuf_tile_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; typedef float __dbuf_more_0_t[88]; __attribute__((shared)) ::__dbuf::slot<__dbuf_more_0_t> __dbuf_more_0[2]; auto &more = __dbuf_more_0[0].v; 
# 4 "kept_constants.cu"

  const int rows = 16;
  int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  int passes = rows * 16 / 128, step = rows / passes;
  unsigned char odd = 300;
  float acc = 0;

# 11 "kept_constants.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_more_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; auto &more = __dbuf_more_0[0].v; (void)more; 
# 12 "kept_constants.cu" 3
for (int i = 0; i < rows; i += step)
      tile[ty + i][tx] = x[k + (ty + i) * 16 + tx];

# 14 "kept_constants.cu" 3
for (int i = 0; i < 88; i += odd)
      if (threadIdx.x < 44)
        more[i + threadIdx.x] = x[k + 256 + i + threadIdx.x];
}
k += 344; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 11 "kept_constants.cu" 3
for (; k < n; k += 344) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(rows)), ((long long)((int)((rows / (int)(((rows * 16) / 128)))))), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(88)), ((long long)((unsigned char)(300))), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((x)[0])> __dbuf_r1[__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; auto &more = __dbuf_more_0[__dbuf_now ^ 1].v; (void)more; 
# 12 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 12 "kept_constants.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += step)) if (i < rows)
# 13 "kept_constants.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = x[k + (ty + i) * 16 + tx])); }

# 14 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 14 "kept_constants.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += odd)) if (i < 88)
# 15 "kept_constants.cu" 3
if (threadIdx.x < 44)
        (void)((__dbuf_r1[__dbuf_i1] = x[k + 256 + i + threadIdx.x])); }
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &more = __dbuf_more_0[__dbuf_now].v; (void)more; { 
# 18 "kept_constants.cu"
for (int i = 0; i < rows; i += step)
      acc += tile[tx][ty + i] * more[(ty + i) % 88];

# 20 "kept_constants.cu"
acc -= more[threadIdx.x % 88];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; auto &more = __dbuf_more_0[__dbuf_now ^ 1].v; (void)more; 
# 12 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 12 "kept_constants.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += step)) if (i < rows)
# 13 "kept_constants.cu" 3
tile[ty + i][tx] = __dbuf_r0[__dbuf_i0]; }

# 14 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 14 "kept_constants.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += odd)) if (i < 88)
# 15 "kept_constants.cu" 3
if (threadIdx.x < 44)
        more[i + threadIdx.x] = __dbuf_r1[__dbuf_i1]; }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &more = __dbuf_more_0[__dbuf_now].v; (void)more; { 
# 18 "kept_constants.cu" 3
for (int i = 0; i < rows; i += step)
      acc += tile[tx][ty + i] * more[(ty + i) % 88];

# 20 "kept_constants.cu" 3
acc -= more[threadIdx.x % 88];
} }
__syncthreads();
} }
# 22 "kept_constants.cu"

  y[threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop strips ldg_single 1
# 1 "kept_constants.cu"
// The load's loops are counted by variables that are no constants to the language, and yet keep the values they begin
// with: 8 rows at a time, and 44, which is what 300 becomes in a byte.
__attribute__((global)) void strips(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[16][16], more[88];
  const int rows = 16;
  int tx = threadIdx.x % 16, ty = threadIdx.x / 16;
  int passes = rows * 16 / 128, step = rows / passes;
  unsigned char odd = 300;
  float acc = 0;

# 11 "kept_constants.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 12 "kept_constants.cu" 3
for (int i = 0; i < rows; i += step)
      tile[ty + i][tx] = x[k + (ty + i) * 16 + tx];

# 14 "kept_constants.cu" 3
for (int i = 0; i < 88; i += odd)
      if (threadIdx.x < 44)
        more[i + threadIdx.x] = x[k + 256 + i + threadIdx.x];
}
k += 344; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 11 "kept_constants.cu" 3
for (; k < n; k += 344) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(rows)), ((long long)((int)((rows / (int)(((rows * 16) / 128)))))), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(88)), ((long long)((unsigned char)(300))), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((x)[0])> __dbuf_r1[__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 12 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 12 "kept_constants.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += step)) if (i < rows)
# 13 "kept_constants.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = x[k + (ty + i) * 16 + tx])); }

# 14 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 14 "kept_constants.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += odd)) if (i < 88)
# 15 "kept_constants.cu" 3
if (threadIdx.x < 44)
        (void)((__dbuf_r1[__dbuf_i1] = x[k + 256 + i + threadIdx.x])); }
}
{ { 
# 18 "kept_constants.cu"
for (int i = 0; i < rows; i += step)
      acc += tile[tx][ty + i] * more[(ty + i) % 88];

# 20 "kept_constants.cu"
acc -= more[threadIdx.x % 88];
} }
__syncthreads();
{ 
# 12 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 12 "kept_constants.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += step)) if (i < rows)
# 13 "kept_constants.cu" 3
tile[ty + i][tx] = __dbuf_r0[__dbuf_i0]; }

# 14 "kept_constants.cu" 3
{ int i = 0;
#pragma unroll
# 14 "kept_constants.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += odd)) if (i < 88)
# 15 "kept_constants.cu" 3
if (threadIdx.x < 44)
        more[i + threadIdx.x] = __dbuf_r1[__dbuf_i1]; }
}

__syncthreads();
}
{ { 
# 18 "kept_constants.cu" 3
for (int i = 0; i < rows; i += step)
      acc += tile[tx][ty + i] * more[(ty + i) % 88];

# 20 "kept_constants.cu" 3
acc -= more[threadIdx.x % 88];
} }
__syncthreads();
} }
# 22 "kept_constants.cu"

  y[threadIdx.x] = acc;
}
