"""Times commands by the user and system time of their whole process tree.

Usage: cpu.py ROUNDS COMMAND -- COMMAND -- ...   prints the least of each in seconds, one a line. The commands take
turns, so that a busy machine weighs on all alike.
"""

import resource
import subprocess
import sys


def spent():
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


commands = [[]]
for word in sys.argv[2:]:
    if word == "--":
        commands.append([])
    else:
        commands[-1].append(word)

least = [float("inf")] * len(commands)
for _ in range(int(sys.argv[1])):
    for i, command in enumerate(commands):
        before = spent()
        done = subprocess.run(command, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(" ".join(command) + "\n" + done.stdout + done.stderr)
        least[i] = min(least[i], spent() - before)
for seconds in least:
    print("%.3f" % seconds)
