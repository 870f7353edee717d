import { setTimeout as sleep } from 'node:timers/promises';
import { type Cdp, createCdp, type Session } from './cdp.ts';
import { openGateway, type Served } from './gateway.ts';
import { joinChromium, proxyAt } from './join-chromium.ts';
import type { OpenChromium } from './run.ts';
import { socketTransport } from './transport.ts';

/** A browser context in which programs run one after the other. */
export type KeptChromium = {
  openChromium: OpenChromium;
  /** Removes what the last program has left; call it when that program has ended. */
  clear: () => Promise<void>;
  /** What is there although no program runs, by name; empty if nothing is. */
  left: () => Promise<string[]>;
};

/** How long a closed page has before it is looked for again, in ms. */
const GOING_MS = 10;

type Options = {
  /** DevTools address of the running Chromium. */
  endpoint: string;
  /** The programs' origin in the browser's form. */
  origin: string;
  /** Called when Chromium has ended; `inUse`: a program was showing its pages. */
  onLost: (inUse: boolean) => void;
};

const LOADED = `document.readyState === 'complete' || new Promise((done) => addEventListener('load', done))`;

/** Lists what an origin has stored, in a document of that origin. */
const STORED = `(async () => [
  ...Object.keys(localStorage).map((key) => 'localStorage ' + key),
  ...(await indexedDB.databases()).map(({ name }) => 'indexedDB ' + name),
  ...(await caches.keys()).map((name) => 'cache ' + name),
])()`;

/**
 * Joins a running Chromium with a browser context that is kept from program to program. An empty page of the programs'
 * origin keeps the renderer process (with `--process-per-site`), and with it the compiled code, which is half of what a
 * page costs. Storage and caches are cleared after each program.
 */
export async function keepChromium({ endpoint, origin, onLost }: Options): Promise<KeptChromium> {
  let served: Served | undefined;
  const gateway = await openGateway(() => served);
  const { send, listen } = await socketTransport(endpoint);
  const { browser, session }: Cdp = createCdp({
    send,
    listen: ({ message, closed }) => {
      listen({
        message,
        closed: () => {
          closed();
          onLost(served !== undefined);
        },
      });
    },
  });
  const { browserContextId: context } = await browser.send('Target.createBrowserContext', {
    disposeOnDetach: true,
    ...proxyAt(gateway.port),
  });
  let keeper: { id: string; page: Session } | undefined;

  const pages = async () => {
    const { targetInfos } = await browser.send('Target.getTargets');
    return targetInfos.filter(
      ({ browserContextId, type, targetId }) =>
        browserContextId === context && type === 'page' && targetId !== keeper?.id,
    );
  };
  const keep = async () => {
    const { targetId: id } = await browser.send('Target.createTarget', { url: origin, browserContextId: context });
    const { sessionId } = await browser.send('Target.attachToTarget', { targetId: id, flatten: true });
    const page = session(sessionId);
    page.on('Inspector.targetCrashed', () => {
      keeper = undefined;
      void browser.send('Target.closeTarget', { targetId: id });
    });
    await Promise.all([page.send('Network.enable'), page.send('Inspector.enable')]);
    await page.send('Runtime.evaluate', { expression: LOADED, awaitPromise: true });
    return { id, page };
  };

  return {
    openChromium: async (what) => {
      keeper ??= await keep();
      served = what;
      const chromium = await joinChromium(endpoint, { context, keeper: keeper.id });
      const close = async () => {
        served = undefined;
        // A closed page is listed until it has gone.
        for (let open = await pages(); open.length > 0; open = await pages()) {
          for (const { targetId } of open) await browser.send('Target.closeTarget', { targetId }).catch(() => {});
          await sleep(GOING_MS);
        }
        await chromium.close();
      };
      return { gateway: { port: gateway.port, close: () => {} }, chromium: { ...chromium, close } };
    },
    clear: async () => {
      await Promise.all([
        browser.send('Storage.clearCookies', { browserContextId: context }),
        browser.send('Browser.resetPermissions', { browserContextId: context }),
      ]);
      if (!keeper) return;
      const { page } = keeper;
      await page.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await page.send('Network.clearBrowserCache');
      // The renderer's own cache: pictures that no document shows any more.
      for (const cacheDisabled of [true, false]) await page.send('Network.setCacheDisabled', { cacheDisabled });
    },
    left: async () => {
      const { cookies } = await browser.send('Storage.getCookies', { browserContextId: context });
      const stored = await keeper?.page.send('Runtime.evaluate', {
        expression: STORED,
        awaitPromise: true,
        returnByValue: true,
      });
      return [
        ...(await pages()).map(({ url }) => `page ${url}`),
        ...cookies.map(({ name }) => `cookie ${name}`),
        ...((stored?.result.value as string[] | undefined) ?? []),
      ];
    },
  };
}
