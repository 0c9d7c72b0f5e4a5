#!/usr/bin/env bash
# A file without the pragma: everything nvcc takes, gives and says is the same with dbuf-nvcc.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

cat >kernel.cu <<'EOF'
#include "part.h"
#include <cstdio>
static __device__ int anonymous[4];
__global__ void kernel(int *p) { p[threadIdx.x] = scale(anonymous[threadIdx.x & 3]); }
int main() {
  printf("%s\n", __FILE__);
  return 3;
}
EOF
cat >part.h <<'EOF'
__device__ inline int scale(int x) { return 3 * x; }
EOF
cat >other.cu <<'EOF'
__device__ int outside(int x) { return x + 1; }
EOF
cp other.cu other.cpp
echo 'int plain(void) { return 1; }' >plain.c
"$nvcc" -dc other.cu -o outside.o

# run TOOL ARGS...: in an otherwise unchanged folder; leaves what came of it in ./made.
run() {
  local before after
  before=$(ls -A)
  "$@" >tmp/out 2>tmp/err </dev/null
  echo $? >tmp/rc
  rm -rf made
  mkdir made
  after=$(ls -A)
  comm -13 <(printf '%s\nmade\n' "$before" | sort) <(printf '%s\n' "$after" | sort) |
    while IFS= read -r file; do mv "$file" made/; done
  mv tmp/out tmp/err tmp/rc made/
}

# What of a file must be equal. Object files hold the name of a temporary file: their symbols and code are compared.
content() {
  case $1 in
  *.o | *.out | *.a | *prog) nm "$1" | normal && objdump -s -j .nv_fatbin -j .text "$1" | grep '^ ' ;;
  *.cubin | *.fatbin) cat "$1" ;;
  *) normal "$1" | sed 's/Compile time = .*/Compile time/' ;;
  esac
}

# same WHAT ARGS...
same() {
  local what=$1 file reason=
  shift
  run "$nvcc" "$@"
  rm -rf plain
  mv made plain
  run "$dbuf_nvcc" "$@"
  [ "$(ls plain)" = "$(ls made)" ] || reason="files: $(ls plain | tr '\n' ' ') but $(ls made | tr '\n' ' ')"
  for file in plain/*; do
    file=${file#plain/}
    [ -n "$reason" ] && break
    cmp -s <(content "plain/$file" 2>&1) <(content "made/$file" 2>&1) ||
      reason="$file: $(diff <(content "plain/$file" 2>&1) <(content "made/$file" 2>&1) | head -n 20)"
  done
  if [ -z "$reason" ]; then ok "$what"; else fail "$what" "$reason"; fi
  rm -rf plain made
}

two=(-gencode "arch=compute_86,code=sm_86" -gencode "arch=compute_90,code=[sm_90,compute_90]")

same "-c, -MD, -lineinfo, output with a space" -c kernel.cu -o "a b.o" -MD -lineinfo
same "-dc of several, two architectures" -dc kernel.cu other.cu "${two[@]}" -MD -MF deps.d -MT x
same "-ptx, -G" -ptx -G kernel.cu
same "-cubin" -cubin -arch=sm_86 kernel.cu -o=k.cubin
same "-fatbin" -fatbin "${two[@]}" kernel.cu
same "-E to stdout, two architectures" -E "${two[@]}" kernel.cu
same "-E to a file" -E kernel.cu -o kernel.i -DX="a b"
same "-M" -M kernel.cu
same "-MM with -MF" -MM -MF deps.d kernel.cu -o k.d
same "--dryrun" --dryrun "${two[@]}" kernel.cu
same "-v" -v -ptx kernel.cu
same "--keep" --keep -cubin kernel.cu
same "-x cu, -rdc=true" -x cu -rdc=true -c other.cpp
echo '-ptx -DX="a b" -optf rest.rsp' >options.rsp
echo 'other.cu' >rest.rsp
same "options files" -optf options.rsp
echo '-ptx -optf circle.rsp other.cu' >circle.rsp
same "an options file that names itself" -optf circle.rsp
same "repeated options" -ptx -ptx -DX -DX -arch=sm_86 --gpu-architecture sm_90 -o one.ptx -o two.ptx kernel.cu
same "-arch and -gencode" -fatbin -arch=sm_86 "${two[@]:2}" kernel.cu
same "-Xcompiler -o, a comma first, quotes" -c kernel.cu -Xcompiler -o,lost.txt -Xcompiler ',"-g","-O1"' '-DTEXT=\"a b\"' -D 'Y=1'
same "a file of C, one of C++, an object" -lib other.cpp plain.c outside.o
forward=-forward-unknown-to-host-compiler
same "options forwarded to the host compiler" $forward -c kernel.cu -o k.o -Wall -fno-strict-aliasing -march=native
same "nvcc's own in a form that it forwards" $forward -c kernel.cu -ok.txt -isystem.
same "-xcu forwarded" $forward -ptx -xcu kernel.cu
same "-xcu not forwarded" -ptx -xcu kernel.cu
same "a forwarded option with a value" $forward -c kernel.cu -iquote .
same "options forwarded to the linker" -forward-unknown-to-host-linker kernel.cu -rpath=/nowhere
same "two options that run nothing" -dryrun -v -c -forward-unknown-opts -pthread kernel.cu
same "a launcher's words" ccache g++ -c other.cpp
same "resource usage" -cubin -res-usage kernel.cu
same "link, no -o" kernel.cu
same "--version" --version
same "CMake's question" -v __cmake_determine_cuda
same "no input"
same "an unknown option" -c kernel.cu --nosuchoption
same "an option without its value" -c kernel.cu -o
same "a missing file" -c missing.cu
same "a missing options file" -optf missing.rsp -c kernel.cu
same "C++ only" -c other.cpp

# Errors: the same words and the same exit code, from whichever program they come.
echo 'int x = ;' >bad_syntax.cu
echo '#error no' >bad_preprocessor.cu
echo '__global__ void k() { asm("nonsense;"); }' >bad_assembly.cu
same "an error of cudafe++" -ptx bad_syntax.cu
same "an error of gcc" -ptx bad_preprocessor.cu
same "an error of ptxas" -cubin bad_assembly.cu
same "a warning" -ptx -Werror all-warnings <(echo '__global__ void k() { int unused; }')

# stdin as source: names and module ids hold process ids, so only the code is compared.
"$nvcc" -x cu -cubin -o one.cubin - <other.cu && "$dbuf_nvcc" -x cu -cubin -o two.cubin - <other.cu
check "stdin" cmp one.cubin two.cubin

"$nvcc" kernel.cu -o one && "$dbuf_nvcc" kernel.cu -o two
equal "a linked program" "$(./one; echo $?)" "$(./two; echo $?)"

# A pipe can be read once, and that is for nvcc.
"$dbuf_nvcc" -optf <(echo '-cubin other.cu -o three.cubin') 2>tmp/err
check "an options file that is a pipe" cmp <("$nvcc" -cubin other.cu -o /dev/stdout) three.cubin
check "and it is said" grep -q 'not a regular file' tmp/err

finish
