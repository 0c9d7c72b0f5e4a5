// Longer than a message shows, and none of its letters is a single byte.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    временнаяпеременнаядлясуммыэлементов @ acc;
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 9:5: error: this is not understood, so what it reads and writes is not known: 'временнаяпеременнаядлясуммыэл ...' [dbuf-not-understood]
//       временнаяпеременнаядлясуммыэлементов @ acc;
//       ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
// 9:5: note: move it out of the loop, or write plain declarations, assignments and calls of functions in its place
