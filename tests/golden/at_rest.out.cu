// ---- cp_async 2 ----
// loop at_rest cp_async 2
# 1 "at_rest.cu"
// Load and compute both leave 'i' at 'tid', where it was before: it is no clock, and the load's loop is counted from there.
__attribute__((global)) void at_rest(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "at_rest.cu" 3
typedef float __dbuf_tile_0_t[100]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "at_rest.cu"

  int tid = threadIdx.x;
  int i = tid;
  float acc = 0;

# 8 "at_rest.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)(32)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 9 "at_rest.cu" 3
{ 
#pragma unroll
# 9 "at_rest.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 9 "at_rest.cu" 3
{
      ::__dbuf::fetch(tile[i], x[k + i]);
      i += 32;
    } }

# 13 "at_rest.cu" 3
i = tid;
}
k += 100; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 8 "at_rest.cu" 3
for (; k < n; k += 100) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)(32)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 9 "at_rest.cu" 3
{ 
#pragma unroll
# 9 "at_rest.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 9 "at_rest.cu" 3
{
      ::__dbuf::fetch(tile[i], x[k + i]);
      i += 32;
    } }

# 13 "at_rest.cu" 3
i = tid;
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 15 "at_rest.cu"
while (i < 100) {
      acc += tile[99 - i] * (i - k);
      i += 16;
    }

# 19 "at_rest.cu"
i = tid;
} k += 100; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 15 "at_rest.cu" 3
while (i < 100) {
      acc += tile[99 - i] * (i - k);
      i += 16;
    }

# 19 "at_rest.cu" 3
i = tid;
} k += 100; }
__syncthreads();
} }
# 21 "at_rest.cu"

  y[tid] = acc + i;
}
// ---- cp_async 3 ----
// loop at_rest cp_async 3
# 1 "at_rest.cu"
// Load and compute both leave 'i' at 'tid', where it was before: it is no clock, and the load's loop is counted from there.
__attribute__((global)) void at_rest(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "at_rest.cu" 3
typedef float __dbuf_tile_0_t[100]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "at_rest.cu"

  int tid = threadIdx.x;
  int i = tid;
  float acc = 0;

# 8 "at_rest.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 8 "at_rest.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)(32)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 9 "at_rest.cu" 3
{ 
#pragma unroll
# 9 "at_rest.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 9 "at_rest.cu" 3
{
      ::__dbuf::fetch(tile[i], x[k + i]);
      i += 32;
    } }

# 13 "at_rest.cu" 3
i = tid;
}
k += 100; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 8 "at_rest.cu" 3
for (; k < n; k += 100) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)(32)), ((long long)(0)), false>::value;
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 9 "at_rest.cu" 3
{ 
#pragma unroll
# 9 "at_rest.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 9 "at_rest.cu" 3
{
      ::__dbuf::fetch(tile[i], x[k + i]);
      i += 32;
    } }

# 13 "at_rest.cu" 3
i = tid;
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 15 "at_rest.cu"
while (i < 100) {
      acc += tile[99 - i] * (i - k);
      i += 16;
    }

# 19 "at_rest.cu"
i = tid;
} k += 100; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 8 "at_rest.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 15 "at_rest.cu" 3
while (i < 100) {
      acc += tile[99 - i] * (i - k);
      i += 16;
    }

# 19 "at_rest.cu" 3
i = tid;
} k += 100; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 21 "at_rest.cu"

  y[tid] = acc + i;
}
// ---- ldg auto ----
// loop at_rest ldg 2
# 1 "at_rest.cu"
// Load and compute both leave 'i' at 'tid', where it was before: it is no clock, and the load's loop is counted from there.
__attribute__((global)) void at_rest(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "at_rest.cu" 3
typedef float __dbuf_tile_0_t[100]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 3 "at_rest.cu"

  int tid = threadIdx.x;
  int i = tid;
  float acc = 0;

# 8 "at_rest.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 9 "at_rest.cu" 3
while (i < 100) {
      tile[i] = x[k + i];
      i += 32;
    }

# 13 "at_rest.cu" 3
i = tid;
}
k += 100; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 8 "at_rest.cu" 3
for (; k < n; k += 100) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)(32)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 9 "at_rest.cu" 3
{ 
#pragma unroll
# 9 "at_rest.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 9 "at_rest.cu" 3
{
      (void)((__dbuf_r0[__dbuf_i0] = x[k + i]));
      i += 32;
    } }

# 13 "at_rest.cu" 3
i = tid;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 15 "at_rest.cu"
while (i < 100) {
      acc += tile[99 - i] * (i - k);
      i += 16;
    }

# 19 "at_rest.cu"
i = tid;
} k += 100; }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 9 "at_rest.cu" 3
{ 
#pragma unroll
# 9 "at_rest.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 9 "at_rest.cu" 3
{
      tile[i] = __dbuf_r0[__dbuf_i0];
      i += 32;
    } }

# 13 "at_rest.cu" 3
i = tid;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; auto &k = __dbuf_now_k_0; { 
# 15 "at_rest.cu" 3
while (i < 100) {
      acc += tile[99 - i] * (i - k);
      i += 16;
    }

# 19 "at_rest.cu" 3
i = tid;
} k += 100; }
__syncthreads();
} }
# 21 "at_rest.cu"

  y[tid] = acc + i;
}
// ---- ldg_single auto ----
// loop at_rest ldg_single 1
# 1 "at_rest.cu"
// Load and compute both leave 'i' at 'tid', where it was before: it is no clock, and the load's loop is counted from there.
__attribute__((global)) void at_rest(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[100];
  int tid = threadIdx.x;
  int i = tid;
  float acc = 0;

# 8 "at_rest.cu" 3
{ int k = 0;
if (k < n) {
auto __dbuf_now_k_0 = k;
::__dbuf::forget(__dbuf_now_k_0);
{ 
# 9 "at_rest.cu" 3
while (i < 100) {
      tile[i] = x[k + i];
      i += 32;
    }

# 13 "at_rest.cu" 3
i = tid;
}
k += 100; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 8 "at_rest.cu" 3
for (; k < n; k += 100) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(100)), ((long long)(32)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 9 "at_rest.cu" 3
{ 
#pragma unroll
# 9 "at_rest.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 9 "at_rest.cu" 3
{
      (void)((__dbuf_r0[__dbuf_i0] = x[k + i]));
      i += 32;
    } }

# 13 "at_rest.cu" 3
i = tid;
}
{ auto &k = __dbuf_now_k_0; { 
# 15 "at_rest.cu"
while (i < 100) {
      acc += tile[99 - i] * (i - k);
      i += 16;
    }

# 19 "at_rest.cu"
i = tid;
} k += 100; }
__syncthreads();
{ 
# 9 "at_rest.cu" 3
{ 
#pragma unroll
# 9 "at_rest.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(0)) if (i < 100)
# 9 "at_rest.cu" 3
{
      tile[i] = __dbuf_r0[__dbuf_i0];
      i += 32;
    } }

# 13 "at_rest.cu" 3
i = tid;
}

__syncthreads();
}
{ auto &k = __dbuf_now_k_0; { 
# 15 "at_rest.cu" 3
while (i < 100) {
      acc += tile[99 - i] * (i - k);
      i += 16;
    }

# 19 "at_rest.cu" 3
i = tid;
} k += 100; }
__syncthreads();
} }
# 21 "at_rest.cu"

  y[tid] = acc + i;
}
