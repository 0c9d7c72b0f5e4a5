// The caller has the array.
__attribute__((device)) float k(float *tile, const float *__restrict__ x, int n) {
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  return acc;
}
// expect: 101
// 6:5: error: the load fills what 'tile' points to, a parameter: the text does not tell that it is shared memory [dbuf-tile-parameter]
//       tile[threadIdx.x] = x[k + threadIdx.x];
//       ^~~~
// 2:40: note: the parameter
//   __attribute__((device)) float k(float *tile, const float *__restrict__ x, int n) {
//                                          ^~~~
// 6:5: note: if it points to shared memory that the loop reaches by no other name, give shared(tile); or shared(tile[N]), for further buffers, if that is the same for all threads of the block and the loop uses no more than N elements of it and reads only where it has stored
