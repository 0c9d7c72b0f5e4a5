// An assignment changes its right operand, which is what the load counts by.
struct steps {
  __attribute__((device)) void operator=(int &n) { n += 2; }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  int t = threadIdx.x;
  float acc = 0;
  int j = 0;
  steps s;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; ++k) {
    tile[t] = x[k * 64 + t + j];
    __syncthreads();
    acc += tile[63 - t];
    s = j;
    __syncthreads();
  }
  y[t] = acc;
}
// expect: 101
// 3:32: error: 'operator' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//     __attribute__((device)) void operator=(int &n) { n += 2; }
//                                  ^~~~~~~~
// 3:32: note: let it only compute, or make it a function with a name and call it outside the loop
