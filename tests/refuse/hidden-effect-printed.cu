// A conversion that prints: it would do so twice, where the guard of the load is evaluated again.
struct flag {
  int v;
  __attribute__((device)) operator bool() const {
    printf("%d\n", v);
    return v != 0;
  }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, flag f, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    if (f)
      tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 4:27: error: 'operator' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//     __attribute__((device)) operator bool() const {
//                             ^~~~~~~~
// 5:5: note: here
//       printf("%d\n", v);
//       ^~~~~~
// 4:27: note: let it only compute, or make it a function with a name and call it outside the loop
