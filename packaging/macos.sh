#!/usr/bin/env bash
# Packs Kontor for macOS into dist/: Kontor.app and kontor-VERSION-macos-ARCH.zip. The app is signed ad hoc; for other
# people's machines it has to be signed and notarised with a developer's certificate.
set -euo pipefail
cd "$(dirname "$0")/.."

python3 packaging/bootstrap.py setup
python=.venv/bin/python
version=$("$python" -c 'import app; print(app.__version__)')
name=kontor-$version-macos-$(uname -m)

"$python" packaging/compile.py --if-possible
"$python" -m PyInstaller --noconfirm --log-level WARN packaging/kontor.spec

ditto -c -k --sequesterRsrc --keepParent dist/Kontor.app "dist/$name.zip"
du -sh dist/Kontor.app "dist/$name.zip"
