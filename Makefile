.DEFAULT_GOAL := help
PYTHON ?= python3
BIN := .venv/bin
STAMP := .venv/.installed
PAGE := $(shell find web gwint/locales -type f -not -path 'web/node_modules/*' -not -path 'web/src/drawn/*' -not -path 'web/shots/*')

help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | awk -F'\t' '{printf "  make %-12s %s\n", $$1, $$2}'

install: $(STAMP) ## Make .venv with the gwint command and everything the tests need

$(STAMP): pyproject.toml
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,server]'
	@touch $@

play: install ## Open the best table there is: a duel in the terminal
	$(BIN)/gwint play

check: ## Format, lint, types and tests
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/pytest -n auto --dist loadgroup -m 'not slow'
	$(BIN)/python -m tests.rulebook --missing-only

test: install check ## Install, then check: what CI runs

test-slow: install ## The big counts: thousands of random games
	$(BIN)/pytest -n auto --dist loadgroup -m slow

bench: install ## Games a second, table copies, import time
	$(BIN)/python -m bench

rules: install ## Every rule ID and the tests that hold the code to it
	$(BIN)/python -m tests.rulebook

golden: install ## Write the golden files anew
	$(BIN)/python -m tests.golden
	$(BIN)/python -m tests.match.golden

wire: install ## Write the page's types anew from the schema of the wire
	$(BIN)/python -m gwint.server.typescript web/src/wire/types.ts

web: gwint/server/static/index.html ## Build the browser's page, if anything in it changed

gwint/server/static/index.html: $(STAMP) $(PAGE)
	$(BIN)/python web/build.py

shots: install ## Screenshots of all looks at three sizes and in both themes, into web/shots
	$(BIN)/python web/shots.py

format: install ## Format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

clean: ## Remove what was installed and built
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

.PHONY: help install play check test test-slow bench rules golden wire web shots format clean
