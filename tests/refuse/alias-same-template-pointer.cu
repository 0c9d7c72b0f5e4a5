// The type of the parameter is a pointer for this call alone.
# 1 "/usr/include/header.h" 1 3
float atomicAdd(float *address, float value);
# 5 "alias-same-template-pointer.cu" 2
template <class P> __attribute__((device)) void put(P p, float v) { atomicAdd(p, v); }
__attribute__((global)) void k(const float *__restrict__ A, float *B, float *__restrict__ out, int n) {
  __attribute__((shared)) float As[512];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 64) {
    As[tid] = B[k0 + tid];
    __syncthreads();
    acc += As[(tid + 1) % 64];
    put(B + k0 + 64 + tid, acc);
    __syncthreads();
  }
  out[tid] = acc;
}
// expect: 101
// 15:9: error: compute writes 'B', which the load reads: the next tile may be what this iteration writes [dbuf-alias-same]
//       put(B + k0 + 64 + tid, acc);
//           ^
// 12:15: note: the load that reads it
//       As[tid] = B[k0 + tid];
//                 ^
// 15:9: note: write to another array, or give 'independent' if no iteration reads what one before it wrote
