// A layer of a surface is written, which others may read: as is any surface.
# 1 "/usr/include/surfaces.h" 1 3
template <class T> __attribute__((device)) void surf2DLayeredwrite(T, unsigned long long, int, int, int);
# 5 "call-effect-surface.cu" 2
__attribute__((global)) void k(const float *__restrict__ x, unsigned long long drawn, int n) {
  __attribute__((shared)) float tile[128];
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    surf2DLayeredwrite(tile[127 - threadIdx.x], drawn, threadIdx.x * 4, k, 0);
    __syncthreads();
  }
}
// expect: 101
// 11:5: error: 'surf2DLayeredwrite' has an effect (output, time, a trap, what it writes) that must not move against the loads [dbuf-call-effect]
//       surf2DLayeredwrite(tile[127 - threadIdx.x], drawn, threadIdx.x * 4, k, 0);
//       ^~~~~~~~~~~~~~~~~~
// 11:5: note: move the call before or behind the loop, or write in the loop itself what it writes
