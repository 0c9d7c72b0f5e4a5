// The type of that name in the text is a vector, but the class gets its own from a header: a view of the output.
# 1 "/usr/include/views.h" 1 3
template <typename T>
struct view {
  T *at;
  __attribute__((device)) void put(T v) { *at = v; }
};
template <typename T>
struct common {
  typedef view<T> kind;
};
# 13 "alias-member-type.cu" 2
template <typename T>
struct other {
  typedef float4 kind;
};
template <typename T>
struct row : common<T> {};

__attribute__((global)) void k(const float *A, row<float>::kind out, int n) {
  __attribute__((shared)) float As[64];
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 64) {
    As[threadIdx.x] = A[k0 + threadIdx.x];
    __syncthreads();
    acc += As[63 - threadIdx.x];
    row<float>::kind mine = out;
    mine.put(acc);
    __syncthreads();
  }
}
// expect: 101
// 20:65: error: compute writes through 'out', which may be the memory that the load reads through another pointer [dbuf-alias]
//   __attribute__((global)) void k(const float *A, row<float>::kind out, int n) {
//                                                                   ^~~
// 25:23: note: the load that may read it
//       As[threadIdx.x] = A[k0 + threadIdx.x];
//                         ^
// 20:65: note: declare the pointers __restrict__, or give 'independent' if nothing the loop writes is read by its loads
