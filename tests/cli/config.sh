#!/usr/bin/env bash
# Settings as users meet them: errors with their place and exit code 102, dbuf config.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

echo '__global__ void k(int *p) { *p = 1; }' >k.cu

# fails WHAT TEXT COMMAND...: ends in 102 and says TEXT.
fails() {
  local what=$1 text=$2 said rc
  shift 2
  said=$("$@" 2>&1 >/dev/null)
  rc=$?
  if [ $rc = 102 ] && grep -qF -- "$text" <<<"$said"; then ok "$what"; else fail "$what" "exit $rc" "$said"; fi
}

printf '[pipeline]\n  stagse = 3\n' >dbuf.ini
fails "an unknown key" "dbuf.ini:2:3: error: unknown key 'stagse' in [pipeline] [dbuf-config]" "$dbuf_nvcc" -c k.cu
fails "names the nearest" "did you mean 'stages'?" "$dbuf_nvcc" -c k.cu
fails "dbuf config says it too" "did you mean 'stages'?" "$dbuf" config
check "a broken file does not break --version" "$dbuf_nvcc" --version
check "nor --dbuf-off" "$dbuf_nvcc" --dbuf-off -E k.cu
rm dbuf.ini
mkfifo dbuf.ini
fails "a pipe named dbuf.ini" "dbuf.ini is no regular file" timeout 10 "$dbuf" config
rm dbuf.ini
fails "a missing file" "cannot read nosuch.ini" "$dbuf_nvcc" --dbuf-config=nosuch.ini -c k.cu
fails "a bad --dbuf-set" "expected error, warn or off" "$dbuf_nvcc" --dbuf-set check.spill=maybe -c k.cu
fails "a bad variable" "DBUF_CHECK_SPILL" env DBUF_CHECK_SPILL=maybe "$dbuf_nvcc" -c k.cu
fails "an unknown option of ours" "did you mean --dbuf-verbose?" "$dbuf_nvcc" --dbuf-verbos -c k.cu
fails "one that is like none" "--dbuf-foo: unknown option" "$dbuf_nvcc" --dbuf-foo -c k.cu
check "is not taken for another" not grep -q "did you mean" <("$dbuf_nvcc" --dbuf-foo -c k.cu 2>&1)
fails "dbuf config of a file that is not there" "cannot read nope.cu: No such file" "$dbuf" config nope.cu
check "dbuf config --help" grep -q "usage: dbuf config" <("$dbuf" config --help)
fails "an option without its value" "needs a value" "$dbuf_nvcc" -c k.cu --dbuf-set
fails "an error of dbuf config" "unknown key 'clif' in [check]" "$dbuf" config --set check.clif=off
equal "has no table behind it" "" "$("$dbuf" config --set check.clif=off 2>/dev/null)"
fails "an unknown command" "unknown command 'chek'" "$dbuf" chek
equal "nothing was made" "" "$(ls ./*.o 2>/dev/null)"
equal "version" "dbuf" "$("$dbuf_nvcc" --dbuf-version | cut -d' ' -f1)"
check "help names every option" bash -c 'for o in config set force report off verbose version help; do
  "$0" --dbuf-help | grep -q -- "--dbuf-$o" || exit 1; done' "$dbuf_nvcc"

equal "each option's help begins in one column" 1 \
  "$("$dbuf_nvcc" --dbuf-help | sed -n 's/^\(  --dbuf.*  \)[^ ].*/\1/p' | awk '{ print length }' | uniq | wc -l)"

mkdir -p sub && cp k.cu sub/
printf '[pipeline]\nstages = 3\n[kernel k]\nvariant = off\n' >dbuf.ini
listing=$(DBUF_CHECK_SPILL=warn "$dbuf" config --dbuf-set check.cliff=off sub/k.cu)
# line KEY: its value and origin
line() {
  grep -F -- "$1 " <<<"$listing" | sed 's/.* = *//; s/  *;/ ;/'
}
equal "from the file above the source" "3 ; $PWD/dbuf.ini:2" "$(line pipeline.stages)"
equal "from the environment" "warn ; DBUF_CHECK_SPILL" "$(line check.spill)"
equal "from the command line" "off ; --dbuf-set check.cliff=off" "$(line check.cliff)"
equal "under the short names of the companion" "$listing" \
  "$(DBUF_CHECK_SPILL=warn "$dbuf" config --set check.cliff=off --config="$PWD/dbuf.ini" sub/k.cu)"
equal "only what can be set" "" "$(grep 'not implemented' <<<"$listing")"
equal "a default" "auto ; default" "$(line pipeline.variant)"
equal "of a kernel" "off ; $PWD/dbuf.ini:4" "$(line kernel.k.variant)"

finish
