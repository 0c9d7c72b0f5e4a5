// ---- cp_async 2 ----
// loop values left: cp.async can copy nothing of this loop: its value comes from a variable of the load
// load_in_function_by_value.cu:11:5: error: cp.async can copy nothing of this loop: its value comes from a variable of the load [dbuf-no-async]
//       to[threadIdx.x * UNROLL + i] = k + n + odd + first;
//       ^~
// load_in_function_by_value.cu:25:5: note: in a function that the load calls here
//       spread(to, &x[k], low + k, step, from, 5);
//       ^~~~~~
// load_in_function_by_value.cu:11:5: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop values left: cp.async can copy nothing of this loop: its value comes from a variable of the load
// load_in_function_by_value.cu:11:5: error: cp.async can copy nothing of this loop: its value comes from a variable of the load [dbuf-no-async]
//       to[threadIdx.x * UNROLL + i] = k + n + odd + first;
//       ^~
// load_in_function_by_value.cu:25:5: note: in a function that the load calls here
//       spread(to, &x[k], low + k, step, from, 5);
//       ^~~~~~
// load_in_function_by_value.cu:11:5: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop values ldg 2
# 1 "load_in_function_by_value.cu"
// What a function is given becomes of its parameters' types, and is its own: the loop's variables stay as they are.
constexpr int most = 128;
__attribute__((constant)) const int sizes[] = {most, 16};

template <typename T, int WIDTH = 16, int UNROLL = WIDTH / 4>
__attribute__((device)) void spread(T *to, T const *from, unsigned char low, short step, bool odd, int first = 1) {
  const int n = low / 3;
#pragma unroll UNROLL
  for (int i = 0; i < UNROLL; ++i) {
    const T k = from[(threadIdx.x + low) % most + i];
    to[threadIdx.x * UNROLL + i] = k + n + odd + first;
  }
  from += step;
  low -= 7;
  for (int i = threadIdx.x; i < WIDTH; i += 128)
    to[512 + i] = *from + low;
}

__attribute__((global)) void values(const unsigned int *__restrict__ x, unsigned int *__restrict__ y, int from, int n) {
  
# 20 "load_in_function_by_value.cu" 3
typedef unsigned int __dbuf_to_0_t[512 + 16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_to_0_t> __dbuf_to_0[2]; auto &to = __dbuf_to_0[0].v; 
# 20 "load_in_function_by_value.cu"

  unsigned int sum = 0;
  int low = 300, step = 65537 + 2;

# 24 "load_in_function_by_value.cu" 3
{ static_assert(0 + sizeof(__dbuf_to_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &to = __dbuf_to_0[0].v; (void)to; 
# 25 "load_in_function_by_value.cu" 3
{ constexpr int __dbuf0_WIDTH = 16; constexpr int __dbuf0_UNROLL = __dbuf0_WIDTH / 4; unsigned int * __dbuf0_to = to; unsigned int const * __dbuf0_from = &x[k]; unsigned char __dbuf0_low = low + k; short __dbuf0_step = step; bool __dbuf0_odd = from; int __dbuf0_first = 5; 
# 6 "load_in_function_by_value.cu" 3
                                                                                                                  {
  const int n = __dbuf0_low / 3;
#pragma unroll __dbuf0_UNROLL
  for (int i = 0; i < __dbuf0_UNROLL; ++i) {
    const unsigned int k = __dbuf0_from[(threadIdx.x + __dbuf0_low) % most + i];
    __dbuf0_to[threadIdx.x * __dbuf0_UNROLL + i] = k + n + __dbuf0_odd + __dbuf0_first;
  }
  __dbuf0_from += __dbuf0_step;
  __dbuf0_low -= 7;
  for (int i = threadIdx.x; i < __dbuf0_WIDTH; i += 128)
    __dbuf0_to[512 + i] = *__dbuf0_from + __dbuf0_low;
}
# 25 "load_in_function_by_value.cu" 3
                                             }
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 24 "load_in_function_by_value.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)((int)(((int)(16) / 4)))), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)((int)(16))), ((long long)(128)), ((long long)(0)), false>::value;
::__dbuf::target<unsigned int const *> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::target<unsigned int const *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<unsigned int const *> __dbuf_r1[__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::target<unsigned int const *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &to = __dbuf_to_0[__dbuf_now ^ 1].v; (void)to; 
# 25 "load_in_function_by_value.cu" 3
{ constexpr int __dbuf0_WIDTH = 16; constexpr int __dbuf0_UNROLL = __dbuf0_WIDTH / 4; unsigned int * __dbuf0_to = to; unsigned int const * __dbuf0_from = &x[k]; unsigned char __dbuf0_low = low + k; short __dbuf0_step = step; bool __dbuf0_odd = from; int __dbuf0_first = 5; 
# 6 "load_in_function_by_value.cu" 3
                                                                                                                  {
  const int n = __dbuf0_low / 3;
{ int i = 0;
#pragma unroll
# 9 "load_in_function_by_value.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++i)) if (i < __dbuf0_UNROLL)
# 9 "load_in_function_by_value.cu" 3
{
    const unsigned int k = (__dbuf_r0[__dbuf_i0] = __dbuf0_from[(threadIdx.x + __dbuf0_low) % most + i]);
    ;
  } }
  __dbuf0_from += __dbuf0_step;
  __dbuf0_low -= 7;
  { int i = threadIdx.x;
#pragma unroll
# 15 "load_in_function_by_value.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += 128)) if (i < __dbuf0_WIDTH)
# 16 "load_in_function_by_value.cu" 3
(void)((__dbuf_r1[__dbuf_i1] = *__dbuf0_from) + __dbuf0_low); }
}
# 25 "load_in_function_by_value.cu" 3
                                             }
}
{ auto &to = __dbuf_to_0[__dbuf_now].v; (void)to; { 
# 27 "load_in_function_by_value.cu"
for (int i = 0; i < 4; ++i)
      sum = sum * 3 + to[threadIdx.x + 128 * i] + to[512 + i];
} }
{ auto &to = __dbuf_to_0[__dbuf_now ^ 1].v; (void)to; 
# 25 "load_in_function_by_value.cu" 3
{ constexpr int __dbuf0_WIDTH = 16; constexpr int __dbuf0_UNROLL = __dbuf0_WIDTH / 4; unsigned int * __dbuf0_to = to; unsigned int const * __dbuf0_from = &x[k]; unsigned char __dbuf0_low = low + k; short __dbuf0_step = step; bool __dbuf0_odd = from; int __dbuf0_first = 5; 
# 6 "load_in_function_by_value.cu" 3
                                                                                                                  {
  const int n = __dbuf0_low / 3;
{ int i = 0;
#pragma unroll
# 9 "load_in_function_by_value.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++i)) if (i < __dbuf0_UNROLL)
# 9 "load_in_function_by_value.cu" 3
{
    const unsigned int k = __dbuf_r0[__dbuf_i0];
    __dbuf0_to[threadIdx.x * __dbuf0_UNROLL + i] = k + n + __dbuf0_odd + __dbuf0_first;
  } }
  __dbuf0_from += __dbuf0_step;
  __dbuf0_low -= 7;
  { int i = threadIdx.x;
#pragma unroll
# 15 "load_in_function_by_value.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += 128)) if (i < __dbuf0_WIDTH)
# 16 "load_in_function_by_value.cu" 3
__dbuf0_to[512 + i] = __dbuf_r1[__dbuf_i1] + __dbuf0_low; }
}
# 25 "load_in_function_by_value.cu" 3
                                             }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &to = __dbuf_to_0[__dbuf_now].v; (void)to; { 
# 27 "load_in_function_by_value.cu" 3
for (int i = 0; i < 4; ++i)
      sum = sum * 3 + to[threadIdx.x + 128 * i] + to[512 + i];
} }
__syncthreads();
} }
# 30 "load_in_function_by_value.cu"

  y[threadIdx.x] = sum + low + step;
}
// ---- ldg_single auto ----
// loop values ldg_single 1
# 1 "load_in_function_by_value.cu"
// What a function is given becomes of its parameters' types, and is its own: the loop's variables stay as they are.
constexpr int most = 128;
__attribute__((constant)) const int sizes[] = {most, 16};

template <typename T, int WIDTH = 16, int UNROLL = WIDTH / 4>
__attribute__((device)) void spread(T *to, T const *from, unsigned char low, short step, bool odd, int first = 1) {
  const int n = low / 3;
#pragma unroll UNROLL
  for (int i = 0; i < UNROLL; ++i) {
    const T k = from[(threadIdx.x + low) % most + i];
    to[threadIdx.x * UNROLL + i] = k + n + odd + first;
  }
  from += step;
  low -= 7;
  for (int i = threadIdx.x; i < WIDTH; i += 128)
    to[512 + i] = *from + low;
}

__attribute__((global)) void values(const unsigned int *__restrict__ x, unsigned int *__restrict__ y, int from, int n) {
  __attribute__((shared)) unsigned int to[512 + 16];
  unsigned int sum = 0;
  int low = 300, step = 65537 + 2;

# 24 "load_in_function_by_value.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 25 "load_in_function_by_value.cu" 3
{ constexpr int __dbuf0_WIDTH = 16; constexpr int __dbuf0_UNROLL = __dbuf0_WIDTH / 4; unsigned int * __dbuf0_to = to; unsigned int const * __dbuf0_from = &x[k]; unsigned char __dbuf0_low = low + k; short __dbuf0_step = step; bool __dbuf0_odd = from; int __dbuf0_first = 5; 
# 6 "load_in_function_by_value.cu" 3
                                                                                                                  {
  const int n = __dbuf0_low / 3;
#pragma unroll __dbuf0_UNROLL
  for (int i = 0; i < __dbuf0_UNROLL; ++i) {
    const unsigned int k = __dbuf0_from[(threadIdx.x + __dbuf0_low) % most + i];
    __dbuf0_to[threadIdx.x * __dbuf0_UNROLL + i] = k + n + __dbuf0_odd + __dbuf0_first;
  }
  __dbuf0_from += __dbuf0_step;
  __dbuf0_low -= 7;
  for (int i = threadIdx.x; i < __dbuf0_WIDTH; i += 128)
    __dbuf0_to[512 + i] = *__dbuf0_from + __dbuf0_low;
}
# 25 "load_in_function_by_value.cu" 3
                                             }
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 24 "load_in_function_by_value.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)((int)(((int)(16) / 4)))), ((long long)(1)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)((int)(16))), ((long long)(128)), ((long long)(0)), false>::value;
::__dbuf::target<unsigned int const *> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::target<unsigned int const *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<unsigned int const *> __dbuf_r1[__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::target<unsigned int const *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 25 "load_in_function_by_value.cu" 3
{ constexpr int __dbuf0_WIDTH = 16; constexpr int __dbuf0_UNROLL = __dbuf0_WIDTH / 4; unsigned int * __dbuf0_to = to; unsigned int const * __dbuf0_from = &x[k]; unsigned char __dbuf0_low = low + k; short __dbuf0_step = step; bool __dbuf0_odd = from; int __dbuf0_first = 5; 
# 6 "load_in_function_by_value.cu" 3
                                                                                                                  {
  const int n = __dbuf0_low / 3;
{ int i = 0;
#pragma unroll
# 9 "load_in_function_by_value.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++i)) if (i < __dbuf0_UNROLL)
# 9 "load_in_function_by_value.cu" 3
{
    const unsigned int k = (__dbuf_r0[__dbuf_i0] = __dbuf0_from[(threadIdx.x + __dbuf0_low) % most + i]);
    ;
  } }
  __dbuf0_from += __dbuf0_step;
  __dbuf0_low -= 7;
  { int i = threadIdx.x;
#pragma unroll
# 15 "load_in_function_by_value.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += 128)) if (i < __dbuf0_WIDTH)
# 16 "load_in_function_by_value.cu" 3
(void)((__dbuf_r1[__dbuf_i1] = *__dbuf0_from) + __dbuf0_low); }
}
# 25 "load_in_function_by_value.cu" 3
                                             }
}
{ { 
# 27 "load_in_function_by_value.cu"
for (int i = 0; i < 4; ++i)
      sum = sum * 3 + to[threadIdx.x + 128 * i] + to[512 + i];
} }
__syncthreads();
{ 
# 25 "load_in_function_by_value.cu" 3
{ constexpr int __dbuf0_WIDTH = 16; constexpr int __dbuf0_UNROLL = __dbuf0_WIDTH / 4; unsigned int * __dbuf0_to = to; unsigned int const * __dbuf0_from = &x[k]; unsigned char __dbuf0_low = low + k; short __dbuf0_step = step; bool __dbuf0_odd = from; int __dbuf0_first = 5; 
# 6 "load_in_function_by_value.cu" 3
                                                                                                                  {
  const int n = __dbuf0_low / 3;
{ int i = 0;
#pragma unroll
# 9 "load_in_function_by_value.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(++i)) if (i < __dbuf0_UNROLL)
# 9 "load_in_function_by_value.cu" 3
{
    const unsigned int k = __dbuf_r0[__dbuf_i0];
    __dbuf0_to[threadIdx.x * __dbuf0_UNROLL + i] = k + n + __dbuf0_odd + __dbuf0_first;
  } }
  __dbuf0_from += __dbuf0_step;
  __dbuf0_low -= 7;
  { int i = threadIdx.x;
#pragma unroll
# 15 "load_in_function_by_value.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += 128)) if (i < __dbuf0_WIDTH)
# 16 "load_in_function_by_value.cu" 3
__dbuf0_to[512 + i] = __dbuf_r1[__dbuf_i1] + __dbuf0_low; }
}
# 25 "load_in_function_by_value.cu" 3
                                             }
}

__syncthreads();
}
{ { 
# 27 "load_in_function_by_value.cu" 3
for (int i = 0; i < 4; ++i)
      sum = sum * 3 + to[threadIdx.x + 128 * i] + to[512 + i];
} }
__syncthreads();
} }
# 30 "load_in_function_by_value.cu"

  y[threadIdx.x] = sum + low + step;
}
