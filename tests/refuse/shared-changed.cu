// The second half of the array is meant, and not only that.
__attribute__((device)) float k(float *tile, const float *__restrict__ x, int n) {
  float acc = 0;
  tile += 128;
#pragma dbuf pipeline(shared(tile))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  return acc;
}
// expect: 101
// 4:3: error: 'tile' is changed in the function, or may be, so what clause 'shared' says of it holds for a part of that only [dbuf-shared-changed]
//     tile += 128;
//     ^~~~
// 2:40: note: the parameter that clause 'shared' names
//   __attribute__((device)) float k(float *tile, const float *__restrict__ x, int n) {
//                                          ^~~~
// 4:3: note: leave the parameter as it is: index it, or move a pointer of another name
