// Each warp loads a tile of its own, and yet the block waits in a function of compute.
__attribute__((device)) float met(float a) {
  __syncthreads();
  return a;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[4][32];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 32) {
    tile[threadIdx.y][threadIdx.x] = x[k + threadIdx.x];
    __syncwarp();
    acc += met(tile[threadIdx.y][31 - threadIdx.x]);
    __syncwarp();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 13:12: error: 'met' holds a barrier, where it does not divide load and compute [dbuf-call-barrier]
//       acc += met(tile[threadIdx.y][31 - threadIdx.x]);
//              ^~~
// 3:3: note: here
//     __syncthreads();
//     ^~~~~~~~~~~~~
// 13:12: note: put the barrier at the top level of the loop's body, between two functions if need be
