#!/usr/bin/env bash
# The sources are formatted as .clang-format says. Run by continuous integration and make lint, not by make check:
# another version of clang-format may think differently.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if ! command -v clang-format >/dev/null; then
  echo "clang-format is not installed"
  exit 77
fi
git ls-files -co --exclude-standard -z 'wrapper/*.[ch]' 'tests/unit/*.[ch]' 'tests/fuzz/*.[ch]' |
  xargs -0 clang-format --dry-run -Werror
