import { APP_ORIGIN } from '@shared/constants.ts';
import { SHEETS_PATH } from '@shared/print.ts';
import { BrowserWindow } from 'electron';
import type { SheetWindow } from '../print/printing.ts';

/** A4 at 96 dots per inch, in px. */
const A4 = { width: 794, height: 1123 };

/**
 * Opens the hidden window on which sheets are drawn. It closes with `owner`, so that no hidden window keeps the program
 * running.
 */
export function openSheetWindow({ preload, owner }: { preload: string; owner: BrowserWindow | null }): SheetWindow {
  const window = new BrowserWindow({
    ...A4,
    show: false,
    webPreferences: {
      preload,
      ...{ sandbox: true, contextIsolation: true, nodeIntegration: false, spellcheck: false },
      // Chromium's zoom is by host: the sheets would be measured with the zoom of the person's window.
      zoomMode: 'isolated',
      // A hidden page would otherwise be throttled.
      backgroundThrottling: false,
    },
  });
  const { webContents } = window;
  const close = () => {
    if (!window.isDestroyed()) window.destroy();
  };
  owner?.once('closed', close);
  return {
    id: webContents.id,
    load: () => window.loadURL(`${APP_ORIGIN}${SHEETS_PATH}`),
    pdf: () => webContents.printToPDF({ preferCSSPageSize: true, printBackground: true, generateTaggedPDF: true }),
    paper: (copies) =>
      new Promise((resolve) => {
        // The sheets' own style asks for their backgrounds: here Electron does not read `printBackground`
        // (`shell/browser/api/electron_api_web_contents.cc`, `Print`).
        webContents.print({ copies, pageSize: 'A4' }, (printed, reason) =>
          resolve({ reason: printed ? '' : reason || 'unknown' }),
        );
      }),
    onGone: (listener) => {
      window.once('closed', listener);
      webContents.once('render-process-gone', listener);
    },
    close: () => {
      owner?.removeListener('closed', close);
      close();
    },
  };
}
