// ---- cp_async 2 ----
// loop nested cp_async 2
# 1 "cooperative_nested.cu"
// Two loops around the copy; the inner one begins at an offset.
__attribute__((global)) void nested(const float *__restrict__ x, float *__restrict__ y, int pitch, int n) {
  
# 3 "cooperative_nested.cu" 3
typedef float __dbuf_tile_0_t[32][36]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "cooperative_nested.cu"

  float acc = 0;

# 6 "cooperative_nested.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(32)), ((long long)(8)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(36)), ((long long)(16)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "cooperative_nested.cu" 3
{ int r = threadIdx.y;
#pragma unroll
# 7 "cooperative_nested.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 8)) if (r < 32)
# 8 "cooperative_nested.cu" 3
{ int c = threadIdx.x + 4;
#pragma unroll
# 8 "cooperative_nested.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(c += 16)) if (c < 36)
# 9 "cooperative_nested.cu" 3
::__dbuf::fetch(tile[r][c], x[(t + r) * pitch + c]); } }
}
t += 32; 
}
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 6 "cooperative_nested.cu" 3
for (; t < n; t += 32) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(32)), ((long long)(8)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(36)), ((long long)(16)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "cooperative_nested.cu" 3
{ int r = threadIdx.y;
#pragma unroll
# 7 "cooperative_nested.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 8)) if (r < 32)
# 8 "cooperative_nested.cu" 3
{ int c = threadIdx.x + 4;
#pragma unroll
# 8 "cooperative_nested.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(c += 16)) if (c < 36)
# 9 "cooperative_nested.cu" 3
::__dbuf::fetch(tile[r][c], x[(t + r) * pitch + c]); } }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 11 "cooperative_nested.cu"
acc += tile[threadIdx.y][threadIdx.x + 4];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 11 "cooperative_nested.cu" 3
acc += tile[threadIdx.y][threadIdx.x + 4];
} }
__syncthreads();
} }
# 13 "cooperative_nested.cu"

  y[threadIdx.y * 16 + threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop nested cp_async 3
# 1 "cooperative_nested.cu"
// Two loops around the copy; the inner one begins at an offset.
__attribute__((global)) void nested(const float *__restrict__ x, float *__restrict__ y, int pitch, int n) {
  
# 3 "cooperative_nested.cu" 3
typedef float __dbuf_tile_0_t[32][36]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "cooperative_nested.cu"

  float acc = 0;

# 6 "cooperative_nested.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 6 "cooperative_nested.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (t < n) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(32)), ((long long)(8)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(36)), ((long long)(16)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 7 "cooperative_nested.cu" 3
{ int r = threadIdx.y;
#pragma unroll
# 7 "cooperative_nested.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 8)) if (r < 32)
# 8 "cooperative_nested.cu" 3
{ int c = threadIdx.x + 4;
#pragma unroll
# 8 "cooperative_nested.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(c += 16)) if (c < 36)
# 9 "cooperative_nested.cu" 3
::__dbuf::fetch(tile[r][c], x[(t + r) * pitch + c]); } }
}
t += 32; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 6 "cooperative_nested.cu" 3
for (; t < n; t += 32) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(32)), ((long long)(8)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(36)), ((long long)(16)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 7 "cooperative_nested.cu" 3
{ int r = threadIdx.y;
#pragma unroll
# 7 "cooperative_nested.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 8)) if (r < 32)
# 8 "cooperative_nested.cu" 3
{ int c = threadIdx.x + 4;
#pragma unroll
# 8 "cooperative_nested.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(c += 16)) if (c < 36)
# 9 "cooperative_nested.cu" 3
::__dbuf::fetch(tile[r][c], x[(t + r) * pitch + c]); } }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 11 "cooperative_nested.cu"
acc += tile[threadIdx.y][threadIdx.x + 4];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 6 "cooperative_nested.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 11 "cooperative_nested.cu" 3
acc += tile[threadIdx.y][threadIdx.x + 4];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 13 "cooperative_nested.cu"

  y[threadIdx.y * 16 + threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop nested ldg 2
# 1 "cooperative_nested.cu"
// Two loops around the copy; the inner one begins at an offset.
__attribute__((global)) void nested(const float *__restrict__ x, float *__restrict__ y, int pitch, int n) {
  
# 3 "cooperative_nested.cu" 3
typedef float __dbuf_tile_0_t[32][36]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "cooperative_nested.cu"

  float acc = 0;

# 6 "cooperative_nested.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 7 "cooperative_nested.cu" 3
for (int r = threadIdx.y; r < 32; r += 8)
      for (int c = threadIdx.x + 4; c < 36; c += 16)
        tile[r][c] = x[(t + r) * pitch + c];
}
t += 32; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 6 "cooperative_nested.cu" 3
for (; t < n; t += 32) {
::__dbuf::forget(t);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(32)), ((long long)(8)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(36)), ((long long)(16)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0][__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "cooperative_nested.cu" 3
{ int r = threadIdx.y;
#pragma unroll
# 7 "cooperative_nested.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 8)) if (r < 32)
# 8 "cooperative_nested.cu" 3
{ int c = threadIdx.x + 4;
#pragma unroll
# 8 "cooperative_nested.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(c += 16)) if (c < 36)
# 9 "cooperative_nested.cu" 3
(void)((__dbuf_r0[__dbuf_i0][__dbuf_i1] = x[(t + r) * pitch + c])); } }
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 11 "cooperative_nested.cu"
acc += tile[threadIdx.y][threadIdx.x + 4];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 7 "cooperative_nested.cu" 3
{ int r = threadIdx.y;
#pragma unroll
# 7 "cooperative_nested.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 8)) if (r < 32)
# 8 "cooperative_nested.cu" 3
{ int c = threadIdx.x + 4;
#pragma unroll
# 8 "cooperative_nested.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(c += 16)) if (c < 36)
# 9 "cooperative_nested.cu" 3
tile[r][c] = __dbuf_r0[__dbuf_i0][__dbuf_i1]; } }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 11 "cooperative_nested.cu" 3
acc += tile[threadIdx.y][threadIdx.x + 4];
} }
__syncthreads();
} }
# 13 "cooperative_nested.cu"

  y[threadIdx.y * 16 + threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop nested ldg_single 1
# 1 "cooperative_nested.cu"
// Two loops around the copy; the inner one begins at an offset.
__attribute__((global)) void nested(const float *__restrict__ x, float *__restrict__ y, int pitch, int n) {
  __attribute__((shared)) float tile[32][36];
  float acc = 0;

# 6 "cooperative_nested.cu" 3
{ int t = 0;
if (t < n) {
{ 
# 7 "cooperative_nested.cu" 3
for (int r = threadIdx.y; r < 32; r += 8)
      for (int c = threadIdx.x + 4; c < 36; c += 16)
        tile[r][c] = x[(t + r) * pitch + c];
}
t += 32; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 6 "cooperative_nested.cu" 3
for (; t < n; t += 32) {
::__dbuf::forget(t);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(32)), ((long long)(8)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(36)), ((long long)(16)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0][__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 7 "cooperative_nested.cu" 3
{ int r = threadIdx.y;
#pragma unroll
# 7 "cooperative_nested.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 8)) if (r < 32)
# 8 "cooperative_nested.cu" 3
{ int c = threadIdx.x + 4;
#pragma unroll
# 8 "cooperative_nested.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(c += 16)) if (c < 36)
# 9 "cooperative_nested.cu" 3
(void)((__dbuf_r0[__dbuf_i0][__dbuf_i1] = x[(t + r) * pitch + c])); } }
}
{ { 
# 11 "cooperative_nested.cu"
acc += tile[threadIdx.y][threadIdx.x + 4];
} }
__syncthreads();
{ 
# 7 "cooperative_nested.cu" 3
{ int r = threadIdx.y;
#pragma unroll
# 7 "cooperative_nested.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 8)) if (r < 32)
# 8 "cooperative_nested.cu" 3
{ int c = threadIdx.x + 4;
#pragma unroll
# 8 "cooperative_nested.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(c += 16)) if (c < 36)
# 9 "cooperative_nested.cu" 3
tile[r][c] = __dbuf_r0[__dbuf_i0][__dbuf_i1]; } }
}

__syncthreads();
}
{ { 
# 11 "cooperative_nested.cu" 3
acc += tile[threadIdx.y][threadIdx.x + 4];
} }
__syncthreads();
} }
# 13 "cooperative_nested.cu"

  y[threadIdx.y * 16 + threadIdx.x] = acc;
}
