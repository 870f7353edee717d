import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserWindow, BrowserWindowConstructorOptions, Rectangle, WebContents } from 'electron';
import type { HostDisplay } from './display.ts';
import { createEvents } from './events.ts';
import { offer } from './guard.ts';
import { watchHeartbeat } from './heartbeat.ts';
import type { Page } from './page.ts';
import type { PageMessage } from './page-world.ts';
import { type ContentsParts, createWebContents } from './web-contents.ts';
import { createWindowBounds, initialBounds } from './window-bounds.ts';

export type WindowParts = ContentsParts & {
  display: HostDisplay;
  /** Time without an answer after which a page counts as hung, in ms. */
  patience: number;
  onOpen: (window: HostWindow) => void;
  onClosed: (window: HostWindow) => void;
  /** Called when a window shows its first document. */
  onShown: (window: HostWindow) => void;
  onProgress: (value: number) => void;
  onKey: (window: BrowserWindow, key: Extract<PageMessage, { type: 'key' }>) => void;
};

export type HostWindow = {
  window: BrowserWindow;
  contents: WebContents;
  page: Promise<Page>;
  /** True if the window is closing: no listener has objected. */
  isClosing: () => boolean;
  /** Asks the window, as Windows does before it ends the person's session; true: no listener has objected. */
  mayEndSession: () => boolean;
  /** Tells the window that the person's session ends. */
  endSession: () => void;
  /** Must be called when the window's page was closed from outside, which nothing can prevent. */
  lost: () => void;
};

const EVENTS = [
  'close',
  'closed',
  'query-session-end',
  'session-end',
  'ready-to-show',
  'show',
  'hide',
  'focus',
  'blur',
  'resize',
  'resized',
  'move',
  'moved',
  'maximize',
  'unmaximize',
  'minimize',
  'restore',
  'unresponsive',
  'responsive',
];

/** How long a closing window waits for the messages of its page, in ms. */
const HEARD_OUT_MS = 500;

/** Throws for preferences that would let a page out of its sandbox. */
function checkSafety({ webPreferences = {} }: BrowserWindowConstructorOptions): void {
  const { sandbox = true, contextIsolation = true, nodeIntegration = false, webSecurity = true } = webPreferences;
  if (sandbox && contextIsolation && !nodeIntegration && webSecurity) return;
  throw new Error('chromium-host: refuses a window without sandbox, contextIsolation or webSecurity, or with Node');
}

/** Opens a window: a page of Chromium in the requested size. */
export function createWindow(id: number, options: BrowserWindowConstructorOptions, parts: WindowParts): HostWindow {
  checkSafety(options);
  const { browser, display } = parts;
  const events = createEvents<BrowserWindow>('BrowserWindow', EVENTS);
  const first = initialBounds(options, display);
  let visible = options.show ?? true;
  let destroyed = false;
  let closing = false;
  let minimized = false;
  /** The bounds before the window was maximized. */
  let normal: Rectangle | null = null;
  let title = options.title ?? '';
  let currentSize: () => { width: number; height: number } = () => first;

  const { contents, page, heardOut, end } = createWebContents(
    {
      id,
      preload: options.webPreferences?.preload,
      zoomMode: options.webPreferences?.zoomMode ?? 'default',
      size: () => currentSize(),
      onMessage: (message) => {
        if (message.type === 'key') parts.onKey(window, message);
        if (message.type === 'resize') void refresh();
      },
      onPainted: () => events.emit('ready-to-show'),
    },
    parts,
  );
  const bounds = createWindowBounds(first, browser, page);
  currentSize = bounds.get;
  const refresh = async () => {
    const { moved, resized } = await bounds.refresh().catch(() => ({ moved: false, resized: false }));
    if (resized) events.emit('resize');
    if (moved) events.emit('move');
  };
  const stopWatching = watchHeartbeat(page, {
    patience: parts.patience,
    onHang: () => events.emit('unresponsive'),
    onRecover: () => events.emit('responsive'),
  });
  const gone = () => {
    if (destroyed) return;
    destroyed = true;
    stopWatching();
    end();
    events.emit('closed');
    parts.onClosed(host);
  };
  const destroy = () => {
    if (destroyed) return;
    void page.then(({ close }) => close()).catch(() => {});
    gone();
  };
  const setBounds = (wanted: Partial<Rectangle>) => {
    const before = bounds.get();
    bounds.set({ ...before, ...wanted });
    const { width, height } = bounds.get();
    if (width !== before.width || height !== before.height) events.emit('resize');
  };

  const window: BrowserWindow = offer<BrowserWindow>('BrowserWindow', {
    ...events.listening,
    id,
    webContents: contents,
    loadURL: (url) => contents.loadURL(url),
    show: () => {
      if (visible) return;
      visible = true;
      events.emit('show');
    },
    hide: () => {
      visible = false;
      events.emit('hide');
    },
    focus: () => events.emit('focus'),
    isFocused: () => visible && !minimized,
    isVisible: () => visible,
    isDestroyed: () => destroyed,
    isMinimized: () => minimized,
    isMaximized: () => normal !== null,
    isFullScreen: () => false,
    minimize: () => {
      minimized = true;
      events.emit('minimize');
    },
    restore: () => {
      minimized = false;
      events.emit('restore');
    },
    maximize: () => {
      normal ??= bounds.get();
      setBounds({ x: 0, y: 0, width: display.width, height: display.height });
      events.emit('maximize');
    },
    unmaximize: () => {
      if (normal) setBounds(normal);
      normal = null;
      events.emit('unmaximize');
    },
    close: () => {
      if (destroyed || closing || events.emitPreventable('close')) return;
      closing = true;
      // As in Electron, where the page answers before the window closes: its earlier messages come first.
      void Promise.race([heardOut().catch(() => {}), sleep(HEARD_OUT_MS)]).then(destroy);
    },
    destroy,
    getBounds: bounds.get,
    getContentBounds: bounds.get,
    getNormalBounds: () => normal ?? bounds.get(),
    getSize: () => [bounds.get().width, bounds.get().height],
    setBounds,
    setSize: (width, height) => setBounds({ width, height }),
    getTitle: () => title,
    setTitle: (text) => {
      title = text;
    },
    // Not enforced: Chromium's own windows have no smallest size.
    setMinimumSize: () => {},
    setProgressBar: parts.onProgress,
    setBackgroundColor: () => {},
  });

  const host: HostWindow = {
    window,
    contents,
    page,
    isClosing: () => closing,
    mayEndSession: () => !events.emitPreventable('query-session-end', { reasons: ['shutdown'] }),
    endSession: () => events.emit('session-end', { reasons: ['shutdown'] }),
    lost: () => {
      if (!destroyed) events.emitPreventable('close');
      gone();
    },
  };
  contents.once('dom-ready', () => parts.onShown(host));
  page.catch((error: unknown) => parts.log(`chromium-host: the window did not open: ${error}`));
  parts.onOpen(host);
  return host;
}
