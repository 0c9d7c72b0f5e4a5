// A typedef may ask for more alignment than the type it names.
typedef __attribute__((aligned(256))) float big;
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) alignas(big) float xs[64];
  int tid = threadIdx.x; float acc = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    acc += xs[31 - tid];
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 4:46: error: the declaration of 'xs' has no form that can be repeated for further buffers [dbuf-tile-declaration]
//     __attribute__((shared)) alignas(big) float xs[64];
//                                                ^~
// 4:46: note: declare the tile by itself, __shared__ T name[rows][columns]; without volatile and aligned to 128 bytes at most
