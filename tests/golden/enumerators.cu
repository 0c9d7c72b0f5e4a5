// Enumerators, with a scope and without, are constants: none is a member that is given a value out of sight.
enum class weight : int { none = 0, twice = 1, last };
enum class shape { row, column = 4 };
struct plan {
  enum class order { forward = 0, backward = 1 };
  enum { width = 64, half = width / 2 };
};

template <weight W>
__attribute__((global)) void chosen(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[plan::width];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += plan::width) {
    tile[threadIdx.x] = W == weight::none ? 0.f : x[k + threadIdx.x];
    __syncthreads();
    acc += tile[(threadIdx.x + plan::half) % plan::width];
    if (W == weight::twice)
      acc += tile[threadIdx.x ^ static_cast<int>(shape::column)];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
