#!/usr/bin/env bash
# Pins anew: packaging/requirements.txt (to play) and requirements-dev.txt (to play, test, lint and build),
# for every system and Python at once. Names, versions, markers and hashes only; needs uv in the environment.
set -euo pipefail
cd "$(dirname "$0")/.."

pin() { # pin OUTPUT ARGUMENTS...
    local output=$1
    shift
    uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
        --no-annotate --no-header --no-emit-index-url --no-emit-find-links "$@" --output-file "$output" >/dev/null
    if grep -n '://' "$output"; then
        echo "$output names an address" >&2
        exit 1
    fi
}

# What is pinned stays pinned unless the caller passes --upgrade.
pin packaging/requirements-dev.txt --group dev "$@"
pin packaging/requirements.txt --constraints packaging/requirements-dev.txt
