// The load gives the variable a value only sometimes: else it is that which compute left there.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  int at = threadIdx.x;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    if (k + 128 < n)
      at = k + threadIdx.x;
    tile[threadIdx.x] = x[at];
    __syncthreads();
    at = threadIdx.x ^ 1;
    acc += tile[at];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:7: error: 'at' decides which tile comes next and is also changed here [dbuf-step-mutated]
//         at = k + threadIdx.x;
//         ^~
// 7:3: note: the loop that it drives
//     for (int k = 0; k < n; k += 128) {
//     ^~~
// 9:7: note: change it once in every iteration, whatever compute finds: in the header, or by a statement of its own at the top level of the body
