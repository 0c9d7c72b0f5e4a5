// ---- cp_async 2 ----
// loop stepped_index cp_async 2
# 1 "stepped_index.cu"
// In the main loop the index of a row begins with the thread's number, and runs on; a tile's element is placed by another
// number made of it.
__attribute__((global)) void stepped_index(const float *x, const float *z, int n, float *y, int tiles) {
  
# 4 "stepped_index.cu" 3
typedef float __dbuf_s_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_s_0_t> __dbuf_s_0[2]; auto &s = __dbuf_s_0[0].v; 
# 4 "stepped_index.cu"

  
# 5 "stepped_index.cu" 3
typedef float __dbuf_w_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_w_0_t> __dbuf_w_0[2]; auto &w = __dbuf_w_0[0].v; 
# 5 "stepped_index.cu"

  const int tid = threadIdx.x;
  float acc = 0.5f;

# 9 "stepped_index.cu" 3
{ static_assert(0 + sizeof(__dbuf_s_0) + sizeof(__dbuf_w_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < tiles) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(2)), ((long long)(4)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &s = __dbuf_s_0[__dbuf_s].v; (void)s; auto &w = __dbuf_w_0[__dbuf_s].v; (void)w; 
# 10 "stepped_index.cu" 3
if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = (__dbuf_r0 = x[tid - 32]) * 1.5f;
      ;
    }

# 16 "stepped_index.cu" 3
{ int r = tid / 16;
#pragma unroll
# 16 "stepped_index.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 4)) if (r < 2)
# 17 "stepped_index.cu" 3
::__dbuf::fetch(w[r * 16 + tid % 16], z[tid]); }
}
{ auto &s = __dbuf_s_0[__dbuf_s].v; (void)s; auto &w = __dbuf_w_0[__dbuf_s].v; (void)w; 
# 10 "stepped_index.cu" 3
if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = __dbuf_r0 * 1.5f;
      s[tid - 32] = v;
    }

# 16 "stepped_index.cu" 3
{ int r = tid / 16;
#pragma unroll
# 16 "stepped_index.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 4)) if (r < 2)
# 17 "stepped_index.cu" 3
; }
}
z += 32; x = x + 32; ++t; 
}
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 9 "stepped_index.cu" 3
for (; t < tiles; ++t) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(2)), ((long long)(4)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &s = __dbuf_s_0[__dbuf_load].v; (void)s; auto &w = __dbuf_w_0[__dbuf_load].v; (void)w; 
# 10 "stepped_index.cu" 3
if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = (__dbuf_r0 = x[tid - 32]) * 1.5f;
      ;
    }

# 16 "stepped_index.cu" 3
{ int r = tid / 16;
#pragma unroll
# 16 "stepped_index.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 4)) if (r < 2)
# 17 "stepped_index.cu" 3
::__dbuf::fetch(w[r * 16 + tid % 16], z[tid]); }
}
::__dbuf::commit();
{ auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; auto &w = __dbuf_w_0[__dbuf_now].v; (void)w; { 
# 20 "stepped_index.cu"
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, s[(i + tid) % 32]);

# 22 "stepped_index.cu"
for (int i = 0; i < 8; ++i)
      acc = fmaf(acc, 0.5f, w[(i + tid) % 8]);
} }
{ auto &s = __dbuf_s_0[__dbuf_load].v; (void)s; auto &w = __dbuf_w_0[__dbuf_load].v; (void)w; 
# 10 "stepped_index.cu" 3
if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = __dbuf_r0 * 1.5f;
      s[tid - 32] = v;
    }

# 16 "stepped_index.cu" 3
{ int r = tid / 16;
#pragma unroll
# 16 "stepped_index.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 4)) if (r < 2)
# 17 "stepped_index.cu" 3
; }
}
z += 32; x = x + 32; 
__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; auto &w = __dbuf_w_0[__dbuf_now].v; (void)w; { 
# 20 "stepped_index.cu" 3
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, s[(i + tid) % 32]);

# 22 "stepped_index.cu" 3
for (int i = 0; i < 8; ++i)
      acc = fmaf(acc, 0.5f, w[(i + tid) % 8]);
} }
__syncthreads();
} }
# 26 "stepped_index.cu"

  y[tid] = acc;
}
// ---- cp_async 3 ----
// loop stepped_index cp_async 3
# 1 "stepped_index.cu"
// In the main loop the index of a row begins with the thread's number, and runs on; a tile's element is placed by another
// number made of it.
__attribute__((global)) void stepped_index(const float *x, const float *z, int n, float *y, int tiles) {
  
# 4 "stepped_index.cu" 3
typedef float __dbuf_s_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_s_0_t> __dbuf_s_0[3]; auto &s = __dbuf_s_0[0].v; 
# 4 "stepped_index.cu"

  
# 5 "stepped_index.cu" 3
typedef float __dbuf_w_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_w_0_t> __dbuf_w_0[3]; auto &w = __dbuf_w_0[0].v; 
# 5 "stepped_index.cu"

  const int tid = threadIdx.x;
  float acc = 0.5f;

# 9 "stepped_index.cu" 3
{ static_assert(0 + sizeof(__dbuf_s_0) + sizeof(__dbuf_w_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < tiles) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 9 "stepped_index.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (t < tiles) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(2)), ((long long)(4)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &s = __dbuf_s_0[__dbuf_s].v; (void)s; auto &w = __dbuf_w_0[__dbuf_s].v; (void)w; 
# 10 "stepped_index.cu" 3
if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = (__dbuf_r0 = x[tid - 32]) * 1.5f;
      ;
    }

# 16 "stepped_index.cu" 3
{ int r = tid / 16;
#pragma unroll
# 16 "stepped_index.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 4)) if (r < 2)
# 17 "stepped_index.cu" 3
::__dbuf::fetch(w[r * 16 + tid % 16], z[tid]); }
}
{ auto &s = __dbuf_s_0[__dbuf_s].v; (void)s; auto &w = __dbuf_w_0[__dbuf_s].v; (void)w; 
# 10 "stepped_index.cu" 3
if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = __dbuf_r0 * 1.5f;
      s[tid - 32] = v;
    }

# 16 "stepped_index.cu" 3
{ int r = tid / 16;
#pragma unroll
# 16 "stepped_index.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 4)) if (r < 2)
# 17 "stepped_index.cu" 3
; }
}
z += 32; x = x + 32; ++t; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(t);

#pragma unroll 1
# 9 "stepped_index.cu" 3
for (; t < tiles; ++t) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(2)), ((long long)(4)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &s = __dbuf_s_0[__dbuf_load].v; (void)s; auto &w = __dbuf_w_0[__dbuf_load].v; (void)w; 
# 10 "stepped_index.cu" 3
if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = (__dbuf_r0 = x[tid - 32]) * 1.5f;
      ;
    }

# 16 "stepped_index.cu" 3
{ int r = tid / 16;
#pragma unroll
# 16 "stepped_index.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 4)) if (r < 2)
# 17 "stepped_index.cu" 3
::__dbuf::fetch(w[r * 16 + tid % 16], z[tid]); }
}
::__dbuf::commit();
{ auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; auto &w = __dbuf_w_0[__dbuf_now].v; (void)w; { 
# 20 "stepped_index.cu"
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, s[(i + tid) % 32]);

# 22 "stepped_index.cu"
for (int i = 0; i < 8; ++i)
      acc = fmaf(acc, 0.5f, w[(i + tid) % 8]);
} }
{ auto &s = __dbuf_s_0[__dbuf_load].v; (void)s; auto &w = __dbuf_w_0[__dbuf_load].v; (void)w; 
# 10 "stepped_index.cu" 3
if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = __dbuf_r0 * 1.5f;
      s[tid - 32] = v;
    }

# 16 "stepped_index.cu" 3
{ int r = tid / 16;
#pragma unroll
# 16 "stepped_index.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 4)) if (r < 2)
# 17 "stepped_index.cu" 3
; }
}
z += 32; x = x + 32; 
__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 9 "stepped_index.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; auto &w = __dbuf_w_0[__dbuf_now].v; (void)w; { 
# 20 "stepped_index.cu" 3
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, s[(i + tid) % 32]);

# 22 "stepped_index.cu" 3
for (int i = 0; i < 8; ++i)
      acc = fmaf(acc, 0.5f, w[(i + tid) % 8]);
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 26 "stepped_index.cu"

  y[tid] = acc;
}
// ---- ldg auto ----
// loop stepped_index ldg 2
# 1 "stepped_index.cu"
// In the main loop the index of a row begins with the thread's number, and runs on; a tile's element is placed by another
// number made of it.
__attribute__((global)) void stepped_index(const float *x, const float *z, int n, float *y, int tiles) {
  
# 4 "stepped_index.cu" 3
typedef float __dbuf_s_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_s_0_t> __dbuf_s_0[2]; auto &s = __dbuf_s_0[0].v; 
# 4 "stepped_index.cu"

  
# 5 "stepped_index.cu" 3
typedef float __dbuf_w_0_t[32]; __attribute__((shared)) ::__dbuf::slot<__dbuf_w_0_t> __dbuf_w_0[2]; auto &w = __dbuf_w_0[0].v; 
# 5 "stepped_index.cu"

  const int tid = threadIdx.x;
  float acc = 0.5f;

# 9 "stepped_index.cu" 3
{ static_assert(0 + sizeof(__dbuf_s_0) + sizeof(__dbuf_w_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int t = 0;
if (t < tiles) {
int __dbuf_now = 0;
{ auto &s = __dbuf_s_0[0].v; (void)s; auto &w = __dbuf_w_0[0].v; (void)w; 
# 10 "stepped_index.cu" 3
if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = x[tid - 32] * 1.5f;
      s[tid - 32] = v;
    }

# 16 "stepped_index.cu" 3
for (int r = tid / 16; r < 2; r += 4)
      w[r * 16 + tid % 16] = z[tid];
}
z += 32; x = x + 32; ++t; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 9 "stepped_index.cu" 3
for (; t < tiles; ++t) {
::__dbuf::forget(t);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(2)), ((long long)(4)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((z)[0])> __dbuf_r1[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((z)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &s = __dbuf_s_0[__dbuf_now ^ 1].v; (void)s; auto &w = __dbuf_w_0[__dbuf_now ^ 1].v; (void)w; 
# 10 "stepped_index.cu" 3
if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = (__dbuf_r0 = x[tid - 32]) * 1.5f;
      ;
    }

# 16 "stepped_index.cu" 3
{ int r = tid / 16;
#pragma unroll
# 16 "stepped_index.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 4)) if (r < 2)
# 17 "stepped_index.cu" 3
(void)((__dbuf_r1[__dbuf_i0] = z[tid])); }
}
{ auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; auto &w = __dbuf_w_0[__dbuf_now].v; (void)w; { 
# 20 "stepped_index.cu"
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, s[(i + tid) % 32]);

# 22 "stepped_index.cu"
for (int i = 0; i < 8; ++i)
      acc = fmaf(acc, 0.5f, w[(i + tid) % 8]);
} }
{ auto &s = __dbuf_s_0[__dbuf_now ^ 1].v; (void)s; auto &w = __dbuf_w_0[__dbuf_now ^ 1].v; (void)w; 
# 10 "stepped_index.cu" 3
if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = __dbuf_r0 * 1.5f;
      s[tid - 32] = v;
    }

# 16 "stepped_index.cu" 3
{ int r = tid / 16;
#pragma unroll
# 16 "stepped_index.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 4)) if (r < 2)
# 17 "stepped_index.cu" 3
w[r * 16 + tid % 16] = __dbuf_r1[__dbuf_i0]; }
}
z += 32; x = x + 32; 
__syncthreads(); __dbuf_now ^= 1;
}
{ auto &s = __dbuf_s_0[__dbuf_now].v; (void)s; auto &w = __dbuf_w_0[__dbuf_now].v; (void)w; { 
# 20 "stepped_index.cu" 3
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, s[(i + tid) % 32]);

# 22 "stepped_index.cu" 3
for (int i = 0; i < 8; ++i)
      acc = fmaf(acc, 0.5f, w[(i + tid) % 8]);
} }
__syncthreads();
} }
# 26 "stepped_index.cu"

  y[tid] = acc;
}
// ---- ldg_single auto ----
// loop stepped_index ldg_single 1
# 1 "stepped_index.cu"
// In the main loop the index of a row begins with the thread's number, and runs on; a tile's element is placed by another
// number made of it.
__attribute__((global)) void stepped_index(const float *x, const float *z, int n, float *y, int tiles) {
  __attribute__((shared)) float s[32];
  __attribute__((shared)) float w[32];
  const int tid = threadIdx.x;
  float acc = 0.5f;

# 9 "stepped_index.cu" 3
{ int t = 0;
if (t < tiles) {
{ 
# 10 "stepped_index.cu" 3
if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = x[tid - 32] * 1.5f;
      s[tid - 32] = v;
    }

# 16 "stepped_index.cu" 3
for (int r = tid / 16; r < 2; r += 4)
      w[r * 16 + tid % 16] = z[tid];
}
z += 32; x = x + 32; ++t; 
__syncthreads();
::__dbuf::forget(t);

#pragma unroll 1
# 9 "stepped_index.cu" 3
for (; t < tiles; ++t) {
::__dbuf::forget(t);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(2)), ((long long)(4)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((z)[0])> __dbuf_r1[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((z)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 10 "stepped_index.cu" 3
if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = (__dbuf_r0 = x[tid - 32]) * 1.5f;
      ;
    }

# 16 "stepped_index.cu" 3
{ int r = tid / 16;
#pragma unroll
# 16 "stepped_index.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 4)) if (r < 2)
# 17 "stepped_index.cu" 3
(void)((__dbuf_r1[__dbuf_i0] = z[tid])); }
}
{ { 
# 20 "stepped_index.cu"
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, s[(i + tid) % 32]);

# 22 "stepped_index.cu"
for (int i = 0; i < 8; ++i)
      acc = fmaf(acc, 0.5f, w[(i + tid) % 8]);
} }
__syncthreads();
{ 
# 10 "stepped_index.cu" 3
if (tid >= 32) {
      float v = 0;
      if (t * 32 + (tid - 32) < n)
        v = __dbuf_r0 * 1.5f;
      s[tid - 32] = v;
    }

# 16 "stepped_index.cu" 3
{ int r = tid / 16;
#pragma unroll
# 16 "stepped_index.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(r += 4)) if (r < 2)
# 17 "stepped_index.cu" 3
w[r * 16 + tid % 16] = __dbuf_r1[__dbuf_i0]; }
}
z += 32; x = x + 32; 
__syncthreads();
}
{ { 
# 20 "stepped_index.cu" 3
for (int i = 0; i < 32; ++i)
      acc = fmaf(acc, 0.5f, s[(i + tid) % 32]);

# 22 "stepped_index.cu" 3
for (int i = 0; i < 8; ++i)
      acc = fmaf(acc, 0.5f, w[(i + tid) % 8]);
} }
__syncthreads();
} }
# 26 "stepped_index.cu"

  y[tid] = acc;
}
