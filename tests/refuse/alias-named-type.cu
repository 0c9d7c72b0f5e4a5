// A vector in one namespace and a view of the output in another have the same name.
# 1 "/usr/include/views.h" 1 3
struct view {
  float *at;
  __attribute__((device)) void put(float v) { *at = v; }
};
# 8 "alias-named-type.cu" 2
namespace plain {
typedef int4 place;
}
namespace views {
typedef view place;
}

__attribute__((global)) void k(const float *A, views::place out, int n) {
  __attribute__((shared)) float As[64];
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 64) {
    As[threadIdx.x] = A[k0 + threadIdx.x];
    __syncthreads();
    acc += As[63 - threadIdx.x];
    views::place mine = out;
    mine.put(acc);
    __syncthreads();
  }
}
// expect: 101
// 15:61: error: compute writes through 'out', which may be the memory that the load reads through another pointer [dbuf-alias]
//   __attribute__((global)) void k(const float *A, views::place out, int n) {
//                                                               ^~~
// 20:23: note: the load that may read it
//       As[threadIdx.x] = A[k0 + threadIdx.x];
//                         ^
// 15:61: note: declare the pointers __restrict__, or give 'independent' if nothing the loop writes is read by its loads
