// What a constant reference refers to may hold a pointer.
# 1 "/usr/include/header.h" 1 3
struct View { float *p; int n; };
void store_view(const View &v, int i, float x);
# 6 "alias-same-constant-object.cu" 2
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
// 11:9: error: compute writes 'B', which the load reads: the next tile may be what this iteration writes [dbuf-alias-same]
//     v.p = B;
//           ^
// 14:15: note: the load that reads it
//       As[tid] = B[k0 + tid];
//                 ^
// 11:9: note: write to another array, or give 'independent' if no iteration reads what one before it wrote
