#!/usr/bin/env bash
# dbuf predict: the reference case (two matrix products at 4096) to the digit, by counting lanes and as an H200 has it;
# sampled against exact; what is not known; the command line.
examples=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../examples" && pwd)
. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"

# predict ARGS: output in out, messages in err, the exit code is that of dbuf.
predict() {
  "$dbuf" predict "$@" >out 2>err
}

# code WHAT WANTED ARGS
code() {
  local what=$1 wanted=$2 got=0
  shift 2
  predict "$@" || got=$?
  equal "$what: exit code" "$wanted" "$got"
}

has() {
  check "$1" grep -qF -- "$2" "$3"
}

# product M N K: the arguments of sgemm_v0 and sgemm_v1, and their grid.
product() {
  echo "--grid $(($2 / 32)),$(($1 / 8)) --block 32,8 --arg f32[$(($1 * $3))]=zero --arg f32[$(($3 * $2))]=zero" \
    "--arg f32[$(($1 * $2))] --arg $1 --arg $2 --arg $3"
}

# ---- the reference case -------------------------------------------------------------------------------------------

start=$SECONDS
# shellcheck disable=SC2046
code 'v0 and v1 at 4096' 0 "$examples/sgemm/v0.cu" --kernel sgemm_v0 --against "$examples/sgemm/v1.cu" \
  --against-kernel sgemm_v1 $(product 4096 4096 4096) --save p.json -- -arch=sm_90
check 'no error' not grep -q 'error:' err
check 'in little time' test $((SECONDS - start)) -lt 60
check 'its figures are those of counting lanes, and of an H200' python3 - <<'END'
import json
v0, v1 = json.load(open("p.json"))["predictions"]
assert v0["kernel"].endswith("sgemm_v0") and v1["kernel"].endswith("sgemm_v1") and v0["symbol"].startswith("_Z")
for p in (v0, v1):
    assert p["arch"] == 90 and p["grid"] == [128, 512, 1] and p["block"] == [32, 8, 1] and p["iterations"] == 512
    assert p["blocks"]["all"] == 65536 and 9 <= p["blocks"]["simulated"] < 100
want = {  # launch: v0, v1; a block and iteration: v0, v1
    "global_load_accesses": (137438953472, 10737418240, 4096, 320),
    "global_load_bytes": (549755813888, 42949672960, 16384, 1280),
    "global_load_requests": (4294967296, 536870912, 128, 16),
    "global_load_sectors": (10737418240, 1342177280, 320, 40),
    "global_load_sectors_per_request": (2.5, 2.5, 2.5, 2.5),
    "shared_loads_ptx": (0, 4294967296, 0, 128),
    "shared_loads_sass": (0, 2684354560, 0, 80),
    "shared_stores": (0, 536870912, 0, 16),
    "shared_load_bank_conflicts": (0, 0, 0, 0),
    "shared_store_bank_conflicts": (0, 0, 0, 0),
    "fma": (68719476736, 68719476736, 2048, 2048),
    "barriers": (0, 65536 * 512 * 2, 0, 2),
    "global_store_requests": (524288, 524288, 0, 0),
    "l1_hit_rate": (None,) * 4, "l2_sectors_read": (None,) * 4, "dram_bytes_read": (None,) * 4, "time": (None,) * 4,
}
for key, values in want.items():
    got = tuple(p[part][key]["value"] for part in ("launch", "iteration") for p in (v0, v1))
    assert got == values, (key, got, values)
    if values[0] is None:
        assert v0["launch"][key]["why"]
END
# level NAME: the row of a level with its blanks folded.
level() {
  grep -m 1 -E "^ $1 " out | sed -E 's/^ +//; s/ +/ /g'
}
equal 'source' 'source load accesses 137,438,953,472 10,737,418,240 12.80x' "$(level source)"
equal 'warp' 'warp load requests 4,294,967,296 536,870,912 8.00x known step' "$(level warp)"
equal 'sector' 'sector L1 sectors 10,737,418,240 1,342,177,280 8.00x' "$(level sector)"
equal 'L2 is not known' 'L2 sectors read ? ? (8.00x)' "$(level L2)"
equal 'no bank conflicts' 'bank conflicts of loads 0 0 ?' "$(level 'bank conflicts of loads')"
has 'of a sample' 'of its 65,536 blocks, and scaled' out
has 'why v0' '8 of 32 lanes at one address, 1 sector' out
has 'why v1' '1 of 8 lanes side by side, 1 sector; 1 of 32 lanes side by side, 4 sectors' out
has 'why SASS' '20 shared loads in the loop of the SASS where PTX has 32' out
has 'why the step' 'step: at the warp 12.80x becomes 8.00x' out
has 'unknown with a reason' 'unknown: L2 sectors read: depends on what hits in L1' out
check 'dbuf compare reads what was saved' sh -c "'$dbuf' compare --prediction p.json | grep -q '137,438,953,472'"

# ---- forms, samples -----------------------------------------------------------------------------------------------

"$nvcc" -ptx -arch=sm_90 -DVARIANT=plain -o v1.ptx "$examples/sgemm/v1.cu" 2>tmp/err
# same: the figures of a.json and b.json.
same() {
  python3 - <<'END'
import json
a, b = (json.load(open(f))["predictions"][0] for f in ("a.json", "b.json"))
assert a["blocks"]["simulated"] < a["blocks"]["all"] == b["blocks"]["simulated"], (a["blocks"], b["blocks"])
for part in ("launch", "iteration"):
    for key, q in a[part].items():
        assert q["value"] == b[part][key]["value"], (part, key, q, b[part][key])
END
}
# shellcheck disable=SC2046
code 'nine blocks' 0 v1.ptx $(product 64 256 72) --blocks 9 --save a.json
# shellcheck disable=SC2046
code 'all blocks' 0 v1.ptx $(product 64 256 72) --exact --save b.json
check 'nine blocks stand for 64' same
check 'all blocks are no sample' not grep -q scaled out
# The loop takes two tiles at a time; the ninth stands behind it.
has 'a tile behind the loop' 'one block in one iteration of its main loop (it makes 8): 320 global-load accesses, 16 global-load requests' out
equal 'and counts for the launch' 'warp load requests 9,216' "$(level warp)"
# shellcheck disable=SC2046
code 'iterations by the user' 0 v1.ptx $(product 64 256 64) --phases 4
has 'twice as much in each' 'one block in one iteration of its main loop (it makes 4): 640 global-load accesses, 32 global-load requests' out
# shellcheck disable=SC2046
code 'json' 0 v1.ptx $(product 64 256 64) --format json --output out.json
check 'is JSON' python3 -c 'import json; assert json.load(open("out.json"))["levels"][1]["predicted"][0] == 64 * 16 * 8'
# shellcheck disable=SC2046
code 'html' 0 v1.ptx $(product 64 256 64) --format=html
check 'is a page' grep -q '^<!doctype html>' out
# shellcheck disable=SC2046
code 'another launch of the second' 0 v1.ptx --against v1.ptx $(product 64 256 64) --against-grid 4,8
equal 'halves it' 'warp load requests 8,192 4,096 2.00x' "$(level warp)"
# Without cuobjdump the SASS is not known, and that is said.
cat >dbuf.ini <<'END'
[tools]
cuobjdump = /nowhere
END
# shellcheck disable=SC2046
code 'no cuobjdump' 0 v1.ptx $(product 64 256 64)
rm dbuf.ini
equal 'a question mark' 'shared loads in SASS ?' "$(level 'shared loads in SASS')"
has 'with a reason' 'unknown: shared loads in SASS: cuobjdump is needed' out

# ---- the command line ---------------------------------------------------------------------------------------------

code 'a fault' 100 v1.ptx --grid 1 --block 32,8 --arg 'f32[8]=zero' --arg 'f32[8]=zero' --arg 'f32[8]' --arg 64 --arg 64 --arg 64
has 'is told' 'error: out of bounds' err
code 'no launch' 102 v1.ptx
has 'says so' '--grid and --block are needed' err
code 'no file' 102 --grid 1 --block 1
code 'no blocks' 102 v1.ptx --grid 1 --block 1 --blocks 0
has 'what it takes' 'note: a number, at least 1' err
code 'a second launch of no file' 102 v1.ptx --grid 1 --block 1 --against-grid 2
has 'what is missing' '--against FILE names the second kernel' err
code 'a bad form' 102 v1.ptx --grid 1 --block 1 --format xml
code 'an unknown option' 102 v1.ptx --grid 1 --block 1 --frobnicate 1
has 'names help' 'dbuf predict --help lists the options' err
code 'help' 0 --help
has 'names its options' '--against-grid' out
check 'dbuf tells of it' grep -q 'dbuf predict' <("$dbuf" --help)

finish
