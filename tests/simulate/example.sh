#!/usr/bin/env bash
# example.sh FOLDER/NAME WORK: an example and its variants through the driver, compiled with CUDA's own headers and
# nvcc's own settings. The launches stand in example_launches.cu.
set -u
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"
name=$1 source=$root/examples/$1.cu folder=$2/example-${1//\//-}
rm -rf "$folder"
mkdir -p "$folder"

if ! grep -q '^#pragma dbuf' "$source"; then
  echo "skip $name: nothing is annotated in it"
  exit 0
fi
sed -n "\|^// ---- $name\$|,/^\/\/ ----/p" "$here/example_launches.cu" >"$folder/launch"
if ! grep -q emu_run "$folder/launch"; then
  echo "FAIL $name: example_launches.cu does not say how it is launched"
  exit 0
fi
mapfile -t options < <(sed -n 's|^// options: *||p' "$folder/launch" | tr ' ' '\n')
{
  echo '#include "cuda_runtime.h"'
  cat "$folder/launch"
} >"$folder/whole.cu"
listed "$folder/whole.cu" "$name=emu_run" >"$folder/case.cu"
if ! to_host "$folder/case.cu" "$folder/case.so" 2>"$folder/log" ||
  ! nvcc -ptx -w -lineinfo -arch=sm_80 "${options[@]}" "$source" -o "$folder/original.ptx" >>"$folder/log" 2>&1 ||
  ! to_cubin "$folder/original.ptx"; then
  echo "FAIL $name original: does not compile: $(grep -m 1 -i error "$folder/log")"
  exit 0
fi
modules=()
for plan in $plans; do
  module=${plan/:auto/}
  module=${module/:/_}
  rc=0
  "$BUILD/dbuf" expand "$source" --text --arch sm_80 --force "pipeline.variant=${plan%:*}" \
    --force "pipeline.stages=${plan#*:}" -- "${options[@]}" >"$folder/$module.cu" 2>"$folder/$module.log" || rc=$?
  if [ $rc != 0 ]; then
    echo "none $name $module: exit code $rc: $(head -n 1 "$folder/$module.log")"
  elif nvcc -x cu -D__CUDA_RUNTIME_H__ -ptx -w -lineinfo -arch=sm_80 "$folder/$module.cu" -o "$folder/$module.ptx" \
    >>"$folder/$module.log" 2>&1 && to_cubin "$folder/$module.ptx"; then
    modules+=("$module=$folder/$module.ptx")
  elif grep -q dbuf-static-limit "$folder/$module.log"; then
    echo "none $name $module: the stages do not fit into 48 KiB"
  else
    echo "FAIL $name $module: does not compile: $(grep -m 1 -i error "$folder/$module.log")"
  fi
done
compare "$name" "$folder" "${modules[@]}"
