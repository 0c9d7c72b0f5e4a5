// ---- cp_async 2 ----
// loop k cp_async 2
# 1 "index_of_template_type.cu"
// Products and sums of an index are whole numbers, whatever the type that a template gives them.
template <class I>
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, const I n, const I pitch) {
  
# 4 "index_of_template_type.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 4 "index_of_template_type.cu"

  const I row = blockIdx.x, first = row * pitch;
  float acc = 0;

# 8 "index_of_template_type.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(first)>::value, "dbuf-hidden-reference: 'first' is a reference, which its type does not show; declare it with '&'");
I i = 0;
if (i < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 9 "index_of_template_type.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[first + i + threadIdx.x]);
}
i += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(i);

#pragma unroll 1
# 8 "index_of_template_type.cu" 3
for (; i < n; i += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 9 "index_of_template_type.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[first + i + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 11 "index_of_template_type.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 11 "index_of_template_type.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 13 "index_of_template_type.cu"

  y[row * 128 + threadIdx.x] = acc;
}
// ---- cp_async 3 ----
// loop k cp_async 3
# 1 "index_of_template_type.cu"
// Products and sums of an index are whole numbers, whatever the type that a template gives them.
template <class I>
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, const I n, const I pitch) {
  
# 4 "index_of_template_type.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 4 "index_of_template_type.cu"

  const I row = blockIdx.x, first = row * pitch;
  float acc = 0;

# 8 "index_of_template_type.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(first)>::value, "dbuf-hidden-reference: 'first' is a reference, which its type does not show; declare it with '&'");
I i = 0;
if (i < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 8 "index_of_template_type.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (i < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 9 "index_of_template_type.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[first + i + threadIdx.x]);
}
i += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(i);

#pragma unroll 1
# 8 "index_of_template_type.cu" 3
for (; i < n; i += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 9 "index_of_template_type.cu" 3
::__dbuf::fetch(tile[threadIdx.x], x[first + i + threadIdx.x]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 11 "index_of_template_type.cu"
acc += tile[127 - threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 8 "index_of_template_type.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 11 "index_of_template_type.cu" 3
acc += tile[127 - threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 13 "index_of_template_type.cu"

  y[row * 128 + threadIdx.x] = acc;
}
// ---- ldg auto ----
// loop k ldg 2
# 1 "index_of_template_type.cu"
// Products and sums of an index are whole numbers, whatever the type that a template gives them.
template <class I>
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, const I n, const I pitch) {
  
# 4 "index_of_template_type.cu" 3
typedef float __dbuf_tile_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 4 "index_of_template_type.cu"

  const I row = blockIdx.x, first = row * pitch;
  float acc = 0;

# 8 "index_of_template_type.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(first)>::value, "dbuf-hidden-reference: 'first' is a reference, which its type does not show; declare it with '&'");
I i = 0;
if (i < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 9 "index_of_template_type.cu" 3
tile[threadIdx.x] = x[first + i + threadIdx.x];
}
i += 128; 
__syncthreads();
::__dbuf::forget(i);

#pragma unroll 1
# 8 "index_of_template_type.cu" 3
for (; i < n; i += 128) {
::__dbuf::forget(i);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 9 "index_of_template_type.cu" 3
(void)((__dbuf_r0 = x[first + i + threadIdx.x]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 11 "index_of_template_type.cu"
acc += tile[127 - threadIdx.x];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 9 "index_of_template_type.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 11 "index_of_template_type.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 13 "index_of_template_type.cu"

  y[row * 128 + threadIdx.x] = acc;
}
// ---- ldg_single auto ----
// loop k ldg_single 1
# 1 "index_of_template_type.cu"
// Products and sums of an index are whole numbers, whatever the type that a template gives them.
template <class I>
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, const I n, const I pitch) {
  __attribute__((shared)) float tile[128];
  const I row = blockIdx.x, first = row * pitch;
  float acc = 0;

# 8 "index_of_template_type.cu" 3
{ static_assert(!::__dbuf::reference<decltype(first)>::value, "dbuf-hidden-reference: 'first' is a reference, which its type does not show; declare it with '&'");
I i = 0;
if (i < n) {
{ 
# 9 "index_of_template_type.cu" 3
tile[threadIdx.x] = x[first + i + threadIdx.x];
}
i += 128; 
__syncthreads();
::__dbuf::forget(i);

#pragma unroll 1
# 8 "index_of_template_type.cu" 3
for (; i < n; i += 128) {
::__dbuf::forget(i);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 9 "index_of_template_type.cu" 3
(void)((__dbuf_r0 = x[first + i + threadIdx.x]));
}
{ { 
# 11 "index_of_template_type.cu"
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
{ 
# 9 "index_of_template_type.cu" 3
tile[threadIdx.x] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 11 "index_of_template_type.cu" 3
acc += tile[127 - threadIdx.x];
} }
__syncthreads();
} }
# 13 "index_of_template_type.cu"

  y[row * 128 + threadIdx.x] = acc;
}
