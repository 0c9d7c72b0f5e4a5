#!/usr/bin/env bash
# soak.sh N SEED: N random loops from the seed on, 50 to a file (BATCH), on all cores (JOBS). Results stay in
# $BUILD/soak/SEED.result, so that a run that was stopped goes on where it was; FRESH=1 forgets them. Loops that fail
# are made small and written to $BUILD/soak/failed/SEED.cu. Exit status 1 when there are any.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
loops=${1:-1000} seed=${2:-1} batch=${BATCH:-50}
work=$BUILD/soak
mkdir -p "$work/failed"
[ -z "${FRESH:-}" ] || rm -f "$work"/*.result

# shellcheck disable=SC2016 # expanded by the inner shell
seq "$seed" "$batch" $((seed + loops - 1)) | xargs -P "${JOBS:-$(nproc)}" -n 1 sh -c '
  result=$1/$4.$3.result
  [ ! -e "$result" ] || exit 0
  bash "$2/batch.sh" "$4" "$3" "$1" >"$result.part" 2>&1 && mv "$result.part" "$result"
  [ -e "$1/keep" ] || rm -rf "$1/$4"
  echo "$4 $(tail -n 1 "$result")"' sh "$work" "$here" "$batch"

: >"$work/lines"
for first in $(seq "$seed" "$batch" $((seed + loops - 1))); do
  cat "$work/$first.$batch.result" >>"$work/lines" 2>/dev/null || echo "FAIL $first: no result" >>"$work/lines"
done
grep '^FAIL' "$work/lines"
for failed in $(sed -n 's/^FAIL \([0-9]*\) [a-z].*/\1/p' "$work/lines" | sort -nu | head -n "${MOST_REDUCED:-20}"); do
  [ -e "$work/failed/$failed.cu" ] || python3 "$here/reduce.py" "$failed" "$work/failed" || true
  echo "see $work/failed/$failed.cu"
done
pipelined=$(sed -n 's/^ok \([0-9]*\) [cl].*/\1/p' "$work/lines" | sort -nu | wc -l)
echo "$loops loops from $seed: $pipelined pipelined by at least one variant, $(grep -c '^ok [0-9]* [cl]' "$work/lines") rewritten" \
  "loops as written, $(awk '/^runs/ { n += $2 } END { print n + 0 }' "$work/lines") launches," \
  "$(grep -c '^FAIL' "$work/lines") failures"
! grep -q '^FAIL' "$work/lines"
