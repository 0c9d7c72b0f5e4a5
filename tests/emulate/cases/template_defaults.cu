// accept: cp_async ldg ldg_single
// Template parameters with default arguments, one of which holds brackets of all kinds.
#include "cuda_runtime.h"

template <class T> struct width {
  enum { value = sizeof(T) * 4 };
};
template <class T> struct same { typedef T type; };

template <class T, class U = same<same<T>>, int BK = width<T>::value, int TWICE = (BK > 4 ? 2 : 1)>
__global__ void k(const T *__restrict__ x, T *__restrict__ y, int tiles) {
  __shared__ T s[BK][32];
  int tid = threadIdx.x;
  T acc = 0;
#pragma dbuf pipeline
  for (int t = 0; t < tiles; ++t) {
    for (int i = 0; i < BK; i += TWICE)
      for (int j = 0; j < TWICE; ++j)
        s[i + j][tid] = x[(t * BK + i + j) * 32 + tid];
    __syncthreads();
    for (int i = 0; i < BK; ++i)
      acc = fmaf(acc, 0.5f, s[i][31 - tid]);
    __syncthreads();
  }
  y[tid] = acc;
}

void emu_run(trial &t) {
  int tiles = t.tiles;
  float *x = t.in<float>(tiles * 16 * 32);
  float *y = t.out<float>(32);
  launch(1, 32, 0, [=] { k<float, same<same<float>>, 16, 2>(x, y, tiles); });
}
