// ---- cp_async 2 ----
// loop dynamic_rows cp_async 2
# 1 "dynamic_rows.cu"
// The clause says how much of dynamic shared memory is the tile. Another tile is static.
__attribute__((global)) void dynamic_rows(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float rows[][16];
  
# 4 "dynamic_rows.cu" 3
typedef float __dbuf_scale_0_t[16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_scale_0_t> __dbuf_scale_0[2]; auto &scale = __dbuf_scale_0[0].v; 
# 4 "dynamic_rows.cu"

  int tx = threadIdx.x, ty = threadIdx.y;
  float acc = 0;

# 8 "dynamic_rows.cu" 3
{ typedef float __dbuf_rows_0_row[16]; typedef __dbuf_rows_0_row __dbuf_rows_0_t[8]; __attribute__((shared)) ::__dbuf::slot<__dbuf_rows_0_t> __dbuf_rows_0[1]; __dbuf_rows_0_row *const __dbuf_rows_0_first = rows;
static_assert(0 + sizeof(__dbuf_rows_0) + sizeof(__dbuf_scale_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(0 + sizeof(__dbuf_rows_0) + sizeof(__dbuf_scale_0) + (1024) <= ((1024) > 49152 ? 49152 : 49152), "dbuf-static-limit sm_80: the stages and the launch's dynamic shared memory are more than a block may have");
if (::__dbuf::dynamic_bytes() > (unsigned)(1024)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel dynamic_rows, loop at line 8: dynamic=%d was promised, but the launch gives %d bytes; give no more or change dynamic= in the pragma\n", (int)(1024), (int)::__dbuf::dynamic_bytes()); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &rows = *(__dbuf_rows_0_row (*)[])((__dbuf_s) ? __dbuf_rows_0[(__dbuf_s) - 1].v : __dbuf_rows_0_first); (void)rows; auto &scale = __dbuf_scale_0[__dbuf_s].v; (void)scale; 
# 9 "dynamic_rows.cu" 3
::__dbuf::fetch(rows[ty][tx], x[(k * 8 + ty) * 16 + tx]);

# 10 "dynamic_rows.cu" 3
if (ty == 0)
      ::__dbuf::fetch(scale[tx], w[k * 16 + tx]);
}
++k; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 8 "dynamic_rows.cu" 3
for (; k < n; ++k) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &rows = *(__dbuf_rows_0_row (*)[])((__dbuf_load) ? __dbuf_rows_0[(__dbuf_load) - 1].v : __dbuf_rows_0_first); (void)rows; auto &scale = __dbuf_scale_0[__dbuf_load].v; (void)scale; 
# 9 "dynamic_rows.cu" 3
::__dbuf::fetch(rows[ty][tx], x[(k * 8 + ty) * 16 + tx]);

# 10 "dynamic_rows.cu" 3
if (ty == 0)
      ::__dbuf::fetch(scale[tx], w[k * 16 + tx]);
}
::__dbuf::commit();
{ auto &rows = *(__dbuf_rows_0_row (*)[])((__dbuf_now) ? __dbuf_rows_0[(__dbuf_now) - 1].v : __dbuf_rows_0_first); (void)rows; auto &scale = __dbuf_scale_0[__dbuf_now].v; (void)scale; { 
# 13 "dynamic_rows.cu"
for (int i = 0; i < 8; ++i)
      acc += rows[i][tx] * scale[i];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &rows = *(__dbuf_rows_0_row (*)[])((__dbuf_now) ? __dbuf_rows_0[(__dbuf_now) - 1].v : __dbuf_rows_0_first); (void)rows; auto &scale = __dbuf_scale_0[__dbuf_now].v; (void)scale; { 
# 13 "dynamic_rows.cu" 3
for (int i = 0; i < 8; ++i)
      acc += rows[i][tx] * scale[i];
} }
__syncthreads();
} }
# 16 "dynamic_rows.cu"

  y[ty * 16 + tx] = acc;
}
// ---- cp_async 3 ----
// loop dynamic_rows cp_async 3
# 1 "dynamic_rows.cu"
// The clause says how much of dynamic shared memory is the tile. Another tile is static.
__attribute__((global)) void dynamic_rows(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float rows[][16];
  
# 4 "dynamic_rows.cu" 3
typedef float __dbuf_scale_0_t[16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_scale_0_t> __dbuf_scale_0[3]; auto &scale = __dbuf_scale_0[0].v; 
# 4 "dynamic_rows.cu"

  int tx = threadIdx.x, ty = threadIdx.y;
  float acc = 0;

# 8 "dynamic_rows.cu" 3
{ typedef float __dbuf_rows_0_row[16]; typedef __dbuf_rows_0_row __dbuf_rows_0_t[8]; __attribute__((shared)) ::__dbuf::slot<__dbuf_rows_0_t> __dbuf_rows_0[2]; __dbuf_rows_0_row *const __dbuf_rows_0_first = rows;
static_assert(0 + sizeof(__dbuf_rows_0) + sizeof(__dbuf_scale_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(0 + sizeof(__dbuf_rows_0) + sizeof(__dbuf_scale_0) + (1024) <= ((1024) > 49152 ? 49152 : 49152), "dbuf-static-limit sm_80: the stages and the launch's dynamic shared memory are more than a block may have");
if (::__dbuf::dynamic_bytes() > (unsigned)(1024)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel dynamic_rows, loop at line 8: dynamic=%d was promised, but the launch gives %d bytes; give no more or change dynamic= in the pragma\n", (int)(1024), (int)::__dbuf::dynamic_bytes()); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 8 "dynamic_rows.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &rows = *(__dbuf_rows_0_row (*)[])((__dbuf_s) ? __dbuf_rows_0[(__dbuf_s) - 1].v : __dbuf_rows_0_first); (void)rows; auto &scale = __dbuf_scale_0[__dbuf_s].v; (void)scale; 
# 9 "dynamic_rows.cu" 3
::__dbuf::fetch(rows[ty][tx], x[(k * 8 + ty) * 16 + tx]);

# 10 "dynamic_rows.cu" 3
if (ty == 0)
      ::__dbuf::fetch(scale[tx], w[k * 16 + tx]);
}
++k; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 8 "dynamic_rows.cu" 3
for (; k < n; ++k) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &rows = *(__dbuf_rows_0_row (*)[])((__dbuf_load) ? __dbuf_rows_0[(__dbuf_load) - 1].v : __dbuf_rows_0_first); (void)rows; auto &scale = __dbuf_scale_0[__dbuf_load].v; (void)scale; 
# 9 "dynamic_rows.cu" 3
::__dbuf::fetch(rows[ty][tx], x[(k * 8 + ty) * 16 + tx]);

# 10 "dynamic_rows.cu" 3
if (ty == 0)
      ::__dbuf::fetch(scale[tx], w[k * 16 + tx]);
}
::__dbuf::commit();
{ auto &rows = *(__dbuf_rows_0_row (*)[])((__dbuf_now) ? __dbuf_rows_0[(__dbuf_now) - 1].v : __dbuf_rows_0_first); (void)rows; auto &scale = __dbuf_scale_0[__dbuf_now].v; (void)scale; { 
# 13 "dynamic_rows.cu"
for (int i = 0; i < 8; ++i)
      acc += rows[i][tx] * scale[i];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 8 "dynamic_rows.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &rows = *(__dbuf_rows_0_row (*)[])((__dbuf_now) ? __dbuf_rows_0[(__dbuf_now) - 1].v : __dbuf_rows_0_first); (void)rows; auto &scale = __dbuf_scale_0[__dbuf_now].v; (void)scale; { 
# 13 "dynamic_rows.cu" 3
for (int i = 0; i < 8; ++i)
      acc += rows[i][tx] * scale[i];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 16 "dynamic_rows.cu"

  y[ty * 16 + tx] = acc;
}
// ---- ldg auto ----
// loop dynamic_rows ldg 2
# 1 "dynamic_rows.cu"
// The clause says how much of dynamic shared memory is the tile. Another tile is static.
__attribute__((global)) void dynamic_rows(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float rows[][16];
  
# 4 "dynamic_rows.cu" 3
typedef float __dbuf_scale_0_t[16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_scale_0_t> __dbuf_scale_0[2]; auto &scale = __dbuf_scale_0[0].v; 
# 4 "dynamic_rows.cu"

  int tx = threadIdx.x, ty = threadIdx.y;
  float acc = 0;

# 8 "dynamic_rows.cu" 3
{ typedef float __dbuf_rows_0_row[16]; typedef __dbuf_rows_0_row __dbuf_rows_0_t[8]; __attribute__((shared)) ::__dbuf::slot<__dbuf_rows_0_t> __dbuf_rows_0[1]; __dbuf_rows_0_row *const __dbuf_rows_0_first = rows;
static_assert(0 + sizeof(__dbuf_rows_0) + sizeof(__dbuf_scale_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
static_assert(0 + sizeof(__dbuf_rows_0) + sizeof(__dbuf_scale_0) + (1024) <= ((1024) > 49152 ? 49152 : 49152), "dbuf-static-limit sm_80: the stages and the launch's dynamic shared memory are more than a block may have");
if (::__dbuf::dynamic_bytes() > (unsigned)(1024)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel dynamic_rows, loop at line 8: dynamic=%d was promised, but the launch gives %d bytes; give no more or change dynamic= in the pragma\n", (int)(1024), (int)::__dbuf::dynamic_bytes()); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &rows = *(__dbuf_rows_0_row (*)[])((0) ? __dbuf_rows_0[(0) - 1].v : __dbuf_rows_0_first); (void)rows; auto &scale = __dbuf_scale_0[0].v; (void)scale; 
# 9 "dynamic_rows.cu" 3
rows[ty][tx] = x[(k * 8 + ty) * 16 + tx];

# 10 "dynamic_rows.cu" 3
if (ty == 0)
      scale[tx] = w[k * 16 + tx];
}
++k; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 8 "dynamic_rows.cu" 3
for (; k < n; ++k) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((w)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((w)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &rows = *(__dbuf_rows_0_row (*)[])((__dbuf_now ^ 1) ? __dbuf_rows_0[(__dbuf_now ^ 1) - 1].v : __dbuf_rows_0_first); (void)rows; auto &scale = __dbuf_scale_0[__dbuf_now ^ 1].v; (void)scale; 
# 9 "dynamic_rows.cu" 3
(void)((__dbuf_r0 = x[(k * 8 + ty) * 16 + tx]));

# 10 "dynamic_rows.cu" 3
if (ty == 0)
      (void)((__dbuf_r1 = w[k * 16 + tx]));
}
{ auto &rows = *(__dbuf_rows_0_row (*)[])((__dbuf_now) ? __dbuf_rows_0[(__dbuf_now) - 1].v : __dbuf_rows_0_first); (void)rows; auto &scale = __dbuf_scale_0[__dbuf_now].v; (void)scale; { 
# 13 "dynamic_rows.cu"
for (int i = 0; i < 8; ++i)
      acc += rows[i][tx] * scale[i];
} }
{ auto &rows = *(__dbuf_rows_0_row (*)[])((__dbuf_now ^ 1) ? __dbuf_rows_0[(__dbuf_now ^ 1) - 1].v : __dbuf_rows_0_first); (void)rows; auto &scale = __dbuf_scale_0[__dbuf_now ^ 1].v; (void)scale; 
# 9 "dynamic_rows.cu" 3
rows[ty][tx] = __dbuf_r0;

# 10 "dynamic_rows.cu" 3
if (ty == 0)
      scale[tx] = __dbuf_r1;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &rows = *(__dbuf_rows_0_row (*)[])((__dbuf_now) ? __dbuf_rows_0[(__dbuf_now) - 1].v : __dbuf_rows_0_first); (void)rows; auto &scale = __dbuf_scale_0[__dbuf_now].v; (void)scale; { 
# 13 "dynamic_rows.cu" 3
for (int i = 0; i < 8; ++i)
      acc += rows[i][tx] * scale[i];
} }
__syncthreads();
} }
# 16 "dynamic_rows.cu"

  y[ty * 16 + tx] = acc;
}
// ---- ldg_single auto ----
// loop dynamic_rows ldg_single 1
# 1 "dynamic_rows.cu"
// The clause says how much of dynamic shared memory is the tile. Another tile is static.
__attribute__((global)) void dynamic_rows(const float *__restrict__ x, const float *__restrict__ w, float *__restrict__ y, int n) {
  extern __attribute__((shared)) float rows[][16];
  __attribute__((shared)) float scale[16];
  int tx = threadIdx.x, ty = threadIdx.y;
  float acc = 0;

# 8 "dynamic_rows.cu" 3
{ if (::__dbuf::dynamic_bytes() > (unsigned)(1024)) { if (threadIdx.x + threadIdx.y + threadIdx.z == 0) ::printf("dbuf: kernel dynamic_rows, loop at line 8: dynamic=%d was promised, but the launch gives %d bytes; give no more or change dynamic= in the pragma\n", (int)(1024), (int)::__dbuf::dynamic_bytes()); __syncthreads(); __trap(); }
int k = 0;
if (k < n) {
{ 
# 9 "dynamic_rows.cu" 3
rows[ty][tx] = x[(k * 8 + ty) * 16 + tx];

# 10 "dynamic_rows.cu" 3
if (ty == 0)
      scale[tx] = w[k * 16 + tx];
}
++k; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 8 "dynamic_rows.cu" 3
for (; k < n; ++k) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((w)[0])> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((w)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 9 "dynamic_rows.cu" 3
(void)((__dbuf_r0 = x[(k * 8 + ty) * 16 + tx]));

# 10 "dynamic_rows.cu" 3
if (ty == 0)
      (void)((__dbuf_r1 = w[k * 16 + tx]));
}
{ { 
# 13 "dynamic_rows.cu"
for (int i = 0; i < 8; ++i)
      acc += rows[i][tx] * scale[i];
} }
__syncthreads();
{ 
# 9 "dynamic_rows.cu" 3
rows[ty][tx] = __dbuf_r0;

# 10 "dynamic_rows.cu" 3
if (ty == 0)
      scale[tx] = __dbuf_r1;
}

__syncthreads();
}
{ { 
# 13 "dynamic_rows.cu" 3
for (int i = 0; i < 8; ++i)
      acc += rows[i][tx] * scale[i];
} }
__syncthreads();
} }
# 16 "dynamic_rows.cu"

  y[ty * 16 + tx] = acc;
}
