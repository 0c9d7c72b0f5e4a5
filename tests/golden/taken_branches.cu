// Barriers under conditions that the compiler decides.
template <bool STAGED>
__attribute__((global)) void staged(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    if (STAGED) {
      const int at = k + threadIdx.x;
      tile[threadIdx.x] = x[at];
      __syncthreads();
    }
    for (int i = 0; i < 128; ++i)
      acc += STAGED ? tile[127 - i] : x[k + 127 - i];
    if (STAGED)
      __syncthreads();
  }
  y[threadIdx.x] = acc;
}

// Blocks of one warp have no barrier here.
template <int THREADS>
__attribute__((global)) void wide(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[THREADS];
  float acc = 0;
#pragma dbuf pipeline
#pragma unroll 1
  for (int k = 0; k < n; k += THREADS) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    if constexpr (THREADS <= 32) {
      acc += 1;
    } else {
      __syncthreads();
    }
    for (int i = 0; i < THREADS; ++i)
      acc += tile[(threadIdx.x + i) % THREADS] * 0.5f;
    if constexpr (THREADS <= 32)
      acc *= 2;
    else
      __syncthreads();
  }
  y[threadIdx.x] = acc;
}
