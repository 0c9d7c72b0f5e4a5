// What it calls does more.
__attribute__((device)) int counter;
__attribute__((device)) int counted(int i) { return i + counter++; }
__attribute__((device)) int at(int i) { return counted(i); }
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[at(k + threadIdx.x)];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 10:27: error: 'at' returns a value that the load uses, and dbuf looks there only into functions that compute an integer from their integer arguments alone, without loops [dbuf-load-value]
//       tile[threadIdx.x] = x[at(k + threadIdx.x)];
//                             ^~
// 10:27: note: write its expression in place of the call, or make it a macro
