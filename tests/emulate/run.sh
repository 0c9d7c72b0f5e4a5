#!/bin/sh
# Runs rewritten loops against their originals on an emulated GPU.
#   BUILD=DIR tests/emulate/run.sh [-v] [CASE...]
# Uses $BUILD/rewrite_case when the build made it, else builds it from the sources; leaves its files in $BUILD/emulate.
# Ends with "subtests: P passed, F failed, S skipped"; exit code 1 when one failed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(dirname "$(dirname "$here")")
work=${BUILD:?set BUILD to the build directory}/emulate
verbose=
[ "${1-}" != -v ] || { verbose=1; shift; }
mkdir -p "$work"
rm -f "$work"/*.result

machine_flags="-std=c++17 -O2 -Wall -Wextra -Wno-attributes -U_FORTIFY_SOURCE"
# shellcheck disable=SC2086 # flags are words
for part in emulator compare; do
  g++ $machine_flags -c "$here/$part.cpp" -o "$work/$part.o"
done
"$here/make_prelude.sh" "$root" >"$work/prelude.h"

rewriter=$BUILD/rewrite_case
if [ ! -x "$rewriter" ] && [ -e "$root/wrapper/rewrite/rewrite.c" ]; then
  rewriter=$work/rewrite_case
  "${CC:-gcc}" -std=c17 -D_GNU_SOURCE -O1 -w -I"$root/wrapper" "$here/rewrite_case.c" "$root"/wrapper/base/*.c \
    "$root"/wrapper/command/*.c "$root"/wrapper/rewrite/*.c -linih -o "$rewriter"
fi

if [ $# -gt 0 ]; then
  cases=$(for c in "$@"; do echo "$here/cases/$(basename "$c" .cu).cu"; done)
else # the machine itself first: right pipelines pass, each wrong one is caught
  cases="self_test $(ls "$here"/cases/*.cu)"
fi
# shellcheck disable=SC2016,SC2086 # expanded by the inner shell; cases are words
printf '%s\n' $cases | xargs -P 2 -n 1 sh -c '
  name=$(basename "$4" .cu)
  case $4 in
  self_test) set -- "$1/self_test.sh" "$2" ;;
  *) set -- "$1/one_case.sh" "$4" "$2" "$3" ;;
  esac
  result=$0/$name.result
  "$@" >"$result" 2>&1 || echo "FAIL $name: $1 ended with $?" >>"$result"' "$work" "$here" "$work" "$rewriter"

[ -z "$verbose" ] || cat "$work"/*.result
[ -n "$verbose" ] || cat "$work"/*.result | grep -v '^ok ' || true
count() {
  cat "$work"/*.result | grep -c "^$1 " || true
}
echo "subtests: $(count ok) passed, $(count FAIL) failed, $(count skip) skipped"
[ "$(count FAIL)" = 0 ]
