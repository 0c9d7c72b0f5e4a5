// Compute changes the loop's bound.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int left = n;
  int &bound = left;
#pragma dbuf pipeline
  for (int k = 0; k < bound; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    acc += tile[127 - tid];
    left -= 64;
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 9:23: error: 'bound' may be another way to a variable that the loop changes, so which value is meant here is not known [dbuf-second-name]
//     for (int k = 0; k < bound; k += 128) {
//                         ^~~~~
// 13:5: note: changed here
//       left -= 64;
//       ^~~~
// 9:23: note: name the variable itself, or copy its value before the loop
