# The front door; Meson does the building. `make help` lists what there is.

BUILD ?= build
# Where make install puts things, under DESTDIR when that is set. Told to Meson each time, which else keeps the last one.
prefix ?= /usr/local
# Extra arguments for meson setup, such as --buildtype=debug.
MESON_ARGS ?=
# true: compiler warnings are errors (.ci/run and make lint).
WERROR ?= false
# How long make fuzz runs each target.
SECONDS ?= 60

SETUP = tests/setup.sh $(BUILD)
# Meson looks at the tests' folders when it configures, so it is asked to again whenever a file comes or goes.
FILES = $(sort $(wildcard meson.build */meson.build wrapper/*.c wrapper/*/*.c tests/unit/test_*.c tests/fuzz/fuzz_*.c))

all: configure
	@ninja -C $(BUILD) $(NINJA_ARGS)

configure:
	@tests/configure.sh $(BUILD) "$(FILES)" -Dwerror=$(WERROR) --prefix=$(abspath $(or $(prefix),/usr/local)) $(MESON_ARGS)

setup:
	@$(SETUP)

# Without the tests' programs.
demo: setup
	@$(MAKE) --no-print-directory configure
	@echo 'building $(BUILD)/dbuf-nvcc and $(BUILD)/dbuf'
	@ninja -C $(BUILD) $(NINJA_ARGS) dbuf-nvcc dbuf >$(BUILD)/demo.log || { cat $(BUILD)/demo.log; exit 1; }
	@BUILD=$(abspath $(BUILD)) tests/with-tools.sh examples/demo.sh

check: setup
	@$(MAKE) --no-print-directory all
	@BUILD=$(abspath $(BUILD)) tests/run.sh

# With other versions of the build systems and of nvcc, from PyPI.
check-matrix: setup
	@$(MAKE) --no-print-directory all
	@BUILD=$(abspath $(BUILD)) LIMIT=14400 tests/run.sh matrix

# Kills each process of a build at each place; each option of nvcc in each spelling.
check-sweep: setup
	@$(MAKE) --no-print-directory all
	@BUILD=$(abspath $(BUILD)) LIMIT=7200 tests/run.sh sweep

package:
	@meson/package/build.sh $(BUILD)/packages

check-package: setup
	@$(MAKE) --no-print-directory all package
	@BUILD=$(abspath $(BUILD)) tests/run.sh package

asan: setup
	@mkdir -p build-asan && ln -sfn $(abspath $(BUILD))/cuda-tools build-asan/cuda-tools
	@$(MAKE) --no-print-directory all BUILD=build-asan MESON_ARGS="-Db_sanitize=address,undefined"
	@BUILD=$(abspath build-asan) ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 \
	  tests/run.sh unit replay $(notdir $(wildcard tests/golden tests/refuse))

fuzz:
	@tests/fuzz.sh $(SECONDS)

lint:
	@tests/lint.sh

fmt:
	@tests/format.sh -i

golden: all
	@BUILD=$(abspath $(BUILD)) UPDATE=1 tests/run.sh golden refuse

soak: setup
	@$(MAKE) --no-print-directory all
	@BUILD=$(abspath $(BUILD)) tests/with-tools.sh tests/simulate/soak.sh $(or $(N),1000) $(or $(SEED),1)

bench: setup
	@$(MAKE) --no-print-directory all
	@BUILD=$(abspath $(BUILD)) tests/with-tools.sh tests/bench.sh

install: all
	@meson/install.sh install $(BUILD) "$(DESTDIR)"

uninstall:
	@meson/install.sh uninstall $(BUILD) "$(DESTDIR)"

clean:
	@rm -rf build-asan build-fuzz build-lint-gcc build-lint-clang
	@if test -e $(BUILD)/build.ninja; then ninja -C $(BUILD) clean; fi

help:
	@echo 'make          builds $(BUILD)/dbuf-nvcc and $(BUILD)/dbuf'
	@echo 'make demo     sets up, builds, runs examples/demo.sh'
	@echo 'make check    sets up, builds, runs all tests'
	@echo 'make check-matrix   tests with versions of CMake, Meson and nvcc from PyPI (some hours)'
	@echo 'make check-sweep    kills each process of a build at each place; each option of nvcc in each spelling (an hour)'
	@echo 'make package  a Debian package and a wheel for pip, in $(BUILD)/packages'
	@echo 'make check-package  installs both and tries them'
	@echo 'make setup    installs what building and testing need and the machine lacks'
	@echo 'make install  installs (prefix=/usr/local DESTDIR=)'
	@echo 'make uninstall  removes what make install brought (DESTDIR=)'
	@echo 'make asan     unit, replay, golden and refuse tests under AddressSanitizer and UBSan'
	@echo 'make fuzz     libFuzzer on each reader of foreign text (SECONDS=60 each)'
	@echo 'make golden   rewrites the expected outputs and wrapper/REASONS.md; read the change in git diff'
	@echo 'make soak     random loops on the simulator against their originals (N=1000 SEED=1); goes on where it was'
	@echo 'make bench    measures against the performance budgets'
	@echo 'make lint     formatting, clang-tidy, warnings as errors with gcc and clang, shellcheck'
	@echo 'make fmt      formats the sources'
	@echo 'make clean    removes what was built, keeps what was downloaded'

.PHONY: all configure setup demo check check-matrix check-sweep package check-package asan fuzz lint fmt golden soak bench install uninstall clean help
