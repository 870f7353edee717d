import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type ConnectOverCDPTransport, chromium, type Page } from 'playwright';
import { callChannel } from '../../src/shared/bridge/bridge.ts';
import type { Answer, CallInput, CallName, CallOutput } from '../../src/shared/bridge/contract.ts';
import type { Done, HostCommand, HostEvent } from '../chromium-host/messages.ts';
import { socketTransport } from '../chromium-host/transport.ts';
import { createEventLog, type EventLog } from './event-log.ts';
import { killGroup, type LaunchOptions, type ProgramProcess, startProgram, tail, tell } from './program-process.ts';

const START_TIMEOUT_MS = 60_000;
/** How long an existing window may be missing from Chromium's list, in ms. */
const WINDOW_MS = 60_000;
/**
 * How long the first connection is polled for the window, and the page for an answer, before another connection is made,
 * in ms; each further one gets twice the time, since a busy machine may need more for either.
 */
const FIRST_MS = 1000;
/** The program gives itself a few seconds to end, and a busy machine takes several times as long; more means a hang. */
const END_TIMEOUT_MS = 60_000;

/** The running program, with its window under Playwright's control. */
export type App = {
  /** The window of the program as it runs now. */
  readonly page: Page;
  readonly events: readonly HostEvent[];
  waitForEvent: EventLog['next'];
  /** Whether the program waits for `open` before it shows its first page. */
  readonly held: boolean;
  /** Calls the main process as the held page would. */
  invoke: <N extends CallName>(call: N, input?: CallInput<N>) => Promise<Answer<CallOutput<N>>>;
  /** Lets the held page load this path; resolves once it has. */
  open: (path: string) => Promise<void>;
  /** Answers the next dialog of this kind; a dialog without an answer is cancelled. */
  scriptDialog: (script: DialogScript) => Promise<void>;
  /** Clicks an entry of the program's menu, named by its id. */
  clickMenu: (item: string) => Promise<void>;
  /** Chooses an entry, named by its label, of the context menu that is shown (`popup` among the events). */
  choose: (item: string) => Promise<void>;
  /** Clicks the last notification with this title. */
  clickNotification: (title: string) => Promise<void>;
  /** Opens a link of the program's own scheme, as macOS hands it over. */
  openUrl: (url: string) => Promise<void>;
  /** Ends the person's session, as a shutdown of Windows does; false: the program has objected. */
  endSession: () => Promise<boolean>;
  /** Minimizes the window, as a person does who turns to something else. */
  minimize: () => Promise<void>;
  /** Takes the workstation offline, or back online. */
  setOnline: (online: boolean) => Promise<void>;
  /** Leaves the workstation untouched for so long. */
  leaveIdle: (seconds: number) => Promise<void>;
  /** Lets the system lock its screen, open it, go to sleep or wake up. */
  power: (event: Extract<HostCommand, { type: 'power' }>['event']) => Promise<void>;
  /** Reconnects: Playwright cannot continue with a page that has crashed. */
  reconnect: () => Promise<Page>;
  /** Ends the program if it still runs and restarts it on the same profile, with changed options if any. */
  restart: (changes?: Partial<LaunchOptions>) => Promise<App>;
  /** Ends the program as a power cut would. */
  kill: () => Promise<void>;
  /** Ends the program as a person would, if it still runs; throws if it does not end well. */
  close: () => Promise<void>;
};

type DialogScript =
  Extract<HostCommand, { type: 'script-dialog' }> extends infer S
    ? S extends unknown
      ? Omit<S, 'type'>
      : never
    : never;

/**
 * Starts the built program on the stand-in for Electron and waits for its window. `begin` starts its process; a restart
 * is always a process of its own.
 */
export async function launchApp(options: LaunchOptions, begin: typeof startProgram = startProgram): Promise<App> {
  const log = createEventLog();
  let run = await start(options, log, begin);
  let held = options.held ?? false;

  const command = async (message: HostCommand) => void (await tell(run.child, message));
  const app: App = {
    get page() {
      return run.page;
    },
    events: log.events,
    waitForEvent: log.next,
    get held() {
      return held;
    },
    invoke: async (call, input) =>
      (await tell(run.child, {
        type: 'invoke',
        channel: callChannel(call),
        args: input === undefined ? [] : [input],
      })) as never,
    open: async (path) => {
      held = false;
      const before = run.page.url();
      await command({ type: 'open', path });
      // Playwright's own connection learns of the page later than the program's.
      await run.page.waitForURL((url) => url.href !== before);
    },
    scriptDialog: (script) => command({ type: 'script-dialog', ...script }),
    clickMenu: (item) => command({ type: 'menu-click', item }),
    choose: (item) => command({ type: 'popup-choose', item }),
    clickNotification: (title) => command({ type: 'notification-click', title }),
    openUrl: (url) => command({ type: 'open-url', url }),
    endSession: async () => Boolean(await tell(run.child, { type: 'session-end' })),
    minimize: () => command({ type: 'minimize' }),
    setOnline: (online) => command({ type: 'online', online }),
    leaveIdle: (seconds) => command({ type: 'idle', seconds }),
    power: (event) => command({ type: 'power', event }),
    reconnect: async () => {
      await run.browser.close();
      Object.assign(run, await connect(run));
      return run.page;
    },
    restart: async (changes) => {
      await app.close();
      held = false;
      run = await start({ ...options, ...changes, held }, log, startProgram);
      return app;
    },
    kill: async () => {
      killGroup(run.child);
      await run.ended;
      await run.browser.close();
    },
    close: async () => {
      await run.browser.close();
      if (run.hasEnded()) return;
      run.askToEnd();
      const late = setTimeout(killGroup, END_TIMEOUT_MS, run.child);
      const code = await run.ended;
      clearTimeout(late);
      if (code !== 0) throw new Error(`the program ended with ${code}:\n${tail(run.logFile)}`);
    },
  };
  return app;
}

type Run = ProgramProcess & {
  endpoint: string;
  targetId: string;
  browser: Browser;
  page: Page;
  logFile: string;
};

async function start(options: LaunchOptions, log: EventLog, begin: typeof startProgram): Promise<Run> {
  const logFile = options.logFile ?? join(options.profileDir, 'program.log');
  const program = begin(options, logFile);
  const { child, ended } = program;
  const record = (message: unknown) => {
    const event = message as HostEvent | Done;
    if (event.type !== 'done') log.add(event);
  };
  child.on('message', record);
  void ended.finally(() => child.off('message', record)).catch(() => {});
  try {
    const { cdpEndpoint: endpoint, targetId } = await Promise.race([
      log.next('ready', START_TIMEOUT_MS),
      ended.then((code) => {
        throw new Error(`the program ended with ${code} before it showed a window`);
      }),
    ]);
    return { ...program, endpoint, targetId, logFile, ...(await connect({ endpoint, targetId })) };
  } catch (error) {
    killGroup(child);
    await ended;
    throw new Error(`${error instanceof Error ? error.message : error}:\n${tail(logFile)}`, { cause: error });
  }
}

/** Connects Playwright to a Chromium: over its own socket, messages would be compressed. */
async function connectTo(endpoint: string): Promise<Browser> {
  const { send, listen, close } = await socketTransport(endpoint);
  const transport: ConnectOverCDPTransport = { send: (message) => send(JSON.stringify(message)), close };
  listen({
    // Each in a task of its own: what one message settles comes before the next.
    message: (text) => void setImmediate(() => transport.onmessage?.(JSON.parse(text))),
    closed: () => transport.onclose?.(),
  });
  return chromium.connectOverCDP(transport);
}

async function connect(at: Pick<Run, 'endpoint' | 'targetId'>): Promise<{ browser: Browser; page: Page }> {
  const until = Date.now() + WINDOW_MS;
  for (let patience = FIRST_MS; Date.now() < until; patience *= 2) {
    const browser = await connectTo(at.endpoint);
    const page = await listedPage(browser, at.targetId, patience);
    if (page && (await answers(page, 3 * patience))) {
      // Playwright would enable the animations that Chromium was started without.
      await page.emulateMedia({ reducedMotion: null });
      return { browser, page };
    }
    await browser.close();
  }
  throw new Error('the program has no window');
}

/**
 * Returns the page of a target once Playwright lists it: a crashed page is listed when Chromium has begun to reload it.
 * Undefined if it is not listed in time: a connection made at the moment of a crash never lists that page.
 */
async function listedPage(browser: Browser, targetId: string, patience: number): Promise<Page | undefined> {
  const until = Date.now() + patience;
  let page = await pageOf(browser, targetId);
  while (!page && Date.now() < until) {
    await sleep(50);
    page = await pageOf(browser, targetId);
  }
  return page;
}

/** Whether a page answers: over a connection made at the moment of its crash, a listed page may never answer. */
const answers = (page: Page, patience: number): Promise<boolean> =>
  Promise.race([
    page.evaluate('true').then(
      () => true,
      () => false,
    ),
    sleep(patience, false),
  ]);

async function pageOf(browser: Browser, targetId: string): Promise<Page | undefined> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  // A shared Chromium may have pages of other programs.
  const known = await Promise.all(
    pages.map(async (page) => ({ page, id: pages.length > 1 ? await idOf(page) : targetId })),
  );
  return known.find(({ id }) => id === targetId)?.page;
}

async function idOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  await session.detach();
  return targetInfo.targetId;
}
