#!/usr/bin/env bash
# check.baseline: the kernel as written is compiled too, and its registers and matrix instructions stand beside those of
# the pipelined one. The figures are those that nvcc alone gives.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$root/tests/cli/lib.sh"

if ! command -v cuobjdump >/dev/null; then
  echo "skipped: no cuobjdump in PATH"
  exit 77
fi

cp "$root/examples/hgemm/hgemm.cu" hgemm.cu
sed -i "s|\.\./common|$root/examples/common|" hgemm.cu
args=(-std=c++17 -arch=sm_86 -DTILE_M=64 -DTILE_N=64 -DTILE_K=32 -cubin hgemm.cu)

# plain FUNCTION: what ptxas says of it; the whole listing is in plain.sass.
"$nvcc" "${args[@]}" -o plain.cubin -diag-suppress 20199 -Xptxas -v 2>tmp/plain
cuobjdump -sass plain.cubin >plain.sass
registers=$(sed -n '/Compiling entry function .*automatic/,/Used/s/.*Used \([0-9]*\) registers.*/\1/p' tmp/plain)
# 64 x 64 x 32 by 8 warps or 4: how many stand in the one loop, which is the whole kernel's.
matrix=$(awk '/Function : .*automatic/ { on = 1 } /Function : / && !/automatic/ { on = 0 } on && / HMMA/ { ++n } END { print n }' plain.sass)
check "nvcc alone tells the figures" test "$registers" -gt 0 -a "$matrix" -gt 0

"$dbuf_nvcc" "${args[@]}" -o without.cubin 2>tmp/without
"$dbuf_nvcc" "${args[@]}" -o with.cubin -MD -MF with.d --dbuf-set check.baseline=on --dbuf-report=json:with.json 2>tmp/with
check "the remark holds both" grep -qE \
  "remark: automatic::hgemm<64, 64, 32> sm_86: .* registers \($registers as written\); .* MMA behind the load \($matrix a tile as written\); " tmp/with
equal "and is the same otherwise" "$(cat tmp/without)" "$(sed -E 's/ \([0-9]+ (a tile )?as written\)//g' tmp/with)"
check "what is built is the same too" cmp <(cuobjdump -sass without.cubin | normal) <(cuobjdump -sass with.cubin | normal)
check "with its dependency file" grep -q hgemm.cu with.d
equal "in the JSON as well" "$registers HMMA $matrix" "$(python3 -c '
import json
for r in json.load(open("with.json"))["results"]:
    print(r["baseline"]["registers"], r["baseline"]["ring"]["work"], r["baseline"]["ring"]["per_tile"])')"

printf '[kernel other]\nbaseline = on\n' >dbuf.ini
"$dbuf_nvcc" "${args[@]}" -o with.cubin --dbuf-report=json:with.json 2>tmp/with
equal "for the kernels that ask for it" None "$(python3 -c 'import json; print(json.load(open("with.json"))["results"][0]["baseline"])')"
printf '[kernel hgemm]\nbaseline = on\n' >dbuf.ini
"$dbuf_nvcc" "${args[@]}" -o with.cubin 2>tmp/with
check "and no others" grep -q " registers ($registers as written)" tmp/with
rm dbuf.ini

# A loop that is refused: said once, and nothing of the first build stays.
sed 's|^    for (int i = tid \* VEC; i < BK \* BN|    if (K < 0) break;\n&|' hgemm.cu >refused.cu
"$dbuf_nvcc" "${args[@]/hgemm.cu/refused.cu}" -o refused.cubin --dbuf-set check.baseline=on 2>tmp/refused
equal "a refused loop leaves nothing" "101 1 gone" \
  "$? $(grep -c 'error: .*early-exit' tmp/refused) $([ -e refused.cubin ] || echo gone)"
"$dbuf_nvcc" "${args[@]}" -o /dev/null --dbuf-set check.baseline=on --dbuf-verbose 2>tmp/null
equal "an output that is no file is made once" "0 0 1" \
  "$? $(grep -c 'compiles the loops as written first' tmp/null) $(grep -c 'it is made once' tmp/null)"

finish
