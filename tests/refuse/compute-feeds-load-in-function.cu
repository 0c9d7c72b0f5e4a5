// A function that reads a variable of compute by its address.
__attribute__((device)) void fill(int *to, const int *from, int i, const int *sum) { to[threadIdx.x] = from[i + threadIdx.x] + *sum; }
__attribute__((global)) void k(const int *__restrict__ x, int *__restrict__ y, int n) {
  __attribute__((shared)) int tile[128];
  int acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    fill(tile, x, k, &acc);
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 8:23: error: the next tile depends on 'acc', which compute changes: it cannot be loaded before compute is done [dbuf-compute-feeds-load]
//       fill(tile, x, k, &acc);
//                         ^~~
// 8:5: note: in a function that the load calls here
//       fill(tile, x, k, &acc);
//       ^~~~
// 10:5: note: changed here
//       acc += tile[127 - threadIdx.x];
//       ^~~
// 8:23: note: say where the tile is by variables that compute leaves alone; where that cannot be, remove the pragma, for there is nothing to overlap
