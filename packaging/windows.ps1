# Packs Kontor for Windows into dist\; what and how stands in build.py.
python (Join-Path $PSScriptRoot "build.py") @args
exit $LASTEXITCODE
