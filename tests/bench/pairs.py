"""Compares two commands in pairs of runs: pairs.py ROUNDS JOBS COMMAND -- COMMAND

Each round runs JOBS copies of the one at once, then of the other, in turn the first first; "@" in an argument is the
number of the copy. Prints the median over the rounds of the second's time by the first's: user and system time of the
process trees, and time on the wall. What a busy machine takes away, it takes from both of a pair.
"""

import resource
import statistics
import subprocess
import sys
import time


def spent():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def run(command):
    before, start = spent(), time.monotonic()
    copies = [
        subprocess.Popen([word.replace("@", str(i)) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        for i in range(jobs)
    ]
    for copy in copies:
        output = copy.communicate()[0]
        if copy.returncode != 0:
            sys.exit(" ".join(command) + "\n" + output.decode(errors="replace"))
    return spent() - before, time.monotonic() - start


rounds, jobs = int(sys.argv[1]), int(sys.argv[2])
split = sys.argv.index("--")
pair = [sys.argv[3:split], sys.argv[split + 1 :]]
ratios = []
for i in range(rounds):
    order = [0, 1] if i % 2 == 0 else [1, 0]
    times = {which: run(pair[which]) for which in order}
    ratios.append([second / first for first, second in zip(times[0], times[1])])
print("%.3f %.3f" % tuple(statistics.median(column) for column in zip(*ratios)))
