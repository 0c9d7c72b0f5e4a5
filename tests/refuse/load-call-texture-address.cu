// What is read goes to an address.
# 1 "/usr/include/texture.h" 1 3
typedef unsigned long long cudaTextureObject_t;
template <typename T> __attribute__((device)) T tex2D(cudaTextureObject_t texture, float x, float y);
template <typename T> __attribute__((device)) T tex2D(cudaTextureObject_t texture, float x, float y, bool *resident);
template <typename T> __attribute__((device)) void tex2D(T *value, cudaTextureObject_t texture, float x, float y);
# 8 "load-call-texture-address.cu" 2
__attribute__((global)) void k(cudaTextureObject_t t, float *y, int n) {
  __attribute__((shared)) float tile[32];
  float sum = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; ++k) {
    float value;
    tex2D<float>(&value, t, threadIdx.x, k);
    tile[threadIdx.x] = value;
    __syncthreads();
    sum += tile[31 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = sum;
}
// expect: 101
// 14:5: error: 'tex2D<float>' is called in the load and may have effects that a second call would repeat [dbuf-load-call]
//       tex2D<float>(&value, t, threadIdx.x, k);
//       ^~~~~
// 14:5: note: its body is not to be seen from here
//       tex2D<float>(&value, t, threadIdx.x, k);
//       ^~~~~
// 14:5: note: write in its place what it reads and computes: assignments, arithmetic, conversions, mathematical functions
