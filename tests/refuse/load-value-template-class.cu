// The type is that of the class, and no argument tells it.
template <typename T>
struct work {
  static __attribute__((device)) T part(T a) {
    return a / 2;
  }
  static __attribute__((device)) void run(const float *__restrict__ x, float *__restrict__ y, int n) {
    __attribute__((shared)) float tile[128];
    float acc = 0;
#pragma dbuf pipeline
    for (int k = 0; k < n; k += 128) {
      tile[threadIdx.x] = x[(int)(part(k) * 2) + threadIdx.x];
      __syncthreads();
      acc += tile[127 - threadIdx.x];
      __syncthreads();
    }
    y[threadIdx.x] = acc;
  }
};
// expect: 101
// 12:35: error: 'part' returns a value that the load uses, and dbuf looks there only into functions that compute an integer from their integer arguments alone, without loops [dbuf-load-value]
//         tile[threadIdx.x] = x[(int)(part(k) * 2) + threadIdx.x];
//                                     ^~~~
// 12:35: note: write its expression in place of the call, or make it a macro
