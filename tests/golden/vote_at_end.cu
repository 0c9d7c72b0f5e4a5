// The vote that may leave the loop ends the body.
__attribute__((global)) void blend(const int *__restrict__ order, const float4 *__restrict__ spots,
                                   float *__restrict__ y, int n) {
  __attribute__((shared)) float4 spot[64];
  float through = 1.0f, sum = 0;
  bool done = false;
#pragma dbuf pipeline(speculative)
  for (int k = 0; k < n; k += 64) {
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
    if (__syncthreads_count(done) >= blockDim.x)
      break;
  }
  y[threadIdx.x] = sum * through;
}

// Held by a variable, behind a barrier at the top.
__attribute__((global)) void until(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  float acc = 0;
#pragma dbuf pipeline(speculative)
  for (int k = 0; k < n; k += 64) {
    __syncthreads();
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[63 - threadIdx.x];
    const int over = __syncthreads_or(acc > 1.5f);
    if (over) {
      break;
    }
  }
  y[threadIdx.x] = acc;
}
