// The load changes by another name what begins anew before it.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float sum = 0, acc = 0;
  float &same = sum;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    sum = 0;
    same = x[k];
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    sum += tile[127 - threadIdx.x];
    acc += sum;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:5: error: 'same' may be another way to a variable that the loop changes, so which value is meant here is not known [dbuf-second-name]
//       same = x[k];
//       ^~~~
// 9:5: note: changed here
//       same = x[k];
//       ^~~~
// 9:5: note: name the variable itself, or copy its value before the loop
