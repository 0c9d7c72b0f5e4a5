#!/usr/bin/env python3
"""reduce.py SEED FOLDER: makes the random loop SEED small while a variant of it still fails (by the driver, for the same
kind of reason) and writes FOLDER/SEED.cu, with what fails in its head. Needs BUILD, as lib.sh does."""
import os
import re
import subprocess
import sys
import tempfile

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import random_loops  # noqa: E402

SCRIPT = r"""
. "$1/lib.sh"
cd "$2" || exit 2
listed loop.cu case=emu_run >case.cu
prepare . || exit 0
for plan in $3; do
  if [ "$plan" = original ]; then
    cp original.ptx variant.ptx
  else
    rewrite . variant "$plan" && to_ptx variant.ii variant.ptx >log 2>&1 || continue
  fi
  "$driver" --some --seed "$4" ./case.so original.ptx "$plan=variant.ptx" | grep -E '^FAIL'
done
"""


def run(lines, plans, seed):
    """What fails: None or (plan, why)."""
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "loop.cu"), "w") as f:
            f.write("\n".join(['#include "cuda_runtime.h"', *lines, ""]))
        out = subprocess.run(["bash", "-c", SCRIPT, "sh", here, folder, " ".join(plans), str(seed)],
                             capture_output=True, text=True, timeout=120).stdout
    found = re.match(r"FAIL case (\S+): (.*)", out)
    return found.groups() if found else None


def kind(why):
    """The reason without its numbers."""
    return "differ" if "differ" in why else why.split(":")[0]


def reduce(lines, plan, why, seed):
    """Drops pieces of the loop, large ones first, then lines of declarations that nothing needs."""
    step = max(1, len(lines) // 4)
    while step:
        at = 0
        while at < len(lines):
            fewer = lines[:at] + lines[at + step:]
            found = run(fewer, [plan], seed)
            if found and found[0] == plan and kind(found[1]) == kind(why):
                lines = fewer
            else:
                at += step
        step //= 2
    return lines


def main():
    seed, folder = int(sys.argv[1]), sys.argv[2]
    lines = [x for x in random_loops.random_case.Case(seed).text(seed).split("\n")
             if x and not x.startswith(("//", "#include"))]
    plans = ["original", "cp_async:2", "cp_async:3", "cp_async:5", "ldg:auto", "ldg_single:auto"]
    batch = int(os.environ.get("BATCH", "50"))
    found = None
    for trial in range(seed, seed - batch, -1):  # the driver's seed is the batch's first loop
        found = run(lines, plans, trial)
        if found:
            break
    with open(os.path.join(folder, f"{seed}.cu"), "w") as f:
        if not found:
            f.write(f"// loop {seed} does not fail by itself\n")
        else:
            lines = reduce(lines, *found, trial)
            f.write(f"// either: cp_async ldg ldg_single\n// Loop {seed}, {found[0]}: {found[1]}\n")
        f.write('#include "cuda_runtime.h"\n' + "\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
