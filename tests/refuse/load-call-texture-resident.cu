// Whether the texture is there is written beside.
# 1 "/usr/include/texture.h" 1 3
typedef unsigned long long cudaTextureObject_t;
template <typename T> __attribute__((device)) T tex2D(cudaTextureObject_t texture, float x, float y);
template <typename T> __attribute__((device)) T tex2D(cudaTextureObject_t texture, float x, float y, bool *resident);
template <typename T> __attribute__((device)) void tex2D(T *value, cudaTextureObject_t texture, float x, float y);
# 8 "load-call-texture-resident.cu" 2
__attribute__((global)) void k(cudaTextureObject_t t, bool *there, float *y, int n) {
  __attribute__((shared)) float tile[32];
  float sum = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; ++k) {
    tile[threadIdx.x] = tex2D<float>(t, threadIdx.x, k, there);
    __syncthreads();
    sum += tile[31 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = sum;
}
// expect: 101
// 13:25: error: 'tex2D<float>' is called in the load and may have effects that a second call would repeat [dbuf-load-call]
//       tile[threadIdx.x] = tex2D<float>(t, threadIdx.x, k, there);
//                           ^~~~~
// 13:25: note: write in its place what it reads and computes: assignments, arithmetic, conversions, mathematical functions
