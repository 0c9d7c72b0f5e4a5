#!/usr/bin/env bash
# Settings as users meet them: errors with their place and exit code 102, dbuf config.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
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
equal "a default" "auto ; default" "$(line pipeline.variant)"
equal "of a kernel" "off ; $PWD/dbuf.ini:4" "$(line kernel.k.variant)"

# What the manuals show is taken as it stands.
# tiled CLAUSES: a loop of a kernel that the example's settings are for
tiled() {
  cat <<EOF
__global__ void sgemm(const float *__restrict__ in, float *__restrict__ out, int n) {
  __shared__ float tile[256];
  float sum = 0;
#pragma dbuf pipeline${1-}
  for (int k = 0; k < n; k += 256) {
    tile[threadIdx.x] = in[blockIdx.x * n + k + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < 256; ++i) sum += tile[i] * (float)(i + 1);
    __syncthreads();
  }
  out[blockIdx.x * 256 + threadIdx.x] = sum;
}
EOF
}
tiled >tiled.cu
tiled "(stages=3)" >three.cu
tiled "(variant=ldg)" >ldg.cu
sed -n '/^\[pipeline\]$/,/^[^[:alnum:][]/p' "$root/README.md" | sed '$d' >readme.ini
sed -n '/^\.SH EXAMPLES/,/^\.fi/p' "$root/meson/man/dbuf.ini.5.in" | grep -v '^\.' >manual.ini
for ini in readme manual; do
  cp $ini.ini dbuf.ini
  "$dbuf_nvcc" -c -arch=sm_86 tiled.cu -o tiled.o 2>tmp/err
  equal "the example of $ini" "0 cp_async, 3 stages" "$? $(grep -o 'cp_async, [0-9] stages' tmp/err)"
done

# ldg and ldg_single have a number of buffers of their own.
# conflict FILE ARGS...: what is said of the number asked for
conflict() {
  "$dbuf_nvcc" -ptx -arch=sm_86 "$@" -o x.ptx 2>tmp/err
  echo "$? $(sed -n "s|^$PWD/||; s/ \[dbuf-config\]//; s/: error: /: /p" tmp/err)"
}
printf '[pipeline]\nvariant = ldg\n[check]\nmin_overlap = 0.4\n[kernel sgemm]\nstages = 3\n' >dbuf.ini
equal "stages that the variant has not" \
  "102 dbuf.ini:6:10: stages = 3 is for cp_async, and variant = ldg (dbuf.ini:2) has 2 buffers" "$(conflict tiled.cu)"
check "and what to do" grep -q "note: set variant = cp_async where stages is set, or leave stages out" tmp/err
printf '[pipeline]\nvariant = ldg_single\nstages = 2\n' >dbuf.ini
equal "in the same section" \
  "102 dbuf.ini:3:10: stages = 2 is for cp_async, and variant = ldg_single (dbuf.ini:2) has 1 buffer" "$(conflict tiled.cu)"
equal "in a clause" \
  "102 three.cu:4:30: stages = 3 is for cp_async, and variant = ldg_single (dbuf.ini:2) has 1 buffer" "$(conflict three.cu)"
rm dbuf.ini
equal "without a place of its own" \
  "102 ldg.cu:4:1: stages = 3 (--dbuf-force pipeline.stages=3) is for cp_async, and variant = ldg (ldg.cu:4) has 2 buffers" \
  "$(conflict ldg.cu --dbuf-force pipeline.stages=3)"
equal "which the variant's source beats" "0 " "$(conflict ldg.cu --dbuf-set pipeline.stages=3)"
equal "as one that is forced does" "0 " "$(conflict three.cu --dbuf-force pipeline.variant=ldg)"
printf '[pipeline]\nstages = 3\n[kernel sgemm]\nvariant = ldg\n' >dbuf.ini
equal "or its section" "0 " "$(conflict tiled.cu)"

finish
