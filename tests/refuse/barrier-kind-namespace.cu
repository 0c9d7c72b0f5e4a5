// Another namespace's thread_block.
namespace parts {
struct thread_block { void sync() const; };
__attribute__((device)) thread_block this_thread_block();
}
namespace cg = parts;
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  cg::thread_block block = cg::this_thread_block();
  __attribute__((shared)) float tile[128];
  float acc = 0;
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
// 14:5: error: 'block.sync()' is not known to be a plain barrier of the whole block, and no other can be moved [dbuf-barrier-kind]
//       block.sync();
//       ^~~~~
// 14:5: note: write __syncthreads() where all of the block waits, or sync() of a cooperative_groups::thread_block
