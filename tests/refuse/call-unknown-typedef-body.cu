// One type of that name is a number, another one a class whose body stands behind a parenthesis, as those of functions do.
struct base {
  float v;
  __attribute__((device)) base(float x) : v(x) {}
  __attribute__((device)) base operator+(base o) const { return base(v * 0.75f + o.v); }
  __attribute__((device)) operator float() const { return v; }
};
struct units {
  typedef float real;
};
typedef struct num : decltype(base(0)) {
  using base::base;
} (real);
__attribute__((global)) void k(const float *__restrict__ X, float *__restrict__ Y, int n) {
  __attribute__((shared)) float xs[32];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 32) {
    xs[tid] = X[k0 + tid];
    __syncthreads();
    real a = acc;
    acc = a + real(xs[tid]);
    __syncthreads();
  }
  Y[tid] = acc;
}
// expect: 101
// 23:15: error: 'real' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//       acc = a + real(xs[tid]);
//                 ^~~~
// 23:15: note: define it as a __device__ function before the kernel, in this file or in a header
