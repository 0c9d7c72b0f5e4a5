// A function that is inlined may be given constants, and its loop be unrolled completely: with "unroll 1" it stays one.
static __attribute__((device)) void device_function(const float *__restrict__ A, float *__restrict__ C, int K) {
  __attribute__((shared)) float As[32];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < K; ++k) {
    As[threadIdx.x] = A[k * 32 + threadIdx.x];
    __syncthreads();
    acc += As[31 - threadIdx.x];
    __syncthreads();
  }
  C[threadIdx.x] = acc;
}

__attribute__((global)) void calls_function(const float *__restrict__ A, float *__restrict__ C, int K) {
  device_function(A, C, K);
}
