// ---- cp_async 2 ----
// loop struct_copies cp_async 2
# 1 "struct_copies.cu"
// Objects of numbers are copied out of a tile, and kept, without a name of the tile going with them.
struct point {
  float x, y;
  int weight[2];
};
__attribute__((device)) float product(point a, const point &b) { return a.x * b.x + a.y * b.y; }
__attribute__((global)) void struct_copies(const point *__restrict__ in, float *__restrict__ out, int n) {
  
# 8 "struct_copies.cu" 3
typedef point __dbuf_points_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_points_0_t> __dbuf_points_0[2]; auto &points = __dbuf_points_0[0].v; 
# 8 "struct_copies.cu"

  point last = {0, 0, {1, 1}};
  float sum = 0;

# 12 "struct_copies.cu" 3
{ static_assert(0 + sizeof(__dbuf_points_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(last)>::value, "dbuf-hidden-reference: 'last' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<point >::value, "dbuf-hidden-reference: 'a' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<point >::value, "dbuf-hidden-reference: 'b' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &points = __dbuf_points_0[__dbuf_s].v; (void)points; 
# 13 "struct_copies.cu" 3
::__dbuf::fetch(points[threadIdx.x], in[k + threadIdx.x]);
}
k += 128; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 12 "struct_copies.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &points = __dbuf_points_0[__dbuf_load].v; (void)points; 
# 13 "struct_copies.cu" 3
::__dbuf::fetch(points[threadIdx.x], in[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &points = __dbuf_points_0[__dbuf_now].v; (void)points; { 
# 15 "struct_copies.cu"
const point a = points[127 - threadIdx.x];

# 16 "struct_copies.cu"
point b;

# 17 "struct_copies.cu"
b = points[threadIdx.x / 2];

# 18 "struct_copies.cu"
sum = fmaf(a.x, b.y, sum) + ((a.weight[1] ^ b.weight[0]) & 7);

# 19 "struct_copies.cu"
sum = fmaf(product(a, last), 0.5f, sum);

# 20 "struct_copies.cu"
last = b;
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &points = __dbuf_points_0[__dbuf_now].v; (void)points; { 
# 15 "struct_copies.cu" 3
const point a = points[127 - threadIdx.x];

# 16 "struct_copies.cu" 3
point b;

# 17 "struct_copies.cu" 3
b = points[threadIdx.x / 2];

# 18 "struct_copies.cu" 3
sum = fmaf(a.x, b.y, sum) + ((a.weight[1] ^ b.weight[0]) & 7);

# 19 "struct_copies.cu" 3
sum = fmaf(product(a, last), 0.5f, sum);

# 20 "struct_copies.cu" 3
last = b;
} }
__syncthreads();
} }
# 22 "struct_copies.cu"

  out[blockIdx.x * 128 + threadIdx.x] = sum + last.x;
}
// ---- cp_async 3 ----
// loop struct_copies cp_async 3
# 1 "struct_copies.cu"
// Objects of numbers are copied out of a tile, and kept, without a name of the tile going with them.
struct point {
  float x, y;
  int weight[2];
};
__attribute__((device)) float product(point a, const point &b) { return a.x * b.x + a.y * b.y; }
__attribute__((global)) void struct_copies(const point *__restrict__ in, float *__restrict__ out, int n) {
  
# 8 "struct_copies.cu" 3
typedef point __dbuf_points_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_points_0_t> __dbuf_points_0[3]; auto &points = __dbuf_points_0[0].v; 
# 8 "struct_copies.cu"

  point last = {0, 0, {1, 1}};
  float sum = 0;

# 12 "struct_copies.cu" 3
{ static_assert(0 + sizeof(__dbuf_points_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(last)>::value, "dbuf-hidden-reference: 'last' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<point >::value, "dbuf-hidden-reference: 'a' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<point >::value, "dbuf-hidden-reference: 'b' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 12 "struct_copies.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &points = __dbuf_points_0[__dbuf_s].v; (void)points; 
# 13 "struct_copies.cu" 3
::__dbuf::fetch(points[threadIdx.x], in[k + threadIdx.x]);
}
k += 128; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 12 "struct_copies.cu" 3
for (; k < n; k += 128) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &points = __dbuf_points_0[__dbuf_load].v; (void)points; 
# 13 "struct_copies.cu" 3
::__dbuf::fetch(points[threadIdx.x], in[k + threadIdx.x]);
}
::__dbuf::commit();
{ auto &points = __dbuf_points_0[__dbuf_now].v; (void)points; { 
# 15 "struct_copies.cu"
const point a = points[127 - threadIdx.x];

# 16 "struct_copies.cu"
point b;

# 17 "struct_copies.cu"
b = points[threadIdx.x / 2];

# 18 "struct_copies.cu"
sum = fmaf(a.x, b.y, sum) + ((a.weight[1] ^ b.weight[0]) & 7);

# 19 "struct_copies.cu"
sum = fmaf(product(a, last), 0.5f, sum);

# 20 "struct_copies.cu"
last = b;
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 12 "struct_copies.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &points = __dbuf_points_0[__dbuf_now].v; (void)points; { 
# 15 "struct_copies.cu" 3
const point a = points[127 - threadIdx.x];

# 16 "struct_copies.cu" 3
point b;

# 17 "struct_copies.cu" 3
b = points[threadIdx.x / 2];

# 18 "struct_copies.cu" 3
sum = fmaf(a.x, b.y, sum) + ((a.weight[1] ^ b.weight[0]) & 7);

# 19 "struct_copies.cu" 3
sum = fmaf(product(a, last), 0.5f, sum);

# 20 "struct_copies.cu" 3
last = b;
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 22 "struct_copies.cu"

  out[blockIdx.x * 128 + threadIdx.x] = sum + last.x;
}
// ---- ldg auto ----
// loop struct_copies ldg 2
# 1 "struct_copies.cu"
// Objects of numbers are copied out of a tile, and kept, without a name of the tile going with them.
struct point {
  float x, y;
  int weight[2];
};
__attribute__((device)) float product(point a, const point &b) { return a.x * b.x + a.y * b.y; }
__attribute__((global)) void struct_copies(const point *__restrict__ in, float *__restrict__ out, int n) {
  
# 8 "struct_copies.cu" 3
typedef point __dbuf_points_0_t[128]; __attribute__((shared)) ::__dbuf::slot<__dbuf_points_0_t> __dbuf_points_0[2]; auto &points = __dbuf_points_0[0].v; 
# 8 "struct_copies.cu"

  point last = {0, 0, {1, 1}};
  float sum = 0;

# 12 "struct_copies.cu" 3
{ static_assert(0 + sizeof(__dbuf_points_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(!::__dbuf::reference<decltype(last)>::value, "dbuf-hidden-reference: 'last' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<point >::value, "dbuf-hidden-reference: 'a' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<point >::value, "dbuf-hidden-reference: 'b' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &points = __dbuf_points_0[0].v; (void)points; 
# 13 "struct_copies.cu" 3
points[threadIdx.x] = in[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 12 "struct_copies.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((in)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((in)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &points = __dbuf_points_0[__dbuf_now ^ 1].v; (void)points; 
# 13 "struct_copies.cu" 3
(void)((__dbuf_r0 = in[k + threadIdx.x]));
}
{ auto &points = __dbuf_points_0[__dbuf_now].v; (void)points; { 
# 15 "struct_copies.cu"
const point a = points[127 - threadIdx.x];

# 16 "struct_copies.cu"
point b;

# 17 "struct_copies.cu"
b = points[threadIdx.x / 2];

# 18 "struct_copies.cu"
sum = fmaf(a.x, b.y, sum) + ((a.weight[1] ^ b.weight[0]) & 7);

# 19 "struct_copies.cu"
sum = fmaf(product(a, last), 0.5f, sum);

# 20 "struct_copies.cu"
last = b;
} }
{ auto &points = __dbuf_points_0[__dbuf_now ^ 1].v; (void)points; 
# 13 "struct_copies.cu" 3
points[threadIdx.x] = static_cast<decltype((in)[0])>(__dbuf_r0);
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &points = __dbuf_points_0[__dbuf_now].v; (void)points; { 
# 15 "struct_copies.cu" 3
const point a = points[127 - threadIdx.x];

# 16 "struct_copies.cu" 3
point b;

# 17 "struct_copies.cu" 3
b = points[threadIdx.x / 2];

# 18 "struct_copies.cu" 3
sum = fmaf(a.x, b.y, sum) + ((a.weight[1] ^ b.weight[0]) & 7);

# 19 "struct_copies.cu" 3
sum = fmaf(product(a, last), 0.5f, sum);

# 20 "struct_copies.cu" 3
last = b;
} }
__syncthreads();
} }
# 22 "struct_copies.cu"

  out[blockIdx.x * 128 + threadIdx.x] = sum + last.x;
}
// ---- ldg_single auto ----
// loop struct_copies ldg_single 1
# 1 "struct_copies.cu"
// Objects of numbers are copied out of a tile, and kept, without a name of the tile going with them.
struct point {
  float x, y;
  int weight[2];
};
__attribute__((device)) float product(point a, const point &b) { return a.x * b.x + a.y * b.y; }
__attribute__((global)) void struct_copies(const point *__restrict__ in, float *__restrict__ out, int n) {
  __attribute__((shared)) point points[128];
  point last = {0, 0, {1, 1}};
  float sum = 0;

# 12 "struct_copies.cu" 3
{ static_assert(!::__dbuf::reference<decltype(last)>::value, "dbuf-hidden-reference: 'last' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<point >::value, "dbuf-hidden-reference: 'a' is a reference, which its type does not show; declare it with '&'");
static_assert(!::__dbuf::reference<point >::value, "dbuf-hidden-reference: 'b' is a reference, which its type does not show; declare it with '&'");
int k = 0;
if (k < n) {
{ 
# 13 "struct_copies.cu" 3
points[threadIdx.x] = in[k + threadIdx.x];
}
k += 128; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 12 "struct_copies.cu" 3
for (; k < n; k += 128) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((in)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((in)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 13 "struct_copies.cu" 3
(void)((__dbuf_r0 = in[k + threadIdx.x]));
}
{ { 
# 15 "struct_copies.cu"
const point a = points[127 - threadIdx.x];

# 16 "struct_copies.cu"
point b;

# 17 "struct_copies.cu"
b = points[threadIdx.x / 2];

# 18 "struct_copies.cu"
sum = fmaf(a.x, b.y, sum) + ((a.weight[1] ^ b.weight[0]) & 7);

# 19 "struct_copies.cu"
sum = fmaf(product(a, last), 0.5f, sum);

# 20 "struct_copies.cu"
last = b;
} }
__syncthreads();
{ 
# 13 "struct_copies.cu" 3
points[threadIdx.x] = static_cast<decltype((in)[0])>(__dbuf_r0);
}

__syncthreads();
}
{ { 
# 15 "struct_copies.cu" 3
const point a = points[127 - threadIdx.x];

# 16 "struct_copies.cu" 3
point b;

# 17 "struct_copies.cu" 3
b = points[threadIdx.x / 2];

# 18 "struct_copies.cu" 3
sum = fmaf(a.x, b.y, sum) + ((a.weight[1] ^ b.weight[0]) & 7);

# 19 "struct_copies.cu" 3
sum = fmaf(product(a, last), 0.5f, sum);

# 20 "struct_copies.cu" 3
last = b;
} }
__syncthreads();
} }
# 22 "struct_copies.cu"

  out[blockIdx.x * 128 + threadIdx.x] = sum + last.x;
}
