// A comment stands before the instruction that writes memory; others are comments only.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    asm volatile("// none\n/* of */ mov.b32 %1, %1; /* it */ /**/ st.global.f32 [%0], %1;" ::"l"(y), "f"(acc));
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:5: error: inline assembly 'st.global.f32' is not known to leave the tiles and global memory alone [dbuf-asm-unknown]
//       asm volatile("// none\n/* of */ mov.b32 %1, %1; /* it */ /**/ st.global.f32 [%0], %1;" ::"l"(y), "f"(acc));
//       ^~~
// 10:5: note: write it in C++, or use arithmetic, mma, ldmatrix, shuffles and reads of shared memory only
