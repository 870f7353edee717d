import type { BrowserWindow, KeyboardEvent, Menu, MenuItem, MenuItemConstructorOptions } from 'electron';
import { type KeyPress, matchesAccelerator } from './accelerator.ts';
import { offer } from './guard.ts';
import type { Outside } from './outside.ts';

/** The built-in action and key of an entry's role. The page itself handles roles without an action (copy, paste). */
type Role = { accelerator?: string; act?: (window: BrowserWindow | null) => void };

export type HostMenu = {
  Menu: typeof Menu;
  /** Activates the entry with this accelerator, if there is one. */
  press: (press: KeyPress, window: BrowserWindow | null) => void;
  /** Activates the entry with this id, as `getMenuItemById` finds it; throws if there is none. */
  click: (item: string, window: BrowserWindow | null) => void;
};

/**
 * `Menu`: never drawn, but its accelerators work and its entries can be clicked. A menu that is popped up is reported to
 * the starter, which chooses an entry.
 */
export function createMenu({ tell, onCommand }: Pick<Outside, 'tell' | 'onCommand'>, quit: () => void): HostMenu {
  let shown: Menu | null = null;
  let popped: Menu | null = null;

  const zoomBy = (step: number) => (window: BrowserWindow | null) => {
    if (window) window.webContents.setZoomLevel(step === 0 ? 0 : window.webContents.getZoomLevel() + step);
  };
  const roles: Readonly<Record<string, Role>> = {
    quit: { accelerator: 'Ctrl+Q', act: quit },
    close: { accelerator: 'Ctrl+W', act: (window) => window?.close() },
    minimize: { accelerator: 'Ctrl+M', act: (window) => window?.minimize() },
    reload: { accelerator: 'Ctrl+R', act: (window) => window?.webContents.reload() },
    forcereload: { accelerator: 'Ctrl+Shift+R', act: (window) => window?.webContents.reload() },
    zoomin: { accelerator: 'Ctrl+Plus', act: zoomBy(0.5) },
    zoomout: { accelerator: 'Ctrl+-', act: zoomBy(-0.5) },
    resetzoom: { accelerator: 'Ctrl+0', act: zoomBy(0) },
  };

  const build = (options: MenuItemConstructorOptions): MenuItem => {
    const { label = '', type, role, id, accelerator, enabled = true, visible = true, submenu, click } = options;
    const known = roles[role?.toLowerCase() ?? ''];
    return offer<MenuItem>('MenuItem', {
      label,
      enabled,
      visible,
      type: type ?? (submenu ? 'submenu' : 'normal'),
      ...(id !== undefined && { id }),
      ...(accelerator ? { accelerator } : known?.accelerator ? { accelerator: known.accelerator } : {}),
      ...(Array.isArray(submenu) && { submenu: fromTemplate(submenu) }),
      click: (_event: unknown, window: BrowserWindow | null) => {
        if (click) click(item(options), window ?? undefined, NO_KEYS);
        else known?.act?.(window);
      },
    });
  };
  const item = build;
  const fromTemplate = (template: (MenuItemConstructorOptions | MenuItem)[]): Menu => {
    const items = template.map((entry) => build(entry as MenuItemConstructorOptions));
    const menu: Menu = offer<Menu>('Menu', {
      items,
      popup: ({ x = 0, y = 0, sourceType = 'mouse' } = {}) => {
        popped = menu;
        const entries = items
          .filter(({ type }) => type !== 'separator')
          .map(({ label, enabled }) => ({ label, enabled }));
        tell({ type: 'popup', entries, x, y, source: sourceType });
      },
    });
    return menu;
  };
  onCommand('popup-choose', ({ item: wanted }) => {
    const entry = popped?.items.find(({ label }) => label === wanted);
    if (!entry?.enabled) throw new Error(`chromium-host: no enabled entry ${wanted} in an open menu`);
    popped = null;
    entry.click(NO_KEYS);
  });

  const entries = function* (menu: Menu | null): Generator<MenuItem> {
    for (const entry of menu?.items ?? []) {
      yield entry;
      if ('submenu' in entry) yield* entries(entry.submenu ?? null);
    }
  };
  const carryOut = (entry: MenuItem, window: BrowserWindow | null) => {
    if (entry.enabled) entry.click(NO_KEYS, window, window?.webContents);
  };

  return {
    Menu: offer<typeof Menu>('Menu', {
      buildFromTemplate: fromTemplate,
      setApplicationMenu: (menu) => {
        shown = menu;
      },
      getApplicationMenu: () => shown,
    }),
    press: (press, window) => {
      for (const entry of entries(shown)) {
        const accelerator = 'accelerator' in entry ? entry.accelerator : undefined;
        if (accelerator && matchesAccelerator(String(accelerator), press)) return carryOut(entry, window);
      }
    },
    click: (wanted, window) => {
      for (const entry of entries(shown)) {
        if ('id' in entry && entry.id === wanted) return carryOut(entry, window);
      }
      throw new Error(`chromium-host: no menu entry ${wanted}`);
    },
  };
}

const NO_KEYS: KeyboardEvent = {};
