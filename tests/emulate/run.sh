#!/bin/sh
# Runs rewritten loops against their originals on an emulated GPU.
#   BUILD=DIR tests/emulate/run.sh [-v] [CASE...]
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
"$here/make_prelude.sh" "$root" >"$work/prelude.h"

rewriter=$BUILD/tests/rewrite_case
if [ ! -x "$rewriter" ] && [ -e "$root/wrapper/rewrite/rewrite.c" ]; then
  rewriter=$work/rewrite_case
  gcc -std=c17 -D_GNU_SOURCE -DDBUF_VERSION='"test"' -O1 -w -I"$root/wrapper" "$here/rewrite_case.c" \
    "$root"/wrapper/base/*.c "$root"/wrapper/command/*.c "$root"/wrapper/rewrite/*.c -linih -lcjson -o "$rewriter"
fi

cases=self_test # the machine itself first: right pipelines pass, each wrong one is caught
[ $# = 0 ] || cases=
[ $# -gt 0 ] || set -- "$here"/cases/*.cu
for case; do
  cases="$cases $(basename "$case" .cu)"
done
# shellcheck disable=SC2016,SC2086 # expanded by the inner shell; cases are words
printf '%s\n' $cases | xargs -P 2 -n 1 sh -c '
  case $4 in
  self_test) set -- "$4" "$1/self_test.sh" "$2" ;;
  *) set -- "$4" "$1/one_case.sh" "$1/cases/$4.cu" "$2" "$3" ;;
  esac
  name=$1
  shift
  "$@" >"$0/$name.result" 2>&1 || echo "FAIL $name: $1 ended with $?" >>"$0/$name.result"' \
  "$work" "$here" "$work" "$rewriter"

[ -z "$verbose" ] || cat "$work"/*.result
[ -n "$verbose" ] || cat "$work"/*.result | grep -v '^ok ' || true
count() {
  cat "$work"/*.result | grep -c "^$1 " || true
}
echo "subtests: $(count ok) passed, $(count FAIL) failed, $(count skip) skipped"
[ "$(count FAIL)" = 0 ]
