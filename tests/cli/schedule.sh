#!/usr/bin/env bash
# Tensor-core loops with cp.async and two stages, in the machine code of five architectures, read by a small reader that
# shares nothing with dbuf: where the next tile's copies, the wait, the barrier and the matrix instructions stand. What
# dbuf says of the same code must agree with it.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
. "$root/tests/cli/lib.sh"

if ! command -v cuobjdump >/dev/null; then
  echo "skipped: no cuobjdump in PATH"
  exit 77
fi

# The wait-first schedule with two stages, as a ring that begins at the wait:
#   wait, barrier, all copies of the next tile, all matrix instructions, and round again.
# Fragments may be read and copies committed anywhere between.
cat >schedule.py <<'END'
"""schedule.py FUNCTION WORK < LISTING: what is wrong with the loop of FUNCTION (a part of its name), a line a fault,
"sm_86: ..."; and a line "sm_86 {...}" with what was found, for each architecture. WORK: multiplications and additions
of a warp in one tile."""
import json, re, sys

def functions(text):
    arch = name = None
    found = {}
    for line in text:
        if m := re.search(r'code for (sm_\d+)', line):
            arch = m[1]
        elif m := re.search(r'Function : (\S+)', line):
            name = m[1]
        elif m := re.match(r'\s*/\*([0-9a-f]{4,})\*/\s+(?:@!?U?P\w+ )?([^;]*?)\s*;', line):
            found.setdefault((arch, name), []).append((int(m[1], 16), m[2]))
    return found

def is_wait(text): return text.startswith('DEPBAR')
def is_barrier(text): return re.match(r'BAR\b', text)
def is_copy(text): return text.startswith('LDGSTS')
def is_matrix(text): return re.match(r'[HI]MMA\.', text)

def loops(code):
    """From the target of each backward branch to the branch."""
    for address, text in code:
        m = re.match(r'BRA\S*.*\b0x([0-9a-f]+)$', text)
        if m and int(m[1], 16) < address:
            yield [x for x in code if int(m[1], 16) <= x[0] <= address]

def work_of(text):
    m = re.match(r'[HI]MMA\.(?:SP\.)?(\d+)', text)
    digits = m[1] # 16816: 16 x 8 x 16
    return 16 * 8 * int(digits[3:]) if digits.startswith('168') else 0

def judge(code, work):
    rings = [l for l in loops(code) if any(is_copy(t) for _, t in l) and any(is_matrix(t) for _, t in l)]
    if len(rings) != 1:
        return ['%d loops with copies and matrix instructions' % len(rings)], None
    ring, faults = rings[0], []
    at = lambda kind: [i for i, (_, t) in enumerate(ring) if kind(t)]
    waits = at(is_wait)
    if waits: # turn the ring so that it begins there
        ring = ring[waits[0]:] + ring[:waits[0]]
    waits, barriers, copies, matrix = at(is_wait), at(is_barrier), at(is_copy), at(is_matrix)
    if len(waits) != 1:
        faults.append('%d waits a tile' % len(waits))
    if waits and not re.search(r', 0x0$', ring[0][1]):
        faults.append('the wait leaves copies under way: ' + ring[0][1])
    if len(barriers) != 1:
        faults.append('%d barriers a tile' % len(barriers))
    behind = sum(1 for i in copies if i > matrix[0])
    if behind:
        faults.append('%d of %d copies behind the first matrix instruction after the wait' % (behind, len(copies)))
    if barriers and barriers[0] > min(copies):
        faults.append('a copy between the wait and the barrier')
    # On the ring, from the first copy to the last matrix instruction before the next one's first copy.
    turned = ring[copies[0]:] + ring[:copies[0]]
    last = max(i for i, (_, t) in enumerate(turned) if is_matrix(t))
    for what, kind in ('wait', is_wait), ('barrier', is_barrier):
        if any(kind(t) for _, t in turned[:last]):
            faults.append('a %s between the copies and the last matrix instruction' % what)
    if any(re.match(r'LDL|STL', t) for _, t in ring):
        faults.append('local memory in the loop')
    done = sum(work_of(ring[i][1]) for i in matrix)
    if done != work:
        faults.append('%d multiplications, %d are a tile' % (done, work))
    return faults, {'matrix': len(matrix), 'copies': len(copies), 'issued': max(ring[i][0] for i in copies),
                    'waited': ring[0][0], 'first': min(a for a, _ in ring), 'last': max(a for a, _ in ring)}

for (arch, name), code in functions(sys.stdin).items():
    if name and sys.argv[1] in name:
        faults, found = judge(code, int(sys.argv[2]))
        for fault in faults:
            print('%s: %s' % (arch, fault))
        print(arch, json.dumps(found))
END

# faults FUNCTION WORK FILE: of one architecture; also when there is no such function.
faults() {
  python3 schedule.py "$1" "$2" <"$3" >faults.txt || echo "the reader failed"
  grep -q '^sm_[0-9]* ' faults.txt || echo "no function"
  sed -n '/^sm_[0-9]*:/p' faults.txt
}

# ---- the reader itself, on code that is known ---------------------------------------------------------------------

# A warp's share of 64x64x32: 32 x 32 x 32.
for arch in 80 86 90 100 120; do
  captured=$root/tests/sass/hgemm.sm_$arch.sass
  [ "$arch" = 80 ] && cp "$captured" head.sass
  equal "captured sm_$arch: the wait at the head is in order" "" "$(faults head2 32768 "$captured")"
  check "captured sm_$arch: a wait after compute is seen" \
    grep -q "a wait between the copies and the last matrix" <(faults tail2 32768 "$captured")
  check "captured sm_$arch: and the copies behind it" \
    grep -q "4 of 4 copies behind the first matrix instruction" <(faults tail2 32768 "$captured")
  check "captured sm_$arch: two barriers are seen" grep -q "2 barriers a tile" <(faults twobar 32768 "$captured")
  check "captured sm_$arch: a loop without copies is not taken" grep -q "0 loops" <(faults ldg2 32768 "$captured")
done

# spoilt WHAT FAULT AWK-PROGRAM: head2 of sm_80 with one change; `inside` is true in its K-loop, n numbers the HMMA there.
spoilt() {
  awk '/Function :/ { inside = /head2/; n = 0 } /HMMA/ { ++n } '"$3" head.sass >spoilt.sass
  if cmp -s head.sass spoilt.sass; then fail "$1: nothing was changed"; else
    check "spoilt: $1" grep -q "$2" <(faults head2 32768 spoilt.sass)
  fi
}
spoilt "one copy late" "1 of 4 copies behind" \
  'inside && /LDGSTS/ && !held { held = $0; next } { print } inside && /HMMA/ && n == 8 { print held }'
spoilt "no barrier" "0 barriers a tile" 'inside && /BAR.SYNC/ { next } { print }'
spoilt "a barrier in compute" "a barrier between the copies and the last" \
  'inside && /BAR.SYNC/ { held = $0; next } { print } inside && /HMMA/ && n == 8 { print held }'
spoilt "a barrier before the wait" "a copy between the wait and the barrier" \
  'inside && /BAR.SYNC/ { held = $0; next } { print } inside && held && /LDGSTS/ { print held; held = "" }'
spoilt "no wait" "0 waits a tile" 'inside && /DEPBAR.LE/ { next } { print }'
spoilt "a wait for all but one" "leaves copies under way" 'inside && /DEPBAR.LE/ { sub(/0x0 ;/, "0x1 ;") } { print }'
spoilt "a matrix instruction that is gone" "30720 multiplications" 'inside && /HMMA/ && n == 8 { next } { print }'
spoilt "a spill" "local memory" '{ print } inside && /HMMA/ && n == 8 { sub(/HMMA.*/, "STL [R1], R2 ;"); print }'

# ---- what dbuf-nvcc makes -----------------------------------------------------------------------------------------

known=$("$nvcc" --list-gpu-code 2>/dev/null)
archs=() targets=()
for arch in 80 86 90 100 120; do
  if grep -qx "sm_$arch" <<<"$known"; then
    archs+=("$arch")
    targets+=(-gencode "arch=compute_$arch,code=sm_$arch")
  else
    skip "sm_$arch: this nvcc does not know it"
  fi
done

# What dbuf says of the file against what the reader found, an error a line.
cat >agree.py <<'END'
import json, sys
found = dict(line.rstrip().split(' ', 1) for line in open(sys.argv[1]) if ':' not in line.split(' ')[0])
report = json.load(open(sys.argv[2]))
archs, mma, size = sys.argv[3].split(), sys.argv[4], int(sys.argv[5])
def same(arch, what, wanted, got):
    if wanted != got:
        print('sm_%s: %s is %r, not %r' % (arch, what, got, wanted))
results = {str(r['arch']): r for r in report['results']}
same('*', 'architectures', sorted(archs), sorted(results))
same('*', 'messages', [], report['messages'])
for arch, r in results.items():
    f, ring, gates = json.loads(found['sm_' + arch]), r['ring'], r['gates']
    load = ring['loads'][ring['worst']]
    for what, wanted, got in (
            ('variant', ('cp_async', 2), (r['variant'], r['stages'])), ('passed', True, r['passed']),
            ('work', (mma, f['matrix'], f['matrix'], 1), (ring['work'], ring['total'], ring['per_tile'], ring['tiles'])),
            ('loop', (f['first'], f['last']), (ring['first'], ring['last'])),
            ('barriers and waits', (1, 1), (ring['barriers'], ring['waits'])),
            ('local memory', (0, 0), (ring['local_loads'], ring['local_stores'])),
            ('loads', (1, True, f['copies']), (len(ring['loads']), load['async'], load['copies'])),
            ('window', (f['issued'], f['waited'], 1), (load['issued'], load['waited'], load['laps'])),
            ('share', (1, f['matrix'], False, False),
             (ring['share'], load['inside'], load['barrier_first'], load['wait_first'])),
            ('shared memory', size, r['shared']['after']),
            ('gates', ('pass', 'pass', 'pass', 'unknown'),
             tuple(gates[g]['outcome'] for g in ('cliff', 'barrier', 'overlap', 'spill')))):
        same(arch, what, wanted, got)
END

# tile EXAMPLE M N K MMA WORK BYTES: builds one tile of an example and reads it. WORK as above; BYTES of both stages.
tile() {
  local name=$1 mma=$5 work=$6 bytes=$7 count=${#archs[@]} arch
  if ! "$dbuf_nvcc" -std=c++17 -O3 "${targets[@]}" "-DTILE_M=$2" "-DTILE_N=$3" "-DTILE_K=$4" -Xptxas -v \
    --dbuf-force pipeline.variant=cp_async --dbuf-force pipeline.stages=2 \
    -c -o "$name.o" "$root/examples/$name/$name.cu" 2>"$name.log"; then
    fail "$name: dbuf-nvcc" "$(cat "$name.log")"
    return
  fi
  ok "$name: dbuf-nvcc"
  equal "$name: a kernel for each architecture, without spills" "$count $count" \
    "$(grep -c 'Used [0-9]* registers' "$name.log") $(grep -c '0 bytes spill stores, 0 bytes spill loads' "$name.log")"
  for arch in "${archs[@]}"; do
    check "$name sm_$arch: dbuf-nvcc says so" \
      grep -qE "remark: .*$name<$2, $3, $4> (sm_[0-9]+, )*sm_$arch(:|,).*cp_async, 2 stages; .*; ([0-9]+) of \3 MMA behind the load; no spill \[dbuf-pipelined\]" "$name.log"
  done
  cuobjdump -sass "$name.o" >"$name.sass"
  python3 schedule.py "$name" "$work" <"$name.sass" >"$name.found"
  for arch in "${archs[@]}"; do
    check "$name sm_$arch: the loop was found" grep -q "^sm_$arch {" "$name.found"
    equal "$name sm_$arch: wait, barrier, copies, compute" "" "$(grep "^sm_$arch:" "$name.found")"
  done
  "$dbuf" check --format json "$name.o" >"$name.json" 2>"$name.err"
  equal "$name: and finds the same" "" \
    "$(python3 agree.py "$name.found" "$name.json" "${archs[*]}" "$mma" "$bytes" 2>&1; cat "$name.err")"
  sed 's/"copies":[^0-9]*[0-9]*/"copies": 0/' "$name.json" >wrong.json
  check "$name: another answer would be seen" \
    grep -q "loads is (1, True, 0), not (1, True, 4)" <(python3 agree.py "$name.found" wrong.json "${archs[*]}" "$mma" "$bytes" 2>&1)
}
# Rows are padded by 16 bytes. A warp has a quarter of the tile's outputs: 32 x 32 x K.
tile hgemm 64 64 32 HMMA $((32 * 32 * 32)) $((2 * 2 * (64 * (32 + 8) + 32 * (64 + 8))))
tile igemm 64 64 64 IMMA $((32 * 32 * 64)) $((2 * (64 * (64 + 16) + 64 * (64 + 16))))

finish
