# Sourced by the tests of this folder. The current folder is for the test alone and has a space in its name.
# shellcheck shell=bash
set -u

BUILD=${BUILD:?the folder with dbuf-nvcc and dbuf}
for name in $(compgen -e | grep -E '^(DBUF|NVCC|CUDA_HOME|CUDA_PATH|CCACHE)'); do
  unset "$name"
done
if [[ $PWD != *" "* ]]; then # run by hand
  work=$(mktemp -d "${TMPDIR:-/tmp}/dbuf cli.XXXXXX")
  trap 'rm -rf "$work"' EXIT
  cd "$work" || exit 1
fi
export XDG_CACHE_HOME=$PWD/cache HOME=$PWD/home TMPDIR=$PWD/tmp
mkdir -p cache home tmp
# shellcheck disable=SC2034 # for the scripts that source this
dbuf_nvcc=$BUILD/dbuf-nvcc
# shellcheck disable=SC2034
dbuf=$BUILD/dbuf
# shellcheck disable=SC2034
nvcc=$(command -v nvcc || echo /usr/local/cuda/bin/nvcc)
passed=0 failed=0 skipped=0

fail() {
  echo "FAILED: $1"
  shift
  [ $# = 0 ] || printf '    %s\n' "$@" | head -n 60
  failed=$((failed + 1))
}

ok() {
  echo "ok: $1"
  passed=$((passed + 1))
}

skip() {
  echo "skipped: $1"
  skipped=$((skipped + 1))
}

# check WHAT COMMAND ...: the command must succeed.
check() {
  local what=$1 output
  shift
  if output=$("$@" 2>&1); then ok "$what"; else fail "$what" "$output"; fi
}

# equal WHAT WANTED GOT
equal() {
  if [ "$2" = "$3" ]; then
    ok "$1"
  else
    fail "$1" "$(diff <(printf '%s\n' "$2") <(printf '%s\n' "$3"))"
  fi
}

not() {
  ! "$@"
}

# What differs from run to run of nvcc itself: the process id in the names of its temporary files.
normal() {
  sed -E 's/tmpxft_[0-9a-f]+_/tmpxft_PID_/g; s/(_INTERNAL|_GLOBAL__N_|fatbinwrap)_[0-9a-f]{8}_([0-9]+_[a-z_]*)_[0-9]+$/\1_CRC_\2_PID/' "$@"
}

# No session folder and no half-written file may be left by anybody.
left_over() {
  find "$PWD" \( -name 'dbuf-??????' -o -name '*.dbuf-??????' \) ! -path "$PWD" | head
}

finish() {
  local left
  left=$(left_over)
  if [ -z "$left" ]; then ok "nothing is left behind"; else fail "left behind" "$left"; fi
  echo "subtests: $passed passed, $failed failed, $skipped skipped"
  [ $failed = 0 ]
}
