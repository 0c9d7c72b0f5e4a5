#!/usr/bin/env bash
# The simulator multiplies matrices as an H200 does, bit for bit: mma.sync and wmma in every shape and type of
# tests/h200/matrix.cu. (What the mma.sync of floating numbers make is a test of the unit, tests/unit/test_matrix.c.)
data=$(cd "$(dirname "${BASH_SOURCE[0]}")/../h200" && pwd)
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

"$nvcc" -arch=sm_80 -ptx -o matrix.ptx "$data/matrix.cu" 2>tmp/err || fail "matrix.cu is compiled" "$(cat tmp/err)"
"$dbuf" simulate matrix.ptx --kernel matrix --grid 1 --block 32 --arg 'u32[16896]=zero,save=words' >tmp/out 2>&1
equal "the kernel runs without a fault" 1 "$(grep -c 'no fault' tmp/out)"
od -An -v -tx4 -w32 words >simulated.txt
grep -v '^#' "$data/matrix.txt" >measured.txt
equal "an H200's words were taken: 33 instructions, 2 warps each" $((33 * 2 * 32)) "$(wc -l <measured.txt)"
equal "each word is the H200's" "" \
  "$(diff simulated.txt measured.txt | sed -n 's/^\([0-9][0-9,]*\)[acd].*/line \1/p' | head -n 20)"
finish
