// N is one: its type does not keep the 4 that it is given.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  const bool N = 4;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    if (k % 128 == 0)
      *(float4 *)&tile[tid * 4] = *(const float4 *)&x[k + tid * 4];
    else
      for (int i = 0; i < N; ++i)
        tile[tid * 4 + i] = 0;
    __syncthreads();
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 10:7: error: whether both branches write the same elements of 'tile' is not known: compute might find what another buffer held before [dbuf-tile-branches]
//         *(float4 *)&tile[tid * 4] = *(const float4 *)&x[k + tid * 4];
//         ^
// 9:5: note: the branches part here
//       if (k % 128 == 0)
//       ^~
// 10:7: note: write both with the same index and width, or fill one local value in the branches and store that once behind them, or use variant=ldg_single, which keeps one buffer
