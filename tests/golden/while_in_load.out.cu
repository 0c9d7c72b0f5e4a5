// ---- cp_async 2 ----
// loop counted cp_async 2
// loop any_start cp_async 2
# 1 "while_in_load.cu"
// Loops of the load that are written with 'while': counted like those with 'for'.
__attribute__((global)) void counted(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "while_in_load.cu" 3
typedef float __dbuf_tile_0_t[4][100]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "while_in_load.cu"

  int tid = threadIdx.x;
  float acc = 0;

# 7 "while_in_load.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)(32)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 8 "while_in_load.cu" 3
{ int r = 0;
#pragma unroll
# 8 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++r)) if (r < 4)
# 8 "while_in_load.cu" 3
{
      int i = tid;
      { 
#pragma unroll
# 10 "while_in_load.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(0)) if (i < 100)
# 10 "while_in_load.cu" 3
{
        ::__dbuf::fetch(tile[r][i], x[k + 100 * r + i]);
        i += 32;
      } }
    } }
}
k += 400; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "while_in_load.cu" 3
for (; k < n; k += 400) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)(32)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 8 "while_in_load.cu" 3
{ int r = 0;
#pragma unroll
# 8 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++r)) if (r < 4)
# 8 "while_in_load.cu" 3
{
      int i = tid;
      { 
#pragma unroll
# 10 "while_in_load.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(0)) if (i < 100)
# 10 "while_in_load.cu" 3
{
        ::__dbuf::fetch(tile[r][i], x[k + 100 * r + i]);
        i += 32;
      } }
    } }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 16 "while_in_load.cu"
for (int i = 0; i < 100; ++i)
      acc += tile[i & 3][i] * (i - tid);
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 16 "while_in_load.cu" 3
for (int i = 0; i < 100; ++i)
      acc += tile[i & 3][i] * (i - tid);
} }
__syncthreads();
} }
# 19 "while_in_load.cu"

  y[tid] = acc;
}

// What is left after the trips that a first value of 0 has is made as written.
__attribute__((global)) void any_start(const float *__restrict__ x, float *__restrict__ y, int n, int first) {
  
# 25 "while_in_load.cu" 3
typedef float __dbuf_tile_1_t[132]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_1_t> __dbuf_tile_1[2]; auto &tile = __dbuf_tile_1[0].v; 
# 25 "while_in_load.cu"

  int tid = threadIdx.x;
  float acc = 0;

# 29 "while_in_load.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_1) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
if (blockDim.x * blockDim.y * blockDim.z != (unsigned)(32)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel any_start, loop at line 29: threads=%d was promised, but the block has %d (%d x %d x %d); launch it with as many threads as promised or change threads= in the pragma\n", (int)(32), (int)(blockDim.x * blockDim.y * blockDim.z), (int)blockDim.x, (int)blockDim.y, (int)blockDim.z); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)((int)(32))), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_1[__dbuf_s].v; (void)tile; 
# 30 "while_in_load.cu" 3
int i = tid + first;

# 31 "while_in_load.cu" 3
{ 
#pragma unroll
# 31 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 31 "while_in_load.cu" 3
{
      ::__dbuf::fetch(tile[i + 32], x[k + i + 32]);
      i = i + blockDim.x;
    }
#pragma unroll 1
# 31 "while_in_load.cu" 3
for (; i < 100; 0) { { tile[i + 32] = x[k + i + 32]; i = i + blockDim.x; } } }
}
k += 100; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 29 "while_in_load.cu" 3
for (; k < n; k += 100) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)((int)(32))), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_1[__dbuf_load].v; (void)tile; 
# 30 "while_in_load.cu" 3
int i = tid + first;

# 31 "while_in_load.cu" 3
{ 
#pragma unroll
# 31 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 31 "while_in_load.cu" 3
{
      ::__dbuf::fetch(tile[i + 32], x[k + i + 32]);
      i = i + blockDim.x;
    }
#pragma unroll 1
# 31 "while_in_load.cu" 3
for (; i < 100; 0) { { tile[i + 32] = x[k + i + 32]; i = i + blockDim.x; } } }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 36 "while_in_load.cu"
for (int j = first; j < 100; ++j)
      acc += tile[j + 32] * (j - tid);
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 36 "while_in_load.cu" 3
for (int j = first; j < 100; ++j)
      acc += tile[j + 32] * (j - tid);
} }
__syncthreads();
} }
# 39 "while_in_load.cu"

  y[tid] = acc;
}
// ---- cp_async 3 ----
// loop counted cp_async 3
// loop any_start cp_async 3
# 1 "while_in_load.cu"
// Loops of the load that are written with 'while': counted like those with 'for'.
__attribute__((global)) void counted(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "while_in_load.cu" 3
typedef float __dbuf_tile_0_t[4][100]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "while_in_load.cu"

  int tid = threadIdx.x;
  float acc = 0;

# 7 "while_in_load.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "while_in_load.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)(32)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 8 "while_in_load.cu" 3
{ int r = 0;
#pragma unroll
# 8 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++r)) if (r < 4)
# 8 "while_in_load.cu" 3
{
      int i = tid;
      { 
#pragma unroll
# 10 "while_in_load.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(0)) if (i < 100)
# 10 "while_in_load.cu" 3
{
        ::__dbuf::fetch(tile[r][i], x[k + 100 * r + i]);
        i += 32;
      } }
    } }
}
k += 400; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "while_in_load.cu" 3
for (; k < n; k += 400) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)(32)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 8 "while_in_load.cu" 3
{ int r = 0;
#pragma unroll
# 8 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++r)) if (r < 4)
# 8 "while_in_load.cu" 3
{
      int i = tid;
      { 
#pragma unroll
# 10 "while_in_load.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(0)) if (i < 100)
# 10 "while_in_load.cu" 3
{
        ::__dbuf::fetch(tile[r][i], x[k + 100 * r + i]);
        i += 32;
      } }
    } }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 16 "while_in_load.cu"
for (int i = 0; i < 100; ++i)
      acc += tile[i & 3][i] * (i - tid);
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "while_in_load.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 16 "while_in_load.cu" 3
for (int i = 0; i < 100; ++i)
      acc += tile[i & 3][i] * (i - tid);
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 19 "while_in_load.cu"

  y[tid] = acc;
}

// What is left after the trips that a first value of 0 has is made as written.
__attribute__((global)) void any_start(const float *__restrict__ x, float *__restrict__ y, int n, int first) {
  
# 25 "while_in_load.cu" 3
typedef float __dbuf_tile_1_t[132]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_1_t> __dbuf_tile_1[3]; auto &tile = __dbuf_tile_1[0].v; 
# 25 "while_in_load.cu"

  int tid = threadIdx.x;
  float acc = 0;

# 29 "while_in_load.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_1) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
if (blockDim.x * blockDim.y * blockDim.z != (unsigned)(32)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel any_start, loop at line 29: threads=%d was promised, but the block has %d (%d x %d x %d); launch it with as many threads as promised or change threads= in the pragma\n", (int)(32), (int)(blockDim.x * blockDim.y * blockDim.z), (int)blockDim.x, (int)blockDim.y, (int)blockDim.z); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 29 "while_in_load.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)((int)(32))), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_1[__dbuf_s].v; (void)tile; 
# 30 "while_in_load.cu" 3
int i = tid + first;

# 31 "while_in_load.cu" 3
{ 
#pragma unroll
# 31 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 31 "while_in_load.cu" 3
{
      ::__dbuf::fetch(tile[i + 32], x[k + i + 32]);
      i = i + blockDim.x;
    }
#pragma unroll 1
# 31 "while_in_load.cu" 3
for (; i < 100; 0) { { tile[i + 32] = x[k + i + 32]; i = i + blockDim.x; } } }
}
k += 100; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 29 "while_in_load.cu" 3
for (; k < n; k += 100) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)((int)(32))), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_1[__dbuf_load].v; (void)tile; 
# 30 "while_in_load.cu" 3
int i = tid + first;

# 31 "while_in_load.cu" 3
{ 
#pragma unroll
# 31 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 31 "while_in_load.cu" 3
{
      ::__dbuf::fetch(tile[i + 32], x[k + i + 32]);
      i = i + blockDim.x;
    }
#pragma unroll 1
# 31 "while_in_load.cu" 3
for (; i < 100; 0) { { tile[i + 32] = x[k + i + 32]; i = i + blockDim.x; } } }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 36 "while_in_load.cu"
for (int j = first; j < 100; ++j)
      acc += tile[j + 32] * (j - tid);
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 29 "while_in_load.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 36 "while_in_load.cu" 3
for (int j = first; j < 100; ++j)
      acc += tile[j + 32] * (j - tid);
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 39 "while_in_load.cu"

  y[tid] = acc;
}
// ---- ldg auto ----
// loop counted ldg 2
// loop any_start ldg 2
# 1 "while_in_load.cu"
// Loops of the load that are written with 'while': counted like those with 'for'.
__attribute__((global)) void counted(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "while_in_load.cu" 3
typedef float __dbuf_tile_0_t[4][100]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "while_in_load.cu"

  int tid = threadIdx.x;
  float acc = 0;

# 7 "while_in_load.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 8 "while_in_load.cu" 3
for (int r = 0; r < 4; ++r) {
      int i = tid;
      while (i < 100) {
        tile[r][i] = x[k + 100 * r + i];
        i += 32;
      }
    }
}
k += 400; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "while_in_load.cu" 3
for (; k < n; k += 400) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)(32)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0][__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "while_in_load.cu" 3
{ int r = 0;
#pragma unroll
# 8 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++r)) if (r < 4)
# 8 "while_in_load.cu" 3
{
      int i = tid;
      { 
#pragma unroll
# 10 "while_in_load.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(0)) if (i < 100)
# 10 "while_in_load.cu" 3
{
        (void)((__dbuf_r0[__dbuf_i0][__dbuf_i1] = x[k + 100 * r + i]));
        i += 32;
      } }
    } }
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 16 "while_in_load.cu"
for (int i = 0; i < 100; ++i)
      acc += tile[i & 3][i] * (i - tid);
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "while_in_load.cu" 3
{ int r = 0;
#pragma unroll
# 8 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++r)) if (r < 4)
# 8 "while_in_load.cu" 3
{
      int i = tid;
      { 
#pragma unroll
# 10 "while_in_load.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(0)) if (i < 100)
# 10 "while_in_load.cu" 3
{
        tile[r][i] = __dbuf_r0[__dbuf_i0][__dbuf_i1];
        i += 32;
      } }
    } }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 16 "while_in_load.cu" 3
for (int i = 0; i < 100; ++i)
      acc += tile[i & 3][i] * (i - tid);
} }
__syncthreads();
} }
# 19 "while_in_load.cu"

  y[tid] = acc;
}

// What is left after the trips that a first value of 0 has is made as written.
__attribute__((global)) void any_start(const float *__restrict__ x, float *__restrict__ y, int n, int first) {
  
# 25 "while_in_load.cu" 3
typedef float __dbuf_tile_1_t[132]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_1_t> __dbuf_tile_1[2]; auto &tile = __dbuf_tile_1[0].v; 
# 25 "while_in_load.cu"

  int tid = threadIdx.x;
  float acc = 0;

# 29 "while_in_load.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_1) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
if (blockDim.x * blockDim.y * blockDim.z != (unsigned)(32)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel any_start, loop at line 29: threads=%d was promised, but the block has %d (%d x %d x %d); launch it with as many threads as promised or change threads= in the pragma\n", (int)(32), (int)(blockDim.x * blockDim.y * blockDim.z), (int)blockDim.x, (int)blockDim.y, (int)blockDim.z); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_1[0].v; (void)tile; 
# 30 "while_in_load.cu" 3
int i = tid + first;

# 31 "while_in_load.cu" 3
while (i < 100) {
      tile[i + 32] = x[k + i + 32];
      i = i + blockDim.x;
    }
}
k += 100; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 29 "while_in_load.cu" 3
for (; k < n; k += 100) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)((int)(32))), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_1[__dbuf_now ^ 1].v; (void)tile; 
# 30 "while_in_load.cu" 3
int i = tid + first;

# 31 "while_in_load.cu" 3
{ 
#pragma unroll
# 31 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 31 "while_in_load.cu" 3
{
      (void)((__dbuf_r0[__dbuf_i0] = x[k + i + 32]));
      i = i + blockDim.x;
    } }
}
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 36 "while_in_load.cu"
for (int j = first; j < 100; ++j)
      acc += tile[j + 32] * (j - tid);
} }
{ auto &tile = __dbuf_tile_1[__dbuf_now ^ 1].v; (void)tile; 
# 30 "while_in_load.cu" 3
int i = tid + first;

# 31 "while_in_load.cu" 3
{ 
#pragma unroll
# 31 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 31 "while_in_load.cu" 3
{
      tile[i + 32] = __dbuf_r0[__dbuf_i0];
      i = i + blockDim.x;
    }
#pragma unroll 1
# 31 "while_in_load.cu" 3
for (; i < 100; 0) { { tile[i + 32] = x[k + i + 32]; i = i + blockDim.x; } } }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_1[__dbuf_now].v; (void)tile; { 
# 36 "while_in_load.cu" 3
for (int j = first; j < 100; ++j)
      acc += tile[j + 32] * (j - tid);
} }
__syncthreads();
} }
# 39 "while_in_load.cu"

  y[tid] = acc;
}
// ---- ldg_single auto ----
// loop counted ldg_single 1
// loop any_start ldg_single 1
# 1 "while_in_load.cu"
// Loops of the load that are written with 'while': counted like those with 'for'.
__attribute__((global)) void counted(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[4][100];
  int tid = threadIdx.x;
  float acc = 0;

# 7 "while_in_load.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 8 "while_in_load.cu" 3
for (int r = 0; r < 4; ++r) {
      int i = tid;
      while (i < 100) {
        tile[r][i] = x[k + 100 * r + i];
        i += 32;
      }
    }
}
k += 400; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "while_in_load.cu" 3
for (; k < n; k += 400) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)(32)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0][__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "while_in_load.cu" 3
{ int r = 0;
#pragma unroll
# 8 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++r)) if (r < 4)
# 8 "while_in_load.cu" 3
{
      int i = tid;
      { 
#pragma unroll
# 10 "while_in_load.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(0)) if (i < 100)
# 10 "while_in_load.cu" 3
{
        (void)((__dbuf_r0[__dbuf_i0][__dbuf_i1] = x[k + 100 * r + i]));
        i += 32;
      } }
    } }
}
{ { 
# 16 "while_in_load.cu"
for (int i = 0; i < 100; ++i)
      acc += tile[i & 3][i] * (i - tid);
} }
__syncthreads();
{ 
# 8 "while_in_load.cu" 3
{ int r = 0;
#pragma unroll
# 8 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++r)) if (r < 4)
# 8 "while_in_load.cu" 3
{
      int i = tid;
      { 
#pragma unroll
# 10 "while_in_load.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(0)) if (i < 100)
# 10 "while_in_load.cu" 3
{
        tile[r][i] = __dbuf_r0[__dbuf_i0][__dbuf_i1];
        i += 32;
      } }
    } }
}

__syncthreads();
}
{ { 
# 16 "while_in_load.cu" 3
for (int i = 0; i < 100; ++i)
      acc += tile[i & 3][i] * (i - tid);
} }
__syncthreads();
} }
# 19 "while_in_load.cu"

  y[tid] = acc;
}

// What is left after the trips that a first value of 0 has is made as written.
__attribute__((global)) void any_start(const float *__restrict__ x, float *__restrict__ y, int n, int first) {
  __attribute__((shared)) float tile[132];
  int tid = threadIdx.x;
  float acc = 0;

# 29 "while_in_load.cu" 3
{ if (blockDim.x * blockDim.y * blockDim.z != (unsigned)(32)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel any_start, loop at line 29: threads=%d was promised, but the block has %d (%d x %d x %d); launch it with as many threads as promised or change threads= in the pragma\n", (int)(32), (int)(blockDim.x * blockDim.y * blockDim.z), (int)blockDim.x, (int)blockDim.y, (int)blockDim.z); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
{ 
# 30 "while_in_load.cu" 3
int i = tid + first;

# 31 "while_in_load.cu" 3
while (i < 100) {
      tile[i + 32] = x[k + i + 32];
      i = i + blockDim.x;
    }
}
k += 100; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 29 "while_in_load.cu" 3
for (; k < n; k += 100) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)((int)(32))), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 30 "while_in_load.cu" 3
int i = tid + first;

# 31 "while_in_load.cu" 3
{ 
#pragma unroll
# 31 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 31 "while_in_load.cu" 3
{
      (void)((__dbuf_r0[__dbuf_i0] = x[k + i + 32]));
      i = i + blockDim.x;
    } }
}
{ { 
# 36 "while_in_load.cu"
for (int j = first; j < 100; ++j)
      acc += tile[j + 32] * (j - tid);
} }
__syncthreads();
{ 
# 30 "while_in_load.cu" 3
int i = tid + first;

# 31 "while_in_load.cu" 3
{ 
#pragma unroll
# 31 "while_in_load.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 31 "while_in_load.cu" 3
{
      tile[i + 32] = __dbuf_r0[__dbuf_i0];
      i = i + blockDim.x;
    }
#pragma unroll 1
# 31 "while_in_load.cu" 3
for (; i < 100; 0) { { tile[i + 32] = x[k + i + 32]; i = i + blockDim.x; } } }
}

__syncthreads();
}
{ { 
# 36 "while_in_load.cu" 3
for (int j = first; j < 100; ++j)
      acc += tile[j + 32] * (j - tid);
} }
__syncthreads();
} }
# 39 "while_in_load.cu"

  y[tid] = acc;
}
