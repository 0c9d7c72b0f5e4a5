"""Looks in PTX for what ptxas compiles wrongly: registers in which a number runs on that is wanted elsewhere.

running_registers.py CASE FILE.ptx...: a line "FAIL CASE FILE: ..." for each such register.

    mov.u32 X, %tid.x;  bra ...;  add.s32 V, X, -32;  LOOP: ... shl.b32 W, V, 2; st.shared [base + W] ...
    add.s32 X, X, 32; bra LOOP;

ptxas takes X * 4 and the offset -128 for the address, inside the loop, where X has gone on (13.0 for sm_80 to sm_120, 12.4
and 13.5 for sm_90; results seen wrong on an H200). Tried on sm_90: products of V, of 32 bits, that an address of shared
memory is made of. Right are V with something else added, or alone, what is not a constant in its place, and 64 bits. The
simulator runs PTX as it stands and cannot see it.
"""
import re
import sys

REGISTER = re.compile(r"%r\d+\b")
PRODUCT = re.compile(r"(?:@!?%p\d+\s+)?(?:shl\.b32|m(?:ul|ad)\.lo\.[su]32)\s+%r\d+, (%r\d+), ")
SUM = re.compile(r"(?:@!?%p\d+\s+)?add\.[su]32\s+(%r\d+), (%r\d+), (-?\d+|%r\d+);")


def functions(text):
    lines = []
    for line in text.split("\n"):
        lines.append(line.strip())
        if line.startswith("}"):
            yield lines
            lines = []


def defined_and_used(instruction):
    """The 32-bit register that it writes, or None, and those it reads."""
    instruction = re.sub(r"^@!?%p\d+\s+", "", instruction)
    registers = REGISTER.findall(instruction)
    written = re.match(r"(?!st|red|bra|bar)[\w.:]+\s+(%r\d+)\b", instruction)
    return (registers[0], registers[1:]) if written else (None, registers)


def wanted_elsewhere(lines):
    """Pairs of instructions of one function: a sum ahead of a loop, and what moves its summand on in the loop."""
    code, labels = [], {}
    for line in lines:
        if re.fullmatch(r"\$?[\w$]+:", line):
            labels[line[:-1]] = len(code)
        elif line.endswith(";") and not line.startswith((".", "//")):
            code.append(line)
    sums = [SUM.fullmatch(c) for c in code]
    flow = [defined_and_used(c) for c in code]
    for end, line in enumerate(code):
        branch = re.search(r"\bbra(?:\.uni)?\s+(\S+);", line)
        begin = labels.get(branch.group(1), end + 1) if branch else end + 1
        if begin > end:
            continue
        steps = {m.group(1): m.group() for m in sums[begin : end + 1] if m and m.group(1) == m.group(2)}
        written = {w for w, _ in flow[begin : end + 1]}
        factors = {m.group(1) for m in map(PRODUCT.match, code[begin : end + 1]) if m}
        known = set()
        for i in range(begin):
            m = sums[i]
            if m and m.group(2) in steps and m.group(2) in known and m.group(1) in factors - written:
                yield m.group(), steps[m.group(2)]
            known.add(flow[i][0])


case, *files = sys.argv[1:]
for name in files:
    with open(name) as file:
        found = sorted({pair for f in functions(file.read()) for pair in wanted_elsewhere(f)})
    for pair in found:
        print("FAIL", case, name + ":", " while ".join(" ".join(p.split()) for p in pair))
