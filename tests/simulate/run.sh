#!/usr/bin/env bash
# Runs rewritten loops against their originals on the simulator, bit by bit: PTX of the real nvcc, no fault allowed.
#   BUILD=DIR tests/simulate/run.sh [-v] [KIND...]
# KIND: self_test, naive (rewrites that are wrong), golden, examples, emulate (tests/emulate/cases), random. Without
# one: all, and 200 random loops (RANDOM_LOOPS) from 1 on (RANDOM_FIRST). Each case runs for 0 to 6 and 11 tiles, 1, 2
# and 4 warps, with and without a partial last tile, by three schedules, copies arriving late and at once, the last two
# taking turns; FULL=1: everything with everything. For random loops the warps take turns too. Files are in
# $BUILD/simulate. What is not run is listed at the end, with why. GPU=1: all of it on this machine's GPU, which has one
# way of running.
# Ends with "subtests: P passed, F failed, S skipped"; exit code 1 when one failed.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
mkdir -p "$BUILD/simulate"
work=$(cd "$BUILD/simulate" && pwd)
verbose=
[ "${1-}" != -v ] || { verbose=1; shift; }
# The self-test and the naive rewrites look for faults, which a GPU does not tell.
if [ $# = 0 ]; then
  set -- golden examples emulate random
  [ -n "${GPU-}" ] || set -- self_test naive "$@"
fi
rm -f "$work"/*.result
command -v nvcc >/dev/null || {
  echo "no nvcc"
  exit 77
}

rotate=--rotate
[ -z "${FULL:-}" ] || rotate=
jobs=$work/jobs # a line each: RESULT SCRIPT ARGUMENT...
: >"$jobs"
for kind; do
  case $kind in
  self_test | naive) echo "$kind $kind.sh $work" ;;
  golden | emulate)
    folder=$root/tests/$kind
    [ $kind = golden ] || folder=$folder/cases
    for case in "$folder"/*.cu; do
      case $case in
      *.out.cu) ;;
      *) echo "$kind-$(basename "$case" .cu) one_case.sh $kind ${case#"$root"/} $work" ;;
      esac
    done
    ;;
  examples)
    for case in "$root"/examples/*/*.cu; do
      case=${case#"$root"/examples/}
      echo "example-$(echo "${case%.cu}" | tr / -) example.sh ${case%.cu} $work"
    done
    ;;
  random)
    first=${RANDOM_FIRST:-1}
    for seed in $(seq "$first" 50 $((first + ${RANDOM_LOOPS:-200} - 1))); do
      echo "random-$seed batch.sh $seed 50 $work"
    done
    ;;
  esac
done >"$jobs"

cd "$root" || exit 1
# shellcheck disable=SC2016 # expanded by the inner shell
xargs -a "$jobs" -P "$(nproc)" -L 1 sh -c '
  here=$0 rotate=$1 result=$2/$3.result script=$4
  shift 4
  DRIVER_OPTIONS=$rotate
  export DRIVER_OPTIONS
  case $script in batch.sh) unset DRIVER_OPTIONS ;; esac
  bash "$here/$script" "$@" >"$result" 2>&1 || echo "FAIL $script $* ended with $?" >>"$result"' "$here" "$rotate" "$work"

lines=$work/lines
cat "$work"/*.result >"$lines"
if [ -n "$verbose" ]; then cat "$lines"; else grep -vE '^(ok|same|runs|none|skip) ' "$lines"; fi
count() {
  grep -c "^$1 " "$lines"
}
for failed in $(sed -n 's/^FAIL \([0-9]*\) [a-z].*/\1/p' "$lines" | sort -nu | head -n 3); do
  mkdir -p "$work/failed"
  python3 "$here/reduce.py" "$failed" "$work/failed" && echo "loop $failed, made small:" && cat "$work/failed/$failed.cu"
done
grep -E '^(skip|none) ' "$lines" | sed 's/^none /not run: /; s/^skip /not run: /'
echo "$(awk '/^runs/ { n += $2 } END { print n + 0 }' "$lines") launches," \
  "$(grep -cE '^ok [0-9]+ [cl]' "$lines") rewritten random loops, $(count same) left as written"
echo "subtests: $(count ok) passed, $(count FAIL) failed, $(count skip) skipped"
[ "$(count FAIL)" = 0 ]
