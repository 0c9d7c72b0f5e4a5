"""Reads Meson's test log (JSON, one test a line) and prints "NAME PASSED FAILED SKIPPED" for each.

What the test NAME printed is left in FOLDER/NAME.log. Usage: meson_results.py LOG.json FOLDER

A cmocka program counts its cases, as cmocka's closing lines give them; any other program counts as one. A program
that did not pass has at least one failure, whatever it printed before it died.
"""

import json
import os
import re
import sys


def count(output, word):
    numbers = re.findall(r"\[\s+%s\s+\] (\d+) test" % word, output)
    return sum(int(n) for n in numbers)


with open(sys.argv[1], encoding="utf-8") as log:
    for line in log:
        test = json.loads(line)
        output = test.get("stdout", "") + test.get("stderr", "")
        passed, failed, skipped = (count(output, word) for word in ("PASSED", "FAILED", "SKIPPED"))
        result = test["result"]
        if result == "OK":
            if passed + skipped == 0:
                passed = 1
        elif result == "SKIP":
            passed, failed, skipped = 0, 0, 1
        elif failed == 0:
            failed = 1
        name = test["name"].split("/")[-1].strip()
        with open(os.path.join(sys.argv[2], name + ".log"), "w", encoding="utf-8") as out:
            out.write(output + "result: " + result + "\n")
        print(name, passed, failed, skipped)
