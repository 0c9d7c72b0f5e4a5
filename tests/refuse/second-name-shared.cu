// A shared variable is no variable of the thread, but it too is reached through a pointer.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  __attribute__((shared)) int off;
  const int *shift = &off;
  off = 0;
  __syncthreads();
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + *shift];
    __syncthreads();
    acc += tile[127 - tid];
    if (tid == 0)
      off = k % 64;
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 12:30: error: 'shift' may be another way to a variable that the loop changes, so which value is meant here is not known [dbuf-second-name]
//       tile[tid] = x[k + tid + *shift];
//                                ^~~~~
// 16:7: note: changed here
//         off = k % 64;
//         ^~~
// 12:30: note: name the variable itself, or copy its value before the loop
