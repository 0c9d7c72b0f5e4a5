// Waits without volatile: reads past the caches, a type that says volatile in its name, and loops
// that end by what they do not change themselves.
__attribute__((device)) int peek(const int *f) { return __ldcg(f); }
__attribute__((device)) int look(const int *f) { return *f; }
__attribute__((global)) void k0(const float *__restrict__ x, float *__restrict__ y, const int *flag, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    while (__ldcg(flag) <= k) {
    }
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k1(const float *__restrict__ x, float *__restrict__ y, const int *flag, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    while (__ldcv(flag) <= k) {
    }
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k2(const float *__restrict__ x, float *__restrict__ y, const int *flag, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    while (peek(flag) <= k) {
    }
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k3(const float *__restrict__ x, float *__restrict__ y, const int *flag, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    while (look(flag) <= k) {
    }
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k4(const float *__restrict__ x, float *__restrict__ y, const int *flag, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    while (__ldg(flag) <= k) {
    }
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k5(const float *__restrict__ x, float *__restrict__ y, cuda::std::add_volatile_t<int> *flag, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    while (*flag <= k) {
    }
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k6(const float *__restrict__ x, float *__restrict__ y, const int *flag, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    while (*flag <= k)
      acc += 1;
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k7(const float *__restrict__ x, float *__restrict__ y, const int *flag, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    do
      asm volatile("" ::: "memory");
    while (flag[0] <= k);
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k8(const float *__restrict__ x, float *__restrict__ y, const int *flag, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    for (;;)
      if (flag[0] > k)
        break;
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
__attribute__((global)) void k9(const float *__restrict__ x, float *__restrict__ y, const int *flag, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline(independent)
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    int seen;
    do {
      seen = __ldcg(flag);
    } while (seen <= k);
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 13:12: error: compute may wait here for other blocks ('__ldcg(flag)'): the next tile's loads must not move before that [dbuf-wait]
//       while (__ldcg(flag) <= k) {
//              ^~~~~~
// 13:12: note: wait before the loop, or in a kernel of its own
// 28:12: error: compute may wait here for other blocks ('__ldcv(flag)'): the next tile's loads must not move before that [dbuf-wait]
//       while (__ldcv(flag) <= k) {
//              ^~~~~~
// 28:12: note: wait before the loop, or in a kernel of its own
// 43:12: error: compute may wait here for other blocks ('peek(flag)'): the next tile's loads must not move before that [dbuf-wait]
//       while (peek(flag) <= k) {
//              ^~~~
// 43:12: note: wait before the loop, or in a kernel of its own
// 58:12: error: compute may wait here for other blocks ('look(flag)'): the next tile's loads must not move before that [dbuf-wait]
//       while (look(flag) <= k) {
//              ^~~~
// 58:12: note: wait before the loop, or in a kernel of its own
// 73:12: error: compute may wait here for other blocks ('__ldg(flag)'): the next tile's loads must not move before that [dbuf-wait]
//       while (__ldg(flag) <= k) {
//              ^~~~~
// 73:12: note: wait before the loop, or in a kernel of its own
// 88:12: error: compute may wait here for other blocks ('*flag'): the next tile's loads must not move before that [dbuf-wait]
//       while (*flag <= k) {
//              ^
// 88:12: note: wait before the loop, or in a kernel of its own
// 103:12: error: compute may wait here for other blocks ('*flag'): the next tile's loads must not move before that [dbuf-wait]
//       while (*flag <= k)
//              ^
// 103:12: note: wait before the loop, or in a kernel of its own
// 120:12: error: compute may wait here for other blocks ('flag[0]'): the next tile's loads must not move before that [dbuf-wait]
//       while (flag[0] <= k);
//              ^~~~
// 120:12: note: wait before the loop, or in a kernel of its own
// 135:11: error: compute may wait here for other blocks ('flag[0]'): the next tile's loads must not move before that [dbuf-wait]
//         if (flag[0] > k)
//             ^~~~
// 135:11: note: wait before the loop, or in a kernel of its own
// 152:14: error: compute may wait here for other blocks ('__ldcg(flag)'): the next tile's loads must not move before that [dbuf-wait]
//         seen = __ldcg(flag);
//                ^~~~~~
// 152:14: note: wait before the loop, or in a kernel of its own
