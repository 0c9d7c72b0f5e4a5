// What a constant reference refers to may hold a pointer.
# 1 "/usr/include/header.h" 1 3
struct View { float *p; int n; };
void store_view(const View &v, int i, float x);
# 6 "alias-constant-object.cu" 2
__attribute__((global)) void k(const float *__restrict__ A, float *B, float *__restrict__ out, int n) {
  __attribute__((shared)) float As[512];
  int tid = threadIdx.x;
  float acc = 0;
  View v;
  v.p = B;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 64) {
    As[tid] = B[k0 + tid];
    __syncthreads();
    acc += As[(tid + 1) % 64];
    store_view(v, k0 + 64 + tid, acc);
    __syncthreads();
  }
  out[tid] = acc;
}
// expect: 101
// 11:9: error: compute writes through 'B', which may be the memory that the load reads through another pointer [dbuf-alias]
//     v.p = B;
//           ^
// 14:15: note: the load that may read it
//       As[tid] = B[k0 + tid];
//                 ^
// 11:9: note: declare the pointers __restrict__, or give 'independent' if nothing the loop writes is read by its loads
