// Another namespace has a class of that name, whose member has its body there.
__attribute__((device)) float g[8192];
namespace a {
struct Row { float at[2]; __attribute__((device)) float &operator[](int i); };
}
namespace b {
struct Row { float at[2]; __attribute__((device)) float &operator[](int i) { return at[i]; } };
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    a::Row r; acc += r[0] + tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 4:58: error: 'operator' is called and its body is not visible here: it may hold a barrier or write the tile [dbuf-call-unknown]
//   struct Row { float at[2]; __attribute__((device)) float &operator[](int i); };
//                                                            ^~~~~~~~
// 4:58: note: define it as a __device__ function before the kernel, in this file or in a header
