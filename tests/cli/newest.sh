#!/usr/bin/env bash
# The newest nvcc that was brought beside the machine's own (make check-matrix leaves them in BUILD/nvcc): loops are
# rewritten, read in its SASS, and right on the simulator.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

newest=$(find "$BUILD/nvcc" -mindepth 3 -maxdepth 3 -path '*/bin/nvcc' 2>/dev/null | sort -V | tail -n 1)
if [ -z "$newest" ]; then
  echo "no other nvcc in BUILD/nvcc: make check-matrix brings them"
  exit 77
fi
"$newest" --version | tail -n 2
export DBUF_NVCC=$newest
PATH=$(dirname "$newest"):$PATH
cat >k.cu <<'END'
extern "C" __global__ void sum(float *__restrict__ out, const float *__restrict__ in, int n) {
  __shared__ float tile[128];
  float s = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 128) {
    tile[threadIdx.x] = in[k + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < 128; i++)
      s += tile[i] * (float)(threadIdx.x + i);
    __syncthreads();
  }
  out[threadIdx.x] = s;
}
END

for variant in ldg ldg_single cp_async; do
  check "$variant, on three architectures" "$dbuf_nvcc" -gencode arch=compute_80,code=sm_80 \
    -gencode arch=compute_90,code=sm_90 -gencode arch=compute_120,code=sm_120 -c k.cu -o k.o \
    --dbuf-force "pipeline.variant=$variant" --dbuf-report=text:report.txt
  equal "with all gates known" 0 "$(grep -c ' unknown ' report.txt)"
  check "the same results" "$dbuf" simulate k.cu --grid 1 --block 128 --arg 'f32[128]' --arg 'f32[1024]=random' \
    --arg 1024 --against k.cu -- -arch=sm_90 --dbuf-force "pipeline.variant=$variant"
done
source=$ROOT/examples/hgemm
check "tensor cores" "$dbuf_nvcc" -std=c++17 -O3 -arch=sm_90 -I"$source" -I"$ROOT/examples/common" -c "$source/hgemm.cu" \
  -o hgemm.o --dbuf-set check.overlap=error

finish
