// std::move gives what it is given, and the function changes that.
# 1 "/usr/include/move.h" 1 3
namespace std {
template <class T> struct remove_reference;
template <class T> constexpr typename remove_reference<T>::type &&move(T &&x) noexcept {
  return static_cast<typename remove_reference<T>::type &&>(x);
}
template <class T> constexpr T &&move_again(T &x) noexcept {
  return std::move(x);
}
}
# 13 "compute-feeds-load-moved.cu" 2
__attribute__((device)) int add(int &&n) {
  return ++n;
}

__attribute__((global)) void k(const float *__restrict__ a, float *__restrict__ out, int n) {
  __attribute__((shared)) float tile[64];
  float sum = 0;
  int at = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int t = 0; t < n; ++t) {
    tile[threadIdx.x] = a[t * 64 + at + threadIdx.x];
    __syncthreads();
    sum += add(std::move(at)) * tile[threadIdx.x ^ 1];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
// expect: 101
// 23:36: error: the next tile depends on 'at', which compute changes: it cannot be loaded before compute is done [dbuf-compute-feeds-load]
//       tile[threadIdx.x] = a[t * 64 + at + threadIdx.x];
//                                      ^~
// 25:26: note: changed here
//       sum += add(std::move(at)) * tile[threadIdx.x ^ 1];
//                            ^~
// 23:36: note: say where the tile is by variables that compute leaves alone; where that cannot be, remove the pragma, for there is nothing to overlap
