// An expression that is too long for a message, over several lines.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    *(n > 4 ? y + n   +
        threadIdx.x * 4 : (float *)(long)(n * 17 + threadIdx.x + blockIdx.x * 4096)) = acc;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:5: error: this is not understood, so what it reads and writes is not known: '*(n > 4 ? y + n + threadIdx.x * 4 : (float *)(long)(n * 17 + ...' [dbuf-not-understood]
//       *(n > 4 ? y + n   +
//       ^
// 10:5: note: move it out of the loop, or write plain declarations, assignments and calls of functions in its place
