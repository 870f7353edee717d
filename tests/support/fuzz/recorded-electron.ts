import { EventEmitter } from 'node:events';
import { createNet } from '../../chromium-host/net.ts';

type Listener = (event: unknown, input: unknown) => Promise<unknown>;

/** What the program did to the world outside its process, in order. */
export const outside = {
  /** Addresses requested over the network. */
  asked: [] as string[],
  /** Addresses handed to the system's browser. */
  links: [] as string[],
  /** Paths that were opened, or shown in their folder. */
  paths: [] as string[],
  /** Channels of the bridge, as the router has registered them. */
  channels: new Map<string, Listener>(),
  /** What the page's own origin answers. */
  page: async (_request: Request): Promise<Response> => new Response(null, { status: 404 }),
  /** Options of the windows, and the addresses loaded into them. */
  windows: [] as { webPreferences?: object }[],
  loaded: [] as string[],
  /** What happens while a page is drawn that is printed. */
  whileDrawn: async (_page: { sender: { id: number } }): Promise<void> => undefined,
  /** What the system says of its screen and its power. */
  power: new EventEmitter(),
  /** Labels of the entries in the menu that is shown. */
  menu: [] as string[],
  /** Smallest sizes set for the windows. */
  smallest: [] as { width: number; height: number }[],
  /** Answers to the system's dialogs: the files and the folder that a person would choose. */
  chosen: { files: [] as string[], folder: '' },
  /** Folders of the program, by Electron's names for them. */
  folders: { userData: '', sessionData: '', downloads: '' },
};

type Entry = { label?: string; submenu?: Entry[] };
const labelsOf = (entries: Entry[]): string[] =>
  entries.flatMap(({ label, submenu }) => (submenu ? labelsOf(submenu) : label === undefined ? [] : [label]));

const { net } = createNet();

/** The only display: a laptop of 1366×768 at 150 %. */
const DISPLAY = { id: 1, workArea: { x: 0, y: 0, width: 911, height: 472 } };

/** The path of the page that is printed, which the person does not see. */
const SHEETS = '/print';

/** The main window, which has the id 1, is in front and draws nothing, and the windows that are printed. */
class Window extends EventEmitter {
  static readonly all: Window[] = [];
  static getAllWindows = () => Window.all;
  private static opened = 0;

  readonly webContents = Object.assign(new EventEmitter(), {
    id: ++Window.opened,
    printToPDF: async () => Buffer.from('%PDF-1.4'),
    print: (_options: object, done: (printed: boolean, reason: string) => void) => done(false, 'Print job canceled'),
    send: () => undefined,
    reload: () => undefined,
    getZoomLevel: () => 0,
    setZoomLevel: () => undefined,
    navigationHistory: { clear: () => undefined },
  });

  constructor(options: { webPreferences?: object }) {
    super();
    outside.windows.push(options);
    Window.all.push(this);
  }

  isDestroyed = () => false;
  isVisible = () => true;
  isFocused = () => true;
  isMinimized = () => false;
  getBounds = () => ({ x: 0, y: 0, width: 1366, height: 768 });
  setMinimumSize = (width: number, height: number) => void outside.smallest.push({ width, height });
  show = () => undefined;
  focus = () => undefined;
  setProgressBar = () => undefined;
  destroy = () => {
    Window.all.splice(Window.all.indexOf(this), 1);
    this.emit('closed');
  };
  loadURL = async (address: string) => {
    outside.loaded.push(address);
    if (!address.endsWith(SHEETS)) return;
    const page = { senderFrame: { url: address, parent: null }, sender: this.webContents };
    await outside.whileDrawn(page);
    void outside.channels.get('call:sheets.drawn')?.(page, { complete: true });
  };
}

/**
 * The `electron` of a test that runs the program's composition root in its own process: windows and dialogs do only
 * what the test says, network and disk are real, and `outside` records what leaves the program.
 */
export const electron = {
  app: {
    isPackaged: false,
    getName: () => 'Tashabbusli budjet',
    getLocale: () => 'uz',
    getVersion: () => '0.0.0',
    getPath: (which: keyof typeof outside.folders) => outside.folders[which],
  },
  BrowserWindow: Window,
  Menu: {
    buildFromTemplate: (template: Entry[]) => template,
    setApplicationMenu: (template: Entry[]) => {
      outside.menu = labelsOf(template);
    },
  },
  Notification: { isSupported: () => false },
  clipboard: { writeText: () => undefined },
  dialog: {
    showOpenDialog: async (_parent: unknown, { properties }: { properties: string[] }) => ({
      canceled: false,
      filePaths: properties.includes('openDirectory') ? [outside.chosen.folder] : outside.chosen.files,
    }),
    showMessageBox: async () => ({ response: 1 }),
    showErrorBox: () => undefined,
  },
  ipcMain: { handle: (channel: string, listener: Listener) => void outside.channels.set(channel, listener) },
  nativeTheme: { shouldUseDarkColors: false, themeSource: 'light' },
  net: {
    fetch: (input: string | Request, init?: RequestInit) => {
      outside.asked.push(typeof input === 'string' ? input : input.url);
      return net.fetch(input, init);
    },
    request: (options: Parameters<typeof net.request>[0]) => {
      outside.asked.push(typeof options === 'string' ? options : (options.url ?? ''));
      return net.request(options);
    },
  },
  powerMonitor: Object.assign(outside.power, { getSystemIdleState: () => 'active' }),
  protocol: {
    handle: (_scheme: string, answer: typeof outside.page) => {
      outside.page = answer;
    },
  },
  session: { defaultSession: { clearAuthCache: async () => undefined } },
  screen: {
    getPrimaryDisplay: () => DISPLAY,
    getAllDisplays: () => [],
    getDisplayMatching: () => DISPLAY,
    on: () => undefined,
    off: () => undefined,
  },
  shell: {
    openExternal: async (address: string) => void outside.links.push(address),
    openPath: async (path: string) => {
      outside.paths.push(path);
      return '';
    },
    showItemInFolder: (path: string) => void outside.paths.push(path),
  },
  utilityProcess: {
    fork: () => {
      throw new Error('no table is read here');
    },
  },
};
