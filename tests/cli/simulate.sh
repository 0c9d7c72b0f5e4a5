#!/usr/bin/env bash
# dbuf simulate: right results of right kernels, and a fault or a difference for each thing a kernel can do wrong. The
# rewrites that are wrong on purpose are what shows that the simulator can be trusted with the others.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

one=(-arch=sm_90)
cat >v1.cu <<'EOF'
__global__ void v1(const float *__restrict__ A, const float *__restrict__ B, float *__restrict__ C, int N, int K) {
  __shared__ float As[8][8];
  __shared__ float Bs[8][32];
  int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 32 + threadIdx.x;
  float acc = 0;
#pragma dbuf pipeline
  for (int k0 = 0; k0 < K; k0 += 8) {
    Bs[threadIdx.y][threadIdx.x] = B[(k0 + threadIdx.y) * N + col];
    if (threadIdx.x < 8)
      As[threadIdx.y][threadIdx.x] = A[row * K + k0 + threadIdx.x];
    __syncthreads();
#pragma unroll
    for (int kk = 0; kk < 8; ++kk)
      acc += As[threadIdx.y][kk] * Bs[kk][threadIdx.x];
    __syncthreads();
  }
  C[row * N + col] = acc;
}
EOF
"$nvcc" -ptx -lineinfo "${one[@]}" -o plain.ptx v1.cu 2>/dev/null

# args K: the launch of v1 with K / 8 tiles.
args() {
  echo "--grid 2,2 --block 32,8 --arg f32[16384]=random --arg f32[65536]=random --arg f32[1024] --arg 64 --arg $1"
}
# rewritten VARIANT STAGES: the text that goes to the compiler, and how it is compiled.
rewritten() {
  "$dbuf" expand v1.cu --text --arch sm_90 --force "pipeline.variant=$1" --force "pipeline.stages=$2" >text.cu 2>tmp/err
}
compiled() {
  "$nvcc" -x cu -D__CUDA_RUNTIME_H__ -ptx -lineinfo "${one[@]}" -o text.ptx text.cu 2>tmp/err
}

# ---- right rewrites -----------------------------------------------------------------------------------------------

for plan in "ldg 2" "ldg_single 2" "cp_async 2" "cp_async 3" "cp_async 5"; do
  # shellcheck disable=SC2086
  rewritten $plan && compiled
  wrong=
  for tiles in 0 1 2 3 4 5 6 9; do
    for how in "--async late" "--async now" "--schedule random --seed $tiles" "--schedule adversarial"; do
      # shellcheck disable=SC2046,SC2086
      "$dbuf" simulate text.ptx $(args $((tiles * 8))) --against plain.ptx --quiet $how >tmp/out 2>&1 ||
        wrong="$wrong $tiles tiles $how: $(cat tmp/out)"
    done
  done
  equal "$plan: as written, bit by bit, for 0 to 9 tiles, however warps and copies go" "" "$wrong"
done

# shellcheck disable=SC2046
"$dbuf" simulate v1.cu $(args 64) -- "${one[@]}" >tmp/out 2>tmp/err
equal "a source is compiled for it; that nobody checked its PTX is no news here" "0 1 " \
  "$? $(grep -c 'no fault' tmp/out) $(grep unchecked tmp/err)"
# shellcheck disable=SC2046
"$dbuf" simulate v1.cu $(args 64) --against v1.cu -- "${one[@]}" >tmp/out 2>tmp/err
equal "which of two was pipelined is said, and one verdict" \
  "v1.cu (pipelined): 4 blocks of 256 threads|v1.cu (as written): 4 blocks of 256 threads|bit-identical: 82944 elements in 3 buffers|" \
  "$(sed 's/, [0-9]* thread instructions, no fault//' tmp/out | tr '\n' '|')"

# ---- counts -------------------------------------------------------------------------------------------------------

# Of 4 blocks of 8 warps and 8 tiles: B is loaded by all lanes, A by 8 of each warp; all side by side.
# shellcheck disable=SC2046
"$dbuf" simulate plain.ptx $(args 64) --counts --quiet >tmp/out 2>tmp/err
sum() { # sum INSTRUCTION: warps, requests, bytes, sectors, shared accesses, wavefronts, conflicts of all of that name
  awk -v text="$1" '$NF == text { for (i = 3; i <= 10; ++i) sum[i] += $i }
    END { print sum[3], sum[4], sum[5], sum[6], sum[8], sum[9], sum[10] }' tmp/out
}
equal "an instruction's requests, bytes and sectors" "512 512 40960 1280 0 0 0" "$(sum ld.global.nc.f32)"
equal "and its shared accesses, wavefronts and conflicts" "512 0 0 0 512 512 0" "$(sum st.shared.f32)"
equal "and stores" "32 32 4096 128 0 0 0" "$(sum st.global.f32)"
equal "barriers and FMA" "512 2048" "$(sum bar.sync | cut -d' ' -f1) $(sum fma.rn.f32 | cut -d' ' -f1)"
equal "each with its source line" 8 "$(awk '$NF == "ld.global.nc.f32" { print $2; exit }' tmp/out)"

# ---- wrong rewrites -----------------------------------------------------------------------------------------------

# caught WHAT PLAN PATTERN SED: the rewritten text with a mistake in it is not as written, or faulty, and says PATTERN.
caught() {
  local what=$1 plan=$2 pattern=$3
  shift 3
  # shellcheck disable=SC2086
  rewritten $plan
  cp text.cu whole.cu
  sed -i "$@" text.cu
  if cmp -s text.cu whole.cu || ! compiled; then
    fail "$what" "the mistake was not made" "$(cat tmp/err)"
    return
  fi
  # shellcheck disable=SC2046
  "$dbuf" simulate text.ptx $(args 64) --against plain.ptx --quiet >tmp/out 2>&1
  local rc=$?
  if [ $rc = 100 ] && grep -qE "$pattern" tmp/out; then ok "$what"; else fail "$what" "exit $rc" "$(cat tmp/out)"; fi
}
caught "swapped buffers" "ldg 2" "elements differ|data race|nobody wrote" 's/int __dbuf_now = 0/int __dbuf_now = 1/'
caught "swapped buffers of copies" "cp_async 3" "under way|elements differ|data race|nobody wrote" 's/__dbuf_now = 0/__dbuf_now = 1/'
caught "a missing wait" "cp_async 2" "under way" 's/::__dbuf::wait<0>();//'
caught "a wait that leaves one group too many" "cp_async 3" "under way" 's/::__dbuf::wait<1>();/::__dbuf::wait<2>();/'
caught "a missing barrier" "cp_async 3" "data race|under way" 's/\(::__dbuf::wait<1>();\) __syncthreads();/\1/'
caught "a missing barrier between registers" "ldg 2" "data race" 's/^__syncthreads(); __dbuf_now/__dbuf_now/'
caught "a forgotten epilogue" "cp_async 3" "elements differ" 's/for (; __dbuf_left;/for (; false;/'
caught "a late bump" "cp_async 2" "elements differ" '0,/^k0 += 8; $/s///'

# ---- faults -------------------------------------------------------------------------------------------------------

cat >faults.cu <<'EOF'
#include <assert.h>
#include <cuda_pipeline.h>
#include <stdio.h>
__global__ void bounds(float *p, int n) { p[threadIdx.x + n] = 1; }
__global__ void misaligned(float *p, int n) { *(float4 *)(p + 1 + threadIdx.x * 4) = make_float4(0, 0, 0, n); }
__global__ void unwritten(float *p, int n) { p[n + threadIdx.x] = p[n + 32 + threadIdx.x]; }
__global__ void shared_unwritten(float *p, int n) {
  __shared__ float s[64];
  s[threadIdx.x] = n;
  __syncthreads();
  p[threadIdx.x] = s[threadIdx.x + 32];
}
// Three of four elements: nvcc loads all four and says that the last does not matter.
__global__ void three_of_four(float *p, int n) {
  __shared__ __align__(16) float s[4];
  if (threadIdx.x < n) s[threadIdx.x] = 1;
  __syncthreads();
  p[threadIdx.x] = s[0] + s[1] + s[2];
}
__global__ void race(float *p, int n) {
  __shared__ float s[64];
  s[threadIdx.x] = n;
  p[threadIdx.x] = s[63 - threadIdx.x];
}
__global__ void warp_race(float *p, int n) {
  __shared__ float s[32];
  s[threadIdx.x] = n;
  p[threadIdx.x] = s[31 - threadIdx.x];
}
__global__ void warp_synced(float *p, int n) {
  __shared__ float s[32];
  s[threadIdx.x] = n;
  __syncwarp();
  p[threadIdx.x] = s[31 - threadIdx.x];
}
__global__ void branches_meet(float *p, int n) {
  __shared__ float s[32];
  unsigned t = threadIdx.x;
  if (t < 16) {
    s[t] = n;
    __syncwarp(t < n ? 0xffffffff : 0xffff);
    p[t] = s[t + 16];
  } else {
    s[t] = n + t;
    __syncwarp();
    p[t] = 3 * s[t - 16];
  }
}
__global__ void some_meet(float *p, int n) {
  if (threadIdx.x < n) {
    __syncwarp();
    p[threadIdx.x] = n;
  }
}
__global__ void some_meet_alone(float *p, int n) {
  if (threadIdx.x < n) __syncwarp();
  __syncthreads();
  p[threadIdx.x] = n;
}
__global__ void overwritten(float *p, int n) {
  __shared__ float s[64];
  s[threadIdx.x] = n;
  __syncthreads();
  float x = s[63 - threadIdx.x];
  s[threadIdx.x] = 2;
  p[threadIdx.x] = x;
}
__global__ void shared_bounds(float *p, int n) {
  __shared__ float s[32];
  s[threadIdx.x + n] = 1;
  __syncthreads();
  p[threadIdx.x] = s[0];
}
__global__ void divergent(float *p, int n) {
  if (threadIdx.x < n) __syncthreads();
  p[threadIdx.x] = 1;
}
__global__ void ended(float *p, int n) {
  if (threadIdx.x >= n) return;
  __syncthreads();
  p[threadIdx.x] = 1;
}
__global__ void halves(float *p, int n) {
  unsigned mask = threadIdx.x < 16 ? 0xffff : 0xffff0000;
  float x = __shfl_xor_sync(mask, (float)threadIdx.x, 1);
  p[threadIdx.x] = __ballot_sync(mask, threadIdx.x & n) == (mask & 0xaaaaaaaa) ? x : 0;
}
__global__ void half_missing(float *p, int n) {
  if (threadIdx.x < 8 || threadIdx.x > 15) p[threadIdx.x] = __shfl_xor_sync(0xffff, (float)n, 1);
}
__global__ void source_written(float *p, int n) {
  __shared__ float s[64];
  p[threadIdx.x] = n;
  __pipeline_memcpy_async(&s[threadIdx.x], &p[threadIdx.x], 4);
  __pipeline_commit();
  p[threadIdx.x] = 5;
  __pipeline_wait_prior(0);
  p[threadIdx.x] = s[threadIdx.x];
}
__global__ void endless(volatile float *p, int n) {
  while (p[0] < n) {}
}
__global__ void asserts(float *p, int n) { assert(threadIdx.x < n); p[threadIdx.x] = 1; }
__global__ void traps(float *p, int n) { if (threadIdx.x == n) __trap(); p[threadIdx.x] = 1; }
__global__ void prints(float *p, int n) { if (threadIdx.x == n) printf("%d %.2f %s %c 0x%llx%%\n", n, 1.5, "text", 'c', 255ull); p[threadIdx.x] = 1; }
__device__ __noinline__ void store_at(float *p, int i) { p[i] = 1; }
__global__ void in_function(float *p, int n) { store_at(p, threadIdx.x + n); }
__device__ void inlined_store(float *p, int i) { p[i] = 1; }
__global__ void inlined(float *p, int n) {
  inlined_store(p, threadIdx.x + n);
}
__global__ void local_bounds(float *p, int n) {
  float t[8];
  for (int k = 0; k < 8; ++k) t[k] = n;
  *(float *)((char *)t + threadIdx.x + n) = 1;
  for (int k = 0; k < 8; ++k) p[threadIdx.x] = t[(k * n) & 7];
}
__global__ void shared_misaligned(float *p, int n) {
  __shared__ float s[64];
  *(float *)((char *)s + n) = 3;
  __syncthreads();
  p[threadIdx.x] = s[threadIdx.x];
}
__global__ void subnormal(float *p, int n) {
  __shared__ float s;
  p[0] = s = 1e-40f;
  atomicAdd(&p[0], 1e-40f);
  atomicAdd(&s, 1e-40f);
  p[1] = s;
}
__global__ void clocks(float *p, int n) {
  long long from = clock64(), timer;
  asm volatile("mov.u64 %0, %%globaltimer;" : "=l"(timer));
  unsigned low = clock(), rank;
  asm volatile("mov.u32 %0, %%clusterid.x;" : "=r"(rank));
  p[threadIdx.x] = n;
  p[threadIdx.x] = clock64() > from && clock() > low && timer > from && rank == blockIdx.x;
}
__global__ void pairs(unsigned *p, unsigned a, unsigned b, unsigned c, unsigned d) {
  asm volatile("set.lt.f16x2.f16x2 %0, %1, %2;" : "=r"(p[0]) : "r"(a), "r"(b));
  asm volatile("set.ge.u32.f16x2 %0, %1, %2;" : "=r"(p[1]) : "r"(a), "r"(b));
  asm volatile("set.neu.bf16x2.bf16x2 %0, %1, %2;" : "=r"(p[2]) : "r"(a), "r"(b));
  asm volatile("{ .reg .pred p, q; .reg .b32 t; setp.gt.f16x2 p|q, %1, %2; selp.b32 %0, 1, 0, p; selp.b32 t, 2, 0, q; or.b32 %0, %0, t; }"
               : "=&r"(p[3]) : "r"(a), "r"(b));
  asm volatile("{ .reg .b16 x, y; cvt.u16.u32 x, %1; set.eq.f16.f16 y, x, x; cvt.u32.u16 %0, y; }" : "=r"(p[4]) : "r"(a));
  asm volatile("add.s16x2 %0, %1, %2;" : "=r"(p[5]) : "r"(c), "r"(d));
  asm volatile("min.u16x2 %0, %1, %2;" : "=r"(p[6]) : "r"(c), "r"(d));
  asm volatile("max.s16x2.relu %0, %1, %2;" : "=r"(p[7]) : "r"(c), "r"(d));
  p[8] = __vsadu4(c, d);
  asm volatile("vabsdiff4.u32.u32.u32 %0, %1, %2, %3;" : "=r"(p[9]) : "r"(c), "r"(d), "r"(0));
}
__global__ void first_sum(float *p, int n) {
  __shared__ int sum;
  if (threadIdx.x == 0) sum = 0;
  if (n) __syncthreads();
  asm volatile("red.shared.add.u32 [%0], 1;" :: "r"((unsigned)__cvta_generic_to_shared(&sum)) : "memory");
  __syncthreads();
  p[threadIdx.x] = sum;
}
__global__ void flags(float *p, int n) {
  __shared__ int some;
  if (threadIdx.x == 0) some = 0;
  __syncthreads();
  if (threadIdx.x > 7) some = threadIdx.x > n ? 2 : 1;
  __syncthreads();
  p[threadIdx.x] = some;
}
// Warp 0 hands its half over at barrier 1 and ends, before that one waits; warp 1 comes late.
__global__ void hand_over(float *p, int n) {
  __shared__ float s[32];
  float x = 1;
  if (threadIdx.x < 32) {
    if (n) s[threadIdx.x] = x;
    asm volatile("bar.arrive 1, 64;" ::: "memory");
    if (!n) s[threadIdx.x] = x;
    return;
  }
  for (int i = 0; i < 1000 * n; ++i) x = x * p[0] + 1;
  asm volatile("bar.sync 1, 64;" ::: "memory");
  p[threadIdx.x] = x + s[threadIdx.x - 32];
}
__global__ void some_threads(float *p, int n) {
  if (threadIdx.x < 32) asm volatile("bar.sync 1, %0;" :: "r"(n));
  p[threadIdx.x % 64] = n;
}
// An address of shared memory that is less than 0 until its offset is added.
__global__ void wraps(float *p, int n) {
  __shared__ int s[32];
  s[threadIdx.x] = n;
  __syncthreads();
  unsigned at = (unsigned)__cvta_generic_to_shared(s) + threadIdx.x * 4 - 8;
  asm volatile("{ .reg .b32 x; atom.shared.add.u32 x, [%0+8], 2; }" :: "r"(at) : "memory");
  p[threadIdx.x] = s[threadIdx.x];
}
__constant__ unsigned fixed[4];
__global__ void odd_forms(unsigned *p, float tiny, float large, int n) {
  asm volatile("slct.ftz.s32.f32 %0, 1, 2, %1;" : "=r"(p[0]) : "f"(tiny));
  asm volatile("slct.s32.f32 %0, 1, 2, %1;" : "=r"(p[1]) : "f"(tiny));
  asm volatile("cvt.rn.satfinite.f16x2.f32 %0, %1, %2;" : "=r"(p[2]) : "f"(large), "f"(-large));
  asm volatile("cvt.rna.satfinite.tf32.f32 %0, %1;" : "=r"(p[3]) : "f"(-large * large));
  asm volatile("{ .reg .pred q; isspacep.const q, %1; selp.b32 %0, 1, 0, q; }" : "=r"(p[4]) : "l"(p));
  asm volatile("{ .reg .pred q; isspacep.global q, %1; selp.b32 %0, 1, 0, q; }" : "=r"(p[5]) : "l"(p));
  asm volatile("{ .reg .pred q; isspacep.const q, %1; selp.b32 %0, 1, 0, q; }" : "=r"(p[6]) : "l"(&fixed[n]));
  asm volatile("{ .reg .pred q; isspacep.global q, %1; selp.b32 %0, 1, 0, q; }" : "=r"(p[7]) : "l"(&fixed[n]));
}
__constant__ float table[4] = {1, 2, 3, 4};
__device__ __noinline__ float twice(float x) { return 2 * x; }
__device__ float (*choice)(float) = twice;
__global__ void calls(float *p, int n) {
  float x = choice(table[threadIdx.x & 3]);
  if (threadIdx.x < n) x = __shfl_xor_sync(0xffff, x, 1) + twice(x);
  p[threadIdx.x] = x;
}
EOF
"$nvcc" -ptx -lineinfo "${one[@]}" -o faults.ptx faults.cu 2>tmp/err

# fault KERNEL THREADS N PATTERN: exit 100, the source's line and this text.
fault() {
  local line
  line=$(grep -n "void $1(" faults.cu | cut -d: -f1)
  "$dbuf" simulate faults.ptx --kernel "$1" --grid 1 --block "$2" --arg 'f32[64]' --arg "$3" --max-steps 10000 >tmp/out 2>tmp/err
  local rc=$?
  local at
  at=$(sed -nE 's/.*faults\.cu:([0-9]+): error: .*/\1/p' tmp/err)
  # The kernel, the thread and the PTX's line, and the address where it is about one.
  local where="dbuf: note: thread \([0-9]+,0,0\) of block \(0,0,0\) of $1, line [0-9]+ of the PTX" address=', address 0x[0-9a-f]+'
  [[ $4 == *@(barrier not|trap|assert)* ]] && address=
  grep -qE "$where$address\$" tmp/err || echo "no place" >>tmp/err
  if [ $rc = 100 ] && grep -qE "error: $4" tmp/err && ! grep -q "no place" tmp/err && [ "${at:-0}" -ge "$line" ] && [ "${at:-0}" -le $((line + 6)) ]; then
    ok "$1"
  else
    fail "$1" "exit $rc" "$(cat tmp/out tmp/err)"
  fi
}
# fine KERNEL THREADS N
fine() {
  check "$1 is fine" "$dbuf" simulate faults.ptx --kernel "$1" --grid 1 --block "$2" --arg 'f32[64]' --arg "$3" --quiet
}
fault bounds 32 40 'out of bounds: 4 bytes at 0x[0-9a-f]+: 256 behind the start of argument 1'
fault misaligned 8 1 'misaligned address: 16 bytes at'
fault unwritten 32 0 'read of memory that nobody wrote: byte 128 of argument 1'
fault shared_unwritten 32 1 'read of memory that nobody wrote: shared memory at 0x80'
fault race 64 1 'data race: read of shared memory at 0x[0-9a-f]+ after a write by thread|read of memory that nobody wrote'
fault warp_race 32 1 'data race: read of shared memory at 0x7c after a write by thread \(31,0,0\), with no barrier between'
fine warp_synced 32 1
fine three_of_four 32 3
fault three_of_four 32 2 'read of memory that nobody wrote: shared memory at 0x8'
fault overwritten 64 1 'data race: (write|read) of shared memory at 0x[0-9a-f]+ after a (read|write) by thread'
fault shared_bounds 32 1 'out of bounds: 4 bytes at 0x80 of shared memory, which has 128'
fault local_bounds 1 128 'out of bounds: 4 bytes at 0x80 of local memory, which has 32'
fault local_bounds 2 0 'misaligned address: 4 bytes at 0x1 of local memory'
fault shared_misaligned 32 2 'misaligned address: 4 bytes at 0x2 of shared memory'
"$dbuf" simulate faults.ptx --kernel in_function --grid 1 --block 32 --arg 'f32[64]' --arg 64 >tmp/out 2>tmp/err
equal "a fault in a function" "100 1" \
  "$? $(grep -cE 'of in_function in store_at, line [0-9]+ of the PTX, address 0x1000[0-9a-f]+$' tmp/err)"
"$dbuf" simulate faults.ptx --kernel inlined --grid 1 --block 32 --arg 'f32[64]' --arg 64 >tmp/out 2>tmp/err
equal "a fault in what was inlined, and where it was called" "100 1 1" "$? $(grep -c "faults.cu:$(grep -n 'void inlined_store' faults.cu | cut -d: -f1): error" tmp/err) $(
  grep -c "faults.cu:$(grep -n '^  inlined_store' faults.cu | cut -d: -f1): note: called from here" tmp/err)"
fault divergent 32 16 'barrier not reached by all threads: barrier 0: 16 of the warp'
fault divergent 64 48 'barrier not reached by all threads: barrier 0: 16 of the warp'
fine divergent 64 64
fine ended 32 16
fine ended 64 32
fine halves 32 1
fault first_sum 32 0 'data race: write of shared memory at 0x0 after a write by thread \(0,0,0\), with no barrier between'
fine first_sum 64 1
fine flags 64 63
fault flags 64 62 'data race: write of shared memory at 0x0 after a write by thread \([0-9]+,0,0\), with no barrier between'
for schedule in round-robin adversarial; do
  check "a warp that arrives at a barrier and ends, $schedule" "$dbuf" simulate faults.ptx --kernel hand_over --grid 1 --block 64 \
    --arg 'f32[64]=0' --arg 1 --schedule $schedule --quiet
  "$dbuf" simulate faults.ptx --kernel hand_over --grid 1 --block 64 --arg 'f32[64]' --arg 0 --schedule $schedule >tmp/out 2>tmp/err
  equal "what it does behind the arrival is not waited for, $schedule" "100 1" "$? $(
    grep -cE 'error: data race: (read|write) of shared memory|error: read of memory that nobody wrote: shared memory' tmp/err)"
done
fine some_threads 64 32
fault some_threads 96 64 'barrier not reached by all threads: barrier 1: 32 of 64 threads came'
fault some_threads 64 16 'barrier not reached by all threads: barrier 1 is waited for with 16 threads: it takes a multiple of 32'
fault some_threads 64 0 'barrier not reached by all threads: barrier 1 is waited for with 0 threads'
fine wraps 32 1
"$dbuf" simulate faults.ptx --kernel half_missing --grid 1 --block 32 --arg 'f32[64]' --arg 1 >tmp/out 2>tmp/err
equal "lanes that a shuffle names and that are not there" "100 1" \
  "$? $(grep -c 'error: barrier not reached by all threads: lanes 0x0000ffff are to take part' tmp/err)"
python3 -c "import struct, sys; sys.stdout.buffer.write(struct.pack('<32f', *[32 + t if t < 16 else 48 for t in range(32)]))" >want
check "threads of a warp meet from two branches" "$dbuf" simulate faults.ptx --kernel branches_meet --grid 1 --block 32 \
  --arg 'f32[32],same=want' --arg 16 --quiet
fine some_meet 32 16
fine some_meet_alone 32 32
# not_met KERNEL N LANES
not_met() {
  "$dbuf" simulate faults.ptx --kernel "$1" --grid 1 --block 32 --arg 'f32[64]' --arg "$2" --max-steps 10000 >tmp/out 2>tmp/err
  equal "lanes that $1 waits for in vain" "100 1" \
    "$? $(grep -c "error: barrier not reached by all threads: lanes 0xffffffff are to take part, $3 are here" tmp/err)"
}
not_met branches_meet 8 0xffff00ff
not_met some_meet_alone 16 0x0000ffff
fault source_written 64 1 'access to the destination of an asynchronous copy under way: write of 0x[0-9a-f]*, which an asynchronous copy'
fault asserts 32 8 'assertion failed: threadIdx.x < n, in .*faults.cu at line'
fine asserts 32 32
fault traps 32 8 'trap'
"$dbuf" simulate faults.ptx --kernel endless --grid 1 --block 32 --arg 'f32[1]=0' --arg 1 --max-steps 10000 >tmp/out 2>tmp/err
equal "an endless loop" "100 1" "$? $(grep -c 'faults.cu:[0-9]*: error: endless loop: still running after 10000 instructions' tmp/err)"
"$dbuf" simulate faults.ptx --kernel prints --grid 1 --block 32 --arg 'f32[32]' --arg 3 >tmp/out 2>tmp/err
check "printf" grep -qx '3 1.50 text c 0xff%' tmp/out

python3 - >want <<'EOF'
import struct, sys
table = [1, 2, 3, 4]
x = [2 * table[i & 3] for i in range(32)]
sys.stdout.buffer.write(struct.pack('<32f', *[x[i ^ 1] + 2 * x[i] if i < 16 else x[i] for i in range(32)]))
EOF
check "calls, constants, function pointers and shuffles" "$dbuf" simulate faults.ptx --kernel calls --grid 1 --block 32 \
  --arg 'f32[32],same=want' --arg 16 --quiet

python3 -c "import struct, sys; sys.stdout.buffer.write(struct.pack('<f', 1) * 32)" >want
check "clocks go on" "$dbuf" simulate faults.ptx --kernel clocks --grid 1 --block 32 --arg 'f32[32],same=want' --arg 1 --quiet

# Halves of 1 and 2 beside NaN and 1.
python3 -c "
import struct, sys
sys.stdout.buffer.write(struct.pack('<10I', 0, 0xffff, 0x3f803f80, 1, 0x3c00, 0x80007fff, 0x18000, 0x7fff0000, 763, 0x7ffe7fff))" >want
check "pairs of 16 bits, and four bytes" "$dbuf" simulate faults.ptx --kernel pairs --grid 1 --block 1 --arg 'u32[10],same=want' --arg 0x3c004000 \
  --arg 0x7e003c00 --arg 0x7fff8000 --arg 0x1ffff --quiet

# A subnormal number below 0 is -0 under .ftz; 1e30 and its square are more than the formats hold.
python3 -c "import struct, sys; sys.stdout.buffer.write(struct.pack('<8I', 1, 2, 0x7bfffbff, 0xff7fe000, 0, 1, 1, 0))" >want
check "modifiers of slct and cvt, and where constant memory is" "$dbuf" simulate faults.ptx --kernel odd_forms --grid 1 --block 1 \
  --arg 'u32[8],same=want' --arg -1e-40 --arg 1e30 --arg 0 --quiet

# The bits of 1e-40f are 71362. PTX flushes it in global memory, not in shared.
python3 -c "import struct, sys; sys.stdout.buffer.write(struct.pack('<2I', 0, 2 * 71362))" >want
check "atomic sums of subnormal numbers" "$dbuf" simulate faults.ptx --kernel subnormal --grid 1 --block 1 \
  --arg 'f32[2],same=want' --arg 1 --quiet

cat >short.cu <<'EOF'
__global__ void short_copy(const float *__restrict__ x, float *__restrict__ y, int n) {
  __shared__ float tile[64];
  float sum = 0;
#pragma dbuf pipeline(variant=cp_async)
  for (int k = 0; k < n; k += 64) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    sum += tile[63 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = sum;
}
EOF
"$dbuf" simulate short.cu --grid 1 --block 64 --arg 'f32[100]=zero' --arg 'f32[64]' --arg 128 -- "${one[@]}" >tmp/out 2>tmp/err
equal "a fault in a copy that dbuf made is where the source has it" "100 1 0" \
  "$? $(grep -c 'short.cu:6: error: out of bounds' tmp/err) $(grep -c '<dbuf>' tmp/err)"

cat >dynamic.cu <<'EOF'
__global__ void dynamic(float *p) {
  extern __shared__ float s[];
  s[threadIdx.x] = 1;
  p[threadIdx.x] = s[threadIdx.x];
}
EOF
for bytes in '' 64 128; do
  "$dbuf" simulate dynamic.cu --grid 1 --block 32 --arg 'f32[32]' ${bytes:+--smem "$bytes"} >tmp/out 2>tmp/err
  echo "$? $(grep -c 'note: no --smem is given and the kernel has extern __shared__ memory' tmp/err)" \
    "$(grep -c ': 1 block of 32 threads' tmp/out)"
done >got
equal "dynamic shared memory that nobody gave is told" "100 1 0,100 0 0,0 0 1" "$(paste -s -d , got)"

# ---- structures ---------------------------------------------------------------------------------------------------

cat >structures.cu <<'EOF'
struct Inner { unsigned char tag; double weight; };
struct Outer { float scale; int shift[3]; const float *from; Inner inner; short last; float *to; };
struct __align__(16) Wide { float x, y, z; };
__global__ void structures(Outer o, int n, Wide w) {
  o.to[threadIdx.x] = o.from[threadIdx.x] * o.scale + o.shift[0] + o.shift[2] + o.inner.tag + o.inner.weight + o.last + n + w.z;
}
EOF
"$nvcc" -ptx -lineinfo "${one[@]}" -o structures.ptx structures.cu 2>tmp/err
python3 -c "import struct, sys; sys.stdout.buffer.write(struct.pack('<32f', *[1.5 * t + 7 + 7 + 200 + 0.25 - 3 + 10 + 9 for t in range(32)]))" >want
structure() { "$dbuf" simulate structures.ptx --grid 1 --block 32 --quiet --arg "$1" --arg i32=10 --arg '{f32=1, f32x2=9}'; }
check "a structure, with arrays, pointers and a structure in it" structure \
  '{f32=1.5, i32x3=7, f32[32]=iota, {u8=200, f64=0.25}, s16=-3, f32[32],same=want}'
check "without and with other spaces" structure '{f32=1.5,i32x3=7,f32[32]=iota,{u8=200,f64=0.25 } ,s16=-3 , f32[32] , save=out.bin , same=want }'
check "its buffer is saved" cmp out.bin want
"$dbuf" simulate structures.ptx --grid 1 --block 32 --arg '{f32=1.5, i32x3=7, f32[32]=random, {u8=200, f64=0.25}, s16=-3, f32[32]}' \
  --arg 10 --arg '{f32x3=9}' --against structures.cu --plain -- "${one[@]}" >tmp/out 2>tmp/err
equal "and compared" "1" "$(grep -cx 'bit-identical: 64 elements in 2 buffers' tmp/out)"
"$dbuf" simulate structures.ptx --grid 1 --block 64 --arg '{f32=1.5, i32x3=7, f32[64]=random, {u8=200, f64=0.25}, s16=-3, f32[32]}' \
  --arg 10 --arg '{f32x3=9}' >tmp/out 2>tmp/err
equal "a buffer of a structure has bounds" "100 1" "$? $(grep -c 'out of bounds: 4 bytes at 0x[0-9a-f]*: 128 behind the start of argument 1 (f32\[32\])' tmp/err)"

# ---- the command line ---------------------------------------------------------------------------------------------

bad() { # bad WHAT PATTERN ARGS...
  local what=$1 pattern=$2
  shift 2
  "$dbuf" simulate "$@" >tmp/out 2>tmp/err
  local rc=$?
  if [ $rc = 102 ] && grep -qE -e "$pattern" tmp/err && [ ! -s tmp/out ]; then ok "$what"; else fail "$what" "exit $rc" "$(cat tmp/out tmp/err)"; fi
}
bad "no launch" '--grid and --block are needed' plain.ptx
bad "no file" 'cannot read none.ptx: No such file' none.ptx --grid 1 --block 1
bad "an odd grid" '--grid 1,2,3,4 is not understood' plain.ptx --grid 1,2,3,4 --block 1
bad "too high a grid" 'a grid has at most 65535 blocks in y and in z' plain.ptx --grid 1,65536 --block 1
bad "too much shared memory" 'note: a number of bytes, at most 1048576' plain.ptx --grid 1 --block 1 --smem 1048577
bad "an odd seed" 'note: a number, not less than 0' plain.ptx --grid 1 --block 1 --seed -1
bad "an option that is not there" '--frobnicate: no such option, or its value is missing' plain.ptx --frobnicate
bad "a second kernel of no file" '--against-kernel without --against' plain.ptx --grid 1 --block 1 --against-kernel v1
bad "too many threads" 'at most 1024 threads' plain.ptx --grid 1 --block 1025
bad "too few arguments" 'has 5 parameters, 1 --arg are given' plain.ptx --grid 1 --block 1 --arg 1
bad "an odd argument" '--arg f33\[3\] is not understood' plain.ptx --grid 1 --block 1 --arg 'f33[3]'
bad "a structure that is too short" '--arg \{f32=1\} has 4 bytes at a multiple of 4, parameter 1 of the kernel 56 at a multiple of 8' \
  structures.ptx --grid 1 --block 1 --arg '{f32=1}' --arg 1 --arg '{f32x3=1}'
bad "a structure of other members" '--arg \{f64x2=1\} has 16 bytes at a multiple of 8, parameter 2 of the kernel 4 at a multiple of 4' \
  structures.ptx --grid 1 --block 1 --arg '{f32x4=1, u64=0, {u8=1, f64=1}, u64=0, u64=0}' --arg '{f64x2=1}' --arg '{f32x3=1}'
bad "a number for a structure" "the kernel's parameter has more than 8 bytes" structures.ptx --grid 1 --block 1 --arg 1 --arg 1 --arg '{f32x3=1}'
whole='{f32x4=1, u64=0, {u8=1, f64=1}, u64=0, u64=0}'
for odd in 4294967296 -2147483649 1x ''; do
  bad "the number '$odd' for 4 bytes" "--arg $odd is not understood as parameter 2 of the kernel, which has 4 bytes" \
    structures.ptx --grid 1 --block 1 --arg "$whole" --arg "$odd" --arg '{f32x3=1}'
done
for odd in 2.5 1e3; do
  bad "the number $odd for a whole one" "--arg $odd: the kernel's parameter is a whole number" \
    structures.ptx --grid 1 --block 1 --arg "$whole" --arg "$odd" --arg '{f32x3=1}'
done
for fit in 4294967295 -2147483648 0xffffffff -0x1e; do
  "$dbuf" simulate structures.ptx --grid 1 --block 1 --arg "$whole" --arg "$fit" --arg '{f32x3=1}' >tmp/out 2>&1
  equal "the number $fit for 4 bytes" "100 1" "$? $(grep -c 'where nothing is' tmp/out)"
done
bad "a number of another type" '--arg f64=1 has 8 bytes at a multiple of 8, parameter 2 of the kernel 4' \
  structures.ptx --grid 1 --block 1 --arg '{f32x4=1, u64=0, {u8=1, f64=1}, u64=0, u64=0}' --arg f64=1 --arg '{f32x3=1}'
for odd in '{' '{}' '{f32=1' '{f32=1}}' '{1}' '{f33=1}' '{f32x=1}' '{f32x0=1}' '{f32x-1=1}' '{f32=1 f32=2}' '{f32=1,}' '{f32[3}' '{u8=256}' '{s16=-32769}' 'f32x3=1' '{f32x4=, u64=0, {u8=1, f64=1}, u64=0, u64=0}'; do
  bad "the structure $odd" '--arg .* is not understood' structures.ptx --grid 1 --block 1 --arg "$odd" --arg 1 --arg '{f32x3=1}'
done
bad "several kernels" 'faults.ptx has several kernels' faults.ptx --grid 1 --block 1
bad "a kernel that is not there" 'has no kernel nothing' faults.ptx --kernel nothing --grid 1 --block 1
cat >two.cu <<'EOF'
template <int N> __global__ void two(float *p) { p[threadIdx.x] = N; }
template __global__ void two<1>(float *);
template __global__ void two<2>(float *);
EOF
"$nvcc" -ptx "${one[@]}" -o two.ptx two.cu
bad "which kernels there are" '--kernel NAME says which: two<\(int\)1>, two<\(int\)2>$|--kernel NAME says which: two<1>, two<2>$' two.ptx --grid 1 --block 1
bad "also for a name of several" '--kernel NAME says which: two<' two.ptx --kernel two --grid 1 --block 1
# Names as messages, profilers and cuobjdump write them.
printf 'template <unsigned long N, bool B> __global__ void sized(float *p) { p[threadIdx.x] = N + B; }\n' >sized.cu
printf 'template __global__ void sized<%s>(float *);\n' '128ul, true' '64ul, true' '64ul, false' >>sized.cu
"$nvcc" -ptx "${one[@]}" -o sized.ptx sized.cu
for name in 'sized<64ul, true>' 'sized<64, true>' 'sized<64UL,true>'; do
  check "a kernel by the name $name" "$dbuf" simulate sized.ptx --kernel "$name" --grid 1 --block 1 --arg 'f32[1]' --quiet
done
bad "not by a part of it" 'sized.ptx has no kernel sized<64>' sized.ptx --kernel 'sized<64>' --grid 1 --block 1
check "the other file's kernel is that of --kernel" "$dbuf" simulate two.ptx --kernel 'two<2>' --grid 1 --block 32 --arg 'f32[32]' \
  --against two.ptx --quiet
"$dbuf" simulate two.ptx --kernel 'two<2>' --against-kernel 'two<1>' --grid 1 --block 32 --arg 'f32[32]' --against two.ptx >tmp/out 2>&1
equal "unless --against-kernel names another; the first element that differs is told with both values" \
  "100 dbuf: error: argument 1: 32 of 32 elements differ, the first is [0]: 2 (0x40000000) by two.ptx, 1 (0x3f800000) by two.ptx" \
  "$? $(grep error tmp/out)"
cat >order.cu <<'EOF'
template <int FLIP> __global__ void order(const float *x, float *sum) { atomicAdd(sum, x[threadIdx.x ^ FLIP]); }
template __global__ void order<0>(const float *, float *);
template __global__ void order<31>(const float *, float *);
EOF
"$nvcc" -ptx "${one[@]}" -o order.ptx order.cu
for content in random small; do
  "$dbuf" simulate order.ptx --kernel 'order<0>' --against-kernel 'order<31>' --grid 1 --block 64 --arg "f32[64]=$content" --arg 'f32[1]=zero' \
    --against order.ptx >tmp/out 2>&1
  echo "$? $(grep -c 'note: atomic operations add floating-point numbers here, in the order in which threads come' tmp/out)"
done >got
equal "results that differ by the order of atomic sums, and numbers that add exactly" "100 1,0 0" "$(paste -s -d , got)"
"$dbuf" simulate v1.cu --grid 2,2 --block 32,8 --arg 'f32[16384]=iota' --arg 'f32[65536]=iota' --arg 'f32[1024]' --arg 64 --arg 64 \
  --against two.ptx >tmp/out 2>tmp/err
check "of its several, with the option that names them" grep -qF -e '--against-kernel NAME says which: two<' tmp/err
equal "nvcc alone does not warn of the pragma" "" \
  "$("$dbuf" simulate v1.cu --plain --grid 2,2 --block 32,8 --arg 'f32[16384]=iota' --arg 'f32[65536]=iota' --arg 'f32[1024]' --arg 64 --arg 64 -- "${one[@]}" 2>&1 >/dev/null)"
printf '.version 8.0\n.target sm_80\n.address_size 64\n.entry k() { frobnicate.b32 ; }\n' >odd.ptx
for odd in 'fma.rn.oob.f16 %h1, %h1, %h1, %h1' 'cvt.pack.sat.u8.s32.b32 %r1, %r1, %r1, %r1' 'add.f32.f16 %f1, %h1, %f1' \
  'cvt.rs.f16x2.f32 %r1, %f1, %f1, %r1' 'max.abs.f32 %f1, %f1, %f1, %f1'; do
  printf '.version 8.6\n.target sm_100a\n.address_size 64\n.entry k() { .reg .b16 %%h1; .reg .f32 %%f1; .reg .b32 %%r1; %s; ret; }\n' \
    "$odd" >form.ptx
  bad "an unknown form, ${odd%% *}" "^form.ptx:4: error: ${odd%% *}: an instruction that the simulator does not know" form.ptx --grid 1 --block 1
done
bad "an unknown instruction" '^odd.ptx:4: error: frobnicate.b32: an instruction that the simulator does not know' odd.ptx --grid 1 --block 1
printf '.version 8.0\n.target sm_80\n.address_size 64\n.entry k() { .reg .b32 %%r<3>;\nadd.u32 %%r1, %%r2; }\n' >odd.ptx
bad "a missing operand" '^odd.ptx:5: error: add.u32: operands are missing' odd.ptx --grid 1 --block 1
printf '.version 8.0\n.target sm_80\n.address_size 64\n.entry k() { .local .b8 x[1073741824]; ret; }\n' >odd.ptx
bad "more local memory than there is" '^odd.ptx:4: error: k has more local memory than can be simulated' odd.ptx --grid 1 --block 1
printf 'hello\n' >hello.ptx
bad "no PTX" '^hello.ptx:1:1: error' hello.ptx --grid 1 --block 1
check "help" sh -c "'$dbuf' simulate --help | grep -q 'usage: dbuf simulate'"
check "a source is compiled" "$dbuf" simulate v1.cu --grid 2,2 --block 32,8 --arg 'f32[16384]=random' --arg 'f32[65536]=random' \
  --arg 'f32[1024],save=out.bin' --arg 64 --arg 64 --against v1.cu --quiet -- "${one[@]}"
equal "and a buffer saved" 4096 "$(stat -c %s out.bin 2>/dev/null)"

finish
