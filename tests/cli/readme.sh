#!/usr/bin/env bash
# What README.md shows of dbuf-nvcc, dbuf explain and dbuf simulate: each command as it stands there, and what it prints.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

ln -s "$root/examples" .
PATH=$BUILD:$PATH

# ---- the remark at the top ----------------------------------------------------------------------------------------

command=$(sed -n 's/^    \$ \(dbuf-nvcc .*\)/\1/p' "$root/README.md")
# Broken into lines on the page.
remark=$(sed -n '/^    \$ dbuf-nvcc /,/^$/p' "$root/README.md" | sed 1d | tr -s ' \n' ' ' | sed 's/^ //; s/ $//')
bash -c "$command" 2>tmp/err
equal "$command compiles" 0 $?
# How many registers a kernel takes is another number with another nvcc.
registers() {
  if "$nvcc" --version | grep -q 'release 13\.0'; then cat; else sed -E 's/[0-9]+ registers/N registers/'; fi
}
equal "and says what README.md shows" "$(registers <<<"$remark")" "$(registers <tmp/err)"

# ---- your own kernel ----------------------------------------------------------------------------------------------

section=$(awk '/^##/ { inside = $0 == "### Your own kernel" } inside' "$root/README.md")
awk '/^```/ { shown = $0 == "```cuda"; next } shown' <<<"$section" >product.cu
grep -v '#pragma' product.cu >my.cu
mapfile -t commands < <(sed -n '/^    dbuf/{:more;/\\$/{N;s/\\\n *//;bmore};s/^ *//;s/ *# .*//;p}' <<<"$section")
equal "three commands of dbuf are shown" "dbuf explain,dbuf-nvcc -arch=sm_90,dbuf simulate" \
  "$(printf '%s\n' "${commands[@]}" | cut -d ' ' -f 1,2 | paste -s -d ,)"
for command in "${commands[@]}"; do
  case $command in
  *simulate*) shows='bit-identical: 3072 elements in 3 buffers' ;;
  *explain*) shows='my.cu:5' ;;
  *) shows='remark: product sm_90: ' && cp product.cu my.cu ;;
  esac
  rc=0
  bash -c "$command" >tmp/out 2>&1 || rc=$?
  if [ $rc = 0 ] && grep -qF -- "$shows" tmp/out; then ok "$command"; else fail "$command" "exit $rc" "$(cat tmp/out)"; fi
done

finish
