// ---- cp_async 2 ----
// loop twice_summed cp_async 2
# 1 "scratch_last.cu"
// The last barrier is one of compute's own: behind it the tile is not used any more, only an array of compute.
__attribute__((global)) void twice_summed(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "scratch_last.cu" 3
typedef float __dbuf_tile_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; __attribute__((shared)) float rows[16][16]; 
# 3 "scratch_last.cu"

  int i = threadIdx.x, j = threadIdx.y;
  float acc = 0;

# 7 "scratch_last.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(rows) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 8 "scratch_last.cu" 3
{ const bool __dbuf_ok = (k + j * 16 + i < n); ::__dbuf::fetch_zero(tile[j][i], __dbuf_ok ? &(x[k + j * 16 + i]) : 0, __dbuf_ok); }
}
k += 256; 
}
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "scratch_last.cu" 3
for (; k < n; k += 256) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 8 "scratch_last.cu" 3
{ const bool __dbuf_ok = (k + j * 16 + i < n); ::__dbuf::fetch_zero(tile[j][i], __dbuf_ok ? &(x[k + j * 16 + i]) : 0, __dbuf_ok); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "scratch_last.cu"
float row = 0;

# 14 "scratch_last.cu"
for (int a = 0; a < 16; ++a)
      row += tile[j][a] * (a - i);

# 16 "scratch_last.cu"
rows[j][i] = row;

# 17 "scratch_last.cu"
__syncthreads();

# 18 "scratch_last.cu"
for (int b = 0; b < 16; ++b)
      acc += rows[b][i] * (b - j);
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "scratch_last.cu" 3
float row = 0;

# 14 "scratch_last.cu" 3
for (int a = 0; a < 16; ++a)
      row += tile[j][a] * (a - i);

# 16 "scratch_last.cu" 3
rows[j][i] = row;

# 17 "scratch_last.cu" 3
__syncthreads();

# 18 "scratch_last.cu" 3
for (int b = 0; b < 16; ++b)
      acc += rows[b][i] * (b - j);
} }
} }
# 20 "scratch_last.cu"

  y[j * 16 + i] = acc;
}
// ---- cp_async 3 ----
// loop twice_summed cp_async 3
# 1 "scratch_last.cu"
// The last barrier is one of compute's own: behind it the tile is not used any more, only an array of compute.
__attribute__((global)) void twice_summed(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "scratch_last.cu" 3
typedef float __dbuf_tile_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[3]; auto &tile = __dbuf_tile_0[0].v; __attribute__((shared)) float rows[16][16]; 
# 3 "scratch_last.cu"

  int i = threadIdx.x, j = threadIdx.y;
  float acc = 0;

# 7 "scratch_last.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(rows) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 7 "scratch_last.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (k < n) {
{ auto &tile = __dbuf_tile_0[__dbuf_s].v; (void)tile; 
# 8 "scratch_last.cu" 3
{ const bool __dbuf_ok = (k + j * 16 + i < n); ::__dbuf::fetch_zero(tile[j][i], __dbuf_ok ? &(x[k + j * 16 + i]) : 0, __dbuf_ok); }
}
k += 256; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(k);

#pragma unroll 1
# 7 "scratch_last.cu" 3
for (; k < n; k += 256) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_load].v; (void)tile; 
# 8 "scratch_last.cu" 3
{ const bool __dbuf_ok = (k + j * 16 + i < n); ::__dbuf::fetch_zero(tile[j][i], __dbuf_ok ? &(x[k + j * 16 + i]) : 0, __dbuf_ok); }
}
::__dbuf::commit();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "scratch_last.cu"
float row = 0;

# 14 "scratch_last.cu"
for (int a = 0; a < 16; ++a)
      row += tile[j][a] * (a - i);

# 16 "scratch_last.cu"
rows[j][i] = row;

# 17 "scratch_last.cu"
__syncthreads();

# 18 "scratch_last.cu"
for (int b = 0; b < 16; ++b)
      acc += rows[b][i] * (b - j);
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 7 "scratch_last.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "scratch_last.cu" 3
float row = 0;

# 14 "scratch_last.cu" 3
for (int a = 0; a < 16; ++a)
      row += tile[j][a] * (a - i);

# 16 "scratch_last.cu" 3
rows[j][i] = row;

# 17 "scratch_last.cu" 3
__syncthreads();

# 18 "scratch_last.cu" 3
for (int b = 0; b < 16; ++b)
      acc += rows[b][i] * (b - j);
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
} }
# 20 "scratch_last.cu"

  y[j * 16 + i] = acc;
}
// ---- ldg auto ----
// loop twice_summed ldg 2
# 1 "scratch_last.cu"
// The last barrier is one of compute's own: behind it the tile is not used any more, only an array of compute.
__attribute__((global)) void twice_summed(const float *__restrict__ x, float *__restrict__ y, int n) {
  
# 3 "scratch_last.cu" 3
typedef float __dbuf_tile_0_t[16][16]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; __attribute__((shared)) float rows[16][16]; 
# 3 "scratch_last.cu"

  int i = threadIdx.x, j = threadIdx.y;
  float acc = 0;

# 7 "scratch_last.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) + sizeof(rows) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 8 "scratch_last.cu" 3
if (k + j * 16 + i < n)
      tile[j][i] = x[k + j * 16 + i];
    else
      tile[j][i] = 0;
}
k += 256; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "scratch_last.cu" 3
for (; k < n; k += 256) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "scratch_last.cu" 3
if (k + j * 16 + i < n)
      (void)((__dbuf_r0 = x[k + j * 16 + i]));
    else
      ;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "scratch_last.cu"
float row = 0;

# 14 "scratch_last.cu"
for (int a = 0; a < 16; ++a)
      row += tile[j][a] * (a - i);

# 16 "scratch_last.cu"
rows[j][i] = row;

# 17 "scratch_last.cu"
__syncthreads();

# 18 "scratch_last.cu"
for (int b = 0; b < 16; ++b)
      acc += rows[b][i] * (b - j);
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 8 "scratch_last.cu" 3
if (k + j * 16 + i < n)
      tile[j][i] = __dbuf_r0;
    else
      tile[j][i] = 0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 13 "scratch_last.cu" 3
float row = 0;

# 14 "scratch_last.cu" 3
for (int a = 0; a < 16; ++a)
      row += tile[j][a] * (a - i);

# 16 "scratch_last.cu" 3
rows[j][i] = row;

# 17 "scratch_last.cu" 3
__syncthreads();

# 18 "scratch_last.cu" 3
for (int b = 0; b < 16; ++b)
      acc += rows[b][i] * (b - j);
} }
} }
# 20 "scratch_last.cu"

  y[j * 16 + i] = acc;
}
// ---- ldg_single auto ----
// loop twice_summed ldg_single 1
# 1 "scratch_last.cu"
// The last barrier is one of compute's own: behind it the tile is not used any more, only an array of compute.
__attribute__((global)) void twice_summed(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[16][16], rows[16][16];
  int i = threadIdx.x, j = threadIdx.y;
  float acc = 0;

# 7 "scratch_last.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 8 "scratch_last.cu" 3
if (k + j * 16 + i < n)
      tile[j][i] = x[k + j * 16 + i];
    else
      tile[j][i] = 0;
}
k += 256; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 7 "scratch_last.cu" 3
for (; k < n; k += 256) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 8 "scratch_last.cu" 3
if (k + j * 16 + i < n)
      (void)((__dbuf_r0 = x[k + j * 16 + i]));
    else
      ;
}
{ { 
# 13 "scratch_last.cu"
float row = 0;

# 14 "scratch_last.cu"
for (int a = 0; a < 16; ++a)
      row += tile[j][a] * (a - i);

# 16 "scratch_last.cu"
rows[j][i] = row;

# 17 "scratch_last.cu"
__syncthreads();

# 18 "scratch_last.cu"
for (int b = 0; b < 16; ++b)
      acc += rows[b][i] * (b - j);
} }
{ 
# 8 "scratch_last.cu" 3
if (k + j * 16 + i < n)
      tile[j][i] = __dbuf_r0;
    else
      tile[j][i] = 0;
}

__syncthreads();
}
{ { 
# 13 "scratch_last.cu" 3
float row = 0;

# 14 "scratch_last.cu" 3
for (int a = 0; a < 16; ++a)
      row += tile[j][a] * (a - i);

# 16 "scratch_last.cu" 3
rows[j][i] = row;

# 17 "scratch_last.cu" 3
__syncthreads();

# 18 "scratch_last.cu" 3
for (int b = 0; b < 16; ++b)
      acc += rows[b][i] * (b - j);
} }
} }
# 20 "scratch_last.cu"

  y[j * 16 + i] = acc;
}
