// A barrier of cooperative groups, which a warp's threads may come to from different places, stays one in all copies.
namespace cooperative_groups {
struct thread_block;
__attribute__((device)) thread_block this_thread_block();
__attribute__((device)) void sync(const thread_block &);
}
namespace cg = cooperative_groups;
__attribute__((global)) void grouped(const float *__restrict__ x, float *__restrict__ y, int n) {
  auto block = cg::this_thread_block();
  __attribute__((shared)) float tile[128];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    cg::sync(block);
    acc += tile[127 - threadIdx.x];
    cg::sync(block);
  }
  y[threadIdx.x] = acc;
}
