#!/usr/bin/env bash
# make install: what lies where, that the tree may be moved, and that make uninstall leaves nothing.
set -uo pipefail
here=$ROOT/tests/build
# shellcheck source=tests/build/lib.sh
. "$here/lib.sh"

# In a build folder of the test's own, as make install and make uninstall do it.
copy=$PWD/copy
mkdir -p "$copy/meson-logs"
cp -R "$BUILD"/{meson-private,dbuf-nvcc,dbuf} "$copy"
install() {
  "$ROOT/meson/install.sh" install "$copy" "$@"
}
uninstall() {
  "$ROOT/meson/install.sh" uninstall "$copy" "$@"
}

check 'make install and make uninstall do so' test "$(make -C "$ROOT" -n install uninstall BUILD=X DESTDIR=Y |
  grep 'install.sh')" = $'meson/install.sh install X "Y"\nmeson/install.sh uninstall X "Y"'
# told ARGUMENT ...: the prefix that make tells Meson with them.
told() {
  make -C "$ROOT" -n configure BUILD=X "$@" | grep -o -e '--prefix=[^ ]*'
}
check 'a prefix is told' test "$(told prefix=/opt/dbuf)" = --prefix=/opt/dbuf
check 'and the usual one the next time' test "$(told)" = --prefix=/usr/local
check 'install' install first
check 'install again' install first
check 'says where' test "$(install first | tail -n 1)" = "installed below $PWD/first/usr/local"
usual=$(dirname "$(command -v meson)"):/usr/bin:/bin
if PATH=$usual command -v cuobjdump nvdisasm nvcc >/dev/null; then
  skip 'the tools are among the usual programs'
else
  tools=$(PATH=$usual CUDA_HOME=/none install first 2>&1 >/dev/null)
  check 'and which tools are missing' grep -q 'not found beside nvcc or in PATH: cuobjdump and nvdisasm' <<<"$tools"
fi
version=$(sed -n "s/^  version: '\(.*\)',/\1/p" "$ROOT/meson.build" | head -n 1)
usr=first/usr/local
check 'dbuf-nvcc tells its version' test "$($usr/bin/dbuf-nvcc --dbuf-version)" = "dbuf $version"
check 'dbuf too' test "$($usr/bin/dbuf --version)" = "dbuf $version"
check 'dbuf-nvcc tells its options' grep -qe --dbuf-set <($usr/bin/dbuf-nvcc --dbuf-help)
for file in bin/dbuf-nvcc bin/dbuf include/dbuf.mk share/man/man1/dbuf-nvcc.1 share/man/man1/dbuf.1 \
  share/man/man5/dbuf.ini.5 share/doc/dbuf/REASONS.md share/bash-completion/completions/dbuf.bash \
  share/bash-completion/completions/dbuf-nvcc.bash \
  share/zsh/site-functions/_dbuf share/fish/vendor_completions.d/dbuf.fish \
  share/fish/vendor_completions.d/dbuf-nvcc.fish share/cmake/dbuf/dbufConfig.cmake share/meson/native/dbuf; do
  check "$file" test -s "$usr/$file"
done
check 'nothing names the place where it was built' not grep -rI -e "$ROOT" -e "$BUILD" first
check 'the pages tell the version' grep -q "\"dbuf $version\"" $usr/share/man/man1/dbuf.1

# The tree moves.
cp -R first moved
usr=$PWD/moved/usr/local
PKG_CONFIG_PATH=$(dirname "$(find "$usr" -name dbuf.pc)")
export PKG_CONFIG_PATH
# variable NAME: of dbuf.pc. pkg-config escapes a space.
variable() {
  pkg-config "--variable=$1" dbuf | tr -d '\\'
}
for name in nvcc dbuf makefile; do
  check "pkg-config finds $name after a move" test -e "$(variable $name)"
done
check 'it is the one that moved' test "$(realpath "$(variable nvcc)")" = "$(realpath "$usr/bin/dbuf-nvcc")"
check 'pkg-config tells the version' test "$(pkg-config --modversion dbuf)" = "$version"
printf 'include moved/usr/local/include/dbuf.mk\nwhich: ; @echo $(NVCC) $(DBUF)\n' >Makefile
check 'dbuf.mk finds the programs after a move' test "$(make which)" = \
  'moved/usr/local/bin/dbuf-nvcc moved/usr/local/bin/dbuf'
nvcc=$(sed -n "s/^cuda = '\(.*\)'/\1/p" "$usr/share/meson/native/dbuf")
if grep -q DIRNAME <<<"$nvcc"; then
  check 'so does the native file' test -x "${nvcc/@DIRNAME@/$usr/share/meson/native}"
else # the Meson that built this knows no @DIRNAME@
  check 'the native file names the prefix' test "$nvcc" = /usr/local/bin/dbuf-nvcc
fi

check 'install elsewhere' install second
touch second/usr/local/bin/other
check 'uninstall' uninstall first
check 'nothing is left' not test -e first
check 'what was installed elsewhere is' test -x second/usr/local/bin/dbuf
check 'uninstall that too' uninstall second
check 'the file of somebody else is left alone' test "$(find second ! -type d)" = second/usr/local/bin/other
check 'with its folders, and no others' test "$(find second -type d | sort | tr '\n' ' ')" = \
  'second second/usr second/usr/local second/usr/local/bin '
check 'there is nothing more to uninstall' not uninstall second

finish
