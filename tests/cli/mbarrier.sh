#!/usr/bin/env bash
# dbuf simulate and mbarriers: the primitives, cuda::barrier and cuda::pipeline do what they are to do, however warps and
# copies go, and each misuse is a fault.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

cat >right.cu <<'EOF'
#include <cuda_awbarrier_primitives.h>
#include <cuda_pipeline.h>
// All of them: out[t] is the sum of in[i * 64 + 63 - t] over i.
__global__ void tokens(const float *in, float *out, int n) {
  __shared__ __mbarrier_t full;
  __shared__ float tile[2][64];
  if (threadIdx.x == 0) __mbarrier_init(&full, blockDim.x);
  __syncthreads();
  float acc = 0;
  for (int i = 0; i < n; ++i) {
    tile[i & 1][threadIdx.x] = in[i * 64 + threadIdx.x];
    __mbarrier_token_t t = __mbarrier_arrive(&full);
    while (!__mbarrier_test_wait(&full, t)) {}
    acc += tile[i & 1][63 - threadIdx.x];
  }
  __syncthreads();
  if (threadIdx.x == 0) __mbarrier_inval(&full);
  out[threadIdx.x] = acc;
}
// Copies bring the arrivals; the count has none of them.
__global__ void copies(const float *in, float *out, int n) {
  __shared__ __mbarrier_t full;
  __shared__ float tile[2][64];
  if (threadIdx.x == 0) __mbarrier_init(&full, blockDim.x);
  __syncthreads();
  float acc = 0;
  for (int i = 0; i < n; ++i) {
    __pipeline_memcpy_async(&tile[i & 1][threadIdx.x], &in[i * 64 + threadIdx.x], 4);
    __pipeline_arrive_on(&full);
    __mbarrier_token_t t = __mbarrier_arrive(&full);
    while (!__mbarrier_test_wait(&full, t)) {}
    acc += tile[i & 1][63 - threadIdx.x];
  }
  out[threadIdx.x] = acc;
}
// Half of the block fetches, the other half computes: two mbarriers for each buffer.
__device__ void wait(__mbarrier_t *b, int parity) {
  unsigned at = __cvta_generic_to_shared(b);
  int done = 0;
  while (!done)
    asm volatile("{ .reg .pred p; mbarrier.test_wait.parity.shared.b64 p, [%1], %2; selp.b32 %0, 1, 0, p; }"
                 : "=r"(done) : "r"(at), "r"(parity) : "memory");
}
__global__ void halves(const float *in, float *out, int n) {
  __shared__ __mbarrier_t full[2], empty[2];
  __shared__ float tile[2][64];
  if (threadIdx.x < 2) __mbarrier_init(&full[threadIdx.x], 32), __mbarrier_init(&empty[threadIdx.x], 32);
  __syncthreads();
  int lane = threadIdx.x % 32;
  if (threadIdx.x < 32) {
    for (int i = 0; i < n; ++i) {
      wait(&empty[i & 1], (i / 2 + 1) & 1);
      for (int k = lane; k < 64; k += 32) tile[i & 1][k] = in[i * 64 + k];
      __mbarrier_arrive(&full[i & 1]);
    }
  } else {
    float a = 0, b = 0;
    for (int i = 0; i < n; ++i) {
      wait(&full[i & 1], i / 2 & 1);
      a += tile[i & 1][63 - lane];
      b += tile[i & 1][31 - lane];
      __mbarrier_arrive(&empty[i & 1]);
    }
    out[lane] = a;
    out[lane + 32] = b;
  }
}
// The same between lanes of one warp, of which the first fetches and never meets the others.
__global__ void lanes(const float *in, float *out, int n) {
  __shared__ __mbarrier_t full, empty;
  __shared__ float tile[64];
  if (threadIdx.x == 0) __mbarrier_init(&full, 1), __mbarrier_init(&empty, 31);
  __syncwarp();
  if (threadIdx.x == 0) {
    for (int i = 0; i < n; ++i) {
      wait(&empty, (i + 1) & 1);
      for (int k = 0; k < 64; ++k) tile[k] = in[i * 64 + k];
      __mbarrier_arrive(&full);
    }
  } else if (threadIdx.x < 32) {
    float a[3] = {0, 0, 0};
    for (int i = 0; i < n; ++i) {
      wait(&full, i & 1);
      for (int k = 0, t = threadIdx.x - 1; t < 64; t += 31, ++k) a[k] += tile[63 - t];
      __mbarrier_arrive(&empty);
    }
    for (int k = 0, t = threadIdx.x - 1; t < 64; t += 31, ++k) out[t] = a[k];
  }
}
// The second warp leaves after the first phase.
__global__ void dropping(const float *in, float *out, int n) {
  __shared__ __mbarrier_t full;
  __shared__ float tile[64];
  if (threadIdx.x == 0) __mbarrier_init(&full, blockDim.x);
  __syncthreads();
  float sum = 0;
  for (int i = 0; i < n; ++i) sum += in[i * 64 + threadIdx.x];
  tile[threadIdx.x] = sum;
  if (threadIdx.x >= 32) {
    __mbarrier_arrive_and_drop(&full);
    return;
  }
  __mbarrier_token_t t = __mbarrier_arrive(&full);
  while (!__mbarrier_test_wait(&full, t)) {}
  t = __mbarrier_arrive(&full);
  while (!__mbarrier_test_wait(&full, t)) {}
  out[threadIdx.x] = tile[63 - threadIdx.x];
  out[threadIdx.x + 32] = tile[31 - threadIdx.x];
}
// Bytes are expected by one thread and completed by all. Needs sm_90.
#if !defined(__CUDA_ARCH__) || __CUDA_ARCH__ >= 900
__global__ void bytes(const float *in, float *out, int n) {
  __shared__ __mbarrier_t full;
  __shared__ float tile[2][64];
  unsigned at = __cvta_generic_to_shared(&full);
  if (threadIdx.x == 0) __mbarrier_init(&full, 1);
  __syncthreads();
  float acc = 0;
  for (int i = 0; i < n; ++i) {
    tile[i & 1][threadIdx.x] = in[i * 64 + threadIdx.x];
    __syncthreads();
    if (threadIdx.x == 0) asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(at), "r"(256) : "memory");
    asm volatile("mbarrier.complete_tx.relaxed.cta.shared::cta.b64 [%0], %1;" ::"r"(at), "r"(4) : "memory");
    while (!__mbarrier_try_wait_parity(&full, i & 1, 100)) {}
    acc += tile[i & 1][63 - threadIdx.x];
    __syncthreads();
  }
  out[threadIdx.x] = acc;
}
#endif
EOF
cat >objects.cu <<'EOF'
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cuda/barrier>
#include <cuda/pipeline>
#pragma nv_diag_suppress static_var_with_dynamic_init
__global__ void barrier(const float *in, float *out, int n) {
  __shared__ cuda::barrier<cuda::thread_scope_block> b;
  __shared__ float tile[64];
  if (threadIdx.x == 0) init(&b, blockDim.x);
  __syncthreads();
  float acc = 0;
  for (int i = 0; i < n; ++i) {
    cuda::memcpy_async(&tile[threadIdx.x], &in[i * 64 + threadIdx.x], 4, b);
    b.arrive_and_wait();
    acc += tile[63 - threadIdx.x];
    b.arrive_and_wait();
  }
  out[threadIdx.x] = acc;
}
__global__ void pipeline(const float *in, float *out, int n) {
  __shared__ cuda::pipeline_shared_state<cuda::thread_scope_block, 2> state;
  __shared__ float tile[2][64];
  auto p = cuda::make_pipeline(cooperative_groups::this_thread_block(), &state);
  float acc = 0;
  for (int i = 0, f = 0; i < n; ++i) {
    for (; f < n && f < i + 2; ++f) {
      p.producer_acquire();
      cuda::memcpy_async(&tile[f & 1][threadIdx.x], &in[f * 64 + threadIdx.x], 4, p);
      p.producer_commit();
    }
    p.consumer_wait();
    acc += tile[i & 1][63 - threadIdx.x];
    p.consumer_release();
  }
  out[threadIdx.x] = acc;
}
EOF
python3 -c "
import struct, sys
sys.stdout.buffer.write(struct.pack('<64f', *[sum(64 * i + 63 - t for i in range(5)) for t in range(64)]))" >want

# as_wanted FILE KERNEL
as_wanted() {
  local how wrong=
  for how in "--async late" "--async now" "--schedule random --seed 1" "--schedule random --seed 2 --async now" "--schedule adversarial"; do
    # shellcheck disable=SC2086
    "$dbuf" simulate "$1" --kernel "$2" --grid 2 --block 64 --arg 'f32[320]=iota' --arg 'f32[64],same=want' --arg 5 --quiet \
      --max-steps 100000 $how >tmp/out 2>&1 || wrong="$wrong $how: $(cat tmp/out)"
  done
  equal "$1: $2, however warps and copies go" "" "$wrong"
}
for arch in 80 90; do
  if "$nvcc" -ptx -lineinfo -arch=sm_$arch -o right.$arch.ptx right.cu 2>tmp/err; then
    for kernel in tokens copies halves lanes dropping; do
      as_wanted right.$arch.ptx $kernel
    done
    [ $arch = 80 ] || as_wanted right.$arch.ptx bytes
  else
    fail "right.cu for sm_$arch" "$(cat tmp/err)"
  fi
  if "$nvcc" -ptx -lineinfo -std=c++17 -arch=sm_$arch -o objects.$arch.ptx objects.cu 2>tmp/err; then
    as_wanted objects.$arch.ptx barrier
    as_wanted objects.$arch.ptx pipeline
  elif grep -q 'cuda/barrier' tmp/err; then
    skip "cuda::barrier and cuda::pipeline for sm_$arch: there is no <cuda/barrier>"
  else
    fail "objects.cu for sm_$arch" "$(cat tmp/err)"
  fi
done

# ---- what is wrong ------------------------------------------------------------------------------------------------

# caught KERNEL PATTERN EDIT: with a sed command's mistake in it the kernel ends with a fault that says PATTERN.
caught() {
  local how wrong=
  sed "/void $1(/,/^}/{$3}" right.cu >wrong.cu
  if cmp -s wrong.cu right.cu || ! "$nvcc" -ptx -lineinfo -arch=sm_90 -o wrong.ptx wrong.cu 2>tmp/err; then
    fail "$1: $2" "the mistake was not made" "$(cat tmp/err)"
    return
  fi
  for how in "--async late" "--schedule adversarial" "--schedule random --seed 1"; do
    # shellcheck disable=SC2086
    "$dbuf" simulate wrong.ptx --kernel "$1" --grid 1 --block 64 --arg 'f32[320]=iota' --arg 'f32[64]' --arg 5 --quiet \
      $how >tmp/out 2>tmp/err
    { [ $? = 100 ] && grep -qE "(wrong.cu|helpers.h):[0-9]+: error: ($2)" tmp/err; } || wrong="$wrong $how: $(cat tmp/out tmp/err)"
  done
  equal "$1: $2" "" "$wrong"
}
object='mbarrier at 0x[0-9a-f]+'
caught tokens 'misuse of an mbarrier: nothing at 0x[0-9a-f]+ of shared memory was initialised' 's/__mbarrier_init(&full, blockDim.x);/;/'
caught tokens "data race: use of the $object after thread 0 of the block initialised it|misuse of an mbarrier: nothing at 0x" '/__mbarrier_init/{n;s/__syncthreads();//}'
caught tokens "misuse of an mbarrier: an mbarrier is at 0x[0-9a-f]+ of shared memory already" 's/\(__mbarrier_init(&full, blockDim.x)\);/\1, \1;/'
caught tokens "misuse of an mbarrier: a count of 0 for the $object" 's/init(&full, blockDim.x)/init(\&full, n - 5)/'
caught tokens "misuse of an mbarrier: a count of 1048576 for the $object" 's/init(&full, blockDim.x)/init(\&full, 1 << 20)/'
caught tokens 'data race: (read|write) of shared memory|read of memory that nobody wrote' 's/while (.*) {}//'
caught tokens "barrier not reached by all threads: $object: phase 0 still waits for 1 of 65 arrivals" 's/init(&full, blockDim.x)/init(\&full, 65)/'
caught tokens "misuse of an mbarrier: a wait at the $object for a phase before the last|read of memory that nobody wrote" \
  's/__mbarrier_token_t t = \(.*\)/__mbarrier_token_t t = \1 if (i == 0) first = t; t = first;/; s/float acc = 0;/& __mbarrier_token_t first = 0;/'
caught tokens "misuse of an mbarrier: a wait at the $object for what no arrival at it returned" 's/test_wait(&full, t)/test_wait(\&full, t ^ 1 << 20)/'
caught tokens 'misuse of an mbarrier: 4 bytes at 0x[0-9a-f]+ of shared memory are accessed like others' \
  's/float acc = 0;/& *(volatile int *)\&full = 1;/'
caught tokens "misuse of an mbarrier: arrive.noComplete at the $object completes phase 0" \
  's/\(__mbarrier_token_t t\) = .*/\1; asm volatile("mbarrier.arrive.noComplete.shared.b64 %0, [%1], 1;" : "=l"(t) : "r"((unsigned)__cvta_generic_to_shared(\&full)));/'
caught tokens "misuse of an mbarrier: 2 more arrivals at the $object: phase 0 waits for 1, of 63" \
  's/\(__mbarrier_token_t t\) = .*/\1; asm volatile("mbarrier.arrive.shared.b64 %0, [%1], 2;" : "=l"(t) : "r"((unsigned)__cvta_generic_to_shared(\&full)));/; s/init(&full, blockDim.x)/init(\&full, 63)/'
caught copies 'access to the destination of an asynchronous copy under way' 's/__pipeline_arrive_on(&full);//'
caught halves 'data race: (read|write) of shared memory|read of memory that nobody wrote' 's/wait(&full.*//'
caught halves "data race: (read|write) of shared memory|barrier not reached by all threads: $object: phase 2 still" 's/wait(&empty.*//'
# The buffer is given back before it is read.
caught halves 'data race: (read|write) of shared memory' 's/^ *__mbarrier_arrive(&empty.*//; s/a += tile/__mbarrier_arrive(\&empty[i \& 1]); &/'
# One lane arrives for its warp: the others' stores are not ordered before that, but by a __syncwarp between.
one='s/^ *__mbarrier_arrive(&full.*/if (lane == 0) __mbarrier_arrive(\&full[i \& 1]);/; s/\(full\[threadIdx.x\]\), 32)/\1, 1)/'
caught halves 'data race: read of shared memory' "$one"
caught bytes "barrier not reached by all threads: $object: phase 0 still waits for 0 of 1 arrivals and for 4 bytes" 's/"r"(256)/"r"(260)/'
sed "/void halves(/,/^}/{$one; s/if (lane == 0)/__syncwarp(); &/}" right.cu >one.cu
"$nvcc" -ptx -lineinfo -arch=sm_80 -o one.ptx one.cu 2>tmp/err
as_wanted one.ptx halves

finish
