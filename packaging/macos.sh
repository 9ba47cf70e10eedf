#!/usr/bin/env bash
# Packs Kontor for macOS into dist/; what and how stands in build.py. The app is signed ad hoc; for other people's
# machines it has to be signed and notarised with a developer's certificate.
exec python3 "$(dirname "$0")/build.py" "$@"
