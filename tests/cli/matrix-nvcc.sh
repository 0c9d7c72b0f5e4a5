#!/usr/bin/env bash
# make check-matrix: the suites that run nvcc, with its releases from PyPI (into BUILD/nvcc). Ends like all tests; a
# release that cannot be had is skipped.
#
# RELEASES are those of the toolkit, SUITES what is run with each.
set -uo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
BUILD=$(cd "${BUILD:-$ROOT/build}" && pwd) || exit 1
RELEASES=${RELEASES-13.0 13.1 13.2 13.3 13.4 13.5}
SUITES=${SUITES-golden refuse cli simulate}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=0 skipped=0

say() {
  echo "$*" >&2
}

fail() {
  say "$@"
  exit 1
}

# shellcheck source=tests/pypi.sh
. "$ROOT/tests/pypi.sh"
python=$(find_python)

bring() {
  [ -n "$python" ] || fail "python3 has no pip"
  bring_whole_toolkit "$1" "$BUILD/nvcc/$1"
}

mkdir -p "$BUILD/nvcc"
read -ra suites <<<"$SUITES"
for release in $RELEASES; do
  log=$BUILD/nvcc/$release.log
  if ! (bring "$release") >"$log" 2>&1; then
    echo "skipped: nvcc $release: $(tail -n 1 "$log")"
    skipped=$((skipped + 1))
    continue
  fi
  start=$SECONDS
  DBUF_NVCC=$BUILD/nvcc/$release/bin/nvcc LOGS=$BUILD/nvcc/$release.logs "$ROOT/tests/run.sh" "${suites[@]}" >"$log" 2>&1
  if [[ $(tail -n 1 "$log") =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed,\ ([0-9]+)\ skipped$ ]]; then
    passed=$((passed + BASH_REMATCH[1])) failed=$((failed + BASH_REMATCH[2])) skipped=$((skipped + BASH_REMATCH[3]))
    echo "nvcc $release: $(tail -n 1 "$log"), $((SECONDS - start)) s"
    grep -A 20 '^FAIL' "$log"
  else
    failed=$((failed + 1))
    echo "nvcc $release: did not end; $log"
    tail -n 20 "$log"
  fi
done

echo "subtests: $passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
