// A function makes an object that reads what others may change.
__attribute__((device)) float g[8192];
struct look {
  float v;
  __attribute__((device)) look(const volatile float *at);
};
__attribute__((device)) inline look::look(const volatile float *at) { v = *at; }
__attribute__((device)) float seen(const float *at) { return look(at).v; }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x] * seen(x);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 16:43: error: compute reads 'x', which others may change meanwhile; the next tile's loads move before that [dbuf-watched]
//       acc += tile[127 - threadIdx.x] * seen(x);
//                                             ^
// 16:43: note: read it before or after the loop, or give 'independent' if nobody writes what the loads read while the loop runs
