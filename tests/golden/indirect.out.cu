// ---- cp_async 2 ----
// loop sparse_rows cp_async 2
# 1 "indirect.cu"
// Rows of a sparse matrix: which tile comes next stands in memory, under a name that hides a parameter. A row may be
// empty.
__attribute__((global)) void sparse_rows(const float *__restrict__ A, const int *__restrict__ row,
                                         const int *__restrict__ column, const float *__restrict__ x,
                                         float *__restrict__ y) {
  
# 6 "indirect.cu" 3
typedef float __dbuf_block_0_t[8][8]; __attribute__((shared)) ::__dbuf::slot<__dbuf_block_0_t> __dbuf_block_0[2]; auto &block = __dbuf_block_0[0].v; typedef float __dbuf_part_0_t[8]; __attribute__((shared)) ::__dbuf::slot<__dbuf_part_0_t> __dbuf_part_0[2]; auto &part = __dbuf_part_0[0].v; 
# 6 "indirect.cu"

  float sum = 0;
  int end = row[blockIdx.x + 1];

# 10 "indirect.cu" 3
{ static_assert(0 + sizeof(__dbuf_block_0) + sizeof(__dbuf_part_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int entry = row[blockIdx.x];
if (entry < end) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &block = __dbuf_block_0[__dbuf_s].v; (void)block; auto &part = __dbuf_part_0[__dbuf_s].v; (void)part; 
# 11 "indirect.cu" 3
int at = column[entry] * 8;

# 12 "indirect.cu" 3
const float *y = A + entry * 64;

# 13 "indirect.cu" 3
::__dbuf::fetch(block[threadIdx.y][threadIdx.x], y[threadIdx.y * 8 + threadIdx.x]);

# 14 "indirect.cu" 3
if (threadIdx.y == 0)
      ::__dbuf::fetch(part[threadIdx.x], x[at + threadIdx.x]);
}
entry = entry + 1; 
}
::__dbuf::commit();
}
::__dbuf::forget(entry);

#pragma unroll 1
# 10 "indirect.cu" 3
for (; entry < end; entry = entry + 1) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &block = __dbuf_block_0[__dbuf_load].v; (void)block; auto &part = __dbuf_part_0[__dbuf_load].v; (void)part; 
# 11 "indirect.cu" 3
int at = column[entry] * 8;

# 12 "indirect.cu" 3
const float *y = A + entry * 64;

# 13 "indirect.cu" 3
::__dbuf::fetch(block[threadIdx.y][threadIdx.x], y[threadIdx.y * 8 + threadIdx.x]);

# 14 "indirect.cu" 3
if (threadIdx.y == 0)
      ::__dbuf::fetch(part[threadIdx.x], x[at + threadIdx.x]);
}
::__dbuf::commit();
{ auto &block = __dbuf_block_0[__dbuf_now].v; (void)block; auto &part = __dbuf_part_0[__dbuf_now].v; (void)part; { 
# 17 "indirect.cu"
for (int k = 0; k < 8; ++k)
      sum += block[threadIdx.x][k] * part[k];
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &block = __dbuf_block_0[__dbuf_now].v; (void)block; auto &part = __dbuf_part_0[__dbuf_now].v; (void)part; { 
# 17 "indirect.cu" 3
for (int k = 0; k < 8; ++k)
      sum += block[threadIdx.x][k] * part[k];
} }
__syncthreads();
} }
# 20 "indirect.cu"

  if (threadIdx.y == 0)
    y[blockIdx.x * 8 + threadIdx.x] = sum;
}
// ---- cp_async 3 ----
// loop sparse_rows cp_async 3
# 1 "indirect.cu"
// Rows of a sparse matrix: which tile comes next stands in memory, under a name that hides a parameter. A row may be
// empty.
__attribute__((global)) void sparse_rows(const float *__restrict__ A, const int *__restrict__ row,
                                         const int *__restrict__ column, const float *__restrict__ x,
                                         float *__restrict__ y) {
  
# 6 "indirect.cu" 3
typedef float __dbuf_block_0_t[8][8]; __attribute__((shared)) ::__dbuf::slot<__dbuf_block_0_t> __dbuf_block_0[3]; auto &block = __dbuf_block_0[0].v; typedef float __dbuf_part_0_t[8]; __attribute__((shared)) ::__dbuf::slot<__dbuf_part_0_t> __dbuf_part_0[3]; auto &part = __dbuf_part_0[0].v; 
# 6 "indirect.cu"

  float sum = 0;
  int end = row[blockIdx.x + 1];

# 10 "indirect.cu" 3
{ static_assert(0 + sizeof(__dbuf_block_0) + sizeof(__dbuf_part_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int entry = row[blockIdx.x];
if (entry < end) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 10 "indirect.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (entry < end) {
{ auto &block = __dbuf_block_0[__dbuf_s].v; (void)block; auto &part = __dbuf_part_0[__dbuf_s].v; (void)part; 
# 11 "indirect.cu" 3
int at = column[entry] * 8;

# 12 "indirect.cu" 3
const float *y = A + entry * 64;

# 13 "indirect.cu" 3
::__dbuf::fetch(block[threadIdx.y][threadIdx.x], y[threadIdx.y * 8 + threadIdx.x]);

# 14 "indirect.cu" 3
if (threadIdx.y == 0)
      ::__dbuf::fetch(part[threadIdx.x], x[at + threadIdx.x]);
}
entry = entry + 1; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(entry);

#pragma unroll 1
# 10 "indirect.cu" 3
for (; entry < end; entry = entry + 1) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &block = __dbuf_block_0[__dbuf_load].v; (void)block; auto &part = __dbuf_part_0[__dbuf_load].v; (void)part; 
# 11 "indirect.cu" 3
int at = column[entry] * 8;

# 12 "indirect.cu" 3
const float *y = A + entry * 64;

# 13 "indirect.cu" 3
::__dbuf::fetch(block[threadIdx.y][threadIdx.x], y[threadIdx.y * 8 + threadIdx.x]);

# 14 "indirect.cu" 3
if (threadIdx.y == 0)
      ::__dbuf::fetch(part[threadIdx.x], x[at + threadIdx.x]);
}
::__dbuf::commit();
{ auto &block = __dbuf_block_0[__dbuf_now].v; (void)block; auto &part = __dbuf_part_0[__dbuf_now].v; (void)part; { 
# 17 "indirect.cu"
for (int k = 0; k < 8; ++k)
      sum += block[threadIdx.x][k] * part[k];
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 10 "indirect.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &block = __dbuf_block_0[__dbuf_now].v; (void)block; auto &part = __dbuf_part_0[__dbuf_now].v; (void)part; { 
# 17 "indirect.cu" 3
for (int k = 0; k < 8; ++k)
      sum += block[threadIdx.x][k] * part[k];
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 20 "indirect.cu"

  if (threadIdx.y == 0)
    y[blockIdx.x * 8 + threadIdx.x] = sum;
}
// ---- ldg auto ----
// loop sparse_rows ldg 2
# 1 "indirect.cu"
// Rows of a sparse matrix: which tile comes next stands in memory, under a name that hides a parameter. A row may be
// empty.
__attribute__((global)) void sparse_rows(const float *__restrict__ A, const int *__restrict__ row,
                                         const int *__restrict__ column, const float *__restrict__ x,
                                         float *__restrict__ y) {
  
# 6 "indirect.cu" 3
typedef float __dbuf_block_0_t[8][8]; __attribute__((shared)) ::__dbuf::slot<__dbuf_block_0_t> __dbuf_block_0[2]; auto &block = __dbuf_block_0[0].v; typedef float __dbuf_part_0_t[8]; __attribute__((shared)) ::__dbuf::slot<__dbuf_part_0_t> __dbuf_part_0[2]; auto &part = __dbuf_part_0[0].v; 
# 6 "indirect.cu"

  float sum = 0;
  int end = row[blockIdx.x + 1];

# 10 "indirect.cu" 3
{ static_assert(0 + sizeof(__dbuf_block_0) + sizeof(__dbuf_part_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int entry = row[blockIdx.x];
if (entry < end) {
int __dbuf_now = 0;
{ auto &block = __dbuf_block_0[0].v; (void)block; auto &part = __dbuf_part_0[0].v; (void)part; 
# 11 "indirect.cu" 3
int at = column[entry] * 8;

# 12 "indirect.cu" 3
const float *y = A + entry * 64;

# 13 "indirect.cu" 3
block[threadIdx.y][threadIdx.x] = y[threadIdx.y * 8 + threadIdx.x];

# 14 "indirect.cu" 3
if (threadIdx.y == 0)
      part[threadIdx.x] = x[at + threadIdx.x];
}
entry = entry + 1; 
__syncthreads();
::__dbuf::forget(entry);

#pragma unroll 1
# 10 "indirect.cu" 3
for (; entry < end; entry = entry + 1) {
::__dbuf::forget(entry);
::__dbuf::raw<decltype((column)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((column)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<const float *> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::target<const float *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((x)[0])> __dbuf_r2;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &block = __dbuf_block_0[__dbuf_now ^ 1].v; (void)block; auto &part = __dbuf_part_0[__dbuf_now ^ 1].v; (void)part; 
# 11 "indirect.cu" 3
int at = (__dbuf_r0 = column[entry]) * 8;

# 12 "indirect.cu" 3
const float *y = A + entry * 64;

# 13 "indirect.cu" 3
(void)((__dbuf_r1 = y[threadIdx.y * 8 + threadIdx.x]));

# 14 "indirect.cu" 3
if (threadIdx.y == 0)
      (void)((__dbuf_r2 = x[at + threadIdx.x]));
}
{ auto &block = __dbuf_block_0[__dbuf_now].v; (void)block; auto &part = __dbuf_part_0[__dbuf_now].v; (void)part; { 
# 17 "indirect.cu"
for (int k = 0; k < 8; ++k)
      sum += block[threadIdx.x][k] * part[k];
} }
{ auto &block = __dbuf_block_0[__dbuf_now ^ 1].v; (void)block; auto &part = __dbuf_part_0[__dbuf_now ^ 1].v; (void)part; 
# 11 "indirect.cu" 3
int at = __dbuf_r0 * 8;

# 12 "indirect.cu" 3
const float *y = A + entry * 64;

# 13 "indirect.cu" 3
block[threadIdx.y][threadIdx.x] = __dbuf_r1;

# 14 "indirect.cu" 3
if (threadIdx.y == 0)
      part[threadIdx.x] = __dbuf_r2;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &block = __dbuf_block_0[__dbuf_now].v; (void)block; auto &part = __dbuf_part_0[__dbuf_now].v; (void)part; { 
# 17 "indirect.cu" 3
for (int k = 0; k < 8; ++k)
      sum += block[threadIdx.x][k] * part[k];
} }
__syncthreads();
} }
# 20 "indirect.cu"

  if (threadIdx.y == 0)
    y[blockIdx.x * 8 + threadIdx.x] = sum;
}
// ---- ldg_single auto ----
// loop sparse_rows ldg_single 1
# 1 "indirect.cu"
// Rows of a sparse matrix: which tile comes next stands in memory, under a name that hides a parameter. A row may be
// empty.
__attribute__((global)) void sparse_rows(const float *__restrict__ A, const int *__restrict__ row,
                                         const int *__restrict__ column, const float *__restrict__ x,
                                         float *__restrict__ y) {
  __attribute__((shared)) float block[8][8], part[8];
  float sum = 0;
  int end = row[blockIdx.x + 1];

# 10 "indirect.cu" 3
{ int entry = row[blockIdx.x];
if (entry < end) {
{ 
# 11 "indirect.cu" 3
int at = column[entry] * 8;

# 12 "indirect.cu" 3
const float *y = A + entry * 64;

# 13 "indirect.cu" 3
block[threadIdx.y][threadIdx.x] = y[threadIdx.y * 8 + threadIdx.x];

# 14 "indirect.cu" 3
if (threadIdx.y == 0)
      part[threadIdx.x] = x[at + threadIdx.x];
}
entry = entry + 1; 
__syncthreads();
::__dbuf::forget(entry);

#pragma unroll 1
# 10 "indirect.cu" 3
for (; entry < end; entry = entry + 1) {
::__dbuf::forget(entry);
::__dbuf::raw<decltype((column)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((column)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::target<const float *> __dbuf_r1;
static_assert(::__dbuf::copyable<::__dbuf::target<const float *> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
::__dbuf::raw<decltype((x)[0])> __dbuf_r2;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 11 "indirect.cu" 3
int at = (__dbuf_r0 = column[entry]) * 8;

# 12 "indirect.cu" 3
const float *y = A + entry * 64;

# 13 "indirect.cu" 3
(void)((__dbuf_r1 = y[threadIdx.y * 8 + threadIdx.x]));

# 14 "indirect.cu" 3
if (threadIdx.y == 0)
      (void)((__dbuf_r2 = x[at + threadIdx.x]));
}
{ { 
# 17 "indirect.cu"
for (int k = 0; k < 8; ++k)
      sum += block[threadIdx.x][k] * part[k];
} }
__syncthreads();
{ 
# 11 "indirect.cu" 3
int at = __dbuf_r0 * 8;

# 12 "indirect.cu" 3
const float *y = A + entry * 64;

# 13 "indirect.cu" 3
block[threadIdx.y][threadIdx.x] = __dbuf_r1;

# 14 "indirect.cu" 3
if (threadIdx.y == 0)
      part[threadIdx.x] = __dbuf_r2;
}

__syncthreads();
}
{ { 
# 17 "indirect.cu" 3
for (int k = 0; k < 8; ++k)
      sum += block[threadIdx.x][k] * part[k];
} }
__syncthreads();
} }
# 20 "indirect.cu"

  if (threadIdx.y == 0)
    y[blockIdx.x * 8 + threadIdx.x] = sum;
}
