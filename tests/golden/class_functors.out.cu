// ---- cp_async 2 ----
// loop class_functors left: 'f(a.x, b.x)' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ
// class_functors.cu:28:18: error: 'f(a.x, b.x)' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       return three{f(a.x, b.x), f(a.y, b.y), f(a.z, b.z)};
//                    ^
// class_functors.cu:53:9: note: the sum
//       acc += one;
//           ^~
// class_functors.cu:28:18: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
// ---- cp_async 3 ----
// loop class_functors left: 'f(a.x, b.x)' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ
// class_functors.cu:28:18: error: 'f(a.x, b.x)' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       return three{f(a.x, b.x), f(a.y, b.y), f(a.z, b.z)};
//                    ^
// class_functors.cu:53:9: note: the sum
//       acc += one;
//           ^~
// class_functors.cu:28:18: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
// ---- ldg auto ----
// loop class_functors left: 'f(a.x, b.x)' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ
// class_functors.cu:28:18: error: 'f(a.x, b.x)' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       return three{f(a.x, b.x), f(a.y, b.y), f(a.z, b.z)};
//                    ^
// class_functors.cu:53:9: note: the sum
//       acc += one;
//           ^~
// class_functors.cu:28:18: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
// ---- ldg_single auto ----
// loop class_functors left: 'f(a.x, b.x)' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ
// class_functors.cu:28:18: error: 'f(a.x, b.x)' may be fused into its sum (fma) in one copy of compute and not in another, and then the last bits differ [dbuf-contraction]
//       return three{f(a.x, b.x), f(a.y, b.y), f(a.z, b.z)};
//                    ^
// class_functors.cu:53:9: note: the sum
//       acc += one;
//           ^~
// class_functors.cu:28:18: note: write fmaf(a, b, c) where one rounding is meant and __fmul_rn(a, b) where two are, compile with -fmad=false, or give 'contract' if the last bits may differ
