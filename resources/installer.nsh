; Included by electron-builder's installer for Windows.
;
; The folder of the administrator's configuration: the program takes platform and sign-on from it, so that only
; administrators may write there. Whoever made it first loses it. Users may read.
!define CONFIG_FOLDER "C:\ProgramData\Tashabbusli budjet"

!macro setConfigRights ARGUMENTS
  nsExec::ExecToLog '"$SYSDIR\icacls.exe" "${CONFIG_FOLDER}" ${ARGUMENTS}'
  Pop $0
  ${If} $0 != 0
    DetailPrint "icacls: $0"
    MessageBox MB_OK|MB_ICONSTOP "${CONFIG_FOLDER}: huquqlarni belgilab bo'lmadi ($0)." /SD IDOK
    Abort
  ${EndIf}
!macroend

!macro customInstall
  CreateDirectory "${CONFIG_FOLDER}"
  ; S-1-5-32-544 administrators, S-1-5-18 the system, S-1-5-32-545 users: names differ by language, numbers do not.
  !insertmacro setConfigRights "/setowner *S-1-5-32-544 /T /L"
  !insertmacro setConfigRights "/reset /T /L"
  !insertmacro setConfigRights "/inheritance:r /grant:r *S-1-5-32-544:(OI)(CI)F *S-1-5-18:(OI)(CI)F *S-1-5-32-545:(OI)(CI)RX"
!macroend
