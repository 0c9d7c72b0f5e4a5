# Sourced by the tests of this folder.
# shellcheck shell=bash

# Tests that run make are run by make.
unset MAKEFLAGS MFLAGS MAKELEVEL MAKEOVERRIDES

passed=0 failed=0 skipped=0

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

skip() {
  echo "skipped: $1"
  skipped=$((skipped + 1))
}

not() {
  ! "$@"
}

# example HEADING LANGUAGE: the example in that language below that heading of examples/builds.md.
example() {
  awk -v heading="## $1" -v fence="\`\`\`$2" '
    /^## / { inside = $0 == heading }
    /^```/ { shown = inside && $0 == fence; next }
    shown' "$ROOT/examples/builds.md" | grep . || {
    echo "examples/builds.md has no $2 below \"$1\"" >&2
    return 1
  }
}

# installation FOLDER: dbuf installed there, under usr/local. From a copy of what the build folder says of installing, so
# that its own record stays as it is; no test may write to the build folder.
installation() {
  local copy
  copy=$(mktemp -d)
  cp -R "$BUILD"/{meson-private,dbuf-nvcc,dbuf} "$copy"
  mkdir "$copy/meson-logs"
  "$ROOT/meson/install.sh" install "$copy" "$1" >"$copy/log" || cat "$copy/log" >&2
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
  echo "subtests: $passed passed, $failed failed, $skipped skipped"
  [ "$failed" = 0 ]
}
