# Everything runs in .venv, from hash-locked requirements; nothing else on the machine is touched.
PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
LOCK := $(UV) pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11
INSTALL := --require-hashes --compile-bytecode --quiet
export UV_PYTHON_DOWNLOADS := never
export UV_PYTHON := $(BIN)/python

.PHONY: play install test soak check fix lock bench clean

play: .venv/play ## a table server on this machine, with the browser at it
	@$(BIN)/mintmark serve || test $$? -eq 130  # Ctrl-C is no error

install: .venv/play ## the same set-up, nothing started: to play at somebody's server
	@echo "To play: $(BIN)/mintmark play coinage --server URL"

test: .venv/dev ## every test, on all cores
	$(BIN)/pytest -n auto --dist loadgroup

soak: .venv/dev ## the laws over far more random games than `make test` has time for, and a server killed a hundred times
	$(BIN)/pytest -n auto --dist loadgroup -m soak

check: .venv/dev ## style, types, layers, dependencies, locks
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/deptry src
	$(BIN)/python requirements/check.py

fix: .venv/dev ## what can be mended by itself
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

lock: .venv/uv ## refresh the locks after a change of pyproject.toml (UPGRADE=--upgrade for newer versions)
	$(LOCK) $(UPGRADE) --group uv -o requirements/uv.txt
	$(LOCK) $(UPGRADE) pyproject.toml --group build -o requirements/play.txt
	$(LOCK) $(UPGRADE) pyproject.toml --extra research --extra scale --group dev -c requirements/play.txt -o requirements/dev.txt

bench: .venv/play ## games and simulations a second, compile times
	$(BIN)/mintmark bench coinage
	$(BIN)/mintmark bench warehouse51 --players 4
	$(BIN)/mintmark bench coin_quest --players 4

clean: ## remove the environment
	rm -rf .venv

.venv/uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; v = sys.version_info; sys.exit(None if (3, 11) <= v < (3, 14) else "Mintmark needs Python 3.11, 3.12 or 3.13; this is %d.%d. Try: make PYTHON=python3.12 ..." % v[:2])'
	@echo "Setting up .venv (once) ..."
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

.venv/play: .venv/uv requirements/play.txt pyproject.toml
	@$(UV) pip install $(INSTALL) -r requirements/play.txt
	@$(UV) pip install --quiet --no-deps --no-build-isolation --editable .
	@$(BIN)/python -m compileall -q src
	@touch $@

.venv/dev: .venv/play requirements/dev.txt
	@$(UV) pip install $(INSTALL) -r requirements/dev.txt
	@touch $@
