#!/usr/bin/env bash
# dbuf in CMake projects: dbuf_enable for single targets, and dbuf-nvcc as the CUDA compiler.
set -uo pipefail
here=$ROOT/tests/build
# shellcheck source=tests/build/lib.sh
. "$here/lib.sh"

DESTDIR=$PWD/installed meson install -C "$BUILD" --no-rebuild >install.log || exit 1
config=$(dirname "$(find "$PWD/installed" -name dbufConfig.cmake)")
dbuf_nvcc=$(find "$PWD/installed" -name dbuf-nvcc -type f)
mkdir project
cp "$here"/cmake-project/CMakeLists.txt "$here"/kernels/* project
printf '[pipeline]\nvariant = ldg_single\n' >project/settings.ini

configure() {
  local build=$1
  shift
  cmake -G Ninja -S project -B "$build" -Ddbuf_DIR="$config" -DCMAKE_BUILD_TYPE=Release "$@"
}

unset CUDACXX
check 'configure with find_package(dbuf)' configure launcher
check 'build' ninja -C launcher
check 'without dbuf_enable the loop stays as it is' plain launcher/plain
check 'dbuf_enable' pipelined launcher/enabled
check 'dbuf_enable twice launches once' \
  test "$(ninja -C launcher -t commands enabled | grep -o 'bin/dbuf-nvcc' | wc -l)" = 1
check 'dbuf_enable(CONFIG): as settings.ini says' plain launcher/configured
check 'nothing to do after a build' idle launcher
sleep 1 && printf '[pipeline]\nvariant = cp_async\n' >project/settings.ini
check 'build after settings.ini changed' ninja -C launcher
check 'as settings.ini says now' pipelined launcher/configured
sleep 1 && touch project/tile.h
check 'a header that changed compiles again' stale launcher CMakeFiles/enabled.dir/sum.cu.o

check 'configure with dbuf-nvcc as compiler' configure compiler -DCMAKE_CUDA_COMPILER="$dbuf_nvcc"
check 'build with it' ninja -C compiler
check 'the loop is pipelined without dbuf_enable' pipelined compiler/plain
check 'and with it' pipelined compiler/enabled
check 'the compiler is not launched by itself' \
  test "$(ninja -C compiler -t commands enabled | grep -o 'bin/dbuf-nvcc' | wc -l)" = 1
check 'nothing to do after a build' idle compiler

check 'a target that does not exist is an error' \
  grep -F '"missing" is no target' <(configure misuse -DMISUSE=ON 2>&1)
check 'a newer version is not found' not configure newer -DVERSION_WANTED=99

finish
