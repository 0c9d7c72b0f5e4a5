#!/usr/bin/env bash
# dbuf compare on what Nsight Compute measured on an H200, with and without a prediction.
data=$(cd "$(dirname "${BASH_SOURCE[0]}")/../ncu" && pwd)
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

raw=$data/h200_raw.csv details=$data/h200_details.csv prediction=$data/prediction.json

# compare ARGS: output in out, messages in err, the exit code is that of dbuf.
compare() {
  "$dbuf" compare "$@" >out 2>err
}

# code WHAT WANTED ARGS
code() {
  local what=$1 wanted=$2 got=0
  shift 2
  compare "$@" || got=$?
  equal "$what: exit code" "$wanted" "$got"
}

has() {
  check "$1" grep -qF -- "$2" "$3"
}

# level NAME: the row of a level with its blanks folded.
level() {
  grep -m 1 -E "^ $1 " out | sed -E 's/^ +//; s/ +/ /g'
}

code 'predicted and measured' 0 --ncu "$raw" --prediction "$prediction"
equal 'source' 'source load accesses 137,438,953,472 - 10,737,418,240 - 12.80x -' "$(level source)"
equal 'warp' 'warp load requests 4,294,967,296 4,294,967,296 536,870,912 536,870,912 8.00x 8.00x exact; known step' "$(level warp)"
equal 'sector' 'sector L1 sectors 10,737,418,240 10,737,418,240 1,342,177,280 1,342,177,280 8.00x 8.00x exact' "$(level sector)"
equal 'L1' 'L1 hit rate ? 87.55 % ? 3.73 %' "$(level L1)"
equal 'L2' 'L2 sectors read ? 1,692,314,067 ? 1,581,644,835 (8.00x) 1.07x <== fork' "$(level L2)"
equal 'DRAM' 'DRAM bytes read ? 18,135,464,960 ? 14,688,589,824 (8.00x) 1.23x' "$(level DRAM)"
equal 'time' 'time nanoseconds ? 21,767,776 ? 19,666,976 (8.00x) 1.11x' "$(level time)"
equal 'one fork' 1 "$(grep -c '<== fork' out)"
has 'the fork in words' 'fork: L2 sectors read: 1.07x measured where 8.00x was carried on from the sectors' out
has 'the step is no fork' 'step: at the warp 12.80x becomes 8.00x' out
has 'both counts of shared loads' 'v1: PTX has 4,294,967,296 shared loads, the SASS 2,684,354,560' out
has 'few conflicts' '672,921 bank conflicts in 2,684,354,560 shared loads are 0.025 %, under 5 %' out
equal 'no warning' '' "$(cat err)$(grep '^warning' out)"

code 'details page' 0 --ncu "$details" --prediction "$prediction"
equal 'L2 of the details page' 'L2 sectors read ? 1,694,440,173 ? 1,578,205,280 (8.00x) 1.07x <== fork' "$(level L2)"

code 'measured alone' 0 --ncu "$raw" --kernel v0 --against v1
equal 'predicted columns' 'warp load requests ? 4,294,967,296 ? 536,870,912 ? 8.00x' "$(level warp)"
has 'fork without a prediction' 'fork: L2 sectors read: 1.07x measured' out
code 'predicted alone' 0 --prediction "$prediction"
has 'nothing measured' 'no fork can be seen' out
code 'one kernel' 0 --ncu "$raw" --kernel v1 --prediction "$prediction"
equal 'one kernel has no ratios' 'warp load requests 536,870,912 536,870,912 exact' "$(level warp)"
code 'mangled name' 0 --ncu="$raw" --kernel=_Z2v0PKfS0_Pfiii --against=v1_async
has 'two differences' 'should differ in one thing only, but differ in 2' out
equal 'copies are not counted twice' 'warp load requests ? 4,294,967,296 ? 536,870,912 ? 8.00x' "$(level warp)"
code 'two files of one kernel' 0 --ncu "$raw" --ncu "$details" --kernel v1
equal 'the second file is the second version' 'L2 sectors read ? 1,581,644,835 ? 1,578,205,280 (1.00x) 1.00x' "$(level L2)"
# What a first file lacks comes from a second one.
sed 's/"lts__t_sectors_op_read.sum"/"x"/' "$raw" >part.csv
code 'figures from two files' 0 --ncu part.csv --ncu "$details" --kernel v0 --against v1
equal 'L2 from the second file' 'L2 sectors read ? 1,694,440,173 ? 1,578,205,280 (8.00x) 1.07x <== fork' "$(level L2)"

# row ID NAME GRID SECTORS: a launch of a raw page without units.
head='"ID","Kernel Name","Block Size","Grid Size","l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"'
row() { printf '"%s","%s","(32, 1, 1)","(%s, 1, 1)","%s"\n' "$@"; }
{ echo "$head" && row 0 'void k<(int)64>(float *)' 8 100 && row 1 'void k<(int)128>(float *)' 8 50; } >k.csv
code 'two instances are all there is' 0 --ncu k.csv
equal 'both are taken' 'sector L1 sectors ? 100 ? 50 ? 2.00x' "$(level sector)"
code 'instances by name' 0 --ncu k.csv --kernel 'k<128>' --against 'k<64>'
equal 'in the order asked for' 'sector L1 sectors ? 50 ? 100 ? 0.5x' "$(level sector)"
code 'a name of two kernels' 102 --ncu k.csv --kernel k
has 'both are named' "'k' may be k<64> and k<128>" err
{ echo "$head" && row 0 k 8 100 && row 1 k 16 25; } >k.csv
code 'two launches of one kernel' 0 --ncu k.csv
equal 'each is a side' 'sector L1 sectors ? 100 ? 25 ? 4.00x' "$(level sector)"

code 'json' 0 --ncu "$raw" --prediction "$prediction" --format json
check 'json is what its header says' python3 - <<'END2'
import json
c = json.load(open("out"))
levels = {l["key"]: l for l in c["levels"]}
assert list(levels) == ["source", "warp", "sector", "l1", "l2", "dram", "time"]
assert c["fork"]["level"] == "l2" and c["fork"]["hypothesis"] == 8 and round(c["fork"]["ratio"], 2) == 1.07
assert c["hypothesis"] == {"ratio": 8, "level": "sector", "measured": False}
assert levels["source"]["predicted"] == [137438953472, 10737418240] and levels["source"]["measured"] == [None, None]
assert levels["warp"]["agreement"] == ["exact", "exact"] and levels["l2"]["carried"]
assert [s["level"] for s in c["steps"]] == ["warp"] and c["steps"][0]["from"] == 12.8
assert any("lts__" not in m and "op_st" in m for m in c["missing"])
END2
code 'html to a file' 0 --ncu "$raw" --prediction "$prediction" --format html --output page.html
equal 'nothing on standard output' '' "$(cat out)"
check 'a page' grep -q '^<!doctype html>' page.html
check 'the fork is marked' grep -qF '>fork</text>' page.html
check 'nothing is fetched' not grep -qE 'https?:|src=|<script|@import|url\(' page.html
check 'the page is well-formed' python3 - <<'END2'
import html.parser
class Page(html.parser.HTMLParser):
    open = []
    def handle_starttag(self, tag, attrs):
        if tag != "meta": self.open.append(tag)
    def handle_startendtag(self, tag, attrs): pass
    def handle_endtag(self, tag): assert self.open.pop() == tag, tag
p = Page()
p.feed(open("page.html").read())
assert p.open == [], p.open
END2

code 'the command line' 0 --command --prediction "$prediction" -- ./prog 'a b'
has 'its kernels' "--kernel-name 'regex:^(v0|v1)\$'" out
has 'its program' "--log-file measured.csv ./prog 'a b'" out
for metric in l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum lts__t_sectors_op_read.sum dram__bytes_read.sum; do
  has "asks for $metric" "$metric" out
done

compare --ncu <(cat "$raw") --prediction <(cat "$prediction")
equal 'pipes are read' "0 L2 sectors read ? 1,692,314,067 ? 1,581,644,835 (8.00x) 1.07x <== fork" "$? $(level L2)"
code 'a folder' 102 --ncu .
has 'what it is' '.: error: cannot be read: Is a directory' err

code 'four kernels' 102 --ncu "$raw"
has 'names them' 'measured: v0, v1, v1_ldg, v1_async' err
code 'an unknown kernel' 102 --ncu "$raw" --kernel v0 --against v2
has 'names it' "no kernel called 'v2' was measured" err
code 'no file' 102
code 'unknown option' 102 --ncu "$raw" --frobnicate
code 'against nothing' 102 --ncu "$raw" --against v1
code 'bad tolerance' 102 --ncu "$raw" --tolerance x
code 'bad format' 102 --ncu "$raw" --kernel v0 --format xml
code 'a missing file' 102 --ncu nowhere.csv
has 'names the file' 'nowhere.csv: error: cannot be read' err
echo hello >text.csv
code 'another file' 102 --ncu text.csv
has 'what it is not' 'text.csv: error: holds no table of Nsight Compute' err
code 'no prediction' 102 --ncu "$raw" --prediction "$raw"
has 'what is no prediction' "is no file of predictions" err
sed 's/"format": 1/"format": 7/' "$prediction" >newer.json
code 'a newer prediction' 102 --ncu "$raw" --prediction newer.json
has 'its format' 'a prediction of format 7; this dbuf reads format 1' err
code 'a file that cannot be written' 102 --ncu "$raw" --kernel v0 --output nowhere/x
code 'help' 0 --help
has 'help names options' '--tolerance PERCENT' out
check 'dbuf tells of it' grep -q 'dbuf compare' <("$dbuf" --help)

finish
