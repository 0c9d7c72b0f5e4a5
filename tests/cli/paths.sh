#!/usr/bin/env bash
# Folders and names that hurt: of temporary files, of sources and outputs, of dbuf itself, of host compilers; a source
# tree that cannot be written, no home, many at once. Where nvcc takes it, dbuf-nvcc does; where nvcc does not, it ends
# with nvcc's exit code.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

here=$PWD
cat >loop.cu <<'END'
__global__ void k(const float *g, float *out, int n) {
  __shared__ float tile[128];
  float sum = 0;
#pragma dbuf pipeline
  for (int i = 0; i < n; i += 128) {
    tile[threadIdx.x] = g[i + threadIdx.x];
    __syncthreads();
    for (int j = 0; j < 128; ++j)
      sum += tile[j];
    __syncthreads();
  }
  out[threadIdx.x] = sum;
}
END
names=("a b" "o'clock" 'quo"te' 'cash$HOME' 'back`tick' "com,ma" "ünïcode" "(paren)&;|" "#1" "-dash")

# outcome COMMAND ...: its exit code, and whether it has made the output that $made names. What it said is in tmp/said.
outcome() {
  rm -f -- "$made"
  "$@" >"$here/tmp/said" 2>&1
  echo "exit $?$([ ! -s "$made" ] || echo ", made")"
}

# pipelined: dbuf-nvcc has told of the loop, so the hook was there.
pipelined() {
  grep -q 'dbuf-pipelined' "$here/tmp/said"
}

# alike WHAT ARGS...: both end alike, and dbuf-nvcc has pipelined the loop where there is an output.
alike() {
  local what=$1 plain ours
  shift
  plain=$(outcome "$nvcc" "$@")
  ours=$(outcome "$dbuf_nvcc" "$@")
  equal "$what" "$plain" "$ours"
  [[ $ours != *made ]] || pipelined || fail "$what: the loop is pipelined" "$(cat "$here/tmp/said")"
}

made=$here/made.cubin
for name in "${names[@]}"; do
  mkdir -p "tmp/$name"
  TMPDIR=$here/tmp/$name alike "TMPDIR '$name'" -cubin -arch=sm_80 loop.cu -o made.cubin
  equal "TMPDIR '$name': empty afterwards" "" "$(ls -A "tmp/$name")"
  rm -rf "tmp/$name"
done
long=$here/tmp/$(printf 'l%.0s' {1..200})/$(printf 'm%.0s' {1..200})
mkdir -p "$long"
TMPDIR=$long alike "TMPDIR of 400 characters" -cubin -arch=sm_80 loop.cu -o made.cubin
TMPDIR=$here/nowhere alike "TMPDIR that is not there" -cubin -arch=sm_80 loop.cu -o made.cubin
TMPDIR='' alike "TMPDIR that is empty" -cubin -arch=sm_80 loop.cu -o made.cubin

mkdir trees
for name in "${names[@]}"; do
  mkdir "trees/$name"
  cp loop.cu "trees/$name/$name.cu"
  made=$here/trees/$name/$name.cubin
  alike "a source and an output called '$name'" -cubin -arch=sm_80 "trees/$name/$name.cu" -o "trees/$name/$name.cubin"
  rm -rf "trees/$name"
done

made=$here/made.cubin
for name in "${names[@]}"; do
  mkdir "trees/$name"
  cp "$dbuf_nvcc" "trees/$name/dbuf-nvcc"
  mkdir "trees/$name/cache"
  equal "dbuf and its links in a folder called '$name'" "exit 0, made" \
    "$(XDG_CACHE_HOME=$here/trees/$name/cache outcome "trees/$name/dbuf-nvcc" -cubin -arch=sm_80 loop.cu -o made.cubin)"
  pipelined || fail "dbuf in a folder called '$name': the loop is pipelined" "$(cat tmp/said)"
  rm -rf "trees/$name"
done
rm -rf "tmp/dbuf-$(id -u)"

# What is made says nothing of where it was made: not in the code, nor in what debuggers read.
mkdir -p other-place/tmp other-place/cache
cp "$dbuf_nvcc" other-place
options=(-arch=sm_80 -lineinfo)
"$dbuf_nvcc" "${options[@]}" -cubin loop.cu -o made.cubin 2>/dev/null
TMPDIR=$here/other-place/tmp XDG_CACHE_HOME=$here/other-place/cache other-place/dbuf-nvcc "${options[@]}" -cubin loop.cu \
  -o other.cubin 2>tmp/said
pipelined || fail "from another place: the loop is pipelined" "$(cat tmp/said)"
check "the same code, whatever folders were used" cmp made.cubin other.cubin
TMPDIR=$here/other-place/tmp XDG_CACHE_HOME=$here/other-place/cache other-place/dbuf-nvcc "${options[@]}" -c loop.cu -o other.o \
  2>/dev/null
equal "an object names none of them" 0 "$(strings -a other.o | grep -c other-place)"
rm -rf other-place other.cubin other.o

# Somebody has put a link in the place of the folder for our links.
mkdir theirs
ln -s "$here/theirs" tmp/dbuf-"$(id -u)"
equal "a link where our folder should be" "exit 0, made" \
  "$(XDG_CACHE_HOME=/dev/null outcome "$dbuf_nvcc" -cubin -arch=sm_80 loop.cu -o made.cubin)"
equal "nothing is made behind it" "" "$(ls -A theirs)"
rm "tmp/dbuf-$(id -u)"

equal "no HOME, no XDG_CACHE_HOME" "exit 0, made" \
  "$(outcome env -u HOME -u XDG_CACHE_HOME "$dbuf_nvcc" -cubin -arch=sm_80 loop.cu -o made.cubin)"
equal "the links are in TMPDIR" 700 "$(stat -c %a "tmp/dbuf-$(id -u)")"
rm -rf "tmp/dbuf-$(id -u)"
for closed in '<&-' '>&-' '2>&-'; do
  run="\"\$0\" -cubin -arch=sm_80 loop.cu -o made.cubin $closed"
  equal "closed: $closed" "$(outcome sh -c "$run" "$nvcc")" "$(outcome sh -c "$run" "$dbuf_nvcc")"
done

# Host compilers under other names. The object is made by them too.
made=$here/made.o
mkdir conda
ln -s "$(command -v g++)" conda/x86_64-conda-linux-gnu-c++
ln -s "$(command -v gcc)" conda/x86_64-conda-linux-gnu-cc
alike "conda's c++ by path" -c -arch=sm_80 -ccbin conda/x86_64-conda-linux-gnu-c++ loop.cu -o made.o
PATH=$here/conda:$PATH alike "conda's c++ by name" -c -arch=sm_80 -ccbin x86_64-conda-linux-gnu-c++ loop.cu -o made.o
NVCC_CCBIN=$here/conda/x86_64-conda-linux-gnu-c++ alike "conda's c++ in NVCC_CCBIN" -c -arch=sm_80 loop.cu -o made.o
for compiler in gcc-11 g++-12 g++-13 g++-14 clang clang++; do
  if command -v $compiler >/dev/null; then
    alike "$compiler" -c -arch=sm_80 -ccbin $compiler loop.cu -o made.o
  fi
done

# Two hundred at once, whose links nobody has made yet, and some of them compile.
rm -rf cache/dbuf
for i in $(seq 200); do
  if [ $((i % 20)) = 0 ]; then
    "$dbuf_nvcc" -cubin -arch=sm_80 loop.cu -o "tmp/$i.cubin" >"tmp/out$i" 2>&1 &
  else
    "$dbuf_nvcc" --dryrun -cubin -arch=sm_80 loop.cu -o x.cubin >"tmp/out$i" 2>&1 &
  fi
  pids[i]=$!
done
bad=
for i in $(seq 200); do
  wait "${pids[i]}" || bad+="$i: $(cat "tmp/out$i")"$'\n'
  [ $((i % 20)) != 0 ] || cmp -s "tmp/$i.cubin" tmp/20.cubin || bad+="$i: another result"$'\n'
done
equal "two hundred at once" "" "$bad"
equal "they share one folder" 1 "$(find cache/dbuf -name 'host-*' | wc -l)"
equal "nothing but the links and the note in it" "dbuf-host g++ gcc" "$(ls cache/dbuf/host-* | sort | tr '\n' ' ' | sed 's/ $//')"
rm -f tmp/*.cubin tmp/out*

# Mounted in a name space of its own: a source tree that cannot be written, and temporary files where nothing may be
# executed.
space=()
for try in "unshare -m" "unshare -rm"; do
  if $try sh -c 'mount -t tmpfs none theirs' 2>/dev/null; then
    read -r -a space <<<"$try"
    break
  fi
done
if [ ${#space[@]} = 0 ]; then
  skip "a tree that cannot be written, TMPDIR on noexec: nothing can be mounted here"
else
  made=$here/tmp/made.o
  equal "a source tree that cannot be written" "exit 0, made" "$(outcome "${space[@]}" sh -c '
    mount -t tmpfs none theirs && cp loop.cu theirs && mount -o remount,ro theirs && cd theirs || exit 9
    exec "$0" -c -MD -arch=sm_80 loop.cu -o ../tmp/made.o' "$dbuf_nvcc")"
  equal "TMPDIR and our links on noexec" "exit 0, made" "$(outcome "${space[@]}" sh -c '
    mount -t tmpfs -o noexec none theirs || exit 9
    TMPDIR=$PWD/theirs XDG_CACHE_HOME=$PWD/theirs/cache exec "$0" -c -arch=sm_80 loop.cu -o tmp/made.o' "$dbuf_nvcc")"
  pipelined || fail "TMPDIR on noexec: the loop is pipelined" "$(cat tmp/said)"
  equal "TMPDIR that cannot be written" "exit 1" "$(outcome "${space[@]}" sh -c '
    mount -t tmpfs -o ro none theirs || exit 9
    TMPDIR=$PWD/theirs exec "$0" -c -arch=sm_80 loop.cu -o tmp/made.o' "$dbuf_nvcc")"
fi

finish
