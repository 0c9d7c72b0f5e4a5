#!/bin/sh
# Runs rewritten loops against their originals on an emulated GPU.
#   BUILD=DIR tests/emulate/run.sh [-v] [CASE...]
# With no CASE: the machine's self-test, all of cases/, and RANDOM_CASES (10) random ones beginning at RANDOM_FIRST (1).
# Uses $BUILD/tests/rewrite_case when the build made it, else builds it from the sources. Its files are in $BUILD/emulate.
# Ends with "subtests: P passed, F failed, S skipped"; exit code 1 when one failed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$(dirname "$here")")
mkdir -p "${BUILD:?set BUILD to the build directory}/emulate"
work=$(cd "$BUILD/emulate" && pwd)
verbose=
[ "${1-}" != -v ] || { verbose=1; shift; }
rm -f "$work"/*.result

machine_flags="-std=c++17 -O2 -Wall -Wextra -Wno-attributes -U_FORTIFY_SOURCE"
# shellcheck disable=SC2086 # flags are words
for part in emulator compare; do
  g++ $machine_flags -c "$here/$part.cpp" -o "$work/$part.o"
done

rewriter=$BUILD/tests/rewrite_case
if [ ! -x "$rewriter" ] && [ -e "$root/wrapper/rewrite/rewrite.c" ]; then
  rewriter=$work/rewrite_case
  gcc -std=c17 -D_GNU_SOURCE -DDBUF_VERSION='"test"' -O1 -w -I"$root/wrapper" "$here/rewrite_case.c" \
    "$root"/wrapper/base/*.c "$root"/wrapper/command/*.c "$root"/wrapper/rewrite/*.c -linih -lcjson -o "$rewriter"
fi

list=$work/list # of what to run
if [ $# -gt 0 ]; then
  for case; do
    echo "$here/cases/$(basename "$case" .cu).cu"
  done >"$list"
else # the machine itself first: right pipelines pass, each wrong one is caught
  echo self_test >"$list"
  ls "$here"/cases/*.cu >>"$list"
  mkdir -p "$work/random"
  first=${RANDOM_FIRST:-1}
  for seed in $(seq "$first" $((first + ${RANDOM_CASES:-10} - 1))); do
    python3 "$here/random_case.py" "$seed" >"$work/random/random_$seed.cu"
    echo "$work/random/random_$seed.cu" >>"$list"
  done
fi
# shellcheck disable=SC2016 # expanded by the inner shell
tr '\n' '\0' <"$list" | xargs -0 -P 2 -n 1 sh -c '
  result=$2/$(basename "$4" .cu).result
  case $4 in
  self_test) set -- "$1/self_test.sh" "$2" ;;
  *) set -- "$1/one_case.sh" "$4" "$2" "$3" ;;
  esac
  "$@" >"$result" 2>&1 || echo "FAIL $1 ended with $?" >>"$result"' sh "$here" "$work" "$rewriter"

[ -z "$verbose" ] || cat "$work"/*.result
[ -n "$verbose" ] || cat "$work"/*.result | grep -v '^ok ' || true
count() {
  cat "$work"/*.result | grep -c "^$1 " || true
}
echo "subtests: $(count ok) passed, $(count FAIL) failed, $(count skip) skipped"
[ "$(count FAIL)" = 0 ]
