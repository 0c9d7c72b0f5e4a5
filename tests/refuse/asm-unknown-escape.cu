// The code of a semicolon hides the second instruction.
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, float *__restrict__ z, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid];
    __syncthreads();
    asm volatile("mov.b32 %0, %0\x3b st.global.f32 [%1], %0;" : "+f"(acc) : "l"(z));
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 10:18: error: inline assembly '\x' is not known to leave the tiles and global memory alone [dbuf-asm-unknown]
//       asm volatile("mov.b32 %0, %0\x3b st.global.f32 [%1], %0;" : "+f"(acc) : "l"(z));
//                    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
// 10:18: note: write it in C++, or use arithmetic, mma, ldmatrix, shuffles and reads of shared memory only
