// ---- cp_async 2 ----
// loop product cp_async 2
# 1 "matrices_passed.cu"
// Of three buffers the first may still be computed when the last one is: nothing is put back there before all have met.
__attribute__((device)) unsigned product(uint4 *panel, const uint4 *__restrict__ left, int tiles) {
  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0};

# 6 "matrices_passed.cu" 3
{ typedef uint4 __dbuf_panel_0_row; typedef __dbuf_panel_0_row __dbuf_panel_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_panel_0_t> __dbuf_panel_0[1]; __dbuf_panel_0_row *const __dbuf_panel_0_first = panel;
static_assert(0 + sizeof(__dbuf_panel_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int tile = 0;
if (tile < tiles) {
__attribute__((shared)) unsigned __dbuf_panel_0_at; ::__dbuf::note(__dbuf_panel_0_at, panel); __syncthreads();
if (!::__dbuf::noted(__dbuf_panel_0_at, panel)) { if (::__dbuf::first()) ::printf("dbuf: function product, loop at line 6: shared(panel) was promised, but 'panel' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_load = 1, __dbuf_now = 0;
{ const int __dbuf_s = 0; {
{ __dbuf_panel_0_row *panel = (__dbuf_s) ? __dbuf_panel_0[(__dbuf_s) - 1].v : __dbuf_panel_0_first; (void)panel; 
# 7 "matrices_passed.cu" 3
if (thread < 64)
      ::__dbuf::fetch_any(panel[thread], left[tile * 64 + thread]);
}
++tile; 
}
::__dbuf::commit();
}
::__dbuf::forget(tile);

#pragma unroll 1
# 6 "matrices_passed.cu" 3
for (; tile < tiles; ++tile) {
::__dbuf::wait<0>(); __syncthreads();
{ __dbuf_panel_0_row *panel = (__dbuf_load) ? __dbuf_panel_0[(__dbuf_load) - 1].v : __dbuf_panel_0_first; (void)panel; 
# 7 "matrices_passed.cu" 3
if (thread < 64)
      ::__dbuf::fetch_any(panel[thread], left[tile * 64 + thread]);
}
::__dbuf::commit();
{ __dbuf_panel_0_row *panel = (__dbuf_now) ? __dbuf_panel_0[(__dbuf_now) - 1].v : __dbuf_panel_0_first; (void)panel; { 
# 10 "matrices_passed.cu"
unsigned a[4], b[2] = {1u, 2u};

# 11 "matrices_passed.cu"
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + 1) % 64]);

# 12 "matrices_passed.cu"
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 15 "matrices_passed.cu"
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
} }

__dbuf_load = __dbuf_now; __dbuf_now ^= 1;
}
::__dbuf::wait<0>();
__syncthreads();
{ __dbuf_panel_0_row *panel = (__dbuf_now) ? __dbuf_panel_0[(__dbuf_now) - 1].v : __dbuf_panel_0_first; (void)panel; { 
# 10 "matrices_passed.cu" 3
unsigned a[4], b[2] = {1u, 2u};

# 11 "matrices_passed.cu" 3
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + 1) % 64]);

# 12 "matrices_passed.cu" 3
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 15 "matrices_passed.cu" 3
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
} }
if (__dbuf_now) {
{ __dbuf_panel_0_row *panel = (__dbuf_now) ? __dbuf_panel_0[(__dbuf_now) - 1].v : __dbuf_panel_0_first; (void)panel; 
# 7 "matrices_passed.cu" 3
if (thread < 64)
      { ::__dbuf::put_back(panel[thread], __dbuf_panel_0_first, panel); }
}
}
__syncthreads();
} }
# 20 "matrices_passed.cu"

  return sum[0] + sum[1];
}

__attribute__((global)) void products(const uint4 *left, unsigned *out, int tiles) {
  __attribute__((shared)) uint4 room[96];
  const int thread = threadIdx.x;
  if (thread < 64)
    room[16 + thread].x = thread;
  __syncthreads();
  unsigned sum = product(room + 16, left, tiles);
  out[thread] = sum + room[16 + (thread * 3 + 1) % 64].x;
}
// ---- cp_async 3 ----
// loop product cp_async 3
# 1 "matrices_passed.cu"
// Of three buffers the first may still be computed when the last one is: nothing is put back there before all have met.
__attribute__((device)) unsigned product(uint4 *panel, const uint4 *__restrict__ left, int tiles) {
  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0};

# 6 "matrices_passed.cu" 3
{ typedef uint4 __dbuf_panel_0_row; typedef __dbuf_panel_0_row __dbuf_panel_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_panel_0_t> __dbuf_panel_0[2]; __dbuf_panel_0_row *const __dbuf_panel_0_first = panel;
static_assert(0 + sizeof(__dbuf_panel_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int tile = 0;
if (tile < tiles) {
__attribute__((shared)) unsigned __dbuf_panel_0_at; ::__dbuf::note(__dbuf_panel_0_at, panel); __syncthreads();
if (!::__dbuf::noted(__dbuf_panel_0_at, panel)) { if (::__dbuf::first()) ::printf("dbuf: function product, loop at line 6: shared(panel) was promised, but 'panel' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_load = 2, __dbuf_now = 0, __dbuf_left = 0;

#pragma unroll
# 6 "matrices_passed.cu" 3
for (int __dbuf_s = 0; __dbuf_s < 2; ++__dbuf_s) {
if (tile < tiles) {
{ __dbuf_panel_0_row *panel = (__dbuf_s) ? __dbuf_panel_0[(__dbuf_s) - 1].v : __dbuf_panel_0_first; (void)panel; 
# 7 "matrices_passed.cu" 3
if (thread < 64)
      ::__dbuf::fetch_any(panel[thread], left[tile * 64 + thread]);
}
++tile; 
++__dbuf_left; }
::__dbuf::commit();
}
::__dbuf::forget(tile);

#pragma unroll 1
# 6 "matrices_passed.cu" 3
for (; tile < tiles; ++tile) {
::__dbuf::wait<1>(); __syncthreads();
{ __dbuf_panel_0_row *panel = (__dbuf_load) ? __dbuf_panel_0[(__dbuf_load) - 1].v : __dbuf_panel_0_first; (void)panel; 
# 7 "matrices_passed.cu" 3
if (thread < 64)
      ::__dbuf::fetch_any(panel[thread], left[tile * 64 + thread]);
}
::__dbuf::commit();
{ __dbuf_panel_0_row *panel = (__dbuf_now) ? __dbuf_panel_0[(__dbuf_now) - 1].v : __dbuf_panel_0_first; (void)panel; { 
# 10 "matrices_passed.cu"
unsigned a[4], b[2] = {1u, 2u};

# 11 "matrices_passed.cu"
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + 1) % 64]);

# 12 "matrices_passed.cu"
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 15 "matrices_passed.cu"
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
} }

__dbuf_load = __dbuf_now; __dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
::__dbuf::wait<0>();

#pragma unroll 1
# 6 "matrices_passed.cu" 3
for (; __dbuf_left; --__dbuf_left) {
__syncthreads();
{ __dbuf_panel_0_row *panel = (__dbuf_now) ? __dbuf_panel_0[(__dbuf_now) - 1].v : __dbuf_panel_0_first; (void)panel; { 
# 10 "matrices_passed.cu" 3
unsigned a[4], b[2] = {1u, 2u};

# 11 "matrices_passed.cu" 3
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + 1) % 64]);

# 12 "matrices_passed.cu" 3
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 15 "matrices_passed.cu" 3
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
} }
if (__dbuf_left == 1 && __dbuf_now) {
{ __dbuf_panel_0_row *panel = (__dbuf_now) ? __dbuf_panel_0[(__dbuf_now) - 1].v : __dbuf_panel_0_first; (void)panel; 
# 7 "matrices_passed.cu" 3
if (thread < 64)
      { ::__dbuf::put_back(panel[thread], __dbuf_panel_0_first, panel); }
}
}
__dbuf_now = __dbuf_now == 2 ? 0 : __dbuf_now + 1;
}
__syncthreads();
} }
# 20 "matrices_passed.cu"

  return sum[0] + sum[1];
}

__attribute__((global)) void products(const uint4 *left, unsigned *out, int tiles) {
  __attribute__((shared)) uint4 room[96];
  const int thread = threadIdx.x;
  if (thread < 64)
    room[16 + thread].x = thread;
  __syncthreads();
  unsigned sum = product(room + 16, left, tiles);
  out[thread] = sum + room[16 + (thread * 3 + 1) % 64].x;
}
// ---- ldg auto ----
// loop product ldg 2
# 1 "matrices_passed.cu"
// Of three buffers the first may still be computed when the last one is: nothing is put back there before all have met.
__attribute__((device)) unsigned product(uint4 *panel, const uint4 *__restrict__ left, int tiles) {
  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0};

# 6 "matrices_passed.cu" 3
{ typedef uint4 __dbuf_panel_0_row; typedef __dbuf_panel_0_row __dbuf_panel_0_t[64]; __attribute__((shared)) ::__dbuf::slot<__dbuf_panel_0_t> __dbuf_panel_0[1]; __dbuf_panel_0_row *const __dbuf_panel_0_first = panel;
static_assert(0 + sizeof(__dbuf_panel_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int tile = 0;
if (tile < tiles) {
__attribute__((shared)) unsigned __dbuf_panel_0_at; ::__dbuf::note(__dbuf_panel_0_at, panel); __syncthreads();
if (!::__dbuf::noted(__dbuf_panel_0_at, panel)) { if (::__dbuf::first()) ::printf("dbuf: function product, loop at line 6: shared(panel) was promised, but 'panel' is no shared memory, or not the same for all threads of the block; change shared() in the pragma\n"); __trap(); }
int __dbuf_now = 0;
{ __dbuf_panel_0_row *panel = (0) ? __dbuf_panel_0[(0) - 1].v : __dbuf_panel_0_first; (void)panel; 
# 7 "matrices_passed.cu" 3
if (thread < 64)
      panel[thread] = left[tile * 64 + thread];
}
++tile; 
__syncthreads();
::__dbuf::forget(tile);

#pragma unroll 1
# 6 "matrices_passed.cu" 3
for (; tile < tiles; ++tile) {
::__dbuf::forget(tile);
::__dbuf::raw<decltype((left)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((left)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ __dbuf_panel_0_row *panel = (__dbuf_now ^ 1) ? __dbuf_panel_0[(__dbuf_now ^ 1) - 1].v : __dbuf_panel_0_first; (void)panel; 
# 7 "matrices_passed.cu" 3
if (thread < 64)
      (void)((__dbuf_r0 = left[tile * 64 + thread]));
}
{ __dbuf_panel_0_row *panel = (__dbuf_now) ? __dbuf_panel_0[(__dbuf_now) - 1].v : __dbuf_panel_0_first; (void)panel; { 
# 10 "matrices_passed.cu"
unsigned a[4], b[2] = {1u, 2u};

# 11 "matrices_passed.cu"
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + 1) % 64]);

# 12 "matrices_passed.cu"
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 15 "matrices_passed.cu"
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
} }
{ __dbuf_panel_0_row *panel = (__dbuf_now ^ 1) ? __dbuf_panel_0[(__dbuf_now ^ 1) - 1].v : __dbuf_panel_0_first; (void)panel; 
# 7 "matrices_passed.cu" 3
if (thread < 64)
      panel[thread] = __dbuf_r0;
}

__syncthreads(); __dbuf_now ^= 1;
}
{ __dbuf_panel_0_row *panel = (__dbuf_now) ? __dbuf_panel_0[(__dbuf_now) - 1].v : __dbuf_panel_0_first; (void)panel; { 
# 10 "matrices_passed.cu" 3
unsigned a[4], b[2] = {1u, 2u};

# 11 "matrices_passed.cu" 3
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + 1) % 64]);

# 12 "matrices_passed.cu" 3
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 15 "matrices_passed.cu" 3
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
} }
if (__dbuf_now) {
{ __dbuf_panel_0_row *panel = (__dbuf_now) ? __dbuf_panel_0[(__dbuf_now) - 1].v : __dbuf_panel_0_first; (void)panel; 
# 7 "matrices_passed.cu" 3
if (thread < 64)
      { ::__dbuf::put_back(panel[thread], __dbuf_panel_0_first, panel); }
}
}
__syncthreads();
} }
# 20 "matrices_passed.cu"

  return sum[0] + sum[1];
}

__attribute__((global)) void products(const uint4 *left, unsigned *out, int tiles) {
  __attribute__((shared)) uint4 room[96];
  const int thread = threadIdx.x;
  if (thread < 64)
    room[16 + thread].x = thread;
  __syncthreads();
  unsigned sum = product(room + 16, left, tiles);
  out[thread] = sum + room[16 + (thread * 3 + 1) % 64].x;
}
// ---- ldg_single auto ----
// loop product ldg_single 1
# 1 "matrices_passed.cu"
// Of three buffers the first may still be computed when the last one is: nothing is put back there before all have met.
__attribute__((device)) unsigned product(uint4 *panel, const uint4 *__restrict__ left, int tiles) {
  const int thread = threadIdx.x;
  unsigned sum[2] = {0, 0};

# 6 "matrices_passed.cu" 3
{ int tile = 0;
if (tile < tiles) {
{ 
# 7 "matrices_passed.cu" 3
if (thread < 64)
      panel[thread] = left[tile * 64 + thread];
}
++tile; 
__syncthreads();
::__dbuf::forget(tile);

#pragma unroll 1
# 6 "matrices_passed.cu" 3
for (; tile < tiles; ++tile) {
::__dbuf::forget(tile);
::__dbuf::raw<decltype((left)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((left)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 7 "matrices_passed.cu" 3
if (thread < 64)
      (void)((__dbuf_r0 = left[tile * 64 + thread]));
}
{ { 
# 10 "matrices_passed.cu"
unsigned a[4], b[2] = {1u, 2u};

# 11 "matrices_passed.cu"
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + 1) % 64]);

# 12 "matrices_passed.cu"
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 15 "matrices_passed.cu"
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
} }
__syncthreads();
{ 
# 7 "matrices_passed.cu" 3
if (thread < 64)
      panel[thread] = __dbuf_r0;
}

__syncthreads();
}
{ { 
# 10 "matrices_passed.cu" 3
unsigned a[4], b[2] = {1u, 2u};

# 11 "matrices_passed.cu" 3
unsigned from = (unsigned)__cvta_generic_to_shared(&panel[(thread + 1) % 64]);

# 12 "matrices_passed.cu" 3
asm volatile("ldmatrix.sync.aligned.x4.m8n8.shared.b16 {%0, %1, %2, %3}, [%4];\n"
                 : "=r"(a[0]), "=r"(a[1]), "=r"(a[2]), "=r"(a[3])
                 : "r"(from));

# 15 "matrices_passed.cu" 3
asm volatile("mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, %3, %4, %5}, "
                 "{%6, %7}, {%0, %1};\n"
                 : "+r"(sum[0]), "+r"(sum[1])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b[0]), "r"(b[1]));
} }
__syncthreads();
} }
# 20 "matrices_passed.cu"

  return sum[0] + sum[1];
}

__attribute__((global)) void products(const uint4 *left, unsigned *out, int tiles) {
  __attribute__((shared)) uint4 room[96];
  const int thread = threadIdx.x;
  if (thread < 64)
    room[16 + thread].x = thread;
  __syncthreads();
  unsigned sum = product(room + 16, left, tiles);
  out[thread] = sum + room[16 + (thread * 3 + 1) % 64].x;
}
