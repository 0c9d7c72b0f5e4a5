// Assembly changes what the load reads through a pointer to a pointer's target.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0;
  const int *first = &off, *shift = first;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + *shift];
    __syncthreads();
    acc += tile[127 - tid];
    asm("add.s32 %0, %0, 3;" : "+r"(off));
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 10:30: error: 'shift' may be another way to a variable that the loop changes, so which value is meant here is not known [dbuf-second-name]
//       tile[tid] = x[k + tid + *shift];
//                                ^~~~~
// 13:37: note: changed here
//       asm("add.s32 %0, %0, 3;" : "+r"(off));
//                                       ^~~
// 10:30: note: name the variable itself, or copy its value before the loop
