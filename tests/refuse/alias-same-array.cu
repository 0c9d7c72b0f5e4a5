// The name of an array at file scope is its address.
__attribute__((device)) float g[8192];
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = g[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    atomicAdd(g, acc);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:15: error: compute writes 'g', which the load reads: the next tile may be what this iteration writes [dbuf-alias-same]
//       atomicAdd(g, acc);
//                 ^
// 8:25: note: the load that reads it
//       tile[threadIdx.x] = g[k + threadIdx.x];
//                           ^
// 11:15: note: write to another array, or give 'independent' if no iteration reads what one before it wrote
