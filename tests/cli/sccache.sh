#!/usr/bin/env bash
# sccache behind and before dbuf-nvcc. It reads nvcc's commands from --dryrun, runs them itself and keeps what cicc and
# ptxas make of their texts: behind dbuf-nvcc all is checked at each hit; before it nothing is, which is said.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
PATH=$(dirname "$nvcc"):$PATH
options=(-arch=sm_86 -MD -MF k.d -c -o k.o)
for name in $(compgen -e | grep -E '^SCCACHE_'); do
  unset "$name"
done

if ! command -v sccache >/dev/null; then
  echo "skipped: sccache is not installed"
  exit 77
fi
# A server of this test's own, which hears on a socket here and on no port.
export SCCACHE_DIR=$PWD/sccache SCCACHE_SERVER_UDS=$PWD/s SCCACHE_CONF=$PWD/none SCCACHE_IDLE_TIMEOUT=600
mkdir sccache
if ! sccache --start-server >tmp/server 2>&1 || [ ! -S s ]; then
  cat tmp/server
  echo "skipped: this sccache starts no server on a socket of its own"
  exit 77
fi
trap 'sccache --stop-server >/dev/null 2>&1' EXIT

kernel() { # kernel CLAUSES [PARAMETERS]: a K-loop whose tile is summed.
  cat <<END
extern "C" __global__ void sum(${2:-float *__restrict__ out, const float *__restrict__ in}, int n) {
  __shared__ float tile[256];
  float s = 0;
#pragma dbuf pipeline($1)
  for (int k = 0; k < n; k += 256) {
    tile[threadIdx.x] = in[k + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < 256; i++)
      out[i] = s += tile[i] * (float)(threadIdx.x + i);
    __syncthreads();
  }
}
END
}

settings() { # settings LINE ...: dbuf.ini
  printf '%s\n' "$@" >dbuf.ini
}

misses() {
  sccache --show-stats | awk '/^Cache misses +[0-9]/ { print $3 }'
}

# run COMMAND ...: compiles k.cu; says "hit" when all was in the cache, the exit code, and how the tile travels.
run() {
  local before code how=plain
  before=$(misses)
  rm -f k.o
  "$@" "${options[@]}" k.cu >tmp/out 2>tmp/err
  code=$?
  if [ ! -e k.o ]; then
    how=nothing
  elif cuobjdump -sass k.o | grep -q LDGSTS; then
    how=cp_async
  fi
  if [ "$before" = "$(misses)" ]; then echo "hit $code $how"; else echo "miss $code $how"; fi
}

told() { # told WORDS: says nothing when dbuf told so of the loop in k.cu, and once; else what it told.
  if [ "$(grep -c 'k\.cu:5:3: .*sum sm_86' tmp/err)" != 1 ] || ! grep -q "k\.cu:5:3: $1" tmp/err; then
    cat tmp/err
  fi
}

mkdir own && cp "$dbuf_nvcc" own

# ---- behind -------------------------------------------------------------------------------------------------------

command=("$PWD/own/dbuf-nvcc" sccache nvcc)
kernel "" >k.cu
settings '[pipeline]' 'variant = ldg'
equal "behind: first" "miss 0 plain" "$(run "${command[@]}")"
equal "told of it" "" "$(told 'remark: sum sm_86: ldg, 2 stages')"
equal "again" "hit 0 plain" "$(run "${command[@]}")"
equal "told of it as at a miss, with ptxas's figures" "" "$(told 'remark: sum sm_86: ldg, 2 stages; .* registers; .*no spill')"
check "dbuf.ini is a prerequisite" grep -qF dbuf.ini k.d
settings '[pipeline]' 'variant = cp_async'
equal "dbuf.ini says otherwise" "miss 0 cp_async" "$(run "${command[@]}")"
equal "the environment says otherwise" "0 plain" "$(DBUF_PIPELINE_VARIANT=ldg run "${command[@]}" | cut -d' ' -f2-)"
equal "and no more" "hit 0 cp_async" "$(run "${command[@]}")"
settings '[check]' 'overlap = error' 'min_overlap = 1' '[pipeline]' 'variant = ldg'
equal "a gate fails by dbuf.ini, at a hit" "hit 100 nothing" "$(run "${command[@]}")"
rm dbuf.ini
kernel "variant=cp_async, stages=3" >k.cu
equal "the pragma says otherwise" "miss 0 cp_async" "$(run "${command[@]}")"
equal "told of it" "" "$(told 'remark: sum sm_86: cp_async, 3 stages')"
touch -d 2001-01-01 own/dbuf-nvcc
equal "another dbuf that does the same" "0 cp_async" "$(run "${command[@]}" | cut -d' ' -f2-)"
kernel "" 'float *out, const float *in' >k.cu
equal "a refused loop" "hit 101 nothing" "$(run "${command[@]}")"
equal "DBUF_PIPELINE_ON_REFUSE=warn" "0 plain" \
  "$(DBUF_PIPELINE_ON_REFUSE=warn run "${command[@]}" | cut -d' ' -f2-)"
equal "is refused once" 1 "$(grep -c 'warning: .*\[dbuf-alias\]' tmp/err)"
equal "a refused loop, when it is in the cache as written" "hit 101 nothing" "$(run "${command[@]}")"

# ---- before -------------------------------------------------------------------------------------------------------

command=(sccache "$PWD/own/dbuf-nvcc")
kernel "" >k.cu
settings '[pipeline]' 'variant = ldg'
run "${command[@]}" >/dev/null
equal "before: again" "hit 0 plain" "$(run "${command[@]}")"
equal "nobody checks it, which is said" "" "$(told 'warning: sum sm_86: ldg, 2 stages; nobody checks')"
settings '[pipeline]' 'variant = cp_async'
equal "dbuf.ini says otherwise" "0 cp_async" "$(run "${command[@]}" | cut -d' ' -f2-)"
kernel "variant=ldg" >k.cu
equal "the pragma says otherwise" "0 plain" "$(run "${command[@]}" | cut -d' ' -f2-)"
kernel "" 'float *out, const float *in' >k.cu
equal "a refused loop" "hit 101 nothing" "$(run "${command[@]}")"

finish
