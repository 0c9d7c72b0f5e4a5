#!/usr/bin/env bash
# naive.sh WORK: loops that may not be pipelined, or not in the obvious way (naive/*.cu). Each file holds the loop as
# written and, under NAIVE, the twin that someone in a hurry would write. The head of a file says what has to happen:
#   // refuse: ID         the variants that are not named below are refused for this reason
#   // accept: VARIANT... these run and give the results of the loop as written
#   // either: VARIANT... these may
#   // original: FAULT    the loop as written is at fault itself
#   // twin: differ       the twin's results are wrong; or the fault that it ends with; or "right, WHY"
# That the twin goes wrong shows that the refusal, or what dbuf does instead, is needed.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
folder=$1/naive
rm -rf "$folder"
mkdir -p "$folder"

field() {
  sed -n "s|^// $2: *||p" "$here/naive/$1.cu" | head -n 1
}

names=()
{
  echo '#include "cuda_runtime.h"'
  for case in "$here"/naive/*.cu; do
    name=$(basename "$case" .cu)
    names+=("$name")
    printf 'namespace %s {\n#line 1 "%s.cu"\n' "$name" "$name"
    sed '/^#include/s/.*//' "$case"
    echo '}'
  done
} >"$folder/whole.cu"
listed "$folder/whole.cu" "${names[@]/%/=emu_run}" >"$folder/case.cu"
for name in "${names[@]}"; do
  sed -i "s/{\"$name\", emu_run}/{\"$name\", $name::emu_run}/" "$folder/case.cu"
done

if ! prepare "$folder"; then
  echo "FAIL naive original: does not compile: $(grep -m 1 -i error "$folder/log")"
  exit 0
fi
g++ -x c++ -E -D__CUDACC__ -D__CUDA_ARCH__=800 -DNAIVE -I"$here/cuda" "$folder/case.cu" -o "$folder/twin.ii"
to_ptx "$folder/twin.ii" "$folder/twin.ptx" >"$folder/log" 2>&1 || {
  echo "FAIL naive twin: does not compile: $(grep -m 1 -i error "$folder/log")"
  exit 0
}
modules=()
for plan in cp_async:2 ldg:auto ldg_single:auto; do
  variant=${plan%:*}
  rewrite "$folder" "$variant" "$plan" --set pipeline.on_refuse=warn
  if to_ptx "$folder/$variant.ii" "$folder/$variant.ptx" >"$folder/log" 2>&1; then
    modules+=("$variant=$folder/$variant.ptx")
  else
    echo "FAIL naive $variant: does not compile: $(grep -m 1 -i error "$folder/log")"
  fi
done

# What the driver says of the variants, of the twin beside the loop as written, and of the twin alone.
run() {
  # shellcheck disable=SC2086 # options are words
  "$driver" ${DRIVER_OPTIONS-} "$folder/case.so" "$@"
}
run "$folder/original.ptx" "${modules[@]}" >"$folder/variants"
run "$folder/original.ptx" "twin=$folder/twin.ptx" >"$folder/twins"
run "$folder/twin.ptx" >"$folder/alone"

# verdict TEST FINE WHY: one line.
verdict() {
  if [ "$2" = 0 ]; then echo "ok $1"; else echo "FAIL $1: $3"; fi
}

for name in "${names[@]}"; do
  fault=$(field "$name" original) twin=$(field "$name" twin) id=$(field "$name" refuse)
  for variant in cp_async ldg ldg_single; do
    said=$(grep -m 1 "^$name\.cu:.*\[dbuf-" "$folder/$variant.log")
    ran=$(grep -m 1 -E "^[a-zA-Z]+ $name $variant\b" "$folder/variants")
    case " $(field "$name" accept) " in
    *" $variant "*)
      [ "${ran%% *}" = ok ]
      verdict "$name $variant" $? "${ran:-not run} ${said}"
      continue
      ;;
    esac
    case " $(field "$name" either) " in
    *" $variant "*)
      [ -n "$said" ] || [ "${ran%% *}" = ok ]
      verdict "$name $variant" $? "$ran"
      ;;
    *)
      [ -n "$id" ] && [[ $said == *"[dbuf-$id]" ]]
      verdict "$name $variant refused" $? "expected $id, said: ${said:-nothing}"
      ;;
    esac
  done
  if [ -n "$fault" ]; then
    said=$(grep -m 1 "^FAIL $name original: $fault" "$folder/variants")
    verdict "$name original" $? "no $fault in the loop as written"
  fi
  case $twin in
  right,*) grep -q "^ok $name original" "$folder/alone" ;;
  *) grep -qE "^FAIL $name twin: .*\b$twin\b" "$folder/twins" ;;
  esac
  verdict "$name twin" $? "expected '$twin', said: $(grep -h "$name " "$folder/twins" "$folder/alone" | tr '\n' ';')"
done
