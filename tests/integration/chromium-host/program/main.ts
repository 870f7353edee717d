import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import {
  app,
  BrowserWindow,
  type ContextMenuParams,
  clipboard,
  dialog,
  ipcMain,
  Menu,
  Notification,
  nativeTheme,
  net,
  powerMonitor,
  protocol,
  screen,
  shell,
  utilityProcess,
} from 'electron';
import { answer } from './protocol.ts';
import { carryOut, usePac } from './requests.ts';

/** A small program that uses what the stand-in offers; the tests call it through the page. */
const seen: string[] = [];
const menus: ContextMenuParams[] = [];
let stubborn = false;
let counted = 0;

app.setPath('userData', process.env.BACKOFFICE_PROFILE_DIR ?? '');
protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true, stream: true } }]);
if (!app.requestSingleInstanceLock()) app.quit();
else void run();

async function run(): Promise<void> {
  await app.whenReady();
  protocol.handle('app', answer(seen));
  app.on('second-instance', (_event, argv) => seen.push(`second start: ${argv.slice(2).join(' ')}`));
  app.on('will-quit', () => process.stdout.write('will quit\n'));
  answerCalls();
  open();
}

function open(): void {
  const window = new BrowserWindow({
    width: 900,
    height: 500,
    webPreferences: { preload: fileURLToPath(new URL('./preload.cjs', import.meta.url)) },
  });
  const contents = window.webContents;
  contents.setWindowOpenHandler(({ url }) => {
    seen.push(`open ${url}`);
    return { action: 'deny' };
  });
  contents.on('will-frame-navigate', (event) => {
    seen.push(`navigate ${event.url}`);
    if (!event.url.startsWith('app://sample/')) event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    seen.push(`redirect ${event.url}`);
    event.preventDefault();
  });
  contents.on('render-process-gone', (_event, { reason }) => {
    seen.push(`gone: ${reason}`);
    contents.reload();
  });
  contents.on('did-fail-load', (_event, code, description, url) => seen.push(`failed ${code} ${description} ${url}`));
  contents.on('context-menu', (_event, params) => {
    menus.push(params);
  });
  contents.on('zoom-changed', (_event, direction) => seen.push(`zoom ${direction}`));
  window.on('unresponsive', () => {
    process.stdout.write('hangs\n');
    contents.forcefullyCrashRenderer();
  });
  window.on('close', (event) => {
    if (stubborn) event.preventDefault();
  });
  window.once('ready-to-show', () => seen.push('painted'));
  void window.loadURL('app://sample/start').then(() => {
    seen.push('loaded');
    if (process.env.SAMPLE_LOG) writeFileSync(process.env.SAMPLE_LOG, 'loaded');
    if (process.env.SAMPLE_SPINS) for (;;);
  });
}

function answerCalls(): void {
  ipcMain.handle('seen', () => seen);
  ipcMain.handle('echo', (_event, ...args) => args);
  const held: (() => void)[] = [];
  ipcMain.handle('hold', (_event, value) => new Promise((resolve) => held.push(() => resolve(value))));
  ipcMain.handle('release', () => {
    for (const answerNow of held.splice(0)) answerNow();
  });
  ipcMain.handle('inspect', (_event, ...args) => inspect(args, { depth: 5, breakLength: Number.POSITIVE_INFINITY }));
  ipcMain.handle('fail', async () => {
    throw new TypeError('no such initiative');
  });
  ipcMain.handle('uncloneable', () => ({ call: () => 1 }));
  ipcMain.handle('who', ({ sender, senderFrame }) => ({
    ours: BrowserWindow.fromWebContents(sender) === BrowserWindow.getAllWindows()[0],
    url: senderFrame?.url,
    origin: senderFrame?.origin,
    top: senderFrame?.parent === null,
  }));
  ipcMain.on('push', ({ sender }, value) => sender.send('pushed', value, undefined, 'end'));
  ipcMain.handle('unknown', ({ sender }) =>
    [
      () => app.setBadgeCount(1),
      () => sender.capturePage(),
      () => app.on('gpu-info-update', () => {}),
      () => new BrowserWindow({ webPreferences: { sandbox: false } }),
      () => new BrowserWindow({ webPreferences: { nodeIntegration: true } }),
    ].map(messageOf),
  );
  ipcMain.handle('about', () => ({
    name: app.getName(),
    version: app.getVersion(),
    folder: app.getAppPath(),
    display: screen.getPrimaryDisplay().workArea,
  }));
  ipcMain.handle('process', () => ({
    counted: ++counted,
    mark: process.env.SAMPLE_MARK ?? null,
    args: process.argv.slice(2),
    listeners: process.listenerCount('SIGTERM'),
  }));
  ipcMain.handle('pid', () => process.pid);
  ipcMain.handle('spawn', (_event, seconds: string) => void spawn('/bin/sleep', [seconds]));
  ipcMain.handle('listen', () => new Promise<void>((resolve) => void createServer().listen(0, '127.0.0.1', resolve)));
  ipcMain.handle('bounds', ({ sender }) => BrowserWindow.fromWebContents(sender)?.getBounds());
  ipcMain.handle('setBounds', ({ sender }, bounds) => BrowserWindow.fromWebContents(sender)?.setBounds(bounds));
  ipcMain.handle('zoom', ({ sender }, level) => sender.setZoomLevel(level));
  ipcMain.handle('object', () => {
    stubborn = true;
  });
  ipcMain.handle('close', ({ sender }) => BrowserWindow.fromWebContents(sender)?.close());
  ipcMain.handle('note', ({ sender }, text) => {
    process.stdout.write(`${text} from ${BrowserWindow.fromWebContents(sender) ? 'a window' : 'nowhere'}\n`);
  });
  ipcMain.handle('net', (_event, url) => net.fetch(url).then((answered) => answered.text(), messageOfError));
  ipcMain.handle('insist', (_event, url) => insist(url));
  ipcMain.handle('request', (_event, order) => carryOut(order));
  ipcMain.handle('pac', (_event, script, address) => usePac(script, address));
  ipcMain.handle('outside', async () => {
    await shell.openExternal('https://example.uz/');
    shell.showItemInFolder('/tmp/a.xlsx');
    await clipboard.writeText('nusxa');
    new Notification({ title: 'Tayyor', body: 'Fayl saqlandi' }).show();
  });
  ipcMain.handle('openPath', (_event, path: string) => Promise.race([shell.openPath(path), sleep(400, 'no answer')]));
  ipcMain.handle('ask', async ({ sender }) => {
    const window = BrowserWindow.fromWebContents(sender);
    if (!window) throw new Error('no window');
    const { response } = await dialog.showMessageBox(window, { message: '?', buttons: ['a', 'b', 'c'], cancelId: 2 });
    const { canceled, filePaths } = await dialog.showOpenDialog({ properties: ['openFile'] });
    return { response, canceled, filePaths };
  });
  ipcMain.handle('withdraw', async ({ sender }) => {
    const window = BrowserWindow.fromWebContents(sender);
    if (!window) throw new Error('no window');
    const withdrawn = new AbortController();
    const ask = () =>
      dialog.showMessageBox(window, { message: '?', buttons: ['a', 'b', 'c'], signal: withdrawn.signal, cancelId: 2 });
    const open = ask();
    setTimeout(() => withdrawn.abort(), 200);
    const { response } = await open;
    return [response, (await ask()).response ?? null];
  });
  ipcMain.handle('pdf', async (_event, path: string) => {
    const hidden = new BrowserWindow({ show: false });
    await hidden.loadURL(`app://sample${path}`);
    const pdf = await hidden.webContents.printToPDF({ preferCSSPageSize: true, generateTaggedPDF: true });
    hidden.destroy();
    return pdf.toString('latin1');
  });
  ipcMain.handle('hiddenZoom', async (_event, zoomMode?: 'isolated') => {
    const hidden = new BrowserWindow({ show: false, webPreferences: zoomMode ? { zoomMode } : {} });
    const { webContents } = hidden;
    await hidden.loadURL('app://sample/sheets');
    const levels = [webContents.getZoomLevel()];
    webContents.setZoomLevel(1);
    levels.push(webContents.getZoomLevel());
    hidden.destroy();
    return levels;
  });
  ipcMain.handle('destroyEarly', async () => {
    for (const event of ['did-navigate', 'dom-ready', 'did-finish-load'] as const) {
      for (let time = 0; time < 5; time++) {
        const hidden = new BrowserWindow({ show: false });
        const reached = new Promise<void>((resolve) => hidden.webContents.once(event as 'dom-ready', () => resolve()));
        hidden.loadURL('app://sample/sheets').catch(() => {
          // Electron says so of a window that is destroyed while it loads.
        });
        await reached;
        hidden.webContents.setZoomLevel(time % 2);
        hidden.destroy();
      }
    }
  });
  ipcMain.handle('resizes', async ({ sender }) => {
    const window = BrowserWindow.fromWebContents(sender);
    if (!window) throw new Error('no window');
    let count = 0;
    const seenResize = () => void count++;
    window.on('resize', seenResize);
    const { x, y, width, height } = window.getBounds();
    window.setBounds({ x: x + 10, y: y + 10 });
    await sleep(200);
    const moved = count;
    const resized = new Promise<void>((resolve) => window.once('resize', () => resolve()));
    window.setBounds({ width: width + 10, height });
    await resized;
    window.off('resize', seenResize);
    return [moved, count > moved];
  });
  ipcMain.handle('themes', async () => {
    let updates = 0;
    nativeTheme.on('updated', () => updates++);
    const counts: number[] = [];
    for (const source of ['light', 'dark', 'dark', 'light', 'light'] as const) {
      updates = 0;
      nativeTheme.themeSource = source;
      await sleep(50);
      counts.push(updates > 0 ? 1 : 0);
    }
    return counts.slice(1);
  });
  ipcMain.handle('zoomLevel', ({ sender }) => sender.getZoomLevel());
  ipcMain.handle('paper', async ({ sender }, limit: number) => {
    let within = true;
    const printed = new Promise((resolve) =>
      sender.print({ copies: 2 }, (...answer) => resolve([...answer, within ? 'at once' : 'later'])),
    );
    within = false;
    return Promise.race([printed, sleep(limit, 'no answer')]);
  });
  ipcMain.handle('menu', () => {
    const entry = (id: string, label: string, accelerator: string) => ({
      id,
      label,
      accelerator,
      click: () => seen.push(label),
    });
    const submenu = [
      entry('search', 'Qidirish', 'CmdOrCtrl+K'),
      entry('help', 'Yordam', 'F1'),
      { role: 'zoomIn' as const },
    ];
    Menu.setApplicationMenu(Menu.buildFromTemplate([{ label: 'Dastur', submenu }]));
  });
  ipcMain.handle('left', () => {
    for (const event of ['lock-screen', 'suspend', 'resume'] as const) {
      powerMonitor.removeAllListeners(event);
      powerMonitor.on(event as 'resume', () => seen.push(event));
    }
    const states = [1, 100_000].map((threshold) => powerMonitor.getSystemIdleState(threshold));
    return { states, never: messageOf(() => powerMonitor.getSystemIdleState(0)) };
  });
  ipcMain.handle('menus', () => menus.splice(0).map(({ frame: _, ...params }) => params));
  ipcMain.handle('edit', ({ sender }, command: 'undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'selectAll') =>
    sender[command](),
  );
  ipcMain.handle('popup', ({ sender }) => {
    const window = BrowserWindow.fromWebContents(sender);
    const entry = (label: string, enabled = true) => ({ label, enabled, click: () => seen.push(`chosen ${label}`) });
    const menu = Menu.buildFromTemplate([entry('Nusxa'), { type: 'separator' }, entry("Qo'yish", false)]);
    if (window) menu.popup({ window, x: 30, y: 40, sourceType: 'keyboard' });
  });
  ipcMain.handle('worker', async (_event, message: unknown, limit: number) => {
    const worker = utilityProcess.fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), ['one', 'two'], {
      execArgv: ['--js-flags=--max-old-space-size=40 --max-semi-space-size=2'],
    });
    const early = [worker.pid ?? null, worker.kill()];
    const failed = new Promise((resolve) => worker.once('error', resolve));
    const ended = new Promise<number>((resolve) => worker.once('exit', resolve));
    const answered = new Promise((resolve) => worker.once('message', resolve));
    worker.postMessage(message);
    const outcome = await Promise.race([answered, failed, ended, sleep(limit, 'late')]);
    worker.kill();
    return { early, outcome, end: await ended };
  });
}

/** Requests an address again and again until there is an answer. */
function insist(url: string): void {
  const request = net.request({ url, redirect: 'error', credentials: 'omit', cache: 'no-store' });
  request.on('error', () => insist(url));
  request.end();
}

const messageOfError = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function messageOf(use: () => unknown): string {
  try {
    use();
    return 'nothing happened';
  } catch (error) {
    return messageOfError(error);
  }
}
