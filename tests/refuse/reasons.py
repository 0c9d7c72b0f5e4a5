"""Makes wrapper/REASONS.md: every reason for which dbuf refuses a loop, every gate that it may fail, each with its
message, what to do, and code that is refused for it beside a form of it that is not.

Usage: reasons.py [--update]    without: compares the page with what it should be

Messages and remedies are those of wrapper/rewrite/reasons.def and wrapper/command/gates.def, the code and what dbuf
says of it those of tests/refuse/ID.cu and tests/refuse/accepted/ID.cu, which run.sh compares with what dbuf does.
Ends with 1 and complaints when the page is another, a reason has no test, or a test is of no known reason.
"""

import difflib
import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parents[2]
tests = root / "tests/refuse"
page = root / "wrapper/REASONS.md"

# What no text can bring about, and why there is no example of it.
elsewhere = {"static-limit": "only the compiler counts the shared memory of a kernel; `tests/cli/pragma.sh` has a case"}

head = """# Why a loop is refused

<!-- Made by tests/refuse/reasons.py; make golden writes it anew. -->

All reasons for which dbuf does not pipeline a loop, and the gates that a pipelined loop may fail. A message ends in the
id of its reason, `[dbuf-ID]`, and a note says what to do. Under each id stands the shortest loop that is refused for
it, what dbuf says of it, and, with `-` and `+`, what makes it a loop that is pipelined. All of it is tested.

"""

foot = """
What ptxas and the SASS say of a loop that is pipelined. The message holds the kernel's figures. Each gate has a level
(`off`, `warn`, `error`) in section `[check]` of dbuf.ini, and as a clause of the pragma.
""".lstrip()

string = r'"(?:[^"\\]|\\.)*"'
entry = re.compile(r"^(?:REASON|GATE)\((\w+),\s*(%s),\s*((?:%s\s*)+),\s*((?:%s\s*)+)\)|^// (.*)" % ((string,) * 3), re.M)


def joined(literals):
    """The text of string literals side by side."""
    return "".join(s[1:-1] for s in re.findall(string, literals)).replace('\\"', '"')


def sections(file):
    """[(title, [(id, message, remedy)])]: a comment before an entry is the title of what follows it."""
    found, title = [], ""
    text = (root / file).read_text(encoding="utf-8")
    assert len(re.findall(r"^(?:REASON|GATE)\(", text, re.M)) == sum(m[1] is not None for m in entry.finditer(text)), file
    for m in entry.finditer(text):
        if m[1] is None:
            title = m[5]
            continue
        if not found or found[-1][0] != title:
            found.append((title, []))
        found[-1][1].append((joined(m[2]), joined(m[3]).replace("%s", "..."), joined(m[4]).replace("%s", "...")))
    return found


def spelled(line):
    """As people write it: __shared__ for what the preprocessor makes of it."""
    return re.sub(r"__attribute__\(\((global|device|shared)\)\)", r"__\1__", line)


class Case:
    """A file of tests/refuse: its code up to the end of the first loop's function, and the first message in it."""

    def __init__(self, name):
        lines = (tests / name).read_text(encoding="utf-8").splitlines()
        self.comments = {i for i, s in enumerate(lines) if s.startswith("// ")}
        self.pragma = next(i for i, s in enumerate(lines) if s.startswith("#pragma dbuf"))
        self.end = next(i for i in range(self.pragma, len(lines)) if lines[i].startswith("}"))
        # Of a file with line markers only the part that is the user's.
        marks = [i for i, s in enumerate(lines[: self.pragma]) if re.match(r'# \d+ "', s)]
        self.start = marks[-1] + 1 if marks else 0
        self.code = [spelled(s) for s in lines]
        self.said = []
        self.named = set()
        for s in lines[lines.index("// expect: 101") + 1 :] if "// expect: 101" in lines else []:
            place = re.match(r"// (\d+):(\d+): (\w+)", s)
            if place and place[3] == "error" and self.said:
                break
            if place:
                self.named.add(int(place[1]) - 1)
            self.said.append(s[3:] if s.startswith("// ") else s[2:])

    def loop(self):
        """From the pragma to the line that closes its loop, the first one that is indented no more than its head."""
        first = next(i for i in range(self.pragma + 1, self.end) if self.code[i].strip())
        indent = len(self.code[first]) - len(self.code[first].lstrip())
        last = first if "{" in self.code[first] else first + 1
        for i in range(first + 1, self.end) if "{" in self.code[first] else ():
            if self.code[i].strip() and len(self.code[i]) - len(self.code[i].lstrip()) <= indent:
                last = i
                break
        return set(range(self.pragma, last + 1))

    def around(self, i):
        """A line, and all of its function when that is another than the loop's."""
        first = max(k for k in range(self.start, i + 1) if re.match(r"[^\s#}/]", self.code[k]) or k == self.start)
        last = next((k for k in range(i, self.end) if self.code[k].startswith("}")), i)
        return {i} if last >= self.pragma or first == i else set(range(first, last + 1))

    def message(self, name):
        """What dbuf prints, with the lines as people write them and the marks under the same words."""
        out = []
        for i, s in enumerate(self.said):
            if re.match(r"\d+:\d+: ", s):
                out.append("%s:%s" % (name, s))
            elif re.fullmatch(r" *\^~*", s):
                before = self.said[i - 1][: s.index("^")]
                out.append(" " * len(spelled(before)) + s.strip())
            else:
                out.append(spelled(s))
        return out


def example(name):
    """The loop's lines with - and + where the accepted form is another, then the message."""
    refused = Case(name + ".cu")
    other = tests / "accepted" / (name + ".cu")
    keep = refused.loop()
    for i in refused.named:
        keep |= refused.around(i)
    was = [i for i in range(refused.start, refused.end + 1) if i not in refused.comments]
    old = [refused.code[i] for i in was]
    if other.exists():
        accepted = Case("accepted/" + name + ".cu")
        new = [accepted.code[i] for i in range(accepted.start, accepted.end + 1) if i not in accepted.comments]
    else:
        new = old
    lines, skipped = [], False

    def put(mark, text):
        nonlocal skipped
        if skipped and lines:
            lines.append("...")
        skipped = False
        lines.append((mark + text).rstrip())

    for what, a, b, c, d in difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        for i in range(a, b):
            if what != "equal":
                put("-", old[i])
            elif was[i] in keep:
                put(" ", old[i])
            else:
                skipped = True
        if what != "equal":
            for text in new[c:d]:
                put("+", text)
    language = "diff" if new != old else "cuda"
    if language == "cuda":
        lines = [s[1:] if s != "..." else s for s in lines]
    return ["```" + language, *lines, "```", "", "```text", *refused.message(name + ".cu"), "```", ""]


def row(*cells):
    return "| %s |" % " | ".join(cells)


def escaped(text):
    """Without what Markdown gives a meaning."""
    return re.sub(r"([\\`*_<>|\[\]])", r"\\\1", text)


def make(reasons, gates):
    out = [head.rstrip(), ""]
    for title, entries in reasons:
        out += ["## " + title, "", row("id", "message", "what to do"), "|---|---|---|"]
        out += [row("[%s](#%s)" % (id, id), escaped(message), escaped(remedy)) for id, message, remedy in entries]
        out.append("")
        for id, _, _ in entries:
            out += ["### " + id, ""]
            out += ["No example: %s." % elsewhere[id], ""] if id in elsewhere else example(id)
    out += ["## Gates", ""]
    out += [foot.rstrip(), ""]
    out += [row("id", "what has failed", "what to do"), "|---|---|---|"]
    out += [row(id, escaped(failure), escaped(remedy)) for _, entries in gates for id, failure, remedy in entries]
    return "\n".join(out) + "\n"


def complaints(ids):
    """Reasons without a test, and tests of nothing that is a reason."""
    for id in ids - set(elsewhere):
        if not (tests / (id + ".cu")).exists():
            yield "no test of %s: tests/refuse/%s.cu" % (id, id)
        elif not re.search(r"^// .*error: .*\[dbuf-%s\]$" % id, (tests / (id + ".cu")).read_text(encoding="utf-8"), re.M):
            yield "tests/refuse/%s.cu is not refused for %s" % (id, id)
    for file in sorted(tests.glob("*.cu")):
        for id in re.findall(r"^// .*error: .*\[dbuf-([a-z-]+)\]$", file.read_text(encoding="utf-8"), re.M):
            if id not in ids and not file.name.startswith("clause-"):
                yield "%s: '%s' is no reason of wrapper/rewrite/reasons.def" % (file.name, id)
    for file in sorted((tests / "accepted").glob("*.cu")):
        if file.stem not in ids:
            yield "accepted/%s: no reason of this name" % file.name


reasons = sections("wrapper/rewrite/reasons.def")
found = list(complaints({id for _, entries in reasons for id, _, _ in entries}))
if not found:
    made = make(reasons, sections("wrapper/command/gates.def"))
    if "--update" in sys.argv[1:]:
        page.write_text(made, encoding="utf-8")
    had = page.read_text(encoding="utf-8") if page.exists() else ""
    if had != made:
        found = ["wrapper/REASONS.md is not what it should be (make golden writes it anew):"]
        found += difflib.unified_diff(had.splitlines(), made.splitlines(), "is", "should be", "", "", 1, "")
print("\n".join(found), end="\n" if found else "")
sys.exit(1 if found else 0)
