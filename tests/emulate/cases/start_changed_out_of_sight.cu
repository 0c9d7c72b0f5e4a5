// either: cp_async ldg ldg_single
// Where the load's loop begins is changed in ways that show no assignment to it, and becomes negative: more trips.
#include "cuda_runtime.h"

enum { N = 64, M = 128 };

struct holder {
  int &at;
};

__device__ void back(int &at) {
  at -= N;
}

template <class T> __device__ void back_any(T &&at) {
  at -= N;
}

#define KERNEL(NAME, ...)                                                                                              \
  __global__ void NAME(const float *__restrict__ x, float *__restrict__ y, int tiles) {                                \
    __shared__ float s[M];                                                                                             \
    int tid = threadIdx.x;                                                                                             \
    float acc = 0;                                                                                                     \
    int other = 0, first = tid;                                                                                        \
    __VA_ARGS__                                                                                                        \
    _Pragma("dbuf pipeline") for (int t = 0; t < tiles; ++t) {                                                         \
      for (int i = first; i < N; i += 32)                                                                              \
        s[i + N] = x[t * M + i + N];                                                                                   \
      __syncthreads();                                                                                                 \
      for (int j = 0; j < M; ++j)                                                                                      \
        acc = fmaf(acc, 0.5f, s[j]);                                                                                   \
      __syncthreads();                                                                                                 \
    }                                                                                                                  \
    y[tid] = acc + other;                                                                                              \
  }

KERNEL(by_call, back(first);)
KERNEL(by_parentheses, back((first));)
KERNEL(by_template, back_any<int &>(first);)
KERNEL(by_branch, (tid < 0 ? other : first) -= N;)
KERNEL(by_branch_call, back(tid >= 0 ? first : other);)
KERNEL(by_cast, ((int &)first) -= N;)
KERNEL(by_cast_step, for (int i = 0; i < N; ++i) --((int &)first);)
KERNEL(by_reference, int &r = first; r -= N;)
KERNEL(by_auto, auto &&r = first; r -= N;)
KERNEL(by_object, holder h = {first}; h.at -= N;)
KERNEL(by_lambda, auto f = [&]() -> int & { return first; }; f() -= N;)
KERNEL(by_capture, auto f = [&r = first] { r -= N; }; f();)
KERNEL(by_pointer, int *p = &first; *p -= N;)

void emu_run(trial &t) {
  int tiles = t.tiles, n = 32;
  float *x = t.in<float>(tiles * M);
#define RUN(NAME)                                                                                                      \
  {                                                                                                                    \
    float *y = t.out<float>(n);                                                                                        \
    launch(1, n, 0, [=] { NAME(x, y, tiles); });                                                                       \
  }
  RUN(by_call)
  RUN(by_parentheses)
  RUN(by_template)
  RUN(by_branch)
  RUN(by_branch_call)
  RUN(by_cast)
  RUN(by_cast_step)
  RUN(by_reference)
  RUN(by_auto)
  RUN(by_object)
  RUN(by_lambda)
  RUN(by_capture)
  RUN(by_pointer)
}
