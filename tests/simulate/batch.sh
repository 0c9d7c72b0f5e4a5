#!/usr/bin/env bash
# batch.sh FIRST COUNT FOLDER: random loops FIRST to FIRST+COUNT-1 as one file; the driver's lines.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
first=$1 count=$2 folder=$3/$1
rm -rf "$folder"
mkdir -p "$folder"
# Where nothing is unrolled, compiling and running take half the time; every fourth file is as nvcc makes it.
[ $((first / count % 4)) = 0 ] || OPTIMISE="-Xcicc -O1"

python3 "$here/random_loops.py" "$first" "$count" >"$folder/loops.cu" || exit 2
names=()
for seed in $(seq "$first" $((first + count - 1))); do
  names+=("$seed=loop_$seed::emu_run")
done
listed "$folder/loops.cu" "${names[@]}" >"$folder/case.cu"
if ! prepare "$folder"; then
  echo "FAIL $first original: does not compile: $(grep -m 1 -i error "$folder/log")"
  exit 0
fi
cp "$folder/case.ii" "$folder/whole.ii"

# The loops that the compiler refuses are left as written, by leaving their pragmas out: what only the compiler knows
# (types), the rewriter leaves to static assertions.
modules=()
for plan in $plans; do
  module=${plan/:auto/}
  module=${module/:/_}
  cp "$folder/whole.ii" "$folder/case.ii"
  for _ in 1 2 3 4 5 6 7 8; do
    if ! rewrite "$folder" "$module" "$plan" --set pipeline.on_refuse=warn; then
      echo "FAIL $first $module: not rewritten: $(head -n 1 "$folder/$module.log")"
      break
    elif to_ptx "$folder/$module.ii" "$folder/$module.ptx" >"$folder/$module.err" 2>&1; then
      modules+=("$module=$folder/$module.ptx")
      break
    fi
    refused=$(sed -n 's/^loop_\([0-9]*\)\.cu([0-9]*): error.*static assertion.*dbuf-.*/\1/p' "$folder/$module.err" | sort -u)
    if [ -z "$refused" ]; then
      echo "FAIL $first $module: does not compile: $(grep -m 1 -i error "$folder/$module.err")"
      break
    fi
    for seed in $refused; do
      sed -i "/^namespace loop_$seed {/,/^namespace/{/^#pragma dbuf/s/.*//}" "$folder/case.ii"
    done
  done
done
DRIVER_OPTIONS=${DRIVER_OPTIONS---some --seed $first}
compare "$first" "$folder" "${modules[@]}"
