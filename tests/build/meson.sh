#!/usr/bin/env bash
# dbuf in Meson projects: as a subproject, installed, and as the CUDA compiler by a native file.
set -uo pipefail
here=$ROOT/tests/build
# shellcheck source=tests/build/lib.sh
. "$here/lib.sh"

prefix=$PWD/prefix
mkdir -p consumer/subprojects/dbuf native
cp "$here"/meson-subproject/meson.build "$here"/kernels/{sum.cu,tile.h} consumer
cp -R "$ROOT"/{meson.build,wrapper,meson,cmake} consumer/subprojects/dbuf
cp "$here"/meson-native/meson.build "$here"/kernels/{sum.cu,tile.h} native

check 'configure with dbuf as a subproject' meson setup --prefix "$prefix" consumer consumer/build
check 'build' ninja -C consumer/build
check 'the object is pipelined' pipelined consumer/build/sum.o
check 'so is the program' pipelined consumer/build/app
check 'nothing to do after a build' idle consumer/build
sleep 1 && touch consumer/tile.h
check 'a header that changed compiles again' stale consumer/build sum.o

check 'install' meson install -C consumer/build
check 'the native file names the installed program' grep -Fx "cuda = '$prefix/bin/dbuf-nvcc'" "$prefix/share/meson/native/dbuf"
check 'pkg-config knows dbuf' test "$(PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name dbuf.pc)") \
  pkg-config --variable=nvcc dbuf | tr -d '\\')" = "$prefix/bin/dbuf-nvcc"

export XDG_DATA_DIRS=$prefix/share
check 'configure with --native-file dbuf' meson setup --native-file dbuf native native/build
check 'build with it' ninja -C native/build
check 'the program is pipelined' pipelined native/build/app

# In a cross build dbuf is a tool of the machine that builds, compiled with that machine's compiler.
cat >cross.ini <<'END'
[binaries]
c = ['gcc', '-DFOR_THE_HOST']
cpp = ['g++', '-DFOR_THE_HOST']
pkgconfig = 'false'
[host_machine]
system = 'linux'
cpu_family = 'aarch64'
cpu = 'aarch64'
endian = 'little'
[properties]
needs_exe_wrapper = true
END
check 'configure a cross build with dbuf as a subproject' meson setup --cross-file cross.ini consumer cross
check 'build dbuf-nvcc for the machine that builds' ninja -C cross sum.o
check 'with its compiler' not grep -r FOR_THE_HOST cross/compile_commands.json

finish
