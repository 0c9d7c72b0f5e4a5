#!/usr/bin/env bash
# Any process of a build may be killed at any time: the exit code is nvcc's own, no output is left that was not checked,
# no process and no file of ours. tests/cli/sweep_kill.sh (make check-sweep) does it at every place.
. "$(dirname "${BASH_SOURCE[0]}")/lib_kill.sh"

make_kit || { echo "no toolkit of links can be made of $root"; exit 77; }

for place in "gcc 1" "cc1plus 2" "ptxas 2" "as 1" "cuobjdump 1"; do
  # shellcheck disable=SC2086 # two words
  dies $place main INT 130
  # shellcheck disable=SC2086
  dies $place main TERM 143
done
dies cicc 1 main QUIT 131
dies ptxas 1 main KILL 137
dies cuobjdump 1 group INT 130
dies cicc 2 group TERM 143
for place in "gcc 2" "cc1plus 1" "cudafe++ 1" "cicc 2" "ptxas 1" "fatbinary 1" "as 1"; do
  # shellcheck disable=SC2086
  survives $place self KILL
done
survives ptxas 2 self TERM
survives cicc 1 nvcc TERM
survives ptxas 1 nvcc KILL
survives as 1 nvcc KILL
survives gcc 2 hook TERM
survives gcc 3 hook KILL

finish
