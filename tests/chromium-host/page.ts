import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Target } from './browser.ts';
import type { Session } from './cdp.ts';
import type { Origins } from './origin.ts';
import { type PageHooks, watchDocuments, watchMessages, watchNavigation } from './page-events.ts';
import { type PageNames, pageScript, takeWorld } from './page-script.ts';
import type { HostMessage } from './page-world.ts';

export type Page = {
  target: Target;
  /** Sends to the preload; a message is lost while no document listens, as in Electron. */
  send: (message: HostMessage) => void;
  /** Loads an address; returns the browser's error text, if any. */
  load: (url: string) => Promise<string | undefined>;
  reload: () => Promise<void>;
  /** Resolves once all messages that the page has sent so far have arrived. */
  heardOut: () => Promise<unknown>;
  /** Ends the page's process, even if it hangs. */
  crash: () => Promise<unknown>;
  /** Zooms as a browser does: fewer, larger CSS pixels on the same area. */
  zoomBy: (factor: number, size: { width: number; height: number }) => Promise<unknown>;
  close: () => Promise<void>;
  /** Carries out Chromium's editing command in the focused field, as its menu does. */
  edit: (command: string) => Promise<unknown>;
  /** Address of the picture at this place, in CSS px; '' if there is none. */
  pictureAt: (x: number, y: number) => Promise<string>;
  /** Prints the page as a PDF of A4 sheets, unless its style specifies another size. */
  pdf: (options: { background: boolean; preferCSSPageSize: boolean; tagged: boolean }) => Promise<Buffer>;
  /** Removes all entries but the current one from the history. */
  forgetHistory: () => Promise<unknown>;
  /** The path of a file that the page got from the person; '' for a file that the page created. */
  filePath: (placeholder: string) => Promise<string>;
};

/** How long a page that closes may take to be drawn, in ms. */
const DRAWN_MS = 5000;

const A4_INCHES = { paperWidth: 8.27, paperHeight: 11.69 };

type Options = {
  browser: Browser;
  origins: Origins;
  preload: string;
  size: { width: number; height: number };
  hooks: PageHooks;
};

/** Opens a page of the browser with its preload and reports its events to `hooks`. */
export async function openPage({ browser, origins, preload, size, hooks }: Options): Promise<Page> {
  const names: PageNames = { binding: `host-${randomUUID()}`, world: `world-${randomUUID()}` };
  const target = await browser.openTarget(size);
  const { session } = target;
  let world: Promise<string | undefined> = Promise.resolve(undefined);
  let ownNavigation = false;
  let zoomed: Promise<unknown> | undefined;

  watchDocuments(session, target.id, origins, hooks);
  watchNavigation(session, target.id, origins, hooks, () => {
    const own = ownNavigation;
    ownNavigation = false;
    return own;
  });
  watchMessages(session, target.id, names, (message, browserUrl, context) => {
    if (message.type === 'hello') world = worldOf(session, names, context);
    else hooks.message(message, origins.toProgram(browserUrl));
  });
  await Promise.all([
    session.send('Page.enable'),
    session.send('Runtime.enable'),
    session.send('Inspector.enable'),
    session.send('Page.setLifecycleEventsEnabled', { enabled: true }),
    session.send('Emulation.setFocusEmulationEnabled', { enabled: true }),
    session.send('Runtime.addBinding', { name: names.binding }),
    session.send('Page.addScriptToEvaluateOnNewDocument', {
      source: pageScript(names, preload, origins.browserOrigin()),
    }),
    session.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Request' }] }),
    target.start(),
  ]);

  const call = async (functionDeclaration: string, argument: unknown) => {
    const objectId = await world;
    if (objectId === undefined) return undefined;
    return session.send('Runtime.callFunctionOn', { objectId, functionDeclaration, arguments: [{ value: argument }] });
  };
  const drawn = async (resized: Promise<unknown>) => {
    await resized;
    const expression = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))';
    await session.send('Runtime.evaluate', { expression, awaitPromise: true });
  };
  return {
    target,
    send: (message) => {
      call('function (message) { this.receive(message); }', browser.shorten(message)).catch(() => {
        // The document has been replaced meanwhile.
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
    // DevTools may interrupt a script, so the answer comes from a separate task.
    heardOut: () =>
      session.send('Runtime.evaluate', {
        expression: 'new Promise((resolve) => setTimeout(resolve))',
        awaitPromise: true,
      }),
    crash: () =>
      session.send('Page.crash').catch(() => {
        // The command is never answered: the process that would answer it is gone.
      }),
    zoomBy: (factor, { width, height }) => {
      zoomed =
        factor === 1
          ? session.send('Emulation.clearDeviceMetricsOverride')
          : session.send('Emulation.setDeviceMetricsOverride', {
              width: Math.round(width / factor),
              height: Math.round(height / factor),
              deviceScaleFactor: factor,
              mobile: false,
            });
      return zoomed;
    },
    close: async () => {
      // Chromium crashes if a page closes before it has been drawn in its new size. A page that hangs is never drawn.
      if (zoomed) await Promise.race([drawn(zoomed).catch(() => {}), sleep(DRAWN_MS)]);
      await browser.closeTarget(target.id);
    },
    edit: (command) => session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', commands: [command] }),
    pictureAt: async (x, y) => {
      const { result } = await session.send('Runtime.evaluate', {
        expression: `document.elementFromPoint(${x}, ${y})?.currentSrc ?? ''`,
      });
      return origins.toProgram(String(result.value));
    },
    pdf: async ({ background, preferCSSPageSize, tagged }) => {
      const { data } = await session.send('Page.printToPDF', {
        ...A4_INCHES,
        printBackground: background,
        preferCSSPageSize,
        generateTaggedPDF: tagged,
      });
      return Buffer.from(data, 'base64');
    },
    forgetHistory: () => session.send('Page.resetNavigationHistory'),
    filePath: async (placeholder) => {
      const file = await call('function (placeholder) { return this.file(placeholder); }', placeholder).catch(
        () => undefined,
      );
      const objectId = file?.result.objectId;
      if (!objectId) return '';
      return session.send('DOM.getFileInfo', { objectId }).then(
        ({ path }) => path,
        () => '',
      );
    },
  };
}

/**
 * The world of the document with this context, and of no other: that of the document which has replaced it says hello by
 * itself. Undefined if the document is gone.
 */
const worldOf = (session: Session, names: PageNames, context: string): Promise<string | undefined> =>
  session.send('Runtime.evaluate', { expression: takeWorld(names), uniqueContextId: context }).then(
    ({ result }) => result.objectId,
    () => undefined,
  );
