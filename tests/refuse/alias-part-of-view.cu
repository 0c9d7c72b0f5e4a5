// What functions write as "v.x[i]" stands in fragments, not in what other classes point to.
struct view { float *x; };
template <class V> __attribute__((device)) void put(V &v, float a) { v.x[0] = a; }
__attribute__((global)) void k(const float *x, float *y, int n) {
  __attribute__((shared)) float tile[128];
  int tid = threadIdx.x;
  float acc = 0;
  int off = 0;
  view v;
  v.x = y;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[tid] = x[k + tid + off];
    __syncthreads();
    put(v, acc);
    acc += tile[127 - tid];
    __syncthreads();
  }
  y[tid] = acc;
}
// expect: 101
// 10:9: error: compute writes through 'y', which may be the memory that the load reads through another pointer [dbuf-alias]
//     v.x = y;
//           ^
// 13:17: note: the load that may read it
//       tile[tid] = x[k + tid + off];
//                   ^
// 10:9: note: declare 'x' and 'y' __restrict__, or give 'independent' if nothing the loop writes is read by its loads
