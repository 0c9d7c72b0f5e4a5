// Compute reads the load's temporary through a reference.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0;
  int &shift = off;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    off = (tid + k) % 7;
    tile[tid] = x[k + off];
    __syncthreads();
    acc += tile[127 - tid];
    acc += shift;
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 14:12: error: 'shift' may be another way to a variable that the loop changes, so which value is meant here is not known [dbuf-second-name]
//       acc += shift;
//              ^~~~~
// 10:5: note: changed here
//       off = (tid + k) % 7;
//       ^~~
// 14:12: note: name the variable itself, or copy its value before the loop
