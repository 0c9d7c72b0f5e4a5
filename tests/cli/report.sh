#!/usr/bin/env bash
# --dbuf-report: what became of each annotated loop, as text, JSON and SARIF, of builds that end well and of those that
# fail; where the file goes; and that no build is in the way of another.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$root/tests/cli/lib.sh"

if ! command -v cuobjdump >/dev/null; then
  echo "skipped: no cuobjdump in PATH"
  exit 77
fi

# kernel NAME CLAUSES [RESTRICT [BYTES]]: an ordinary loop; without __restrict__ its writes may be what it reads.
kernel() {
  cat <<END
__global__ void __launch_bounds__(128) $1(const float *${3-__restrict__} in, float *${3-__restrict__} out, int n) {
  __shared__ float tile[${4:-4} * 128];
  float sum = 0;
#pragma dbuf pipeline($2)
  for (int k = 0; k < n; k += 128) {
    for (int i = 0; i < ${4:-4}; ++i) tile[i * 128 + threadIdx.x] = in[i * n + k + threadIdx.x];
    __syncthreads();
#pragma unroll 8
    for (int j = 0; j < 128; ++j) sum += tile[(j ^ threadIdx.x) & 511];
/* größer */ out[threadIdx.x] = sum;
    __syncthreads();
  }
}
END
}
kernel good "variant=ldg" >good.cu
kernel bad "variant=ldg" "" >bad.cu
kernel large "variant=cp_async, stages=2" __restrict__ 32 >large.cu # 16 KiB: 2 stages leave room for 3 blocks
echo '__global__ void none(int *p) { *p = 1; }' >none.cu

# build ARGS...: dbuf-nvcc; rc, tmp/out, tmp/err.
build() {
  "$dbuf_nvcc" "$@" >tmp/out 2>tmp/err
  rc=$?
}
# json EXPRESSION FILE: what Python says of it; d is the document.
json() {
  python3 -c 'import json, sys; d = json.load(open(sys.argv[2], encoding="utf-8")); print(eval(sys.argv[1]))' "$1" "$2" 2>&1
}

# What the standard asks of a log (sections 3.13 to 3.30), for the parts that we write.
cat >sarif.py <<'END'
import json, sys, urllib.parse

def once(pairs):
    assert len(dict(pairs)) == len(pairs), [k for k, _ in pairs]
    return dict(pairs)

log = json.load(open(sys.argv[1], encoding="utf-8"), object_pairs_hook=once)
assert log["version"] == "2.1.0" and log["$schema"].endswith("sarif-schema-2.1.0.json")
assert set(log) == {"$schema", "version", "runs"} and len(log["runs"]) == 1
run = log["runs"][0]
assert set(run) == {"tool", "invocations", "originalUriBaseIds", "columnKind", "results"}
assert run["columnKind"] in ("utf16CodeUnits", "unicodeCodePoints")
driver = run["tool"]["driver"]
assert driver["name"] == "dbuf" and driver["version"]
rules = driver["rules"]
assert len({r["id"] for r in rules}) == len(rules), "3.19.23: unique"
for base in run["originalUriBaseIds"].values():
    assert base["uri"].startswith("file:///") and base["uri"].endswith("/"), "3.14.14"

def message(m):
    assert set(m) == {"text"} and m["text"]
    left = m["text"].replace("{{", "").replace("}}", "")
    assert "{" not in left and "}" not in left and "](" not in left, "3.11.5, 3.11.6"

def location(l):
    assert set(l) <= {"physicalLocation", "id", "message"}
    p = l["physicalLocation"]
    a, r = p["artifactLocation"], p.get("region", {})
    uri = urllib.parse.urlsplit(a["uri"])
    assert uri.query == "" and uri.fragment == "" and " " not in a["uri"]
    assert (uri.scheme == "file" and uri.path.startswith("/") and "uriBaseId" not in a) or \
        (uri.scheme == "" and not uri.path.startswith("/") and a["uriBaseId"] in run["originalUriBaseIds"]), a
    assert ".." not in uri.path.split("/")
    assert r.get("startLine", 1) >= 1 and r.get("startColumn", 1) >= 1
    assert r.get("endColumn", 10**6) > r.get("startColumn", 1)
    if "message" in l:
        message(l["message"])

for rule in rules:
    message(rule["shortDescription"])
    # Only what is no reason to refuse a loop and no gate needs no help.
    if "help" in rule or rule["id"] not in ("pipelined", "left-as-written", "unchecked", "bad-clause", "config"):
        message(rule["help"])
for result in run["results"]:
    assert set(result) <= {"ruleId", "ruleIndex", "kind", "level", "message", "locations", "relatedLocations"}
    assert rules[result["ruleIndex"]]["id"] == result["ruleId"], "3.52.4"
    assert result["level"] in ("none", "note", "warning", "error")
    assert (result["kind"] == "fail") == (result["level"] != "none"), "3.27.10"
    message(result["message"])
    assert len(result["locations"]) == 1
    ids = []
    for l in result["locations"] + result.get("relatedLocations", []):
        location(l)
        ids += [l["id"]] if "id" in l else []
    assert len(set(ids)) == len(ids), "3.28.2"
for i in run["invocations"]:
    assert isinstance(i["executionSuccessful"], bool) and isinstance(i["exitCode"], int)
    for n in i["toolExecutionNotifications"]:
        message(n["message"])
        assert n["level"] in ("note", "warning", "error")
END
sarif() {
  check "$1" python3 sarif.py "$2"
}
result='[(r["ruleId"], r["kind"], r["level"]) for r in d["runs"][0]["results"]]'
invocation='[(i["executionSuccessful"], i["exitCode"]) for i in d["runs"][0]["invocations"]]'

# ---- a loop that is pipelined -------------------------------------------------------------------------------------

two=(-gencode "arch=compute_80,code=sm_80" -gencode "arch=compute_86,code=sm_86")
build "${two[@]}" -c good.cu --dbuf-report=json
equal "JSON, beside the output" "0 good.o good.o.dbuf.json" "$rc $(echo good.o*)"
check "stdout is nvcc's" test ! -s tmp/out
equal "anybody may read it" "$(umask -S | sed 's/x//g')" \
  "$(stat -c %A good.o.dbuf.json | sed -E 's/-(...)(...)(...)/u=\1,g=\2,o=\3/; s/-//g')"
equal "the compilation" "[1, ['good.cu'], ['good.o'], 0]" \
  "$(json '[d[k] for k in ("format", "sources", "outputs", "exit_code")]' good.o.dbuf.json)"
equal "its loops, one a pass" "[('good', 5, 3, 80, 'pipelined', True), ('good', 5, 3, 86, 'pipelined', True)]" \
  "$(json '[(l["loop"], l["line"], l["column"], l["arch"], l["fate"], l["checked"]) for l in d["loops"]]' good.o.dbuf.json)"
equal "its results, with the gates" "[('good', 80, 'ldg', 2, True), ('good', 86, 'ldg', 2, True)]" \
  "$(json '[(r["kernel"].split("(")[0], r["arch"], r["variant"], r["stages"], r["passed"]) for r in d["results"]]' good.o.dbuf.json)"
equal "each of them" "{('barrier', 'cliff', 'mma_count', 'overlap', 'spill')}" \
  "$(json '{tuple(sorted(r["gates"])) for r in d["results"]}' good.o.dbuf.json)"
equal "what was said" "$(grep -c remark: tmp/err)" "$(json 'len([m for m in d["messages"] if m["id"] == "pipelined"])' good.o.dbuf.json)"

build "${two[@]}" -c good.cu --dbuf-report sarif:report.sarif
sarif "SARIF is as the standard asks" report.sarif
equal "what passes is no finding" "{('pipelined', 'pass', 'none')}" "$(json "set($result)" report.sarif)"
build "${two[@]}" -c good.cu --dbuf-report=text
check "text, on stderr" grep -q '^good.cu:5:3: good$' tmp/err
equal "with all gates of each architecture" "8" "$(grep -cE '^    (spill|cliff|barrier|overlap) +(passes|warning) ' tmp/err)"
build -arch=sm_86 -c good.cu --dbuf-report=text:report.txt
check "or in a file" grep -q '^  sm_86 good: ldg, 2 stages; ' report.txt
check "and not on stderr then" not grep -q '^  sm_86' tmp/err

# ---- builds that fail ---------------------------------------------------------------------------------------------

alias_at="$(awk '/größer/ { print NR }' bad.cu)"
build -arch=sm_86 -c bad.cu --dbuf-report=sarif
equal "a refused loop is told" "101 [('alias', 'fail', 'error')]" "$rc $(json "$result" bad.o.dbuf.sarif)"
sarif "as the standard asks" bad.o.dbuf.sarif
equal "the run itself is no failure" "[(True, 101)]" "$(json "$invocation" bad.o.dbuf.sarif)"
equal "its place, in characters" "[('bad.cu', $alias_at, 14)]" \
  "$(json '[(l["artifactLocation"]["uri"], l["region"]["startLine"], l["region"]["startColumn"]) for l in [r["locations"][0]["physicalLocation"] for r in d["runs"][0]["results"]]]' bad.o.dbuf.sarif)"
check "the object is not there" test ! -e bad.o
iconv -f utf-8 -t latin1 bad.cu >latin.cu
build -arch=sm_86 -c latin.cu --dbuf-report=sarif
equal "a source in another encoding" "101 [('alias', 'fail', 'error')]" "$rc $(json "$result" latin.o.dbuf.sarif)"
build -arch=sm_86 -c bad.cu --dbuf-report=json
equal "refused, in JSON" "[('refused', 'alias', False)]" \
  "$(json '[(l["fate"], l["reason"], l["checked"]) for l in d["loops"]]' bad.o.dbuf.json)"
check "with the remedy" grep -q "$(json 'd["loops"][0]["remedy"]' bad.o.dbuf.json | cut -c 1-20)" tmp/err
build -arch=sm_86 -c bad.cu --dbuf-report=json --dbuf-set pipeline.on_refuse=warn
equal "left as written" "0 [('as-written', 'alias')]" "$rc $(json '[(l["fate"], l["reason"]) for l in d["loops"]]' bad.o.dbuf.json)"
equal "its remedy is said once" 1 "$(grep -c "note: declare 'in' and 'out' __restrict__" tmp/err)"

build -arch=sm_86 -c large.cu --dbuf-report=json --dbuf-set check.min_blocks_per_sm=4
equal "a failed gate" "100 100 [(False, 'fail', 'error')]" \
  "$rc $(json 'd["exit_code"]' large.o.dbuf.json) $(json '[(r["passed"], r["gates"]["cliff"]["outcome"], r["gates"]["cliff"]["level"]) for r in d["results"]]' large.o.dbuf.json)"
build -arch=sm_86 -c large.cu --dbuf-report=sarif --dbuf-set check.min_blocks_per_sm=4
equal "the same in SARIF" "100 [('cliff', 'fail', 'error')]" \
  "$rc $(json "[r for r in $result if r[2] == 'error']" large.o.dbuf.sarif)"
sarif "as the standard asks" large.o.dbuf.sarif
equal "with the gate's own help" True \
  "$(json '"ldg_single" in next(r for r in d["runs"][0]["tool"]["driver"]["rules"] if r["id"] == "cliff")["help"]["text"]' large.o.dbuf.sarif)"
kernel huge "variant=cp_async, stages=4" __restrict__ 32 >huge.cu # 64 KiB of static shared memory
build -arch=sm_86 -c huge.cu --dbuf-report=sarif
equal "more than a block can have" "100 [('static-limit', 'fail', 'error')]" "$rc $(json "$result" huge.o.dbuf.sarif)"
sarif "as the standard asks" huge.o.dbuf.sarif
build -arch=sm_86 -c large.cu --dbuf-report=text:large.txt --dbuf-set check.min_blocks_per_sm=4
check "the same in words" grep -qE '^    cliff     FAILS    ' large.txt

sed 's/variant=ldg/varaint=ldg/' good.cu >clause.cu
build -arch=sm_86 -c clause.cu --dbuf-report=sarif
equal "a bad clause" "102 [('bad-clause', 'fail', 'error')]" "$rc $(json "$result" clause.o.dbuf.sarif)"
build -arch=sm_86 -c clause.cu --dbuf-report=text:clause.txt
equal "in words, without the loops that are not known" "dbuf: clause.cu -> clause.o: exit code 102
clause.cu:4:23: error: unknown clause 'varaint'" "$(head -n 2 clause.txt)"
sed 's/float sum = 0;/float sum = ;/' good.cu >syntax.cu
build -arch=sm_86 -c syntax.cu --dbuf-report=sarif
check "what nvcc refuses" test $rc -ne 0
sarif "has a report" syntax.o.dbuf.sarif
equal "that says so" "[(False, $rc)]" "$(json "$invocation" syntax.o.dbuf.sarif)"

# ---- files without the pragma, and nothing compiled ---------------------------------------------------------------

echo stale >none.o.dbuf.sarif
build -arch=sm_86 -c none.cu --dbuf-report=sarif
equal "a file without the pragma: nothing found" "0 []" "$rc $(json "$result" none.o.dbuf.sarif)"
sarif "as the standard asks" none.o.dbuf.sarif
build -arch=sm_86 -c none.cu --dbuf-report=text
equal "in words" "dbuf: none.cu -> none.o: exit code 0; no annotated loop" "$(cat tmp/err)"
mkdir quiet
build --version --dbuf-report=json:quiet/
build -E good.cu --dbuf-report=json:quiet/
build --dryrun -arch=sm_86 -c good.cu --dbuf-report=json:quiet/
build -arch=sm_86 good.o -o program -dlink --dbuf-report=json:quiet/
equal "nothing is written when nothing is compiled" "" "$(ls quiet)"

# ---- where it goes ------------------------------------------------------------------------------------------------

mkdir -p a/sub b/sub "c d"
cp good.cu a/sub/same.cu
cp bad.cu b/sub/same.cu
(
  (cd a && "$dbuf_nvcc" -arch=sm_86 -c sub/same.cu -o sub/same.o --dbuf-report=json:../all/) &
  (cd b && "$dbuf_nvcc" -arch=sm_86 -c sub/same.cu -o sub/same.o --dbuf-report=json:"$PWD/../all/") &
  wait
) >/dev/null 2>&1
equal "outputs of one name do not meet in a folder" "a#sub#same.o.json b#sub#same.o.json" "$(cd all && echo *)"
equal "each has its own" "pipelined refused" \
  "$(json 'd["loops"][0]["fate"]' all/a#sub#same.o.json) $(json 'd["loops"][0]["fate"]' all/b#sub#same.o.json)"
build -arch=sm_86 -c good.cu -o "c d/x.o" --dbuf-report=sarif:all
equal "a folder that is there needs no slash" "0 c d#x.o.sarif" "$rc $(cd all && echo c*)"
sarif "blanks are encoded" "all/c d#x.o.sarif"
mkdir up
build -arch=sm_86 -c "$PWD/bad.cu" -o bad.o --dbuf-report=sarif
equal "a source below the current folder" bad.cu \
  "$(json 'd["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]' bad.o.dbuf.sarif)"
(cd up && "$dbuf_nvcc" -arch=sm_86 -c ../bad.cu --dbuf-report=sarif) >/dev/null 2>&1
sarif "one above it" up/bad.o.dbuf.sarif
equal "is absolute" "$(python3 -c 'import pathlib; print(pathlib.Path("bad.cu").resolve().as_uri())')" \
  "$(json 'd["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]' up/bad.o.dbuf.sarif)"
build -arch=sm_86 -cubin -o /dev/null good.cu --dbuf-report=json
equal "an output that is no file" "0 good.cu.dbuf.json" "$rc $(echo good.cu.*)"
echo '{}' >target
ln -s target link
build -arch=sm_86 -c good.cu --dbuf-report=json:link
equal "a link stays a link" "0 target good.o" "$rc $(readlink link) $(json 'd["outputs"][0]' target)"
mkfifo pipe
timeout 60 cat pipe >tmp/piped &
build -arch=sm_86 -c good.cu --dbuf-report=json:pipe
wait
equal "a pipe stays a pipe" "0 good.o" "$rc $([ -p pipe ] && json 'd["outputs"][0]' tmp/piped)"
ln -s /dev/full full # not itself: should it be replaced, then only here
build -arch=sm_86 -c good.cu --dbuf-report=json:full
equal "a report that cannot be written is a failure" "1 1 gone" \
  "$rc $(grep -c 'error: cannot write the report full: ' tmp/err) $([ -e good.o ] || echo gone)"

# refuses WHAT VALUE TEXT: the option is an error and nothing is compiled.
refuses() {
  rm -f good.o
  build -arch=sm_86 -c good.cu --dbuf-report="$2"
  if [ $rc = 102 ] && grep -qF -- "error: --dbuf-report=$2: $3" tmp/err && [ ! -e good.o ]; then
    ok "$1"
  else
    fail "$1" "exit $rc" "$(cat tmp/err)"
  fi
}
refuses "an unknown kind" xml "expected text, json or sarif"
refuses "a colon without a file" json: "no file is named"
refuses "a folder that is not there" json:nowhere/x.json "cannot write into nowhere: No such file"
refuses "the output itself" json:good.o "that file is an input or output of nvcc"
refuses "the source" json:good.cu "that file is an input or output of nvcc"

finish
