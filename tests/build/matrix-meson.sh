#!/usr/bin/env bash
# meson.sh with the oldest Meson that dbuf works with and the newest there is, both from PyPI, and dbuf as a subproject
# whose inih and cJSON are subprojects too. For make check-matrix.
set -uo pipefail
here=$ROOT/tests/build
# shellcheck source=tests/build/lib.sh
. "$here/lib.sh"

python=python3
"$python" -m pip --version >/dev/null 2>&1 || python=/usr/bin/python3
oldest=$(sed -n "s/^  meson_version: '>=\(.*\)',/\1/p" "$ROOT/meson.build" | head -n 1)

# bring FOLDER REQUIREMENT: that Meson in FOLDER/bin.
bring() {
  "$python" -m pip --no-cache-dir install --quiet --target "$1" "$2" && test -x "$1/bin/meson"
}

# add FILE: the subtests of a run of meson.sh, whose last line tells their numbers.
add() {
  local p f
  cat "$1"
  read -r p f < <(sed -n 's/^subtests: \([0-9]*\) passed, \([0-9]*\) failed.*/\1 \2/p' "$1")
  passed=$((passed + ${p:-0})) failed=$((failed + ${f:-1}))
}

for requirement in "meson==$oldest" meson; do
  folder=${requirement//=/-}
  check "$requirement from PyPI" bring "$folder" "$requirement"
  mkdir "$folder/work"
  (cd "$folder/work" && PYTHONPATH=$OLDPWD/$folder PATH=$OLDPWD/$folder/bin:$PATH bash "$here/meson.sh") >"$folder.log" 2>&1
  add "$folder.log"
  rm -rf "$folder/work"
done
check 'the one was the oldest' grep -qx "Meson $oldest" "meson--$oldest.log"
check 'the other is newer than the one installed' test "$(sed -n 's/^Meson //p' meson.log)" != "$oldest"

# inih and cJSON come from their own repositories.
reachable=1
for wrap in inih cjson; do
  url=$(sed -n 's/^url = //p' "$ROOT/meson/subprojects/$wrap.wrap")
  GIT_TERMINAL_PROMPT=0 timeout 60 git ls-remote "$url" >/dev/null 2>&1 || reachable=0
done
if [ $reachable = 1 ]; then
  mkdir -p parent/subprojects/dbuf
  cp -R "$ROOT"/{meson.build,wrapper,meson,cmake} parent/subprojects/dbuf
  printf "project('parent', 'c')\nsubproject('dbuf')\nnvcc = find_program('dbuf-nvcc')\n%s\n" \
    "custom_target('version', command: [nvcc, '--dbuf-version'], capture: true, output: 'version')" >parent/meson.build
  check 'configure with inih and cJSON as subprojects' \
    meson setup --force-fallback-for=inih,libcjson parent parent/build
  check 'build' ninja -C parent/build version
  check 'dbuf-nvcc runs' grep -q '^dbuf ' parent/build/version
  check 'and needs neither from the system' not grep -E 'inih|cjson' <(ldd parent/build/subprojects/dbuf/dbuf-nvcc)
else
  skip 'the repositories of inih and cJSON cannot be reached: not tried as subprojects'
fi

finish
