// The tile's dimensions and type are template parameters.
template <class T, int BM, int BK>
__attribute__((global)) void typed(const T *__restrict__ A, T *__restrict__ C, int K) {
  __attribute__((shared)) T As[BM][BK];
  T acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < K; k0 += BK) {
    for (int i = threadIdx.x; i < BM * BK; i += 256)
      As[i / BK][i % BK] = A[i / BK * K + k0 + i % BK];
    __syncthreads();
    for (int k = 0; k < BK; ++k)
      acc += As[threadIdx.x % BM][k];
    __syncthreads();
  }
  C[threadIdx.x] = acc;
}
