// The load reads by another name what begins anew before it, which compute changed.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int count = 0;
  float acc = 0;
  const int *same = &count;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    count = 0;
    tile[threadIdx.x] = x[k + threadIdx.x + *same];
    __syncthreads();
    count += threadIdx.x;
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:46: error: 'same' may be another way to a variable that the loop changes, so which value is meant here is not known [dbuf-second-name]
//       tile[threadIdx.x] = x[k + threadIdx.x + *same];
//                                                ^~~~
// 9:5: note: changed here
//       count = 0;
//       ^~~~~
// 10:46: note: name the variable itself, or copy its value before the loop
