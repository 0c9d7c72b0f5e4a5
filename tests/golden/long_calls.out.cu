// ---- cp_async 2 ----
// loop column_sums cp_async 2
# 1 "long_calls.cu"
// A call and a list of many words name types, and declare none.
__attribute__((device)) void add_to(float *total, float *sums, int count) {
  for (int i = 0; i < count; ++i)
    atomicAdd(total + i, sums[i]);
}

__attribute__((global)) void column_sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 8 "long_calls.cu" 3
typedef float __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 8 "long_calls.cu"


# 10 "long_calls.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 11 "long_calls.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 64; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 10 "long_calls.cu" 3
for (; k < n; k += 64) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 11 "long_calls.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "long_calls.cu"
float sums[2] = {tile[threadIdx.x ^ 1], tile[63 - threadIdx.x]};

# 14 "long_calls.cu"
add_to(y + 2 * threadIdx.x, sums, 2);
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "long_calls.cu" 3
float sums[2] = {tile[threadIdx.x ^ 1], tile[63 - threadIdx.x]};

# 14 "long_calls.cu" 3
add_to(y + 2 * threadIdx.x, sums, 2);
} }
__syncthreads();
} }
# 16 "long_calls.cu"

}

template <class T>
__attribute__((device)) T *part(void *all, int at) {
  return static_cast<T *>(all) + at;
}

template <class... P>
__attribute__((device)) void keep(P *...);

__attribute__((device)) void keep_parts(void *all, int at) {
  keep(part<int>(all, 0), part<int>(all, at), part<int>(all, 2 * at), part<int>(all, 3 * at), part<int>(all, 4 * at),
       part<int>(all, 5 * at), part<int>(all, 6 * at), part<int>(all, 7 * at), part<int>(all, 8 * at),
       part<float>(all, 9 * at), part<float>(all, 10 * at), part<float>(all, 11 * at), part<float>(all, 12 * at));
}

__attribute__((constant)) float steps[] = {
    static_cast<float>(1), static_cast<float>(2), static_cast<float>(4),  static_cast<float>(8),
    static_cast<float>(3), static_cast<float>(6), static_cast<float>(12), static_cast<float>(24),
    static_cast<float>(5), static_cast<float>(9), static_cast<float>(18), static_cast<float>(36),
    static_cast<float>(7), static_cast<float>(0), static_cast<float>(21), static_cast<float>(42)};
// ---- cp_async 3 ----
// loop column_sums cp_async 3
# 1 "long_calls.cu"
// A call and a list of many words name types, and declare none.
__attribute__((device)) void add_to(float *total, float *sums, int count) {
  for (int i = 0; i < count; ++i)
    atomicAdd(total + i, sums[i]);
}

__attribute__((global)) void column_sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 8 "long_calls.cu" 3
typedef float __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 8 "long_calls.cu"


# 10 "long_calls.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 10 "long_calls.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 11 "long_calls.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
k += 64; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 10 "long_calls.cu" 3
for (; k < n; k += 64) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 11 "long_calls.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "long_calls.cu"
float sums[2] = {tile[threadIdx.x ^ 1], tile[63 - threadIdx.x]};

# 14 "long_calls.cu"
add_to(y + 2 * threadIdx.x, sums, 2);
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 10 "long_calls.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "long_calls.cu" 3
float sums[2] = {tile[threadIdx.x ^ 1], tile[63 - threadIdx.x]};

# 14 "long_calls.cu" 3
add_to(y + 2 * threadIdx.x, sums, 2);
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 16 "long_calls.cu"

}

template <class T>
__attribute__((device)) T *part(void *all, int at) {
  return static_cast<T *>(all) + at;
}

template <class... P>
__attribute__((device)) void keep(P *...);

__attribute__((device)) void keep_parts(void *all, int at) {
  keep(part<int>(all, 0), part<int>(all, at), part<int>(all, 2 * at), part<int>(all, 3 * at), part<int>(all, 4 * at),
       part<int>(all, 5 * at), part<int>(all, 6 * at), part<int>(all, 7 * at), part<int>(all, 8 * at),
       part<float>(all, 9 * at), part<float>(all, 10 * at), part<float>(all, 11 * at), part<float>(all, 12 * at));
}

__attribute__((constant)) float steps[] = {
    static_cast<float>(1), static_cast<float>(2), static_cast<float>(4),  static_cast<float>(8),
    static_cast<float>(3), static_cast<float>(6), static_cast<float>(12), static_cast<float>(24),
    static_cast<float>(5), static_cast<float>(9), static_cast<float>(18), static_cast<float>(36),
    static_cast<float>(7), static_cast<float>(0), static_cast<float>(21), static_cast<float>(42)};
// ---- ldg auto ----
// loop column_sums ldg 2
# 1 "long_calls.cu"
// A call and a list of many words name types, and declare none.
__attribute__((device)) void add_to(float *total, float *sums, int count) {
  for (int i = 0; i < count; ++i)
    atomicAdd(total + i, sums[i]);
}

__attribute__((global)) void column_sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 8 "long_calls.cu" 3
typedef float __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 8 "long_calls.cu"


# 10 "long_calls.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 11 "long_calls.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 10 "long_calls.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 11 "long_calls.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "long_calls.cu"
float sums[2] = {tile[threadIdx.x ^ 1], tile[63 - threadIdx.x]};

# 14 "long_calls.cu"
add_to(y + 2 * threadIdx.x, sums, 2);
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 11 "long_calls.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "long_calls.cu" 3
float sums[2] = {tile[threadIdx.x ^ 1], tile[63 - threadIdx.x]};

# 14 "long_calls.cu" 3
add_to(y + 2 * threadIdx.x, sums, 2);
} }
__syncthreads();
} }
# 16 "long_calls.cu"

}

template <class T>
__attribute__((device)) T *part(void *all, int at) {
  return static_cast<T *>(all) + at;
}

template <class... P>
__attribute__((device)) void keep(P *...);

__attribute__((device)) void keep_parts(void *all, int at) {
  keep(part<int>(all, 0), part<int>(all, at), part<int>(all, 2 * at), part<int>(all, 3 * at), part<int>(all, 4 * at),
       part<int>(all, 5 * at), part<int>(all, 6 * at), part<int>(all, 7 * at), part<int>(all, 8 * at),
       part<float>(all, 9 * at), part<float>(all, 10 * at), part<float>(all, 11 * at), part<float>(all, 12 * at));
}

__attribute__((constant)) float steps[] = {
    static_cast<float>(1), static_cast<float>(2), static_cast<float>(4),  static_cast<float>(8),
    static_cast<float>(3), static_cast<float>(6), static_cast<float>(12), static_cast<float>(24),
    static_cast<float>(5), static_cast<float>(9), static_cast<float>(18), static_cast<float>(36),
    static_cast<float>(7), static_cast<float>(0), static_cast<float>(21), static_cast<float>(42)};
// ---- ldg_single auto ----
// loop column_sums ldg_single 1
# 1 "long_calls.cu"
// A call and a list of many words name types, and declare none.
__attribute__((device)) void add_to(float *total, float *sums, int count) {
  for (int i = 0; i < count; ++i)
    atomicAdd(total + i, sums[i]);
}

__attribute__((global)) void column_sums(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];

# 10 "long_calls.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 11 "long_calls.cu" 3
tile[threadIdx.x] = x[k + threadIdx.x];
}
k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 10 "long_calls.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 11 "long_calls.cu" 3
(void)((__dbuf_r0 = x[k + threadIdx.x]));
}
{ { 
# 13 "long_calls.cu"
float sums[2] = {tile[threadIdx.x ^ 1], tile[63 - threadIdx.x]};

# 14 "long_calls.cu"
add_to(y + 2 * threadIdx.x, sums, 2);
} }
__syncthreads();
{ 
# 11 "long_calls.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 13 "long_calls.cu" 3
float sums[2] = {tile[threadIdx.x ^ 1], tile[63 - threadIdx.x]};

# 14 "long_calls.cu" 3
add_to(y + 2 * threadIdx.x, sums, 2);
} }
__syncthreads();
} }
# 16 "long_calls.cu"

}

template <class T>
__attribute__((device)) T *part(void *all, int at) {
  return static_cast<T *>(all) + at;
}

template <class... P>
__attribute__((device)) void keep(P *...);

__attribute__((device)) void keep_parts(void *all, int at) {
  keep(part<int>(all, 0), part<int>(all, at), part<int>(all, 2 * at), part<int>(all, 3 * at), part<int>(all, 4 * at),
       part<int>(all, 5 * at), part<int>(all, 6 * at), part<int>(all, 7 * at), part<int>(all, 8 * at),
       part<float>(all, 9 * at), part<float>(all, 10 * at), part<float>(all, 11 * at), part<float>(all, 12 * at));
}

__attribute__((constant)) float steps[] = {
    static_cast<float>(1), static_cast<float>(2), static_cast<float>(4),  static_cast<float>(8),
    static_cast<float>(3), static_cast<float>(6), static_cast<float>(12), static_cast<float>(24),
    static_cast<float>(5), static_cast<float>(9), static_cast<float>(18), static_cast<float>(36),
    static_cast<float>(7), static_cast<float>(0), static_cast<float>(21), static_cast<float>(42)};
