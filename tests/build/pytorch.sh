#!/usr/bin/env bash
# Builds that write the compiler's name into files of their own: a ninja file of the form that torch.utils.cpp_extension
# writes, with the compiler that PYTORCH_NVCC names; a toolkit whose bin/nvcc is dbuf-nvcc, as rules_cuda wants it.
# The form is written by hand here, since PyTorch's own package is some gigabytes with what it needs; where PyTorch is
# installed, examples/builds.md's setup.py is run too.
set -uo pipefail
here=$ROOT/tests/build
# shellcheck source=tests/build/lib.sh
. "$here/lib.sh"

# PyTorch quotes no path in PYTORCH_NVCC.
bin=$(mktemp -d /tmp/dbuf-pytorch.XXXXXX)
trap 'rm -rf "$bin"' EXIT
ln -s "$BUILD/dbuf-nvcc" "$BUILD/dbuf" "$bin"
export PATH=$bin:$PATH CCACHE_DIR=$PWD/ccache
nvcc=$(command -v nvcc)

# extension FOLDER NVCC: as PyTorch writes it for one .cpp and one .cu file.
extension() {
  mkdir "$1"
  cp "$here"/kernels/tile.h "$1"
  sed '/^int main/,$d' "$here/kernels/sum.cu" >"$1/sum.cu"
  echo 'extern "C" int answer() { return 42; }' >"$1/sum.cpp"
  local place=${PWD// /$ }/$1 flags='-DTORCH_EXTENSION_NAME=sum -DTORCH_API_INCLUDE_EXTENSION_H'
  cat >"$1/build.ninja" <<NINJA
ninja_required_version = 1.3
cxx = c++
nvcc = $2

cflags = $flags -fPIC -std=c++17
post_cflags =
cuda_cflags = $flags -D__CUDA_NO_HALF_OPERATORS__ -D__CUDA_NO_HALF_CONVERSIONS__ --expt-relaxed-constexpr $
  -gencode=arch=compute_80,code=sm_80 -gencode=arch=compute_86,code=compute_86 -gencode=arch=compute_86,code=sm_86 $
  --compiler-options '-fPIC' -std=c++17
cuda_post_cflags =
cuda_dlink_post_cflags =
ldflags = -shared

rule compile
  command = \$cxx -MMD -MF \$out.d \$cflags -c \$in -o \$out \$post_cflags
  depfile = \$out.d
  deps = gcc

rule cuda_compile
  depfile = \$out.d
  deps = gcc
  command = \$nvcc --generate-dependencies-with-compile --dependency-output \$out.d \$cuda_cflags -c \$in -o \$out $
    \$cuda_post_cflags

rule link
  command = \$cxx \$in \$ldflags -o \$out

build sum.o: compile $place/sum.cpp
build sum.cuda.o: cuda_compile $place/sum.cu

build sum.so: link sum.o sum.cuda.o

default sum.so
NINJA
}

# both FOLDER: copies asynchronously on both architectures.
both() {
  [ "$(cuobjdump -sass "$1/sum.so" | awk '/^\tcode for/ { arch = $NF } /LDGSTS/ { print arch }' | sort -u |
    tr '\n' ' ')" = 'sm_80 sm_86 ' ]
}

extension plain "$nvcc"
check 'PYTORCH_NVCC: nvcc itself' ninja -C plain
check 'leaves the loop as written' plain plain/sum.so
for case in wrapped:dbuf-nvcc "cached:dbuf-nvcc ccache $nvcc"; do
  name=${case%%:*}
  extension "$name" "${case#*:}"
  check "PYTORCH_NVCC: ${case#*:}" ninja -C "$name"
  check 'the extension is pipelined, on both architectures' both "$name"
  check 'nothing to do after a build' idle "$name"
  sleep 1 && touch "$name/tile.h"
  check 'a header that changed compiles again' stale "$name" sum.cuda.o
done
check 'what a program loads is the same' test "$(nm -D --defined-only plain/sum.so | cut -d' ' -f3)" = \
  "$(nm -D --defined-only wrapped/sum.so | cut -d' ' -f3)"

# The toolkit as links, bin/nvcc dbuf-nvcc.
toolkit=$(dirname "$(dirname "$(realpath "$nvcc")")")
mkdir -p "$bin/cuda/bin"
ln -s "$toolkit"/* "$bin/cuda" 2>/dev/null
ln -s "$toolkit"/bin/* "$bin/cuda/bin"
rm "$bin/cuda/bin/nvcc"
ln -s "$BUILD/dbuf-nvcc" "$bin/cuda/bin/nvcc"
export DBUF_NVCC=$toolkit/bin/nvcc CUDA_PATH=$bin/cuda
check 'a toolkit whose nvcc is dbuf-nvcc tells its release' grep -q ', release ' <("$bin/cuda/bin/nvcc" --version)
check 'compiles' "$bin/cuda/bin/nvcc" -x cu -ccbin "$(command -v g++)" --frandom-seed=sum.o -arch=sm_86 -c plain/sum.cu -o sum.o
check 'and pipelines' pipelined sum.o

# examples/builds.md's setup.py, with PyTorch itself.
if python3 -c 'import torch.utils.cpp_extension' 2>/dev/null; then
  mkdir extension
  example 'PyTorch, Bazel, xmake' python >extension/setup.py
  cp "$here"/kernels/tile.h extension
  { echo '#include <torch/types.h>' && sed '/^int main/,$d' "$here/kernels/sum.cu"; } >extension/sum.cu
  echo 'int main_of_nobody() { return 0; }' >extension/bind.cpp
  # shellcheck disable=SC2016 # for the shell that is named
  check 'setup.py' env -u DBUF_NVCC CUDA_HOME="$toolkit" PYTORCH_NVCC=dbuf-nvcc TORCH_CUDA_ARCH_LIST=8.6 \
    "$BASH" -c 'cd extension && python3 setup.py build_ext --inplace'
  check 'the extension is pipelined' pipelined "$(echo extension/row_sum*.so)"
else
  skip "PyTorch is not installed: examples/builds.md's setup.py is not run"
fi

finish
