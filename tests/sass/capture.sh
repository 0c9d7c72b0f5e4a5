#!/usr/bin/env bash
# Captures anew what the tests in this folder read. nvcc and cuobjdump are taken from PATH. Positions that tests expect
# hold for the versions that README.md names.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

listing() { # KERNELS ARCH [OPTION ...]
  nvcc -std=c++17 -arch="sm_$2" -cubin -Xptxas -v -o "$scratch/cubin" "${@:3}" "$1.cu" 2>"$scratch/ptxas"
  cuobjdump -sass "$scratch/cubin" | sed 's/[ \t][ \t]*/ /g'
}

# The function called $1, with what stands before all functions.
only() {
  gawk -v name="$1" '/Function :/ { skip = $NF != name } !skip'
}

# Of each function the range of its last backward branch, two instructions more at both ends, and what is no instruction.
loops_only() {
  gawk '
    function number(s) { return strtonum("0x" s) }
    { line[NR] = $0 }
    /Function :/ { function_number++ }
    match($0, /^ *\/\*([0-9a-f]+)\*\//, a) {
      address = number(a[1])
      if (match($0, /BRA[^;]*0x([0-9a-f]+) ;/, t) && number(t[1]) < address) {
        first[function_number] = number(t[1]) - 32
        last[function_number] = address + 32
      }
    }
    END {
      function_number = 0
      for (n = 1; n <= NR; n++) {
        if (line[n] ~ /Function :/) function_number++
        if (match(line[n], /^ *\/\*([0-9a-f]+)\*\//, a)) {
          address = number(a[1])
          keep = address >= first[function_number] && address <= last[function_number]
        } else if (line[n] !~ /^ *\/\* 0x/) keep = 1
        if (keep) print line[n]
      }
    }'
}

for arch in 80 86 90 100 120; do
  listing hgemm "$arch" | loops_only >"hgemm.sm_$arch.sass"
done
listing hgemm 86 -DSTRIDED | only tail2 | loops_only >hgemm_strided.sm_86.sass
for arch in 86 120; do
  listing sgemm "$arch" | loops_only >"sgemm.sm_$arch.sass"
done
listing loops 86 >loops.sm_86.sass
cp "$scratch/ptxas" loops.sm_86.ptxas
