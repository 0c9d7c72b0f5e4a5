#!/usr/bin/env bash
# make package: a Debian package and a wheel for pip, of the sources as they are here, in FOLDER. Needs a Debian machine
# with dpkg-dev and pip; "wheel" comes from PyPI.
# Usage: meson/package/build.sh FOLDER
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
mkdir -p "$1"
folder=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# The same sources twice in folders of different names: the second build finds the objects of the first where ccache is.
export CCACHE_BASEDIR=$work CCACHE_NOHASHDIR=1

fail() {
  echo "package: $*" >&2
  exit 1
}

python=python3
"$python" -m pip --version >/dev/null 2>&1 || python=/usr/bin/python3
"$python" -m pip --version >/dev/null 2>&1 || fail "python3 has no pip: install python3-pip"
for program in dpkg-deb dpkg-shlibdeps dpkg-buildflags objdump; do
  command -v "$program" >/dev/null || fail "$program is missing: install dpkg-dev and binutils"
done

version=$(sed -n "s/^  version: '\(.*\)',/\1/p" "$root/meson.build" | head -n 1)
# The time of everything in the packages: that of the last commit, so that the same sources make the same packages.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git -C "$root" log -1 --format=%ct 2>/dev/null || date +%s)}
export SOURCE_DATE_EPOCH
maintainer="${DEBFULLNAME:-The dbuf maintainers} <${DEBEMAIL:-dbuf@localhost.localdomain}>"

# The tests are no part of a package.
mkdir "$work/source"
cp -R "$root"/{meson.build,wrapper,meson,cmake} "$work/source"
CFLAGS=$(dpkg-buildflags --get CFLAGS | sed "s|=$PWD=|=$work=|g")
CPPFLAGS=$(dpkg-buildflags --get CPPFLAGS)
LDFLAGS=$(dpkg-buildflags --get LDFLAGS)
export CFLAGS CPPFLAGS LDFLAGS

# build NAME ARGUMENT ...: installed and stripped in $work/NAME.
build() {
  local name=$1
  shift
  {
    meson setup --buildtype=plain "$@" "$work/build-$name" "$work/source" &&
      ninja -C "$work/build-$name" &&
      DESTDIR=$work/$name meson install -C "$work/build-$name" --no-rebuild
  } >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    fail "cannot build"
  }
  strip "$work/$name"/usr/bin/*
}

# fill TEMPLATE NAME=TEXT ...: with @NAME@ as said.
fill() {
  local text item
  text=$(cat "$1")
  for item in "${@:2}"; do
    text=${text//@${item%%=*}@/${item#*=}}
  done
  printf '%s\n' "$text"
}

# ---- Debian -------------------------------------------------------------------------------------------------------

build deb --prefix=/usr
tree=$work/deb
arch=$(dpkg --print-architecture)
doc=$tree/usr/share/doc/dbuf
mkdir -p "$doc" "$tree/DEBIAN" "$work/debian"
# Where Debian's zsh looks.
mv "$tree/usr/share/zsh/site-functions" "$tree/usr/share/zsh/vendor-completions"
cp "$root/LICENSE" "$doc/copyright"
printf 'dbuf (%s) unstable; urgency=medium\n\n  * See the history of the sources.\n\n -- %s  %s\n' \
  "$version" "$maintainer" "$(date -u -R -d "@$SOURCE_DATE_EPOCH")" >"$doc/changelog"
gzip -9n "$doc/changelog" "$tree"/usr/share/man/man*/*

# dpkg-shlibdeps wants a source package's folder.
printf 'Source: dbuf\n\nPackage: dbuf\nArchitecture: any\n' >"$work/debian/control"
depends=$(cd "$work" && dpkg-shlibdeps -O "$tree"/usr/bin/* 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
[ -n "$depends" ] || fail "dpkg-shlibdeps does not tell what the programs need"
size=$(du -sk --apparent-size "$tree" | cut -f 1)
fill "$root/meson/package/control" VERSION="$version" ARCH="$arch" DEPENDS="$depends" SIZE="$size" \
  MAINTAINER="$maintainer" >"$tree/DEBIAN/control"
(cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
chmod -R u=rwX,go=rX "$tree"
dpkg-deb --build --root-owner-group "$tree" "$folder/dbuf_${version}_$arch.deb" >&2

# ---- PyPI ---------------------------------------------------------------------------------------------------------

# shellcheck disable=SC2016 # $ORIGIN is for the dynamic linker
LDFLAGS="$LDFLAGS -Wl,-rpath,\$ORIGIN/../lib/dbuf" build wheel --prefix=/usr
tree=$work/wheel
wheel=$work/dbuf-$version
info=$wheel/dbuf-$version.dist-info
data=$wheel/dbuf-$version.data
mkdir -p "$info/licenses" "$data"
mv "$tree/usr/bin" "$data/scripts"
mv "$tree/usr" "$data/data"
cp "$root/LICENSE" "$info/licenses"

# Libraries other than libc's come along, with their licences.
mkdir -p "$data/data/lib/dbuf"
ldd "$data/scripts/dbuf-nvcc" | awk '$2 == "=>" { print $1, $3 }' | while read -r name path; do
  case $name in
  libc.so* | libm.so* | ld-linux*) continue ;;
  esac
  cp -L "$path" "$data/data/lib/dbuf/$name"
  package=$(dpkg -S "$(realpath "$path")" | cut -d : -f 1)
  cp "/usr/share/doc/$package/copyright" "$info/licenses/$package"
done

# What it needs of glibc is what its name promises.
glibc=$(objdump -T "$data"/scripts/* "$data"/data/lib/dbuf/* | grep -o 'GLIBC_2\.[0-9]*' | sort -uV | tail -n 1)
tag=py3-none-manylinux_${glibc#GLIBC_}_$(uname -m)
tag=${tag/_2./_2_}
fill "$root/meson/package/METADATA" VERSION="$version" >"$info/METADATA"
printf 'Wheel-Version: 1.0\nGenerator: dbuf\nRoot-Is-Purelib: false\nTag: %s\n' "$tag" >"$info/WHEEL"
"$python" -m pip --no-cache-dir install --quiet --target "$work/packages" wheel >&2 || fail "cannot get wheel from PyPI"
PYTHONPATH=$work/packages "$python" -m wheel pack --dest-dir "$folder" "$wheel" >&2
