import { APP_ORIGIN } from '@shared/constants.ts';
import type { Settings } from '@shared/settings.ts';
import { app, BrowserWindow, screen } from 'electron';
import { z } from 'zod';
import type { Log } from '../diagnostics/log.ts';
import { offerContextMenu } from '../menu/context-menu.ts';
import { createJsonFile } from '../storage/json-file.ts';
import { agreesToClose } from './agrees-to-close.ts';
import { restoredBounds } from './bounds.ts';
import { type CloseGuard, createCloseGuard } from './close-guard.ts';
import { watchForFailures } from './failures.ts';
import { fitToDisplay } from './fit-to-display.ts';
import { isLostForGood, type Unfinished } from './unfinished.ts';

const rectangle = z.object({ x: z.int(), y: z.int(), width: z.int(), height: z.int() });
const stateSchema = z.object({ bounds: rectangle.nullable(), maximized: z.boolean(), zoomLevel: z.number() });

/** The theme's background colour, shown until the page paints. */
const CANVAS = { light: '#eef2f3', dark: '#0f1518' } as const;
/** What one turn of the wheel with Ctrl changes, as Ctrl and + do. */
const ZOOM_STEP = 0.5;
/** How long an unpainted window stays hidden, in ms; after that a plain canvas is better than nothing. */
const PAINT_TIMEOUT_MS = 4000;

/** The program's one window. */
export type MainWindow = {
  /** Opens the window, or brings the open one to the front. */
  show: () => void;
  current: () => BrowserWindow | null;
  /** Clears the window's history: Back leads nowhere from the current page. */
  forgetHistory: () => void;
  /** Asks about unfinished work, if there is any; true: the window will close without another question. */
  agreeToClose: () => Promise<boolean>;
  /** Withdraws the agreement, if the program continues after all. */
  stayOpen: () => void;
};

/** Creates the program's one window. Position, size and zoom are kept in `stateFile`. */
export function createMainWindow({
  preload,
  stateFile,
  settings,
  unfinished,
  onLoad,
  log,
}: {
  preload: string;
  stateFile: string;
  settings: () => Settings;
  /** The work that closing would interrupt, for a question beforehand; null: none. */
  unfinished: () => Unfinished | null;
  /** Called after each load of the page. */
  onLoad: () => void;
  log: Log;
}): MainWindow {
  const state = createJsonFile<z.output<typeof stateSchema>>({
    path: stateFile,
    schema: stateSchema,
    fallback: () => ({ bounds: null, maximized: false, zoomLevel: 0 }),
    log,
  });
  let current: BrowserWindow | null = null;
  let closing: CloseGuard | null = null;

  const open = (): BrowserWindow => {
    const { bounds, maximized, zoomLevel } = state.load();
    const primary = screen.getPrimaryDisplay();
    const others = screen.getAllDisplays().filter(({ id }) => id !== primary.id);
    const window = new BrowserWindow({
      ...restoredBounds(
        bounds,
        [primary, ...others].map(({ workArea }) => workArea),
      ),
      title: 'Tashabbusli budjet',
      backgroundColor: CANVAS[settings().colorScheme],
      autoHideMenuBar: true,
      show: false,
      webPreferences: { preload, sandbox: true, contextIsolation: true, nodeIntegration: false, spellcheck: false },
    });

    const paint = () => {
      clearTimeout(late);
      if (window.isDestroyed() || window.isVisible()) return;
      if (maximized) window.maximize();
      window.show();
    };
    const late = setTimeout(paint, PAINT_TIMEOUT_MS);
    window.once('ready-to-show', paint);
    window.webContents.once('did-finish-load', () => window.webContents.setZoomLevel(zoomLevel));

    window.webContents.on('did-finish-load', onLoad);
    // Chromium only reports the wheel with Ctrl: a browser zooms by itself.
    window.webContents.on('zoom-changed', (_event, direction) =>
      window.webContents.setZoomLevel(
        window.webContents.getZoomLevel() + (direction === 'in' ? ZOOM_STEP : -ZOOM_STEP),
      ),
    );

    const guard = createCloseGuard({
      unfinished,
      ask: (reason) => agreesToClose(window, reason, settings().script),
      close: () => {
        if (!window.isDestroyed()) window.close();
      },
    });
    closing = guard;
    window.on('close', (event) => {
      state.save({
        bounds: window.getNormalBounds(),
        maximized: window.isMaximized(),
        zoomLevel: window.webContents.getZoomLevel(),
      });
      if (!guard.mayClose()) event.preventDefault();
    });
    // Windows ends the person's session without `close`, and the program right after `session-end`, unless it is quitting
    // by then (Electron's shell/browser/native_window_views_win.cc).
    window.on('query-session-end', (event) => {
      if (!guard.mayClose(isLostForGood)) event.preventDefault();
    });
    window.on('session-end', () => {
      guard.giveIn();
      app.quit();
    });
    window.on('closed', () => {
      clearTimeout(late);
      current = null;
      closing = null;
    });
    fitToDisplay(window, screen);
    offerContextMenu(window, () => settings().script);
    watchForFailures(window, { script: () => settings().script, log });
    void window.loadURL(`${APP_ORIGIN}/`).catch((error: unknown) => log.error('page did not load', { error }));
    return window;
  };

  return {
    show: () => {
      if (!current) {
        current = open();
        return;
      }
      if (current.isMinimized()) current.restore();
      current.show();
      current.focus();
    },
    current: () => current,
    forgetHistory: () => current?.webContents.navigationHistory.clear(),
    agreeToClose: async () => (await closing?.agree()) ?? true,
    stayOpen: () => closing?.withdraw(),
  };
}
