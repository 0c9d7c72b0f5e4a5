#!/bin/sh
# self_test.sh WORK: shows that the machine passes right pipelines and catches each wrong one (self_test.cu).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$1
dir=$work/self_test
mkdir -p "$dir"

# program SYMBOL FORM BREAK
program() {
  g++ -x c++ -E -D__CUDACC__ -D__CUDA_ARCH__=800 -I"$here/cuda" "-DFORM=$2" "-DBREAK=$3" "$here/self_test.cu" -o "$dir/$1.ii"
  "$here/build_program.sh" "$dir/$1.ii" "$1" "$dir/$1.emu.o"
}

# link PROGRAM SYMBOL...
link() {
  out=$1
  shift
  objects=
  for s in "$@"; do
    objects="$objects $s.emu.o"
  done
  # shellcheck disable=SC2086 # objects are words
  (cd "$dir" && g++ "-Wl,-T,$here/shared.ld" "$work/emulator.o" "$work/compare.o" $objects -o "$out")
}

program original 0 0
program cp_async_3 1 0
program ldg 2 0
program ldg_single 3 0
link right original cp_async_3 ldg ldg_single
broken=
for n in $(seq 1 24); do
  case $n in
  21 | 23 | 24) form=2 ;;
  22) form=3 ;;
  *) form=1 ;;
  esac
  program "broken_$n" "$form" "$n"
  broken="$broken broken_$n"
done
# shellcheck disable=SC2086 # names are words
link wrong original $broken
"$dir/right" self_test --copies 4 || true
"$dir/wrong" self_test --must-fail || true
