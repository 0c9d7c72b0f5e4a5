#!/usr/bin/env bash
# dbuf in Meson projects: as a subproject, by a wrap, installed, and as the CUDA compiler by a native file. The projects
# are those that examples/builds.md shows.
set -uo pipefail
here=$ROOT/tests/build
# shellcheck source=tests/build/lib.sh
. "$here/lib.sh"

meson=$(meson --version)
echo "Meson $meson"
# since VERSION: whether this Meson is as new.
since() {
  [ "$(printf '%s\n' "$meson" "$1" | sort -V | head -n 1)" = "$1" ]
}

# dbuf is compiled several times here, in different folders.
export CCACHE_BASEDIR=$PWD CCACHE_NOHASHDIR=1

prefix=$PWD/prefix
CUDA_PATH=$(dirname "$(dirname "$(realpath "$(command -v nvcc)")")") # for dependency('cuda')
export CUDA_PATH

# solver FOLDER: the project of examples/builds.md, which has everything in it.
solver() {
  mkdir -p "$1/subprojects"
  example Meson meson >"$1/meson.build"
  cp "$here"/kernels/tile.h "$here"/meson-solver/* "$1"
  sed '/^int main/,$d' "$here/kernels/sum.cu" >"$1/sum.cu"
}

# The sources as a subproject has them; BUILD may lie among them.
sources() {
  mkdir -p "$1"
  cp -R "$ROOT"/{meson.build,wrapper,meson,cmake} "$1"
}

solver consumer
sources consumer/subprojects/dbuf
# Without a wrap it must be said that there is a subproject.
sed -i "s/^nvcc = /subproject('dbuf')\n&/" consumer/meson.build
cat >>consumer/meson.build <<'MESON'
if dependency('dbuf').get_variable('nvcc') != nvcc.full_path()
  error('dependency() and find_program() name different programs')
endif
MESON

check 'configure with dbuf as a subproject' meson setup --prefix "$prefix" consumer consumer/build
check 'build' ninja -C consumer/build
check 'the object of the custom target is pipelined' pipelined consumer/build/sum.o
check "that of the generator is too" grep -q 'Function : .*scale' <(cuobjdump -sass consumer/build/app.p/scale.o)
check 'both are in the program' test "$(cuobjdump -sass consumer/build/app | grep -c 'Function : ')" = 2
check 'nothing to do after a build' idle consumer/build
sleep 1 && touch consumer/tile.h
check 'a header that changed compiles the one again' stale consumer/build sum.o
check 'and the other' stale consumer/build app.p/scale.o
check 'meson test checks the gates' meson test -C consumer/build
check 'and tells of them' grep -q 'row_sum sm_86: cp_async, 2 stages' consumer/build/meson-logs/testlog.txt
sed -i "s/'check.overlap=error'/&, '--set', 'check.min_overlap=1'/" consumer/meson.build
sed -i 's/variant=cp_async, stages=2/variant=ldg_single/' consumer/sum.cu
check 'build with a form that overlaps less' ninja -C consumer/build
check 'a gate that fails is a test that fails' not meson test -C consumer/build

check 'install' meson install -C consumer/build
check 'pkg-config knows dbuf' test "$(realpath "$(PKG_CONFIG_PATH=$(dirname "$(find "$prefix" -name dbuf.pc)") \
  pkg-config --variable=nvcc dbuf | tr -d '\\')")" = "$prefix/bin/dbuf-nvcc"
native=$(sed -n "s/^cuda = '\(.*\)'/\1/p" "$prefix/share/meson/native/dbuf")
check 'the native file names the installed program' \
  test "$(realpath "${native/@DIRNAME@/$prefix/share/meson/native}")" = "$prefix/bin/dbuf-nvcc"

mkdir native
cp "$here"/meson-native/meson.build "$here"/kernels/{sum.cu,tile.h} native
check 'configure with --native-file dbuf' env XDG_DATA_DIRS="$prefix/share" \
  meson setup --native-file dbuf native native/build
check 'build with it' ninja -C native/build
check 'the program is pipelined' pipelined native/build/app
check "so is what find_program('nvcc') makes" pipelined native/build/sum.fatbin
check 'nothing to do after a build' idle native/build
sleep 1 && touch native/tile.h
if since 1.4.0; then
  check 'a header that changed compiles again' stale native/build app.p/sum.cu.o
else
  check 'a header that changed compiles nothing again with this Meson, as examples/builds.md says' idle native/build
fi

# Installed, for a project that has no subproject.
solver installed
check 'configure with dbuf installed' env PATH="$prefix/bin:$PATH" \
  PKG_CONFIG_PATH="$(dirname "$(find "$prefix" -name dbuf.pc)")" meson setup installed installed/build
check 'build with it' ninja -C installed/build sum.o
check 'it is the one that is used' grep -qF "$prefix/bin/dbuf-nvcc" <(ninja -C installed/build -t commands sum.o)
check 'the object is pipelined' pipelined installed/build/sum.o

# By a wrap, from a repository.
sources repository
git -C repository init -q -b main
git -C repository add -A
git -C repository -c user.name=x -c user.email=x@localhost commit -q -m x
solver wrapped
example Meson ini | sed "s|^url = .*|url = file://$PWD/repository|" >wrapped/subprojects/dbuf.wrap
check 'configure with dbuf by a wrap' meson setup wrapped wrapped/build
check 'the wrap brought it' test -e wrapped/subprojects/dbuf/meson.build
check 'build dbuf-nvcc and an object with it' ninja -C wrapped/build sum.o
check 'the object is pipelined' pipelined wrapped/build/sum.o

# In a cross build dbuf is a tool of the machine that builds, compiled with that machine's compiler.
cat >cross.ini <<'INI'
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
INI
sed -i "/^executable(/,/^)/d; /^test(/d; s/dependency('dbuf')/dependency('dbuf', native: true)/" consumer/meson.build
check 'configure a cross build with dbuf as a subproject' meson setup --cross-file cross.ini consumer cross
check 'build dbuf-nvcc for the machine that builds' ninja -C cross sum.o
check 'with the compiler of that machine' not grep -r FOR_THE_HOST cross/compile_commands.json

finish
