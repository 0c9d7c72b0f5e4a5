#!/usr/bin/env bash
# dbuf explain: the plan of each loop, with its numbers.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$root/tests/cli/lib.sh"

cat >k.cu <<'EOF'
constexpr int BM = 64, BK = 32;
__global__ void mul(const float *__restrict__ A, float *__restrict__ C, const float *x, int K, int n) {
  __shared__ float As[BM][BK];
  __shared__ float scratch[BM * 4];
  int row = threadIdx.x / 8, col = threadIdx.x % 8 * 4;
  float acc = 0;
#pragma dbuf pipeline(tile(64, 64, 32))
  for (int k0 = 0; k0 < K; k0 += BK) {
    *(float4 *)&As[row][col] = *(const float4 *)&A[row * K + k0 + col];
    __syncthreads();
    for (int k = 0; k < BK; ++k)
      acc += As[row][k] * (k0 + 1);
    C[k0 + threadIdx.x] = acc;
    __syncthreads();
  }
  scratch[threadIdx.x % 256] = acc;
}
EOF
two=("-gencode=arch=compute_86,code=sm_86" "-gencode=arch=compute_90,code=sm_90")

explain() {
  rc=0
  "$dbuf" explain "$@" >tmp/out 2>tmp/err || rc=$?
}

# says WHAT EXIT-CODE TEXT ...: an exit code, and texts that stand in stdout.
says() {
  local what=$1 wanted=$2 text missing=""
  shift 2
  for text; do
    [[ $(cat tmp/out) == *"$text"* ]] || missing+=$text$'\n'
  done
  if [ "$rc" = "$wanted" ] && [ -z "$missing" ]; then
    ok "$what"
  else
    fail "$what" "exit $rc" "missing: $missing" "$(cat tmp/out tmp/err)"
  fi
}

# By hand: As has 64 * 32 * 4 = 8192 bytes, scratch 1024; three stages are 3 * 8192 + 1024 = 25600. sm_86 has 102400
# bytes for all blocks and takes 1024 more from each: 102400 / 10240 = 10, 102400 / 26624 = 3.8, and two blocks fit up
# to 51200 - 1024. sm_90: 233472 / 10240 = 22.8, 233472 / 26624 = 8.8, 116736 - 1024. The ratio:
# 2 * 64 * 64 * 32 / ((64 + 64) * 32 * 4) = 16.
explain k.cu -- "${two[@]}"
equal "a plan" "k.cu:8: mul, lines 8-15
  regions
    load      line 9
    barrier   line 10
    compute   lines 11-13
    barrier   line 14
    advances  k0 += BK (the loop's header)
  tiles
    __shared__ float As[BM][BK]: 8 KiB
      line 9: a plain 16-byte copy: asynchronous with cp_async, else through registers
  proved
    barriers: those above are all; nothing called from the loop holds another
    the next tile can be loaded early: which tile it is depends on k0 alone, and compute changes none of it
    compute keeps its own copy of: k0
    what is written (C) is not what is loaded: C: __restrict__
    sums are rounded as in the loop as written: what may be fused with them (fma) comes from the same tile
    a second buffer changes nothing: each iteration writes the same elements of the tiles, and nobody else uses these
  sm_86: cp_async, 3 stages
    shared memory: 8 KiB a stage; static 9 -> 25 KiB; blocks per SM as shared memory allows: 10 -> 3 (2 fit up to 49 KiB)
    compute/load ratio: 16.0 flop per byte
    if a gate fails: cp_async, 2 stages; ldg, 2 stages; ldg_single, 1 stage; left as written
  sm_90: cp_async, 3 stages
    shared memory: 8 KiB a stage; static 9 -> 25 KiB; blocks per SM as shared memory allows: 22 -> 8 (2 fit up to 113 KiB)
    compute/load ratio: 16.0 flop per byte
    if a gate fails: cp_async, 2 stages; ldg, 2 stages; ldg_single, 1 stage; left as written" "$(cat tmp/out)"
equal "and no messages" "" "$(cat tmp/err)"
equal "exit code" 0 $rc

explain k.cu -- -arch=sm_75
says "no asynchronous copy on sm_75" 0 "sm_75: ldg, 2 stages" \
  "not cp_async, 3 stages: sm_75 has no asynchronous copy (sm_80 and newer have) (line 8)"
explain k.cu --set pipeline.variant=cp_async --set pipeline.stages=8 -- -arch=sm_86
says "the static limit" 0 "over the 48 KiB of static shared memory"
explain k.cu -- -arch=sm_86 -G
says "debug code" 0 "sm_86: left as written: compiled with -G"

# what CHANGE TEXT...: explains k.cu with a change.
with() {
  local what=$1 change=$2 wanted=$3
  shift 3
  sed "$change" k.cu >changed.cu
  explain changed.cu -- -arch=sm_86
  says "$what" "$wanted" "$@"
}

with "a refused loop" 's/(const float \*__restrict__ A, float \*__restrict__ C/(const float *A, float *C/' 101 \
  "sm_86: refused: compute writes through 'C', which may be the memory that the load reads through another pointer [dbuf-alias] (line 13)"
says "with the lines that it is about, and the remedy" 101 "(line 13)
        C[k0 + threadIdx.x] = acc;
    the load that may read it (line 9)
        *(float4 *)&As[row][col] = *(const float4 *)&A[row * K + k0 + col];
    remedy: declare 'A' and 'C' __restrict__"
equal "and only there" "" "$(cat tmp/err)"
explain changed.cu --format json -- -arch=sm_86
equal "as JSON too" "101 1 " "$rc $(python3 -c 'import json; print(len(json.load(open("tmp/out"))["messages"]))') $(cat tmp/err)"
sed 's/tile(64, 64, 32)/stages=9/' k.cu >clause.cu
explain clause.cu -- -arch=sm_86
equal "what is wrong with a clause has no plan" "102 1" "$rc $(grep -c '^clause.cu:7:.*error: .*stages: expected' tmp/err)"
with "barriers of warps" 's/__syncthreads/__syncwarp/' 0 "those above, each of a warp with tiles of its own, are all"
with "restrict on the other side" 's/float \*__restrict__ C/float *C/' 0 "what is written (C) is not what is loaded: A: __restrict__"
with "a promise" 's/__restrict__//g; s/pipeline(/pipeline(independent, /' 0 "promised by 'independent'"
with "a leave" 's/acc += .*/acc = acc * 0.9f + As[row][k];/; s/pipeline(/pipeline(contract, /' 0 \
  "not proved: sums are rounded as in the loop as written; the last bits may differ for 'acc * 0.9f' (line 12), as 'contract' allows"
explain changed.cu --format json -- -arch=sm_86
says "for programs" 0 '"contracted":	"acc * 0.9f"' '"id":	"contract"'
with "barriers that the compiler decides on" 's/    __syncthreads();/    if (BK > 1)\n&/' 0 \
  "conditions above barriers: the compiler decides them: pipelined where 'BK > 1' holds, else as written"
explain changed.cu --format json -- -arch=sm_86
says "for programs too" 0 '"only":	"BK > 1"'
with "a leave that is not needed" 's/pipeline(/pipeline(contract, /' 0 \
  "sums are rounded as in the loop as written: what may be fused with them (fma) comes from the same tile"
equal "of which nothing is said" "" "$(cat tmp/err)"
with "no global write" '/C\[k0/d' 0 "compute writes no global memory"
with "one buffer" 's/    \*(float4/    if (k0 < n)\n&/' 0 "one buffer only (ldg_single): 'As' is not written whole in every iteration" \
  "sm_86: ldg_single, 1 stage" "static 9 -> 9 KiB"
with "sizes from a template" 's/^constexpr.*/template <int BM, int BK>/' 0 "float As[BM][BK]: size not known from the text" \
  "shared memory: not known from the text"
with "a zero fill" 's/= \(\*(const float4\)/= k0 < n ? \1/; s/col\];/col] : float4{0, 0, 0, 0};/' 0 \
  "line 9: a 16-byte copy filled with zero: asynchronous with cp_async"
with "a conversion" 's/\*(float4 \*)&As\[row\]\[col\] = .*/As[row][col] = (float)(int)A[k0 + col];/' 0 "line 9: through registers: its value is computed from what is read"
with "a cooperative loop" 's/    \*(float4.*/    for (int i = threadIdx.x; i < 2048; i += blockDim.x) As[i \/ 32][i % 32] = A[k0 + i];/' 0 \
  "trips of the load's loop at line 9: not a constant; its stores cannot be held in registers"
with "a loop that stays, and what would change it" 's/    \*(float4.*/    for (int i = threadIdx.x; i < 2048; i += blockDim.x) As[i \/ 32][i % 32] = A[k0 + i];/; s/__shared__ float As\[BM\]\[BK\]/extern &/; s/\[BM\]\[BK\]/[][BK]/' 0 \
  "sm_86: left as written: no load can be held in registers: the trip count of its loop is not a constant
    remedy: make its bounds constants, with an 'if' for what there is to load"
with "with a promise of threads" 's/    \*(float4.*/    for (int i = threadIdx.x; i < 2048; i += blockDim.x) As[i \/ 32][i % 32] = A[k0 + i];/; s/pipeline(/pipeline(threads=256, /' 0 \
  "trips of the load's loop at line 9: a constant" "threads a block: 256, promised by 'threads', checked at run time"

# 1536 threads on an SM of sm_86 are 6 blocks of 256; smaller blocks there may be more of.
with "the bound of threads" 's/__global__ void/& __launch_bounds__(256, 2)/' 0 "threads a block: at most 256, by __launch_bounds__" \
  "10 -> 3 (2 fit up to 49 KiB), as the 256 threads of __launch_bounds__ allow: 6"
with "which is less than a promise" 's/__global__ void/& __launch_bounds__(256)/; s/pipeline(/pipeline(threads=128, /' 0 \
  "threads a block: 128, promised" "10 -> 3 (2 fit up to 49 KiB), as threads=128 allows: 12"

# The system's function of the same name is none that the load calls.
with "a function that is called like one of the system" 's/^constexpr/#include <algorithm>\nusing namespace std;\n__device__ int clamp(int v, int lo, int hi) { return v < lo ? lo : v > hi ? hi : v; }\n&/; s/A\[row \* K + k0 + col\]/A[clamp(row * K + k0 + col, 0, n)]/' 0 \
  "sm_86: cp_async, 3 stages" "line 12: a plain 16-byte copy"

# Another loop on another architecture, and one on both.
cat >archs.cu <<'EOF'
__global__ void both(const float *__restrict__ A, float *__restrict__ C, int K) {
#if __CUDA_ARCH__ >= 900
  __shared__ float As[512];
#else
  __shared__ float As[256];
#endif
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < K; k += 256) {
    As[threadIdx.x] = A[k + threadIdx.x];
    __syncthreads();
    acc += As[255 - threadIdx.x];
    __syncthreads();
  }
#if __CUDA_ARCH__ >= 900
#pragma dbuf pipeline(name=late)
  for (int k = 0; k < K; k += 256) {
    float unused = 0;
    __syncthreads();
    acc += unused;
    __syncthreads();
  }
#endif
  C[threadIdx.x] = acc;
}
EOF
explain archs.cu -- "${two[@]}"
says "what differs between architectures" 101 "float As[256]: 1 KiB" "otherwise on sm_90:" "float As[512]: 2 KiB" \
  "sm_90: refused: nothing is loaded from global memory"
equal "each loop once" 2 "$(grep -c '^archs.cu:' tmp/out)"

cat >stride.cu <<'EOF'
__global__ void k(const float *__restrict__ x, float *__restrict__ y, int n) {
  __shared__ float tile[256];
  float acc = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 256) {
    for (int i = threadIdx.x; i < 256; i += blockDim.x)
      tile[i] = x[k + i];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  y[threadIdx.x] = acc;
}
EOF
explain stride.cu -- -arch=sm_86
says "what cannot be held in registers, at its own loop, and what to do" 0 \
  "not ldg, 2 stages: no load can be held in registers: the trip count of its loop is not a constant (line 6)" \
  "      remedy: make its bounds constants, with an 'if' for what there is to load, and give threads=N if it strides by the block"
equal "a remedy is said once" 1 "$(grep -c 'remedy: make its bounds' tmp/out)"

# ---- loops without the pragma

cat >others.cu <<'EOF'
__global__ void both(const float *__restrict__ x, float *y, int n) {
  __shared__ float tile[128];
  float acc = 0;
#pragma dbuf pipeline(name=first)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  int k = 0;
  do {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < 128; ++i) acc += tile[i];
    __syncthreads();
    k += 128;
  } while (k < n);
  for (int i = 0; i < n; ++i) acc += x[i];
  for (int r = 0; r < 2; ++r)
    while (n > 0) {
      tile[threadIdx.x] = y[n];
      __syncthreads();
      y[threadIdx.x] = acc += tile[127 - threadIdx.x];
      __syncthreads();
      n -= 128;
    }
  y[threadIdx.x] = acc;
}
EOF
explain others.cu -- -arch=sm_86
says "without --suggest they are not looked at" 0 "others.cu:5: first, lines 5-10"
equal "not one" 0 "$(grep -c 'not annotated' tmp/out)"
explain others.cu --suggest -- -arch=sm_86
says "with it those that could be pipelined are told, and what the others would take" 0 \
  "others.cu:5: first, lines 5-10" "others.cu:12: both, lines 12-18: not annotated" "compute   line 15" \
  "others.cu:21: both#2, lines 21-27: not annotated" "refused: compute writes 'y', which the load reads" "remedy: write to another array"
equal "loops without a barrier of their own are none" "2 0" "$(grep -c 'not annotated' tmp/out) $(grep -c ': both.*lines 19' tmp/out)"
equal "nothing is said to be wrong" "" "$(cat tmp/err)"
printf '__global__ void plain(float *x) {\n  for (int i = 0; i < 4; ++i)\n    x[i] = 0;\n}\n' >plain.cu
explain plain.cu
equal "a file without the pragma" "0 dbuf: remark: plain.cu: no annotated loop; --suggest tells of those without the pragma" "$rc $(cat tmp/err)"
explain plain.cu --suggest
equal "a file without such loops" "0 dbuf: remark: plain.cu: no annotated loop, and no other one with barriers at its own level" "$rc $(cat tmp/err)"

cat >json.cu <<'END'
__global__ void json(const float *__restrict__ in, float *__restrict__ out, int n) {
  __shared__ float tile[256];
  float total = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; k += 256) {
    tile[threadIdx.x] = in[k + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < 256; ++i) total += tile[i];
    __syncthreads();
  }
  out[threadIdx.x] = total;
}
END
equal "as JSON, with the words of a report" "[1, ['json.cu'], [], 0, [], 'json', 5, 86, 'pipelined', 'ldg', 2]" \
  "$("$dbuf" explain json.cu --format json -- -arch=sm_86 | python3 -c 'import json, sys
d = json.load(sys.stdin); l = d["loops"][0]
print([d["format"], d["sources"], d["outputs"], d["exit_code"], d["results"], l["loop"], l["line"], l["arch"], l["fate"],
       l["variant"], l["stages"]])')"
# ---- one reason

explain --reason '[dbuf-alias]'
says "a reason: its message, the remedy, the example" 0 "dbuf-alias: compute writes through '...'" "What to do: declare the pointers __restrict__" \
  "    +__global__ void k(const float *__restrict__ x, float *__restrict__ y, int n) {" "    alias.cu:10:5: error: "
explain --reason=mma_count
says "a gate" 0 "dbuf-mma_count: the compiler made other MMA" "What to do: write #pragma unroll 1"
explain --reason
equal "all of them" "$(sed -nE 's/^REASON\([A-Z_]+, "([^"]+)".*/\1/p; s/^GATE\([A-Z_]+, "([^"]+)".*/\1/p' \
  "$root/wrapper/rewrite/reasons.def" "$root/wrapper/command/gates.def")" "$(cut -d ' ' -f 1 tmp/out)"
explain --reason aliass
equal "one that there is not" "102 the nearest is alias; dbuf explain --reason lists all" "$rc $(sed -n 's/^dbuf: note: //p' tmp/err)"
explain k.cu --reason alias
equal "beside a source" "102 dbuf: error: --reason stands alone" "$rc $(head -n 1 tmp/err)"

# ---- a tile that the function is passed

cat >passed.cu <<'EOF'
__device__ float sum(float *tile, const float *__restrict__ x, int n) {
  float acc = 0;
#pragma dbuf pipeline(shared(tile[128]))
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
    acc += tile[127 - threadIdx.x];
    __syncthreads();
  }
  return acc;
}
__global__ void sum_of_all(const float *__restrict__ x, float *__restrict__ y, int n) {
  __shared__ float room[128];
  y[threadIdx.x] = sum(room, x, n);
}
EOF
explain passed.cu -- -arch=sm_86
says "a tile that is passed" 0 "float *tile: passed to the function, 512 B" \
  "and by 'shared' nobody else uses these meanwhile" "extent of 'tile': 128 elements, promised by 'shared'" \
  "512 B a stage; static 0 -> 512 B"
sed -i 's/\[128\]))/))/' passed.cu
explain passed.cu -- -arch=sm_86
says "without an extent" 0 "passed to the function, size not known from the text" "one buffer only (ldg_single)" \
  "sm_86: ldg_single, 1 stage"

equal "another format" "102 1" "$("$dbuf" explain json.cu --format=xml >tmp/out 2>&1; echo $?) $(grep -c "expected text or json, not 'xml'" tmp/out)"

finish
