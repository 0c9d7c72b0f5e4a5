// A function of the text that is called like one of the header.
# 1 "/usr/include/texture.h" 1 3
typedef unsigned long long cudaTextureObject_t;
template <typename T> __attribute__((device)) T tex2D(cudaTextureObject_t texture, float x, float y);
template <typename T> __attribute__((device)) T tex2D(cudaTextureObject_t texture, float x, float y, bool *resident);
template <typename T> __attribute__((device)) void tex2D(T *value, cudaTextureObject_t texture, float x, float y);
# 8 "load-value-texture.cu" 2
template <typename T> __attribute__((device)) T tex2D(cudaTextureObject_t t, int i) {
  return *((const T *)t + i);
}
__attribute__((global)) void k(cudaTextureObject_t t, float *y, int n) {
  __attribute__((shared)) float tile[32];
  float sum = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; ++k) {
    tile[threadIdx.x] = tex2D<float>(t, threadIdx.x + k);
    __syncthreads();
    sum += tile[31 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = sum;
}
// expect: 101
// 16:25: error: 'tex2D<float>' returns a value that the load uses, and dbuf looks there only into functions that compute an integer from their integer arguments alone, without loops [dbuf-load-value]
//       tile[threadIdx.x] = tex2D<float>(t, threadIdx.x + k);
//                           ^~~~~
// 16:25: note: write its expression in place of the call, or make it a macro
