// A member function may be the load.
struct tiles {
  float *at;
  __attribute__((device)) void load(const float *x) { at[threadIdx.x] = x[threadIdx.x]; }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  tiles T = {tile};
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    T.load(x + k);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 13:5: error: nothing is loaded from global memory into a shared array before the barrier: there is no tile to load ahead [dbuf-no-load]
//       __syncthreads();
//       ^~~~~~~~~~~~~
// 12:5: note: 'T.load' may be the load, and dbuf does not look into member functions and lambdas
//       T.load(x + k);
//       ^
// 13:5: note: write the load in the loop, in place of the call
