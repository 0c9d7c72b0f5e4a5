#!/usr/bin/env bash
# one_case.sh emulate|golden CASE.cu WORK: one case and its variants through the driver; a line for each. What emulate's
# cases have to accept is written at their heads (tests/emulate/one_case.sh), and
#   // unsimulated: WHY      of one that the simulator cannot run or calls faulty as it is; the launches of golden ones stand in
# golden_launches.cu.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
# Five stages differ from three in a number only: random loops try them, and FULL=1 does here too.
[ -n "${FULL:-}" ] || plans=${plans/cp_async:5 /}
kind=$1 case=$2 name=$(basename "$2" .cu)
folder=$3/$kind-$name
rm -rf "$folder"
mkdir -p "$folder"

field() {
  sed -n "s|^// $1: *||p" "$case" | head -n 1
}

if [ "$kind" = emulate ]; then
  accept=$(field accept) either=$(field either)
  mapfile -t settings < <(for s in $(field set); do printf '%s\n' --set "$s"; done)
  if [ -z "$accept$either" ]; then
    [ "$name" = self_test ] || echo "none $name: no variant may take it"
    exit 0
  fi
  listed "$case" "$name=emu_run" >"$folder/case.cu"
else
  accept="" either="cp_async ldg ldg_single" settings=()
  why=$(sed -n "s|^// ---- $name: not run, ||p" "$here/golden_launches.cu")
  if [ -n "$why" ]; then
    echo "skip $name: $why"
    exit 0
  fi
  sed -n "/^\/\/ ---- $name\$/,/^\/\/ ----/p" "$here/golden_launches.cu" >"$folder/launch"
  if ! grep -q emu_run "$folder/launch"; then
    echo "FAIL $name: golden_launches.cu does not say how it is launched"
    exit 0
  fi
  # Types of its own have the names of CUDA's.
  {
    echo '#include "cuda_runtime.h"'
    echo "namespace golden {"
    echo "#line 1 \"$name.cu\""
    cat "$case"
    echo "}"
    cat "$folder/launch"
  } >"$folder/whole.cu"
  listed "$folder/whole.cu" "$name=emu_run" >"$folder/case.cu"
fi

if [ -n "$(field unsimulated)" ]; then
  echo "skip $name: $(field unsimulated)"
  exit 0
elif ! prepare "$folder"; then
  echo "FAIL $name original: does not compile: $(grep -m 1 -i error "$folder/log")"
  exit 0
fi

modules=()
for plan in $plans; do
  variant=${plan%:*} module=${plan/:auto/}
  module=${module/:/_}
  case " $accept $either " in *" $variant "*) ;; *) continue ;; esac
  if ! rewrite "$folder" "$module" "$plan" "${settings[@]}"; then
    case " $accept " in
    *" $variant "*) echo "FAIL $name $module: $(head -n 1 "$folder/$module.log")" ;;
    esac
  elif to_ptx "$folder/$module.ii" "$folder/$module.ptx" >>"$folder/$module.log" 2>&1; then
    modules+=("$module=$folder/$module.ptx")
  elif ! grep -q 'dbuf-' "$folder/$module.log"; then
    echo "FAIL $name $module: does not compile: $(grep -m 1 -i error "$folder/$module.log")"
  fi
done
if [ ${#modules[@]} = 0 ]; then
  echo "none $name: refused by all variants"
  exit 0
fi
compare "$name" "$folder" "${modules[@]}"
