#!/usr/bin/env bash
# auto.rule = ratio: what the ratio of compute to loads makes of a real build, and that dbuf explain tells it.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

if ! command -v cuobjdump >/dev/null; then
  echo "skipped: no cuobjdump in PATH"
  exit 77
fi

kernel() { # kernel CLAUSES
  cat <<END >k.cu
__global__ void __launch_bounds__(256) k(const float4 *__restrict__ in, float *__restrict__ out, int n) {
  __shared__ float4 tile[256];
  float sum = 0;
#pragma dbuf pipeline($1)
  for (int i = 0; i < n; i += 256) {
    tile[threadIdx.x] = in[i + threadIdx.x];
    __syncthreads();
#pragma unroll 8
    for (int j = 0; j < 256; ++j) sum += tile[j ^ threadIdx.x].x;
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
END
}
printf '[auto]\nrule = ratio\n' >dbuf.ini

# makes WHAT PATTERN CLAUSES ARGS...: the build ends well with this remark.
makes() {
  local what=$1 pattern=$2 clauses=$3
  shift 3
  kernel "$clauses"
  if "$dbuf_nvcc" -arch=sm_86 -cubin k.cu "$@" >tmp/out 2>&1 && grep -qE "$pattern" tmp/out; then
    ok "$what"
  else
    fail "$what" "$(cat tmp/out)"
  fi
}
makes "much to compute and 8 warps: left as written" \
  'remark: k sm_86: left as written: little to gain: 32\.0 flop per byte are above auto\.no_gain_above = 20, and a block has 8 warps or more \[dbuf-left-as-written\]' \
  'ratio=32,threads=256'
makes "the order knows nothing of it" 'remark: k sm_86: cp_async, 3 stages' 'ratio=32,threads=256' --dbuf-set auto.rule=order
makes "little to compute" 'remark: k sm_86: cp_async, 3 stages' 'ratio=2,threads=256'
makes "a limit of one's own" 'above auto\.no_gain_above = 1\.5' 'ratio=2,threads=256' --dbuf-set auto.no_gain_above=1.5
kernel 'tile(64, 64, 8)'
"$dbuf" explain k.cu --arch sm_86 >tmp/out 2>&1 # of float4: 2 * 64 * 64 / (128 * 16)
check "dbuf explain tells the ratio" grep -q 'compute/load ratio: 4.0 flop per byte' tmp/out
kernel 'variant=auto'
"$dbuf" explain k.cu --arch sm_86 >tmp/out 2>&1
check "or that it is not known" grep -q 'ratio: not known, so that auto.rule = ratio does not decide' tmp/out
kernel 'ratio=32,threads=256'
"$dbuf" explain k.cu --arch sm_86 >tmp/out 2>&1
check "and why nothing is done" grep -q 'left as written: little to gain' tmp/out

finish
