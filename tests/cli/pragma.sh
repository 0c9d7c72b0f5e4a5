#!/usr/bin/env bash
# A file with the pragma: what is rewritten, said, kept and removed, whatever else is asked of nvcc.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# kernel PRAGMA-CLAUSES [TILE]
kernel() {
  cat <<EOF
#define TILE ${2:-256}
__global__ void sum(const float *__restrict__ in, float *__restrict__ out, int n) {
  __shared__ float tile[TILE];
  float sum = 0;
#pragma dbuf pipeline$1
  for (int k = 0; k < n; k += TILE) {
    tile[threadIdx.x] = in[blockIdx.x * n + k + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < TILE; ++i) sum += tile[i] * (float)(i + 1);
    __syncthreads();
  }
  out[blockIdx.x * TILE + threadIdx.x] = sum;
}
EOF
}
kernel "(variant=cp_async, stages=2)" >good.cu
kernel "(variant=auto)" >auto.cu
kernel "" | sed 's/const float \*__restrict__/float */; s/float \*__restrict__ out/float *out/; s/sum += tile/out[i] = sum += tile/' >alias.cu
kernel "(colour=red)" >clause.cu
kernel "(variant=cp_async, stages=2)" >loop.h
echo '#include "loop.h"' >header.cu
printf '#define HEADER "loop.h"\n#include HEADER\n' >hidden.cu
kernel "(variant=cp_async, stages=STAGES)" >macro.cu
two=(-gencode "arch=compute_86,code=sm_86" -gencode "arch=compute_90,code=sm_90")
one=(-arch=sm_86)

# nvcc pipelines nothing of itself: what makes the difference below is the rewriter.
"$nvcc" -ptx "${one[@]}" good.cu -o plain.ptx 2>/dev/null
equal "plain nvcc makes no cp.async of it" 0 "$(grep -c cp.async plain.ptx)"

# pipelined WHAT ARGS...: exit 0, nothing on stdout, x.ptx has asynchronous copies, and nvcc's own warning about the
# pragma is not there.
pipelined() {
  local what=$1
  shift
  rm -f x.ptx
  "$@" -ptx "${one[@]}" -o x.ptx >tmp/out 2>tmp/err
  local rc=$?
  if [ $rc = 0 ] && [ ! -s tmp/out ] && grep -q cp.async x.ptx && ! grep -q '20199\|ptxas info' tmp/err; then
    ok "$what"
  else
    fail "$what" "exit $rc" "$(cat tmp/out tmp/err)" "$(grep -c cp.async x.ptx 2>/dev/null) cp.async"
  fi
}

pipelined "the pragma" "$dbuf_nvcc" good.cu
pipelined "in a header" "$dbuf_nvcc" header.cu
sed 's/^    tile\[/#pragma dbuf load\n&/; s/^    for/_Pragma("dbuf compute")\n&/' good.cu >marked.cu
pipelined "markers, of both forms" "$dbuf_nvcc" marked.cu
sed 's/_Pragma.*/_Pragma("dbuf load")/' marked.cu >twice.cu
"$dbuf_nvcc" -ptx "${one[@]}" -o x.ptx twice.cu >tmp/out 2>tmp/err
equal "a marker given twice, by either form" "102 twice.cu:10:1" "$? $(sed -n 's/: error: the load is marked twice.*//p' tmp/err)"
pipelined "in a header that a macro names" "$dbuf_nvcc" hidden.cu
equal "which is compiled once, and said once" 1 "$(grep -c 'remark: sum' tmp/err)"
printf '#warning once\n' >>hidden.cu
"$dbuf_nvcc" -E "${one[@]}" hidden.cu >tmp/out 2>tmp/err
check "so is -E of it" grep -q cp.async tmp/out
pipelined "warnings as errors" "$dbuf_nvcc" -Werror all-warnings good.cu
pipelined "a macro in a clause, from the command line" "$dbuf_nvcc" -DSTAGES=2 macro.cu
{ printf '#define TWO(x) (x)\n#define STAGES 2\n'; cat macro.cu; } >defined.cu
pipelined "a macro in a clause, from the file" "$dbuf_nvcc" defined.cu
printf -- '-DSTAGES=2' >stages.rsp
pipelined "a macro in a clause, from an options file" "$dbuf_nvcc" -optf stages.rsp macro.cu
pipelined "options forwarded to the host compiler" "$dbuf_nvcc" -forward-unknown-to-host-compiler -Wall -march=native good.cu
printf '#define \\\n STAGES /* two */ 2\n' >stages.h
pipelined "a macro in a clause, from a header" "$dbuf_nvcc" -include stages.h macro.cu
cp good.cu ./-dash.cu
"$dbuf_nvcc" -cubin "${one[@]}" good.cu -o -weird.cubin >tmp/out 2>tmp/err
equal "an output whose name begins with a dash" "0 1 0" "$? $(grep -c 'remark: sum' tmp/err) $(grep -c error: tmp/err)"
"$dbuf_nvcc" -cubin "${one[@]}" ./-dash.cu >tmp/out 2>tmp/err
equal "a default one too" "0 1 0" "$? $(grep -c 'remark: sum' tmp/err) $(grep -c error: tmp/err)"
rm ./-weird.cubin ./-dash.*
pipelined "as launcher" "$dbuf_nvcc" "$nvcc" good.cu
pipelined "keeping files" "$dbuf_nvcc" --keep --keep-dir tmp good.cu
check "what is kept is what was compiled" grep -q cp.async tmp/good.cpp1.ii
pipelined "a setting from the command line" "$dbuf_nvcc" --dbuf-set pipeline.variant=cp_async auto.cu
printf '[kernel sum]\nvariant = cp_async\n' >my.ini
pipelined "a setting from a file" "$dbuf_nvcc" --dbuf-config=my.ini auto.cu
"$dbuf_nvcc" -x cu -ptx "${one[@]}" - -o x.ptx <good.cu 2>tmp/err
check "from stdin" grep -q cp.async x.ptx
"$dbuf_nvcc" --dbuf-off -ptx "${one[@]}" good.cu -o x.ptx 2>/dev/null
equal "--dbuf-off" "$(cat plain.ptx)" "$(cat x.ptx)"
"$dbuf_nvcc" --dbuf-force pipeline.variant=off -ptx "${one[@]}" good.cu -o x.ptx 2>/dev/null
equal "--dbuf-force beats the clause" 0 "$(grep -c cp.async x.ptx)"
"$dbuf_nvcc" -G -ptx "${one[@]}" good.cu -o x.ptx 2>tmp/err
equal "-G leaves the loop as written" "0 0" "$? $(grep -c cp.async x.ptx)"

# A reference that its type's name hides: only the compiler can tell, and it stops.
{
  printf 'typedef int &ref;\ntemplate <typename R>\n'
  kernel "(variant=ldg)" | sed 's/^  float sum = 0;/  float sum = 0; int off = 0; R r = off;/; s/in\[blockIdx/in[off + blockIdx/; s/sum += tile/r = i, sum += tile/'
  # shellcheck disable=SC2016
  echo 'template __global__ void sum<TYPE>(const float *__restrict__, float *__restrict__, int);'
} >reference.cu
"$dbuf_nvcc" -DTYPE=ref -ptx "${one[@]}" reference.cu -o x.ptx 2>tmp/err
equal "a hidden reference stops the compiler" "1 1" "$([ $? = 0 ]; echo $?) $(grep -c "error.*dbuf-hidden-reference: 'r' is a reference" tmp/err)"
check "and a value does not" "$dbuf_nvcc" -DTYPE=int -ptx "${one[@]}" reference.cu -o x.ptx 2>tmp/err

# Between two headers stands the user's own text, also when the first one comes out empty.
: >empty.h
for header in math.h stdlib.h assert.h stddef.h limits.h iostream random cooperative_groups.h cuda_fp16.h mma.h; do
  {
    printf '#include <%s>\nconstexpr int BK = 32;\n#include "empty.h"\n' "$header"
    cat <<'END'
__global__ void sum(const float *__restrict__ in, float *__restrict__ out, int n) {
  __shared__ float tile[BK];
  float sum = 0;
#pragma dbuf pipeline(variant=ldg)
  for (int k = 0; k < n; k += BK) {
    for (int i = threadIdx.x; i < BK; i += 8) tile[i] = in[k + i];
    __syncthreads();
    for (int i = 0; i < BK; ++i) sum += tile[i];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
END
  } >between.cu
  "$dbuf" expand between.cu -- "${one[@]}" >tmp/out 2>tmp/err
  check "a constant behind <$header>" grep -q 'ldg, 2 stages' tmp/out
done

"$nvcc" -c -MD "${two[@]}" header.cu -o header.o 2>/dev/null && mv header.d plain.d
"$dbuf_nvcc" -c -MD "${two[@]}" header.cu -o header.o 2>tmp/err
equal "dependencies" "$(cat plain.d)" "$(cat header.d)"
"$dbuf_nvcc" -E "${one[@]}" good.cu >tmp/out 2>tmp/err
check "-E to stdout is rewritten" grep -q cp.async tmp/out
equal "and the pragma is gone" 0 "$(grep -c 'pragma dbuf' tmp/out)"
"$dbuf_nvcc" -E "${one[@]}" good.cu -o x.i 2>tmp/err
equal "-E to a file is the same" "$(cat tmp/out)" "$(cat x.i)"

"$dbuf_nvcc" -cubin -Xptxas -v "${one[@]}" good.cu 2>tmp/err
check "ptxas -v for who asked for it" grep -q 'ptxas info' tmp/err
"$dbuf_nvcc" -cubin "${one[@]}" good.cu 2>tmp/err
equal "and not for others" 0 "$(grep -c 'ptxas info\|bytes stack frame' tmp/err)"

"$dbuf_nvcc" -E "${one[@]}" good.cu -o /dev/stdout 2>tmp/err | cat >x.i
equal "-E to a pipe that is named is the same" "$(cat tmp/out)" "$(cat x.i)"
ln -s kept.i link.i
"$dbuf_nvcc" -E "${one[@]}" good.cu -o link.i 2>tmp/err
equal "-E to a link" "$(cat tmp/out)" "$(cat kept.i)"
check "which stays a link" test -L link.i

# Only line markers tell headers of the system from the user's text, so a text that is rewritten has them.
"$dbuf_nvcc" -E -Xcompiler -P "${one[@]}" good.cu >x.i 2>tmp/err
equal "-E without line markers is the same" "$(cat tmp/out)" "$(cat x.i)"
check "compiling without them" "$dbuf_nvcc" -ptx -Xcompiler -P "${one[@]}" good.cu -o x.ptx
check "is rewritten" grep -q cp.async x.ptx
echo '__global__ void k() {}' >none.cu
"$nvcc" -E -Xcompiler -P "${one[@]}" none.cu >plain.i
"$dbuf_nvcc" -E -Xcompiler -P "${one[@]}" none.cu >x.i
check "-E without line markers and pragma is nvcc's" cmp plain.i x.i

mkdir -p ini && printf '[pipeline]\nvariant = cp_async\n' >ini/dbuf.ini
(cd ini && "$dbuf_nvcc" -x cu -ptx "${one[@]}" - -o ../x.ptx <../auto.cu 2>../tmp/err)
check "settings for stdin are those of the current folder" grep -q cp.async x.ptx

# Commands that were printed are run again without a wrapper above them.
"$dbuf_nvcc" --dryrun -ptx "${one[@]}" good.cu -o replay.ptx 2>tmp/commands
sed -n 's/^#\$ //p' tmp/commands | sed -E "s/^([A-Z_]+)=(.*)/export \1='\2'/" >tmp/replay.sh
sh tmp/replay.sh 2>tmp/err
check "commands of --dryrun" grep -q cp.async replay.ptx
equal "say that nobody checks the loops" 1 "$(grep -c '^good\.cu:.*warning: .*nobody checks .*\[dbuf-unchecked\]' tmp/err)"
rm -f tmp/tmpxft*

# unchecked WHAT TEXT ARGS...: pipelined, and said to be checked by nobody for that reason.
unchecked() {
  local what=$1 text=$2
  shift 2
  "$dbuf_nvcc" "$@" -o unchecked good.cu 2>tmp/err
  equal "$what" "0 1" "$? $(grep -c "remark: sum sm_86: cp_async with 2 stages; .*$text.*\[dbuf-unchecked\]" tmp/err)"
}
unchecked "-ptx" "what the driver will make of it" -ptx "${one[@]}"
unchecked "a PTX-only target" "PTX only): nobody checked it" -c -arch=compute_86
unchecked "-dlto" "what the linker will make of it" -c -dlto "${one[@]}"
unchecked "-ltoir" "what the linker will make of it" -ltoir -dlto -arch=compute_86
unchecked "--cuda" "part of C++ text here: nobody checked it" --cuda "${one[@]}"
rm unchecked

# refused WHAT CODE TEXT FILE ARGS...: the exit code, the message once, no output, not even an old one.
refused() {
  local what=$1 code=$2 text=$3 file=$4 rc
  shift 4
  echo old >x.o
  "$@" "$file" >tmp/out 2>tmp/err
  rc=$?
  if [ $rc = "$code" ] && [ "$(grep -c -- "^$file:.*$text" tmp/err)" = 1 ] && [ ! -e x.o ] && [ ! -s tmp/out ]; then
    ok "$what"
  else
    fail "$what" "exit $rc, $(ls x.o 2>&1)" "$(cat tmp/out tmp/err)"
  fi
}

refused "a loop that may be wrong" 101 "error: .*\[dbuf-alias\]" alias.cu "$dbuf_nvcc" -c "${two[@]}" -o x.o
# nvcc -t does not bear a space in TMPDIR.
other=$(mktemp -d /tmp/dbuf-cli-XXXXXX)
TMPDIR=$other refused "with four passes at a time" 101 "error: .*\[dbuf-alias\]" alias.cu "$dbuf_nvcc" -t 4 -c "${two[@]}" -o x.o
equal "and nothing is left there" "" "$(ls "$other")"
rm -rf "$other"

# What nvcc may fuse in one copy and not in another is refused, unless it fuses nothing.
kernel "(variant=cp_async, stages=2)" | sed 's/sum += .*/sum = sum * 0.9f + tile[i];/' >decay.cu
refused "a product that is carried" 101 "error: .*\[dbuf-contraction\]" decay.cu "$dbuf_nvcc" -cubin "${one[@]}" -o x.o
"$dbuf_nvcc" -ptx -fmad=false "${one[@]}" decay.cu -o x.ptx 2>tmp/err
equal "with -fmad=false it is pipelined" "0 0 1" \
  "$? $(grep -c fma.rn x.ptx) $(grep -c 'remark: sum' tmp/err)"
equal "and explained" 1 "$("$dbuf" explain decay.cu -- "${one[@]}" -fmad=false 2>&1 | grep -c 'nothing is fused')"

sed 's/stages=2/contract/' decay.cu >leave.cu
"$dbuf_nvcc" -cubin "${one[@]}" leave.cu -o x.o 2>tmp/err
equal "with leave for other last bits too, which a remark tells" "0 1 1" \
  "$? $(grep -c 'remark: sum' tmp/err) $(grep -c "^leave.cu:9:.* remark: the last bits may differ .*'sum \* 0.9f' .*\[dbuf-contract\]$" tmp/err)"

refused "a bad clause" 102 "error: .*colour" clause.cu "$dbuf_nvcc" -c "${two[@]}" -o x.o
refused "in a link" 101 "error: .*\[dbuf-alias\]" alias.cu "$dbuf_nvcc" "${one[@]}" -o x.o
echo old >good.o
"$dbuf_nvcc" -c "${one[@]}" good.cu alias.cu 2>/dev/null
equal "one of two is refused: neither output stays" "101" "$?$(ls good.o alias.o 2>/dev/null)"
echo old >store.o
ln -s store.o link.o
"$dbuf_nvcc" -c "${one[@]}" alias.cu -o link.o 2>/dev/null
equal "through a link" "101 gone" "$? $([ -e store.o ] || echo gone)"
"$dbuf_nvcc" -c "${one[@]}" alias.cu -o /dev/null 2>/dev/null
equal "a device is not deleted" "101 yes" "$? $([ -c /dev/null ] && echo yes)"
"$dbuf_nvcc" -c "${one[@]}" good.cu -o /dev/null 2>tmp/err
equal "what goes to a device is not checked, and that is said" "0 1" "$? $(grep -c 'nobody checked it' tmp/err)"
"$dbuf_nvcc" -c "${two[@]}" --dbuf-set pipeline.on_refuse=warn alias.cu -o x.o 2>tmp/err
equal "on_refuse=warn" "0 1" "$? $(grep -c 'warning: .*\[dbuf-alias\]' tmp/err)"
"$dbuf_nvcc" -E "${one[@]}" alias.cu >tmp/out 2>tmp/err
equal "-E of a refused loop" "101 0" "$? $(wc -c <tmp/out)"

# -run: checked first, then run once, with its own exit code.
{ cat good.cu; printf '#include <cstdio>\nint main(int n, char **v) { printf("ran %%d %%s\\n", n, v[n - 1]); return 5; }\n'; } >run.cu
equal "-run" "ran 3 b 5" "$("$dbuf_nvcc" "${one[@]}" -run run.cu -o run.out -run-args a,b 2>tmp/err | tr '\n' ' '; echo "${PIPESTATUS[0]}")"
check "and the loop was checked" grep -q 'remark: sum sm_86: .*no spill \[dbuf-pipelined\]' tmp/err
{ cat alias.cu; tail -n 2 run.cu; } >run_alias.cu
equal "-run of a refused loop" "101" "$("$dbuf_nvcc" "${one[@]}" -run run_alias.cu 2>/dev/null; echo $?)"

# 20 KiB a tile: three stages pass 48 KiB, two do not.
kernel "(variant=cp_async, stages=3)" 5120 >large.cu
refused "more static shared memory than there is" 100 "error: .*\[dbuf-static-limit\]" large.cu "$dbuf_nvcc" -c "${one[@]}" -o x.o
"$dbuf_nvcc" -c "${one[@]}" large.cu -o x.o 2>tmp/err
equal "without the names that dbuf gave" 0 "$(grep -c 'static assertion\|__dbuf' tmp/err)"
{ cat large.cu && echo 'int x = ;'; } >large_wrong.cu
"$dbuf_nvcc" -c "${one[@]}" large_wrong.cu -o x.o 2>tmp/err
check "and with all else that nvcc says" grep -q "large_wrong.cu($(wc -l <large_wrong.cu)): error: expected an expression" tmp/err
kernel "(variant=auto)" 9000 >auto_large.cu
check "auto goes on to what fits" "$dbuf_nvcc" -cubin "${one[@]}" auto_large.cu
echo '__global__ void k() { int unused; }' >>good.cu
"$nvcc" -ptx "${one[@]}" good.cu -o x.ptx 2>&1 | grep -A3 177-D >tmp/plain
"$dbuf_nvcc" -ptx "${one[@]}" good.cu -o x.ptx 2>tmp/err
equal "nvcc's other warnings" "$(cat tmp/plain)" "$(grep -A3 177-D tmp/err)"
if command -v ccache >/dev/null; then
  # Settings are no part of ccache's key, the rewritten text is.
  export CCACHE_DIR=$PWD/ccache
  cached() {
    "$dbuf_nvcc" --dbuf-set "pipeline.variant=$1" ccache "$nvcc" -c "${one[@]}" auto.cu -o x.o 2>tmp/err &&
      objdump -s -j .nv_fatbin x.o | md5sum
  }
  first=$(cached cp_async)
  second=$(cached ldg)
  again=$(cached cp_async)
  equal "ccache: a hit gives what the miss gave" "$first" "$again"
  check "and says it again" grep -q 'auto.cu:6.*cp_async' tmp/err
  check "another variant is another object" test "$first" != "$second"
  unset CCACHE_DIR
else
  skip "ccache is not installed"
fi
# On a terminal nvcc's programs colour what they say; they do so too while dbuf listens.
cat >terminal.py <<'EOF'
import os, pty, sys
os.environ["TERM"] = "xterm"
sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[1:])))
EOF
python3 terminal.py "$nvcc" -cubin "${one[@]}" good.cu -o x.cubin </dev/null | grep -A3 177-D >tmp/plain
python3 terminal.py "$dbuf_nvcc" -cubin "${one[@]}" good.cu -o x.cubin </dev/null >tmp/err
check "nvcc's colours are there to be kept" grep -q $'\033' tmp/plain
equal "nvcc's warnings on a terminal" "$(cat tmp/plain)" "$(grep -A3 177-D tmp/err)"
equal "and ptxas -v is not seen there either" 0 "$(grep -c 'ptxas info' tmp/err)"
# Colours do not hide what is looked for in the messages.
python3 terminal.py "$dbuf_nvcc" -c "${one[@]}" large.cu -o x.o </dev/null >tmp/err
equal "the static limit on a terminal" "100 yes" "$? $(grep -q 'dbuf-static-limit\]' tmp/err && echo yes)"
echo 'int x = ;' >>good.cu
"$nvcc" -ptx "${one[@]}" good.cu -o x.ptx >tmp/out 2>tmp/plain
code=$?
"$dbuf_nvcc" -ptx "${one[@]}" good.cu -o x.ptx >tmp/out 2>tmp/err
equal "an error of the user's: nvcc's code, its message once, at the right line" "$code 1" \
  "$? $(grep -c "^good.cu($(wc -l <good.cu)): error: expected an expression" tmp/err)"

# A loop of a __device__ function belongs to the kernels that call it, and to no other.
{
  kernel "(variant=ldg)"
  sed 's/__global__ void sum/__device__ float fold/; s/float \*__restrict__ out, //; s/  out\[.*/  return sum;/' \
    <(kernel "(variant=ldg)") | grep -v '^#define'
  echo '__global__ void use(const float *__restrict__ in, float *out, int n) { *out = fold(in, n); }'
} >called.cu
"$dbuf_nvcc" -c "${one[@]}" called.cu -o x.o >tmp/out 2>tmp/err
equal "each kernel's loop is found at its own line" "0 called.cu:6:3: sum called.cu:18:3: use" \
  "$? $(sed -n 's/^\(called.cu:[0-9:]*\) remark: \([a-z]*\) sm_86: ldg, 2 stages.*/\1 \2/p' tmp/err | sort -V | xargs)"

# An architecture that nobody has named: nvcc's default can be older than asynchronous copies.
kernel "(variant=cp_async, stages=2)" >default.cu
if "$nvcc" -ptx default.cu -o plain.ptx 2>/dev/null && arch=$(sed -n 's/^\.target sm_\([0-9]*\).*/\1/p' plain.ptx) && [ "$arch" -lt 80 ]; then
  "$dbuf_nvcc" -ptx default.cu -o x.ptx 2>tmp/err
  equal "no -arch: which one it is" "101 compile for sm_80 or newer (-arch=sm_80); nvcc's default here is sm_$arch" \
    "$? $(sed -n 's/.*: note: \(compile for\)/\1/p' tmp/err)"
  "$dbuf_nvcc" -ptx "-arch=sm_$arch" default.cu -o x.ptx 2>tmp/err
  equal "one that was named is no default" "101 0" "$? $(grep -c "nvcc's default" tmp/err)"
fi

finish
