#!/usr/bin/env bash
# Loops that are refused (refuse/ID.cu for each reason of wrapper/rewrite/reasons.def) and bad clauses
# (refuse/clause-*.cu), each with all that is said about it, in comments at the end of the file:
#   // expect: 101       the exit code, then the messages without the file's name
#   // 7:25: error: ... [dbuf-ID]
#   //       source line
#   //       ^~~~
# A line "// arch: 75" is for another architecture than sm_80, and "// rdc: true" as with -rdc=true. A file whose name goes on after the ID
# (alias-constant-pointer.cu) is another way to the same refusal.
#
# accepted/ID.cu is what ID.cu becomes when its message is followed, and is pipelined. wrapper/REASONS.md is made of all
# these by reasons.py. UPDATE=1 writes what is expected, and the page, anew: read the change in git diff.
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

# rewrite FILE: leaves code, $work/out, $work/loops and $work/messages.
rewrite() {
  local arch rdc
  { echo "# 1 \"$1\"" && cat "$1"; } >"$work/in"
  arch=$(sed -n 's|^// arch: ||p' "$1")
  rdc=$(sed -n 's|^// rdc: ||p' "$1")
  rm -f "$work/out"
  code=0
  "$rewriter" "$work/in" --arch "${arch:-80}" --rdc "${rdc:-false}" -o "$work/out" >"$work/loops" 2>"$work/messages" || code=$?
}

for file in *.cu; do
  rewrite "$file"
  {
    echo "expect: $code"
    sed "s/^$file://" "$work/messages"
  } >"$work/got"
  if [ -n "${UPDATE:-}" ]; then
    { sed '/^\/\/ expect: /,$d' "$file" && sed 's|^|// |; s| *$||' "$work/got"; } >"$work/new"
    cmp -s "$work/new" "$file" || cp "$work/new" "$file"
  fi
  sed -n '/^\/\/ expect: /,$p' "$file" | sed 's|^// \{0,1\}||' >"$work/wanted"
  if diff "$work/wanted" "$work/got" >"$work/diff"; then
    ok
  else
    fail "$file"
    cat "$work/diff"
  fi
  if [ -e "$work/out" ]; then
    fail "$file: there is a rewritten text"
  fi
done

for file in accepted/*.cu; do
  rewrite "$file"
  if [ "$code" = 0 ] && [ ! -s "$work/messages" ] && grep -qE ' (cp_async|ldg|ldg_single) [0-9]+$' "$work/loops"; then
    ok
  else
    fail "$file is not pipelined"
    cat "$work/loops" "$work/messages"
  fi
done

# Every reason has its file, each file is of a reason, and the page tells them all.
if python3 reasons.py ${UPDATE:+--update}; then ok; else fail "the reasons"; fi

echo "subtests: $passed passed, $failed failed, 0 skipped"
[ $failed = 0 ]
