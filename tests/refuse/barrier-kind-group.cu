// A barrier of cooperative groups.
struct group { void sync() const; };
__attribute__((device)) group this_thread_block();
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __attribute__((shared)) float tile[128];
  float acc = 0;
  group block = this_thread_block();
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    block.sync();
    acc += tile[127 - threadIdx.x];
    block.sync();
  }
  y[threadIdx.x] = acc;
}
// expect: 101
// 11:5: error: 'block.sync()' is not known to be a plain barrier of the whole block, and no other can be moved [dbuf-barrier-kind]
//       block.sync();
//       ^~~~~
// 11:5: note: write __syncthreads() where all of the block waits, or sync() of a cooperative_groups::thread_block
