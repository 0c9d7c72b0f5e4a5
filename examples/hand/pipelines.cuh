// The three pipelines written by hand, once for every kernel in this folder.
//
// A kernel is a struct G with these members:
// - THREADS, and STEP: the elements of k that a tile covers
// - struct args: what the kernel is given, k among it
// - struct tile: the tiles of one stage
// - struct regs: what a thread carries through registers
// - struct acc: its sums; acc(args) makes them zero
// - fetch(args, k0, regs): global memory to registers
// - drain(regs, tile): registers to the tile
// - copy(args, k0, tile, regs): starts the asynchronous copies; fetches what cannot go that way
// - land(regs, tile): drains what copy() fetched
// - compute(tile, acc), store(args, acc)
//
// The sums are formed in the same order in all of them, so the results are the same to the last
// bit. k is greater than 0.
#ifndef EXAMPLES_HAND_PIPELINES_CUH
#define EXAMPLES_HAND_PIPELINES_CUH

#include "../common/launch.h"

namespace hand {

// 16 bytes from global to shared memory, past L1.
__device__ __forceinline__ void cp_async_16(void *to, const void *from) {
  asm volatile(
      "cp.async.cg.shared.global [%0], [%1], 16;" ::"r"((unsigned)__cvta_generic_to_shared(to)),
      "l"(__cvta_generic_to_global(from))
      : "memory");
}

// The first `bytes` of these 16, zeros for the rest. Nothing is read for 0 bytes.
__device__ __forceinline__ void cp_async_16_or_zero(void *to, const void *from, int bytes) {
  asm volatile(
      "cp.async.cg.shared.global [%0], [%1], 16, %2;" ::"r"((unsigned)__cvta_generic_to_shared(to)),
      "l"(__cvta_generic_to_global(from)), "r"(bytes)
      : "memory");
}

// 4 bytes from global to shared memory.
__device__ __forceinline__ void cp_async_4(void *to, const void *from) {
  asm volatile(
      "cp.async.ca.shared.global [%0], [%1], 4;" ::"r"((unsigned)__cvta_generic_to_shared(to)),
      "l"(__cvta_generic_to_global(from))
      : "memory");
}

__device__ __forceinline__ void cp_async_commit() {
  asm volatile("cp.async.commit_group;" ::: "memory");
}

// Waits until at most N groups of this thread's copies are on their way.
template <int N> __device__ __forceinline__ void cp_async_wait() {
  asm volatile("cp.async.wait_group %0;" ::"n"(N) : "memory");
}

// S stages, S - 1 tiles on their way. The wait stands at the head of the iteration.
template <class G, int S>
__global__ void __launch_bounds__(G::THREADS) cp_async(const typename G::args g) {
  __shared__ typename G::tile stage[S];
  typename G::acc acc(g);
  typename G::regs regs;
#pragma unroll
  for (int s = 0; s < S - 1; ++s) {
    if (s * G::STEP < g.k) {
      G::copy(g, s * G::STEP, stage[s], regs);
      G::land(regs, stage[s]);
    }
    cp_async_commit();
  }
  int now = 0, next = S - 1; // the stage to compute, the stage to fill: the one computed last
#pragma unroll 1
  for (int k0 = 0; k0 < g.k; k0 += G::STEP) {
    cp_async_wait<S - 2>();
    __syncthreads();
    const bool more = k0 + (S - 1) * G::STEP < g.k;
    if (more)
      G::copy(g, k0 + (S - 1) * G::STEP, stage[next], regs);
    cp_async_commit();
    G::compute(stage[now], acc);
    if (more)
      G::land(regs, stage[next]);
    now = now + 1 == S ? 0 : now + 1;
    next = next + 1 == S ? 0 : next + 1;
  }
  G::store(g, acc);
}

// Two stages, registers between, one barrier a tile.
template <class G> __global__ void __launch_bounds__(G::THREADS) ldg(const typename G::args g) {
  __shared__ typename G::tile stage[2];
  typename G::acc acc(g);
  typename G::regs regs;
  G::fetch(g, 0, regs);
  G::drain(regs, stage[0]);
  __syncthreads();
  int now = 0;
#pragma unroll 1
  for (int k0 = G::STEP; k0 < g.k; k0 += G::STEP) {
    G::fetch(g, k0, regs);
    G::compute(stage[now], acc);
    now ^= 1;
    G::drain(regs, stage[now]);
    __syncthreads();
  }
  G::compute(stage[now], acc);
  G::store(g, acc);
}

// One stage, registers as the second, two barriers a tile.
template <class G>
__global__ void __launch_bounds__(G::THREADS) ldg_single(const typename G::args g) {
  __shared__ typename G::tile stage;
  typename G::acc acc(g);
  typename G::regs regs;
  G::fetch(g, 0, regs);
  G::drain(regs, stage);
  __syncthreads();
#pragma unroll 1
  for (int k0 = G::STEP; k0 < g.k; k0 += G::STEP) {
    G::fetch(g, k0, regs);
    G::compute(stage, acc);
    __syncthreads();
    G::drain(regs, stage);
    __syncthreads();
  }
  G::compute(stage, acc);
  G::store(g, acc);
}

} // namespace hand

// Defines the launcher `name`, which runs one of the pipelines on kernel G. G::make(problem, args,
// grid) fills in the arguments; it is false when the sizes do not fit.
#define HAND_LAUNCHER(name, pipeline, G)                                                           \
  extern "C" cudaError_t name(const struct problem *p) {                                           \
    G::args g;                                                                                     \
    dim3 grid;                                                                                     \
    if (!G::make(*p, g, grid))                                                                     \
      return cudaErrorInvalidValue;                                                                \
    HAND_##pipeline(G)<<<grid, G::THREADS>>>(g);                                                   \
    return cudaGetLastError();                                                                     \
  }
#define HAND_ldg(G) hand::ldg<G>
#define HAND_ldg_single(G) hand::ldg_single<G>
#define HAND_cp_async_2(G) hand::cp_async<G, 2>
#define HAND_cp_async_3(G) hand::cp_async<G, 3>
#define HAND_cp_async_4(G) hand::cp_async<G, 4>

#endif
