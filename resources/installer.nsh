; Included by electron-builder's installer for Windows.
;
; The folder of the administrator's configuration: the program takes platform and sign-on from it, so that only
; administrators may write there. Users may read. Any user can make a folder in ProgramData, or a junction: what lies
; there before the first installation is put aside, and a link is refused.
!define CONFIG_FOLDER "C:\ProgramData\Tashabbusli budjet"

; FILE_ATTRIBUTE_REPARSE_POINT of Windows: links, junctions, mount points.
!define REPARSE_POINT 0x400

!macro stopInstallation TEXT
  DetailPrint "${TEXT}"
  MessageBox MB_OK|MB_ICONSTOP "${TEXT}" /SD IDOK
  Abort
!macroend

!macro setConfigRights ARGUMENTS
  nsExec::ExecToLog '"$SYSDIR\icacls.exe" "${CONFIG_FOLDER}" ${ARGUMENTS}'
  Pop $0
  ${If} $0 != 0
    !insertmacro stopInstallation "${CONFIG_FOLDER}: huquqlarni belgilab bo'lmadi ($0)."
  ${EndIf}
!macroend

!macro refuseConfigLink
  System::Call 'kernel32::GetFileAttributesW(w "${CONFIG_FOLDER}") i .r0'
  ${If} $0 != -1
    IntOp $0 $0 & ${REPARSE_POINT}
    ${If} $0 != 0
      !insertmacro stopInstallation "${CONFIG_FOLDER}: boshqa joyga olib boradi (havola). Uni o'chirib, o'rnatishni takrorlang."
    ${EndIf}
  ${EndIf}
!macroend

!macro putConfigAside
  System::Call 'kernel32::GetTickCount() i .r0'
  StrCpy $0 "${CONFIG_FOLDER}.avvalgi-$0"
  ClearErrors
  Rename "${CONFIG_FOLDER}" "$0"
  ${If} ${Errors}
    !insertmacro stopInstallation "${CONFIG_FOLDER}: avvalgi papkani chetga qo'yib bo'lmadi."
  ${EndIf}
  DetailPrint "${CONFIG_FOLDER}: $0"
  MessageBox MB_OK|MB_ICONINFORMATION "${CONFIG_FOLDER} o'rnatishdan oldin ham bor edi va chetga qo'yildi: $0. Kerakli sozlamalarni tekshirib, qaytadan joylang." /SD IDOK
!macroend

; Links to an initiative (src/shared/initiative-link.ts). Registered for the machine and removed with the program: what the
; program itself would register for a person no uninstaller finds. What another program has registered stays.
!define LINK_KEY "Software\Classes\tashabbus"

!macro registerLinks
  ReadRegStr $0 HKLM "${LINK_KEY}\shell\open\command" ""
  ${If} $0 == ""
  ${OrIf} $0 == `"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"`
    WriteRegStr HKLM "${LINK_KEY}" "" "URL:tashabbus"
    WriteRegStr HKLM "${LINK_KEY}" "URL Protocol" ""
    WriteRegStr HKLM "${LINK_KEY}\shell\open\command" "" `"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"`
  ${EndIf}
!macroend

!macro removeLinks
  ReadRegStr $0 HKLM "${LINK_KEY}\shell\open\command" ""
  ${If} $0 == `"$INSTDIR\${APP_EXECUTABLE_FILENAME}" "%1"`
    DeleteRegKey HKLM "${LINK_KEY}"
  ${EndIf}
!macroend

!macro customUnInstall
  !insertmacro removeLinks
  ; With its first notification Electron writes an entry into the Start menu of the person, beside that of the machine
  ; (shell/browser/notifications/win/windows_toast_activator.cc). Those of other persons cannot be removed from here.
  ${IfNot} ${isUpdated}
    SetShellVarContext current
    Delete "$SMPROGRAMS\${PRODUCT_NAME}.lnk"
    SetShellVarContext all
  ${EndIf}
!macroend

!macro customInstall
  !insertmacro refuseConfigLink
  ; Read by electron-builder before this installation, from where only administrators write.
  ${If} $perMachineInstallationFolder == ""
  ${AndIf} ${FileExists} "${CONFIG_FOLDER}"
    !insertmacro putConfigAside
  ${EndIf}
  CreateDirectory "${CONFIG_FOLDER}"
  ; S-1-5-32-544 administrators, S-1-5-18 the system, S-1-5-32-545 users: names differ by language, numbers do not.
  !insertmacro setConfigRights "/setowner *S-1-5-32-544 /T /L"
  !insertmacro setConfigRights "/reset /T /L"
  !insertmacro setConfigRights "/inheritance:r /grant:r *S-1-5-32-544:(OI)(CI)F *S-1-5-18:(OI)(CI)F *S-1-5-32-545:(OI)(CI)RX"
  ; Again, now that nobody else can change it: somebody may have been quicker.
  !insertmacro refuseConfigLink
  ${If} $perMachineInstallationFolder == ""
  ${AndIf} ${FileExists} "${CONFIG_FOLDER}\*.json"
    !insertmacro stopInstallation "${CONFIG_FOLDER}: o'rnatish paytida boshqa dastur yozdi. O'rnatishni takrorlang."
  ${EndIf}
  !insertmacro registerLinks
!macroend
