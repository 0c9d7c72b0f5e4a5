#!/bin/sh
# Compiles every example for four architectures with all gates on, shows one loop before and after, draws one loop's
# SASS, and runs the programs where there is a GPU. BUILD names the folder that holds dbuf-nvcc and dbuf.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
BUILD=$(cd "${BUILD:-$here/../build}" && pwd)
out=$BUILD/examples
dbuf=$BUILD/dbuf
jobs=$(nproc 2>/dev/null || echo 2)

title() {
  printf '\n== %s\n\n' "$*"
}

# run_tool COMMAND...: shows what it prints, and its exit status when that is not 0.
run_tool() {
  code=0
  "$@" 2>&1 || code=$?
  [ "$code" -eq 0 ] || printf '(%s %s: exit status %d)\n' "$(basename "$1")" "$2" "$code"
  return "$code"
}

status=0
title 'Every example for sm_80, sm_86, sm_90 and sm_120, all gates as errors'
# Compiled afresh: what is shown is what the tool says now.
rm -rf "$out/demo"
make --no-print-directory -s -k -f "$here/Makefile" BUILD="$BUILD" -j"$jobs" demo-objects || status=1
for log in "$out"/demo/*.log; do
  printf '\n%s.cu\n' "$(basename "$log" .log)"
  cat "$log"
done

title 'One loop before'
sed -n '/#pragma dbuf/,/^  }/p' "$here/sgemm/v1.cu"
title 'and after: dbuf expand sgemm/v1.cu'
run_tool "$dbuf" expand "$here/sgemm/v1.cu" -- -std=c++17 -arch=sm_90 || :

title 'The loop in SASS: dbuf check, hgemm 64x64x32 for sm_86'
"$BUILD/dbuf-nvcc" -std=c++17 -O3 -arch=sm_86 -DTILE_M=64 -DTILE_N=64 -DTILE_K=32 -cubin \
  -o "$out/demo/hgemm.sm_86.cubin" "$here/hgemm/hgemm.cu" 2>"$out/demo/cubin.log" || {
  cat "$out/demo/cubin.log" >&2
  exit 1
}
run_tool "$dbuf" check "$out/demo/hgemm.sm_86.cubin" || status=1

title 'On a GPU'
if nvidia-smi -L 2>/dev/null; then
  make --no-print-directory -s -f "$here/Makefile" BUILD="$BUILD" -j"$jobs" all
  make --no-print-directory -s -f "$here/Makefile" BUILD="$BUILD" bench || status=1
else
  echo 'There is no GPU here, so nothing was run: results and speed are not shown.'
fi
exit "$status"
