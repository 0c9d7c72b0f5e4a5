// The number of tiles is known to the compiler: without "unroll 1" it would unroll the loop, and leave none to check.
template <int K, int STEP>
__attribute__((global)) void constant_trips(const float *__restrict__ A, float *__restrict__ C) {
  __attribute__((shared)) float As[32];
  const int tiles = K / STEP;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; -k > -(tiles * 2) && k != tiles; ++k) {
    As[threadIdx.x] = A[k * 32 + threadIdx.x];
    __syncthreads();
    acc += As[31 - threadIdx.x];
    __syncthreads();
  }
  C[threadIdx.x] = acc;
}
