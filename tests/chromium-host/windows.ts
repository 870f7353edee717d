import type { BrowserWindow, BrowserWindowConstructorOptions, WebContents } from 'electron';
import { createWindow, type HostWindow, type WindowParts } from './browser-window.ts';
import { offer } from './guard.ts';

export type Windows = {
  /** The class that the program constructs. */
  BrowserWindow: typeof BrowserWindow;
  all: () => readonly HostWindow[];
};

/** All windows of the program. */
export function createWindows(parts: WindowParts): Windows {
  const windows: HostWindow[] = [];
  let lastId = 0;

  const own: WindowParts = {
    ...parts,
    onOpen: (host) => {
      windows.push(host);
      parts.onOpen(host);
    },
    onClosed: (host) => {
      windows.splice(windows.indexOf(host), 1);
      parts.onClosed(host);
    },
  };
  parts.browser.onTargetGone(async (id) => {
    for (const host of [...windows]) if ((await host.page).target.id === id) host.lost();
  });

  // `new` on a function that returns an object evaluates to that object.
  function construct(options: BrowserWindowConstructorOptions = {}): BrowserWindow {
    return createWindow(++lastId, options, own).window;
  }
  const find = (test: (host: HostWindow) => boolean) => windows.find(test)?.window ?? null;
  const statics: Partial<typeof BrowserWindow> = {
    getAllWindows: () => windows.map(({ window }) => window),
    getFocusedWindow: () => find(({ window }) => window.isVisible()),
    fromWebContents: (contents: WebContents) => find((host) => host.contents === contents),
    fromId: (id: number) => find(({ window }) => window.id === id),
  };
  return {
    BrowserWindow: offer<typeof BrowserWindow>('BrowserWindow', Object.assign(construct, statics)),
    all: () => windows,
  };
}
