#!/usr/bin/env bash
# Runs the tests and ends with the line "N passed, N failed, N skipped"; exit 1 when any failed or none passed.
#
# Usage: BUILD=build tests/run.sh [SUITE ...]      (default: every suite)
#
# The suites: unit and replay (programs that Meson knows: tests/meson.build); layout and, under CI, format
# (tests/NAME.sh); and every other folder of tests/ that holds scripts: tests/SUITE/run.sh when there is one, else all
# of tests/SUITE/*.sh except lib*.sh (for sourcing), capture*.sh (which make the data of tests) and the two below. To
# add a test, add a script. Only by name: matrix (all matrix*.sh: other versions of build systems and of nvcc, from
# PyPI), sweep (all sweep*.sh, which go through every case where the test beside them takes some) and package (what make
# package makes). A script runs in an empty folder of its own with
#   BUILD    the absolute path of the build folder, ROOT that of the repository,
#   PATH     with nvcc, cuobjdump and nvdisasm, and no DBUF_* or NVCC_* variables,
# passes with exit 0 and is skipped with exit 77 and the reason in its last line. When its last line is
#   subtests: P passed, F failed, S skipped
# these numbers count in place of 1.
# JOBS is how many scripts run at a time (2), LIMIT the seconds each may take (600), LOGS the folder of their output
# (BUILD/check).
set -uo pipefail

ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
BUILD=$(cd "${BUILD:-$ROOT/build}" && pwd) || exit 1
JOBS=${JOBS:-2}
LIMIT=${LIMIT:-600}
export ROOT BUILD

# shellcheck source=tests/env.sh
. "$ROOT/tests/env.sh"
unset DBUF_NVCC
for name in $(compgen -e | grep -E '^(DBUF|NVCC)_'); do
  unset "$name"
done

logs=${LOGS:-$BUILD/check}
rm -rf "$logs"
mkdir -p "$logs"
trap 'trap - INT TERM; kill 0' INT TERM

passed=0 failed=0 skipped=0
failures=()

# add PASSED FAILED SKIPPED
add() {
  passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
}

# ---- programs -----------------------------------------------------------------------------------------------------

# run_programs SUITE: through Meson. A cmocka program counts its cases, any other counts as one.
run_programs() {
  local name p f s
  rm -f "$BUILD/meson-logs/$1.json"
  (cd "$BUILD" && meson test --no-rebuild --suite "$1" --num-processes "$JOBS" --logbase "$1") >"$logs/$1.log" 2>&1 </dev/null
  if [ ! -s "$BUILD/meson-logs/$1.json" ]; then
    cat "$logs/$1.log"
    add 0 1 0
    failures+=("$1 (did not run)")
    return
  fi
  mkdir -p "$logs/$1"
  while read -r name p f s; do
    add "$p" "$f" "$s"
    if [ "$f" -gt 0 ]; then
      echo "FAIL $1/$name ($p passed, $f failed)"
      failures+=("$1/$name")
      tail -n 200 "$logs/$1/$name.log" | sed 's/^/    /'
    else
      echo "PASS $1/$name ($p passed$([ "$s" = 0 ] || echo ", $s skipped"))"
    fi
  done < <(python3 "$ROOT/tests/meson_results.py" "$BUILD/meson-logs/$1.json" "$logs/$1")
}

# ---- scripts ------------------------------------------------------------------------------------------------------

# run_script NAME FILE: in the background; leaves NAME.rc, NAME.log, NAME.time in the log folder. When it is told to stop,
# so is the script, which timeout has put into a group of its own, and its folder goes.
run_script() {
  local log=$logs/${1//\//-} start=$SECONDS work rc=0 script
  work=$(mktemp -d "${TMPDIR:-/tmp}/dbuf check.XXXXXX")
  (cd "$work" && TMPDIR=$work exec timeout --kill-after=10 "$LIMIT" bash "$2") >"$log.log" 2>&1 </dev/null &
  script=$!
  trap 'kill $script; wait $script; rm -rf "$work"; exit 1' TERM
  wait $script || rc=$?
  if [ $rc = 124 ]; then
    echo "stopped after $LIMIT s" >>"$log.log"
  fi
  rm -rf "$work"
  echo $((SECONDS - start)) >"$log.time"
  echo $rc >"$log.rc"
}

# tell_script NAME: counts and prints what run_script left.
tell_script() {
  local log=$logs/${1//\//-} rc last time p f s numbers='^subtests: ([0-9]+) passed, ([0-9]+) failed, ([0-9]+) skipped$'
  rc=$(cat "$log.rc" 2>/dev/null || echo 1)
  time=$(cat "$log.time" 2>/dev/null || echo '?')
  last=$(grep -v '^[[:space:]]*$' "$log.log" | tail -n 1)
  p=0 f=0 s=0
  if [[ $last =~ $numbers ]]; then
    p=${BASH_REMATCH[1]} f=${BASH_REMATCH[2]} s=${BASH_REMATCH[3]}
  elif [ "$rc" = 0 ]; then
    p=1
  fi
  if [ "$rc" = 77 ]; then
    s=$((s > 0 ? s : 1))
  elif [ "$rc" != 0 ] && [ "$f" = 0 ]; then
    f=1
  fi
  add "$p" "$f" "$s"
  if [ "$f" -gt 0 ]; then
    echo "FAIL $1 ($p passed, $f failed, $time s)"
    failures+=("$1")
    tail -n 200 "$log.log" | sed 's/^/    /'
  elif [ "$rc" = 77 ]; then
    echo "SKIP $1: $last"
  else
    echo "PASS $1 ($p passed$([ "$s" = 0 ] || echo ", $s skipped"), $time s)"
    if [ "$s" -gt 0 ]; then
      grep -i '^skip' "$log.log" | sed 's/^/    /'
    fi
  fi
}

# run_scripts NAME=FILE ...: JOBS at a time, told in the order in which they were given.
run_scripts() {
  local item running=0 next=0 items=("$@")
  for item in "${items[@]}"; do
    if [ $running -ge "$JOBS" ]; then
      wait -n
      running=$((running - 1))
    fi
    run_script "${item%%=*}" "${item#*=}" &
    running=$((running + 1))
    while [ $next -lt ${#items[@]} ] && [ -e "$logs/$(log_name "${items[next]}").rc" ]; do
      tell_script "${items[next]%%=*}"
      next=$((next + 1))
    done
  done
  wait
  for item in "${items[@]:next}"; do
    tell_script "${item%%=*}"
  done
}

log_name() {
  local name=${1%%=*}
  echo "${name//\//-}"
}

# ---- all of it ----------------------------------------------------------------------------------------------------

# is_test FILE: a script to be run, neither for sourcing nor for making data.
is_test() {
  case $(basename "$1") in
  lib* | capture* | matrix* | sweep*) return 1 ;;
  *) [ -e "$1" ] ;;
  esac
}

suites() {
  echo layout unit replay
  [ -z "${CI:-}" ] || echo format
  local folder file
  for folder in "$ROOT"/tests/*/; do
    folder=$(basename "$folder")
    case $folder in
    unit | fuzz | bench | replay | layout | format | package) ;;
    *)
      for file in "$ROOT/tests/$folder"/*.sh; do
        if is_test "$file"; then
          echo "$folder"
          break
        fi
      done
      ;;
    esac
  done
}

scripts=()
# shellcheck disable=SC2046 # one word a suite
[ $# -gt 0 ] || set -- $(suites)
for suite; do
  case $suite in
  unit | replay) run_programs "$suite" ;;
  layout | format) scripts+=("$suite=$ROOT/tests/$suite.sh") ;;
  matrix | sweep)
    for file in "$ROOT"/tests/*/"$suite"*.sh; do
      scripts+=("$suite/$(basename "$file" .sh)=$file")
    done
    ;;
  *)
    found=0
    for file in "$ROOT/tests/$suite"/*.sh; do
      if [ -e "$ROOT/tests/$suite/run.sh" ]; then
        [ "$(basename "$file")" = run.sh ] || continue
        scripts+=("$suite=$file")
      else
        is_test "$file" || continue
        scripts+=("$suite/$(basename "$file" .sh)=$file")
      fi
      found=1
    done
    if [ $found = 0 ]; then
      echo "FAIL $suite: no such suite"
      failures+=("$suite")
      add 0 1 0
    fi
    ;;
  esac
done
[ ${#scripts[@]} = 0 ] || run_scripts "${scripts[@]}"

if [ ${#failures[@]} -gt 0 ]; then
  echo
  printf 'failed: %s\n' "${failures[@]}"
fi
echo
echo "$passed passed, $failed failed, $skipped skipped"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
