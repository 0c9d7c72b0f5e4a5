#!/usr/bin/env bash
# Runs every fuzz target for some seconds under libFuzzer with AddressSanitizer and UBSan. What is new stays in
# build-fuzz/corpus for the next run; an input that breaks something goes to tests/fuzz/corpus, where make check
# replays it. Files there that are called by their hash came of long runs that began with the tests' own sources; of the
# new ones only those came that reach other code: fuzz_NAME -merge=1 -use_counters=0, then -set_cover_merge=1.
# Usage: tests/fuzz.sh SECONDS [TARGET ...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

seconds=${1:-60}
shift || true
if ! command -v clang >/dev/null; then
  echo "fuzzing needs clang: apt-get install clang" >&2
  exit 1
fi
CC=clang make --no-print-directory all BUILD=build-fuzz MESON_ARGS="-Db_sanitize=address,undefined -Db_lundef=false \
  -Dc_args=-fsanitize=fuzzer-no-link -Dbuildtype=debugoptimized"

targets=("$@")
if [ ${#targets[@]} = 0 ]; then
  for file in tests/fuzz/fuzz_*.c; do
    [ ! -e "$file" ] || targets+=("$(basename "$file" .c)")
  done
fi
broken=()
for target in "${targets[@]}"; do
  name=${target#fuzz_}
  seeds=tests/fuzz/corpus/$name
  mkdir -p "build-fuzz/corpus/$name" "$seeds"
  echo "== $name, $seconds s"
  dictionary=()
  [ ! -e "tests/fuzz/$name.dict" ] || dictionary=("-dict=tests/fuzz/$name.dict")
  if ! UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 "build-fuzz/tests/fuzz_$name" -max_total_time="$seconds" \
    -timeout=10 -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix="$seeds/" "${dictionary[@]}" \
    "build-fuzz/corpus/$name" "$seeds" >"build-fuzz/$name.log" 2>&1; then
    tail -n 40 "build-fuzz/$name.log"
    broken+=("$name")
  else
    grep -E 'stat::number_of_executed_units|stat::new_units_added' "build-fuzz/$name.log" || true
  fi
done
if [ ${#broken[@]} -gt 0 ]; then
  printf 'broken: %s\n' "${broken[@]}"
  exit 1
fi
