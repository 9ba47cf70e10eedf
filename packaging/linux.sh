#!/usr/bin/env bash
# Packs Kontor for Linux into dist/; what and how stands in build.py. Runs on the oldest system that is to be served.
exec python3 "$(dirname "$0")/build.py" "$@"
