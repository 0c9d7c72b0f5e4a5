#!/usr/bin/env bash
# Loops that are refused (refuse/ID.cu for each reason of wrapper/rewrite/reasons.def) and bad clauses
# (refuse/clause-*.cu), each with all that is said about it, in comments at the end of the file:
#   // expect: 101       the exit code, then the messages without the file's name
#   // 7:25: error: ... [dbuf-ID]
#   //       source line
#   //       ^~~~
# A line "// arch: 75" is for another architecture than sm_80. A file whose name goes on after the ID
# (alias-constant-pointer.cu) is another way to the same refusal.
set -uo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
reasons=$here/../../wrapper/rewrite/reasons.def
rewriter=${BUILD:?the build folder}/tests/rewrite_case
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$here" || exit 1 # messages show the source's lines

# What no text can bring about, and where it is said instead.
elsewhere="static-limit" # by the compiler, of the rewritten text: tests/cli/pragma.sh

passed=0 failed=0

ok() {
  passed=$((passed + 1))
}

fail() {
  echo "FAILED: $1"
  failed=$((failed + 1))
}

for file in *.cu; do
  { echo "# 1 \"$file\"" && cat "$file"; } >"$work/in"
  arch=$(sed -n 's|^// arch: ||p' "$file")
  code=0
  "$rewriter" "$work/in" --arch "${arch:-80}" -o "$work/out" >"$work/loops" 2>"$work/messages" || code=$?
  {
    echo "expect: $code"
    sed "s/^$file://" "$work/messages"
  } >"$work/got"
  sed -n '/^\/\/ expect: /,$p' "$file" | sed 's|^// \{0,1\}||' >"$work/wanted"
  if diff "$work/wanted" "$work/got" >"$work/diff"; then
    ok
  else
    fail "$file"
    cat "$work/diff"
  fi
  if [ -e "$work/out" ]; then
    fail "$file: there is a rewritten text"
    rm "$work/out"
  fi
done

# Every reason has its file, and that file is refused for this reason.
for id in $(sed -n 's/^REASON([A-Z_]*, "\([a-z-]*\)".*/\1/p' "$reasons"); do
  case " $elsewhere " in *" $id "*) continue ;; esac
  if grep -qs "^// .*error: .*\[dbuf-$id\]\$" "$id.cu"; then ok; else fail "no test of $id"; fi
done
count=$(grep -c '^REASON(' "$reasons")
found=$(sed -n 's/^REASON([A-Z_]*, "\([a-z-]*\)".*/\1/p' "$reasons" | wc -l)
if [ "$count" = "$found" ]; then ok; else fail "$reasons: $count reasons, $found ids read"; fi

echo "subtests: $passed passed, $failed failed, 0 skipped"
[ $failed = 0 ]
