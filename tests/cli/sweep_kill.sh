#!/usr/bin/env bash
# As kill.sh, with each process killed wherever another stands still, and then at moments of the clock.
. "$(dirname "${BASH_SOURCE[0]}")/lib_kill.sh"

make_kit || { echo "no toolkit of links can be made of $root"; exit 77; }

# The places: each start of each program.
places=()
for program in gcc cc1plus cudafe++ cicc ptxas fatbinary as cuobjdump; do
  for nth in 1 2 3 4 5 6; do
    start place "$dbuf_nvcc" $program $nth || break
    kill -CONT "$stopped"
    wait "$main"
    places+=("$program $nth")
  done
done
echo "places: ${places[*]}"
[ ${#places[@]} -gt 12 ] || fail "too few places"

for place in "${places[@]}"; do
  # shellcheck disable=SC2086 # two words
  {
    dies $place main INT 130
    dies $place main TERM 143
    dies $place main HUP 129
    dies $place main QUIT 131
    dies $place main USR1 138
    dies $place main SEGV 139
    dies $place main KILL 137
    dies $place group INT 130
    dies $place group TERM 143
    dies $place group KILL 137
    [ "${place% *}" != cuobjdump ] || continue
    survives $place self INT
    survives $place self TERM
    survives $place self KILL
    survives $place nvcc TERM
    survives $place nvcc KILL
    [ "${place% *}" = gcc ] || continue
    survives $place hook TERM
    survives $place hook KILL
  }
done

# after HUNDREDTHS SIGNAL: the exit code is the signal's or, when it came too late, 0 with a whole output.
after() {
  local code left
  rm -rf timed
  mkdir -p timed/tmp timed/cache
  (
    cd timed || exit
    export TMPDIR=$PWD/tmp XDG_CACHE_HOME=$PWD/cache
    in_order "$dbuf_nvcc" -c "${architectures[@]}" ../loop.cu -o k.o
  ) >log 2>&1 &
  main=$!
  sleep "$(printf '%d.%02d' $(($1 / 100)) $(($1 % 100)))"
  kill "-$2" $main 2>/dev/null
  wait $main 2>/dev/null
  code=$?
  left=$(processes $main)
  if [ $code = 0 ]; then
    [ -s timed/k.o ] || left+=" no output"
  else
    [ ! -e timed/k.o ] || left+=" an output"
    [ $code = $((128 + $(kill -l "$2"))) ] || left+=" exit $code"
  fi
  left+=$(find timed -name '*dbuf-??????')
  equal "SIG$2 after $1 hundredths" "" "$left"
}
for hundredths in $(seq 0 3 300); do
  after "$hundredths" INT
  after "$hundredths" TERM
done

finish
