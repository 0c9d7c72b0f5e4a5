#!/usr/bin/env bash
# Small loops (golden/NAME.cu) and what becomes of them in each variant (golden/NAME.out.cu), to the byte, without the
# device prelude. UPDATE=1 writes the second anew: read the change in git diff, whether each line of it is right.
#
# Beside that, of every file: with no loop pipelined the text is the input with its pragmas' lines blank, and without a
# pragma it is the input.
set -uo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
rewriter=${BUILD:?the build folder}/tests/rewrite_case
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$here" || exit 1 # messages show the source's lines

passed=0 failed=0

ok() {
  passed=$((passed + 1))
}

fail() {
  echo "FAILED: $1"
  failed=$((failed + 1))
}

# input NAME [PRAGMAS]: the file as the preprocessor would give it; "without": its pragmas removed.
input() {
  echo "# 1 \"$1.cu\""
  if [ "${2:-with}" = with ]; then cat "$1.cu"; else sed '/^#pragma dbuf/d' "$1.cu"; fi
}

# section NAME VARIANT STAGES: the rewritten text, or why there is none.
section() {
  local code=0
  echo "// ---- $2 $3 ----"
  rm -f "$work/out"
  "$rewriter" "$work/in" --arch 80 --set "pipeline.variant=$2" --set "pipeline.stages=$3" -o "$work/out" \
    >"$work/loops" 2>"$work/messages" || code=$?
  sed 's|^|// |' "$work/loops" "$work/messages"
  case $code in
  0) sed '1,/^# 1 "<dbuf>"$/d' "$work/out" ;;
  101) ;;
  *)
    echo "exit code $code"
    ;;
  esac
}

# same WHAT NAME EXPECTED ARGUMENTS...: the rewriter's result is this file.
same() {
  local what=$1 name=$2 expected=$3
  shift 3
  rm -f "$work/out"
  if "$rewriter" "$work/in" -o "$work/out" "$@" >"$work/loops" 2>"$work/messages" && cmp -s "$expected" "$work/out"; then
    ok
  else
    fail "$name: $what"
    diff "$expected" "$work/out" 2>&1 | head -n 10
  fi
}

for name in *.cu; do
  case $name in *.out.cu) continue ;; esac
  name=${name%.cu}
  input "$name" >"$work/in"
  for plan in "cp_async 2" "cp_async 3" "ldg auto" "ldg_single auto"; do
    # shellcheck disable=SC2086 # two words
    section "$name" $plan
  done >"$work/got"
  if [ -n "${UPDATE:-}" ]; then
    cp "$work/got" "$name.out.cu"
  fi
  if diff -u "$name.out.cu" "$work/got" >"$work/diff" 2>&1; then
    ok
  else
    fail "$name: not as in $name.out.cu (make golden writes it anew)"
    head -n 12 "$work/diff"
  fi
  sed 's/^#pragma dbuf.*//' "$work/in" >"$work/blank"
  same "left alone, only the pragma is blanked" "$name" "$work/blank" --arch 80 --set pipeline.variant=off
  same "on the host too" "$name" "$work/blank" --arch 0
  input "$name" without >"$work/in"
  cp "$work/in" "$work/plain"
  same "without a pragma it is untouched" "$name" "$work/plain" --arch 80
done
for file in *.out.cu; do
  [ -e "${file%.out.cu}.cu" ] || fail "$file has no input"
done

echo "subtests: $passed passed, $failed failed, 0 skipped"
[ $failed = 0 ]
