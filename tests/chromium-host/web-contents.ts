import { readFileSync } from 'node:fs';
import type { NavigationHistory, Session, WebContents } from 'electron';
import type { Browser } from './browser.ts';
import { createEditing, menuParams } from './context-menu.ts';
import { createEvents, type Events } from './events.ts';
import { frameAt } from './frame.ts';
import { notOffered, offer } from './guard.ts';
import type { HeldStart } from './held-start.ts';
import type { Ipc } from './ipc.ts';
import { type LoadError, loadError } from './load-errors.ts';
import type { Origins } from './origin.ts';
import { openPage, type Page } from './page.ts';
import type { Navigation } from './page-events.ts';
import type { PageMessage } from './page-world.ts';
import { createReplies } from './replies.ts';
import { createWire } from './wire.ts';
import { type createZooms, factorOf, levelOf } from './zoom.ts';

/** The parts of the stand-in that every window needs. */
export type ContentsParts = {
  browser: Browser;
  origins: Origins;
  ipc: Ipc;
  session: Session;
  held: HeldStart;
  /** The zoom levels of the session's hosts. */
  zooms: ReturnType<typeof createZooms>;
  /**
   * The system's print dialog; answers with the reason why nothing was printed, '' if it was printed. Some failures of a
   * printer's driver are never answered.
   */
  onPrint: (options: Electron.WebContentsPrintOptions, zoomLevel: number) => Promise<string>;
  /** A picture of the page, by its address, is put on the clipboard. */
  onCopyPicture: (address: string) => void;
  /** Logs a line, such as one of the page's console. */
  log: (line: string) => void;
};

type Options = {
  id: number;
  preload: string | undefined;
  zoomMode: string;
  /** The current size of the content in px. */
  size: () => { width: number; height: number };
  /** Receives the reports of the preload's world other than IPC: keys and changes of size. */
  onMessage: (message: PageMessage) => void;
  onPainted: () => void;
};

export type HostContents = {
  contents: WebContents;
  page: Promise<Page>;
  emit: Events<WebContents>['emit'];
  /** Resolves once the program has all messages that the page has sent so far; never, if the page hangs. */
  heardOut: () => Promise<void>;
  /** Must be called when the window is gone. */
  end: () => void;
};

const EVENTS = [
  'did-finish-load',
  'did-fail-load',
  'dom-ready',
  'did-navigate',
  'did-navigate-in-page',
  'will-navigate',
  'will-frame-navigate',
  'will-redirect',
  'will-attach-webview',
  'context-menu',
  'zoom-changed',
  'render-process-gone',
  'preload-error',
  'destroyed',
];

/** The contents of one window: a page of Chromium with the program's preload. */
export function createWebContents(
  { id, preload, zoomMode, size, onMessage, onPainted }: Options,
  { browser, origins, ipc, session, held, zooms, onPrint, onCopyPicture, log }: ContentsParts,
): HostContents {
  const events = createEvents<WebContents>('webContents', EVENTS);
  const wire = createWire();
  let mayOpen: Parameters<WebContents['setWindowOpenHandler']>[0] = () => ({ action: 'allow' });
  let url = '';
  let zoomedTo = 0;
  let destroyed = false;
  let loading: Promise<LoadError | undefined> = Promise.resolve(undefined);
  let finish = () => {};

  const mayNavigate = ({ url: to, isMainFrame, redirect }: Navigation): boolean => {
    const frame = isMainFrame ? frameAt(url) : null;
    const details = () => ({ url: to, isMainFrame, isSameDocument: false, frame });
    if (redirect) return !events.emitPreventable('will-redirect', details());
    if (events.emitPreventable('will-frame-navigate', details())) return false;
    return !isMainFrame || !events.emitPreventable('will-navigate', details(), to);
  };
  const windowOpen = (to: string, frameName: string, features: string) => {
    const referrer = { url: '', policy: 'default' as const };
    const { action } = mayOpen({ url: to, frameName, features, disposition: 'new-window', referrer });
    if (action !== 'deny') throw notOffered(`a window opened by the page (setWindowOpenHandler said ${action})`);
  };
  const navigated = async (to: string, failed: boolean) => {
    url = to;
    if (!failed) return events.emit('did-navigate', {}, to);
    const { code, description } = (await loading) ?? loadError('ERR_FAILED');
    events.emit('did-fail-load', {}, code, description, to, true);
  };

  let showsError = false;
  const page = openPage({
    browser,
    origins,
    preload: preload ? readFileSync(preload, 'utf8') : '',
    size: size(),
    hooks: {
      message: (message, from) => {
        if (message.type === 'preload-error') {
          log(`preload: ${message.stack}`);
          events.emit(
            'preload-error',
            {},
            preload,
            Object.assign(new Error(message.message), { stack: message.stack }),
          );
        } else if (message.type === 'open')
          windowOpen(origins.toProgram(message.url), message.frameName, message.features);
        else if (message.type === 'zoom') events.emitPreventable('zoom-changed', {}, message.direction);
        else if (message.type === 'context-menu')
          events.emitPreventable('context-menu', {}, menuParams(message.params, { url, factor: factor(), origins }));
        else if (message.type === 'invoke' || message.type === 'send') replies.answer(from, message);
        else onMessage(message);
      },
      mayNavigate,
      windowOpen,
      navigated: (to, failed) => {
        showsError = failed;
        withPage((opened) => zoomFor(opened, to));
        void navigated(to, failed);
      },
      navigatedInPage: (to) => {
        url = to;
        events.emit('did-navigate-in-page', {}, to, true);
      },
      domReady: () => events.emit('dom-ready', {}),
      loaded: () => {
        if (showsError) return;
        finish();
        events.emit('did-finish-load', {});
      },
      painted: onPainted,
      crashed: () => events.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }),
      console: log,
    },
  });
  const replies = createReplies({ page, ipc, wire, contents: () => contents });
  const withPage = (use: (page: Page) => Promise<unknown>): void => {
    page.then(use).catch((error: unknown) => {
      if (!destroyed) log(`chromium-host: ${error}`);
    });
  };
  const own = zooms(zoomMode, () => withPage((opened) => zoomFor(opened, url)));
  const factor = () => factorOf(own.level(url));
  /** Gives the page the zoom level of this address, unless it has it. */
  const zoomFor = async ({ zoomBy }: Page, address: string) => {
    const level = own.level(address);
    if (level === zoomedTo) return;
    zoomedTo = level;
    await zoomBy(factorOf(level), size());
  };

  const contents: WebContents = offer<WebContents>('webContents', {
    ...events.listening,
    ...createEditing({ withPage, factor, onCopyPicture }),
    id,
    session,
    get mainFrame() {
      return frameAt(url);
    },
    getURL: () => url,
    isDestroyed: () => destroyed,
    isLoading: () => false,
    send: (channel, ...args) => {
      const message = { type: 'event' as const, channel, args: wire.encode(args) };
      withPage(async ({ send }) => send(message));
    },
    loadURL: async (wanted) => {
      const opened = await page;
      const to = await held.addressFor(wanted);
      // As in Chromium, a page has the zoom of its address before its first script runs.
      await zoomFor(opened, to);
      const finished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      loading = opened.load(to).then((text) => (text ? loadError(text) : undefined));
      const failure = await loading;
      if (failure) {
        const { code, description } = failure;
        throw Object.assign(new Error(`${description} (${code}) loading '${to}'`), { errno: code, code: description });
      }
      await finished;
    },
    reload: () => withPage(({ reload }) => reload()),
    forcefullyCrashRenderer: () => withPage(({ crash }) => crash()),
    setWindowOpenHandler: (handler) => {
      mayOpen = handler;
    },
    setWebRTCIPHandlingPolicy: () => {},
    getZoomLevel: () => own.level(url),
    setZoomLevel: (level) => own.set(url, level),
    getZoomFactor: factor,
    setZoomFactor: (wanted) => own.set(url, levelOf(wanted)),
    getZoomMode: () => zoomMode as ReturnType<WebContents['getZoomMode']>,
    navigationHistory: offer<NavigationHistory>('navigationHistory', {
      clear: () => withPage(({ forgetHistory }) => forgetHistory()),
    }),
    printToPDF: async ({ printBackground = false, preferCSSPageSize = false, generateTaggedPDF = false }) =>
      (await page).pdf({ background: printBackground, preferCSSPageSize, tagged: generateTaggedPDF }),
    // Electron names the printer on another thread first: no answer comes within the call.
    print: (options = {}, callback) =>
      void onPrint(options, own.level(url)).then((reason) => setImmediate(() => callback?.(reason === '', reason))),
    openDevTools: () => {},
    toggleDevTools: () => {},
  });

  return {
    contents,
    page,
    emit: events.emit,
    heardOut: async () => {
      await (await page).heardOut();
      await replies.given();
    },
    end: () => {
      destroyed = true;
      own.end();
      events.emit('destroyed', {});
    },
  };
}
