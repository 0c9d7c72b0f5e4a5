#!/usr/bin/env bash
# dbuf check on real binaries: objects, cubins, libraries, programs, and what cannot be checked.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

if ! command -v cuobjdump >/dev/null || ! command -v nvdisasm >/dev/null; then
  echo "skipped: no cuobjdump or nvdisasm in PATH"
  exit 77
fi

cat >k.cu <<'END'
#include <cuda_pipeline.h>
constexpr int T = 256;
template <int N> __device__ __forceinline__ float compute(const float *s) {
  float acc = 0;
#pragma unroll
  for (int i = 0; i < N; ++i)
    acc = fmaf(s[i], s[(threadIdx.x + i) % T], acc);
  return acc;
}
namespace app {
template <int N> __global__ void pipelined(const float *A, float *C, int K) {
  __shared__ float s[2][T];
  int t = threadIdx.x, c = 0;
  float acc = 0;
  __pipeline_memcpy_async(&s[0][t], &A[t], 4);
  __pipeline_commit();
#pragma unroll 1
  for (int k = T; k < K; k += T) {
    __pipeline_wait_prior(0);
    __syncthreads();
    __pipeline_memcpy_async(&s[c ^ 1][t], &A[k + t], 4);
    __pipeline_commit();
    acc += compute<N>(s[c]);
    c ^= 1;
  }
  __pipeline_wait_prior(0);
  __syncthreads();
  C[t] = acc + compute<N>(s[c]);
}
} // namespace app
template __global__ void app::pipelined<16>(const float *, float *, int);
template __global__ void app::pipelined<32>(const float *, float *, int);
extern "C" __global__ void ordinary(const float *A, float *C, int K) {
  __shared__ float s[T];
  float acc = 0;
#pragma unroll 1
  for (int k = 0; k < K; k += T) {
    s[threadIdx.x] = A[k + threadIdx.x];
    __syncthreads();
    acc += compute<16>(s);
    __syncthreads();
  }
  C[threadIdx.x] = acc;
}
// The copy is waited for at once although the buffer it goes to is not read.
extern "C" __global__ void wasted(const float *A, float *C, int K) {
  extern __shared__ float d[];
  int t = threadIdx.x, c = 0;
  float acc = 0;
  d[t] = A[t];
  __syncthreads();
#pragma unroll 1
  for (int k = T; k < K; k += T) {
    float x = d[c * T + (t ^ 1)];
    __pipeline_memcpy_async(&d[(c ^ 1) * T + t], &A[k + t], 4);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    acc += compute<16>(d + c * T) * x;
    __syncthreads();
    c ^= 1;
  }
  C[t] = acc;
}
END
echo 'int main(void) { return 0; }' >host.c
echo 'int main() { return 0; }' >main.cpp
sm() { echo "-gencode=arch=compute_$1,code=sm_$1"; }
# One run of nvcc makes the object that most tests look at.
samples() {
  "$nvcc" -std=c++17 "$(sm 80)" "$(sm 86)" -gencode=arch=compute_86,code=compute_86 -c k.cu -o k.o &&
    "$nvcc" -std=c++17 -arch=compute_86 -c k.cu -o ptx.o &&
    "$nvcc" -std=c++17 -gencode=arch=compute_86,code=lto_86 -dc k.cu -o lto.o &&
    gcc -c host.c -o host.o && ar rcs lib.a host.o ptx.o k.o
}
if ! samples; then
  fail "nvcc makes the samples"
  finish
  exit 1
fi

# run ARGS...: sets out (standard output), err and rc.
run() {
  out=$("$dbuf" check "$@" 2>err.txt)
  rc=$?
  err=$(cat err.txt)
}
# says WHAT RC TEXT ARGS...: ends in RC and the report holds TEXT.
says() {
  local what=$1 want=$2 text=$3
  shift 3
  run "$@"
  if [ $rc = "$want" ] && grep -qF -- "$text" <<<"$out"; then ok "$what"; else fail "$what" "exit $rc" "$out" "$err"; fi
}
# refuses WHAT RC TEXT ARGS...: ends in RC, says TEXT on standard error and reports nothing.
refuses() {
  local what=$1 want=$2 text=$3
  shift 3
  run "$@"
  if [ $rc = "$want" ] && [ -z "$out" ] && grep -qF -- "$text" <<<"$err"; then ok "$what"; else fail "$what" "exit $rc" "$out" "$err"; fi
}
without() {
  not grep -qF -- "$1" <<<"$out"
}

says "a line for each architecture" 0 "k.o: remark: app::pipelined<32> sm_86: cp_async, 2 stages; shared 2 KiB (shared memory for 16 blocks/SM, for 2 up to 49 KiB)" --kernel 'app::*<32>' k.o
check "whose limits differ" grep -qF "sm_80: cp_async, 2 stages; shared 2 KiB (shared memory for 32 blocks/SM, for 2 up to 81 KiB)" <<<"$out"
check "and what hides the load" grep -qF "32 of 32 FFMA behind the load; spills unknown [dbuf-pipelined]" <<<"$out"
check "the other instantiation is filtered" without "<16>"
says "a name without arguments" 0 "app::pipelined<16>" --kernel 'app::pipelined' k.o
check "takes all of them" grep -qF "app::pipelined<32>" <<<"$out"

says "an ordinary loop is silent" 0 "no pipelined loop in 2 functions" --kernel ordinary k.o
says "but told of with --all" 0 "ordinary sm_86: the loop at 0x" --all --kernel ordinary k.o
check "with the reason" grep -qF "is not pipelined: each tile is loaded, waited for and then read [dbuf-not-pipelined]" <<<"$out"

says "a wait that hides nothing" 100 "error: wasted sm_80, sm_86: cp_async with 2 stages: its wait" --no-draw --kernel wasted k.o
check "with a remedy" grep -qF "k.o: note: try stages=3, a larger tile, or, where dbuf explain finds it possible, variant=ldg" <<<"$out"
says "dynamic shared memory is unknown" 100 "the launch decides [dbuf-cliff]" --kernel wasted k.o
says "until it is told" 100 "60 KiB of shared memory a block leave room for 1 block on an SM of sm_86" --format json --dynamic 61440 --kernel wasted k.o
says "levels from the command line" 0 "warning: wasted sm_80, sm_86: cp_async with 2 stages: its wait" --set check.barrier=warn --kernel wasted k.o
printf '[kernel wasted]\nbarrier = off\noverlap = off\ncliff = off\n' >dbuf.ini
says "levels from dbuf.ini" 0 "remark: wasted sm_80, sm_86: cp_async" --kernel wasted k.o
rm dbuf.ini

says "one function is drawn" 0 "to 16 of 16" --function _ZN3app9pipelinedILi16EEEvPKfPfi k.o
check "both architectures" test "$(grep -c 'next iteration' <<<"$out")" = 2
check "with the window" grep -q "^ '-> 0x.*WAITS here for the load of the iteration before" <<<"$out"
check "and the bar" grep -qF "FFMA  [################]" <<<"$out"
says "several are not" 0 "remark" --kernel 'app::*' k.o
check "drawn unasked" without "next iteration"
says "but when asked" 0 "next iteration" --draw --kernel 'app::*' k.o
says "no drawing with --no-draw" 0 "remark" --no-draw --function app::pipelined k.o
check "none" without "next iteration"

cuobjdump -xelf sm_86 k.o >/dev/null
cubin=$(ls ./*.cubin)
says "a bare cubin" 0 "$cubin: remark: app::pipelined<16> sm_86: cp_async, 2 stages; shared 2 KiB" --kernel 'app::*<16>' "$cubin"
check "one function with loops is drawn unasked" grep -qF "next iteration" <<<"$out"

run --format json --kernel 'app::*' k.o
if python3 - "$out" <<'END'; then ok "json"; else fail "json" "$out"; fi
import json, sys
j = json.loads(sys.argv[1])
assert j["format"] == 1 and j["messages"] == []
r = {(x["kernel"], x["arch"]): x for x in j["results"]}
assert sorted(r) == [("app::pipelined<%d>" % n, a) for n in (16, 32) for a in (80, 86)]
for (kernel, arch), x in r.items():
    assert x["file"] == "k.o" and x["line"] is None and x["variant"] == "cp_async" and x["passed"]
    assert x["ring"]["total"] == (16 if "16" in kernel else 32) and x["ring"]["share"] == 1
    assert x["shared"]["after"] == 2048 and x["registers"] > 0
    assert x["gates"]["spill"]["outcome"] == "unknown" and x["gates"]["barrier"]["outcome"] == "pass"
END

says "a library" 0 "lib.a:ptx.o: warning: holds PTX only (sm_86)" --kernel 'app::*' lib.a
check "and its machine code" grep -qF "lib.a: remark: app::pipelined<16>" <<<"$out"
check "but not its host object" without "host.o"
says "PTX only" 0 "ptx.o: warning: holds PTX only (sm_86)" ptx.o
says "link-time code" 0 "lto.o: warning: holds code for link-time optimization (sm_86)" lto.o
says "host code" 0 "host.o: warning: holds no device code: nothing was checked" host.o
says "json tells them too" 0 '"holds no device code: nothing was checked"' --format json host.o
if "$nvcc" "$(sm 86)" main.cpp k.o -o program 2>program.txt; then
  says "a program" 0 "program: remark: app::pipelined<16> sm_86" --kernel 'app::*' program
  check "an empty part of it is no error" without warning
else
  skip "a program: nvcc cannot link here ($(head -n 1 program.txt))"
fi
says "several files" 0 "k.o: remark: app::pipelined<16>" --kernel 'app::pipelined<16>' host.o k.o

# loops BARRIER COUNT FLIP: a loop that nvcc unrolls by four, and one that it does not. BARRIER stands between compute and
# the store to the tile, COUNT bounds the first, FLIP is 1 for two buffers.
loops() {
  cat <<END
__device__ __forceinline__ float compute(const float *s) {
  float acc = 0;
#pragma unroll
  for (int i = 0; i < 24; ++i) acc = fmaf(s[i], s[threadIdx.x ^ i], acc);
  return acc;
}
extern "C" __global__ void both(const float *__restrict__ A, float *__restrict__ C, int n) {
  __shared__ float s[2][256], d[2][256];
  int t = threadIdx.x, one = 0, two = 0;
  float acc = 0;
  s[0][t] = A[t];
  __syncthreads();
#pragma unroll 4
  for (int k = 1; k < $2; ++k) {
    float next = A[k * 256 + t];
    acc += compute(s[one]);
    $1
    s[one ^= $3][t] = next;
    __syncthreads();
  }
  acc += compute(s[one]);
  d[0][t] = A[t];
  __syncthreads();
#pragma unroll 1
  for (int k = 1; k < n; ++k) {
    float next = A[k * 256 + t];
    acc *= compute(d[two]);
    $1
    d[two ^= $3][t] = next;
    __syncthreads();
  }
  C[t] = acc * compute(d[two]);
}
END
}
# shapes VARIANT: both loops have it, and there are no others.
shapes() {
  "$nvcc" -cubin -arch=sm_86 both.cu -o both.cubin && run --no-draw both.cubin &&
    [ "$(grep -c "both sm_86: loop [12] of 2: $1" <<<"$out")" = 2 ] && without "of 3"
}
loops "" n 1 >both.cu
check "two buffers, the first loop unrolled and with a remainder" shapes "ldg, 2 stages"
loops "" 64 1 >both.cu
check "one without a remainder" shapes "ldg, 2 stages"
loops "__syncthreads();" n 0 >both.cu
check "one buffer" shapes "ldg_single, 1 stage"

refuses "no file" 102 "no file is named"
echo '__global__ void k() {}' >source.cu
refuses "a source file" 102 "cannot read source.cu: it is source" source.cu
refuses "which dbuf-nvcc and dbuf explain read" 102 "compile it with dbuf-nvcc, which checks it, or ask dbuf explain" source.cu
echo '.version 7.8' >k.ptx
refuses "PTX" 102 "cannot read k.ptx: it is PTX" k.ptx
refuses "a missing file" 102 "cannot read nosuch.o: No such file" nosuch.o
refuses "a missing file of PTX, which none has to compile" 102 "dbuf: note: name cubins, objects, libraries or programs" nosuch.ptx
refuses "a folder" 102 "it is a folder" .
refuses "an unknown option" 102 "unknown option --drw" --drw k.o
refuses "an unknown format" 102 "expected text or json, not 'xml'" --format xml k.o
refuses "the report of a compilation" 102 "--dbuf-report is dbuf-nvcc's; write --format" --dbuf-report=json k.o
refuses "an option without its value" 102 "--kernel needs a value" k.o --kernel
refuses "a bad number" 102 "'x' is no number" --dynamic=x k.o
refuses "an unknown setting" 102 "did you mean 'barrier'?" --set check.barier=off k.o
refuses "an unknown function" 102 "no function is called so: nix" --function nix k.o
refuses "an unknown mangled function" 102 "no function is called so: _Z3nixv" --function _Z3nixv k.o
refuses "a tool that is missing" 103 "cuobjdump is needed" --set tools.cuobjdump=/nonexistent k.o
check "help" grep -qF "usage: dbuf check" <("$dbuf" check --help)
says "a missing file keeps no other from being checked" 102 "remark: app::pipelined<16>" --kernel 'app::*' nosuch.o k.o

# What no tool at hand can be made to say: an architecture newer than nvdisasm.
cat >old.sh <<'END'
#!/bin/sh
printf '\nFatbin elf code:\n================\narch = sm_180\n\n\tcode for sm_180\n'
END
chmod +x old.sh
says "an architecture that is too new" 0 "code for sm_180 cannot be disassembled and is not checked" --set "tools.cuobjdump=$PWD/old.sh" host.o
printf '#!/bin/sh\necho "cuobjdump fatal   : broken" >&2\nexit 1\n' >broken.sh
chmod +x broken.sh
refuses "a cuobjdump that fails" 102 "cannot read host.o: cuobjdump fatal   : broken" --set "tools.cuobjdump=$PWD/broken.sh" host.o

finish
