#!/usr/bin/env bash
# make lint: formatting, shellcheck, builds with gcc and clang where every warning is an error, clang-tidy.
# A tool that is missing fails it, so that nothing passes unlooked at.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1

failed=()

# step NAME TOOL COMMAND ...
step() {
  local name=$1 tool=$2
  shift 2
  echo "== $name"
  if ! command -v "$tool" >/dev/null; then
    echo "$tool is not installed: apt-get install ${tool/run-clang-tidy/clang-tidy}"
    failed+=("$name (no $tool)")
  elif ! "$@"; then
    failed+=("$name")
  fi
}

check_scripts() {
  find tests examples meson .ci/run \( -name '*.sh' -o -name '*.bash' -o -name run \) -type f -print0 |
    xargs -0 shellcheck --severity=warning --external-sources --source-path=SCRIPTDIR
}

build_with() {
  CC=$1 make --no-print-directory all BUILD="build-lint-$1" WERROR=true
}

tidy() {
  [ -e build-lint-clang/compile_commands.json ] || build_with clang
  find wrapper tests/unit tests/fuzz tests/bench -name '*.c' -print0 |
    xargs -0 -P 2 -n 1 clang-tidy --quiet -p build-lint-clang
}

step format clang-format bash tests/format.sh
step shellcheck shellcheck check_scripts
step gcc gcc build_with gcc
step clang clang build_with clang
step clang-tidy clang-tidy tidy

if [ ${#failed[@]} -gt 0 ]; then
  echo
  printf 'lint failed: %s\n' "${failed[@]}"
  exit 1
fi
echo "lint: nothing to complain about"
