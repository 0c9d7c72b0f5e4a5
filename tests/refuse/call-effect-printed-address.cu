// The address of the tile that is computed is another one in every other trip.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    if (threadIdx.x == 0)
      printf("tile at %p\n", &tile[0]);
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:7: error: 'printf' has an effect (output, time, a trap, what it writes) that must not move against the loads [dbuf-call-effect]
//         printf("tile at %p\n", &tile[0]);
//         ^~~~~~
// 11:7: note: move the call before or behind the loop, or write in the loop itself what it writes
