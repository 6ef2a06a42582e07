# Two commands: `make play` and `make test`. Everything they need they set up themselves.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
GAME ?= fox-experiment
SEATS ?= 4
MINUTES ?= 5
export PATH := $(CURDIR)/$(BIN):$(PATH)

# What the built page and the installed packages are made from: a stamp is older than these when work is due.
PAGE_SOURCES := $(shell find web -path web/node_modules -prune -o -path web/dist -prune -o -type f -print 2>/dev/null)
WIRE_SOURCES := $(wildcard src/reynard/service/*.py src/reynard/games/*/view/*.py src/reynard/games/*/words/*.py) \
	$(wildcard src/reynard/core/*.py)

.PHONY: play test checked compiled tested browsed setup wheel reference soak rule-coverage bench load locks ladder sheets solo reports wander format clean

play: setup
	@reynard $(ARGS)

setup: .setup/page

.setup/python: requirements.lock pyproject.toml
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing Python packages"
	@python -m pip install --quiet --disable-pip-version-check --no-compile --require-hashes -r requirements.lock
	@python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@mkdir -p .setup && touch $@

.setup/node: .setup/python web/package.json web/package-lock.json web/.npmrc
	@echo "Installing the page's packages"
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@mkdir -p .setup && touch $@

.setup/types: .setup/node $(WIRE_SOURCES)
	@echo "Writing the page's types and labels"
	@python -m reynard.service.schema > web/openapi.json
	@python -m reynard.service.labels web/src
	@cd web && npm run --silent types
	@touch $@

.setup/page: .setup/types $(PAGE_SOURCES)
	@echo "Building the page"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@

# What others install with pip: it holds the built page, so they need no Node and no repository.
wheel: setup
	@python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@ls dist/*.whl

.setup/test: .setup/page requirements-test.lock
	@echo "Installing what the tests need"
	@python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-test.lock
	@sh tests/need-chromium.sh
	@sh tests/need-postgresql.sh
	@touch $@

# Two things at once wherever neither waits for the other.
test: .setup/test
	@$(MAKE) --jobs=2 --output-sync --no-print-directory checked compiled
	@$(MAKE) --jobs=2 --no-print-directory tested browsed
	@cat .setup/browsed/told

checked: .setup/test
	ruff format --check .
	ruff check .
	mypy
	lint-imports
	cd web && npm run --silent check && npm run --silent lint && npm test --silent

compiled: .setup/test
	reynard prepare

tested: .setup/test
	pytest -n 2 --dist worksteal --ignore tests/e2e

# One browser at a time, which waits as often as it works: so it goes well beside the other tests, and tells at its end.
# Bots, clocks and pages never meet twice in the same order: what failed is played once more, and told as what it is.
browsed: .setup/test
	@echo "Meanwhile a browser plays; how it fares is in .setup/browsed.log"
	@python tests/second_try.py .setup/browsed tests/e2e > .setup/browsed.log 2>&1; fared=$$?; cat .setup/browsed.log; exit $$fared

# The reference pages of the games, which the suite compares with the code.
reference: .setup/python
	python -m reynard.reference docs/games

# The long proofs, two hours in all: strangers who do their worst to a server of ours on this machine while bystanders
# play (8 minutes); the service held against its own schema; a thousand kills while people play, on SQLite and on
# PostgreSQL (an hour and a half); every property on thousands of fresh examples (15); and every rule taken out, to see
# whether its tests notice (5).
soak: .setup/test compiled
	PYTHONPATH=tests python -m soak
	PYTHONPATH=tests python -m soak.schema
	PYTHONPATH=tests python -m soak.faults
	PYTHONPATH=tests python -m soak.properties
	@$(MAKE) --no-print-directory rule-coverage

rule-coverage: .setup/test
	PYTHONPATH=tests python -m rule_coverage

# How many tables one process serves; its row goes into docs/hosting.md.
load: .setup/test compiled
	python -m benchmarks.load --write

bench: .setup/test
	python -m benchmarks.figures

# The two lists of packages with their hashes, after pyproject.toml has changed; what is listed already keeps its version.
# It has an environment of its own.
LOCK := .setup/locking/bin/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras --no-annotate --no-header \
	--no-emit-options --no-emit-index-url --no-emit-find-links --no-emit-trusted-host

locks:
	@test -x .setup/locking/bin/pip-compile || ($(PYTHON) -m venv .setup/locking && \
		.setup/locking/bin/pip install --quiet --disable-pip-version-check pip-tools)
	$(LOCK) --extra build -o requirements.lock pyproject.toml
	$(LOCK) --extra build --extra envs --extra lab --extra ray --extra learn --extra postgresql --extra test -o requirements-test.lock pyproject.toml

ladder: .setup/test
	python -m benchmarks.ladder

sheets: .setup/test
	python -m benchmarks.fox_sheets

solo: .setup/test
	python -m benchmarks.fox_solo

# What the lab says of the boxes as they are; ten minutes or so.
reports: .setup/test
	python -m benchmarks.reports

wander: .setup/test
	PYTHONPATH=tests python -m e2e.wander $(GAME) $(SEATS) $(MINUTES)

format: .setup/test
	ruff format .
	ruff check --fix .
	cd web && npm run --silent format

clean:
	rm -rf .venv .setup web/node_modules web/dist web/openapi.json web/src/schema.d.ts web/src/games/*/labels.json web/src/shell/levels.json dist
