// ---- cp_async 2 ----
// loop product cp_async 2
# 1 "tensor_assembly.cu"
// Compute in inline assembly: the tile's shared address is taken by name, so it follows the stage.
template <int STEPS>
__attribute__((global)) void product(const uint4 *left, unsigned *out, int tiles) {
  
# 4 "tensor_assembly.cu" 3
typedef uint4 __dbuf_panel_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_panel_0_t> __dbuf_panel_0[2]; auto &panel = __dbuf_panel_0[0].v; 
# 4 "tensor_assembly.cu"

  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0};

# 8 "tensor_assembly.cu" 3
{ static_assert(0 + sizeof(__dbuf_panel_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int tile = 0;
if (tile < tiles) {
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ auto &panel = __dbuf_panel_0[__dbuf_s].v; (void)panel; 
# 9 "tensor_assembly.cu" 3
if (thread < 64)
      ::__dbuf::fetch(panel[thread], left[tile * 64 + thread]);
}
++tile; 
}
::__dbuf::commit();
}
::__dbuf::forget(tile);

#pragma unroll 1
# 8 "tensor_assembly.cu" 3
for (; tile < tiles; ++tile) {
::__dbuf::wait<0>(); __syncthreads();
{ auto &panel = __dbuf_panel_0[__dbuf_load].v; (void)panel; 
# 9 "tensor_assembly.cu" 3
if (thread < 64)
      ::__dbuf::fetch(panel[thread], left[tile * 64 + thread]);
}
::__dbuf::commit();
{ auto &panel = __dbuf_panel_0[__dbuf_now].v; (void)panel; { 
# 12 "tensor_assembly.cu"
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      unsigned a[4], b[2] = {1u, 2u};
      unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + step) % 64]);
      asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                   : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                   : "r"(from));
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                   "{%6, %7}, {%0, %1};\n"
                   : "+r"(sum[0]), "+r"(sum[1])
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    }
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ auto &panel = __dbuf_panel_0[__dbuf_now].v; (void)panel; { 
# 12 "tensor_assembly.cu" 3
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      unsigned a[4], b[2] = {1u, 2u};
      unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + step) % 64]);
      asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                   : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                   : "r"(from));
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                   "{%6, %7}, {%0, %1};\n"
                   : "+r"(sum[0]), "+r"(sum[1])
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    }
} }
__syncthreads();
} }
# 25 "tensor_assembly.cu"

  out[thread] = sum[0] + sum[1];
}
// ---- cp_async 3 ----
// loop product cp_async 3
# 1 "tensor_assembly.cu"
// Compute in inline assembly: the tile's shared address is taken by name, so it follows the stage.
template <int STEPS>
__attribute__((global)) void product(const uint4 *left, unsigned *out, int tiles) {
  
# 4 "tensor_assembly.cu" 3
typedef uint4 __dbuf_panel_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_panel_0_t> __dbuf_panel_0[3]; auto &panel = __dbuf_panel_0[0].v; 
# 4 "tensor_assembly.cu"

  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0};

# 8 "tensor_assembly.cu" 3
{ static_assert(0 + sizeof(__dbuf_panel_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int tile = 0;
if (tile < tiles) {
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 8 "tensor_assembly.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (tile < tiles) {
{ auto &panel = __dbuf_panel_0[__dbuf_s].v; (void)panel; 
# 9 "tensor_assembly.cu" 3
if (thread < 64)
      ::__dbuf::fetch(panel[thread], left[tile * 64 + thread]);
}
++tile; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(tile);

#pragma unroll 1
# 8 "tensor_assembly.cu" 3
for (; tile < tiles; ++tile) {
::__dbuf::wait<1>(); __syncthreads();
{ auto &panel = __dbuf_panel_0[__dbuf_load].v; (void)panel; 
# 9 "tensor_assembly.cu" 3
if (thread < 64)
      ::__dbuf::fetch(panel[thread], left[tile * 64 + thread]);
}
::__dbuf::commit();
{ auto &panel = __dbuf_panel_0[__dbuf_now].v; (void)panel; { 
# 12 "tensor_assembly.cu"
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      unsigned a[4], b[2] = {1u, 2u};
      unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + step) % 64]);
      asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                   : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                   : "r"(from));
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                   "{%6, %7}, {%0, %1};\n"
                   : "+r"(sum[0]), "+r"(sum[1])
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    }
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();
__syncthreads();
#pragma unroll 1
# 8 "tensor_assembly.cu" 3
for (; __dbuf_left; --__dbuf_left) {

{ auto &panel = __dbuf_panel_0[__dbuf_now].v; (void)panel; { 
# 12 "tensor_assembly.cu" 3
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      unsigned a[4], b[2] = {1u, 2u};
      unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + step) % 64]);
      asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                   : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                   : "r"(from));
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                   "{%6, %7}, {%0, %1};\n"
                   : "+r"(sum[0]), "+r"(sum[1])
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    }
} }
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 25 "tensor_assembly.cu"

  out[thread] = sum[0] + sum[1];
}
// ---- ldg auto ----
// loop product ldg 2
# 1 "tensor_assembly.cu"
// Compute in inline assembly: the tile's shared address is taken by name, so it follows the stage.
template <int STEPS>
__attribute__((global)) void product(const uint4 *left, unsigned *out, int tiles) {
  
# 4 "tensor_assembly.cu" 3
typedef uint4 __dbuf_panel_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_panel_0_t> __dbuf_panel_0[2]; auto &panel = __dbuf_panel_0[0].v; 
# 4 "tensor_assembly.cu"

  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0};

# 8 "tensor_assembly.cu" 3
{ static_assert(0 + sizeof(__dbuf_panel_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int tile = 0;
if (tile < tiles) {
int __dbuf_now = 0;
{ auto &panel = __dbuf_panel_0[0].v; (void)panel; 
# 9 "tensor_assembly.cu" 3
if (thread < 64)
      panel[thread] = left[tile * 64 + thread];
}
++tile; 
__syncthreads();
::__dbuf::forget(tile);

#pragma unroll 1
# 8 "tensor_assembly.cu" 3
for (; tile < tiles; ++tile) {
::__dbuf::forget(tile);
::__dbuf::raw<decltype((left)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((left)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &panel = __dbuf_panel_0[__dbuf_now ^ 1].v; (void)panel; 
# 9 "tensor_assembly.cu" 3
if (thread < 64)
      (void)((__dbuf_r0 = left[tile * 64 + thread]));
}
{ auto &panel = __dbuf_panel_0[__dbuf_now].v; (void)panel; { 
# 12 "tensor_assembly.cu"
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      unsigned a[4], b[2] = {1u, 2u};
      unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + step) % 64]);
      asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                   : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                   : "r"(from));
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                   "{%6, %7}, {%0, %1};\n"
                   : "+r"(sum[0]), "+r"(sum[1])
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    }
} }
{ auto &panel = __dbuf_panel_0[__dbuf_now ^ 1].v; (void)panel; 
# 9 "tensor_assembly.cu" 3
if (thread < 64)
      panel[thread] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &panel = __dbuf_panel_0[__dbuf_now].v; (void)panel; { 
# 12 "tensor_assembly.cu" 3
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      unsigned a[4], b[2] = {1u, 2u};
      unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + step) % 64]);
      asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                   : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                   : "r"(from));
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                   "{%6, %7}, {%0, %1};\n"
                   : "+r"(sum[0]), "+r"(sum[1])
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    }
} }
__syncthreads();
} }
# 25 "tensor_assembly.cu"

  out[thread] = sum[0] + sum[1];
}
// ---- ldg_single auto ----
// loop product ldg_single 1
# 1 "tensor_assembly.cu"
// Compute in inline assembly: the tile's shared address is taken by name, so it follows the stage.
template <int STEPS>
__attribute__((global)) void product(const uint4 *left, unsigned *out, int tiles) {
  __attribute__((shared)) uint4 panel[64];
  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0};

# 8 "tensor_assembly.cu" 3
{ int tile = 0;
if (tile < tiles) {
{ 
# 9 "tensor_assembly.cu" 3
if (thread < 64)
      panel[thread] = left[tile * 64 + thread];
}
++tile; 
__syncthreads();
::__dbuf::forget(tile);

#pragma unroll 1
# 8 "tensor_assembly.cu" 3
for (; tile < tiles; ++tile) {
::__dbuf::forget(tile);
::__dbuf::raw<decltype((left)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((left)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 9 "tensor_assembly.cu" 3
if (thread < 64)
      (void)((__dbuf_r0 = left[tile * 64 + thread]));
}
{ { 
# 12 "tensor_assembly.cu"
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      unsigned a[4], b[2] = {1u, 2u};
      unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + step) % 64]);
      asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                   : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                   : "r"(from));
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                   "{%6, %7}, {%0, %1};\n"
                   : "+r"(sum[0]), "+r"(sum[1])
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    }
} }
__syncthreads();
{ 
# 9 "tensor_assembly.cu" 3
if (thread < 64)
      panel[thread] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 12 "tensor_assembly.cu" 3
#pragma unroll
    for (int step = 0; step < STEPS; ++step) {
      unsigned a[4], b[2] = {1u, 2u};
      unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + step) % 64]);
      asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                   : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                   : "r"(from));
      asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                   "{%6, %7}, {%0, %1};\n"
                   : "+r"(sum[0]), "+r"(sum[1])
                   : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
    }
} }
__syncthreads();
} }
# 25 "tensor_assembly.cu"

  out[thread] = sum[0] + sum[1];
}
