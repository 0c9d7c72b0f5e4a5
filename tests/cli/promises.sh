#!/usr/bin/env bash
# Clauses that are promises, and what becomes of broken ones: a trap with a message at run time, or a build that fails.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# kernel CLAUSES
kernel() {
  cat <<EOF
__global__ void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  extern __shared__ float tile[];
  float acc = 0;
#pragma dbuf pipeline($1)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
EOF
}
launch=(--grid 1 --block 128 --arg 'f32[1024]=random' --arg 'f32[128]' --arg 1024)

# ---- dynamic=BYTES

kernel "variant=ldg, dynamic = 128 * sizeof(float)" >dynamic.cu
"$dbuf" simulate dynamic.cu "${launch[@]}" --smem 512 --against dynamic.cu >tmp/out 2>tmp/err
equal "a launch that keeps it gives what the loop as written gives" "0 1" "$? $(grep -c '^bit-identical: ' tmp/out)"
"$dbuf" simulate dynamic.cu "${launch[@]}" --smem 516 >tmp/out 2>tmp/err
equal "one that does not is told" "100 dbuf: kernel k, loop at line 5: dynamic=512 was promised, but the launch gives 516 bytes; give no more or change dynamic= in the pragma" \
  "$? $(grep -h '^dbuf: kernel' tmp/out tmp/err)"

# ---- threads=N

kernel "variant=ldg_single, threads = 2 * 64" >threads.cu
"$dbuf" simulate threads.cu "${launch[@]}" --smem 512 --against threads.cu >tmp/out 2>tmp/err
equal "a block of as many threads gives what the loop as written gives" "0 1" "$? $(grep -c '^bit-identical: ' tmp/out)"
"$dbuf" simulate threads.cu "${launch[@]}" --smem 512 --block 32,4,2 >tmp/out 2>tmp/err
equal "another is told: the kernel, the promise, the block and what to do" \
  "100 dbuf: kernel k, loop at line 5: threads=128 was promised, but the block has 256 (32 x 4 x 2); launch it with as many threads as promised or change threads= in the pragma" \
  "$? $(grep -h '^dbuf: kernel' tmp/out tmp/err)"

kernel "variant=ldg, dynamic=4096" >shared.cu
"$dbuf_nvcc" -cubin -arch=sm_86 shared.cu -o x.cubin 2>tmp/err
equal "its bytes are counted: all of them in each stage" "0 4 -> 8 KiB" "$? $(sed -n 's/.*; shared \(.* KiB\) (.*/\1/p' tmp/err)"

# over WHAT CLAUSES RESULT: exit code and how many limits are named.
over() {
  kernel "variant=ldg, $2" >over.cu
  "$dbuf_nvcc" -cubin -arch=sm_86 over.cu -o x.cubin --dbuf-set check.cliff=off 2>tmp/err
  equal "$1" "$3" "$? $(grep -c 'dbuf-static-limit\]' tmp/err)"
}
over "together they are over 48 KiB" "dynamic=40000" "100 1"
over "with an extent they are not" "dynamic=40000, shared(tile[128])" "0 0"
over "who gives more than 48 KiB has raised the limit" "dynamic=50000, shared(tile[128])" "0 0"
over "to 99 KiB on sm_86 at most" "dynamic=101000, shared(tile[128])" "100 1"

kernel "variant=ldg" | sed 's/extern __shared__ float tile\[\]/extern __shared__ int flags[]; __shared__ float tile[128]/; s/= acc;/= acc + flags[0];/' >unknown.cu
"$dbuf_nvcc" -cubin -arch=sm_86 unknown.cu -o x.cubin 2>tmp/err
equal "without the promise the launch's part is not known" "0 1 KiB and what the launch adds" \
  "$? $(sed -n 's/.*; shared \(.*\) (shared memory.*/\1/p' tmp/err)"
# Nothing of this can be held in registers.
kernel "variant=cp_async, stages=2" | sed 's/extern __shared__ float tile\[\]/__shared__ float tile[8192]/
  s/^    tile\[.*/    for (int i = threadIdx.x; i < 8192; i += blockDim.x) tile[i] = x[k + i];/' >large.cu
"$dbuf_nvcc" -cubin -arch=sm_86 large.cu -o x.cubin 2>tmp/err
equal "over the limit, no variant is advised that is not possible" "100 0 1" \
  "$? $(grep -c 'or variant=ldg_single' tmp/err) $(grep -c 'use fewer stages or a smaller tile' tmp/err)"

# ---- shared(P[N]), of a parameter

# passed EXPRESSION: what the function is given.
passed() {
  cat <<EOF
__device__ float sum(float *tile, const float *__restrict__ x, int n) {
  float acc = 0;
#pragma dbuf pipeline(variant=ldg, shared(tile[32]))
  for (int k = 0; k < n; k += 32) {
    tile[threadIdx.x % 32] = x[k + threadIdx.x % 32];
    __syncthreads();
    acc += tile[31 - threadIdx.x % 32];
    __syncthreads();
  }
  return acc;
}
__global__ void k(const float *__restrict__ x, float *__restrict__ y, float *z, int n) {
  __shared__ float tile[128];
  int warp = threadIdx.x / 32;
  y[threadIdx.x] = sum($1, x, n);
}
EOF
}
launch=(--grid 1 --arg 'f32[1024]=random' --arg 'f32[128]' --arg 'f32[128]' --arg 1024)
passed "tile + 8" >one.cu
"$dbuf" simulate one.cu "${launch[@]}" --block 32 --against one.cu >tmp/out 2>tmp/err
equal "the same shared memory for all threads gives what the loop as written gives" "0 1" \
  "$? $(grep -c '^bit-identical: ' tmp/out)"
passed "tile + 32 * warp" >warps.cu
told="100 dbuf: function sum, loop at line 4: shared(tile) was promised, but 'tile' is no shared memory, or not the same for all threads of the block; change shared() in the pragma"
"$dbuf" simulate warps.cu "${launch[@]}" --block 64 >tmp/out 2>tmp/err
equal "where each warp is passed its own, it is told" "$told" "$? $(grep -h '^dbuf: function' tmp/out tmp/err)"
passed "z" >global.cu
"$dbuf" simulate global.cu "${launch[@]}" --block 32 >tmp/out 2>tmp/err
equal "so it is where global memory is passed" "$told" "$? $(grep -h '^dbuf: function' tmp/out tmp/err)"

# ---- independent, with check.promises

# chain OFFSET VARIANT: each tile's results are written OFFSET elements behind it.
chain() {
  cat <<EOF
__global__ void k(float *x, int n) {
  __shared__ float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=$2, independent)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc = fmaf(acc, 0.5f, tile[127 - threadIdx.x]);
    x[k + $1 + threadIdx.x] = acc;
    __syncthreads();
  }
}
EOF
}
launch=(--grid 1 --block 128 --arg 'f32[4096]=random' --arg 1024)
for variant in ldg ldg_single; do
  chain 128 $variant >next.cu
  chain 2048 $variant >apart.cu
  "$dbuf" simulate next.cu "${launch[@]}" --against next.cu >tmp/out 2>tmp/err
  equal "$variant: a broken promise gives other results, and nobody tells" "100 1" "$? $(grep -c 'elements differ' tmp/err)"
  DBUF_CHECK_PROMISES=on "$dbuf" simulate next.cu "${launch[@]}" >tmp/out 2>tmp/err
  equal "$variant: with check.promises it is told, once a warp" "100 1" \
    "$? $(cat tmp/out tmp/err | grep -c "^dbuf: independent was promised, and the loop writes what its next tile 'tile' is loaded from")"
  DBUF_CHECK_PROMISES=on "$dbuf" simulate apart.cu "${launch[@]}" --against apart.cu >tmp/out 2>tmp/err
  equal "$variant: one that is kept is not" "0 1" "$? $(grep -c '^bit-identical: ' tmp/out)"
done
chain 2048 "cp_async, stages=4" >deep.cu
"$dbuf_nvcc" -cubin -arch=sm_86 deep.cu -o x.cubin --dbuf-set check.promises=on 2>tmp/err
equal "tiles are compared one ahead, so there are two buffers" "0 cp_async, 2 stages" \
  "$? $(grep -o 'cp_async, . stages' tmp/err)"
DBUF_CHECK_PROMISES=on "$dbuf" simulate deep.cu "${launch[@]}" --against deep.cu -- -arch=sm_80 >tmp/out 2>tmp/err
equal "asynchronous copies are compared when they have arrived" "0 1" "$? $(grep -c '^bit-identical: ' tmp/out)"

# Where the load may store to an element twice, the later store may have replaced what is compared.
for variant in ldg ldg_single; do
  chain 128 $variant | sed 's/^    tile\[.*/&\n    tile[127 - threadIdx.x] = x[k + 127 - threadIdx.x];/' >twice.cu
  "$dbuf_nvcc" -cubin -arch=sm_86 twice.cu -o x.cubin --dbuf-set check.promises=on 2>tmp/err
  equal "$variant: a tile that is not compared is named" \
    "0 twice.cu:6:5: remark: check.promises: 'tile' is not compared (the load may store to an element twice): 'independent' stays unchecked [dbuf-unchecked]" \
    "$? $(grep 'is not compared' tmp/err)"
  "$dbuf_nvcc" -cubin -arch=sm_86 twice.cu -o x.cubin 2>tmp/err
  equal "$variant: unless nothing is checked" "0 0" "$? $(grep -c 'is not compared' tmp/err)"
done
# Its one product hides no load, whatever the barriers.
"$dbuf_nvcc" -cubin -arch=sm_86 next.cu -o x.cubin --dbuf-set check.promises=on --dbuf-set check.barrier=off 2>tmp/err
equal "nor is one named that is compared" "0 0" "$? $(grep -c 'is not compared' tmp/err)"

finish
