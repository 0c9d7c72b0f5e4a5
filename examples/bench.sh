#!/bin/sh
# bench.sh OUTDIR: builds the examples for the GPU here, checks and times them, and writes
#   OUTDIR/bench.txt   everything the programs said, and what the tool said about each build
#   OUTDIR/bench.md    the tables
# Exit status: 0 when every check passed. BUILD names the folder that holds dbuf-nvcc; PLAIN=1 does without (only the
# kernels as written and by hand). SEED and ROUNDS are handed to the programs.
set -u
if [ $# -ne 1 ]; then
  echo "usage: $0 OUTDIR" >&2
  exit 2
fi
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1" && outdir=$(cd "$1" && pwd) || exit 2
mkdir -p "${BUILD:=$here/../build}" && BUILD=$(cd "$BUILD" && pwd) || exit 2
text=$outdir/bench.txt markdown=$outdir/bench.md
examples='sgemm hgemm igemm nbody'
started=$(date +%s)

if ! gpu=$(nvidia-smi --query-gpu=name,driver_version --format=csv,noheader 2>/dev/null | head -n 1) ||
  [ -z "$gpu" ]; then
  echo "$0: no GPU here" >&2
  exit 77
fi
compiler=$(${NVCC:-nvcc} --version | sed -n 's/.*release \([0-9.]*\).*/\1/p')
about="$gpu, CUDA $compiler, $(date -u +%Y-%m-%d)"
printf 'dbuf examples on %s\n' "$about" | tee "$text"
printf '# dbuf examples on %s\n' "$about" >"$markdown"

# -k: one example that does not build must not cost the results of the others.
make --no-print-directory -s -k -f "$here/Makefile" BUILD="$BUILD" PLAIN="${PLAIN:-}" \
  -j"$(nproc)" all >"$outdir/build.log" 2>&1
status=$?
if [ "$status" -ne 0 ]; then
  echo "FAIL  build, see build.log:" | tee -a "$text"
  grep -E 'error|Error' "$outdir/build.log" | head -n 40 | tee -a "$text"
  status=1
fi
built=$(date +%s)
printf 'built in %d s\n\n' $((built - started)) | tee -a "$text"

for e in $examples; do
  program=$BUILD/examples/$e
  if [ ! -x "$program" ]; then
    printf 'FAIL  %s was not built\n' "$e" | tee -a "$text"
    status=1
    continue
  fi
  "$program" --markdown "$markdown" --rounds "${ROUNDS:-20}" ${SEED:+--seed "$SEED"} \
    >"$outdir/$e.out" 2>&1 || status=1
  tee -a "$text" <"$outdir/$e.out"
  rm -f "$outdir/$e.out"
  echo | tee -a "$text"
done

# What was made of each loop, and why some builds are missing.
{
  echo 'What dbuf-nvcc said about each build:'
  for log in "$BUILD"/examples/obj/*.log; do
    [ -e "$log" ] || continue
    printf '\n%s\n' "$(basename "$log" .log)"
    grep -E 'remark:|warning:|error:' "$log" || echo '(nothing)'
  done
} >>"$text"

printf '%s in %d s\n' "$([ "$status" -eq 0 ] && echo PASS || echo FAIL)" $(($(date +%s) - started)) |
  tee -a "$text"
exit "$status"
