// A member of a class: what it points to is not known.
struct source {
  const float *x;
  __attribute__((device)) void run(float *__restrict__ y, int n) {
    __attribute__((shared)) float tile[128];
    float acc = 0;
#pragma dbuf pipeline
    for (int k = 0; k < n; k += 128) {
      tile[threadIdx.x] = x[k + threadIdx.x];
      __syncthreads();
      acc += tile[127 - threadIdx.x];
      __syncthreads();
    }
    y[threadIdx.x] = acc;
  }
};
// expect: 101
// 9:27: error: what 'x' means here is not known, so what changes it is not known either, and the load cannot move ahead [dbuf-load-name]
//         tile[threadIdx.x] = x[k + threadIdx.x];
//                             ^
// 9:27: note: make it a parameter, declare it in the function, or as a constant at file scope
