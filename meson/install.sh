#!/usr/bin/env bash
# make install and make uninstall. What was installed is written down in BUILD/installed, folders that were made for it
# too: Meson's own log forgets at each install what the one before did, and then leaves folders behind.
# Usage: meson/install.sh install|uninstall BUILD [DESTDIR]
set -euo pipefail

action=$1 build=$2 destdir=${3:-}
[ -z "$destdir" ] || destdir=$(realpath -m "$destdir")
record=$build/installed # lines: DESTDIR, a tab, the path
touch "$record"

# lines is|is-not: those of this DESTDIR, or all others.
lines() {
  awk -F '\t' -v destdir="$destdir" -v is="$1" '($1 == destdir) == (is == "is")' "$record"
}

# What the checks need and dbuf brings no copy of: the installed programs do not look into the build folder.
tell_tools() {
  local tool nvcc missing=
  nvcc=$(command -v nvcc || echo "${CUDA_HOME:-${CUDA_PATH:-/usr/local/cuda}}/bin/nvcc")
  for tool in cuobjdump nvdisasm; do
    [ -x "$(dirname "$nvcc")/$tool" ] || command -v "$tool" >/dev/null || missing="$missing${missing:+ and }$tool"
  done
  [ -z "$missing" ] || echo "not found beside nvcc or in PATH: $missing, which check what is compiled. Install them" \
    "(cuda-cuobjdump and cuda-nvdisasm of the CUDA toolkit), or name them in PATH or [tools] of dbuf.ini" >&2
}

case $action in
install)
  meson install -C "$build" --no-rebuild --quiet ${destdir:+--destdir "$destdir"}
  grep -v '^#' "$build/meson-logs/install-log.txt" | awk -v destdir="$destdir" '{ print destdir "\t" $0 }' >>"$record"
  sort -u -o "$record" "$record"
  lines is | cut -f 2- | while IFS= read -r path; do
    [ -d "$path" ] || echo "$path"
  done
  sed -n 's|/bin/dbuf-nvcc$||p' "$build/meson-logs/install-log.txt" | while IFS= read -r prefix; do
    echo "installed below $prefix"
  done
  tell_tools
  ;;
uninstall)
  if [ -z "$(lines is)" ]; then
    echo "nothing was installed from $build${destdir:+ into $destdir}" >&2
    exit 1
  fi
  # What lies in a folder comes before the folder. One that holds files of others stays.
  lines is | cut -f 2- | sort -r | while IFS= read -r path; do
    if [ -d "$path" ] && [ ! -L "$path" ]; then
      rmdir --ignore-fail-on-non-empty "$path"
    else
      rm -f "$path"
    fi
  done
  rest=$(lines is-not)
  printf '%s' "${rest:+$rest$'\n'}" >"$record"
  ;;
esac
