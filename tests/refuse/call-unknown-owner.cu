// A function of another class has the name, the parameters and a body.
__attribute__((device)) float g[8192];
struct A { float v; __attribute__((device)) float get(int i) const; };
struct B { float v; __attribute__((device)) float get(int i) const { return v; } };
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    A a; acc += a.get(k);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 13:19: error: 'get' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//       A a; acc += a.get(k);
//                     ^~~
// 13:19: note: define it as a __device__ function before the kernel, in this file or in a header
