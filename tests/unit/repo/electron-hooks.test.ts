import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostEvent } from '../../chromium-host/messages.ts';
import { type ElectronHooks, type HookedElectron, type HooksAt, hookElectron } from '../../support/electron-hooks.ts';
import { notInElectron } from '../../support/electron-limits.ts';

type Item = { id?: string; label: string; type: string; enabled: boolean; click: () => void };

/** A few of Electron's modules, which do nothing and must never be reached. */
function fakeElectron() {
  const opened: string[] = [];
  class Menu {
    static shown: Menu | null = null;
    static getApplicationMenu = () => Menu.shown;
    readonly items: Item[];
    constructor(items: Item[]) {
      this.items = items;
    }
    getMenuItemById = (id: string) => this.items.find((item) => item.id === id) ?? null;
    popup(_options: object): void {
      throw new Error('a real menu');
    }
  }
  class Notification extends EventEmitter {
    static isSupported = () => false;
    readonly title: string;
    readonly body: string;
    constructor(title: string, body: string) {
      super();
      this.title = title;
      this.body = body;
    }
    show(): void {
      throw new Error('a real notification');
    }
  }
  const contents = {
    print: (_options: object, _done: (printed: boolean, reason: string) => void) => {},
    getZoomLevel: () => 0.5,
  };
  const window = Object.assign(new EventEmitter(), { webContents: contents, setProgressBar: (_value: number) => {} });
  const electron = {
    app: new EventEmitter(),
    BrowserWindow: { getAllWindows: () => [window] },
    clipboard: { writeText: (text: string) => void opened.push(text) },
    dialog: {} as HookedElectron['dialog'],
    Menu,
    Notification,
    shell: {
      openExternal: async (url: string) => void opened.push(url),
      openPath: async (path: string) => {
        opened.push(path);
        return 'opened';
      },
    } as HookedElectron['shell'],
    webContents: { getAllWebContents: () => [] },
  };
  return { electron, opened, window, contents, Menu, Notification };
}

const PREFIX = 'told:';
let told: HostEvent[];
let fake: ReturnType<typeof fakeElectron>;
const hooks = () => (globalThis as HooksAt).testHooks as ElectronHooks;

/** Puts the hooks in as Playwright does: from the text of the function, so that it can use nothing outside of itself. */
function hook(real = false): void {
  const alone = new Function(`return ${hookElectron.toString()}`)() as typeof hookElectron;
  alone(fake.electron as unknown as HookedElectron, { prefix: PREFIX, real });
}

beforeEach(() => {
  told = [];
  fake = fakeElectron();
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    told.push(JSON.parse(line.slice(PREFIX.length)) as HostEvent);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  delete (globalThis as HooksAt).testHooks;
});

describe('the hooks in Electron', () => {
  it('answer dialogs as scripted, each answer once, and cancel the others', async () => {
    hook();
    const { dialog } = fake.electron;
    hooks().script({ dialog: 'message-box', response: 1 });
    hooks().script({ dialog: 'open-dialog', filePaths: ['/a.pdf'] });
    const question = { message: 'Yopilsinmi?', buttons: ['Ha', "Yo'q"], cancelId: 0 };
    expect(await dialog.showMessageBox({} as never, question)).toMatchObject({ response: 1 });
    expect(await dialog.showMessageBox(question)).toMatchObject({ response: 0 });
    expect(await dialog.showOpenDialog({})).toEqual({ canceled: false, filePaths: ['/a.pdf'] });
    expect(await dialog.showOpenDialog({})).toEqual({ canceled: true, filePaths: [] });
    expect(await dialog.showSaveDialog({})).toMatchObject({ canceled: true });
    dialog.showErrorBox('Xato', 'matn');
    expect(told.map(({ type }) => type)).toEqual([
      ...['message-box', 'message-box', 'open-dialog', 'open-dialog', 'save-dialog', 'error-box'],
    ]);
    expect(told[0]).toEqual({
      type: 'message-box',
      options: { message: 'Yopilsinmi?', buttons: ['Ha', "Yo'q"] },
      response: 1,
    });
  });

  it('record what would be opened; in a real run it is opened as well', async () => {
    hook();
    expect(await fake.electron.shell.openPath('/a.pdf')).toBe('');
    await fake.electron.shell.openExternal('https://a.uz');
    expect(fake.opened).toEqual([]);
    fake = fakeElectron();
    hook(true);
    expect(await fake.electron.shell.openPath('/b.pdf')).toBe('opened');
    expect(fake.opened).toEqual(['/b.pdf']);
    expect(told).toEqual([
      { type: 'open-path', path: '/a.pdf' },
      { type: 'open-external', url: 'https://a.uz' },
      { type: 'open-path', path: '/b.pdf' },
    ]);
  });

  it('print nothing, for the scripted reason, in windows of before and after', () => {
    hook();
    const later = { ...fake.contents };
    fake.electron.app.emit('web-contents-created', {}, later);
    hooks().script({ dialog: 'print', reason: 'Print job failed' });
    const answers: unknown[] = [];
    for (let nth = 0; nth < 2; nth++) later.print({ copies: 2 }, (...answer) => answers.push(answer));
    expect(answers).toEqual([
      [false, 'Print job failed'],
      [true, ''],
    ]);
    expect(told[0]).toEqual({ type: 'print', options: { copies: 2 }, reason: 'Print job failed', zoomLevel: 0.5 });
  });

  it('find entries of the menu by their id, and of a context menu by their label', () => {
    hook();
    const chosen: string[] = [];
    const item = (id: string, label: string, enabled = true) => ({
      id,
      label,
      enabled,
      type: 'normal',
      click: () => void chosen.push(id),
    });
    fake.Menu.shown = new fake.Menu([item('about', 'Dastur haqida')]);
    hooks().clickMenu('about');
    expect(() => hooks().clickMenu('Dastur haqida')).toThrow('no menu entry');
    new fake.Menu([item('copy', 'Nusxa olish'), item('cut', 'Kesib olish', false)]).popup({ x: 3, y: 4 });
    expect(told.at(-1)).toMatchObject({
      type: 'popup',
      entries: [
        { label: 'Nusxa olish', enabled: true },
        { label: 'Kesib olish', enabled: false },
      ],
    });
    hooks().choose('Nusxa olish');
    expect(chosen).toEqual(['about', 'copy']);
    expect(() => hooks().choose('Nusxa olish')).toThrow('no enabled entry');
  });

  it('click the last notification of a title', () => {
    hook();
    const clicked: string[] = [];
    for (const body of ['bir', 'ikki']) {
      const notification = new fake.Notification('Fayl saqlandi', body);
      notification.on('click', () => clicked.push(body));
      notification.show();
    }
    expect(fake.Notification.isSupported()).toBe(true);
    hooks().clickNotification('Fayl saqlandi');
    expect(clicked).toEqual(['ikki']);
    expect(() => hooks().clickNotification('boshqa')).toThrow('no notification');
  });

  it('end the session as Windows does, unless the window objects', () => {
    hook();
    const seen: string[] = [];
    fake.window.on('session-end', () => seen.push('session-end'));
    expect(hooks().endSession()).toBe(true);
    fake.window.on('query-session-end', (event: { preventDefault: () => void }) => event.preventDefault());
    expect(hooks().endSession()).toBe(false);
    expect(seen).toEqual(['session-end']);
  });
});

describe('what cannot be started in Electron', () => {
  it.each<[string, Parameters<typeof notInElectron>, RegExp | undefined]>([
    ['a plain program', [{ env: { BACKOFFICE_API_URL: 'x' } }, 'win32'], undefined],
    ['a switch of the stand-in', [{ env: { HOST_PAC: 'x' } }, 'linux'], /HOST_PAC/],
    ['a probe in Node', [{ env: { NODE_OPTIONS: '--import=x' } }, 'linux'], /NODE_OPTIONS/],
    ['an authority of Node’s', [{ env: { NODE_EXTRA_CA_CERTS: 'x.pem' } }, 'linux'], /NODE_EXTRA_CA_CERTS/],
    ['a keyring of its own on Linux', [{ keyring: true }, 'linux'], undefined],
    ['a keyring of its own on Windows', [{ keyring: true }, 'win32'], /keychain/],
    ['a keyring of its own on macOS', [{ keyring: true }, 'darwin'], /keychain/],
  ])('%s', (_title, [options, platform], reason) => {
    const told = notInElectron(options, platform);
    if (reason) expect(told).toMatch(reason);
    else expect(told).toBeUndefined();
  });
});
