// What an argument of a constructor that is left out does.
__attribute__((device)) int go[32];
struct A { int q; __attribute__((device)) A(int x = (go[threadIdx.x] = 1)) : q(x) {} };
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0.f;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid + go[tid]];
    __syncthreads();
    A b; acc += xs[tid] + b.q;
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 3:43: error: 'A' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//   struct A { int q; __attribute__((device)) A(int x = (go[threadIdx.x] = 1)) : q(x) {} };
//                                             ^
// 3:56: note: its default argument
//   struct A { int q; __attribute__((device)) A(int x = (go[threadIdx.x] = 1)) : q(x) {} };
//                                                          ^
// 3:43: note: let it only compute, or make it a function with a name and call it outside the loop
