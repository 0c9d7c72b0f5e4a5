// An index is whole, what is cast to one is not.
template <class I, class T>
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, const I n, const T scale) {
  __attribute__((shared)) float tile[128];
  T acc = 0;
#pragma dbuf pipeline
  for (I i = threadIdx.x; i < n; i += 128) {
    tile[threadIdx.x] = x[n * 2 + i];
    __syncthreads();
    acc += tile[int(acc * scale + tile[threadIdx.x])];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:21: error: 'acc * scale' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       acc += tile[int(acc * scale + tile[threadIdx.x])];
//                       ^~~
// 10:33: note: the sum
//       acc += tile[int(acc * scale + tile[threadIdx.x])];
//                                   ^
// 10:21: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
