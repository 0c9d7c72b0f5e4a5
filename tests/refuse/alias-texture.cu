// A texture may be of the memory that compute writes.
# 1 "/usr/include/texture.h" 1 3
typedef unsigned long long cudaTextureObject_t;
template <typename T> __attribute__((device)) T tex2D(cudaTextureObject_t texture, float x, float y);
template <typename T> __attribute__((device)) T tex2D(cudaTextureObject_t texture, float x, float y, bool *resident);
template <typename T> __attribute__((device)) void tex2D(T *value, cudaTextureObject_t texture, float x, float y);
# 8 "alias-texture.cu" 2
__attribute__((global)) void k(cudaTextureObject_t t, float *y, int n) {
  __attribute__((shared)) float tile[32];
  float sum = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; ++k) {
    tile[threadIdx.x] = tex2D<float>(t, threadIdx.x, k);
    __syncthreads();
    sum += tile[31 - threadIdx.x];
    y[k] = sum;
    __syncthreads();
  }
  y[threadIdx.x] = sum;
}
// expect: 101
// 16:5: error: compute writes through 'y', which may be the memory that the load reads through another pointer [dbuf-alias]
//       y[k] = sum;
//       ^
// 13:25: note: the load that may read it
//       tile[threadIdx.x] = tex2D<float>(t, threadIdx.x, k);
//                           ^~~~~
// 16:5: note: declare the pointers __restrict__, or give 'independent' if nothing the loop writes is read by its loads
