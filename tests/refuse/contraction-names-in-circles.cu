// The names of these types are made of each other in a hundred million ways; what they are cannot be told.
struct s0 {
 typedef t1 t0;  typedef t5 t1;  typedef t0 t2;  typedef t4 t3;  typedef t8 t4;  typedef t3 t5;  typedef t7 t6;  typedef t2 t7;  typedef t6 t8;
};
struct s1 {
 typedef t2 t0;  typedef t6 t1;  typedef t1 t2;  typedef t5 t3;  typedef t0 t4;  typedef t4 t5;  typedef t8 t6;  typedef t3 t7;  typedef t7 t8;
};
struct s2 {
 typedef t3 t0;  typedef t7 t1;  typedef t2 t2;  typedef t6 t3;  typedef t1 t4;  typedef t5 t5;  typedef t0 t6;  typedef t4 t7;  typedef t8 t8;
};
struct s3 {
 typedef t4 t0;  typedef t8 t1;  typedef t3 t2;  typedef t7 t3;  typedef t2 t4;  typedef t6 t5;  typedef t1 t6;  typedef t5 t7;  typedef t0 t8;
};
struct s4 {
 typedef t5 t0;  typedef t0 t1;  typedef t4 t2;  typedef t8 t3;  typedef t3 t4;  typedef t7 t5;  typedef t2 t6;  typedef t6 t7;  typedef t1 t8;
};
struct s5 {
 typedef t6 t0;  typedef t1 t1;  typedef t5 t2;  typedef t0 t3;  typedef t4 t4;  typedef t8 t5;  typedef t3 t6;  typedef t7 t7;  typedef t2 t8;
};
struct s6 {
 typedef t7 t0;  typedef t2 t1;  typedef t6 t2;  typedef t1 t3;  typedef t5 t4;  typedef t0 t5;  typedef t4 t6;  typedef t8 t7;  typedef t3 t8;
};
struct s7 {
 typedef t8 t0;  typedef t3 t1;  typedef t7 t2;  typedef t2 t3;  typedef t6 t4;  typedef t1 t5;  typedef t5 t6;  typedef t0 t7;  typedef t4 t8;
};
struct s8 {
 typedef t0 t0;  typedef t4 t1;  typedef t8 t2;  typedef t3 t3;  typedef t7 t4;  typedef t2 t5;  typedef t6 t6;  typedef t1 t7;  typedef t5 t8;
};
struct s9 {
 typedef t1 t0;  typedef t5 t1;  typedef t0 t2;  typedef t4 t3;  typedef t8 t4;  typedef t3 t5;  typedef t7 t6;  typedef t2 t7;  typedef t6 t8;
};
__attribute__((global)) void k(const int *__restrict__ x, int *__restrict__ y, int n, s0::t0 a, int b) {
  __attribute__((shared)) int s[32];
  int tid = threadIdx.x;
  s0::t0 acc = b;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += 32) {
    s[tid] = x[i + tid];
    __syncthreads();
    acc = s[tid] * a;
    __syncthreads();
  }
  y[tid] = acc + 1;
}
// expect: 101
// 40:11: error: 's[tid] * a' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       acc = s[tid] * a;
//             ^
// 43:16: note: the sum
//     y[tid] = acc + 1;
//                  ^
// 40:11: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
