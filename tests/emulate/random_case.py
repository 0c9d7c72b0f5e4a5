#!/usr/bin/env python3
"""random_case.py SEED: prints a case with a random loop of the shape "load; barrier; compute; barrier".

The loop as written is always well defined; whether it may be pipelined is left to the rewriter ("either"): taking it
obliges to the same results. Some features are there to tempt: stale elements, stores that hit the next tile's source,
values that flow from compute to the next load, order of stores to one element.
"""
import random
import sys

FLOAT_SOURCES = {  # element type of the source -> how it becomes a float
    "float": "{}",
    "int": "(float){} * 0.001f",
    "signed char": "0.125f * {}",
    "half": "__half2float({})",
}
TILE_KINDS = ["double", "int", "unsigned char", "half", "short"]  # of elements that stay as they are in the tile


class Case:
    def __init__(self, seed):
        self.r = random.Random(seed)
        self.fixed = self.chance(0.55)  # the block has NT = 64 threads, else as many as the trial says
        self.params, self.shared, self.before, self.after = [], [], [], []
        self.load, self.compute, self.header_steps = [], [], []
        self.places = {"load": [], "mid": [], "tail": [], "end": []}  # where clocks advance
        self.arguments, self.setup, self.constants, self.helpers = [], [], [], []
        self.needs_barrier_before = False
        self.moves = False
        self.blocks = 2 if self.chance(0.2) else 1

    def chance(self, p):
        return self.r.random() < p

    def pick(self, *choices):
        return self.r.choice(choices)

    # ---- pieces of the kernel -------------------------------------------------------------------------------------

    def add_parameter(self, declaration, argument, setup):
        self.params.append(declaration)
        self.arguments.append(argument)
        self.setup.append(setup)

    def advance(self, text):
        """Places a statement that moves a clock."""
        self.moves = True
        if self.chance(0.25) and self.loop != "while":
            self.header_steps.append(text)
        elif self.chance(0.1):
            name = f"by{len(self.before)}"
            self.before.append(f"int {name} = 0;")
            place = self.places[self.pick("mid", "tail", "end")]
            amount = text.rstrip(";").split()[-1]
            place += [f"{name} = {amount};", text.replace(f" {amount};", f" {name};")]
        else:
            self.places[self.pick("load", "mid", "tail", "end")].append(text)

    def make_clock(self):
        self.loop = self.pick("index", "index", "step", "step", "while", "outside", "down")
        self.unit = self.pick(1, 8)
        step = self.unit
        if self.loop == "index":
            condition = self.pick("t < tiles", "t < tiles", "t != tiles", "tiles > t", "t <= tiles - 1")
            self.head, self.tile, self.exit = f"for (int t = 0; {condition}; ++t" + "{steps})", "t", None
        elif self.loop == "step":
            kind = self.pick("int", "unsigned", "size_t", "auto")
            start = "0u" if kind == "auto" else "0"
            self.head = f"for ({kind} k0 = {start}; k0 < tiles * {step}; k0 += {step}" + "{steps})"
            self.tile, self.exit = (f"((int)k0 / {step})" if step > 1 else "(int)k0"), None
        elif self.loop == "outside":
            self.before.append("int t = 0;")
            self.head, self.tile, self.exit = "for (; t < tiles; t += 1{steps})", "t", "t"
        elif self.loop == "down":
            self.head, self.tile, self.exit = "for (int left = tiles; left > 0; left--{steps})", "(tiles - left)", None
        else:
            self.before.append("int t = 0;")
            self.once = self.chance(0.4)  # do ... while, with a tile at least
            self.head, self.tile, self.exit = "do" if self.once else "while (t < tiles)", "t", "t"
            self.places[self.pick("mid", "tail", "end", "end")].append(self.pick("++t;", "t += 1;", "t = t + 1;"))

    def constant(self, name, value):
        form = self.pick("enum", "const", "macro", "plain")
        if form == "plain":
            return str(value)
        self.constants.append({"enum": f"enum {{ {name} = {value} }};", "const": f"const int {name} = {value};",
                               "macro": f"#define {name} {value}"}[form])
        return name

    def make_tile(self, k):
        """One tile: declaration, source, load, and how compute reads it."""
        s, x = f"s{k}", f"x{k}"
        rows = self.pick(1, 1, 2, 4)
        columns = self.pick(8, 16, 32)
        total = rows * columns
        C = self.constant(f"C{k}", columns)
        source = self.pick("float", "float", "float", "float", *FLOAT_SOURCES)
        guarded = source != "half" and self.chance(0.4)
        pad = self.pick(0, 0, 1, 4)
        vector = rows == 1 and source == "float" and not guarded and self.chance(0.3)
        plain4 = vector and self.chance(0.3)  # elements are float4 themselves
        turn4 = rows == 4 and source == "float" and not guarded and self.chance(0.3)  # four at a time, transposed
        own = not vector and not turn4 and self.chance(0.2)  # the tile's elements are of the source's type
        if own:
            source = self.pick(*TILE_KINDS)
            guarded = guarded and source != "half"
        element = source if own else "float"
        turned = rows > 1 and not turn4 and self.chance(0.2)  # stored transposed
        deep = rows > 1 and not turn4 and not turned and self.chance(0.2)  # of rank 3
        pitched = rows > 1 and not turn4 and not guarded and self.chance(0.3)  # rows of the source are further apart
        pitch = columns + self.pick(1, 3, 8)
        P = self.constant(f"P{k}", pitch) if pitched else None
        restrict = self.pick("__restrict__ ", "__restrict__ ", "")
        pointer = self.chance(0.4)
        whole = rows * pitch if pitched else total  # elements of the source in a tile

        # The source.
        kind = "float4" if plain4 else source
        count = (f"tiles * {total} / 4" if plain4 else f"max(tiles * {total} - t.tail % {total}, 0)" if guarded else
                 f"tiles * {whole}")
        self.add_parameter(f"const {kind} *{restrict}{x}", x,
                           f"const {kind} *{x} = t.in<{kind}>({self.blocks} * ({count}));")
        if guarded:
            self.add_parameter(f"int n{k}", f"n{k}", f"int n{k} = {count};")
        if self.blocks > 1:
            mine = f"n{k}" if guarded else count
            self.before.append(self.pick(f"{x} += blockIdx.x * ({mine});", f"{x} = {x} + blockIdx.x * ({mine});",
                                         f"{x} = &{x}[blockIdx.x * ({mine})];"))

        # Its base address, by the tile's number or a pointer that moves.
        per = total // 4 if plain4 else whole
        if pointer:
            moved = x
            if self.chance(0.3):
                moved = f"p{k}"
                self.before.append(f"const {kind} *{moved} = {x};")
            self.advance(self.pick(f"{moved} += {per};", f"{moved} = {moved} + {per};"))
            base, at = "", moved
        elif self.chance(0.3):
            self.before.append(f"int off{k} = 0;")
            self.advance(f"off{k} += {per};")
            base, at = f"off{k} + ", x
        elif self.chance(0.4):
            self.load.append(f"{self.pick('int', 'const int')} base{k} = {self.tile} * {per};")
            base, at = f"base{k} + ", x
            if self.chance(0.3) and self.loop != "while":
                self.compute.append(f"acc = fmaf((float)(base{k} % 7), 0.01f, acc);")
        else:
            base, at = f"{self.tile} * {per} + ", x
        guard_base = f"{self.tile} * {total} + "

        # The declaration.
        if plain4:
            self.shared.append(f"__shared__ float4 {s}[{C} / 4];")
        elif rows == 1:
            align = "__align__(16) " if vector else ""
            self.shared.append(f"__shared__ {align}{element} {s}[{C}];")
        elif deep:
            self.shared.append(f"__shared__ {element} {s}[{rows}][2][{C} / 2{f' + {pad}' if pad else ''}];")
        else:
            self.shared.append(f"__shared__ {element} {s}[{rows}][{C}{f' + {pad}' if pad else ''}];")

        def target(i):
            if rows == 1:
                return f"{s}[{i}]"
            if deep:
                return f"{s}[{i} / {C}][{i} / ({C} / 2) % 2][{i} % ({C} / 2)]"
            return f"{s}[{i} % {rows}][{i} / {rows}]" if turned else f"{s}[{i} / {C}][{i} % {C}]"

        if turn4:
            value = self.pick("float4 v = *(const float4 *)&", "const float4 v = *reinterpret_cast<const float4 *>(&")
            close = ")" if value.endswith("(&") else ""
            put = " ".join(f"{s}[{row}][tid] = v.{member};" for row, member in enumerate("xyzw"))
            self.load.append(f"if (tid < {C}) {{ {value}{at}[{base}tid * 4]{close}; {put} }}")
        elif vector:
            count = columns // 4
            if plain4:
                copy = f"{s}[%s] = {at}[{base}%s];"
            else:
                to = self.pick("*(float4 *)&{s}[%s * 4]", "reinterpret_cast<float4 *>(&{s}[%s * 4])[0]",
                               "((float4 *){s})[%s]").format(s=s)
                copy = to + f" = *(const float4 *)&{at}[{base}%s * 4];"
            self.load.append(f"if (tid < {count}) {{ " + copy % ("tid", "tid") + " }")
        else:
            self.load += self.make_load(k, rows, columns, C, total, source, guarded, at, base, guard_base, target, own, P)
        self.make_reads(k, s, rows, columns, C, plain4, element, target if deep else None)

    def make_load(self, k, rows, columns, C, total, source, guarded, at, base, guard_base, target, own, P):
        """Statements that fill a tile element by element."""
        convert = "{}" if own else FLOAT_SOURCES[source]
        if source == "float" and self.chance(0.1):
            convert = self.pick("{} * 1.5f", "fabsf({})")

        def store(i):
            place = i if guarded or P else self.permuted(i)
            if P:
                place = f"({i} / {C} * {P} + {i} % {C})"
            value = convert.format(f"{at}[{base}{place}]")
            to = target(i)
            if not guarded:
                if own:
                    return f"{to} = {value};"
                if self.chance(0.15):
                    self.use_temporary()
                    return f"tmp = {value}; {to} = tmp;"
                if self.chance(0.03):
                    self.use_helper()
                    return f"{to} = twist({value});"
                return self.pick(f"{to} = {value};", f"{to} = {value};",
                                 f"{{ float v = {value}; {to} = v; }}",
                                 f"{to} = {value}; if (({self.tile} + {i}) % 5 == 1) {to} = 0;"
                                 if self.chance(0.2) else f"{to} = {value};")
            inside = f"{guard_base}{i} < n{k}"
            zero = self.pick("0", "0.0f", "0.f")
            if own:
                return self.pick(f"{to} = {inside} ? {value} : ({source})0;",
                                 f"if ({inside}) {to} = {value}; else {to} = 0;")
            forms = [f"{to} = {inside} ? {value} : {zero};",
                     f"if ({inside}) {to} = {value}; else {to} = {zero};",
                     f"if ({inside}) {{ {to} = {value}; }} else {{ {to} = {zero}; }}",
                     f"if ({guard_base}{i} >= n{k}) {to} = {zero}; else {to} = {value};",
                     f"{to} = {zero}; if ({inside}) {to} = {value};",
                     f"{{ float v = {zero}; if ({inside}) v = {value}; {to} = v; }}",
                     f"{to} = {inside} ? {value} : -1.0f;"]
            if self.chance(0.02):
                self.fill_before(target, total)
                return f"if ({inside}) {to} = {value}; else if (({i}) & 1) {to} = {zero};"
            if self.chance(0.05):
                self.fill_before(target, total)
                return f"if ({inside}) {to} = {value};"
            return self.r.choice(forms)

        if rows == 1 and self.chance(0.5):
            return [f"if (tid < {C}) {{ {store('tid')} }}"]
        if rows > 1 and self.chance(0.4):
            unroll = self.pick("#pragma unroll\n", "")
            row = f"(r * {C} + tid)"
            return [f"{unroll}for (int r = 0; r < {rows}; ++r) {{ if (tid < {C}) {{ {store(row)} }} }}"]
        if rows > 1 and self.fixed and self.chance(0.3):  # 4 x 16 threads
            column = f"for (int c = tid % 16; c < {C}; c += 16) {{ {store(f'(r * {C} + c)')} }}"
            return [f"for (int r = tid / 16; r < {rows}; r += NT / 16) {column}"]
        stride = "NT" if self.fixed and self.chance(0.7) else "blockDim.x"
        return [f"for (int i = {self.pick('tid', 'threadIdx.x')}; i < {total}; i += {stride}) {{ {store('i')} }}"]

    def use_temporary(self):
        if "tmp" not in self.helpers:
            self.helpers.append("tmp")
            declaration = self.pick("float tmp;", "float tmp = 0;")
            if self.chance(0.5):
                self.before.append(declaration)
            else:
                self.load.insert(0, declaration)

    def use_helper(self):
        if "twist" not in self.helpers:
            self.helpers.append("twist")
            self.constants.append("__device__ float twist(float v) { return v < 0 ? v * 0.5f : v + 0.125f; }")

    def permuted(self, i):
        """An index into the source: the plain one, or one that takes another way."""
        if self.chance(0.05):
            if "order" not in self.helpers:
                self.helpers.append("order")
                self.shared.append("__shared__ int order[4];")
                self.before.append("if (tid < 4) order[tid] = 3 - tid;")
                self.needs_barrier_before = True
                if self.chance(0.3):
                    self.compute.append("if (tid < 4) order[tid] ^= 1;")
            return f"({i} ^ order[{i} & 3])"
        if self.chance(0.05):
            if "turn" not in self.helpers:
                self.helpers.append("turn")
                self.before.append("int turn = 0;")
                self.compute.append("turn = acc > 0.25f ? 1 : 0;")
            return f"({i} ^ turn)"
        return i

    def fill_before(self, target, total):
        self.before.append(f"for (int i = tid; i < {total}; i += blockDim.x) {target('i')} = 0.5f;")
        self.needs_barrier_before = True

    def make_reads(self, k, s, rows, columns, C, plain4, kind, target):
        if kind != "float" or target:
            at = target(f"((i + tid) % ({rows} * {C}))") if target else (
                f"{s}[(i + tid) % {C}]" if rows == 1 else f"{s}[(i + tid) % {rows}][(i + tid) % {C}]")
            self.compute.append(f"for (int i = 0; i < {C}; ++i) acc = fmaf(acc, 0.5f, (float){at});")
            return
        element = f"{s}[i]" if rows == 1 else f"{s}[i % {rows}][i]"
        turned = f"{s}[(i + tid) % {C}]" if rows == 1 else f"{s}[(i + tid) % {rows}][(i + tid) % {C}]"
        if plain4:
            mixed = f"{s}[i].x - {s}[i].w * {s}[i].y"
            self.compute.append(f"for (int i = 0; i < {C} / 4; ++i) acc = fmaf(acc, 0.75f, {mixed});")
        elif rows == 1 and self.chance(0.02):
            self.compute.append(f"if (tid < {C}) {{ {s}[tid] = {s}[tid] * 0.5f; acc += {s}[tid]; }}")
        elif rows == 1 and self.chance(0.12):
            if "fold" not in self.helpers:
                self.helpers.append("fold")
                self.constants.append("__device__ float fold(const float *p, int n, float v) "
                                      "{ for (int i = 0; i < n; ++i) v = fmaf(v, 0.5f, p[i]); return v; }")
            self.compute.append(self.pick(f"acc = fold({s}, {C}, acc);", f"acc = fold(&{s}[1], {C} - 1, acc);",
                                          f"{{ const float *p = {s} + 2; acc = fold(p, {C} - 2, acc); }}"))
        elif self.chance(0.1):
            self.compute.append(f"for (int i = 0; i < {C}; ++i) {{ if ({element} > 0.9f) break; acc += {turned}; }}")
        else:
            read = self.pick(element, turned, turned)
            self.compute.append(f"for (int i = 0; i < {C}; ++i) acc = fmaf(acc, 0.5f, {read});")
        if not plain4 and self.chance(0.03):
            first = f"{s}[tid % {C}]" if rows == 1 else f"{s}[{rows} - 1][tid % {C}]"
            self.after.append(f"if (tiles > 0) acc += {first};")
            self.exit_barrier = True

    def add_extras(self):
        if self.chance(0.25):
            self.shared.append("__shared__ float board[2][128];")
            self.before.append("board[0][tid] = board[1][tid] = (float)tid;")
            self.needs_barrier_before = True
            self.before.append("int flip = 0;")
            self.compute += ["acc += board[flip ^ 1][(tid + 1) % blockDim.x] * 0.25f;", "board[flip][tid] = acc;",
                             "flip ^= 1;"]
        if self.chance(0.03):
            self.shared.append("__shared__ float talk[128];")
            self.compute += ["talk[tid] = acc;", "__syncthreads();",
                             "acc = fmaf(acc, 0.5f, talk[(tid + 3) % blockDim.x]);"]
        if self.chance(0.25):
            restrict = self.pick(*["__restrict__ "] * 5, "")
            self.add_parameter(f"float *{restrict}z", "z",
                               f"float *z = t.out<float>({self.blocks} * (tiles + 1) * 128);")
            own = "blockIdx.x * tiles * blockDim.x + " if self.blocks > 1 else ""
            self.compute.append(f"z[{own}{self.tile} * blockDim.x + tid] = acc;")
        if self.blocks == 1 and self.chance(0.06) and any("float *x0" in p or "float *__restrict__ x0" in p for p in self.params):
            # Stores that hit the next tile's source: nobody may look ahead. With a promise it would be undefined.
            self.params = [p.replace("__restrict__ ", "") for p in self.params]
            self.add_parameter("float *w", "w", "float *w = (float *)x0;")
            self.compute.append("if (tid == 0 && hits++ + 1 < tiles) w[hits * 8] = acc;")
            self.before.append("int hits = 0;")
        if self.chance(0.2):
            self.compute.append("{ float s0 = acc - 0.5f; int base0 = 3, base1 = 4; "
                                "acc = s0 + (float)(base0 * base1); }")
        if self.chance(0.3):
            self.before.append("int seen = 0;")
            self.compute.append("acc = fmaf((float)seen, 0.125f, acc); ++seen;")
        if self.chance(0.2):
            self.compute.append(f"acc = fmaf((float)({self.tile}), -0.0625f, acc);")

    def join_declarations(self):
        """Two declarations of the same type become one, sometimes."""
        plain = [d for d in self.shared if d.startswith("__shared__ float ")]
        if len(plain) > 1 and self.chance(0.25):
            a, b = plain[0], plain[1]
            self.shared[self.shared.index(a)] = a.rstrip(";") + ", " + b[len("__shared__ float "):]
            self.shared.remove(b)

    # ---- the text ------------------------------------------------------------------------------------------------

    def text(self, seed):
        self.exit_barrier = False
        self.once = False
        self.make_clock()
        for k in range(self.pick(1, 1, 2, 3)):
            self.make_tile(k)
        self.add_extras()
        top = self.chance(0.2)
        steps = "".join(", " + s.rstrip(";") for s in self.header_steps)
        body = ["__syncthreads();"] if top else []
        body += self.load + self.places["load"] + ["__syncthreads();"] + self.places["mid"] + self.compute
        body += self.places["tail"] + ([] if top else ["__syncthreads();"]) + self.places["end"]
        after = (["__syncthreads();"] if self.exit_barrier else []) + self.after
        if self.exit:
            after.append(f"acc += (float){self.exit};")
        lines = ["// either: cp_async ldg ldg_single", f"// Made by random_case.py {seed}.",
                 '#include "cuda_runtime.h"', "enum { NT = 64 };", *self.constants]
        promises = self.pick("", "", "(threads = NT)") if self.fixed else ""
        kernel = f"__global__ void k({', '.join(self.params + ['float *y', 'int tiles'])}) {{"
        bounds = "__launch_bounds__(NT) " if self.fixed and self.chance(0.3) else ""
        lines.append(kernel.replace("void k", f"void {bounds}k"))
        square = self.chance(0.2)
        self.join_declarations()
        lines += [*self.shared, "const int tid = threadIdx.x;", "float acc = 0.5f;", *self.before]
        if self.needs_barrier_before:
            lines.append("__syncthreads();")
        before, unroll = self.pick(("", ""), ("", ""), ("#pragma unroll 1", ""), ("", "#pragma unroll 2"))
        loop = [before, f"#pragma dbuf pipeline{promises}", unroll]
        loop += [self.head.replace("{steps}", steps) + " {", *body, "} while (t < tiles);" if self.once else "}"]
        if self.chance(0.15) and self.loop in ("index", "step", "down") and not self.moves:
            loop = ["for (int again = 0; again < 2; ++again) {", *loop, "}"]
        lines += [*loop, *after, ("y[blockIdx.x * blockDim.x + tid] = acc;" if self.blocks > 1 else "y[tid] = acc;"), "}"]
        if square:
            lines = [x.replace("threadIdx.x", "TID").replace("blockDim.x", "SIZE") for x in lines]
            lines.insert(2, "#define TID (int)(threadIdx.y * blockDim.x + threadIdx.x)")
            lines.insert(2, "#define SIZE (blockDim.x * blockDim.y)")
        threads = "NT" if self.fixed else "t.threads()"
        tiles = "t.tiles > 0 ? t.tiles : 1" if self.once else "t.tiles"
        lines += ["void emu_run(trial &t) {", f"int tiles = {tiles}, n = {threads};", *self.setup,
                  f"float *y = t.out<float>({self.blocks} * n);",
                  f"launch({self.blocks}, {'dim3(n / 4, 4)' if square else 'n'}, 0, "
                  f"[=] {{ k({', '.join(self.arguments + ['y', 'tiles'])}); }});", "}"]
        return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(Case(int(sys.argv[1])).text(int(sys.argv[1])))
