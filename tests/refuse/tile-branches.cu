// The second branch leaves out an element of the first one's vector.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; k += 128) {
    int c = threadIdx.x * 4;
    if (k + c + 3 < n)
      *(float4 *)&tile[c] = *(const float4 *)&x[k + c];
    else
      for (int j = 0; j < 3; ++j)
        tile[c + j] = k + c + j < n ? x[k + c + j] : 0;
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:7: error: whether both branches write the same elements of 'tile' is not known: compute might find what another buffer held before [dbuf-tile-branches]
//         *(float4 *)&tile[c] = *(const float4 *)&x[k + c];
//         ^
// 8:5: note: the branches part here
//       if (k + c + 3 < n)
//       ^~
// 9:7: note: write both with the same index and width, or fill one local value in the branches and store that once behind them, or use variant=ldg_single, which keeps one buffer
