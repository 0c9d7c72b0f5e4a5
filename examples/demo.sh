#!/bin/sh
# Compiles every example for four architectures with all gates on, shows one loop before, after and in SASS, and runs it
# on the simulator against what was written; then the programs where there is a GPU. BUILD names the folder that holds
# dbuf-nvcc and dbuf.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
BUILD=$(cd "${BUILD:-$here/../build}" && pwd)
out=$BUILD/examples
dbuf=$BUILD/dbuf
jobs=$(nproc 2>/dev/null || echo 2)

title() {
  printf '\n== %s\n\n' "$*"
}

# short: paths as seen from the project's folder.
short() {
  sed "s|$here/|examples/|g; s|$out/|build/examples/|g"
}

# run_tool COMMAND...: shows what it prints, and its exit status when that is not 0.
run_tool() {
  code=0
  "$@" >"$out/demo/said" 2>&1 || code=$?
  short <"$out/demo/said"
  [ "$code" -eq 0 ] || printf '(%s %s: exit status %d)\n' "$(basename "$1")" "$2" "$code"
  return "$code"
}

# table: the remarks of dbuf-nvcc, a line each; what else it says stays as it is.
table() {
  short | awk '
    function part(text, pattern) {
      return match(text, pattern) ? substr(text, RSTART, RLENGTH) : "-"
    }
    function row(kernel, arch, variant, shared, registers, overlap) {
      printf "%-20s %-13s %-19s %-20s %9s  %s\n", kernel, arch, variant, shared, registers, overlap
    }
    BEGIN { row("kernel", "arch", "variant", "shared KiB", "registers", "overlap") }
    / remark: .*\[dbuf-pipelined\]$/ {
      text = $0
      sub(/.* remark: /, "", text)
      match(text, / sm_[^:]*: /) # one architecture or several
      kernel = substr(text, 1, RSTART - 1)
      sub(/^automatic::/, "", kernel)
      arch = substr(text, RSTART + 1, RLENGTH - 3)
      rest = substr(text, RSTART + RLENGTH)
      variant = part(rest, "^[^;]*")
      shared = part(rest, "shared [^(;]* KiB")
      sub(/^shared /, "", shared)
      sub(/ KiB$/, "", shared)
      registers = part(rest, "[0-9]+ registers")
      sub(/ registers/, "", registers)
      overlap = part(rest, "[0-9]+ of [0-9]+ [^;]* behind the load")
      sub(/ behind the load/, "", overlap)
      row(kernel, arch, variant, shared, registers, overlap)
      next
    }
    / note: not taken: / { next }
    { print }'
}

status=0
title 'Every example for sm_80, sm_86, sm_90 and sm_120, all gates as errors'
# Compiled afresh: what is shown is what the tool says now.
rm -rf "$out/demo"
make --no-print-directory -s -k -f "$here/Makefile" BUILD="$BUILD" -j"$jobs" demo-objects || status=1
echo
cat "$out"/demo/*.log | table
echo
echo 'Overlap: the work that stands behind the load of the next tile, which it hides.'

v1="$here/sgemm/v1.cu"
title 'One loop before: examples/sgemm/v1.cu'
sed -n '/#pragma dbuf/,/^  }/p' "$v1"
title 'and after: dbuf expand examples/sgemm/v1.cu -- -arch=sm_90 (of that architecture: the text of others may differ)'
run_tool "$dbuf" expand "$v1" -- -std=c++17 -arch=sm_90 || :

title 'The same loop in SASS: dbuf check'
"$BUILD/dbuf-nvcc" -std=c++17 -O3 -arch=sm_90 -cubin -o "$out/demo/v1.sm_90.cubin" "$v1" 2>"$out/demo/cubin.log" || {
  cat "$out/demo/cubin.log" >&2
  exit 1
}
run_tool "$dbuf" check "$out/demo/v1.sm_90.cubin" || status=1

title 'The same loop on the CPU: dbuf simulate examples/sgemm/v1.cu --against examples/sgemm/v1.cu'
run_tool "$dbuf" simulate "$v1" --grid 2,4 --block 32,8 --arg 'f32[2048]=random' --arg 'f32[4096]=random' \
  --arg 'f32[2048]' --arg 32 --arg 64 --arg 64 --against "$v1" -- -std=c++17 -arch=sm_90 || status=1

title 'On a GPU'
if nvidia-smi -L 2>/dev/null; then
  make --no-print-directory -s -f "$here/Makefile" BUILD="$BUILD" -j"$jobs" all
  make --no-print-directory -s -f "$here/Makefile" BUILD="$BUILD" bench || status=1
else
  echo 'There is no GPU here, so nothing was run on one. What an NVIDIA H200 did is recorded in examples/README.md:'
  echo
  # Of each table there the line of what auto chose.
  awk '/^##/ { name = /^### .* at [0-9]+$/ ? substr($0, 5) : "" }
    name && /^\| auto / {
      split($0, cell, " *[|] *")
      printf "%-30s %7s ms, %s against the loop as written\n", name, cell[3], cell[5]
    }' "$here/README.md"
fi
exit "$status"
