# Sourced by the tests of this folder.
# shellcheck shell=bash

passed=0 failed=0

# check WHAT COMMAND ...: counts whether the command succeeds; prints what it said when not.
check() {
  local what=$1 output
  shift
  if output=$("$@" 2>&1); then
    echo "ok: $what"
    passed=$((passed + 1))
  else
    echo "FAILED: $what"
    printf '%s\n' "$output" | tail -n 60
    failed=$((failed + 1))
  fi
}

not() {
  ! "$@"
}

# pipelined FILE: its row_sum copies asynchronously, which nvcc does of itself in no case.
pipelined() {
  local sass
  sass=$(cuobjdump -sass "$1") || return
  grep -q 'Function : row_sum' <<<"$sass" || return
  grep -q LDGSTS <<<"$sass"
}

# plain FILE: it holds row_sum, but as it was written.
plain() {
  cuobjdump -sass "$1" | grep -q 'Function : row_sum' && ! pipelined "$1"
}

# idle BUILD: a build has nothing to do.
idle() {
  ninja -C "$1" -n | grep 'no work to do'
}

# stale BUILD OUTPUT: the next build makes this output again.
stale() {
  ninja -C "$1" -n -v | grep -e "-o '*$2" || {
    ninja -C "$1" -n -v
    return 1
  }
}

finish() {
  echo "subtests: $passed passed, $failed failed, 0 skipped"
  [ "$failed" = 0 ]
}
