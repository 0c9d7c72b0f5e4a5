// The block leaves the loop when all of its threads are done: the barrier at the top counts them.
__attribute__((global)) void blend(const int *__restrict__ order, const float4 *__restrict__ spots,
                                   float *__restrict__ y, int n) {
  __attribute__((shared)) float4 spot[64];
  float through = 1.0f, sum = 0;
  bool done = false;
#pragma dbuf pipeline(speculative)
  for (int k = 0; k < n; k += 64) {
    int ready = __syncthreads_count(done);
    if (ready == blockDim.x)
      break;
    int at = k + threadIdx.x;
    if (at < n)
      spot[threadIdx.x] = spots[order[at]];
    __syncthreads();
    for (int i = 0; !done && i < 64 && i < n - k; ++i) {
      if (spot[i].w < 0.1f)
        continue;
      sum += spot[i].x * spot[i].y;
      through -= spot[i].w;
      done = through < 0;
    }
  }
  y[threadIdx.x] = sum * through;
}
