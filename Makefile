# Every task of the house. `make` alone lists them.

PLAY := splendor --bots greedy

# The Python of .venv once there is one, else the first that is 3.11 or later; `make setup PYTHON=...` chooses another.
ifndef PYTHON
PYTHON := $(shell for python in $(if $(wildcard .venv/python*),.venv/bin/python) python3 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
endif
VERSION := $(shell $(or $(PYTHON),false) -c 'import sys; sys.version_info >= (3, 11) and print("%d.%d" % sys.version_info[:2])' 2>/dev/null)

# Files in .venv remember what was done. The name of the last one changes with the mode and with the list of modules.
COMPILED := $(shell find $(shell sed -n 's/^COMPILED = \[\(.*\)\]/\1/p' setup.py | tr -d '",') -name '*.py' | sort)
MODE := $(if $(filter-out 0,$(SIXSTONES_PURE)),pure,compiled)
VENV := .venv/python$(VERSION)
BUILT := .venv/built-$(MODE)-$(firstword $(shell echo $(COMPILED) | cksum))
BIN := .venv/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.NOTPARALLEL:
.PHONY: help play setup test prove lint format coverage mutation bench docs lock clean

help:  ## list these
	@sed -n 's/^\([a-z]*\):.*##/\1\t/p' $(MAKEFILE_LIST) | expand -t 10

play: $(BUILT)  ## a game of Splendor against the computer
	@$(BIN)/sixstones play $(PLAY)

setup: $(BUILT)  ## .venv with the package in it, compiled where there is a C compiler

test: .venv/develop $(BUILT)  ## the test suite
	$(BIN)/python -m pytest -n 2

prove: .venv/develop $(BUILT)  ## the test suite with its long samples in full
	SIXSTONES_SAMPLES=full $(BIN)/python -m pytest -n 2

lint: .venv/develop $(BUILT)  ## style, types and who may import whom
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/pyright
	$(BIN)/lint-imports

format: .venv/develop  ## put the source in order
	$(BIN)/ruff check --fix --exit-zero
	$(BIN)/ruff format

coverage:  ## which lines of the rules the suite reaches, in pure Python
	$(MAKE) test SIXSTONES_PURE=1 SIXSTONES_SAMPLES=small PYTEST_ADDOPTS="--cov --cov-report=term-missing:skip-covered"

mutation: .venv/develop  ## which small changes to the rules no test notices, in pure Python (hours)
	$(MAKE) setup SIXSTONES_PURE=1
	SIXSTONES_PURE=1 SIXSTONES_SAMPLES=small $(BIN)/mutmut run

bench: .venv/develop $(BUILT)  ## how fast it is; KEEP=1 keeps the results
	KEEP=$(KEEP) $(BIN)/python -m benchmarks

docs: .venv/develop $(BUILT)  ## the documentation, in docs/_build
	$(BIN)/sphinx-build -W --keep-going -q docs docs/_build

lock: .venv/develop  ## choose anew the newest versions of everything
	for lock in play develop; do $(BIN)/uv pip compile --upgrade --universal --python-version 3.11 --generate-hashes \
		--no-header --no-annotate --quiet requirements/$$lock.in --output-file requirements/$$lock.txt; done

clean:  ## remove everything that was made
	rm -rf .venv build dist docs/_build mutants .*_cache .coverage src/*.egg-info
	find src -name '*.so' -delete
	find . -name __pycache__ -prune -exec rm -r {} +

$(VENV):
	@test -n "$(VERSION)" || { echo "Six Stones needs Python 3.11 or later. Have one? make PYTHON=/path/to/python"; exit 1; }
	$(PYTHON) -m venv --clear .venv
	@touch $@

.venv/play .venv/develop: .venv/%: requirements/%.txt $(VENV)
	$(INSTALL) --require-hashes --requirement $<
	@touch $@

$(BUILT): $(COMPILED) setup.py pyproject.toml .venv/play
	@echo "Building; with a compiler it takes half a minute."
	@rm -f .venv/built-*; begun=$$(mktemp .venv/begun.XXXXXX) && \
		$(INSTALL) --no-deps --no-build-isolation --editable . && mv $$begun $@ && cat build/notice
