// A library's namespace declares a type's name by itself, with another name between.
typedef int int32_t;
namespace lib {
typedef ::int32_t int32;
typedef int32 int32_t;
} // namespace lib

__attribute__((global)) void circle(const int *__restrict__ x, int *__restrict__ y, int32_t first, int n) {
  __attribute__((shared)) int tile[128];
  int sum = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[first + k + threadIdx.x];
    __syncthreads();
    sum += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = sum;
}
