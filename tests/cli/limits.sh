#!/usr/bin/env bash
# No room on the disk, no memory, files that may not grow: an error and its exit code, and nothing half made.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

cat >loop.cu <<'END'
__global__ void k(const float *g, float *out, int n) {
  __shared__ float tile[128];
  float sum = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += 128) {
    tile[threadIdx.x] = g[i + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < 128; ++j)
      sum += tile[j];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
END
"$dbuf_nvcc" -cubin -arch=sm_80 loop.cu -o loop.cubin 2>tmp/err || fail "the loop compiles" "$(cat tmp/err)"

# ---- stdout that takes nothing ----

# full WHAT COMMAND ...
full() {
  local what=$1 code
  shift
  "$@" >/dev/full 2>tmp/err
  code=$?
  equal "$what: exit 1" 1 $code
  check "$what: it is said" grep -q 'error: cannot write to stdout' tmp/err
}

full "dbuf --version" "$dbuf" --version
full "dbuf config" "$dbuf" config
full "dbuf check, long" "$dbuf" check --all --format json loop.cubin loop.cubin loop.cubin loop.cubin
full "dbuf expand" "$dbuf" expand loop.cu -- -arch=sm_80
full "dbuf-nvcc --dbuf-help" "$dbuf_nvcc" --dbuf-help
full "dbuf-nvcc -E" "$dbuf_nvcc" -E -arch=sm_80 loop.cu

# ---- no memory ----

# The programs that we start shall have all they want: scripts with their names lift the limit.
mkdir -p lifted
for program in "$nvcc" gcc g++ cuobjdump; do
  printf '#!/bin/sh\nulimit -S -v unlimited\nexec "%s" "$@"\n' "$(command -v "$program")" >"lifted/${program##*/}"
done
chmod +x lifted/*

# short ENOUGH STEP COMMAND ...: with less and less memory down from ENOUGH KiB COMMAND succeeds and then says that there
# is none; until there is not enough to load it.
short() {
  local limit=$1 step=$2 code said none=0 wrong=
  shift 2
  while :; do
    rm -f made*
    said=$(ulimit -S -v "$limit" && PATH=$PWD/lifted:$PATH DBUF_NVCC=$PWD/lifted/nvcc \
      DBUF_TOOLS_CUOBJDUMP=$PWD/lifted/cuobjdump "$@" 2>&1 >tmp/out)
    code=$?
    [ $code != 127 ] || break
    if [ $code = 1 ] && [[ $said == *"out of memory"* ]] && [ -z "$(ls made* 2>/dev/null)" ]; then
      none=$((none + 1))
    elif [ $code != 0 ] || [ $none != 0 ]; then
      wrong+="with $limit KiB: exit $code $(ls made* 2>/dev/null) $said"$'\n'
    fi
    limit=$((limit - step))
  done
  [ $none != 0 ] || wrong+="it was never short of memory"
  echo -n "$wrong"
}

if [[ $(nm "$dbuf_nvcc" 2>/dev/null) == *__asan_* ]]; then
  skip "AddressSanitizer wants all addresses there are"
else
  # A text of 4 MB: what is needed grows with it, and the limits between are many.
  { cat loop.cu; seq -f 'static int number_%.0f; static const char text[] = "0123456789012345678901234567890123456789";' 20000; } >large.cu
  equal "dbuf-nvcc" "" "$(short 7000 300 "$dbuf_nvcc" -cubin -arch=sm_80 loop.cu -o made.cubin)"
  link=$(find "$XDG_CACHE_HOME/dbuf" -name gcc | head -n 1)
  equal "the hook" "" "$(short 60000 4700 "$link" -E -D__CUDACC__ -D__CUDA_ARCH__=800 -D__global__='__attribute__((global))' -D__shared__='__attribute__((shared))' -x c++ large.cu -o made.ii)"
  equal "dbuf check" "" "$(short 6000 60 "$dbuf" check --format json loop.cubin)"
fi

# ---- no room ----

# A small file system, in a name space of its own that takes it along.
small='mkdir small && mount -t tmpfs -o size=$1 none small && shift && TMPDIR=$TMPDIR exec "$@"'
space=()
for try in "unshare -m" "unshare -rm"; do
  if $try true 2>/dev/null; then
    read -r -a space <<<"$try"
    break
  fi
done
rooms() {
  rm -rf small
  "${space[@]}" sh -c "$small" sh "$@"
}
if ! rooms 1m true 2>/dev/null; then
  skip "a full disk: nothing can be mounted here"
else
  # The commands look at what is left before the file system goes.
  cat >try.sh <<'END'
"$@" >out 2>err
echo "exit $?: $(ls -A small | tr '\n' ' ')"
END
  for output in -c -cubin -ptx "-c -MD"; do
    # shellcheck disable=SC2086
    said=$(rooms 4k bash try.sh "$dbuf_nvcc" $output -arch=sm_80 loop.cu -o small/made)
    case $said in
    "exit 0: "* | *made\ *) fail "$output into a full folder" "$said" "$(cat err)" ;;
    *) ok "$output into a full folder" ;;
    esac
  done
  # The original text has room and the rewritten one beside it has not; at 64k not even the first has.
  for size in 64k 2m 5m; do
    said=$(TMPDIR=$PWD/small rooms $size bash try.sh "$dbuf_nvcc" -c -arch=sm_80 -gencode arch=compute_90,code=sm_90 loop.cu -o made.o)
    equal "$size for temporary files" "exit 1: " "$said"
    check "$size: it is said" grep -q 'No space left on device' err
    equal "$size: no output" "" "$(ls made.o 2>/dev/null)"
  done
fi

# Files that may not grow: nvcc's programs are killed by SIGXFSZ, and dbuf-nvcc too.
(ulimit -f 1500 && exec "$dbuf_nvcc" -c -arch=sm_80 large.cu -o made.o) >out 2>&1
code=$?
if [ $code != 0 ] && [ ! -e made.o ]; then ok "files that may not grow"; else fail "files that may not grow" "exit $code" "$(ls)" "$(cat out)"; fi

finish
