// ---- cp_async 2 ----
// loop product cp_async 2
# 1 "tensor_scratch.cu"
// Compute multiplies matrices and tells other warps what came out, for their next tile: each of the last tiles has a
// barrier of its own.
__attribute__((global)) void product(const uint4 *left, unsigned *out, int tiles) {
  
# 4 "tensor_scratch.cu" 3
typedef uint4 __dbuf_panel_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_panel_0_t> __dbuf_panel_0[2]; auto &panel = __dbuf_panel_0[0].v; 
# 4 "tensor_scratch.cu"

  __attribute__((shared)) unsigned board[2][128];
  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0}, told = 0;
  board[0][thread] = board[1][thread] = thread;
  __syncthreads();

# 11 "tensor_scratch.cu" 3
{ static_assert(0 + sizeof(__dbuf_panel_0) + sizeof(board) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int tile = 0;
if (tile < tiles) {
auto __dbuf_now_tile_0 = tile;
::__dbuf::forget(__dbuf_now_tile_0);
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &panel = __dbuf_panel_0[__dbuf_s].v; (void)panel; 
# 12 "tensor_scratch.cu" 3
if (thread < 64)
      ::__dbuf::fetch(panel[thread], left[tile * 64 + thread]);
}
++tile; 
}
::__dbuf::commit();
}
::__dbuf::forget(tile);

#pragma unroll 1
# 11 "tensor_scratch.cu" 3
for (; tile < tiles; ++tile) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &panel = __dbuf_panel_0[__dbuf_load].v; (void)panel; 
# 12 "tensor_scratch.cu" 3
if (thread < 64)
      ::__dbuf::fetch(panel[thread], left[tile * 64 + thread]);
}
::__dbuf::commit();
{ auto &panel = __dbuf_panel_0[__dbuf_now].v; (void)panel; auto &tile = __dbuf_now_tile_0; { 
# 15 "tensor_scratch.cu"
unsigned a[4], b[2] = {1u, 2u};

# 16 "tensor_scratch.cu"
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[thread % 64]);

# 17 "tensor_scratch.cu"
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 20 "tensor_scratch.cu"
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));

# 24 "tensor_scratch.cu"
told += board[(tile + 1) & 1][(thread + 32) % blockDim.x];

# 25 "tensor_scratch.cu"
board[tile & 1][thread] = sum[0] ^ sum[1];
} ++tile; }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &panel = __dbuf_panel_0[__dbuf_now].v; (void)panel; auto &tile = __dbuf_now_tile_0; { 
# 15 "tensor_scratch.cu" 3
unsigned a[4], b[2] = {1u, 2u};

# 16 "tensor_scratch.cu" 3
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[thread % 64]);

# 17 "tensor_scratch.cu" 3
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 20 "tensor_scratch.cu" 3
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));

# 24 "tensor_scratch.cu" 3
told += board[(tile + 1) & 1][(thread + 32) % blockDim.x];

# 25 "tensor_scratch.cu" 3
board[tile & 1][thread] = sum[0] ^ sum[1];
} ++tile; }
__syncthreads();
} }
# 27 "tensor_scratch.cu"

  out[thread] = sum[0] + sum[1] + told;
}
// ---- cp_async 3 ----
// loop product cp_async 3
# 1 "tensor_scratch.cu"
// Compute multiplies matrices and tells other warps what came out, for their next tile: each of the last tiles has a
// barrier of its own.
__attribute__((global)) void product(const uint4 *left, unsigned *out, int tiles) {
  
# 4 "tensor_scratch.cu" 3
typedef uint4 __dbuf_panel_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_panel_0_t> __dbuf_panel_0[3]; auto &panel = __dbuf_panel_0[0].v; 
# 4 "tensor_scratch.cu"

  __attribute__((shared)) unsigned board[2][128];
  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0}, told = 0;
  board[0][thread] = board[1][thread] = thread;
  __syncthreads();

# 11 "tensor_scratch.cu" 3
{ static_assert(0 + sizeof(__dbuf_panel_0) + sizeof(board) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int tile = 0;
if (tile < tiles) {
auto __dbuf_now_tile_0 = tile;
::__dbuf::forget(__dbuf_now_tile_0);
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 11 "tensor_scratch.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (tile < tiles) {
{ auto &panel = __dbuf_panel_0[__dbuf_s].v; (void)panel; 
# 12 "tensor_scratch.cu" 3
if (thread < 64)
      ::__dbuf::fetch(panel[thread], left[tile * 64 + thread]);
}
++tile; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(tile);

#pragma unroll 1
# 11 "tensor_scratch.cu" 3
for (; tile < tiles; ++tile) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &panel = __dbuf_panel_0[__dbuf_load].v; (void)panel; 
# 12 "tensor_scratch.cu" 3
if (thread < 64)
      ::__dbuf::fetch(panel[thread], left[tile * 64 + thread]);
}
::__dbuf::commit();
{ auto &panel = __dbuf_panel_0[__dbuf_now].v; (void)panel; auto &tile = __dbuf_now_tile_0; { 
# 15 "tensor_scratch.cu"
unsigned a[4], b[2] = {1u, 2u};

# 16 "tensor_scratch.cu"
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[thread % 64]);

# 17 "tensor_scratch.cu"
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 20 "tensor_scratch.cu"
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));

# 24 "tensor_scratch.cu"
told += board[(tile + 1) & 1][(thread + 32) % blockDim.x];

# 25 "tensor_scratch.cu"
board[tile & 1][thread] = sum[0] ^ sum[1];
} ++tile; }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 11 "tensor_scratch.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ auto &panel = __dbuf_panel_0[__dbuf_now].v; (void)panel; auto &tile = __dbuf_now_tile_0; { 
# 15 "tensor_scratch.cu" 3
unsigned a[4], b[2] = {1u, 2u};

# 16 "tensor_scratch.cu" 3
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[thread % 64]);

# 17 "tensor_scratch.cu" 3
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 20 "tensor_scratch.cu" 3
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));

# 24 "tensor_scratch.cu" 3
told += board[(tile + 1) & 1][(thread + 32) % blockDim.x];

# 25 "tensor_scratch.cu" 3
board[tile & 1][thread] = sum[0] ^ sum[1];
} ++tile; }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 27 "tensor_scratch.cu"

  out[thread] = sum[0] + sum[1] + told;
}
// ---- ldg auto ----
// loop product ldg 2
# 1 "tensor_scratch.cu"
// Compute multiplies matrices and tells other warps what came out, for their next tile: each of the last tiles has a
// barrier of its own.
__attribute__((global)) void product(const uint4 *left, unsigned *out, int tiles) {
  
# 4 "tensor_scratch.cu" 3
typedef uint4 __dbuf_panel_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_panel_0_t> __dbuf_panel_0[2]; auto &panel = __dbuf_panel_0[0].v; 
# 4 "tensor_scratch.cu"

  __attribute__((shared)) unsigned board[2][128];
  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0}, told = 0;
  board[0][thread] = board[1][thread] = thread;
  __syncthreads();

# 11 "tensor_scratch.cu" 3
{ static_assert(0 + sizeof(__dbuf_panel_0) + sizeof(board) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int tile = 0;
if (tile < tiles) {
auto __dbuf_now_tile_0 = tile;
::__dbuf::forget(__dbuf_now_tile_0);
int __dbuf_now = 0;
{ auto &panel = __dbuf_panel_0[0].v; (void)panel; 
# 12 "tensor_scratch.cu" 3
if (thread < 64)
      panel[thread] = left[tile * 64 + thread];
}
++tile; 
__syncthreads();
::__dbuf::forget(tile);

#pragma unroll 1
# 11 "tensor_scratch.cu" 3
for (; tile < tiles; ++tile) {
::__dbuf::forget(tile);
::__dbuf::raw<decltype((left)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((left)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &panel = __dbuf_panel_0[__dbuf_now ^ 1].v; (void)panel; 
# 12 "tensor_scratch.cu" 3
if (thread < 64)
      (void)((__dbuf_r0 = left[tile * 64 + thread]));
}
{ auto &panel = __dbuf_panel_0[__dbuf_now].v; (void)panel; auto &tile = __dbuf_now_tile_0; { 
# 15 "tensor_scratch.cu"
unsigned a[4], b[2] = {1u, 2u};

# 16 "tensor_scratch.cu"
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[thread % 64]);

# 17 "tensor_scratch.cu"
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 20 "tensor_scratch.cu"
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));

# 24 "tensor_scratch.cu"
told += board[(tile + 1) & 1][(thread + 32) % blockDim.x];

# 25 "tensor_scratch.cu"
board[tile & 1][thread] = sum[0] ^ sum[1];
} ++tile; }
{ auto &panel = __dbuf_panel_0[__dbuf_now ^ 1].v; (void)panel; 
# 12 "tensor_scratch.cu" 3
if (thread < 64)
      panel[thread] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &panel = __dbuf_panel_0[__dbuf_now].v; (void)panel; auto &tile = __dbuf_now_tile_0; { 
# 15 "tensor_scratch.cu" 3
unsigned a[4], b[2] = {1u, 2u};

# 16 "tensor_scratch.cu" 3
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[thread % 64]);

# 17 "tensor_scratch.cu" 3
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 20 "tensor_scratch.cu" 3
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));

# 24 "tensor_scratch.cu" 3
told += board[(tile + 1) & 1][(thread + 32) % blockDim.x];

# 25 "tensor_scratch.cu" 3
board[tile & 1][thread] = sum[0] ^ sum[1];
} ++tile; }
__syncthreads();
} }
# 27 "tensor_scratch.cu"

  out[thread] = sum[0] + sum[1] + told;
}
// ---- ldg_single auto ----
// loop product ldg_single 1
# 1 "tensor_scratch.cu"
// Compute multiplies matrices and tells other warps what came out, for their next tile: each of the last tiles has a
// barrier of its own.
__attribute__((global)) void product(const uint4 *left, unsigned *out, int tiles) {
  __attribute__((shared)) uint4 panel[64];
  __attribute__((shared)) unsigned board[2][128];
  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0}, told = 0;
  board[0][thread] = board[1][thread] = thread;
  __syncthreads();

# 11 "tensor_scratch.cu" 3
{ int tile = 0;
if (tile < tiles) {
auto __dbuf_now_tile_0 = tile;
::__dbuf::forget(__dbuf_now_tile_0);
{ 
# 12 "tensor_scratch.cu" 3
if (thread < 64)
      panel[thread] = left[tile * 64 + thread];
}
++tile; 
__syncthreads();
::__dbuf::forget(tile);

#pragma unroll 1
# 11 "tensor_scratch.cu" 3
for (; tile < tiles; ++tile) {
::__dbuf::forget(tile);
::__dbuf::raw<decltype((left)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((left)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 12 "tensor_scratch.cu" 3
if (thread < 64)
      (void)((__dbuf_r0 = left[tile * 64 + thread]));
}
{ auto &tile = __dbuf_now_tile_0; { 
# 15 "tensor_scratch.cu"
unsigned a[4], b[2] = {1u, 2u};

# 16 "tensor_scratch.cu"
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[thread % 64]);

# 17 "tensor_scratch.cu"
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 20 "tensor_scratch.cu"
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));

# 24 "tensor_scratch.cu"
told += board[(tile + 1) & 1][(thread + 32) % blockDim.x];

# 25 "tensor_scratch.cu"
board[tile & 1][thread] = sum[0] ^ sum[1];
} ++tile; }
__syncthreads();
{ 
# 12 "tensor_scratch.cu" 3
if (thread < 64)
      panel[thread] = __dbuf_r0;
}

__syncthreads();
}
{ auto &tile = __dbuf_now_tile_0; { 
# 15 "tensor_scratch.cu" 3
unsigned a[4], b[2] = {1u, 2u};

# 16 "tensor_scratch.cu" 3
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[thread % 64]);

# 17 "tensor_scratch.cu" 3
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 20 "tensor_scratch.cu" 3
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));

# 24 "tensor_scratch.cu" 3
told += board[(tile + 1) & 1][(thread + 32) % blockDim.x];

# 25 "tensor_scratch.cu" 3
board[tile & 1][thread] = sum[0] ^ sum[1];
} ++tile; }
__syncthreads();
} }
# 27 "tensor_scratch.cu"

  out[thread] = sum[0] + sum[1] + told;
}
