// An array decays to its address.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off[2] = {0, 1};
  int *shift;
  shift = off;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + shift[0]];
    __syncthreads();
    acc += tile[127 - tid];
    off[0] = off[1];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 11:29: error: 'shift' may be another way to a variable that the loop changes, so which value is meant here is not known [dbuf-second-name]
//       tile[tid] = x[k + tid + shift[0]];
//                               ^~~~~
// 14:5: note: changed here
//       off[0] = off[1];
//       ^~~
// 11:29: note: name the variable itself, or copy its value before the loop
