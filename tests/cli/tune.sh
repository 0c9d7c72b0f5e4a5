#!/usr/bin/env bash
# dbuf tune: the fastest candidate is kept in dbuf.ini, and nothing else is changed there, however it ends. There is no
# GPU, so what is measured is what nvcc made: barriers in the code (four through one buffer, three through two), or a
# pause.
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

if ! command -v cuobjdump >/dev/null || ! command -v make >/dev/null; then
  echo "skipped: no cuobjdump or no make in PATH"
  exit 77
fi

cat >sum.cu <<'END'
__global__ void sum(const float *__restrict__ in, float *__restrict__ out, int n) {
  __shared__ float tile[256];
  float total = 0;
#pragma dbuf pipeline
  for (int k = 0; k < n; k += 256) {
    tile[threadIdx.x] = in[k + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < 256; ++i) total = total * tile[i] + 1.0f;
    __syncthreads();
  }
  out[threadIdx.x] = total;
}
END
cat >Makefile <<'END'
sum.cubin: sum.cu
	@"$(WRAPPER)" -arch=sm_86 -cubin $(DEPENDENCIES) -o $@ sum.cu
-include sum.d
bench: sum.cubin
	@cuobjdump -sass sum.cubin | grep -c BAR.SYNC | sed 's/^/barriers: /'
.PHONY: bench
END
cat >pause.sh <<'END'
make -s sum.cubin && if grep -q ldg_single dbuf.ini; then sleep 3; fi
END
export WRAPPER=$dbuf_nvcc DEPENDENCIES='-MD -MF sum.d'

# Another order, other comments and blanks than we would write; a limit that three tiles are above.
cat >dbuf.ini <<'END'
; our settings
[kernel sum]
  variant=ldg_single   ; found by hand
min_overlap = 0.1
[arch "sm_86"]
cliff = 2500
[pipeline]
on_refuse = error
END
cp dbuf.ini before.ini

# tune ARGS...: tmp/out, tmp/err, rc.
tune() {
  "$dbuf" tune "$@" >tmp/out 2>tmp/err
  rc=$?
}
# kept: the settings are as they were, and no copy of them is left.
kept() {
  cmp -s dbuf.ini before.ini && [ ! -e dbuf.ini.before-tune ]
}
# fails WHAT CODE TEXT ARGS...: the code, the message, and settings as they were.
fails() {
  local what=$1 code=$2 text=$3
  shift 3
  tune "$@"
  if [ $rc = "$code" ] && grep -qF -- "$text" tmp/err && kept; then ok "$what"; else fail "$what" "exit $rc" "$(cat tmp/out tmp/err)"; fi
}
barriers=(--metric 'barriers: ([0-9]+)')

tune "${barriers[@]}" --rounds 2 --variants ldg,cp_async --stages 2,3 --dry-run -- make bench
equal "a dry run changes nothing" "0 kept" "$rc $(kept && echo kept)"
check "and tells what is there" grep -qE '^  before +4  \(ldg_single\)$' tmp/out
check "what is measured" grep -qE '^  ldg +3  gain \+25\.0 %, faster in 2 of 2 rounds; the fastest$' tmp/out
check "what a gate refuses" grep -qE '^  cp_async:3 +does not build: .*cliff of sm_86 is set at 2\.44 KiB' tmp/out

tune "${barriers[@]}" --rounds 2 --variants ldg,cp_async:2 --format json -- make -s bench
equal "the fastest is kept, and all else as it is" "0 $(sed 's/variant=ldg_single/variant=ldg/' before.ini)" "$rc $(cat dbuf.ini)"
equal "the copy is gone" "" "$(ls dbuf.ini.before-tune 2>/dev/null)"
equal "and what is built next is made with it" "barriers: 3" "$(make -s bench 2>/dev/null)"
equal "as JSON" "[1, 'dbuf.ini', True, 2, None, 'lower', 'sum', 5, 'ldg_single', 4, 'ldg', 3, 0.25, 2, 0]" \
  "$(python3 -c 'import json
d = json.load(open("tmp/out")); l = d["loops"][0]; c = l["candidates"][0]
print([d["format"], d["settings"].split("/")[-1], d["written"], d["rounds"], d["unit"], d["better"], l["loop"], l["line"],
       l["before"]["plan"], l["before"]["median"], c["variant"], c["median"], c["gain"], c["faster"], l["fastest"]])')"

make -s bench >/dev/null 2>&1 # all is built: it is built again
cp dbuf.ini before.ini
tune "${barriers[@]}" --rounds 1 --variants ldg,cp_async:2,ldg_single -- make -s bench
equal "nothing is written when nothing is faster" "0 kept" "$rc $(kept && echo kept)"
check "of what is equal" grep -qE '^  cp_async:2 +3  gain \+0\.0 %, faster in 0 of 1 rounds$' tmp/out
check "or slower" grep -qE '^  ldg_single +4  gain -33\.3 %, faster in 0 of 1 rounds$' tmp/out
check "and what is as before is not measured" grep -qE '^  ldg +the same as before$' tmp/out
tune "${barriers[@]}" --higher --rounds 1 --variants ldg_single -- make -s bench
check "more is better with --higher" grep -qF 'variant=ldg_single' dbuf.ini

# Whoever may read and write the file may do so afterwards.
cp before.ini dbuf.ini
chmod 660 dbuf.ini
tune "${barriers[@]}" --rounds 1 --variants ldg_single --dry-run -- make -s bench
equal "the file's mode stays where nothing is kept" 660 "$(stat -c %a dbuf.ini)"
tune "${barriers[@]}" --rounds 1 --higher --variants ldg_single -- make -s bench
equal "and where something is" 660 "$(stat -c %a dbuf.ini)"

# A name that has no room in a section's head.
mkdir long && sed 's/void sum/void a_kernel_whose_name_says_all_that_it_does_and_more/' sum.cu >long/sum.cu
cp Makefile long && cd long || exit 1
"$dbuf" tune "${barriers[@]}" --rounds 1 --variants ldg_single --config own.ini -- make -s bench >out 2>err
check "a name too long for a section" grep -qE "^  ldg_single +the loop's name is too long for a section" out
cd .. || exit 1

# Time, of a second run, with no file of settings so far.
mkdir time && cp sum.cu Makefile pause.sh time && cd time || exit 1
mv ../dbuf.ini ../away.ini
"$dbuf" tune "${barriers[@]}" --rounds 1 --variants ldg_single -- make -s bench >out 2>err
equal "a new file of settings has none" "0 ; Settings 1" "$? $(cut -c 1-10 dbuf.ini) $(wc -l <dbuf.ini)"
printf '[kernel sum]\nvariant = ldg_single\n' >dbuf.ini
"$dbuf" tune --rounds 1 --variants ldg -- sh pause.sh >out 2>err
equal "the time of the command" "0 variant = ldg" "$? $(tail -n 1 dbuf.ini)"
check "that of the run" awk '$1 == "before" && $2 >= 3 { found = 1 } END { exit !found }' out
cd .. || exit 1
cp before.ini dbuf.ini

# ---- what cannot be tuned -----------------------------------------------------------------------------------------

rm -f sum.cubin sum.d
DEPENDENCIES='' fails "a build that does not see dbuf.ini" 1 "did not compile sum again after a change of" \
  "${barriers[@]}" --variants ldg_single -- make -s bench
fails "a build that compiles nothing" 1 "compiled no annotated loop" "${barriers[@]}" -- echo 'barriers: 4'
fails "a command that fails" 1 "with the settings as they are: the command ends in 3" -- sh -c 'exit 3'
mkdir none && cd none || exit 1
"$dbuf" tune -- false >out 2>err
equal "of one that says nothing no colon hangs, and no new settings stay behind" "1 1 " \
  "$? $(grep -c 'with the settings as they are: the command ends in 1$' err) $(ls dbuf.ini* 2>/dev/null)"
cd .. || exit 1
touch sum.cu
fails "no number" 1 "holds no number that --metric finds" --metric 'time: ([0-9]+)' -- make -s bench
fails "a command that always compiles" 1 "compiles loops each time it is run" -- make -s -B sum.cubin
fails "another loop's name" 102 "no loop is called so" "${barriers[@]}" --kernel product -- make -s -B bench
sed -i 's/pragma dbuf pipeline/&(variant=ldg)/' sum.cu
tune "${barriers[@]}" --rounds 1 --variants ldg_single -- make -s bench
check "a clause that decides" grep -qE '^  ldg_single +sm_86: ldg all the same: a clause,' tmp/out
fails "a command that is not there" 103 "cannot find nosuchprogram in PATH" -- nosuchprogram
fails "no command" 102 "no command is named" --rounds 2
fails "a word before the command" 102 "the command stands behind --" make
fails "an unknown option" 102 "unknown option --round" --round 2 -- true
fails "a bad list" 102 "'cpasync' is no candidate" --variants cpasync -- true
fails "a bad number of stages" 102 "'9' is no number from 2 to 8" --stages 2,9 -- true
fails "a bad expression" 102 "--metric: " --metric '(' -- true
fails "a bad number" 102 "'x' is no number from 1 to 1000" --rounds x -- true
touch dbuf.ini.before-tune
tune -- true
equal "a second one at the same time" "102 1" "$rc $(grep -c 'another dbuf tune is at work, or was killed' tmp/err)"
ln -sf nowhere dbuf.ini.before-tune
tune -- true
equal "nor through a link" "102 no" "$rc $([ -e nowhere ] && echo yes || echo no)"
rm dbuf.ini.before-tune

# Ninja in a build folder, as CMake uses it: dependencies in a log of its own, and settings that the sources' folder has.
if command -v ninja >/dev/null; then
  mkdir -p project/out
  mv dbuf.ini aside.ini
  sed 's/pipeline(.*)/pipeline/' sum.cu >project/sum.cu
  cat >project/out/build.ninja <<END
rule cuda
  command = "$dbuf_nvcc" -arch=sm_86 -cubin -MD -MF \$out.d -o \$out \$in
  depfile = \$out.d
  deps = gcc
rule count
  command = cuobjdump -sass \$in | grep -c BAR.SYNC | sed 's/^/barriers: /'
build sum.cubin: cuda ../sum.cu
build bench: count sum.cubin
END
  (cd project/out && "$dbuf" tune "${barriers[@]}" --rounds 1 --variants ldg_single -- ninja bench) >tmp/out 2>tmp/err
  equal "settings where the sources do not look for them" "1 1" \
    "$? $(grep -c 'settings are searched from the folder of ../sum.cu upward, where that file is not: .* --config$' tmp/err)"
  rm -f project/out/sum.cubin
  (cd project/out && "$dbuf" tune "${barriers[@]}" --higher --config ../dbuf.ini --rounds 1 --variants ldg_single -- ninja bench) >tmp/out 2>tmp/err
  equal "named, Ninja compiles again what depends on them" "0 variant = ldg_single" "$? $(tail -n 1 project/dbuf.ini)"
  check "and is up to date when no more is to be built" grep -q 'no work to do' <(ninja -C project/out sum.cubin)
  mv aside.ini dbuf.ini
else
  skip "no ninja in PATH"
fi

# Ctrl-C while a candidate is in the file.
cat >wait.sh <<'END'
make -s bench
if grep -q ldg_single dbuf.ini; then
  : >waiting
  sleep 60
fi
END
sed -i 's/pipeline(variant=ldg)/pipeline/' sum.cu
"$dbuf" tune "${barriers[@]}" --variants ldg_single -- sh wait.sh >tmp/out 2>tmp/err &
pid=$!
for _ in $(seq 600); do
  [ -e waiting ] && break
  sleep 0.1
done
check "a candidate is in the file" grep -q 'variant=ldg_single' dbuf.ini
kill -TERM $pid
wait $pid
equal "ended by a signal, it puts the settings back" "143 kept" "$? $(kept && echo kept)"
check "and what was compiled is not up to date" not make -q sum.cubin

finish
