#!/usr/bin/env bash
# Measures dbuf against its performance budgets and says which hold. Times are user plus system time of the whole
# process tree, the least of ROUNDS (5), or the median of their ratios in pairs of runs, one or eight at once.
# Usage: BUILD=build tests/with-tools.sh tests/bench.sh
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
BUILD=$(cd "${BUILD:-$root/build}" && pwd)
rounds=${ROUNDS:-5}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
over=0

# budget WHAT VALUE LIMIT UNIT: at most.
budget() {
  local verdict=ok
  if awk "BEGIN { exit !($2 > $3) }"; then
    verdict='OVER THE BUDGET'
    over=$((over + 1))
  fi
  printf '%-58s %8s %-5s at most %s: %s\n' "$1" "$2" "$4" "$3" "$verdict"
}

ratio() {
  awk "BEGIN { printf \"%.3f\", ($1) / ($2) }"
}

source=$root/examples/hgemm/hgemm.cu
grep -v '#pragma dbuf' "$source" >plain.cu
cp -R "$root"/examples/common . 2>/dev/null || true
nvcc=(nvcc -std=c++17 -O3 -arch=sm_86 -I"$root/examples/hgemm" -I"$root/examples/common" -c)
dbuf=("$BUILD/dbuf-nvcc" "${nvcc[@]:1}")

# The smallest difference that is asked for has the most rounds, and what the machine makes of no difference at all.
read -r none _ < <(python3 "$root/tests/bench/pairs.py" $((3 * rounds)) 1 "${nvcc[@]}" plain.cu -o a.o -- "${dbuf[@]}" plain.cu -o b.o)
read -r same _ < <(python3 "$root/tests/bench/pairs.py" $((3 * rounds)) 1 "${nvcc[@]}" plain.cu -o a.o -- "${nvcc[@]}" plain.cu -o b.o)
budget 'no pragma: dbuf-nvcc to nvcc' "$none" 1.02 x
printf '%-58s %8s x\n' 'nvcc to itself' "$same"

mapfile -t t < <(python3 "$root/tests/bench/cpu.py" "$rounds" \
  "${nvcc[@]}" "$source" -o c.o -- "${dbuf[@]}" --dbuf-force=pipeline.variant=off "$source" -o d.o -- \
  "${dbuf[@]}" "$source" -o e.o -- cuobjdump -sass e.o -- "$BUILD/dbuf" check e.o)
[ ${#t[@]} = 5 ] || exit 1

budget 'annotated, left as it is: the hook beside nvcc' "$(ratio "${t[1]} - ${t[0]}" "${t[0]}")" 0.05 x
budget 'the gates: dbuf check without cuobjdump, to nvcc' "$(ratio "${t[4]} - ${t[3]}" "${t[0]}")" 0.05 x
printf '%-58s %8s x\n' 'annotated, in all: dbuf-nvcc to nvcc' "$(ratio "${t[2]}" "${t[0]}")"

# pair WHAT JOBS ARGUMENT ...: dbuf-nvcc and nvcc with the same arguments, so many at once.
pair() {
  local what=$1 jobs=$2 times
  shift 2
  times=$(python3 "$root/tests/bench/pairs.py" "$rounds" "$jobs" nvcc "$@" -- "$BUILD/dbuf-nvcc" "$@")
  printf '%-58s %8s x, on the wall %s x\n' "$what, $jobs at once: dbuf-nvcc to nvcc" "${times% *}" "${times#* }"
}

echo 'int main() { return 0; }' >host.cpp
cp "$root"/tests/build/kernels/{sum.cu,tile.h} .
grep -v '#pragma dbuf' sum.cu >unmarked.cu
for jobs in 1 8; do
  pair 'handed on' $jobs -c host.cpp -o host.@.o
  pair 'no pragma' $jobs -arch=sm_86 -c unmarked.cu -o unmarked.@.o
  pair 'annotated' $jobs -arch=sm_86 -c sum.cu -o sum.@.o
done

ninja -C "$BUILD" tests/speed >/dev/null
nvcc -std=c++17 -E -arch=sm_86 -I"$root/examples/hgemm" -I"$root/examples/common" "$source" -o once.ii
for _ in $(seq $((50000000 / $(stat -c %s once.ii) + 1))); do grep -v '#pragma dbuf' once.ii; done >text.ii
cat text.ii once.ii >last.ii

# speed_of READER FILE: in MB/s.
speed_of() {
  local speed
  read -r _ _ speed < <("$BUILD/tests/speed" "$@")
  echo "$speed"
}

budget 'looking for the pragma where there is none, s for 300 MB' "$(ratio 300 "$(speed_of wanted text.ii)")" 1 s
budget 'lexing, seconds for 300 MB' "$(ratio 300 "$(speed_of lex last.ii)")" 1 s
budget 'rewriting, the pragma at the end, seconds for 50 MB' "$(ratio 50 "$(speed_of rewrite last.ii)")" 0.5 s

cuobjdump -sass e.o >once.sass
for i in $(seq $((10485760 / $(stat -c %s once.sass) + 1))); do
  sed "s/Function : /Function : copy${i}_/" once.sass
done >listing.sass
read -r size seconds _ < <("$BUILD/tests/speed" sass listing.sass)
budget 'reading a listing and its loops, seconds for 10 MiB' "$(ratio "$seconds * 10" "$size")" 0.3 s

nvcc -O3 -arch=sm_90 -DVARIANT=baseline -I"$root/examples/common" -ptx -o v1.ptx "$root/examples/sgemm/v1.cu"
mapfile -t t < <(python3 "$root/tests/bench/cpu.py" "$rounds" "$BUILD/dbuf" simulate v1.ptx --grid 2,8 --block 32,8 \
  --arg 'f32[262144]=zero' --arg 'f32[262144]=zero' --arg 'f32[262144]' --arg 64 --arg 64 --arg 4096)
count=$("$BUILD/dbuf" simulate v1.ptx --grid 2,8 --block 32,8 --arg 'f32[262144]=zero' --arg 'f32[262144]=zero' \
  --arg 'f32[262144]' --arg 64 --arg 64 --arg 4096 | sed -n 's/.* \([0-9]*\) thread instructions.*/\1/p')
budget 'simulating sgemm v1, seconds for 10^8 thread instructions' "$(ratio "${t[0]} * 100000000" "$count")" 1 s

ninja -C "$BUILD" tests/rewrite_case >/dev/null
while read -r shape count limit; do
  python3 "$root/tests/bench/shapes.py" "$shape" "$count" >shape.ii
  seconds=$(python3 "$root/tests/bench/cpu.py" "$rounds" "$BUILD/tests/rewrite_case" shape.ii -o shape.o)
  budget "rewriting $count $shape" "$seconds" "$limit" s
done <<END
lines 5000 0.5
lines 20000 3
loops 5000 1
reads 5000 1
classes 300 2
calls 2000 1
kernels 300 1
kernels 1000 1
plain 20000 1.5
END

# Four times as much of it takes about four times as long.
while read -r shape count; do
  for n in "$count" $((4 * count)); do
    python3 "$root/tests/bench/shapes.py" "$shape" "$n" >"shape$n.ii"
  done
  read -r _ one _ < <("$BUILD/tests/speed" rewrite "shape$count.ii")
  read -r _ four _ < <("$BUILD/tests/speed" rewrite "shape$((4 * count)).ii")
  budget "rewriting four times $count $shape" "$(ratio "$four" "$one")" 5.5 x
done <<END
kernels 250
lines 2500
loops 2500
calls 1000
plain 5000
END

[ $over = 0 ]
