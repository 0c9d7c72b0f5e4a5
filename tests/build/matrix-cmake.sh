#!/usr/bin/env bash
# make check-matrix: tests/build/cmake.sh, the whole of it, with several versions of CMake from PyPI (into BUILD/cmake),
# with the one in PATH, and with one generator for all projects. Ends like all tests; a version that cannot be had
# is skipped.
#
# VERSIONS are those of CMake, as PyPI names them; GENERATORS are tried with the first and the last of them
# ("mixed": each project another one, which is tried with all).
set -uo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
BUILD=$(cd "${BUILD:-$ROOT/build}" && pwd) || exit 1
VERSIONS=${VERSIONS-3.18.4.post1 3.21.4 3.24.3 3.27.9 3.31.10 4.0.3 4.4.5}
GENERATORS=${GENERATORS-Unix Makefiles,Ninja,Ninja Multi-Config}
export ROOT BUILD
# shellcheck source=tests/env.sh
. "$ROOT/tests/env.sh"

passed=0 failed=0 skipped=0

# bring VERSION: the program's path, downloaded when it is not there yet. Fails with the reason on stdout.
bring() {
  local folder=$BUILD/cmake/$1 log python
  log=$folder.log
  if [ ! -x "$folder/cmake/data/bin/cmake" ]; then
    for python in python3 /usr/bin/python3 none; do
      ! "$python" -m pip --version >/dev/null 2>&1 || break
    done
    [ "$python" != none ] || { echo "python3 has no pip" && return 1; }
    rm -rf "$folder" "$folder.wheel" && mkdir -p "$folder"
    "$python" -m pip --no-cache-dir download --quiet --no-deps --only-binary :all: -d "$folder.wheel" "cmake==$1" \
      >"$log" 2>&1 </dev/null || { tail -n 1 "$log" && return 1; }
    "$python" -m zipfile -e "$folder.wheel"/*.whl "$folder" && rm -rf "$folder.wheel"
    # A wheel is a zip and its unpacker forgets the permission to execute.
    chmod 755 "$folder"/cmake/data/bin/*
  fi
  "$folder/cmake/data/bin/cmake" --version >"$log" 2>&1 || { echo "it does not run here" && return 1; }
  echo "$folder/cmake/data/bin/cmake"
}

# one NAME CMAKE GENERATOR
one() {
  local log=$BUILD/check/matrix-${1//[\/ ]/-}.log work start=$SECONDS last
  work=$(mktemp -d "${TMPDIR:-/tmp}/dbuf check.XXXXXX")
  (cd "$work" && CMAKE=$2 GENERATOR=$3 WHOLE=1 TMPDIR=$work bash "$ROOT/tests/build/cmake.sh") >"$log" 2>&1 </dev/null
  rm -rf "$work"
  last=$(tail -n 1 "$log")
  if [[ $last =~ ^subtests:\ ([0-9]+)\ passed,\ ([0-9]+)\ failed,\ ([0-9]+)\ skipped$ ]]; then
    passed=$((passed + BASH_REMATCH[1])) failed=$((failed + BASH_REMATCH[2])) skipped=$((skipped + BASH_REMATCH[3]))
    echo "$1: ${last#subtests: }, $((SECONDS - start)) s"
    grep -A 20 '^FAILED' "$log"
  else
    failed=$((failed + 1))
    echo "$1: did not end; $log"
    tail -n 20 "$log"
  fi
}

mkdir -p "$BUILD/check" "$BUILD/cmake"
read -ra versions <<<"$VERSIONS"
IFS=, read -ra generators <<<"$GENERATORS"
if program=$(command -v cmake); then
  one "cmake in PATH" "$program" ''
fi
for version in "${versions[@]}"; do
  if ! program=$(bring "$version"); then
    echo "skipped: cmake $version: $program"
    skipped=$((skipped + 1))
    continue
  fi
  one "cmake $version" "$program" ''
  if [ "$version" = "${versions[0]}" ] || [ "$version" = "${versions[-1]}" ]; then
    for generator in "${generators[@]}"; do
      one "cmake $version $generator" "$program" "$generator"
    done
  fi
done

echo "subtests: $passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
