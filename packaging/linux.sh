#!/usr/bin/env bash
# Packs Kontor for Linux into dist/: the folder kontor, kontor-VERSION-linux-ARCH.tar.gz and Kontor.AppDir, from which
# appimagetool makes an AppImage where it is installed. Needs binutils; runs on the oldest system that is to be served.
set -euo pipefail
cd "$(dirname "$0")/.."

python3 packaging/bootstrap.py setup
python=.venv/bin/python
version=$("$python" -c 'import app; print(app.__version__)')
name=kontor-$version-linux-$(uname -m)

"$python" packaging/compile.py --if-possible
"$python" -m PyInstaller --noconfirm --log-level WARN packaging/kontor.spec

dir=dist/Kontor.AppDir
rm -rf "$dir"
mkdir -p "$dir"/usr/{bin,lib} "$dir"/usr/share/{applications,metainfo,mime/packages}
cp -a --link dist/kontor "$dir/usr/lib/kontor" # the same files twice, on disk once
ln -s ../lib/kontor/kontor "$dir/usr/bin/kontor"
cp packaging/linux/AppRun packaging/linux/org.kontor.Kontor.desktop "$dir/"
cp packaging/linux/org.kontor.Kontor.desktop "$dir/usr/share/applications/"
cp packaging/linux/org.kontor.Kontor.metainfo.xml "$dir/usr/share/metainfo/"
cp packaging/linux/kontor-mime.xml "$dir/usr/share/mime/packages/"
cp build/icons/kontor-256.png "$dir/kontor.png"
ln -s kontor.png "$dir/.DirIcon"
for size in 16 24 32 48 64 128 256 512; do
    install -D -m 644 "build/icons/kontor-$size.png" "$dir/usr/share/icons/hicolor/${size}x$size/apps/kontor.png"
done

tar -C dist -czf "dist/$name.tar.gz" --owner=0 --group=0 kontor
if command -v appimagetool >/dev/null; then
    appimagetool "$dir" "dist/$name.AppImage"
fi
du -sh dist/kontor "dist/$name.tar.gz"
