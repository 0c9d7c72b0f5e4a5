#!/usr/bin/env bash
# dbuf-nvcc as xmake's compiler for CUDA, as examples/builds.md says.
set -uo pipefail
here=$ROOT/tests/build
# shellcheck source=tests/build/lib.sh
. "$here/lib.sh"

command -v xmake >/dev/null || {
  echo 'xmake is not installed'
  exit 77
}
# It keeps what it finds on a machine in a folder of its own, and neither asks nor tells anybody.
export XMAKE_GLOBALDIR=$PWD/global XMAKE_ROOT=y XMAKE_STATS=n XMAKE_COLORTERM=nocolor HOME=$PWD/global
mkdir global project bin
ln -s "$BUILD/dbuf-nvcc" bin
export PATH=$PWD/bin:$PATH
cd project || exit 1
cp "$here"/kernels/{configured.cu,tile.h} .
printf '[pipeline]\nvariant = cp_async\n' >dbuf.ini
cat >xmake.lua <<'LUA'
target("app")
  set_kind("binary")
  add_files("configured.cu")
  add_cugencodes("sm_86")
LUA
command=$(sed -n 's/^xmake takes `\(xmake f [^`]*\)`.*/\1/p' "$ROOT/examples/builds.md")

build() {
  xmake -v >../build.log 2>&1 || { cat ../build.log && return 1; }
}

# compiled FILE: the last build has compiled it.
compiled() {
  grep -q "^dbuf-nvcc -c .*$1\$" ../build.log
}

# shellcheck disable=SC2086 # a command line
check "configure: ${command:-no such line in examples/builds.md}" $command --yes
check 'build' build
check 'by dbuf-nvcc' compiled configured.cu
check 'the program is pipelined' pipelined "$(find build -name app -type f -perm -u+x)"
check 'build again' build
check 'compiles nothing' not compiled configured.cu
sleep 1 && touch tile.h
check 'build with another header' build
check 'compiles again' compiled configured.cu
sleep 1 && printf '[pipeline]\nvariant = ldg_single\n' >dbuf.ini
check 'build with another dbuf.ini' build
check 'compiles again' compiled configured.cu
check 'as it says now' plain "$(find build -name app -type f -perm -u+x)"

finish
