// ---- cp_async 2 ----
// loop k cp_async 2
# 1 "pointer_passed.cu"
// A pointer that is read, compared, copied and passed by value keeps what it points to.
struct loader { const float *from; loader(const float *a, int b) : from(a) {} };
struct pair { float x, y; };
__attribute__((device)) pair operator+(const pair &a, const pair &b) { return {a.x + b.x, a.y + b.y}; }
__attribute__((device)) float first(const float *a, int i) { return a[i]; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 7 "pointer_passed.cu" 3
typedef float __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 7 "pointer_passed.cu"

  int tid = threadIdx.x;
  const float *p = x + blockIdx.x * n, *q = p;
  if (p == nullptr || !p)
    return;
  loader l(p, n);
  float acc = first(p, 3) + __ldg(p) + (float)(unsigned long)p;
  auto get = [&](int i) { return p[i]; };
  asm volatile("" : : "l"(p));
  const float2 *v = reinterpret_cast<const float2 *>(p + 2);
  q += 2, ++q;

# 19 "pointer_passed.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 20 "pointer_passed.cu" 3
::__dbuf::fetch(tile[tid], p[tid]);
}
p += 64; k += 64; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 19 "pointer_passed.cu" 3
for (; k < n; k += 64) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 20 "pointer_passed.cu" 3
::__dbuf::fetch(tile[tid], p[tid]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 22 "pointer_passed.cu"
y[tid] = tile[63 - tid];
} }
p += 64; 
__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 22 "pointer_passed.cu" 3
y[tid] = tile[63 - tid];
} }
__syncthreads();
} }
# 25 "pointer_passed.cu"

}
// ---- cp_async 3 ----
// loop k cp_async 3
# 1 "pointer_passed.cu"
// A pointer that is read, compared, copied and passed by value keeps what it points to.
struct loader { const float *from; loader(const float *a, int b) : from(a) {} };
struct pair { float x, y; };
__attribute__((device)) pair operator+(const pair &a, const pair &b) { return {a.x + b.x, a.y + b.y}; }
__attribute__((device)) float first(const float *a, int i) { return a[i]; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 7 "pointer_passed.cu" 3
typedef float __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; 
# 7 "pointer_passed.cu"

  int tid = threadIdx.x;
  const float *p = x + blockIdx.x * n, *q = p;
  if (p == nullptr || !p)
    return;
  loader l(p, n);
  float acc = first(p, 3) + __ldg(p) + (float)(unsigned long)p;
  auto get = [&](int i) { return p[i]; };
  asm volatile("" : : "l"(p));
  const float2 *v = reinterpret_cast<const float2 *>(p + 2);
  q += 2, ++q;

# 19 "pointer_passed.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 19 "pointer_passed.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 20 "pointer_passed.cu" 3
::__dbuf::fetch(tile[tid], p[tid]);
}
p += 64; k += 64; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 19 "pointer_passed.cu" 3
for (; k < n; k += 64) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 20 "pointer_passed.cu" 3
::__dbuf::fetch(tile[tid], p[tid]);
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 22 "pointer_passed.cu"
y[tid] = tile[63 - tid];
} }
p += 64; 
__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 19 "pointer_passed.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 22 "pointer_passed.cu" 3
y[tid] = tile[63 - tid];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 25 "pointer_passed.cu"

}
// ---- ldg auto ----
// loop k ldg 2
# 1 "pointer_passed.cu"
// A pointer that is read, compared, copied and passed by value keeps what it points to.
struct loader { const float *from; loader(const float *a, int b) : from(a) {} };
struct pair { float x, y; };
__attribute__((device)) pair operator+(const pair &a, const pair &b) { return {a.x + b.x, a.y + b.y}; }
__attribute__((device)) float first(const float *a, int i) { return a[i]; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 7 "pointer_passed.cu" 3
typedef float __dbuf_tile_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 7 "pointer_passed.cu"

  int tid = threadIdx.x;
  const float *p = x + blockIdx.x * n, *q = p;
  if (p == nullptr || !p)
    return;
  loader l(p, n);
  float acc = first(p, 3) + __ldg(p) + (float)(unsigned long)p;
  auto get = [&](int i) { return p[i]; };
  asm volatile("" : : "l"(p));
  const float2 *v = reinterpret_cast<const float2 *>(p + 2);
  q += 2, ++q;

# 19 "pointer_passed.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 20 "pointer_passed.cu" 3
tile[tid] = p[tid];
}
p += 64; k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 19 "pointer_passed.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((p)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((p)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 20 "pointer_passed.cu" 3
(void)((__dbuf_r0 = p[tid]));
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 22 "pointer_passed.cu"
y[tid] = tile[63 - tid];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 20 "pointer_passed.cu" 3
tile[tid] = __dbuf_r0;
}
p += 64; 
__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 22 "pointer_passed.cu" 3
y[tid] = tile[63 - tid];
} }
__syncthreads();
} }
# 25 "pointer_passed.cu"

}
// ---- ldg_single auto ----
// loop k ldg_single 1
# 1 "pointer_passed.cu"
// A pointer that is read, compared, copied and passed by value keeps what it points to.
struct loader { const float *from; loader(const float *a, int b) : from(a) {} };
struct pair { float x, y; };
__attribute__((device)) pair operator+(const pair &a, const pair &b) { return {a.x + b.x, a.y + b.y}; }
__attribute__((device)) float first(const float *a, int i) { return a[i]; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  int tid = threadIdx.x;
  const float *p = x + blockIdx.x * n, *q = p;
  if (p == nullptr || !p)
    return;
  loader l(p, n);
  float acc = first(p, 3) + __ldg(p) + (float)(unsigned long)p;
  auto get = [&](int i) { return p[i]; };
  asm volatile("" : : "l"(p));
  const float2 *v = reinterpret_cast<const float2 *>(p + 2);
  q += 2, ++q;

# 19 "pointer_passed.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 20 "pointer_passed.cu" 3
tile[tid] = p[tid];
}
p += 64; k += 64; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 19 "pointer_passed.cu" 3
for (; k < n; k += 64) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((p)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((p)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 20 "pointer_passed.cu" 3
(void)((__dbuf_r0 = p[tid]));
}
{ { 
# 22 "pointer_passed.cu"
y[tid] = tile[63 - tid];
} }
__syncthreads();
{ 
# 20 "pointer_passed.cu" 3
tile[tid] = __dbuf_r0;
}
p += 64; 
__syncthreads();
}
{ { 
# 22 "pointer_passed.cu" 3
y[tid] = tile[63 - tid];
} }
__syncthreads();
} }
# 25 "pointer_passed.cu"

}
