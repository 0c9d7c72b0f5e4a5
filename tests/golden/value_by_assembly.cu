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
#pragma dbuf pipeline
  for (int k = 0; k < n; k += TILE) {
    unsigned a = x[k + turned(threadIdx.x, TILE)];
    tile[threadIdx.x] = difference(a, 0x10203040u);
    __syncthreads();
    for (int i = 0; i < 8; ++i)
      sum = sum * 3 + tile[(threadIdx.x + i) % TILE];
    __syncthreads();
  }
  y[threadIdx.x] = sum;
}
