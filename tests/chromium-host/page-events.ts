import type { Session } from './cdp.ts';
import type { Origins } from './origin.ts';
import type { PageNames } from './page-script.ts';
import type { PageMessage } from './page-world.ts';

/** A navigation that a document requests; addresses in the program's form. */
export type Navigation = { url: string; isMainFrame: boolean; redirect: boolean };

/** Callbacks for the events of a page. */
export type PageHooks = {
  /** A message of the preload, from the document at `url`. */
  message: (message: PageMessage, url: string) => void;
  /** A navigation that the program did not request; returning false stops it. */
  mayNavigate: (navigation: Navigation) => boolean;
  /** `window.open`, a link in a new tab. */
  windowOpen: (url: string, frameName: string, features: string) => void;
  /** The main frame shows a new document; `failed`: it is the browser's error page. */
  navigated: (url: string, failed: boolean) => void;
  /** The main frame's address changed without a new document. */
  navigatedInPage: (url: string) => void;
  domReady: () => void;
  loaded: () => void;
  painted: () => void;
  crashed: () => void;
  console: (line: string) => void;
};

/**
 * Passes the preload's messages from documents of the main frame to `receive`, with the document's address and its
 * context, under which no other document is ever found.
 */
export function watchMessages(
  session: Session,
  mainFrame: string,
  names: PageNames,
  receive: (message: PageMessage, url: string, context: string) => void,
): void {
  const documents = new Map<number, string>();
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
    documents.set(context.id, context.uniqueId);
    url = context.origin;
  });
  session.on('Runtime.executionContextsCleared', () => documents.clear());
  session.on(
    'Runtime.executionContextDestroyed',
    ({ executionContextId }) => void documents.delete(executionContextId),
  );
  session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
    const context = documents.get(executionContextId);
    if (name === names.binding && context) receive(JSON.parse(payload) as PageMessage, url, context);
  });
}

/** Follows the main frame's documents, its console and its crashes. */
export function watchDocuments(session: Session, mainFrame: string, origins: Origins, hooks: PageHooks): void {
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

/** Asks `mayNavigate` before every navigation; `takeOwn` returns true if the program itself requested this one. */
export function watchNavigation(
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
    // Other schemes never reach the network; the program is asked, but Chromium without a user refuses them anyway.
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
    // The page may have navigated elsewhere before the program's answer.
    await answer.catch(() => {});
  });
}
