; Windows' installer: for one person, without an administrator's rights. packaging/build.py calls it with
;   -DSOURCE=folder of the packed program  -DTARGET=what to write  -DVERSION=...  -DSIZE=of the program, in kB
; What is installed goes to one folder of its own; the games, which lie elsewhere, are never touched.

Unicode true
SetCompressor /SOLID lzma
SetDateSave off
Name "Kontor"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Kontor"
RequestExecutionLevel user
ManifestDPIAware true
BrandingText " "

!include "MUI2.nsh"
!define MUI_ICON "..\..\build\icons\kontor.ico"
!define MUI_UNICON "..\..\build\icons\kontor.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\kontor.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Kontor"
!define CLASSES "Software\Classes"

!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"

VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Kontor"
VIAddVersionKey "FileDescription" "Kontor"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "CompanyName" "Kontor contributors"
VIAddVersionKey "LegalCopyright" "MIT"

LangString RUNNING ${LANG_ENGLISH} "Kontor is still running. Close it and try again."
LangString RUNNING ${LANG_GERMAN} "Kontor läuft noch. Schließe es und versuche es noch einmal."
LangString KIND ${LANG_ENGLISH} "Kontor game"
LangString KIND ${LANG_GERMAN} "Kontor-Partie"

; Takes away what an installation has laid down. A program that runs cannot be deleted: then nothing is. One that was
; closed a moment ago may still have processes that end, so it is tried for ten seconds.
!macro REMOVE
  StrCpy $0 40
  ${Do}
    ClearErrors
    Delete "$INSTDIR\kontor.exe"
    ${IfNot} ${Errors}
    ${OrIfNot} ${FileExists} "$INSTDIR\kontor.exe"
      ${ExitDo}
    ${EndIf}
    IntOp $0 $0 - 1
    ${If} $0 = 0
      MessageBox MB_OK|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDOK
      SetErrorLevel 1
      Quit
    ${EndIf}
    Sleep 250
  ${Loop}
  RMDir /r "$INSTDIR\_internal"
!macroend

Section
  SetShellVarContext current
  !insertmacro REMOVE
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\Kontor.lnk" "$INSTDIR\kontor.exe"

  WriteRegStr HKCU "${CLASSES}\.kontor" "" "Kontor.Game"
  WriteRegStr HKCU "${CLASSES}\Kontor.Game" "" "$(KIND)"
  WriteRegStr HKCU "${CLASSES}\Kontor.Game\DefaultIcon" "" "$INSTDIR\kontor.exe,0"
  WriteRegStr HKCU "${CLASSES}\Kontor.Game\shell\open\command" "" '"$INSTDIR\kontor.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Kontor"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\kontor.exe"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

Section "Uninstall"
  SetShellVarContext current
  !insertmacro REMOVE
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Kontor.lnk"
  ReadRegStr $0 HKCU "${CLASSES}\.kontor" ""
  ${If} $0 == "Kontor.Game"
    DeleteRegKey HKCU "${CLASSES}\.kontor"
  ${EndIf}
  DeleteRegKey HKCU "${CLASSES}\Kontor.Game"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
