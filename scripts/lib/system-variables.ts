/** Environment variables without which a program does not start on Windows, or not as its user; absent elsewhere. */
export const SYSTEM_VARIABLES: readonly string[] = [
  ...['SystemRoot', 'SystemDrive', 'windir', 'ComSpec', 'PATHEXT', 'ProgramData', 'ProgramFiles', 'ProgramFiles(x86)'],
  ...['APPDATA', 'LOCALAPPDATA', 'USERPROFILE', 'USERNAME', 'TEMP', 'TMP'],
];
