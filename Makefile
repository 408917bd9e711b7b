# The commands of the project. `make run` and `make test` are all a newcomer needs: both install what is missing.

SWIFT ?= swift
PREFIX ?= /usr/local
FILE ?=
STATIC := .build/static
STEPS ?= 100000
FILES ?= 1000

.PHONY: run test fidelity fuzz bench format lint docs docs-check check release install clean setup build help

help: ## list the commands
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' Makefile | awk -F'\t' '{ printf "  make %-11s %s\n", $$1, $$2 }'

setup: ## install what the build needs, or say what to type
	@scripts/setup

build: setup
	$(SWIFT) build

run: build ## open the chooser over the bundled screens (FILE=mock.json opens a mock)
	@.build/debug/voterm $(FILE)

test: setup ## build and run all tests
	$(SWIFT) test

fidelity: setup ## play the fidelity cases and write docs/fidelity.md
	@SWIFT=$(SWIFT) scripts/fidelity $(ARGS)

fuzz: setup ## draw 100,000 steps and 1,000 half-written files for each bundled mock, and 50 planted faults (STEPS=… FILES=…)
	VOTERM_FUZZ_STEPS=$(STEPS) VOTERM_FUZZ_FILES=$(FILES) VOTERM_FAULTS=50 $(SWIFT) test -c release -Xswiftc -enable-testing \
	  --scratch-path .build/fuzz --filter 'AnyStepTests|HalfWritten|FaultTests'

bench: setup ## measure speed and size, printed with the machine's name
	@scripts/bench

format: ## rewrite the sources in the house format
	$(SWIFT) format -i -r Sources Tests Benchmarks/Sources Benchmarks/Package.swift Package.swift

lint: ## fail on anything the formatter would change
	$(SWIFT) format lint --strict -r Sources Tests Benchmarks/Sources Benchmarks/Package.swift Package.swift

docs: build ## write the generated pages below docs/
	.build/debug/voterm docs docs

docs-check: build ## fail when a generated page is out of date
	.build/debug/voterm docs --check docs

check: build ## replay every bundled walk and open every bundled screen
	@scripts/check .build/debug/voterm

release: setup ## a static, stripped binary in .build/static/release
	$(SWIFT) build -c release --static-swift-stdlib -Xlinker -s --scratch-path $(STATIC)

install: release ## install below PREFIX (default /usr/local)
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/voterm/screens
	install -m 755 $(STATIC)/release/voterm $(DESTDIR)$(PREFIX)/bin/voterm
	cp -R screens/. $(DESTDIR)$(PREFIX)/share/voterm/screens/

clean: ## remove everything that was built
	rm -rf .build Benchmarks/.build
