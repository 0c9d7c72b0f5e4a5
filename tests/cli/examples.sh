#!/usr/bin/env bash
# The commands that examples/README.md shows, in its order, as they stand there.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# The project's root as they see it.
ln -s "$root/examples" "$root/tests" .
mkdir build
PATH=$BUILD:$PATH

# shellcheck disable=SC2016 # the backquotes are those of the page
mapfile -t commands < <(grep -oE '`dbuf (predict|compare) [^`]*`' "$root/examples/README.md" | tr -d '`')
check 'predict and compare are shown' test "${#commands[@]}" -ge 2
for command in "${commands[@]}"; do
  rc=0
  bash -c "$command" >out 2>err || rc=$?
  if [ $rc = 0 ] && [ -s out ]; then ok "$command"; else fail "$command" "exit $rc" "$(cat out err)"; fi
  case $command in
  'dbuf predict '*)
    check 'predicts 8.00x at the sectors' grep -qE '^ sector .* 10,737,418,240 +1,342,177,280 +8.00x$' out
    ;;
  'dbuf compare '*--ncu*)
    # The second file is of kernels written by hand, measured before.
    ratio=1.08
    [[ $command != *tests/ncu* ]] || ratio=1.07
    check 'finds the fork' grep -qF "fork: L2 sectors read: ${ratio}x measured where 8.00x was carried on from the sectors" out
    ;;
  esac
done

finish
