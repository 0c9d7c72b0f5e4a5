// Where the constructor runs cannot be seen at the place that calls it, and it counts.
__attribute__((device)) int counted;
struct sample {
  float v;
  __attribute__((device)) sample(float f) : v(f) { ++counted; }
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    sample s = tile[127 - threadIdx.x];
    acc += s.v;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 5:27: error: 'sample' of a class defined here does more than compute a value, and the text does not tell where it is called [dbuf-hidden-effect]
//     __attribute__((device)) sample(float f) : v(f) { ++counted; }
//                             ^~~~~~
// 5:54: note: here
//     __attribute__((device)) sample(float f) : v(f) { ++counted; }
//                                                        ^~~~~~~
// 5:27: note: let it only compute, or make it a function with a name and call it outside the loop
