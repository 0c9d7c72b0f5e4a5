#!/usr/bin/env bash
# The sources are formatted as .clang-format says; with -i (make fmt) they are made so. Run by continuous integration
# and make lint, not by make check: another version of clang-format may think differently.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if ! command -v clang-format >/dev/null; then
  echo "clang-format is not installed"
  exit 77
fi
if [ "${1:-}" = -i ]; then
  how=(-i)
else
  how=(--dry-run -Werror)
fi
find wrapper tests/unit tests/fuzz -name '*.[ch]' -print0 | xargs -0 clang-format "${how[@]}"
