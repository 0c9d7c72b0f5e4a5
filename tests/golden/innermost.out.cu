// ---- cp_async 2 ----
// loop filter cp_async 2
# 1 "innermost.cu"
// The innermost of three loops is pipelined; how many threads load each tile depends on template arguments.
template <int ROWS, int COLUMNS>
__attribute__((global)) void filter(const float *__restrict__ image, const float *__restrict__ weight,
                                    float *__restrict__ out, int size, int width, int colors) {
  
# 5 "innermost.cu" 3
typedef float __dbuf_weights_0_t[4][ROWS]; __attribute__((shared)) ::__dbuf::slot<__dbuf_weights_0_t> __dbuf_weights_0[2]; auto &weights = __dbuf_weights_0[0].v; 
# 5 "innermost.cu"

  
# 6 "innermost.cu" 3
typedef float __dbuf_pixels_0_t[4][COLUMNS]; __attribute__((shared)) ::__dbuf::slot<__dbuf_pixels_0_t> __dbuf_pixels_0[2]; auto &pixels = __dbuf_pixels_0[0].v; 
# 6 "innermost.cu"

  const int tid = threadIdx.y * COLUMNS + threadIdx.x, row = tid / ROWS, at = tid % ROWS;
  float sum = 0;
  for (int y = 0; y < width; ++y)
    for (int x = 0; x < width; ++x) {
      const int p = y * size + x, w = y * width + x;

# 13 "innermost.cu" 3
{ static_assert(0 + sizeof(__dbuf_weights_0) + sizeof(__dbuf_pixels_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int c = 0;
if (c < colors) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(COLUMNS)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(ROWS)), ((long long)(0)), false>::value;
{ auto &weights = __dbuf_weights_0[__dbuf_s].v; (void)weights; auto &pixels = __dbuf_pixels_0[__dbuf_s].v; (void)pixels; 
# 14 "innermost.cu" 3
if (row < COLUMNS) {
{ int i = 0;
#pragma unroll
# 16 "innermost.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += COLUMNS)) if (i < 4)
# 17 "innermost.cu" 3
if (4 % COLUMNS == 0 || i + row < 4)
              ::__dbuf::fetch(weights[i + row][at], weight[((c + i + row) * width * width + w) * ROWS + at]); }
        }

# 20 "innermost.cu" 3
{ int i = 0;
#pragma unroll
# 21 "innermost.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += ROWS)) if (i < 4)
# 22 "innermost.cu" 3
if (4 % ROWS == 0 || i + threadIdx.y < 4)
            ::__dbuf::fetch(pixels[i + threadIdx.y][threadIdx.x], image[((c + i + threadIdx.y) * size * size + p) * COLUMNS + threadIdx.x]); }
}
c += 4; 
}
::__dbuf::commit();
}
::__dbuf::forget(c);

#pragma unroll 1
# 13 "innermost.cu" 3
for (; c < colors; c += 4) {
::__dbuf::wait<0>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(COLUMNS)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(ROWS)), ((long long)(0)), false>::value;
{ auto &weights = __dbuf_weights_0[__dbuf_load].v; (void)weights; auto &pixels = __dbuf_pixels_0[__dbuf_load].v; (void)pixels; 
# 14 "innermost.cu" 3
if (row < COLUMNS) {
{ int i = 0;
#pragma unroll
# 16 "innermost.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += COLUMNS)) if (i < 4)
# 17 "innermost.cu" 3
if (4 % COLUMNS == 0 || i + row < 4)
              ::__dbuf::fetch(weights[i + row][at], weight[((c + i + row) * width * width + w) * ROWS + at]); }
        }

# 20 "innermost.cu" 3
{ int i = 0;
#pragma unroll
# 21 "innermost.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += ROWS)) if (i < 4)
# 22 "innermost.cu" 3
if (4 % ROWS == 0 || i + threadIdx.y < 4)
            ::__dbuf::fetch(pixels[i + threadIdx.y][threadIdx.x], image[((c + i + threadIdx.y) * size * size + p) * COLUMNS + threadIdx.x]); }
}
::__dbuf::commit();
{ auto &weights = __dbuf_weights_0[__dbuf_now].v; (void)weights; auto &pixels = __dbuf_pixels_0[__dbuf_now].v; (void)pixels; { 
# 26 "innermost.cu"
for (int i = 0; i < 4; ++i)
          sum += weights[i][threadIdx.y] * pixels[i][threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &weights = __dbuf_weights_0[__dbuf_now].v; (void)weights; auto &pixels = __dbuf_pixels_0[__dbuf_now].v; (void)pixels; { 
# 26 "innermost.cu" 3
for (int i = 0; i < 4; ++i)
          sum += weights[i][threadIdx.y] * pixels[i][threadIdx.x];
} }
__syncthreads();
} }
# 29 "innermost.cu"

    }
  out[tid] = sum;
}
// ---- cp_async 3 ----
// loop filter cp_async 3
# 1 "innermost.cu"
// The innermost of three loops is pipelined; how many threads load each tile depends on template arguments.
template <int ROWS, int COLUMNS>
__attribute__((global)) void filter(const float *__restrict__ image, const float *__restrict__ weight,
                                    float *__restrict__ out, int size, int width, int colors) {
  
# 5 "innermost.cu" 3
typedef float __dbuf_weights_0_t[4][ROWS]; __attribute__((shared)) ::__dbuf::slot<__dbuf_weights_0_t> __dbuf_weights_0[3]; auto &weights = __dbuf_weights_0[0].v; 
# 5 "innermost.cu"

  
# 6 "innermost.cu" 3
typedef float __dbuf_pixels_0_t[4][COLUMNS]; __attribute__((shared)) ::__dbuf::slot<__dbuf_pixels_0_t> __dbuf_pixels_0[3]; auto &pixels = __dbuf_pixels_0[0].v; 
# 6 "innermost.cu"

  const int tid = threadIdx.y * COLUMNS + threadIdx.x, row = tid / ROWS, at = tid % ROWS;
  float sum = 0;
  for (int y = 0; y < width; ++y)
    for (int x = 0; x < width; ++x) {
      const int p = y * size + x, w = y * width + x;

# 13 "innermost.cu" 3
{ static_assert(0 + sizeof(__dbuf_weights_0) + sizeof(__dbuf_pixels_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int c = 0;
if (c < colors) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 13 "innermost.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (c < colors) {
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(COLUMNS)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(ROWS)), ((long long)(0)), false>::value;
{ auto &weights = __dbuf_weights_0[__dbuf_s].v; (void)weights; auto &pixels = __dbuf_pixels_0[__dbuf_s].v; (void)pixels; 
# 14 "innermost.cu" 3
if (row < COLUMNS) {
{ int i = 0;
#pragma unroll
# 16 "innermost.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += COLUMNS)) if (i < 4)
# 17 "innermost.cu" 3
if (4 % COLUMNS == 0 || i + row < 4)
              ::__dbuf::fetch(weights[i + row][at], weight[((c + i + row) * width * width + w) * ROWS + at]); }
        }

# 20 "innermost.cu" 3
{ int i = 0;
#pragma unroll
# 21 "innermost.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += ROWS)) if (i < 4)
# 22 "innermost.cu" 3
if (4 % ROWS == 0 || i + threadIdx.y < 4)
            ::__dbuf::fetch(pixels[i + threadIdx.y][threadIdx.x], image[((c + i + threadIdx.y) * size * size + p) * COLUMNS + threadIdx.x]); }
}
c += 4; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(c);

#pragma unroll 1
# 13 "innermost.cu" 3
for (; c < colors; c += 4) {
::__dbuf::wait<1>(); __syncthreads();
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(COLUMNS)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(ROWS)), ((long long)(0)), false>::value;
{ auto &weights = __dbuf_weights_0[__dbuf_load].v; (void)weights; auto &pixels = __dbuf_pixels_0[__dbuf_load].v; (void)pixels; 
# 14 "innermost.cu" 3
if (row < COLUMNS) {
{ int i = 0;
#pragma unroll
# 16 "innermost.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += COLUMNS)) if (i < 4)
# 17 "innermost.cu" 3
if (4 % COLUMNS == 0 || i + row < 4)
              ::__dbuf::fetch(weights[i + row][at], weight[((c + i + row) * width * width + w) * ROWS + at]); }
        }

# 20 "innermost.cu" 3
{ int i = 0;
#pragma unroll
# 21 "innermost.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += ROWS)) if (i < 4)
# 22 "innermost.cu" 3
if (4 % ROWS == 0 || i + threadIdx.y < 4)
            ::__dbuf::fetch(pixels[i + threadIdx.y][threadIdx.x], image[((c + i + threadIdx.y) * size * size + p) * COLUMNS + threadIdx.x]); }
}
::__dbuf::commit();
{ auto &weights = __dbuf_weights_0[__dbuf_now].v; (void)weights; auto &pixels = __dbuf_pixels_0[__dbuf_now].v; (void)pixels; { 
# 26 "innermost.cu"
for (int i = 0; i < 4; ++i)
          sum += weights[i][threadIdx.y] * pixels[i][threadIdx.x];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 13 "innermost.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &weights = __dbuf_weights_0[__dbuf_now].v; (void)weights; auto &pixels = __dbuf_pixels_0[__dbuf_now].v; (void)pixels; { 
# 26 "innermost.cu" 3
for (int i = 0; i < 4; ++i)
          sum += weights[i][threadIdx.y] * pixels[i][threadIdx.x];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 29 "innermost.cu"

    }
  out[tid] = sum;
}
// ---- ldg auto ----
// loop filter ldg 2
# 1 "innermost.cu"
// The innermost of three loops is pipelined; how many threads load each tile depends on template arguments.
template <int ROWS, int COLUMNS>
__attribute__((global)) void filter(const float *__restrict__ image, const float *__restrict__ weight,
                                    float *__restrict__ out, int size, int width, int colors) {
  
# 5 "innermost.cu" 3
typedef float __dbuf_weights_0_t[4][ROWS]; __attribute__((shared)) ::__dbuf::slot<__dbuf_weights_0_t> __dbuf_weights_0[2]; auto &weights = __dbuf_weights_0[0].v; 
# 5 "innermost.cu"

  
# 6 "innermost.cu" 3
typedef float __dbuf_pixels_0_t[4][COLUMNS]; __attribute__((shared)) ::__dbuf::slot<__dbuf_pixels_0_t> __dbuf_pixels_0[2]; auto &pixels = __dbuf_pixels_0[0].v; 
# 6 "innermost.cu"

  const int tid = threadIdx.y * COLUMNS + threadIdx.x, row = tid / ROWS, at = tid % ROWS;
  float sum = 0;
  for (int y = 0; y < width; ++y)
    for (int x = 0; x < width; ++x) {
      const int p = y * size + x, w = y * width + x;

# 13 "innermost.cu" 3
{ static_assert(0 + sizeof(__dbuf_weights_0) + sizeof(__dbuf_pixels_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int c = 0;
if (c < colors) {
int __dbuf_now = 0;
{ auto &weights = __dbuf_weights_0[0].v; (void)weights; auto &pixels = __dbuf_pixels_0[0].v; (void)pixels; 
# 14 "innermost.cu" 3
if (row < COLUMNS) {
#pragma unroll
          for (int i = 0; i < 4; i += COLUMNS)
            if (4 % COLUMNS == 0 || i + row < 4)
              weights[i + row][at] = weight[((c + i + row) * width * width + w) * ROWS + at];
        }

# 20 "innermost.cu" 3
#pragma unroll
        for (int i = 0; i < 4; i += ROWS)
          if (4 % ROWS == 0 || i + threadIdx.y < 4)
            pixels[i + threadIdx.y][threadIdx.x] =
              image[((c + i + threadIdx.y) * size * size + p) * COLUMNS + threadIdx.x];
}
c += 4; 
__syncthreads();
::__dbuf::forget(c);

#pragma unroll 1
# 13 "innermost.cu" 3
for (; c < colors; c += 4) {
::__dbuf::forget(c);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(COLUMNS)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(ROWS)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((weight)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((weight)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((image)[0])> __dbuf_r1[__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((image)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &weights = __dbuf_weights_0[__dbuf_now ^ 1].v; (void)weights; auto &pixels = __dbuf_pixels_0[__dbuf_now ^ 1].v; (void)pixels; 
# 14 "innermost.cu" 3
if (row < COLUMNS) {
{ int i = 0;
#pragma unroll
# 16 "innermost.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += COLUMNS)) if (i < 4)
# 17 "innermost.cu" 3
if (4 % COLUMNS == 0 || i + row < 4)
              (void)((__dbuf_r0[__dbuf_i0] = weight[((c + i + row) * width * width + w) * ROWS + at])); }
        }

# 20 "innermost.cu" 3
{ int i = 0;
#pragma unroll
# 21 "innermost.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += ROWS)) if (i < 4)
# 22 "innermost.cu" 3
if (4 % ROWS == 0 || i + threadIdx.y < 4)
            (void)((__dbuf_r1[__dbuf_i1] = image[((c + i + threadIdx.y) * size * size + p) * COLUMNS + threadIdx.x])); }
}
{ auto &weights = __dbuf_weights_0[__dbuf_now].v; (void)weights; auto &pixels = __dbuf_pixels_0[__dbuf_now].v; (void)pixels; { 
# 26 "innermost.cu"
for (int i = 0; i < 4; ++i)
          sum += weights[i][threadIdx.y] * pixels[i][threadIdx.x];
} }
{ auto &weights = __dbuf_weights_0[__dbuf_now ^ 1].v; (void)weights; auto &pixels = __dbuf_pixels_0[__dbuf_now ^ 1].v; (void)pixels; 
# 14 "innermost.cu" 3
if (row < COLUMNS) {
{ int i = 0;
#pragma unroll
# 16 "innermost.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += COLUMNS)) if (i < 4)
# 17 "innermost.cu" 3
if (4 % COLUMNS == 0 || i + row < 4)
              weights[i + row][at] = __dbuf_r0[__dbuf_i0]; }
        }

# 20 "innermost.cu" 3
{ int i = 0;
#pragma unroll
# 21 "innermost.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += ROWS)) if (i < 4)
# 22 "innermost.cu" 3
if (4 % ROWS == 0 || i + threadIdx.y < 4)
            pixels[i + threadIdx.y][threadIdx.x] =
              __dbuf_r1[__dbuf_i1]; }
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &weights = __dbuf_weights_0[__dbuf_now].v; (void)weights; auto &pixels = __dbuf_pixels_0[__dbuf_now].v; (void)pixels; { 
# 26 "innermost.cu" 3
for (int i = 0; i < 4; ++i)
          sum += weights[i][threadIdx.y] * pixels[i][threadIdx.x];
} }
__syncthreads();
} }
# 29 "innermost.cu"

    }
  out[tid] = sum;
}
// ---- ldg_single auto ----
// loop filter ldg_single 1
# 1 "innermost.cu"
// The innermost of three loops is pipelined; how many threads load each tile depends on template arguments.
template <int ROWS, int COLUMNS>
__attribute__((global)) void filter(const float *__restrict__ image, const float *__restrict__ weight,
                                    float *__restrict__ out, int size, int width, int colors) {
  __attribute__((shared)) float weights[4][ROWS];
  __attribute__((shared)) float pixels[4][COLUMNS];
  const int tid = threadIdx.y * COLUMNS + threadIdx.x, row = tid / ROWS, at = tid % ROWS;
  float sum = 0;
  for (int y = 0; y < width; ++y)
    for (int x = 0; x < width; ++x) {
      const int p = y * size + x, w = y * width + x;

# 13 "innermost.cu" 3
{ int c = 0;
if (c < colors) {
{ 
# 14 "innermost.cu" 3
if (row < COLUMNS) {
#pragma unroll
          for (int i = 0; i < 4; i += COLUMNS)
            if (4 % COLUMNS == 0 || i + row < 4)
              weights[i + row][at] = weight[((c + i + row) * width * width + w) * ROWS + at];
        }

# 20 "innermost.cu" 3
#pragma unroll
        for (int i = 0; i < 4; i += ROWS)
          if (4 % ROWS == 0 || i + threadIdx.y < 4)
            pixels[i + threadIdx.y][threadIdx.x] =
              image[((c + i + threadIdx.y) * size * size + p) * COLUMNS + threadIdx.x];
}
c += 4; 
__syncthreads();
::__dbuf::forget(c);

#pragma unroll 1
# 13 "innermost.cu" 3
for (; c < colors; c += 4) {
::__dbuf::forget(c);
constexpr int __dbuf_n0 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(COLUMNS)), ((long long)(0)), false>::value;
constexpr int __dbuf_n1 = (int)::__dbuf::trips<((long long)(0)), ((long long)(4)), ((long long)(ROWS)), ((long long)(0)), false>::value;
::__dbuf::raw<decltype((weight)[0])> __dbuf_r0[__dbuf_n0];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((weight)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((image)[0])> __dbuf_r1[__dbuf_n1];
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((image)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 14 "innermost.cu" 3
if (row < COLUMNS) {
{ int i = 0;
#pragma unroll
# 16 "innermost.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += COLUMNS)) if (i < 4)
# 17 "innermost.cu" 3
if (4 % COLUMNS == 0 || i + row < 4)
              (void)((__dbuf_r0[__dbuf_i0] = weight[((c + i + row) * width * width + w) * ROWS + at])); }
        }

# 20 "innermost.cu" 3
{ int i = 0;
#pragma unroll
# 21 "innermost.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += ROWS)) if (i < 4)
# 22 "innermost.cu" 3
if (4 % ROWS == 0 || i + threadIdx.y < 4)
            (void)((__dbuf_r1[__dbuf_i1] = image[((c + i + threadIdx.y) * size * size + p) * COLUMNS + threadIdx.x])); }
}
{ { 
# 26 "innermost.cu"
for (int i = 0; i < 4; ++i)
          sum += weights[i][threadIdx.y] * pixels[i][threadIdx.x];
} }
__syncthreads();
{ 
# 14 "innermost.cu" 3
if (row < COLUMNS) {
{ int i = 0;
#pragma unroll
# 16 "innermost.cu" 3
for (int __dbuf_i0 = 0; __dbuf_i0 < __dbuf_n0; ++__dbuf_i0, (void)(i += COLUMNS)) if (i < 4)
# 17 "innermost.cu" 3
if (4 % COLUMNS == 0 || i + row < 4)
              weights[i + row][at] = __dbuf_r0[__dbuf_i0]; }
        }

# 20 "innermost.cu" 3
{ int i = 0;
#pragma unroll
# 21 "innermost.cu" 3
for (int __dbuf_i1 = 0; __dbuf_i1 < __dbuf_n1; ++__dbuf_i1, (void)(i += ROWS)) if (i < 4)
# 22 "innermost.cu" 3
if (4 % ROWS == 0 || i + threadIdx.y < 4)
            pixels[i + threadIdx.y][threadIdx.x] =
              __dbuf_r1[__dbuf_i1]; }
}

__syncthreads();
}
{ { 
# 26 "innermost.cu" 3
for (int i = 0; i < 4; ++i)
          sum += weights[i][threadIdx.y] * pixels[i][threadIdx.x];
} }
__syncthreads();
} }
# 29 "innermost.cu"

    }
  out[tid] = sum;
}
