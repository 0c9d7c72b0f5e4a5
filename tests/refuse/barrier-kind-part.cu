// A part of the block: its name alone does not make it the whole one.
namespace cooperative_groups {
struct thread_block;
template <int N> struct thread_block_tile { void sync() const; };
__attribute__((device)) thread_block this_thread_block();
template <int N> __attribute__((device)) thread_block_tile<N> tiled_partition(const thread_block &);
}
namespace cg = cooperative_groups;
__attribute__((global)) void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  auto block = cg::tiled_partition<32>(cg::this_thread_block());
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
// 16:5: error: 'block.sync()' is not known to be a plain barrier of the whole block, and no other can be moved [dbuf-barrier-kind]
//       block.sync();
//       ^~~~~
// 16:5: note: write __syncthreads() where all of the block waits, or sync() of a cooperative_groups::thread_block
