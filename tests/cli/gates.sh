#!/usr/bin/env bash
# Builds that must fail: every gate on a kernel in which the compiler really does what the gate is for. The exit code,
# the message with its place, numbers and remedy, and no output left, not even one of an older build.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$root/tests/cli/lib.sh"

if ! command -v cuobjdump >/dev/null; then
  echo "skipped: no cuobjdump in PATH"
  exit 77
fi

# run ARGS...: dbuf-nvcc makes x.cubin, where an old one lies; rc, tmp/err.
run() {
  echo old >x.cubin
  "$dbuf_nvcc" -cubin -o x.cubin "$@" >tmp/out 2>tmp/err
  rc=$?
}
made() { [ $rc = 0 ] && [ "$(head -c 4 x.cubin | tail -c 3)" = ELF ] && [ ! -s tmp/out ]; }
gone() { [ ! -e x.cubin ] && [ ! -s tmp/out ]; }
errors() { grep -c 'error:' tmp/err; }
# place FILE: where the loop stands, as messages begin.
# at FILE TEXT: the first place of it, as messages begin.
at() {
  awk -v file="$1" -v what="$2" 'index($0, what) { print "^" file ":" NR ":" index($0, what) ":"; exit }' "$1"
}
# place FILE: where the loop of the pragma stands.
place() {
  awk -v file="$1" '/pragma dbuf/ { loop = 1 } loop && /for \(/ { print "^" file ":" NR ":" index($0, "for") ":"; exit }' "$1"
}

# says SEVERITY FILE PATTERN: one message with this place and text (an extended expression), and the loop shown below.
says() {
  local where
  where=$(place "$2")
  [ "$(grep -cE "$where $1: $3" tmp/err)" = 1 ] && grep -A 1 -E "$where $1: $3" tmp/err | tail -n 1 | grep -q 'for ('
}
# notes FILE PATTERN
notes() {
  grep -qE "$(place "$1") note: $2" tmp/err
}

# fails WHAT CODE FILE PATTERN NOTE ARGS...: the code, that error once with that note, and no output.
fails() {
  local what=$1 code=$2 file=$3 pattern=$4 note=$5
  shift 5
  run "$@" "$file"
  if [ $rc = "$code" ] && says error "$file" "$pattern" && notes "$file" "$note" && gone; then
    ok "$what"
  else
    fail "$what" "exit $rc, $(ls x.cubin 2>&1)" "$(cat tmp/out tmp/err)"
  fi
}

# warns WHAT FILE PATTERN ARGS...: exit 0, a warning, an output, and nothing that is called an error.
warns() {
  local what=$1 file=$2 pattern=$3
  shift 3
  run "$@" "$file"
  if made && says warning "$file" "$pattern" && [ "$(errors)" = 0 ]; then
    ok "$what"
  else
    fail "$what" "exit $rc" "$(cat tmp/out tmp/err)"
  fi
}

# passes WHAT FILE PATTERN ARGS...: exit 0, this remark, an output, and no warning.
passes() {
  local what=$1 file=$2 pattern=$3
  shift 3
  run "$@" "$file"
  if made && grep -qE "$(place "$file") remark: $pattern" tmp/err && ! grep -q 'warning:\|error:' tmp/err; then
    ok "$what"
  else
    fail "$what" "exit $rc" "$(cat tmp/out tmp/err)"
  fi
}

# ---- spill --------------------------------------------------------------------------------------------------------

# 24 sums a thread; three blocks of 512 threads on an SM of sm_86 leave 40 registers. The kernel as written fits into
# them, its pipeline does not: eight values on their way, or sixteen addresses of copies.
many() { # many CLAUSES [BLOCKS]
  cat <<END
__global__ void __launch_bounds__(512, ${2:-3})
many(const float *__restrict__ in, float *__restrict__ out, int n) {
  __shared__ float tile[8][512];
  float sum[24];
#pragma unroll
  for (int i = 0; i < 24; ++i) sum[i] = 0;
#pragma dbuf pipeline($1)
  for (int k = 0; k < n; k += 8) {
#pragma unroll
    for (int i = 0; i < 8; ++i) tile[i][threadIdx.x] = in[(k + i) * 512 + threadIdx.x];
    __syncthreads();
#pragma unroll 1
    for (int j = 0; j < 512; ++j)
#pragma unroll
      for (int i = 0; i < 24; ++i) sum[i] += tile[i % 8][j] * (float)(threadIdx.x + i);
    __syncthreads();
  }
#pragma unroll
  for (int i = 0; i < 24; ++i) out[(blockIdx.x * 24 + i) * 512 + threadIdx.x] = sum[i];
}
END
}
many "variant=ldg" >ldg.cu
many "variant=cp_async, stages=2" >async.cu
many "variant=ldg" 2 >two.cu
many "variant=cp_async, stages=2, spill=warn" >warn.cu
many "variant=cp_async, stages=2, spill=error" >error.cu
spills='([0-9]+) bytes of spill stores and ([0-9]+) bytes of spill loads with 40 registers'

"$nvcc" -diag-suppress 20199 -cubin -arch=sm_86 -Xptxas -v -o plain.cubin ldg.cu 2>tmp/plain
check "as written the kernel does not spill" grep -q ' 0 bytes spill stores, 0 bytes spill loads' tmp/plain

# spilt: ptxas said so in this run too (-Xptxas -v), with the numbers of the message.
spilt() {
  local numbers
  numbers=$(sed -nE 's/.* ([1-9][0-9]*) bytes spill stores, ([1-9][0-9]*) bytes spill loads.*/\1 \2/p' tmp/err)
  [ -n "$numbers" ] && [ "$numbers" = "$(sed -nE "s/.* $spills.*/\1 \2/p" tmp/err)" ]
}
fails "a spill, through registers" 100 ldg.cu "many sm_86: ldg: $spills \[dbuf-spill\]" \
  "try variant=cp_async, .*fewer blocks in __launch_bounds__" -arch=sm_86 -Xptxas -v
check "with ptxas's numbers" spilt
fails "a spill, with asynchronous copies" 100 async.cu "many sm_86: cp_async with 2 stages: $spills \[dbuf-spill\]" \
  "try more threads with less work each, fewer blocks in __launch_bounds__" -arch=sm_86 -Xptxas -v
check "with ptxas's numbers" spilt
passes "the remedy: fewer blocks in __launch_bounds__" two.cu "many sm_86: ldg, 2 stages; .*no spill" -arch=sm_86

# A function that is inlined with constants: what ptxas says of the kernel counts, whether nvcc unrolled the loop or not.
inlined() { # inlined CLAUSES [PRAGMA]
  cat <<END
template <int N>
__device__ __forceinline__ void body(const float *__restrict__ x, float *__restrict__ y, int n) {
  __shared__ float a[128];
  float sum[24] = {};
#pragma dbuf pipeline($1)
${2:-}
  for (int k = 0; k < n; k += 128) {
    a[threadIdx.x] = x[k + threadIdx.x];
    __syncthreads();
#pragma unroll
    for (int j = 0; j < 24; ++j) sum[j] = sum[j] * a[j] + a[threadIdx.x];
    __syncthreads();
  }
  for (int j = 0; j < 24; ++j) y[threadIdx.x + j] = sum[j];
}
__global__ void constant(const float *x, float *y) { body<1>(x, y, 512); }
END
}
inlined "variant=ldg" >inlined.cu
fails "a loop of a function inlined with constants" 100 inlined.cu "constant sm_86: ldg: [0-9]+ bytes of spill stores" \
  "try variant=cp_async" -arch=sm_86 -maxrregcount=16
inlined "variant=ldg" "#pragma unroll" >unrolled.cu
fails "also when nothing of the loop is left" 100 unrolled.cu "constant sm_86: ldg: [0-9]+ bytes of spill stores" \
  "try variant=cp_async" -arch=sm_86 -maxrregcount=16
check "which is said" says warning unrolled.cu "constant sm_86: ldg: cannot be checked: .*unrolled completely .dbuf-barrier"
inlined "variant=ldg" "#pragma unroll" | sed 's/^__global__.*/__global__ void other(const float *x, float *y) { y[0] = x[0]; }/' >other.cu
passes "but no kernel that does not call it" other.cu "body sm_86: ldg; no machine code for it in this build \(not called, " \
  -arch=sm_86 -maxrregcount=16
inlined "variant=auto" >none.cu
run -arch=sm_86 -maxrregcount=16 none.cu
check "auto that finds nothing names its first candidate" \
  grep -qE "$(place none.cu) remark: body sm_86: left as written: no candidate passed its checks: ldg: spill: [0-9]+ bytes" tmp/err
check "the others follow, each once" [ "$(sed -nE 's/.* (ldg|ldg_single|cp_async with 2 stages): spill: .*/\1/p' tmp/err | paste -sd ' ')" = \
  "ldg ldg_single cp_async with 2 stages" ]

echo old >ldg.o
"$dbuf_nvcc" -c -gencode arch=compute_80,code=sm_80 -gencode arch=compute_86,code=sm_86 ldg.cu 2>tmp/err
equal "no object is left under its default name" "100 " "$? $(ls ldg.o 2>/dev/null)"

# none_left FILE ARGS...: plain nvcc makes this dependency file; after a failed gate neither it nor the output is left.
none_left() {
  local file=$1
  shift
  "$nvcc" -diag-suppress 20199 -arch=sm_86 -cubin "$@" ldg.cu >/dev/null 2>&1 && [ -e "$file" ] || return 1
  "$dbuf_nvcc" -arch=sm_86 -cubin "$@" ldg.cu >/dev/null 2>&1
  [ $? = 100 ] && [ ! -e "$file" ] && [ -z "$(find . -name '*.cubin')" ]
}
mkdir sub
rm -f ./*.cubin
check "nor a dependency file: -MD" none_left sub/x.y.d -MD -o sub/x.y.cubin
check "nor one named by -MF" none_left sub/deps -MMD -MF sub/deps
check "nor one under its default name" none_left ldg.d -MD


warns "spill=warn in the pragma" warn.cu "many sm_86: cp_async with 2 stages: $spills \[dbuf-spill\]" -arch=sm_86
check "the bytes are in the remark" grep -q 'remark: many sm_86: .*; [1-9][0-9]* bytes spilled \[dbuf-pipelined\]' tmp/err
printf '[check]\nspill = off\n' >dbuf.ini
passes "spill = off in dbuf.ini" async.cu "many sm_86: .*; [1-9][0-9]* bytes spilled" -arch=sm_86
check "without a word of the gate" not grep -q 'dbuf-spill' tmp/err
warns "the clause beats the file" warn.cu "many sm_86: .*$spills" -arch=sm_86
fails "also when it asks for more" 100 error.cu "many sm_86: .*$spills" "try more threads" -arch=sm_86
rm dbuf.ini

# ---- occupancy and the 48 KiB limit -------------------------------------------------------------------------------

large() { # large CLAUSES FLOATS
  cat <<END
__global__ void large(const float *__restrict__ in, float *__restrict__ out, int n) {
  __shared__ float tile[$2];
  float sum = 0;
#pragma dbuf pipeline($1)
  for (int k = 0; k < n; k += $2) {
#pragma unroll
    for (int i = 0; i < $2 / 512; ++i) tile[i * 512 + threadIdx.x] = in[k + i * 512 + threadIdx.x];
    __syncthreads();
#pragma unroll 4
    for (int i = 0; i < $2; ++i) sum += tile[i] * (float)(i + 1);
    __syncthreads();
  }
  out[blockIdx.x * 512 + threadIdx.x] = sum;
}
END
}
large "variant=ldg" 5120 >kib20.cu
large "variant=auto" 5120 >auto20.cu
large "variant=ldg" 6656 >kib26.cu
large "variant=auto" 6656 >auto26.cu
large "variant=cp_async, stages=4" 4096 >kib16.cu

# sm_75 has 64 KiB: three blocks of 20 KiB, one of 40; two need 32 or less.
fails "the cliff of sm_75" 100 kib20.cu \
  "large sm_75: ldg: 40 KiB of shared memory a block leave room for 1 block on an SM of sm_75; with 20 KiB there were 3, and 2 are asked for \(cliff at 32 KiB\) \[dbuf-cliff\]" \
  "variant=ldg_single, .*all stages together may take 32 KiB" -arch=sm_75
# sm_86 has 100 KiB and takes 1 of each block: four blocks of 20 + 1, two of 40 + 1; three need 100 / 3 - 1 or less, in
# steps of 128 bytes: 33024.
passes "which is none of sm_86" kib20.cu "large sm_86: ldg, 2 stages; shared 20 -> 40 KiB \(shared memory for 2 blocks/SM, for 2 up to 49 KiB\)" \
  -arch=sm_86
fails "unless three blocks are asked for" 100 kib20.cu \
  "large sm_86: ldg: 40 KiB of shared memory a block leave room for 2 blocks on an SM of sm_86; with 20 KiB there were 4, and 3 are asked for \(cliff at 32\.25 KiB\) \[dbuf-cliff\]" \
  "variant=ldg_single" -arch=sm_86 --dbuf-set check.min_blocks_per_sm=3
printf '[arch "sm_86"]\ncliff = 30000\n' >dbuf.ini
fails "a cliff that dbuf.ini tells" 100 kib20.cu \
  "large sm_86: ldg: 40 KiB of shared memory a block; the cliff of sm_86 is set at 29\.3 KiB, and before there were 20 KiB \[dbuf-cliff\]" \
  "variant=ldg_single.*may take 29\.3 KiB" -arch=sm_86
passes "and that the command line tells" kib20.cu "large sm_86: ldg, 2 stages; shared 20 -> 40 KiB \(shared memory for 2 blocks/SM; cliff set at 40 KiB\)" \
  -arch=sm_86 --dbuf-set arch.sm_86.cliff=40960
check "dbuf explain knows it" grep -q 'cliff set at 29\.3 KiB' <("$dbuf" explain kib20.cu --arch sm_86 2>&1)
rm dbuf.ini
passes "auto: the next candidate" auto20.cu "large sm_75: ldg_single, 1 stage; shared 20 KiB \(shared memory for 3 blocks/SM, for 2 up to 32 KiB\)" \
  -arch=sm_75
check "and why" notes auto20.cu \
  "not taken: ldg: cliff: 40 KiB of shared memory a block leave room for 1 block on an SM of sm_75"

# With another shared variable beside it, a tile's bytes are known from the text.
sed 's/^  float sum = 0;/  __shared__ float first;\n  if (threadIdx.x == 0) first = in[0];\n&/; s/= sum;/= sum + first;/' kib20.cu >both.cu
passes "before and after, beside another variable" both.cu "large sm_86: ldg, 2 stages; shared 20\.004 -> 40\.004 KiB \(" -arch=sm_86
fails "which are compared" 100 both.cu \
  "large sm_75: ldg: 40\.004 KiB of shared memory a block leave room for 1 block on an SM of sm_75; with 20\.004 KiB there were 3, and 2 are asked for" \
  "variant=ldg_single" -arch=sm_75

fails "more than 48 KiB: two buffers of 26" 100 kib26.cu "large sm_86: ldg with 2 stages: .*48 KiB.* \[dbuf-static-limit\]" \
  "use fewer stages, a smaller tile, or variant=ldg_single" -arch=sm_86
fails "more than 48 KiB: four of 16" 100 kib16.cu \
  "large sm_86: cp_async with 4 stages: .*48 KiB.* \[dbuf-static-limit\]" "use fewer stages" -arch=sm_86
passes "auto: one of 26" auto26.cu "large sm_86: ldg_single, 1 stage; shared 26 KiB" -arch=sm_86
check "and why" notes auto26.cu "not taken: ldg with 2 stages: more static shared memory than the 48 KiB"

# Barriers that a template's parameter decides on.
sed 's/^__global__/template <bool STAGED> &/; s/^ *__syncthreads();/    if (STAGED)\n&/' kib20.cu >taken.cu
echo 'template __global__ void large<true>(const float *__restrict__, float *__restrict__, int);' >>taken.cu
passes "barriers under a condition" taken.cu "large<true> sm_86: ldg, 2 stages; shared 20 -> 40 KiB" -arch=sm_86
check "which is told" notes taken.cu "pipelined where 'STAGED' holds; elsewhere it is left as written"

# What auto could not take, and why.
large "variant=auto, stages=3" 4096 | sed 's/= in\[\(.*\)\];/= in[\1] * 2.0f;/' >three.cu
passes "three stages that cannot be had" three.cu "large sm_86: ldg_single, 1 stage" -arch=sm_86
check "is said" notes three.cu "not taken: cp_async: cp.async can copy nothing of this loop: its value is computed from what is read$"
large "variant=auto" 2048 | sed 's/tile\[i \* 512/*(float4 *)\&tile[(i * 512/; s/threadIdx.x\] = in\[k + i \* 512 + threadIdx.x\];/threadIdx.x) * 4] = *(const float4 *)\&in[k + (i * 512 + threadIdx.x) * 4];/; s/2048 \/ 512/1/' >wide.cu
passes "an architecture without copies" wide.cu "large sm_75: ldg, 2 stages" -arch=sm_75
check "proposes nothing that auto does itself" notes wide.cu "not taken: cp_async: sm_75 has no asynchronous copy \(sm_80 and newer have\)$"
large "variant=auto" 4096 | sed 's/#pragma unroll$//; s/for (int i = 0; i < 4096 \/ 512; ++i) tile.*/for (int i = threadIdx.x; i < 4096; i += blockDim.x) tile[i] = in[k + i];/; s/__shared__ float tile\[4096\]/extern __shared__ float tile[]/' >left.cu
passes "auto that finds nothing" left.cu "large sm_86: left as written: no load can be held in registers: the trip count of its loop" -arch=sm_86
check "says what to do" notes left.cu "make its bounds constants, with an 'if' for what there is to load, and give threads=N"
large "variant=auto" 'N * 256' | sed 's/^__global__/template <int N> &/' >sizes.cu
echo 'template __global__ void large<8>(const float *__restrict__, float *__restrict__, int);
template __global__ void large<26>(const float *__restrict__, float *__restrict__, int);' >>sizes.cu
passes "instantiations of several sizes" sizes.cu "large<(26|8)> sm_86: ldg_single, 1 stage; " -arch=sm_86
check "name the one that is too large" notes sizes.cu \
  "not taken: ldg with 2 stages: more static shared memory .* \(with N=26; one plan holds for all instantiations\)"

# What ptxas does not count is unknown, not nothing: shared memory of a template in relocatable code, and dynamic one.
large "variant=ldg" 4096 | sed 's/^__global__/template <typename T> __global__/; s/__shared__ float/__shared__ T/' >weak.cu
echo 'template __global__ void large<float>(const float *__restrict__, float *__restrict__, int);' >>weak.cu
run -rdc=true -arch=sm_86 weak.cu
check "relocatable code" says warning weak.cu "large<float> sm_86: ldg: cannot be checked: ptxas counts no shared memory.*dbuf-cliff"
check "which is said" grep -q 'remark: .*shared memory unknown (dynamic, or linked later)' tmp/err
passes "without -rdc it is known" weak.cu "large<float> sm_86: ldg, 2 stages; shared 16 -> 32 KiB" -arch=sm_86

# In relocatable code other files may call what is not static, and with other numbers of tiles for each thread.
cat >linked.cu <<'EOF'
WHO __device__ float sums(const float *x, int tiles) {
  __shared__ float tile[128];
  float acc = 0;
#pragma dbuf pipeline(variant=auto)
  for (int t = 0; t < tiles; ++t) {
    tile[threadIdx.x] = x[t * 128 + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < 128; ++i)
      acc += tile[i] * x[i];
    __syncthreads();
  }
  return acc;
}
__global__ void k(const float *__restrict__ x, float *__restrict__ y, int tiles) { y[threadIdx.x] = sums(x, tiles); }
EOF
for who in "" static inline; do
  passes "a function '$who' that all threads call alike" linked.cu "k sm_86: ldg, 2 stages" "-DWHO=$who" -arch=sm_86
done
passes "one that is static, in relocatable code" linked.cu "k sm_86: ldg, 2 stages" -DWHO=static -rdc=true -arch=sm_86
for who in "" inline; do
  passes "one that is '$who' there" linked.cu "k sm_86: ldg_single, 1 stage" "-DWHO=$who" -rdc=true -arch=sm_86
done

large "variant=ldg_single" 4096 | sed 's/__shared__ float tile\[4096\]/extern __shared__ float tile[]/' >dynamic.cu
passes "dynamic memory to which nothing is added" dynamic.cu "large sm_86: ldg_single, 1 stage; shared memory unknown" -arch=sm_86

# ---- overlap ------------------------------------------------------------------------------------------------------

# window: the message's load and wait are a global load and a store to shared memory of the listing, and between them
# stand as many matrix instructions as it says.
window() {
  local said
  said=$(sed -nE 's/.* ([0-9]+) of 16 HMMA .*\(0x([0-9a-f]+)\) and the wait for it \(0x([0-9a-f]+)\).*/\1 \2 \3/p' tmp/err)
  cuobjdump -sass x.cubin | python3 -c '
import re, sys
said, load, wait = (int(x, b) for x, b in zip(sys.argv[1:], (10, 16, 16)))
code = {int(a, 16): t for a, t in re.findall(r"/\*([0-9a-f]{4,})\*/ +(?:@!?U?P\w+ )?(\S[^;]*);", sys.stdin.read())}
between = [a for a, t in code.items() if load < a < wait and t.startswith("HMMA")]
print(code[load], code[wait], len(between))
sys.exit(not (code[load].startswith("LDG") and code[wait].startswith("STS") and len(between) == said and said < 4))' \
    $said
}

# behind OP: how many of them stand between the last global load of the listing, which is in the loop, and the next store
# to shared memory.
behind() {
  cuobjdump -sass x.cubin | awk -v op="$1" '/ LDG/ { n = 0; open = 1 } / STS/ { open = 0 } open && $0 ~ " " op { ++n }
    END { print n }'
}

# ptxas sinks the loads of a tile behind nearly all matrix instructions on sm_100.
sunk=(-std=c++17 -arch=sm_100 -DTILE_M=64 -DTILE_N=64 -DTILE_K=32 --dbuf-force pipeline.variant=ldg)
cp "$root/examples/hgemm/hgemm.cu" hgemm.cu
sed -i "s|\.\./common|$root/examples/common|" hgemm.cu
if ! "$nvcc" --list-gpu-code | grep -qx sm_100; then
  skip "loads that sink: this nvcc does not know sm_100"
elif run "${sunk[@]}" --dbuf-set check.overlap=off hgemm.cu && made && [ "$(behind HMMA)" -ge 4 ]; then
  skip "loads that sink: those of this ptxas do not"
else
  covered='automatic::hgemm<64, 64, 32> sm_100: ldg: [0-3] of 16 HMMA \([0-9]+ %\) stand between the worst placed load of a tile \(0x[0-9a-f]+\) and the wait for it \(0x[0-9a-f]+\): [0-9]+ cycles or more; 25 % are asked for \[dbuf-overlap\]'
  warns "loads that sink behind the work, a warning" hgemm.cu "$covered" "${sunk[@]}"
  check "and it is so" window
  fails "an error when that is asked for" 100 hgemm.cu "$covered" "try variant=cp_async, variant=ldg_single, or a larger tile" \
    "${sunk[@]}" --dbuf-set check.overlap=error
  # tries WHAT LIST VARIANT COUNT NOTE [OPTION...]: auto with these candidates ends with this one after so many runs of
  # nvcc, and says of the others NOTE.
  tries() {
    run "${sunk[@]:0:5}" --dbuf-set "auto.candidates=$2" "${@:6}" --dbuf-verbose hgemm.cu
    if made && grep -q "remark: automatic::hgemm<64, 64, 32> sm_100: $3" tmp/err && notes hgemm.cu "not taken: $5: " &&
      [ "$(grep -c 'nvcc runs again' tmp/err) $(grep -c 'not taken' tmp/err)" = "$4 1" ]; then
      ok "$1"
    else
      fail "$1" "exit $rc" "$(cat tmp/err)"
    fi
  }
  tries "auto takes what passes before what has warnings" ldg,cp_async:2 "cp_async, 2 stages" 1 "ldg: overlap"
  check "and has no warning then" not grep -q warning: tmp/err
  tries "else the first of those" ldg,ldg_single "ldg, 2 stages" 2 "ldg_single: barrier" --dbuf-set check.barrier=warn
  check "with its warning" says warning hgemm.cu "$covered"
fi

# On sm_90 the one load of the n-body loop is waited for at once.
cp "$root/examples/nbody/nbody.cu" nbody.cu
sed -i "s|\.\./common|$root/examples/common|; s/variant=auto/variant=ldg/" nbody.cu
waits='automatic::nbody sm_90: ldg: its wait \(0x[0-9a-f]+\) stands between the next tile.s load \(0x[0-9a-f]+\) and the first of the [0-9]+ FFMA that could hide it \[dbuf-barrier\]'
nothing='automatic::nbody sm_90: ldg: 0 of [0-9]+ FFMA,.* \(0 %\) stand between .* [0-9]+ cycles or more where memory takes about 479; 25 % are asked for \[dbuf-overlap\]'
fails "a load that is waited for before the work" 100 nbody.cu "$waits" "try variant=cp_async, variant=ldg_single" -arch=sm_90
check "its overlap is a warning" says warning nbody.cu "$nothing"
warns "barrier=warn" nbody.cu "$waits" -arch=sm_90 --dbuf-set check.barrier=warn
fails "overlap=error alone" 100 nbody.cu "$nothing" "try variant=cp_async, variant=ldg_single" -arch=sm_90 \
  --dbuf-set check.barrier=off --dbuf-set check.overlap=error

# ---- MMA of a tile ------------------------------------------------------------------------------------------------

tensor() { # tensor IN_COMPUTE BEHIND [CLAUSES]
  cat <<END
#include <mma.h>
using namespace nvcuda;
__global__ void tensor(const half *__restrict__ in, const half *__restrict__ rest, float *__restrict__ out, int n) {
  __shared__ __align__(32) half tile[2][256];
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> b;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> sum, second;
  wmma::fill_fragment(sum, 0);
  wmma::fill_fragment(second, 1);
  float total = 0;
#pragma dbuf pipeline(variant=ldg${3:+, $3})
  for (int k = 0; k < n; k += 512) {
    *(float4 *)&tile[threadIdx.x / 32][threadIdx.x % 32 * 8] = *(const float4 *)&in[k + threadIdx.x * 8];
    __syncthreads();
    wmma::load_matrix_sync(a, tile[0], 16);
    wmma::load_matrix_sync(b, tile[1], 16);
    wmma::mma_sync(sum, a, b, sum);
    $1
    __syncthreads();
  }
  $2
  wmma::store_matrix_sync(out, sum, 16, wmma::mem_row_major);
  out[256 + threadIdx.x] = total;
}
END
}
# Only the next tile reads what "second" has become, so that nvcc leaves its last MMA out: main loop and epilogue are
# no longer alike. (An element of a 16x16 fragment comes from one of its two HMMA.)
tensor "total += second.x[0]; wmma::mma_sync(second, a, b, second);" "" >fading.cu
tensor "total += second.x[0]; wmma::mma_sync(second, a, b, second);" "" mma_count=warn >fading_warn.cu
differs='tensor sm_86: ldg: 3 HMMA a tile in the main loop and as written, and ([0-9]+) behind it, where the kernel as written has ([0-9]+): no whole number of tiles \[dbuf-mma_count\]'
fails "an epilogue without some of the MMA" 100 fading.cu "$differs" ".*mma_count=off where that is meant" -arch=sm_86
read -r behind own < <(sed -nE "s/.*$differs.*/\1 \2/p" tmp/err)
equal "by two of a tile's three" 2 $((((behind - own) % 3 + 3) % 3))
warns "mma_count=warn in the pragma" fading_warn.cu "$differs" -arch=sm_86
passes "check.mma_count = off" fading.cu "tensor sm_86: ldg, 2 stages; " -arch=sm_86 --dbuf-set check.mma_count=off
check "compares nothing" not grep -q "as written" tmp/err
# One MMA more behind the loop is the kernel's own: the loop as written has it too.
tensor "wmma::mma_sync(second, a, b, second);" \
  "wmma::load_matrix_sync(a, rest, 16); wmma::mma_sync(sum, a, b, sum); total = second.x[0];" >own.cu
passes "MMA of the kernel's own behind the loop" own.cu "tensor sm_86: ldg, 2 stages; .* registers \([0-9]+ as written\)" \
  -arch=sm_86 --dbuf-report=json:own.json
check "of which the report tells" grep -q 'behind it, of which the kernel as written has [1-9]' own.json

# ---- several loops ------------------------------------------------------------------------------------------------

# row NAME CLAUSES
row() {
  cat <<END
__global__ void $1(const float *__restrict__ in, float *__restrict__ out, int n) {
  __shared__ float tile[128];
  float sum = 0;
#pragma dbuf pipeline($2)
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = in[k + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < 128; ++j) sum += tile[(j ^ threadIdx.x) & 127];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
END
}
# A warning, a remark and a loop left alone; cuobjdump lists the last function first.
{
  row first variant=ldg_single
  row second "variant=ldg, barrier=off"
  row third variant=off
  row fourth variant=ldg
} >rows.cu
"$dbuf_nvcc" -c rows.cu -gencode arch=compute_80,code=sm_80 -gencode arch=compute_86,code=sm_86 \
  --dbuf-set check.min_overlap=1 >tmp/out 2>tmp/err
said=$(sed -nE 's/^rows\.cu:[0-9]+:3: (remark|warning): ([a-z]+) .*/\2/p' tmp/err | uniq | tr '\n' ' ')
equal "several loops are told of in the order of the source" "first second third fourth " "$said"

# ---- what else ends a build ---------------------------------------------------------------------------------------

many "variant=ldg" | sed 's/float \*__restrict__/float */; s/float \*__restrict__ out/float *out/; s/sum\[i\] +=/out[i] = sum[i] +=/' >alias.cu
many "variant=cp_async, stages=9" >clause.cu
run -arch=sm_86 alias.cu
equal "a loop that may be wrong" "101 1 1 gone" "$rc $(grep -cE "$(at alias.cu 'out[i] =') error: .*'out'.*\[dbuf-alias\]" tmp/err) \
$(grep -cE "$(at alias.cu 'out[i] =') note: .*__restrict__.*independent" tmp/err) $(gone && echo gone)"
run -arch=sm_86 clause.cu
equal "a bad clause" "102 1 gone" \
  "$rc $(grep -c "$(at clause.cu '9)') error: .* stages: expected auto or a number from 2 to 8" tmp/err) $(gone && echo gone)"

# Without cuobjdump nothing is known of the loop. Ours is looked for beside nvcc, beside dbuf-nvcc and in PATH, so both
# stand alone here.
mkdir -p alone/bin alone/cuda
cp "$dbuf_nvcc" alone/bin/dbuf-nvcc
printf '#!/bin/sh\nexec "%s" "$@"\n' "$nvcc" >alone/cuda/nvcc
chmod +x alone/cuda/nvcc
bare=
IFS=: read -r -a folders <<<"$PATH"
for folder in "${folders[@]}"; do
  [ -e "$folder/cuobjdump" ] || bare=$bare:$folder
done
# missing WHAT TEXT: run has failed for want of cuobjdump.
missing() {
  if [ $rc = 103 ] && [ "$(errors)" = 1 ] && gone &&
    grep -q "^dbuf: error: cuobjdump is needed to check the compiled loop and $2" tmp/err &&
    grep -q '^dbuf: note: .*in PATH, beside nvcc, or named in \[tools\] of dbuf.ini' tmp/err; then
    ok "$1"
  else
    fail "$1" "exit $rc" "$(cat tmp/out tmp/err)"
  fi
}
if PATH=${bare#:} command -v gcc >/dev/null; then
  PATH=${bare#:} DBUF_NVCC=$PWD/alone/cuda/nvcc dbuf_nvcc=alone/bin/dbuf-nvcc run -arch=sm_86 two.cu
  missing "no cuobjdump anywhere" "was not found"
else
  skip "no cuobjdump anywhere: it lies in gcc's folder here"
fi
printf '[tools]\ncuobjdump = %s\n' "$PWD/nowhere/cuobjdump" >dbuf.ini
run -arch=sm_86 two.cu
missing "a cuobjdump that dbuf.ini names and that is not there" ".tools. names $PWD/nowhere/cuobjdump, which cannot be run"
rm dbuf.ini

finish
