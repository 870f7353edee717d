import { release, type } from 'node:os';
import { app, type BrowserWindow, screen } from 'electron';

/** Facts for support: versions, system, language, screens and zoom. Names neither the workstation nor the person. */
export function workstationFacts(window: BrowserWindow | null): Record<string, unknown> {
  const { electron, chrome, node } = process.versions;
  return {
    program: app.getVersion(),
    packaged: app.isPackaged,
    versions: { electron: electron ?? null, chromium: chrome ?? null, node },
    system: { type: type(), release: release(), arch: process.arch },
    locale: app.getLocale(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screens: screen.getAllDisplays().map(({ size, scaleFactor }) => ({ ...size, scaleFactor })),
    zoomLevel: window?.webContents.getZoomLevel() ?? null,
  };
}
