#!/usr/bin/env bash
# dbuf expand: the rewritten loops for people, against the source, and as the compiler gets them.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

mkdir -p "in clude"
cat >"in clude/loop.h" <<'EOF'
__global__ void sum(const float *__restrict__ in, float *__restrict__ out, int n) {
  __shared__ float tile[256];
  float sum = 0;
#pragma dbuf pipeline(variant=auto, stages=STAGES)
  for (int k = 0; k < n; k += 256) {
    tile[threadIdx.x] = in[k + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < 256; ++i)
      sum += tile[i];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
EOF
printf '#include "loop.h"\n' >header.cu
{ echo '#define STAGES auto'; cat "in clude/loop.h"; } >k.cu
sed 's/const float \*__restrict__/float */; s/float \*__restrict__ out/float *out/; s/sum += tile\[i\]/out[i] = sum += tile[i]/' k.cu >alias.cu
grep -v pragma k.cu >none.cu
two=("-gencode=arch=compute_86,code=sm_86" "-gencode=arch=compute_90,code=sm_90")

# expand ARGS...: rc, tmp/out, tmp/err.
expand() {
  rc=0
  "$dbuf" expand "$@" >tmp/out 2>tmp/err || rc=$?
}

# says WHAT EXIT-CODE [LINE-OF-STDOUT ...]: an exit code, and lines that stand in stdout as they are.
says() {
  local what=$1 wanted=$2 line missing=""
  shift 2
  for line; do
    grep -qxF -- "$line" tmp/out || missing+=$line$'\n'
  done
  if [ "$rc" = "$wanted" ] && [ -z "$missing" ]; then
    ok "$what"
  else
    fail "$what" "exit $rc" "missing: $missing" "$(cat tmp/out tmp/err)"
  fi
}

expand k.cu --set pipeline.variant=cp_async -- "${two[@]}"
says "the first architecture's loop" 0 "// k.cu:6: sum, sm_86, cp_async, 2 stages" \
  "  __shared__ ::__dbuf::slot<__dbuf_tile_0_t> __dbuf_tile_0[2];" \
  "          ::__dbuf::fetch(tile[threadIdx.x], in[k + threadIdx.x]);" \
  "          for (int i = 0; i < 256; ++i)" "            sum += tile[i];"
equal "neither line markers nor the pragma, nor what is for compilers" 0 \
  "$(grep -cE '^ *# [0-9]|pragma dbuf|static_assert|\(void\)|__attribute__' tmp/out)"
equal "each part is named" "prologue main load compute epilogue " \
  "$(sed -nE 's|^ +// (prologue: .*first tile.*\|main loop: .*\|load a .*\|compute the.*\|epilogue: .*last tile.*)|\1|p' tmp/out | sed 's/[ :].*//' | tr '\n' ' ')"
equal "and each name told" "::__dbuf::slot<T> __dbuf_now __dbuf_load __dbuf_s ::__dbuf::fetch(to, from) ::__dbuf::commit() ::__dbuf::wait<N>() ::__dbuf::forget(x) " \
  "$(sed -nE 's|^//   (.*): .*|\1|p' tmp/out | tr '\n' ' ')"
says "with the lines that it stands for" 0 "// in place of line 3" "// in place of lines 5 to 12"
expand k.cu --arch sm_90 --force pipeline.variant=ldg -- "${two[@]}"
says "--arch and --force" 0 "// k.cu:6: sum, sm_90, ldg, 2 stages" "          __dbuf_r0 = in[k + threadIdx.x];"
expand k.cu --arch=sm_80 --set=pipeline.variant=cp_async --set pipeline.stages=4
says "--arch alone names the architecture" 0 "// k.cu:6: sum, sm_80, cp_async, 4 stages"
expand header.cu --set pipeline.variant=cp_async -- -I "in clude" -arch=sm_86 -DSTAGES=3
says "in a header, with a macro in a clause" 0 "// in clude/loop.h:5: sum, sm_86, cp_async, 3 stages"
printf '[kernel sum]\nvariant = ldg_single\n' >dbuf.ini
expand k.cu -- -arch=sm_86
says "settings from a file" 0 "// k.cu:6: sum, sm_86, ldg_single, 1 stage"
rm dbuf.ini
expand k.cu --set pipeline.variant=off -- -arch=sm_86
says "a loop that stays" 0 "// k.cu:6: sum, sm_86: left as written: variant=off"

# What the compiler gets is what dbuf-nvcc gives it. (-E ends with a line for compiler caches.)
for file in k.cu header.cu; do
  args=(-arch=sm_86 -I "in clude")
  [ $file = k.cu ] || args+=(-DSTAGES=2)
  expand $file --text -- "${args[@]}"
  "$dbuf_nvcc" -E "${args[@]}" $file 2>/dev/null | sed '$d' >tmp/wanted
  check "--text is the compiler's text of $file" cmp tmp/out tmp/wanted
  check "which is rewritten" grep -q 'cp\.async' tmp/out
done

# A diff: the lines that stay or go are the source's, those that stay or come are the rewritten ones.
expand k.cu --set pipeline.variant=cp_async -- -arch=sm_86
grep -v '^//' tmp/out | grep . >tmp/new
expand k.cu --diff --set pipeline.variant=cp_async -- -arch=sm_86
says "--diff" 0 "--- k.cu" "-#pragma dbuf pipeline(variant=auto, stages=STAGES)" "-  __shared__ float tile[256];" \
  "+  typedef float __dbuf_tile_0_t[256];"
equal "its old lines" "$(sed -n '3p; 5,12p' k.cu)" "$(sed -n '3,$p' tmp/out | grep '^[- ]' | cut -c2-)"
equal "its new lines" "$(tr -d ' ' <tmp/new)" "$(sed -n '3,$p' tmp/out | grep '^[+ ]' | cut -c2- | tr -d ' ' | grep .)"
# Line numbers: 3 and 5 to 12 in the old text; one line has become three before the loop in the new one.
equal "its places" "@@ -3,1 +3,3 @@ @@ -5,8 +7,$(sed '1,/^@@ -5/d' tmp/out | grep -c '^[+ ]') @@" "$(grep '^@@' tmp/out | tr '\n' ' ' | sed 's/ $//')"

expand alias.cu -- -arch=sm_86
says "a refused loop" 101
equal "prints nothing" 0 "$(wc -c <tmp/out)"
"$dbuf_nvcc" -ptx -arch=sm_86 alias.cu -o x.ptx 2>tmp/wanted
equal "and says what dbuf-nvcc says" "$(cat tmp/wanted)" "$(cat tmp/err)"
sed 's/stages=STAGES/colour=red/' k.cu >clause.cu
expand clause.cu
says "a bad clause" 102
expand none.cu
says "no pragma" 0
check "is remarked" grep -q 'none.cu: no annotated loop' tmp/err
expand missing.cu
check "no such file" [ $rc != 0 ]
check "the preprocessor says so" grep -q 'missing.cu: No such file' tmp/err
expand k.cu --arch sm_75 -- "${two[@]}"
says "an architecture that is not built" 102
check "names those that are" grep -q 'sm_86, sm_90' tmp/err
expand k.cu --different
says "an unknown option" 102
expand k.cu header.cu
says "two files" 102
expand
says "no file" 102
expand k.cu --set pipeline.varient=ldg
says "an unknown setting" 102
expand --help
says "--help" 0
expand k.cu -- -arch=sm_3
says "nvcc's own error" 1
check "is shown" grep -q 'nvcc fatal' tmp/err

# The build's whole command may stand behind --; nothing is compiled, nothing written.
find . -type f ! -path './tmp/*' | sort >tmp/before
expand k.cu -- --dbuf-set pipeline.variant=ldg -c -MD -O3 -lineinfo "${two[@]}" -o k.o k.cu
says "a whole command" 0 "// k.cu:6: sum, sm_86, ldg, 2 stages"
equal "writes nothing" "$(cat tmp/before)" "$(find . -type f ! -path './tmp/*' | sort)"
finish
