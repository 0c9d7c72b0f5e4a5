// The same as if and else.
__attribute__((global)) void guarded(const float *__restrict__ A, float *__restrict__ C, int n) {
  __attribute__((shared)) float As[256];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 256) {
    if (k + tid < n)
      As[tid] = A[k + tid];
    else
      As[tid] = 0.f;
    __syncthreads();
    for (int i = 0; i < 256; ++i)
      acc += As[i];
    __syncthreads();
  }
  C[tid] = acc;
}
