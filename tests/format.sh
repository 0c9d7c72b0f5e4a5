#!/usr/bin/env bash
# The sources are formatted as .clang-format says; with -i (make fmt) they are made so. Run by continuous integration
# and make lint, not by make check: another version of clang-format may think differently.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if ! command -v clang-format >/dev/null; then
  echo "clang-format is not installed"
  exit 77
fi
wrong=0
while IFS= read -r file; do
  if [ "${1:-}" = -i ]; then
    clang-format -i "$file"
  elif ! clang-format --dry-run -Werror "$file" 2>/dev/null; then
    echo "make fmt would change $file"
    wrong=1
  fi
done < <(find wrapper tests/unit tests/fuzz tests/bench -name '*.[ch]' | sort)
exit $wrong
