// ---- cp_async 2 ----
// loop compared left: cp.async can copy nothing of this loop: its value comes from a variable of the load
// value_by_assembly.cu:22:5: error: cp.async can copy nothing of this loop: its value comes from a variable of the load [dbuf-no-async]
//       tile[threadIdx.x] = difference(a, 0x10203040u);
//       ^~~~
// value_by_assembly.cu:22:5: note: use variant=ldg or ldg_single, which load through registers
// ---- cp_async 3 ----
// loop compared left: cp.async can copy nothing of this loop: its value comes from a variable of the load
// value_by_assembly.cu:22:5: error: cp.async can copy nothing of this loop: its value comes from a variable of the load [dbuf-no-async]
//       tile[threadIdx.x] = difference(a, 0x10203040u);
//       ^~~~
// value_by_assembly.cu:22:5: note: use variant=ldg or ldg_single, which load through registers
// ---- ldg auto ----
// loop compared ldg 2
# 1 "value_by_assembly.cu"
// The load asks functions for integers that compute them by assembly, with a number that a call leaves out.
__attribute__((device)) inline unsigned difference(unsigned a, unsigned b, unsigned sum = 0) {
  unsigned result;
  asm("vabsdiff4.u32.u32.u32.add"
      " %0, %1, %2, %3;"
      : "=r"(result)
      : "r"(a), "r"(b), "r"(sum));
  return result;
}
__attribute__((device)) inline int turned(int lane, int n) {
  int last;
  asm("sub.s32 %0, %1, %2;" : "=r"(last) : "r"(n), "n"(1));
  return last - lane;
}
template <int TILE>
__attribute__((global)) void compared(const unsigned *__restrict__ x, unsigned *__restrict__ y, int n) {
  
# 17 "value_by_assembly.cu" 3
typedef unsigned __dbuf_tile_0_t[TILE]; __attribute__((shared)) ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2]; auto &tile = __dbuf_tile_0[0].v; 
# 17 "value_by_assembly.cu"

  unsigned sum = 0;

# 20 "value_by_assembly.cu" 3
{ static_assert(0 + sizeof(__dbuf_tile_0) <= 49152, "dbuf-static-limit sm_80: the stages need more than 48 KiB of static shared memory");
int k = 0;
if (k < n) {
int __dbuf_now = 0;
{ auto &tile = __dbuf_tile_0[0].v; (void)tile; 
# 21 "value_by_assembly.cu" 3
unsigned a = x[k + turned(threadIdx.x, TILE)];

# 22 "value_by_assembly.cu" 3
tile[threadIdx.x] = difference(a, 0x10203040u);
}
k += TILE; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 20 "value_by_assembly.cu" 3
for (; k < n; k += TILE) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 21 "value_by_assembly.cu" 3
unsigned a = (__dbuf_r0 = x[k + turned(threadIdx.x, TILE)]);

# 22 "value_by_assembly.cu" 3
;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 24 "value_by_assembly.cu"
for (int i = 0; i < 8; ++i)
      sum = sum * 3 + tile[(threadIdx.x + i) % TILE];
} }
{ auto &tile = __dbuf_tile_0[__dbuf_now ^ 1].v; (void)tile; 
# 21 "value_by_assembly.cu" 3
unsigned a = __dbuf_r0;

# 22 "value_by_assembly.cu" 3
tile[threadIdx.x] = difference(a, 0x10203040u);
}

__syncthreads(); __dbuf_now ^= 1;
}
{ auto &tile = __dbuf_tile_0[__dbuf_now].v; (void)tile; { 
# 24 "value_by_assembly.cu" 3
for (int i = 0; i < 8; ++i)
      sum = sum * 3 + tile[(threadIdx.x + i) % TILE];
} }
__syncthreads();
} }
# 27 "value_by_assembly.cu"

  y[threadIdx.x] = sum;
}
// ---- ldg_single auto ----
// loop compared ldg_single 1
# 1 "value_by_assembly.cu"
// The load asks functions for integers that compute them by assembly, with a number that a call leaves out.
__attribute__((device)) inline unsigned difference(unsigned a, unsigned b, unsigned sum = 0) {
  unsigned result;
  asm("vabsdiff4.u32.u32.u32.add"
      " %0, %1, %2, %3;"
      : "=r"(result)
      : "r"(a), "r"(b), "r"(sum));
  return result;
}
__attribute__((device)) inline int turned(int lane, int n) {
  int last;
  asm("sub.s32 %0, %1, %2;" : "=r"(last) : "r"(n), "n"(1));
  return last - lane;
}
template <int TILE>
__attribute__((global)) void compared(const unsigned *__restrict__ x, unsigned *__restrict__ y, int n) {
  __attribute__((shared)) unsigned tile[TILE];
  unsigned sum = 0;

# 20 "value_by_assembly.cu" 3
{ int k = 0;
if (k < n) {
{ 
# 21 "value_by_assembly.cu" 3
unsigned a = x[k + turned(threadIdx.x, TILE)];

# 22 "value_by_assembly.cu" 3
tile[threadIdx.x] = difference(a, 0x10203040u);
}
k += TILE; 
__syncthreads();
::__dbuf::forget(k);

#pragma unroll 1
# 20 "value_by_assembly.cu" 3
for (; k < n; k += TILE) {
::__dbuf::forget(k);
::__dbuf::raw<decltype((x)[0])> __dbuf_r0;
static_assert(::__dbuf::copyable<::__dbuf::raw<decltype((x)[0])> >::value, "dbuf-not-trivial: the tile's elements have a copy operator of their own and cannot be held in registers; use variant=off");
{ 
# 21 "value_by_assembly.cu" 3
unsigned a = (__dbuf_r0 = x[k + turned(threadIdx.x, TILE)]);

# 22 "value_by_assembly.cu" 3
;
}
{ { 
# 24 "value_by_assembly.cu"
for (int i = 0; i < 8; ++i)
      sum = sum * 3 + tile[(threadIdx.x + i) % TILE];
} }
__syncthreads();
{ 
# 21 "value_by_assembly.cu" 3
unsigned a = __dbuf_r0;

# 22 "value_by_assembly.cu" 3
tile[threadIdx.x] = difference(a, 0x10203040u);
}

__syncthreads();
}
{ { 
# 24 "value_by_assembly.cu" 3
for (int i = 0; i < 8; ++i)
      sum = sum * 3 + tile[(threadIdx.x + i) % TILE];
} }
__syncthreads();
} }
# 27 "value_by_assembly.cu"

  y[threadIdx.x] = sum;
}
