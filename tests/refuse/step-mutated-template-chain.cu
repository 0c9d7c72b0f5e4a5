// A parameter is a reference by what another template hands on for its type.
template <class T> __attribute__((device)) inline void skip(T i, const float *x) { if (x[0] > 0) i += 32; }
template <class U> __attribute__((device)) inline void leap(U i, const float *x) { skip<U>(i, x); }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float s[32];
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    s[threadIdx.x] = x[k0 + threadIdx.x];
    __syncthreads();
    acc += s[31 - threadIdx.x];
    leap<int &>(k0, s);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:17: error: 'k0' decides which tile comes next and is also changed here [dbuf-step-mutated]
//       leap<int &>(k0, s);
//                   ^~
// 12:17: note: change it once in every iteration, whatever compute finds: in the header, or by a statement of its own at the top level of the body
