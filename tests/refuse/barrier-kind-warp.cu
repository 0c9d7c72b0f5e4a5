// Each warp loads a tile of its own, and yet a group waits in compute, which may be the block.
struct group {
  __attribute__((device)) void sync() const;
};
__attribute__((global)) void k(struct group group, const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[4][32];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 32) {
    tile[threadIdx.y][threadIdx.x] = x[k + threadIdx.x];
    __syncwarp();
    group.sync();
    acc += tile[threadIdx.y][31 - threadIdx.x];
    __syncwarp();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 12:5: error: 'group.sync()' is not known to be a plain barrier of the whole block, and no other can be moved [dbuf-barrier-kind]
//       group.sync();
//       ^~~~~
// 12:5: note: write __syncthreads() where all of the block waits, or sync() of a cooperative_groups::thread_block
