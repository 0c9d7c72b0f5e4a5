#!/usr/bin/env python3
"""random_case.py SEED: prints a case with a random loop of the shape "load; barrier; compute; barrier".

The loop as written is always well defined; whether it may be pipelined is left to the rewriter ("either"): taking it
obliges to the same results. Some features are there to tempt: stale elements, stores that hit the next tile's source,
values that flow from compute to the next load, order of stores to one element.
"""
import random
import re
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
        self.template, self.flat = [], []
        self.pool, self.cut = 0, []  # floats of dynamic shared memory, tiles in it
        self.own = []  # tiles of which a thread may read only what compute already reads: in part filled, or changed
        self.whole = None  # the tile that is all of it, with its extent
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
        self.loop = self.pick("index", "index", "step", "step", "while", "outside", "down", "thread", "two")
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
        elif self.loop == "thread":  # each thread begins with its own number; all make as many trips
            kind = self.pick("int item = threadIdx.x", "unsigned item{threadIdx.x}", "size_t item = threadIdx.x")
            self.head = f"for ({kind}; item < tiles * blockDim.x; item += blockDim.x" + "{steps})"
            self.tile, self.exit = "((int)item / (int)blockDim.x)", None
        elif self.loop == "two":
            self.head = f"for (int t = 0, k0 = 0; k0 < tiles * {step}; ++t, k0 += {step}" + "{steps})"
            self.tile, self.exit = "t", None
        else:
            self.before.append("int t = 0;")
            self.once = self.chance(0.4)  # do ... while, with a tile at least
            self.head, self.tile, self.exit = "do" if self.once else "while (t < tiles)", "t", "t"
            self.places[self.pick("mid", "tail", "end", "end")].append(self.pick("++t;", "t += 1;", "t = t + 1;"))

    def constant(self, name, value):
        form = self.pick("enum", "const", "macro", "plain", "template")
        if form == "plain":
            return str(value)
        if form == "template":
            self.template.append((f"int {name}", str(value)))
            return name
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
        spelled = source
        if own and self.chance(0.3):
            spelled = f"T{k}"
            self.template.append((f"typename {spelled}", source))
        element = spelled if own else "float"
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
        spelled = "float4" if plain4 else spelled
        count = (f"tiles * {total} / 4" if plain4 else f"max(tiles * {total} - t.tail % {total}, 0)" if guarded else
                 f"tiles * {whole}")
        self.add_parameter(f"const {spelled} *{restrict}{x}", x,
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
                self.before.append(f"const {spelled} *{moved} = {x};")
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
        elif not vector and not deep and element == "float" and not self.whole and self.chance(0.12):
            self.cut_from_pool(s, rows, columns, C, pad)
        elif rows == 1:
            align = "__align__(16) " if vector else ""
            self.shared.append(f"__shared__ {align}{element} {s}[{C}];")
        elif deep:
            self.shared.append(f"__shared__ {element} {s}[{rows}][2][{C} / 2{f' + {pad}' if pad else ''}];")
        else:
            self.shared.append(f"__shared__ {element} {s}[{rows}][{C}{f' + {pad}' if pad else ''}];")

        if rows == 1 and element == "float" and not plain4:
            self.flat.append((s, C, s in self.cut))

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
            if self.chance(0.4):  # one variable for all such tiles
                value = value.split("v = ")[1]
                put = put.replace("v.", "four.")
                if "four" not in self.helpers:
                    self.helpers.append("four")
                    self.before.append("float4 four;")
                value = "four = " + value
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
            self.load += self.make_load(k, rows, columns, C, total, source, guarded, at, base, guard_base, target, own, P,
                                        spelled)
        self.make_reads(k, s, rows, columns, C, plain4, element, target if deep else None)

    def make_load(self, k, rows, columns, C, total, source, guarded, at, base, guard_base, target, own, P, spelled):
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
                return self.pick(f"{to} = {inside} ? {value} : ({spelled})0;",
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

        if rows == 1 and source == "float" and not own and not P and self.chance(0.1):
            return self.make_load_and_use(k, C, total, guarded, at, base, guard_base)
        if guarded and self.chance(0.1):  # whole tiles need no guard: two loads under a condition of all threads
            whole = f"{target('i')} = {convert.format(f'{at}[{base}i]')};"
            each = f"for (int i = tid; i < {total}; i += blockDim.x)"
            return [f"if ({guard_base}{total} <= n{k}) {{ {each} {{ {whole} }} }} else {{ {each} {{ {store('i')} }} }}"]
        if rows == 1 and self.chance(0.2):
            condition, i = self.some_threads(C)
            return [f"if ({condition}) {{ {store(i)} }}"]
        if rows == 1 and self.chance(0.4):
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

    def make_load_and_use(self, k, C, total, guarded, at, base, guard_base):
        """A load of which more than the tile comes to compute, or one made by a function."""
        s = f"s{k}"
        if guarded:  # what is missing is not read either
            self.load.append(f"{self.pick('int', 'const int')} length{k} = min({C}, n{k} - {self.tile} * {total});")
            self.compute.append(f"for (int i = 0; i < length{k}; ++i) "
                                f"acc = fmaf(acc, 0.5f, {s}[(i + tid) % length{k}]);")
            self.read = True
            self.own.append(s)
            return [f"if (tid < {self.pick(C, f'length{k}')} && {guard_base}tid < n{k}) {s}[tid] = {at}[{base}tid];"]
        if self.chance(0.5):
            kind = self.pick("float", "const float")
            self.compute.append(self.pick(f"acc += mine{k};", f"acc = mine{k} - acc;",
                                          f"acc = fmaf(acc, 0.5f, mine{k});"))
            factor = self.pick(" * 1.25f", "", " + 0.5f", " * acc" if self.chance(0.1) else " / 3")
            return [f"{kind} mine{k} = {at}[{base}tid % {C}]{factor};", f"if (tid < {C}) {s}[tid] = mine{k};"]
        if "bring" not in self.helpers:
            self.helpers.append("bring")
            self.constants += ["template <int N> __device__ void bring(float (&to)[N], const float *from, int i) "
                               "{ if (i < N) to[i] = from[i]; }",
                               "__device__ void bring(float *to, const float *from, int i, int n) "
                               "{ for (; i < n; i += blockDim.x) to[i] = from[i]; }"]
        if any(name == s and not cut for name, _, cut in self.flat) and self.chance(0.5):
            return [f"bring({s}, {at} + {base}0, tid);"]
        return [f"bring({s}, &{at}[{base}0], tid, {C});"]

    def some_threads(self, C):
        """Which C threads, not the first, and each one's number."""
        forms = [(f"tid >= (int)blockDim.x - {C}", f"(tid + {C} - (int)blockDim.x)")]
        if self.fixed:
            forms += [(f"tid >= NT - {C}", f"(tid - (NT - {C}))"), (f"tid % 2 == 0 && tid / 2 < {C}", "(tid / 2)"),
                      (f"!(tid >= {C})", "tid")]
        return self.r.choice(forms)

    def cut_from_pool(self, s, rows, columns, C, pad):
        """A tile in dynamic shared memory, behind those before it."""
        self.cut.append(s)
        if self.pool == 0 and self.chance(0.5):
            self.whole = f"{s}[{rows if rows > 1 else columns}]"
            self.shared.append(f"extern __shared__ float {s}[]{f'[{C} + {pad}]' if rows > 1 else ''};")
            self.pool = rows * (columns + pad)
            return
        at = f"pool + {self.pool}" if self.pool or self.chance(0.3) else "pool"
        if rows == 1:
            self.shared.append(self.pick(f"float *{s} = {at};", f"float *const {s} = &pool[{self.pool}];",
                                         f"auto {s} = {at};"))
        else:
            row = f"[{C}{f' + {pad}' if pad else ''}]"
            cast = self.pick(f"(float (*){row})", f"reinterpret_cast<float (*){row}>")
            self.shared.append(f"float (*{s}){row} = {cast}({at});")
        self.pool += rows * (columns + pad)

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
        if self.read:
            self.read = False
            return
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
            self.own.append(s)
        elif rows == 1 and self.chance(0.12):
            if "fold" not in self.helpers:
                self.helpers.append("fold")
                self.constants.append("__device__ float fold(const float *p, int n, float v) "
                                      "{ for (int i = 0; i < n; ++i) v = fmaf(v, 0.5f, p[i]); return v; }")
            self.compute.append(self.pick(f"acc = fold({s}, {C}, acc);", f"acc = fold(&{s}[1], {C} - 1, acc);",
                                          f"{{ const float *p = {s} + 2; acc = fold(p, {C} - 2, acc); }}"))
        elif self.chance(0.1):  # through registers
            part = element.replace("[i]", "[j]").replace("i %", "j %")
            self.compute.append(f"for (int i = 0; i < {C}; i += 4) {{ float r[4]; for (int j = i; j < i + 4; ++j) "
                                f"r[j - i] = {part}; acc = fmaf(r[0], r[3], acc) - r[1] * r[2]; }}")
        elif rows == 1 and self.chance(0.05):
            self.compute.append(f"{{ const float *from = tid % 2 ? {s} : {s} + 1; "
                                f"acc = fmaf(acc, 0.5f, from[tid % 7]); }}")
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
        self.add_more()
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
        of_floats = any("float *x0" in p or "float *__restrict__ x0" in p for p in self.params)
        if self.blocks == 1 and self.chance(0.06) and of_floats:
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

    def add_more(self):
        if self.chance(0.1):  # an operand without a tile
            per = self.pick(1, 4)
            self.add_parameter(f"const float *{self.pick('__restrict__ ', '')}g", "g",
                               f"const float *g = t.in<float>(tiles * {per} + 4);")
            self.compute.append(f"acc = fmaf(acc, 0.5f, g[{self.tile} * {per} + tid % 4]);")
        if self.chance(0.05):  # a sum by a tree
            self.shared.append("__shared__ float tree[128];")
            half = "for (int half = blockDim.x / 2; half > 0; half /= 2)"
            self.compute += ["tree[tid] = acc;",
                             f"{half} {{ __syncthreads(); if (tid < half) tree[tid] += tree[tid + half]; }}",
                             "__syncthreads();", "acc = fmaf(acc, 0.5f, tree[0] * 0.01f);"]
        if self.chance(0.12):  # a variable that begins anew with each tile, before the barrier
            new = self.pick("part = 0;", "part = 0.25f;", "part = -acc;" if self.chance(0.1) else "part = 1;")
            if self.chance(0.5):
                self.before.append("float part;")
            else:
                new = "float " + new
            self.load.insert(self.r.randrange(len(self.load) + 1), new)
            self.compute = ["part += 0.5f;", *self.compute, "acc = fmaf(part, 0.125f, acc); part = acc;"]
        if self.chance(0.03):  # all threads leave
            self.add_parameter("int stop", "stop", f"int stop = tiles - {self.pick(0, 1, 2)};")
            leave = self.pick(f"if ({self.tile} + 1 == stop) break;", f"if ({self.tile} >= stop) break;",
                              "if (__syncthreads_or(acc > 4.0f)) break;",
                              "if (__syncthreads_count(acc > 4.0f) > 3) break;")
            self.places[self.pick("tail", "end", "end")].append(leave)
            self.exit_barrier = True
        if self.chance(0.05):
            self.before.append("if (tiles == 0) return;")
        if self.chance(0.06):
            self.add_parameter("float *__restrict__ struck", "struck", "float *struck = t.out<float>(4);")
            self.compute.append(f"if (tid < 5) atomicAdd(&struck[{self.tile} & 3], 1.0f);")
        if self.chance(0.04) and not any(x.startswith(("int ", "const ", "float ", "part")) for x in self.load):
            # The tiles are loaded every second time only.
            self.load = [f"if ({self.tile} % 2 == 0) {{", *self.load, "}"]
        if self.flat and self.chance(0.04):
            s, C, cut = self.r.choice(self.flat)
            if not cut and s not in self.own:
                name = self.pick(f"float (&second)[{C}] = {s};", f"auto &second = {s};", f"const float *second = {s};")
                self.before.append(name)
                self.compute.append("acc = fmaf(acc, 0.5f, second[tid % 8]);")

    def second_loop(self):
        """Another loop, by the same tile."""
        s, C, _ = self.r.choice(self.flat)
        self.add_parameter("const float *again", "again", f"const float *again = t.in<float>(tiles * 32);")
        return ["__syncthreads();", "#pragma dbuf pipeline", "for (int u = 0; u < tiles; ++u) {",
                f"for (int i = tid; i < {C}; i += blockDim.x) {s}[i] = again[u * {C} + i];", "__syncthreads();",
                f"for (int i = 0; i < {C}; ++i) acc = fmaf(acc, 0.75f, {s}[(i + tid) % {C}]);", "__syncthreads();", "}"]

    def declare_inside(self, second):
        """Tiles that nothing else uses are sometimes declared in the loop."""
        others = "\n".join(self.before + self.after + second)
        inside = [d for d in self.shared if d.startswith("__shared__")
                  and not any(re.search(rf"\b{name}\b", others) for name in re.findall(r"\b([a-z]+\d*)\[", d))]
        self.shared = [d for d in self.shared if d not in inside]
        return inside

    def join_declarations(self):
        """Two declarations of the same type become one, sometimes."""
        plain = [d for d in self.shared if d.startswith("__shared__ float ")]
        if len(plain) > 1 and self.chance(0.25):
            a, b = plain[0], plain[1]
            self.shared[self.shared.index(a)] = a.rstrip(";") + ", " + b[len("__shared__ float "):]
            self.shared.remove(b)

    # ---- the text ------------------------------------------------------------------------------------------------

    def clauses(self, count):
        """Promises of the pragma, or nothing."""
        said = []
        if self.fixed and self.chance(0.33):
            said.append("threads = NT")
        if self.whole and self.chance(0.7):
            said.append(f"dynamic = {self.pool * 4}")
            if self.chance(0.5):
                tiles = [f"s{k}" for k in range(count)]
                tiles[tiles.index(self.whole.split("[")[0])] = self.whole
                said.append(f"shared({', '.join(tiles)})")
        return f"({', '.join(said)})" if said else ""

    def make_loop(self, count):
        """The loop with what has to stand before and behind it."""
        top = self.chance(0.2)
        steps = "".join(", " + s.rstrip(";") for s in self.header_steps)
        second = self.second_loop() if self.flat and self.blocks == 1 and self.chance(0.06) else []
        body = self.declare_inside(second) if self.chance(0.1) else []
        body += ["__syncthreads();"] if top else []
        body += self.load + self.places["load"] + ["__syncthreads();"] + self.places["mid"] + self.compute
        body += self.places["tail"] + ([] if top else ["__syncthreads();"]) + self.places["end"]
        barrier = self.pick(*["__syncthreads();"] * 8, "cg::sync(block);", "block.sync();")
        if barrier != "__syncthreads();":
            self.constants.insert(0, "namespace cg = cooperative_groups;")
            self.before.insert(0, "cg::thread_block block = cg::this_thread_block();")
            body = [barrier if x == "__syncthreads();" else x for x in body]
        before, unroll = self.pick(("", ""), ("", ""), ("#pragma unroll 1", ""), ("", "#pragma unroll 2"))
        loop = [before, f"#pragma dbuf pipeline{self.clauses(count)}", unroll]
        end = "} while (t < tiles);" if self.once else "}"
        loop += [self.head.replace("{steps}", steps) + " {", *body, end]
        if self.chance(0.15) and self.loop in ("index", "step", "down", "thread", "two") and not self.moves:
            # Who leaves ahead of the last barrier has to wait for the others before the tiles are loaded again.
            wait = ["__syncthreads();"] if self.exit_barrier else []
            loop = ["for (int again = 0; again < 2; ++again) {", *loop, *wait, "}"]
        return loop + second

    def text(self, seed):
        self.exit_barrier = self.read = self.once = False
        self.make_clock()
        count = self.pick(1, 1, 2, 3)
        for k in range(count):
            self.make_tile(k)
        self.add_extras()
        after = (["__syncthreads();"] if self.exit_barrier else []) + self.after
        if self.exit:
            after.append(f"acc += (float){self.exit};")
        self.join_declarations()
        loop = self.make_loop(count)
        parameters = ", ".join(self.params + ["float *y", "int tiles"])
        arguments = ", ".join(self.arguments + ["y", "tiles"])
        bounds = "__launch_bounds__(NT) " if self.fixed and self.chance(0.3) else ""
        kernel = f"__global__ void {bounds}k({parameters}) {{"
        template = f"template <{', '.join(x for x, _ in self.template)}>" if self.template else ""
        given = f"<{', '.join(x for _, x in self.template)}>" if self.template else ""
        inner = not template and not bounds and self.chance(0.1)  # the kernel calls a function that holds the loop
        lines = ["// either: cp_async ldg ldg_single", f"// Made by random_case.py {seed}.",
                 '#include "cuda_runtime.h"', "enum { NT = 64 };", *self.constants]
        square = self.chance(0.2)
        lines += [template, kernel.replace("__global__ void k", "__device__ void work") if inner else kernel]
        if self.pool and not self.whole:
            lines.append("extern __shared__ float pool[];")
        lines += [*self.shared, "const int tid = threadIdx.x;", "float acc = 0.5f;", *self.before]
        if self.needs_barrier_before:
            lines.append("__syncthreads();")
        result = "y[blockIdx.x * blockDim.x + tid]" if self.blocks > 1 else "y[tid]"
        lines += [*loop, *after, f"{result} = acc;", "}"]
        if inner:
            lines += [kernel, f"work({arguments});", "}"]
        if square:
            lines = [x.replace("threadIdx.x", "TID").replace("blockDim.x", "SIZE") for x in lines]
            lines.insert(2, "#define TID (int)(threadIdx.y * blockDim.x + threadIdx.x)")
            lines.insert(2, "#define SIZE (blockDim.x * blockDim.y)")
        threads = "NT" if self.fixed else "t.threads()"
        tiles = "t.tiles > 0 ? t.tiles : 1" if self.once else "t.tiles"
        lines += ["void emu_run(trial &t) {", f"int tiles = {tiles}, n = {threads};", *self.setup,
                  f"float *y = t.out<float>({self.blocks} * n);",
                  f"launch({self.blocks}, {'dim3(n / 4, 4)' if square else 'n'}, {self.pool * 4}, "
                  f"[=] {{ k{given}({arguments}); }});", "}"]
        return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(Case(int(sys.argv[1])).text(int(sys.argv[1])))
