import type { BaseWindow, Menu, MenuItem, Notification, WebContents } from 'electron';
import type { HostCommand, HostEvent } from '../chromium-host/messages.ts';

/** Electron's modules whose acts outside of the window are recorded and answered. */
export type HookedElectron = Pick<
  typeof Electron.CrossProcessExports,
  'app' | 'BrowserWindow' | 'clipboard' | 'dialog' | 'Menu' | 'Notification' | 'shell' | 'webContents'
>;

/** What the tests do to the program from outside, once the hooks are in. */
export type ElectronHooks = {
  script: (script: Omit<Extract<HostCommand, { type: 'script-dialog' }>, 'type'> & Record<string, unknown>) => void;
  clickMenu: (id: string) => void;
  choose: (label: string) => void;
  clickNotification: (title: string) => void;
  /** Returns whether the program lets the session end. */
  endSession: () => boolean;
};

export type HooksAt = typeof globalThis & { testHooks?: ElectronHooks };

/**
 * Replaces what the program does outside of its window: each act is told as a line of the console that begins with
 * `prefix`; dialogs are answered as the tests have scripted, and otherwise cancelled. `real`: files and links are opened
 * as well. Runs inside Electron, so that nothing outside of this function exists.
 */
export function hookElectron(electron: HookedElectron, { prefix, real }: { prefix: string; real: boolean }): void {
  const { app, BrowserWindow, clipboard, dialog, Menu, Notification, shell, webContents } = electron;
  const tell = (event: HostEvent) => console.log(prefix + JSON.stringify(event));
  const fail = (what: string): never => {
    throw new Error(`in Electron: ${what}`);
  };
  const scripts = {
    'message-box': [] as (number | null)[],
    'open-dialog': [] as string[][],
    'save-dialog': [] as string[],
    print: [] as (string | null)[],
  };
  // An optional window stands before the options of a dialog.
  const optionsOf = (args: readonly unknown[]) => (args.length > 1 ? args[1] : args[0]) as never;

  const cancelled = ({ cancelId, defaultId }: Electron.MessageBoxOptions): number => cancelId ?? defaultId ?? 0;
  /** The answer of a message box; null: it is left open. */
  const messageBox = (options: Electron.MessageBoxOptions): number | null => {
    const { message, detail, buttons = [] } = options;
    const scripted = scripts['message-box'].shift();
    const response = scripted === undefined ? cancelled(options) : scripted;
    tell({ type: 'message-box', options: { message, ...(detail && { detail }), buttons }, response });
    return response;
  };
  const boxUntilAborted = async (options: Electron.MessageBoxOptions) => {
    const closed = new Promise<number>((resolve) => {
      options.signal?.addEventListener('abort', () => resolve(cancelled(options)));
    });
    return { response: messageBox(options) ?? (await closed), checkboxChecked: false };
  };
  dialog.showMessageBox = ((...args: unknown[]) => boxUntilAborted(optionsOf(args))) as typeof dialog.showMessageBox;
  dialog.showMessageBoxSync = ((...args: unknown[]) =>
    messageBox(optionsOf(args)) ?? cancelled(optionsOf(args))) as typeof dialog.showMessageBoxSync;
  dialog.showOpenDialog = (async (...args: unknown[]) => {
    const filePaths = scripts['open-dialog'].shift() ?? [];
    tell({ type: 'open-dialog', options: optionsOf(args), filePaths });
    return { canceled: filePaths.length === 0, filePaths };
  }) as typeof dialog.showOpenDialog;
  dialog.showSaveDialog = (async (...args: unknown[]) => {
    const filePath = scripts['save-dialog'].shift() ?? '';
    tell({ type: 'save-dialog', options: optionsOf(args), filePath });
    return { canceled: filePath === '', filePath };
  }) as typeof dialog.showSaveDialog;
  dialog.showErrorBox = (title, content) => tell({ type: 'error-box', title, content });

  const { openExternal, openPath } = shell;
  shell.openExternal = async (url) => {
    tell({ type: 'open-external', url });
    if (real) await openExternal(url);
  };
  shell.openPath = async (path) => {
    tell({ type: 'open-path', path });
    return real ? openPath(path) : '';
  };
  shell.showItemInFolder = (path) => tell({ type: 'show-item-in-folder', path });

  const { writeText } = clipboard;
  clipboard.writeText = (text) => {
    tell({ type: 'clipboard', text });
    return writeText.call(clipboard, text);
  };

  const hookContents = (contents: WebContents) => {
    contents.print = (options = {}, done) => {
      const [reason = ''] = scripts.print.splice(0, 1);
      tell({ type: 'print', options, reason, zoomLevel: contents.getZoomLevel() });
      if (reason !== null) done?.(reason === '', reason);
    };
  };
  for (const contents of webContents.getAllWebContents()) hookContents(contents);
  app.on('web-contents-created', (_event, contents) => hookContents(contents));

  const hookWindow = (window: BaseWindow) => {
    const setProgressBar = window.setProgressBar.bind(window);
    window.setProgressBar = (value, options) => {
      tell({ type: 'progress', value });
      setProgressBar(value, options);
    };
  };
  for (const window of BrowserWindow.getAllWindows()) hookWindow(window);
  app.on('browser-window-created', (_event, window) => hookWindow(window));

  let popped: Menu | undefined;
  Menu.prototype.popup = function (this: Menu, { x = 0, y = 0, sourceType = 'mouse' } = {}) {
    popped = this;
    const entries = this.items
      .filter(({ type }) => type !== 'separator')
      .map(({ label, enabled }) => ({ label, enabled }));
    tell({ type: 'popup', entries, x, y, source: sourceType });
  };

  const shown: Notification[] = [];
  Notification.isSupported = () => true;
  Notification.prototype.show = function (this: Notification) {
    shown.push(this);
    tell({ type: 'notification', title: this.title, body: this.body });
  };

  const carryOut = (item: MenuItem) => {
    const window = BrowserWindow.getAllWindows()[0];
    item.click({}, window, window?.webContents);
  };
  (globalThis as HooksAt).testHooks = {
    script: (script) => {
      if (script.dialog === 'message-box') scripts['message-box'].push(script.response as number | null);
      else if (script.dialog === 'open-dialog') scripts['open-dialog'].push(script.filePaths as string[]);
      else if (script.dialog === 'save-dialog') scripts['save-dialog'].push(script.filePath as string);
      else scripts.print.push(script.reason as string | null);
    },
    clickMenu: (id) => {
      const item = Menu.getApplicationMenu()?.getMenuItemById(id) ?? fail(`no menu entry ${id}`);
      if (item.enabled) carryOut(item);
    },
    choose: (label) => {
      const item = popped?.items.find((entry) => entry.label === label && entry.enabled);
      popped = undefined;
      carryOut(item ?? fail(`no enabled entry ${label} in an open menu`));
    },
    clickNotification: (title) => {
      const notification = shown.findLast((one) => one.title === title) ?? fail(`no notification ${title}`);
      notification.emit('click', {});
    },
    endSession: () => {
      // As Windows does it, which has no way to try it out: events of each window, and then the end of the process.
      let objected = false;
      const event = { reasons: ['shutdown'], preventDefault: () => (objected = true) };
      const windows = BrowserWindow.getAllWindows();
      for (const window of windows) window.emit('query-session-end', event);
      if (!objected) for (const window of windows) window.emit('session-end', event);
      return !objected;
    },
  };
}
