#!/usr/bin/env python3
"""What a line becomes when it is typed into a shell on a terminal and completed by the Tab key.

Usage: typed.py SETUP TEXT SHELL [ARGUMENT ...]: starts the shell, gives it the line SETUP, types TEXT and a Tab, then
makes the line an argument of echo and prints what that says.
"""
import os
import pty
import re
import select
import sys
import time


def read_until(fd, pattern):
    """What the terminal shows until the pattern is seen, or for 20 seconds."""
    text = ""
    end = time.monotonic() + 20
    while not re.search(pattern, text, re.M) and time.monotonic() < end:
        if select.select([fd], [], [], 1)[0]:
            text += os.read(fd, 4096).decode(errors="replace").replace("\r", "\n")
    return text


def main():
    setup, typed, shell = sys.argv[1], sys.argv[2], sys.argv[3:]
    pid, fd = pty.fork()
    if pid == 0:
        os.environ.update(TERM="dumb", LINES="50", COLUMNS="200")
        os.execvp(shell[0], shell)
    # The marker is spelled apart, so that its echo on the terminal is not taken for it.
    os.write(fd, f"{setup}; echo rea''dy\n".encode())
    read_until(fd, "^ready$")
    start, end = "\x01", "\x05"  # of the line
    os.write(fd, f"{typed}\t{start}echo '<''{end}''>'\n".encode())
    shown = read_until(fd, "^<.*>$")
    os.close(fd)
    os.waitpid(pid, 0)
    print(re.findall("^<(.*)>$", shown, re.M)[-1].strip())


main()
