// A function that writes global memory.
__attribute__((device)) void fill(float *to, float *from, int i) {
  to[threadIdx.x] = from[i + threadIdx.x];
  from[i] = 0;
}
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    fill(tile, (float *)x, k);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 4:3: error: the load writes memory that is no shared array, and would do so before its turn [dbuf-load-writes]
//     from[i] = 0;
//     ^~~~
// 11:5: note: in a function that the load calls here
//       fill(tile, (float *)x, k);
//       ^~~~
// 4:3: note: move the write to compute, behind the barrier
