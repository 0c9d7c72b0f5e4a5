// A class and a variable that refers to the clock in one declaration.
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.f; int k0 = 0; struct V { int &r; } v{k0};
#pragma dbuf pipeline
  for (; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    acc += xs[tid] + v.r;
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 5:55: error: 'k0' may be another way to a variable that the loop changes, so which value is meant here is not known [dbuf-second-name]
//     float acc = 0.f; int k0 = 0; struct V { int &r; } v{k0};
//                                                         ^~
// 7:18: note: changed here
//     for (; k0 < n; k0 += 32) {
//                    ^~
// 5:55: note: name the variable itself, or copy its value before the loop
