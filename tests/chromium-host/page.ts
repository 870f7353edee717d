import { randomUUID } from 'node:crypto';
import type { Browser, Target } from './browser.ts';
import type { Session } from './cdp.ts';
import type { Origins } from './origin.ts';
import { type PageNames, pageScript, takeWorld } from './page-script.ts';
import type { HostMessage, PageMessage } from './page-world.ts';

/** Where a document wants to go; addresses as the program knows them. */
export type Navigation = { url: string; isMainFrame: boolean; redirect: boolean };

/** What happens in a page. */
export type PageHooks = {
  /** A message of the preload, from the document at `url`. */
  message: (message: PageMessage, url: string) => void;
  /** A navigation that the program did not ask for; false stops it. */
  mayNavigate: (navigation: Navigation) => boolean;
  /** `window.open`, a link in a new tab. */
  windowOpen: (url: string, frameName: string, features: string) => void;
  /** The main frame shows a new document; `failed` where it is the browser's own error page. */
  navigated: (url: string, failed: boolean) => void;
  /** The main frame's address changed without a new document. */
  navigatedInPage: (url: string) => void;
  domReady: () => void;
  loaded: () => void;
  painted: () => void;
  crashed: () => void;
  console: (line: string) => void;
};

export type Page = {
  target: Target;
  /** Sends to the preload; what comes while no document listens is lost, as in Electron. */
  send: (message: HostMessage) => void;
  /** Loads an address; gives the browser's error text, if any. */
  load: (url: string) => Promise<string | undefined>;
  reload: () => Promise<void>;
  /** Ends the page's process, also one that hangs. */
  crash: () => Promise<unknown>;
  /** Zooms as a browser does: fewer, larger CSS pixels on the same area. */
  zoomBy: (factor: number, size: { width: number; height: number }) => Promise<unknown>;
  /** The path of a file that the page got from the person; '' for one that it made itself. */
  filePath: (placeholder: string) => Promise<string>;
};

type Options = {
  browser: Browser;
  origins: Origins;
  preload: string;
  size: { width: number; height: number };
  hooks: PageHooks;
};

/** Opens a page of the browser with its preload and makes its events known. */
export async function openPage({ browser, origins, preload, size, hooks }: Options): Promise<Page> {
  const names: PageNames = { binding: `host-${randomUUID()}`, world: `world-${randomUUID()}` };
  const target = await browser.openTarget(size);
  const { session } = target;
  let world: Promise<string | undefined> = Promise.resolve(undefined);
  let ownNavigation = false;

  watchDocuments(session, target.id, origins, hooks);
  watchNavigation(session, target.id, origins, hooks, () => {
    const own = ownNavigation;
    ownNavigation = false;
    return own;
  });
  watchMessages(session, target.id, names, (message, browserUrl) => {
    if (message.type === 'hello') world = worldOf(session, names);
    else hooks.message(message, origins.toProgram(browserUrl));
  });
  session.on('Page.frameStartedNavigating', ({ frameId, navigationType }) => {
    const staysHere = navigationType === 'sameDocument' || navigationType === 'historySameDocument';
    if (frameId === target.id && !staysHere) world = Promise.resolve(undefined);
  });

  await Promise.all([
    session.send('Page.enable'),
    session.send('Runtime.enable'),
    session.send('Inspector.enable'),
    session.send('Page.setLifecycleEventsEnabled', { enabled: true }),
    session.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
    session.send('Runtime.addBinding', { name: names.binding }),
    session.send('Page.addScriptToEvaluateOnNewDocument', { source: pageScript(names, preload, origins.browserOrigin()) }),
    session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Request' }] }),
    target.start(),
  ]);

  const call = async (functionDeclaration: string, argument: unknown) => {
    const objectId = await world;
    if (objectId === undefined) return undefined;
    return session.send('Runtime.callFunctionOn', { objectId, functionDeclaration, arguments: [{ value: argument }] });
  };
  return {
    target,
    send: (message) => {
      call('function (message) { this.receive(message); }', message).catch(() => {
        // The document has gone in the meantime.
      });
    },
    load: async (url) => {
      ownNavigation = true;
      const { errorText } = await session.send('Page.navigate', { url: origins.toBrowser(url) });
      return errorText;
    },
    reload: async () => {
      ownNavigation = true;
      await session.send('Page.reload');
    },
    crash: () =>
      session.send('Page.crash').catch(() => {
        // The order is never answered: whoever would answer it is gone.
      }),
    zoomBy: (factor, { width, height }) =>
      factor === 1
        ? session.send('Emulation.clearDeviceMetricsOverride')
        : session.send('Emulation.setDeviceMetricsOverride', {
            width: Math.round(width / factor),
            height: Math.round(height / factor),
            deviceScaleFactor: factor,
            mobile: false,
          }),
    filePath: async (placeholder) => {
      const file = await call('function (placeholder) { return this.file(placeholder); }', placeholder);
      const objectId = file?.result.objectId;
      if (!objectId) return '';
      return session.send('DOM.getFileInfo', { objectId }).then(
        ({ path }) => path,
        () => '',
      );
    },
  };
}

async function worldOf(session: Session, names: PageNames): Promise<string | undefined> {
  const { result } = await session.send('Runtime.evaluate', { expression: takeWorld(names) });
  return result.objectId;
}

function watchMessages(
  session: Session,
  mainFrame: string,
  names: PageNames,
  receive: (message: PageMessage, url: string) => void,
): void {
  const documents = new Set<number>();
  let url = 'about:blank';
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.id === mainFrame) url = frame.url;
  });
  session.on('Page.navigatedWithinDocument', (navigated) => {
    if (navigated.frameId === mainFrame) url = navigated.url;
  });
  session.on('Runtime.executionContextCreated', ({ context }) => {
    const { frameId, isDefault } = (context.auxData ?? {}) as { frameId?: string; isDefault?: boolean };
    if (frameId !== mainFrame || !isDefault) return;
    documents.add(context.id);
    url = context.origin;
  });
  session.on('Runtime.executionContextsCleared', () => documents.clear());
  session.on('Runtime.executionContextDestroyed', ({ executionContextId }) => void documents.delete(executionContextId));
  session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    if (name === names.binding && documents.has(executionContextId)) receive(JSON.parse(payload) as PageMessage, url);
  });
}

function watchDocuments(session: Session, mainFrame: string, origins: Origins, hooks: PageHooks): void {
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.id !== mainFrame || frame.url === 'about:blank') return;
    hooks.navigated(origins.toProgram(frame.unreachableUrl ?? frame.url), frame.unreachableUrl !== undefined);
  });
  session.on('Page.navigatedWithinDocument', ({ frameId, url }) => {
    if (frameId === mainFrame) hooks.navigatedInPage(origins.toProgram(url));
  });
  let blank = true;
  session.on('Page.frameNavigated', ({ frame }) => {
    if (frame.id === mainFrame) blank = frame.url === 'about:blank';
  });
  session.on('Page.lifecycleEvent', ({ frameId, name }) => {
    if (frameId !== mainFrame || blank) return;
    if (name === 'DOMContentLoaded') hooks.domReady();
    if (name === 'load') hooks.loaded();
    if (name === 'firstPaint') hooks.painted();
  });
  session.on('Inspector.targetCrashed', hooks.crashed);
  session.on('Runtime.exceptionThrown', ({ exceptionDetails: { text, exception } }) =>
    hooks.console(`uncaught: ${exception?.description ?? text}`),
  );
  session.on('Runtime.consoleAPICalled', ({ type, args }) =>
    hooks.console(`${type}: ${args.map((arg) => arg.value ?? arg.description ?? arg.type).join(' ')}`),
  );
}

function watchNavigation(
  session: Session,
  mainFrame: string,
  origins: Origins,
  hooks: PageHooks,
  takeOwn: () => boolean,
): void {
  session.on('Page.windowOpen', ({ url, windowName, windowFeatures }) =>
    hooks.windowOpen(origins.toProgram(url), windowName, windowFeatures.join(',')),
  );
  session.on('Page.frameRequestedNavigation', ({ frameId, url, disposition }) => {
    if (disposition !== 'currentTab') return hooks.windowOpen(origins.toProgram(url), '', '');
    // Other schemes never reach the network; the program is asked, and Chromium without a person refuses them anyway.
    if (!/^(https?|about|javascript):/.test(url)) {
      hooks.mayNavigate({ url, isMainFrame: frameId === mainFrame, redirect: false });
    }
  });
  session.on('Fetch.requestPaused', async ({ requestId, request, frameId, redirectedRequestId }) => {
    const navigation = {
      url: origins.toProgram(request.url),
      isMainFrame: frameId === mainFrame,
      redirect: redirectedRequestId !== undefined,
    };
    const allowed = (navigation.isMainFrame && !navigation.redirect && takeOwn()) || hooks.mayNavigate(navigation);
    const answer = allowed
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' });
    // The page may have gone elsewhere while the program thought about it.
    await answer.catch(() => {});
  });
}
