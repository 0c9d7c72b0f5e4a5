// One type of that name is a number, another one a class, said in the head of a loop.
struct num {
  float v;
  __attribute__((device)) num(float x) : v(x) {}
  __attribute__((device)) num operator+(num o) const { return num(v * 0.75f + o.v); }
  __attribute__((device)) operator float() const { return v; }
};
struct units {
  typedef float real;
};
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0;
  for (typedef num real, *place; acc == 0; acc = 1) {
#pragma dbuf pipeline
    for (int k0 = 0; k0 < n; k0 += 32) {
      xs[tid] = X[k0 + tid];
      __syncthreads();
      real a = acc;
      acc = a + real(xs[tid]);
      __syncthreads();
    }
  }
  Y[tid] = acc;
}
// expect: 101
// 21:17: error: 'real' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//         acc = a + real(xs[tid]);
//                   ^~~~
// 21:17: note: define it as a __device__ function before the kernel, in this file or in a header
