#!/usr/bin/env bash
# What make package made, installed and tried: the Debian package in a root of its own, with the machine's list of
# packages; the wheel in an environment of its own. Nothing of the machine is changed. For make check-package.
set -uo pipefail
here=$ROOT/tests/build
# shellcheck source=tests/build/lib.sh
. "$here/lib.sh"

version=$(sed -n "s/^  version: '\(.*\)',/\1/p" "$ROOT/meson.build" | head -n 1)
deb=$(find "$BUILD/packages" -name "dbuf_${version}_*.deb")
wheel=$(find "$BUILD/packages" -name "dbuf-$version-*.whl")
check 'there is one Debian package' test -f "$deb"
check 'and one wheel' test -f "$wheel"

# tried BIN: the programs there run, and dbuf-nvcc pipelines.
tried() {
  [ "$("$1/dbuf-nvcc" --dbuf-version)" = "dbuf $version" ] && [ "$("$1/dbuf" --version)" = "dbuf $version" ] &&
    "$1/dbuf-nvcc" -arch=sm_86 -c "$here/kernels/sum.cu" -o sum.o && pipelined sum.o && "$1/dbuf" check sum.o
}

# ---- Debian -------------------------------------------------------------------------------------------------------

admin=$PWD/admin root=$PWD/root
mkdir -p "$root" "$admin"/{info,updates,triggers,alternatives,parts}
cp /var/lib/dpkg/status "$admin"
cp /var/lib/dpkg/arch "$admin" 2>/dev/null
touch "$admin/available"

# packages ARGUMENT ...: dpkg for that root.
packages() {
  dpkg --admindir="$admin" --instdir="$root" --force-not-root --force-script-chrootless --log=/dev/null "$@" 2>&1 |
    grep -v 'files list file for package'
  return "${PIPESTATUS[0]}"
}

# unnamed FILE: nothing in it says where it was built.
unnamed() {
  ! grep -rIlE -e "$ROOT|$BUILD|/tmp/" "$1"
}

check 'dpkg installs it, with all it depends on' packages -i "$deb"
check 'the programs work' tried "$root/usr/bin"
check 'it holds the manual' test -s "$root/usr/share/man/man5/dbuf.ini.5.gz"
check 'and the licence' grep -q 'Permission is hereby granted' "$root/usr/share/doc/dbuf/copyright"
check 'dbuf.mk, where Make looks' test -s "$root/usr/include/dbuf.mk"
check 'nothing names the place where it was built' unnamed "$root"
check 'all files are as they were packed' packages --verify dbuf
if command -v lintian >/dev/null; then
  # Who maintains the package says DEBEMAIL.
  check 'lintian finds no error' lintian --allow-root --fail-on error,warning \
    --suppress-tags bogus-mail-host,bogus-mail-host-in-debian-changelog,initial-upload-closes-no-bugs "$deb"
else
  skip 'no lintian here'
fi
check 'dpkg removes it' packages --purge dbuf
check 'nothing is left' test -z "$(find "$root" ! -type d)"

# ---- pip ----------------------------------------------------------------------------------------------------------

environment=$PWD/environment
if python3 -m venv "$environment" >/dev/null 2>&1; then
  find "$environment" | sort >before
  check 'pip installs the wheel' "$environment/bin/python" -m pip install --quiet --no-index "$wheel"
  check 'the programs work' tried "$environment/bin"
  check 'with libraries of their own' test -z \
    "$(ldd "$environment/bin/dbuf-nvcc" | grep -E 'inih|cjson' | grep -vF "$environment/")"
  PKG_CONFIG_PATH=$environment/share/pkgconfig
  export PKG_CONFIG_PATH
  check 'pkg-config finds it there' test "$(realpath "$(pkg-config --variable=nvcc dbuf | tr -d '\\')")" = \
    "$environment/bin/dbuf-nvcc"
  check 'the manual is there' test -s "$environment/share/man/man1/dbuf-nvcc.1"
  check 'and the licences, of the libraries too' test \
    "$(find "$environment" -path '*dist-info/licenses/*' | wc -l)" = "$(($(find "$environment/lib/dbuf" -type f | wc -l) + 1))"
  check 'a program elsewhere finds nothing of the build' unnamed "$environment/share"
  check 'pip removes it' "$environment/bin/python" -m pip uninstall --quiet --yes dbuf
  # The one folder is pip's own doing: it leaves empty those that packages may share.
  check 'nothing is left' test -z "$(find "$environment" ! -type d | sort | comm -13 before - | grep -v __pycache__)"
else
  skip 'python3 has no venv here: the wheel was not tried'
fi

finish
