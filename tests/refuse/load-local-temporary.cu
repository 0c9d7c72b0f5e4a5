// The offset is of a variable that the load has changed since.
__attribute__((global)) void k(const float *__restrict__ x, int *__restrict__ shape, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int row;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    row = k * 7;
    int rest = row, offset = 0;
    for (int d = 0; d < 2; ++d) {
      offset += rest % shape[d];
      rest /= 3;
    }
    tile[threadIdx.x] = x[k + threadIdx.x];
    row = k * 5;
    tile[threadIdx.x] = x[k + (threadIdx.x + row) % 128];
    __syncthreads();
    acc += tile[(threadIdx.x + offset) % 128];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 18:32: error: 'offset' of the load is used in compute, where it would be of a later tile, and cannot be computed again there [dbuf-load-local]
//       acc += tile[(threadIdx.x + offset) % 128];
//                                  ^~~~~~
// 12:7: note: changed here
//         rest /= 3;
//         ^~~~
// 18:32: note: compute it behind the barrier, from the loop's variables, the tile or global memory
