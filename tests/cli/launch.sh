#!/usr/bin/env bash
# Finding the real nvcc: as a launcher, under nvcc's own name, with ccache around, and never ourselves.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

echo '__global__ void k(int *p) { *p = 1; }' >k.cu
here=$PWD
root=$(dirname "$(dirname "$nvcc")")
mkdir -p masquerade toolkit/bin home2/bin other
ln -s "$dbuf_nvcc" masquerade/nvcc

# A stand-in that says who was called and with what.
fake() {
  printf '#!/bin/sh\necho "%s: $*"\n' "$1" >"$2"
  chmod +x "$2"
}
fake toolkit toolkit/bin/nvcc
fake home home2/bin/nvcc

# Who answers to --version (never a compilation, so our own options are all that may be missing).
who() {
  "$@" 2>&1
}

equal "DBUF_NVCC" "toolkit: --version" "$(DBUF_NVCC=toolkit/bin/nvcc who "$dbuf_nvcc" --version)"
printf '[tools]\nnvcc = %s/toolkit/bin/nvcc\n' "$here" >my.ini
equal "[tools] nvcc" "toolkit: --version" "$(who "$dbuf_nvcc" --dbuf-config=my.ini --version)"
printf '[tools]\nnvcc = toolkit/bin/nvcc\n' >relative.ini
DBUF_CONFIG=relative.ini "$dbuf_nvcc" -c k.cu 2>tmp/said
equal "[tools] nvcc, no absolute path: 102" 102 $?
check "and it is said" grep -q "relative.ini:2:8: error: 'toolkit/bin/nvcc' is no absolute path" tmp/said
printf '[tools]\nnvcc = nvcc\n' >name.ini
cp toolkit/bin/nvcc nvcc
equal "[tools] nvcc by name is looked up in PATH, not here" "home: -V" \
  "$(PATH=$here/home2/bin:$PATH who "$dbuf_nvcc" --dbuf-config=name.ini -V)"
rm nvcc

# A source tree of somebody else's must not choose what is executed.
if [ "$(id -u)" = 0 ]; then
  mkdir -p others/src
  cp k.cu others/src
  cp my.ini others/dbuf.ini
  chown 65534 others/dbuf.ini
  "$dbuf_nvcc" -cubin others/src/k.cu -o k.cubin 2>tmp/said
  equal "another user's dbuf.ini that names nvcc: 102" 102 $?
  check "and it is said" grep -q "others/dbuf.ini:2:1: error: this file is another user's and names a program" tmp/said
  equal "nothing is executed" "" "$(ls k.cubin 2>/dev/null)"
  equal "unless it is named" "toolkit: -V" "$(DBUF_CONFIG=others/dbuf.ini who "$dbuf_nvcc" -V)"
  printf '[check]\nspill = warn\n' >others/dbuf.ini
  check "without programs it is used" grep -q 'spill *= *warn.*others/dbuf.ini' <("$dbuf" config others/src/k.cu)
  rm -rf others
else
  skip "another user's dbuf.ini: only root can make one"
fi
mkdir open
cp k.cu open
cp my.ini open/dbuf.ini
chmod 666 open/dbuf.ini
"$dbuf_nvcc" -cubin open/k.cu -o k.cubin 2>tmp/said
equal "a dbuf.ini that anyone may write and that names nvcc: 102" 102 $?
check "and it is said" grep -q "open/dbuf.ini:2:1: error: anyone may write this file, and it names a program" tmp/said
equal "nothing is executed" "" "$(ls k.cubin 2>/dev/null)"
equal "unless it is named" "toolkit: -V" "$(DBUF_CONFIG=open/dbuf.ini who "$dbuf_nvcc" -V)"
chmod 664 open/dbuf.ini
equal "or the group alone may write it" "toolkit: -V" "$(cd open && who "$dbuf_nvcc" -V)"
rm -rf open

equal "CUDA_HOME before PATH" "home: -V" "$(CUDA_HOME=$here/home2 who "$dbuf_nvcc" -V)"
equal "CUDA_PATH" "home: -V" "$(CUDA_PATH=$here/home2 who "$dbuf_nvcc" -V)"
equal "the launcher before CUDA_HOME" "toolkit: -V" "$(CUDA_HOME=$here/home2 who "$dbuf_nvcc" toolkit/bin/nvcc -V)"
equal "DBUF_NVCC before the launcher" "home: -V" "$(DBUF_NVCC=home2/bin/nvcc who "$dbuf_nvcc" toolkit/bin/nvcc -V)"
equal "PATH" "toolkit: -V" "$(PATH=$here/toolkit/bin:$PATH who "$dbuf_nvcc" -V)"
equal "PATH, relative" "toolkit: -V" "$(PATH=toolkit/bin:$PATH who "$dbuf_nvcc" -V)"
equal "the launcher's bare name" "toolkit: -V" "$(PATH=$here/toolkit/bin:$PATH who "$dbuf_nvcc" nvcc -V)"
equal "PATH without ourselves" "toolkit: -V" "$(PATH=$here/masquerade:$here/toolkit/bin:$PATH who nvcc -V)"
cp -l "$dbuf_nvcc" tmp/hardlink 2>/dev/null && mkdir -p hard && mv tmp/hardlink hard/nvcc &&
  equal "a hard link is ourselves too" "toolkit: -V" "$(PATH=$here/hard:$here/toolkit/bin:$PATH who nvcc -V)"
[ -e hard/nvcc ] || skip "a hard link is ourselves too: the build folder is on another file system"
equal "a link called nvcc is followed, since nvcc does not" "$("$nvcc" -V)" \
  "$(mkdir -p links && ln -s "$nvcc" links/nvcc && PATH=$here/links:$PATH who "$dbuf_nvcc" -V)"
: >x.o
equal "--dbuf-verbose says what is run, as a shell takes it" \
  "dbuf: remark: runs '$here/toolkit/bin/nvcc' -dlink '-Xnvlink=a b' x.o" \
  "$(DBUF_NVCC=toolkit/bin/nvcc who "$dbuf_nvcc" --dbuf-verbose -dlink '-Xnvlink=a b' x.o | grep -F ': runs ')"
printf '#if 0\n#pragma dbuf pipeline\n#endif\n' | cat - k.cu >loop.cu
check "and so of a compilation" grep -qF "runs $nvcc -Xptxas -v -ccbin " \
  <("$dbuf_nvcc" "$nvcc" --dbuf-verbose -arch=sm_86 -cubin -o k.cubin loop.cu 2>&1)
equal "words before nvcc" "toolkit: -V" "$(who "$dbuf_nvcc" env A=1 nice toolkit/bin/nvcc -V)"

# Names that nvcc has where a script stands in its place, for another system, or around it.
for name in nvcc-13.0 nvcc.real nvcc.bin .nvcc-wrapped aarch64-linux-gnu-nvcc nvcc_wrapper; do
  fake "$name" "other/$name"
  equal "a launched $name" "$name: -V" "$(who "$dbuf_nvcc" "other/$name" -V)"
  equal "a launched $name, by name" "$name: -V" "$(PATH=$here/other:$PATH who "$dbuf_nvcc" "$name" -V)"
done
equal "words before such a name" "nvcc.real: -V" "$(who "$dbuf_nvcc" env A=1 nice other/nvcc.real -V)"
fake env other/nvcc-environment
equal "a word with nvcc in it before nvcc" "env: $here/toolkit/bin/nvcc -V" \
  "$(who "$dbuf_nvcc" other/nvcc-environment toolkit/bin/nvcc -V)"
equal "ourselves launched by ourselves" "toolkit: -V" "$(PATH=$here/toolkit/bin:$PATH who "$dbuf_nvcc" "$dbuf_nvcc" -V)"
: >nvcc.rsp
mkdir nvcc.d
cp other/nvcc.real nvcc_k.cu
cp other/nvcc.real libnvcc.so
for name in nvcc_k.cu libnvcc.so nvcc.rsp nvcc.d; do
  equal "no program: $name" "toolkit: ./$name -V" "$(DBUF_NVCC=toolkit/bin/nvcc who "$dbuf_nvcc" "./$name" -V)"
done
rm -r nvcc.rsp nvcc.d nvcc_k.cu libnvcc.so

who env DBUF_NVCC=/nonexistent "$dbuf_nvcc" -V >tmp/said
equal "a named nvcc that is not there: 103" 103 "$(DBUF_NVCC=/nonexistent "$dbuf_nvcc" -V >/dev/null 2>&1; echo $?)"
check "and it is said" grep -q 'cannot find nvcc' tmp/said
equal "a named nvcc that is ourselves: 103" 103 "$(DBUF_NVCC=$dbuf_nvcc "$dbuf_nvcc" -V >/dev/null 2>&1; echo $?)"
equal "one's own options do not reach nvcc" "toolkit: -V -x" \
  "$(DBUF_NVCC=toolkit/bin/nvcc who "$dbuf_nvcc" --dbuf-set check.spill=warn -V --dbuf-force=check.spill=off -x --dbuf-off)"

# Real compilations. -cubin output is reproducible.
"$nvcc" -cubin k.cu -o plain.cubin
compiles() {
  rm -f made.cubin
  "$@" -cubin k.cu -o made.cubin && cmp plain.cubin made.cubin
}
check "launcher" compiles "$dbuf_nvcc" "$nvcc"
check "under nvcc's name" env PATH="$here/masquerade:$(dirname "$nvcc"):$PATH" bash -c 'nvcc -cubin k.cu -o m.cubin && cmp plain.cubin m.cubin'
check "CUDA_HOME" env CUDA_HOME="$root" "$dbuf_nvcc" -E k.cu

# Something else called nvcc that looks for the next nvcc in PATH, as ccache does under that name: without a guard the
# two would call each other for ever.
mkdir -p next
cat >next/nvcc <<'EOF'
#!/bin/bash
[ "$1" = --dryrun ] || echo next >>"$HOME/next"
self=$(readlink -f "$0")
IFS=: read -r -a folders <<<"$PATH"
for folder in "${folders[@]}"; do
  if [ -x "$folder/nvcc" ] && [ "$(readlink -f "$folder/nvcc")" != "$self" ]; then exec "$folder/nvcc" "$@"; fi
done
exit 9
EOF
chmod +x next/nvcc
real=$(dirname "$nvcc")
next() {
  rm -f home/next
  PATH=$1 timeout 60 nvcc -cubin k.cu -o made.cubin && cmp plain.cubin made.cubin &&
    [ "$(wc -l <home/next)" = 1 ]
}
check "next, ourselves, nvcc" next "$here/next:$here/masquerade:$real:/usr/bin:/bin"
check "ourselves, next, nvcc" next "$here/masquerade:$here/next:$real:/usr/bin:/bin"
equal "and --version" "$("$nvcc" --version)" "$(PATH=$here/next:$here/masquerade:$real:/usr/bin:/bin nvcc --version 2>&1)"
printf '#!/bin/sh\nexec "%s" "$@"\n' "$dbuf_nvcc" >toolkit/bin/nvcc
equal "a script that calls us back ends in 103" 103 \
  "$(DBUF_NVCC=$here/toolkit/bin/nvcc timeout 60 "$dbuf_nvcc" -cubin k.cu >/dev/null 2>&1; echo $?)"

# nvcc behind a script, as conda has it, and under another name.
mkdir -p kit/bin script
ln -s "$root"/* kit 2>/dev/null
ln -s "$root"/bin/* kit/bin
rm kit/bin/nvcc
cp "$nvcc" kit/bin/nvcc.bin
cat >tile.cu <<'END'
__global__ void k(float *__restrict__ out, const float *__restrict__ in, int n) {
  __shared__ float tile[256];
  float sum = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += 256) {
    tile[threadIdx.x] = in[i + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < 256; ++j)
      sum += tile[j];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
END
"$dbuf_nvcc" -arch=sm_86 -cubin tile.cu -o tile.cubin 2>/dev/null
behind() { # behind ARGS: how it ends with nvcc behind a script that gives it these, and whether it made what nvcc does
  printf '#!/bin/sh\n%s\n' "$1" >script/nvcc
  chmod +x script/nvcc
  rm -f made.cubin
  NVCC=$here/kit/bin/nvcc.bin DBUF_NVCC=$here/script/nvcc "$dbuf_nvcc" -arch=sm_86 -cubin tile.cu -o made.cubin 2>tmp/said
  echo "$? $(cmp tile.cubin made.cubin 2>&1)"
}
equal "another name" "0 " "$(behind 'exec "$NVCC" "$@"')"
check "another name, launched" compiles "$dbuf_nvcc" kit/bin/nvcc.bin
equal "a script with a -ccbin of its own, before ours" "0 " "$(behind 'exec "$NVCC" -ccbin g++ "$@"')"
equal "where there is none" "0 " \
  "$(behind 'case " $*" in *" -ccbin "*) exec "$NVCC" "$@" ;; *) exec "$NVCC" "$@" -ccbin g++ ;; esac')"
equal "behind ours, so that the pragma is not read: 103" "103" "$(behind 'exec "$NVCC" "$@" -ccbin g++' | cut -d' ' -f1)"
check "and it is said" grep -q 'error: nvcc has called another host compiler' tmp/said
equal "and nothing is made" "" "$(ls made.cubin 2>/dev/null)"

if command -v ccache >/dev/null; then
  export CCACHE_DIR=$here/ccache
  ln -s "$(command -v ccache)" next/ccache-nvcc
  rm next/nvcc && mv next/ccache-nvcc next/nvcc
  check "a link called nvcc that is ccache" env PATH="$here/next:$PATH" "$dbuf_nvcc" -arch=sm_86 -c tile.cu -o a.o
  check "and the loop is pipelined" grep -q 'dbuf-pipelined' <(PATH=$here/next:$PATH "$dbuf_nvcc" -arch=sm_86 \
    -c tile.cu -o a.o 2>&1)
  equal "from the cache" 1 "$(ccache --print-stats | awk '/^preprocessed_cache_hit/ { print $2 }')"
  check "dbuf-nvcc ccache nvcc" compiles "$dbuf_nvcc" ccache "$nvcc"
  check "dbuf-nvcc ccache nvcc, by name" env PATH="$real:$PATH" "$dbuf_nvcc" ccache nvcc -c k.cu -o a.o
  check "ccache dbuf-nvcc" ccache "$dbuf_nvcc" -c k.cu -o b.o
else
  skip "ccache is not installed"
fi

finish
