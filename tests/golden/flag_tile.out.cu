// ---- cp_async 2 ----
// loop counted cp_async 2
# 1 "flag_tile.cu"
// Beside the elements, one loop an element, the load stores whether there was one: constants in a tile of their own.
__attribute__((global)) void counted(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "flag_tile.cu" 3
typedef float __dbuf_tile_0_t[64 * 3]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "flag_tile.cu"

  
# 4 "flag_tile.cu" 3
typedef float __dbuf_there_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_there_0_t> __dbuf_there_0[2]; auto &there = __dbuf_there_0[0].v; 
# 4 "flag_tile.cu"

  float sum = 0, count = 0;

# 7 "flag_tile.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_there_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < (n + 63) / 64) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(3)), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(3)), ((long long)(1)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; auto &there = __dbuf_there_0[__dbuf_s].v; (void)there; 
# 8 "flag_tile.cu" 3
int at = t * 64 + threadIdx.x;

# 9 "flag_tile.cu" 3
if (at < n) {
      { int j = 0;
#pragma unroll
# 10 "flag_tile.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++j)) if (j < 3)
# 11 "flag_tile.cu" 3
::__dbuf::fetch(tile[threadIdx.x * 3 + j], x[at * 3 + j]); }
      there[threadIdx.x] = 1;
    } else {
      { int j = 0;
#pragma unroll
# 14 "flag_tile.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++j)) if (j < 3)
# 15 "flag_tile.cu" 3
tile[threadIdx.x * 3 + j] = 0; }
      there[threadIdx.x] = 0;
    }
}
++t; 
}
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 7 "flag_tile.cu" 3
for (; t < (n + 63) / 64; ++t) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(3)), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(3)), ((long long)(1)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; auto &there = __dbuf_there_0[__dbuf_load].v; (void)there; 
# 8 "flag_tile.cu" 3
int at = t * 64 + threadIdx.x;

# 9 "flag_tile.cu" 3
if (at < n) {
      { int j = 0;
#pragma unroll
# 10 "flag_tile.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++j)) if (j < 3)
# 11 "flag_tile.cu" 3
::__dbuf::fetch(tile[threadIdx.x * 3 + j], x[at * 3 + j]); }
      there[threadIdx.x] = 1;
    } else {
      { int j = 0;
#pragma unroll
# 14 "flag_tile.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++j)) if (j < 3)
# 15 "flag_tile.cu" 3
tile[threadIdx.x * 3 + j] = 0; }
      there[threadIdx.x] = 0;
    }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &there = __dbuf_there_0[__dbuf_now].v; (void)there; { 
# 19 "flag_tile.cu"
for (int i = 0; i < 64; ++i) {
      sum += tile[i * 3 + threadIdx.x % 3] * there[i];
      count += there[i];
    }
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &there = __dbuf_there_0[__dbuf_now].v; (void)there; { 
# 19 "flag_tile.cu" 3
for (int i = 0; i < 64; ++i) {
      sum += tile[i * 3 + threadIdx.x % 3] * there[i];
      count += there[i];
    }
} }
__syncthreads();
} }
# 24 "flag_tile.cu"

  y[threadIdx.x] = sum + count;
}
// ---- cp_async 3 ----
// loop counted cp_async 3
# 1 "flag_tile.cu"
// Beside the elements, one loop an element, the load stores whether there was one: constants in a tile of their own.
__attribute__((global)) void counted(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "flag_tile.cu" 3
typedef float __dbuf_tile_0_t[64 * 3]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "flag_tile.cu"

  
# 4 "flag_tile.cu" 3
typedef float __dbuf_there_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_there_0_t> __dbuf_there_0[3]; auto &there = __dbuf_there_0[0].v; 
# 4 "flag_tile.cu"

  float sum = 0, count = 0;

# 7 "flag_tile.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_there_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < (n + 63) / 64) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "flag_tile.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (t < (n + 63) / 64) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(3)), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(3)), ((long long)(1)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; auto &there = __dbuf_there_0[__dbuf_s].v; (void)there; 
# 8 "flag_tile.cu" 3
int at = t * 64 + threadIdx.x;

# 9 "flag_tile.cu" 3
if (at < n) {
      { int j = 0;
#pragma unroll
# 10 "flag_tile.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++j)) if (j < 3)
# 11 "flag_tile.cu" 3
::__dbuf::fetch(tile[threadIdx.x * 3 + j], x[at * 3 + j]); }
      there[threadIdx.x] = 1;
    } else {
      { int j = 0;
#pragma unroll
# 14 "flag_tile.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++j)) if (j < 3)
# 15 "flag_tile.cu" 3
tile[threadIdx.x * 3 + j] = 0; }
      there[threadIdx.x] = 0;
    }
}
++t; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 7 "flag_tile.cu" 3
for (; t < (n + 63) / 64; ++t) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(3)), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(3)), ((long long)(1)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; auto &there = __dbuf_there_0[__dbuf_load].v; (void)there; 
# 8 "flag_tile.cu" 3
int at = t * 64 + threadIdx.x;

# 9 "flag_tile.cu" 3
if (at < n) {
      { int j = 0;
#pragma unroll
# 10 "flag_tile.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++j)) if (j < 3)
# 11 "flag_tile.cu" 3
::__dbuf::fetch(tile[threadIdx.x * 3 + j], x[at * 3 + j]); }
      there[threadIdx.x] = 1;
    } else {
      { int j = 0;
#pragma unroll
# 14 "flag_tile.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++j)) if (j < 3)
# 15 "flag_tile.cu" 3
tile[threadIdx.x * 3 + j] = 0; }
      there[threadIdx.x] = 0;
    }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &there = __dbuf_there_0[__dbuf_now].v; (void)there; { 
# 19 "flag_tile.cu"
for (int i = 0; i < 64; ++i) {
      sum += tile[i * 3 + threadIdx.x % 3] * there[i];
      count += there[i];
    }
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "flag_tile.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &there = __dbuf_there_0[__dbuf_now].v; (void)there; { 
# 19 "flag_tile.cu" 3
for (int i = 0; i < 64; ++i) {
      sum += tile[i * 3 + threadIdx.x % 3] * there[i];
      count += there[i];
    }
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 24 "flag_tile.cu"

  y[threadIdx.x] = sum + count;
}
// ---- ldg auto ----
// loop counted ldg 2
# 1 "flag_tile.cu"
// Beside the elements, one loop an element, the load stores whether there was one: constants in a tile of their own.
__attribute__((global)) void counted(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "flag_tile.cu" 3
typedef float __dbuf_tile_0_t[64 * 3]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "flag_tile.cu"

  
# 4 "flag_tile.cu" 3
typedef float __dbuf_there_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_there_0_t> __dbuf_there_0[2]; auto &there = __dbuf_there_0[0].v; 
# 4 "flag_tile.cu"

  float sum = 0, count = 0;

# 7 "flag_tile.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(__dbuf_there_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < (n + 63) / 64) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; auto &there = __dbuf_there_0[0].v; (void)there; 
# 8 "flag_tile.cu" 3
int at = t * 64 + threadIdx.x;

# 9 "flag_tile.cu" 3
if (at < n) {
      for (int j = 0; j < 3; ++j)
        tile[threadIdx.x * 3 + j] = x[at * 3 + j];
      there[threadIdx.x] = 1;
    } else {
      for (int j = 0; j < 3; ++j)
        tile[threadIdx.x * 3 + j] = 0;
      there[threadIdx.x] = 0;
    }
}
++t; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 7 "flag_tile.cu" 3
for (; t < (n + 63) / 64; ++t) {
::__dbuf::forget(t);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(3)), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(3)), ((long long)(1)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; auto &there = __dbuf_there_0[__dbuf_now ^ 1].v; (void)there; 
# 8 "flag_tile.cu" 3
int at = t * 64 + threadIdx.x;

# 9 "flag_tile.cu" 3
if (at < n) {
      { int j = 0;
#pragma unroll
# 10 "flag_tile.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++j)) if (j < 3)
# 11 "flag_tile.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = x[at * 3 + j])); }
      ;
    } else {
      { int j = 0;
#pragma unroll
# 14 "flag_tile.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++j)) if (j < 3)
# 15 "flag_tile.cu" 3
; }
      ;
    }
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &there = __dbuf_there_0[__dbuf_now].v; (void)there; { 
# 19 "flag_tile.cu"
for (int i = 0; i < 64; ++i) {
      sum += tile[i * 3 + threadIdx.x % 3] * there[i];
      count += there[i];
    }
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; auto &there = __dbuf_there_0[__dbuf_now ^ 1].v; (void)there; 
# 8 "flag_tile.cu" 3
int at = t * 64 + threadIdx.x;

# 9 "flag_tile.cu" 3
if (at < n) {
      { int j = 0;
#pragma unroll
# 10 "flag_tile.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++j)) if (j < 3)
# 11 "flag_tile.cu" 3
tile[threadIdx.x * 3 + j] = __dbuf_r0[__dbuf_i0]; }
      there[threadIdx.x] = 1;
    } else {
      { int j = 0;
#pragma unroll
# 14 "flag_tile.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++j)) if (j < 3)
# 15 "flag_tile.cu" 3
tile[threadIdx.x * 3 + j] = 0; }
      there[threadIdx.x] = 0;
    }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &there = __dbuf_there_0[__dbuf_now].v; (void)there; { 
# 19 "flag_tile.cu" 3
for (int i = 0; i < 64; ++i) {
      sum += tile[i * 3 + threadIdx.x % 3] * there[i];
      count += there[i];
    }
} }
__syncthreads();
} }
# 24 "flag_tile.cu"

  y[threadIdx.x] = sum + count;
}
// ---- ldg_single auto ----
// loop counted ldg_single 1
# 1 "flag_tile.cu"
// Beside the elements, one loop an element, the load stores whether there was one: constants in a tile of their own.
__attribute__((global)) void counted(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64 * 3];
  __attribute__((shared)) float there[64];
  float sum = 0, count = 0;

# 7 "flag_tile.cu" 3
{ int t = 0;
if (t < (n + 63) / 64) {
{ 
# 8 "flag_tile.cu" 3
int at = t * 64 + threadIdx.x;

# 9 "flag_tile.cu" 3
if (at < n) {
      for (int j = 0; j < 3; ++j)
        tile[threadIdx.x * 3 + j] = x[at * 3 + j];
      there[threadIdx.x] = 1;
    } else {
      for (int j = 0; j < 3; ++j)
        tile[threadIdx.x * 3 + j] = 0;
      there[threadIdx.x] = 0;
    }
}
++t; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 7 "flag_tile.cu" 3
for (; t < (n + 63) / 64; ++t) {
::__dbuf::forget(t);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(3)), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(3)), ((long long)(1)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "flag_tile.cu" 3
int at = t * 64 + threadIdx.x;

# 9 "flag_tile.cu" 3
if (at < n) {
      { int j = 0;
#pragma unroll
# 10 "flag_tile.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++j)) if (j < 3)
# 11 "flag_tile.cu" 3
(void)((__dbuf_r0[__dbuf_i0] = x[at * 3 + j])); }
      ;
    } else {
      { int j = 0;
#pragma unroll
# 14 "flag_tile.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++j)) if (j < 3)
# 15 "flag_tile.cu" 3
; }
      ;
    }
}
{ { 
# 19 "flag_tile.cu"
for (int i = 0; i < 64; ++i) {
      sum += tile[i * 3 + threadIdx.x % 3] * there[i];
      count += there[i];
    }
} }
__syncthreads();
{ 
# 8 "flag_tile.cu" 3
int at = t * 64 + threadIdx.x;

# 9 "flag_tile.cu" 3
if (at < n) {
      { int j = 0;
#pragma unroll
# 10 "flag_tile.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++j)) if (j < 3)
# 11 "flag_tile.cu" 3
tile[threadIdx.x * 3 + j] = __dbuf_r0[__dbuf_i0]; }
      there[threadIdx.x] = 1;
    } else {
      { int j = 0;
#pragma unroll
# 14 "flag_tile.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(++j)) if (j < 3)
# 15 "flag_tile.cu" 3
tile[threadIdx.x * 3 + j] = 0; }
      there[threadIdx.x] = 0;
    }
}

__syncthreads();
}
{ { 
# 19 "flag_tile.cu" 3
for (int i = 0; i < 64; ++i) {
      sum += tile[i * 3 + threadIdx.x % 3] * there[i];
      count += there[i];
    }
} }
__syncthreads();
} }
# 24 "flag_tile.cu"

  y[threadIdx.x] = sum + count;
}
