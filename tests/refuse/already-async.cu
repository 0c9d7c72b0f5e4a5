// Somebody has pipelined this kernel by hand.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    __pipeline_memcpy_async(&tile[threadIdx.x], &x[k + threadIdx.x], 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 7:5: error: the kernel already copies asynchronously ('__pipeline_memcpy_async'), and waits of two pipelines would be mixed up [dbuf-already-async]
//       __pipeline_memcpy_async(&tile[threadIdx.x], &x[k + threadIdx.x], 4);
//       ^~~~~~~~~~~~~~~~~~~~~~~
// 7:5: note: remove the pragma, or write the load as plain assignments
