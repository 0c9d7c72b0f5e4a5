#!/usr/bin/env python3
"""Every option of nvcc does with dbuf-nvcc what it does with nvcc.

Usage: options.py NVCC DBUF-NVCC CALLS spelled|made|all ...

The options are those that `nvcc --help` lists; CALLS holds calls of nvcc in which each of them occurs (its head tells
the form). An option in no call, and one that nvcc takes another way than its calls say, is a failure.

spelled: each option of each call in every spelling, accepted or not, with --dryrun: the same words, the same exit code,
    and the hook in all commands that preprocess what is compiled.
made: each call as it stands. nvcc is held against dbuf-nvcc for a source without the pragma, for the same source with
    the pragma and its loop left as written, and, as far as the loop allows it, for the loop pipelined.
all: made, for every spelling.
"""
import concurrent.futures
import filecmp
import os
import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

NVCC, DBUF = sys.argv[1:3]
ANNOTATED = """#include <cstdio>
extern "C" __global__ void sum(const float *__restrict__ in, float *__restrict__ out, int n) {
  __shared__ float tile[256];
  float s = 0;
#pragma dbuf pipeline(variant=cp_async, stages=2)
  for (int k = 0; k < n; k += 256) {
    tile[threadIdx.x] = in[k + threadIdx.x];
    __syncthreads();
    for (int i = 0; i < 256; ++i) s += tile[i] * (float)(i + 1);
    __syncthreads();
  }
  out[threadIdx.x] = s;
}
int main(int count, char **words) {
  printf("%s %s\\n", __FILE__, words[count - 1]);
  return 3;
}
"""
PLAIN = ANNOTATED.replace("#pragma dbuf", "// pragma ok")
PART = "__device__ int outside(int x) { return x + 1; }\n"


class Option:
    def __init__(self, longer, shorter, values):
        self.longer, self.shorter = longer, shorter
        self.values = values  # what --help says of them, "" for a flag


def documented():
    """The options of nvcc --help, by both their names."""
    text = subprocess.run([NVCC, "--help"], capture_output=True, text=True).stdout
    options = {}
    for m in re.finditer(r"^(-[\w+-]+)(?: (\S.*?))?\s+(?:\((-[\w+-]+)\)|(-[\w+-]+))\s*$", text, re.M):
        o = Option(m[1], m[3] or m[4], m[2] or "")
        options[o.longer] = options[o.shorter] = o
    return options


class Word:
    """A word of a call: an option with its value, or an input."""

    def __init__(self, text, known):
        names, equals, value = text.partition("=")
        self.input = not text.startswith("-")
        self.value = value if equals else None
        self.text = text
        if self.input:
            return
        longer, _, shorter = names.partition("|")
        self.option = known.get(longer) or Option(longer, shorter or longer, "")
        self.text = longer + equals + value

    def spellings(self):
        """This option's spellings, accepted or not, each a list of words."""
        longer, shorter, v = self.option.longer, self.option.shorter, self.value
        right = list(dict.fromkeys([longer, shorter]))
        wrong = [n for n in ("-" + longer.lstrip("-"), "--" + shorter.lstrip("-")) if n not in right]
        if v is None:
            return [[n] for n in right + wrong] + [[longer, shorter], [longer + "=true"], [shorter + "=1"]]
        lists = [[longer, v + "," + v], [shorter + "=" + v + ","]] if ",..." in self.option.values else []
        return (
            [[n + "=" + v] for n in right + wrong]
            + [[n, v] for n in right + wrong[:1]]
            + [[shorter + v], [longer + "=" + v, shorter, v], [shorter, "-h"], [shorter + "="], [longer, ""]]
            + lists
        )


def run(argv, folder, temporary, files=()):
    """What a command says and makes in a folder, which it leaves as it was: exit code, outputs, made files."""
    before = set(os.listdir(folder)) | {"made"}
    env = dict(os.environ, TMPDIR=temporary, **dict(files))
    done = subprocess.run(argv, cwd=folder, env=env, stdin=subprocess.DEVNULL, capture_output=True)
    made = pathlib.Path(tempfile.mkdtemp(dir=folder / ".."))
    for name in set(os.listdir(folder)) - before:
        shutil.move(folder / name, made / name)
    for name in ("sub", "kept"):
        for inside in os.listdir(folder / name):
            (made / name).mkdir(exist_ok=True)
            shutil.move(folder / name / inside, made / name / inside)
    return done, made


# ---- what may differ ----

HOOK = re.compile(rb'"[^"]*/dbuf/host-[0-9a-f]{16}(?:"/|/(?=g.."))')
PTXAS_SAID = re.compile(rb"^(?:ptxas info .*|    \d+ bytes stack frame, .*)\n", re.M)
SAID = re.compile(rb"^(?:[^ :]+:\d+:\d+|dbuf): (?:remark|note): .*\n", re.M)


def normal(text):
    """Text without the names that hold process ids, and without times."""
    text = re.sub(rb"tmpxft_[0-9a-f]+_", b"tmpxft_PID_", text)
    text = re.sub(rb"(?:_INTERNAL|_GLOBAL__N_|fatbinwrap)_[0-9a-f]{8}_(\d+_[a-z_]*)_\d+\b", rb"_\1_PID", text)
    text = re.sub(rb"Compile time = .*|, \d+\.\d+ , ms$", b"TIME", text, flags=re.M)
    text = re.sub(rb"(?m)^//k.cu:5 .*", b"", text)  # the line of the pragma, of --source-in-ptx
    text = re.sub(rb'# 1 "/dbuf/[0-9a-f]{16}"\n', b"", text)
    text = HOOK.sub(lambda m: m[0][:1] if m[0].endswith(b"/") and not m[0].endswith(b'"/') else b"", text)
    if b"_stdout 2>" in text:  # of --threads: the commands come in any order
        text = b"\n".join(sorted(re.sub(rb"_[0-9a-f]+_std(out|err)", rb"_std\1", text).splitlines()))
    return text


def tool(*words):
    return subprocess.run(words, capture_output=True).stdout


def content(path):
    """What of a made file must be equal."""
    data = path.read_bytes()
    if data[:4] == b"\x7fELF" and path.suffix != ".cubin" or data[:8] == b"!<arch>\n":
        # Object files hold the name of a temporary file: their symbols and code are compared.
        dump = tool("objdump", "-s", "-j", ".nv_fatbin", "-j", "__nv_relfatbin", "-j", ".text", path)
        return normal(tool("nm", path)) + b"".join(l for l in dump.splitlines(True) if l.startswith(b" "))
    if path.name == "trace.json":
        return b"\n".join(sorted(set(re.findall(rb'"name": *"[^"]*"', normal(data)))))
    return normal(data)


def end_of(done):
    return done.stderr.decode(errors="replace")[-600:]


def names_of(folder):
    return sorted(str(p.relative_to(folder)) for p in folder.rglob("*") if p.is_file())


def apart(one, other):
    """Where two texts part, or an empty text."""
    if one == other:
        return ""
    at = len(os.path.commonprefix([one, other]))
    shown = [t[max(0, at - 60) : at + 200].decode(errors="replace") for t in (one, other)]
    return f"\n    < {shown[0]!r}\n    > {shown[1]!r}"


def unlike(plain, ours, drop=re.compile(b"(?!)")):
    """What of two runs is not the same, or an empty text; lines of dbuf's own and of `drop` are left out."""
    if plain[0].returncode != ours[0].returncode:
        return f"exit {plain[0].returncode} but {ours[0].returncode}: {end_of(ours[0])}"
    said = [drop.sub(b"", normal(SAID.sub(b"", done.stderr))) for done, _ in (plain, ours)]
    why = apart(*said) or apart(normal(plain[0].stdout), normal(ours[0].stdout))
    if why:
        return why
    files = [{normal(n.encode()).decode(): made / n for n in names_of(made)} for _, made in (plain, ours)]
    if set(files[0]) != set(files[1]):
        return f"files: {' '.join(files[0])} but {' '.join(files[1])}"
    for name, path in files[0].items():
        if not filecmp.cmp(path, files[1][name], shallow=False):
            one, other = content(path), content(files[1][name])
            if one != other:
                return f"{name}: {apart(one, other)}"
    return ""


# ---- the comparisons ----


class Call:
    """One call in a folder of its own."""

    def __init__(self, words, work, template):
        self.words = words
        self.home = pathlib.Path(tempfile.mkdtemp(dir=work))
        self.folder = self.home / "a folder"
        shutil.copytree(template, self.folder)
        # nvcc --threads does not bear a space in TMPDIR.
        self.temporary = tempfile.mkdtemp(prefix="dbuf-options-", dir="/tmp")

    def close(self):
        left = [n for n in os.listdir(self.temporary) if n.startswith("dbuf-")]
        shutil.rmtree(self.temporary)
        shutil.rmtree(self.home)
        return f"left behind: {left}" if left else ""

    def run(self, *argv, env=(), annotated=False):
        source = self.folder / "k.cu"
        source.write_text(ANNOTATED if annotated else PLAIN)
        os.utime(source, (0, 0))  # debugging information has it
        return run(list(argv), self.folder, self.temporary, env)

    def spelled(self, argv, env=()):
        """With --dryrun; a reason when dbuf-nvcc says anything else."""
        plain = self.run(NVCC, "--dryrun", *argv, env=env, annotated=True)
        ours = self.run(DBUF, "--dryrun", *argv, env=env, annotated=True)
        why = unlike(plain, ours)
        if why:
            return why
        said = ours[0].stderr
        if b"-- Filter Dependencies --" in said and b"cicc" not in said:
            return ""  # -M: what is read then is not compiled, and nothing is read now
        for line in said.splitlines():
            if b" -E " in line and b"-D__CUDACC__ " in line and b".cu\"" in line and not HOOK.search(line):
                return f"without the hook: {line[:300].decode()}"
        return ""

    def every_way(self, argv, env=()):
        return self.made(argv, env, True)

    def made(self, argv, env=(), thorough=False):
        """A reason when dbuf-nvcc makes or says anything else."""
        if thorough:
            why = unlike(self.run(NVCC, *argv, env=env), self.run(DBUF, *argv, env=env))
            if why:
                return f"without the pragma: {why}"
        # ptxas notes in the code with which options it was called, and dbuf asks it for its figures.
        asked = [] if {"--dryrun", "--cuda"} & {w.text for w in self.words} else ["-Xptxas", "-v"]
        plain = self.run(NVCC, *asked, *argv, env=env)
        written = self.run(DBUF, "--dbuf-force=pipeline.variant=off", *argv, env=env, annotated=True)
        why = unlike(plain, written, PTXAS_SAID)
        if why:
            return f"left as written: {why}"
        hooked = b"[dbuf-left-as-written]" in written[0].stderr
        ours, made = self.run(DBUF, *argv, env=env, annotated=True)
        if plain[0].returncode != ours.returncode or names_of(plain[1]) != names_of(made):
            return f"pipelined: exit {ours.returncode}, made {names_of(made)}: {end_of(ours)}"
        if hooked and not re.search(rb"\[dbuf-(pipelined|unchecked|left-as-written)\]", ours.stderr):
            return f"pipelined: nothing is said of the loop: {end_of(ours)}"
        return ""


class Suite:
    def __init__(self, path):
        self.known = documented()
        self.calls = [
            [Word(w, self.known) for w in shlex.split(line)]
            for line in path.read_text().splitlines()
            if line and not line.startswith("#")
        ]
        self.probed = {}
        self.passed = self.failed = 0

    def has(self, word):
        """Whether this nvcc has the option: older ones have fewer, and --help does not list all."""
        if word.input or word.option.longer in self.known:
            return True
        name = word.option.longer
        if name not in self.probed:
            said = subprocess.run([NVCC, "--dryrun", word.text], capture_output=True, text=True).stderr
            self.probed[name] = "Unknown option" not in said
        return self.probed[name]

    def check(self, what, reason):
        if reason:
            print(f"FAILED: {what}\n    {reason}", flush=True)
            self.failed += 1
        else:
            print(f"ok: {what}")
            self.passed += 1

    def check_options(self, path):
        """Each documented option stands in a call, with a value when it takes one."""
        used = {w.option.longer: w for call in self.calls for w in call if not w.input}
        for o in dict.fromkeys(self.known.values()):
            w = used.get(o.longer)
            if not w:
                self.check(o.longer, f"is an option of nvcc: say a call with it in {path.name}")
            elif o.values and w.value is None:
                self.check(o.longer, f"takes a value ({o.values}): say one in {path.name}")
        n = len(set(self.known.values()))
        self.check(f"nvcc --help lists {n} options", "" if n > 100 else "it cannot be read")

    def jobs(self, kind):
        """What to compare: a name, the call's words, argument list, environment, and how."""
        how = "every_way" if kind == "all" else "spelled"
        seen = set()
        for call in self.calls:
            call = [w for w in call if self.has(w)]
            words = [w.text for w in call]
            if kind != "spelled":
                yield shlex.join(words), call, [(words, {}, how if kind == "all" else "made")]
            if kind == "made":
                continue
            for i, w in enumerate(call):
                if w.input or (w.option.longer, w.value) in seen:
                    continue
                seen.add((w.option.longer, w.value))
                tries = [(words[:i] + s + words[i + 1 :], {}, how) for s in w.spellings()]
                if w.value is not None:  # left out in front of other words, and at the end
                    tries.append((words[:i] + [w.option.shorter] + words[i + 1 :], {}, how))
                    tries.append((words[:i] + words[i + 1 :] + [w.option.shorter], {}, how))
                yield w.text, call, tries
            options = [w.text for w in call if not w.input]
            inputs = [w.text for w in call if w.input]
            tries = [(["-optf", "all.rsp"], {}, how), (["--options-file=nested.rsp"], {}, how)]
            # A -ccbin moves from the variables to the words, which --dryrun shows: tests/cli/host.sh.
            if not re.search(r'[ "\\]|--compiler-bindir', "".join(options)):
                tries.append((inputs, {"NVCC_PREPEND_FLAGS": " ".join(options)}, how))
                tries.append((inputs, {"NVCC_APPEND_FLAGS": " ".join(options)}, how))
            yield "in files and variables: " + shlex.join(words), call, tries

    def one(self, job, work, template):
        what, call, tries = job
        c = Call(call, work, template)
        quoted = " ".join('"' + w.text.replace("\\", "\\\\").replace('"', '\\"') + '"' for w in call)
        (c.folder / "all.rsp").write_text(quoted)
        (c.folder / "nested.rsp").write_text("-optf all.rsp")
        reasons = []
        for argv, env, how in tries:
            why = getattr(c, how)(argv, env)
            if why:
                called = [f"{k}={shlex.quote(v)}" for k, v in env.items()] + [shlex.join(argv)]
                reasons.append(f"{' '.join(called)}: {why}")
        left = c.close()
        return what, "\n    ".join(reasons[:3]) or left

    def run(self, kind, work, template):
        with concurrent.futures.ThreadPoolExecutor(int(os.environ.get("JOBS", "2"))) as pool:
            for what, reason in pool.map(lambda job: self.one(job, work, template), self.jobs(kind)):
                self.check(what, reason)


def template(folder):
    """The folder in which each call is made."""
    for name in ("sub", "kept", "inc"):
        (folder / name).mkdir(parents=True)
    (folder / "k.cu").write_text(PLAIN)
    (folder / "part.cu").write_text(PART)
    (folder / "inc" / "other.h").write_text("#define OTHER 1\n")
    (folder / "words.rsp").write_text('-DX="a b" -optf more.rsp\n')
    (folder / "more.rsp").write_text("-Iinc\t-DY=\\\"q\\\"\n")
    subprocess.run([NVCC, "-dc", "part.cu"], cwd=folder, check=True)
    subprocess.run([NVCC, "-o", "program", "k.cu"], cwd=folder, check=True)


def main():
    calls = pathlib.Path(sys.argv[3])
    suite = Suite(calls)
    suite.check_options(calls)
    with tempfile.TemporaryDirectory(dir=os.getcwd()) as work:
        work = pathlib.Path(work)
        template(work / "template")
        for kind in sys.argv[4:]:
            suite.run(kind, work, work / "template")
    print(f"subtests: {suite.passed} passed, {suite.failed} failed, 0 skipped")
    return suite.failed > 0


if __name__ == "__main__":
    sys.exit(main())
