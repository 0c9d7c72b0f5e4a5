// Pointers that are moved before the loop, by whatever expression of themselves, point where they did.
__attribute__((global)) void moved_pointer(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int n) {
  __attribute__((shared)) float As[32], Bs[32];
  float acc = 0;
  A = &A[blockIdx.x * n];
  A = n > 3 ? A : n + A + 1;
  const float *b = B;
  b = &*(b + n) + 1;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 32) {
    As[threadIdx.x] = A[k + threadIdx.x];
    Bs[threadIdx.x] = b[k + threadIdx.x];
    __syncthreads();
    acc += As[31 - threadIdx.x] * Bs[threadIdx.x];
    __syncthreads();
  }
  C[threadIdx.x] = acc;
}
