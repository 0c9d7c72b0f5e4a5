// A function of a header returns when others have released something.
# 1 "/usr/include/header.h" 1 3
struct semaphore { void acquire(); };
# 5 "wait-acquire.cu" 2
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, semaphore *s, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    s->acquire();
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 13:8: error: compute may wait here for other blocks ('acquire'): the next tile's loads must not move before that [dbuf-wait]
//       s->acquire();
//          ^~~~~~~
// 13:8: note: wait before the loop, or in a kernel of its own
