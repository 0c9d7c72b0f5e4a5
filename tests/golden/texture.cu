// The load reads textures, which the header's functions give by a type that the call names.
# 1 "/usr/include/texture.h" 1 3
typedef unsigned long long cudaTextureObject_t;
template <typename T> __attribute__((device)) T tex2D(cudaTextureObject_t texture, float x, float y);
template <typename T> __attribute__((device)) T tex1Dfetch(cudaTextureObject_t texture, int i);
# 7 "texture.cu" 2
__attribute__((global)) void lines(cudaTextureObject_t image, cudaTextureObject_t weights, unsigned *y, int n) {
  __attribute__((shared)) unsigned tile[2][32];
  unsigned sum = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; ++k) {
    for (int i = 0; i < 2; ++i)
      tile[i][threadIdx.x] = tex2D<unsigned int>(image, threadIdx.x, 2 * k + i) * tex1Dfetch<unsigned>(weights, k);
    __syncthreads();
    sum = sum * 3 + tile[0][31 - threadIdx.x] + tile[1][threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = sum;
}
