// Of two of that name one is an enumerator, and the one that is meant a variable of the device.
enum class weight { none, twice };
struct plan {
  static __attribute__((device)) int none;
};
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[64];
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < n; k0 += 64) {
    tile[threadIdx.x] = plan::none ? 0.f : x[k0 + threadIdx.x];
    __syncthreads();
    acc += tile[63 - threadIdx.x];
    plan::none = acc > 3.f;
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:31: error: what 'none' means here is not known, so what changes it is not known either, and the load cannot move ahead [dbuf-load-name]
//       tile[threadIdx.x] = plan::none ? 0.f : x[k0 + threadIdx.x];
//                                 ^~~~
// 11:31: note: make it a parameter, declare it in the function, or as a constant at file scope
