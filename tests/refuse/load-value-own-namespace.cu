// The kernel is in the library's namespace.
namespace shapes {
enum axis { X, Y };
__attribute__((device)) int calls;
template <typename T>
__attribute__((device)) T min(T a, T b) {
  ++calls;
  return a < b ? a : b;
}
}
namespace shapes {
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n, int last) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[min(k, last) + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
}
// expect: 101
// 17:27: error: 'min' returns a value that the load uses, and dbuf looks there only into functions that compute an integer from their integer arguments alone, without loops [dbuf-load-value]
//       tile[threadIdx.x] = x[min(k, last) + threadIdx.x];
//                             ^~~
// 17:27: note: write its expression in place of the call, or make it a macro
