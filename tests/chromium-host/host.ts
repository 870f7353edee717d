import { join } from 'node:path';
import { createApp } from './app.ts';
import { createBrowser } from './browser.ts';
import { chromiumOf } from './chromium-of.ts';
import { createClipboard } from './clipboard.ts';
import { createDialog } from './dialog.ts';
import { displayFrom } from './display.ts';
import { frameAt } from './frame.ts';
import { createHeldStart } from './held-start.ts';
import { createIpc } from './ipc.ts';
import { createMenu } from './menu.ts';
import { createNativeTheme } from './native-theme.ts';
import { createNet } from './net.ts';
import { createNotifications } from './notification.ts';
import { createOrigins } from './origin.ts';
import { createOutside } from './outside.ts';
import type { Page } from './page.ts';
import { createPowerMonitor } from './power-monitor.ts';
import { createPrinter } from './printer.ts';
import { createProtocol } from './protocol.ts';
import { createProxies } from './proxy.ts';
import type { Run } from './run.ts';
import { createScreen } from './screen.ts';
import { createSession } from './session.ts';
import { createShell } from './shell.ts';
import { createUtilityProcesses } from './utility-process.ts';
import { createWindows } from './windows.ts';
import { createZooms } from './zoom.ts';

/** Time without an answer after which a page counts as hung, in ms; tests set `HOST_PATIENCE_MS`. */
const PATIENCE_MS = 15_000;

/** Everything that the program can import from `electron`, wired together. */
export function createHost(program: NodeJS.Process, { exit, watchdog, openChromium }: Run) {
  const { env } = program;
  const outside = createOutside(program);
  const origins = createOrigins();
  const { protocol, handler } = createProtocol(origins);
  const ipc = createIpc();
  const proxies = createProxies(env.HOST_PAC);
  const session = createSession(proxies);
  const headed = env.HOST_HEADED === '1';
  const display = displayFrom(env.HOST_VIEWPORT, headed);
  const { net, setOnline, end: endCalls } = createNet(proxies);
  const held = createHeldStart(env.HOST_HOLD === '1');
  const { utilityProcess, killAll } = createUtilityProcesses();
  const log = (line: string) => void program.stderr.write(`[page] ${line}\n`);

  const browser = createBrowser({
    open:
      openChromium ??
      chromiumOf({
        profile: () => join(app.getPath('userData'), 'chromium'),
        headed,
        devtoolsPort: env.HOST_DEVTOOLS_PORT,
        shared: env.HOST_CHROMIUM,
      }),
    served: { origins, handler },
    headed,
    onLost: () => {
      watchdog.ending();
      log('chromium-host: Chromium has ended unexpectedly');
      app.exit(1);
    },
  });
  /** Reports "ready"; ends the program if its window fails, so that the starter does not wait for it. */
  const tellReady = async (page: Promise<Page>) => {
    try {
      const { target } = await page;
      outside.tell({ type: 'ready', cdpEndpoint: await browser.endpoint(), targetId: target.id });
    } catch {
      app.exit(1);
    }
  };
  const { BrowserWindow, all } = createWindows({
    browser,
    origins,
    ipc,
    session: session.defaultSession,
    held,
    zooms: createZooms(),
    onPrint: createPrinter(outside),
    onCopyPicture: (address) => outside.tell({ type: 'clipboard-picture', address }),
    display,
    log,
    patience: Number(env.HOST_PATIENCE_MS ?? PATIENCE_MS),
    onOpen: ({ window, contents, page }) => {
      if (held.on && all().length === 1) void tellReady(page);
      hostApp.emit('web-contents-created', {}, contents);
      hostApp.emit('browser-window-created', {}, window);
    },
    onClosed: () => hostApp.windowClosed(),
    onShown: ({ page }) => {
      if (!held.on && all().length === 1) void tellReady(page);
    },
    onProgress: (value) => outside.tell({ type: 'progress', value }),
    onKey: (window, press) => menu.press(press, window),
  });
  const hostApp = createApp({
    main: program.argv[1] ?? '',
    windows: all,
    tell: outside.tell,
    cleanUp: async () => {
      endCalls();
      killAll();
      await browser.close();
    },
    exit,
  });
  const { app } = hostApp;
  const menu = createMenu(outside, app.quit);

  outside.onCommand('menu-click', ({ item }) => menu.click(item, BrowserWindow.getFocusedWindow()));
  outside.onCommand('session-end', hostApp.endSession);
  outside.onCommand('open-url', ({ url }) => hostApp.openUrl(url));
  outside.onCommand('minimize', () => {
    for (const { window } of all()) window.minimize();
  });
  outside.onCommand('online', ({ online }) => {
    setOnline(online);
    for (const { page } of all()) void page.then(({ send }) => send({ type: 'online', online }));
  });
  const firstContents = () => {
    const [first] = all();
    if (!first) throw new Error('chromium-host: there is no window');
    return first.contents;
  };
  outside.onCommand('invoke', ({ channel, args }) =>
    ipc.invoke({ contents: firstContents(), frame: frameAt(held.wanted()) }, channel, args),
  );
  outside.onCommand('open', async ({ path }) => {
    const contents = firstContents();
    const loaded = new Promise<void>((resolve) => contents.once('did-finish-load', resolve));
    held.open(path);
    await loaded;
  });
  const end = () => {
    watchdog.ending();
    hostApp.end();
  };
  outside.onEnd(end);
  outside.onCommand('end', end);

  return {
    app,
    BrowserWindow,
    clipboard: createClipboard(outside),
    dialog: createDialog(outside),
    ipcMain: ipc.ipcMain,
    Menu: menu.Menu,
    nativeTheme: createNativeTheme(() => {}),
    net,
    Notification: createNotifications(outside),
    powerMonitor: createPowerMonitor(outside),
    protocol,
    screen: createScreen(display),
    session,
    shell: createShell(outside),
    utilityProcess,
  };
}
