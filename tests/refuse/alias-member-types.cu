// One of the types of that name is a vector, and the one that is meant is a view of the output.
# 1 "/usr/include/views.h" 1 3
struct view {
  float *at;
  __attribute__((device)) void put(float v) { *at = v; }
};
# 8 "alias-member-types.cu" 2
template <typename T>
struct row {};
template <>
struct row<int> {
  typedef int4 kind;
};
template <>
struct row<float> {
  typedef view kind;
};

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
// 19:65: error: compute writes through 'out', which may be the memory that the load reads through another pointer [dbuf-alias]
//   __attribute__((global)) void k(const float *A, row<float>::kind out, int n) {
//                                                                   ^~~
// 24:23: note: the load that may read it
//       As[threadIdx.x] = A[k0 + threadIdx.x];
//                         ^
// 19:65: note: declare the pointers __restrict__, or give 'independent' if nothing the loop writes is read by its loads
