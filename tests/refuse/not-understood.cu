// A structured binding is beyond the parser.
struct pair {
  int a, b;
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    auto [a, b] = pair{k, 1};
    tile[threadIdx.x] = x[a + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:11: error: this is not understood, so what it reads and writes is not known: 'a' [dbuf-not-understood]
//       auto [a, b] = pair{k, 1};
//             ^
// 10:11: note: move it out of the loop, or write plain declarations, assignments and calls of functions in its place
