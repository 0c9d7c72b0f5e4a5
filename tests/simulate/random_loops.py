#!/usr/bin/env python3
"""random_loops.py FIRST COUNT [--without SEED,...]: prints COUNT random loops (tests/emulate/random_case.py)
as one file, each in a namespace of its own, for lib.sh. --without: these loops have no pragma."""
import os
import re
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "emulate"))
sys.dont_write_bytecode = True
import random_case  # noqa: E402


def loop(seed, annotated):
    lines = [x for x in random_case.Case(seed).text(seed).split("\n")
             if not x.startswith(("//", "#include")) and (annotated or not x.startswith("#pragma dbuf"))]
    macros = [m.group(1) for x in lines if (m := re.match(r"#define (\w+)", x))]
    # Functions get names of their own: of two with one name the rewriter would not know which is called.
    lines = [re.sub(r"\b(fold|twist|bring|work)\b", rf"\g<1>_{seed}", x) for x in lines]
    return "\n".join([f"namespace loop_{seed} {{", f'#line 1 "loop_{seed}.cu"', *lines, "}",
                      *(f"#undef {name}" for name in macros)])


def main():
    first, count = int(sys.argv[1]), int(sys.argv[2])
    without = set(map(int, sys.argv[4].split(","))) if len(sys.argv) > 4 else set()
    print('#include "cuda_runtime.h"')
    for seed in range(first, first + count):
        print(loop(seed, seed not in without))


if __name__ == "__main__":
    main()
