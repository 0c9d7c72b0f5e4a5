#!/bin/sh
# build_program.sh PREPROCESSED SYMBOL OBJECT: compiles one program (a case as written, or a variant of it) for the
# machine. Shared variables become static ones; all symbols but emu_run_SYMBOL are hidden, since the variants define
# the same functions.
set -eu
text=$1 symbol=$2 object=$3
# Attributes as one word first: the rewriter may have put blanks between their tokens.
sed -E \
  -e 's/__attribute__ *\( *\( *(shared|constant) *\) *\)/__attribute__((\1))/g' \
  -e 's/extern +__attribute__\(\(shared\)\)([^;]*[^A-Za-z0-9_;])([A-Za-z_][A-Za-z0-9_]*) *\[ *\] *;/auto \&\2 = *(\1 (*)[12288])emu_dynamic_shared;/' \
  -e 's/extern +__attribute__\(\(shared\)\)([^;]*[^A-Za-z0-9_;])([A-Za-z_][A-Za-z0-9_]*) *\[ *\] *(\[[^;]*\]) *;/auto \&\2 = *(\1 (*)[256]\3)emu_dynamic_shared;/' \
  -e 's/static +__attribute__\(\(shared\)\)/__attribute__((shared))/g' \
  -e 's/__attribute__\(\(shared\)\)/static/g' \
  -e 's/__attribute__\(\(constant\)\)/__attribute__((section(".data.emu_constant")))/g' \
  -e "s/\\bemu_run\\b/emu_run_$symbol/g" \
  "$text" >"$object.cpp"
if grep -q '(( *shared *))' "$object.cpp"; then
  echo "error: a shared variable is left" >&2
  exit 1
fi
# Array indices and the alignment of vector accesses are checked by traps. Without jump threading a barrier stays one
# call, so that the machine can tell barriers by their place.
g++ -std=gnu++17 -O1 -w -U_FORTIFY_SOURCE -ffp-contract=off -fno-strict-aliasing -fwrapv -fno-thread-jumps \
  -fno-split-paths -fno-gnu-unique -fno-common -fsanitize=bounds,alignment -fsanitize-undefined-trap-on-error \
  -D'launch_bounds(...)=' -c "$object.cpp" -o "$object.raw"
objcopy -R .group --keep-global-symbol="emu_run_$symbol" "$object.raw" "$object"
rm -f "$object.raw"
