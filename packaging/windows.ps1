# Packs Kontor for Windows into dist\: the folder kontor and kontor-VERSION-windows-ARCH.zip.
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..")

function Invoke-Checked([string] $program) {
    & $program @args
    if ($LASTEXITCODE -ne 0) { throw "$program $args ended with $LASTEXITCODE" }
}

Invoke-Checked python packaging\bootstrap.py setup
$python = ".venv\Scripts\python.exe"
$version = Invoke-Checked $python -c "import app; print(app.__version__)"
$name = "kontor-$version-windows-$($env:PROCESSOR_ARCHITECTURE.ToLower())"

Invoke-Checked $python packaging\compile.py --if-possible
Invoke-Checked $python -m PyInstaller --noconfirm --log-level WARN packaging\kontor.spec

Compress-Archive -Path dist\kontor -DestinationPath "dist\$name.zip" -Force
Get-Item "dist\$name.zip"
