import type { Session } from './cdp.ts';
import type { Chromium } from './chromium.ts';
import type { Served } from './gateway.ts';
import { createLongMessages, type LongMessages } from './long-messages.ts';
import type { OpenChromium } from './run.ts';

/** A page of the browser, paused before its first script until `start`. */
export type Target = {
  id: string;
  session: Session;
  start: () => Promise<void>;
};

export type Browser = {
  openTarget: (size: { width: number; height: number }) => Promise<Target>;
  closeTarget: (id: string) => Promise<void>;
  session: () => Promise<Session>;
  endpoint: () => Promise<string>;
  onTargetGone: (listener: (id: string) => void) => void;
  shorten: LongMessages['shorten'];
  /** Ends Chromium and the gateway; resolves when Chromium has ended. */
  close: () => Promise<void>;
};

type Options = {
  open: OpenChromium;
  served: Served;
  headed: boolean;
  /** Called when Chromium has ended without `close`. */
  onLost: () => void;
};

/** The program's Chromium; starts with the first window. */
export function createBrowser({ open, served, headed, onLost }: Options): Browser {
  const { shorten, before } = createLongMessages();
  const goneListeners: ((id: string) => void)[] = [];
  const attached = new Map<string, string>();
  const opening = new Set<Promise<unknown>>();
  const ours = new Set<string>();
  /** With a display, Chromium itself opens a window without tabs, which becomes the program's first. */
  const startup = Promise.withResolvers<string>();
  let startupUsed = !headed;
  let context: string | undefined;
  /** Chromium as soon as it runs, and once it is set up: of one that ends before that the second is never known. */
  let opened: ReturnType<OpenChromium> | undefined;
  let running: Promise<Chromium> | undefined;
  let closing = false;

  const start = async () => {
    const handler = () => {
      const own = served.handler();
      return own && before(own);
    };
    opened = open({ ...served, handler });
    const { chromium } = await opened;
    context = chromium.context;
    chromium.ended.then(() => {
      if (!closing) onLost();
    });
    const { browser, session } = chromium.cdp;

    browser.on('Target.attachedToTarget', async ({ sessionId, targetInfo }) => {
      const { targetId, browserContextId } = targetInfo;
      attached.set(targetId, sessionId);
      startup.resolve(targetId);
      if (opening.size > 0) await Promise.allSettled(opening);
      if (ours.has(targetId)) return;
      const stranger = session(sessionId);
      // The page may have closed meanwhile.
      await (browserContextId === context && targetId !== chromium.keeper
        ? turnAway(browser, stranger, targetId)
        : letBe(browser, stranger, sessionId)
      ).catch(() => {});
    });
    browser.on('Target.detachedFromTarget', ({ targetId }) => {
      if (!targetId || !ours.delete(targetId)) return;
      attached.delete(targetId);
      for (const listener of goneListeners) listener(targetId);
    });
    await browser.send('Target.setAutoAttach', {
      autoAttach: true,
      waitForDebuggerOnStart: true,
      flatten: true,
      filter: [{ type: 'page' }],
    });
    await browser.send('Browser.setDownloadBehavior', {
      behavior: 'deny',
      ...(context !== undefined && { browserContextId: context }),
    });
    return chromium;
  };
  const browserOf = () => {
    running ??= start();
    return running;
  };

  const createTarget = async (size: { width: number; height: number }): Promise<Target> => {
    const chromium = await browserOf();
    const { browser, session } = chromium.cdp;
    const targetId = await (startupUsed ? newTarget(browser, size, context) : startup.promise);
    startupUsed = true;
    ours.add(targetId);
    const sessionId = attached.get(targetId);
    if (!sessionId) throw new Error('chromium-host: Chromium opened a page without attaching to it');
    context ??= (await browser.send('Target.getTargetInfo', { targetId })).targetInfo.browserContextId;
    const page = session(sessionId);
    return {
      id: targetId,
      session: page,
      start: async () => void (await page.send('Runtime.runIfWaitingForDebugger')),
    };
  };

  return {
    openTarget: (size) => {
      const target = createTarget(size);
      opening.add(target);
      const done = () => opening.delete(target);
      target.then(done, done);
      return target;
    },
    closeTarget: async (targetId) => {
      const { cdp } = await browserOf();
      await cdp.browser.send('Target.closeTarget', { targetId }).catch(() => {});
    },
    session: async () => (await browserOf()).cdp.browser,
    endpoint: async () => (await browserOf()).endpoint,
    onTargetGone: (listener) => void goneListeners.push(listener),
    shorten,
    close: async () => {
      closing = true;
      const started = await opened?.catch(() => undefined);
      await started?.chromium.close();
      started?.gateway.close();
    },
  };
}

async function newTarget(
  browser: Session,
  size: { width: number; height: number },
  context: string | undefined,
): Promise<string> {
  const { targetId } = await browser.send('Target.createTarget', {
    url: 'about:blank',
    newWindow: true,
    ...size,
    ...(context !== undefined && { browserContextId: context }),
  });
  return targetId;
}

/**
 * Closes a page that the program did not open: a link in a new tab, or `window.open`. The opener's session has already
 * reported it. The page loads nothing, and is resumed before it is closed: a paused page would pause its opener, too.
 */
async function turnAway(browser: Session, stranger: Session, targetId: string): Promise<void> {
  await Promise.all([stranger.send('Fetch.enable'), stranger.send('Runtime.runIfWaitingForDebugger')]);
  await browser.send('Target.closeTarget', { targetId });
}

/** Resumes and detaches a page that is none of the program's. */
async function letBe(browser: Session, stranger: Session, sessionId: string): Promise<void> {
  await stranger.send('Runtime.runIfWaitingForDebugger');
  await browser.send('Target.detachFromTarget', { sessionId });
}
