import { shell } from 'electron';

/**
 * Opens a file with the workstation's program for it. Resolves with '' or an error message, as Electron's
 * `shell.openPath` does. On Linux it resolves with '' at once: Electron drops the callback there
 * (`shell/common/platform_util_linux.cc`) and never settles, so that a missing program is not known.
 */
export async function openPath(path: string): Promise<string> {
  const opening = shell.openPath(path);
  return process.platform === 'linux' ? '' : opening;
}
