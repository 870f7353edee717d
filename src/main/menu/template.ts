import type { BridgeEvents } from '@shared/bridge/events.ts';
import type { Script } from '@shared/settings.ts';
import type { MenuItemConstructorOptions } from 'electron';
import { MENU_LABELS } from './labels.ts';

/** What the program's menu is made of. */
export type MenuOptions = {
  script: Script;
  developerTools: boolean;
  /** Whether the program is locked: only what acts on the window alone is left. */
  locked: boolean;
  /** Whether the check of the platform is offered to whoever is signed in. */
  offersCheck: boolean;
  /** Commands that the page carries out. */
  send: (command: BridgeEvents['menu.command']) => void;
  saveSupportFile: () => void;
  /** Opens the manual as a document; null where none lies beside the program. */
  openManual: (() => void) | null;
};

/** The program's menu. Each entry that acts has an id of its own, the same in both scripts, by which it is found. */
export function menuTemplate(options: MenuOptions): MenuItemConstructorOptions[] {
  const { script, locked, offersCheck, send, saveSupportFile, openManual } = options;
  const label = MENU_LABELS[script];
  const separator = { type: 'separator' } as const;
  const quit = { id: 'quit', label: label.quit, role: 'quit', accelerator: 'CmdOrCtrl+Q' } as const;
  const command = (id: BridgeEvents['menu.command'], text: string, accelerator?: string) => ({
    id,
    label: text,
    ...(accelerator && { accelerator }),
    click: () => send(id),
  });
  if (locked) return [{ label: label.program, submenu: [quit] }, viewMenu(options)];
  return [
    { label: label.program, submenu: [command('palette', label.palette, 'CmdOrCtrl+K'), separator, quit] },
    {
      label: label.edit,
      submenu: [
        ...(['undo', 'redo'] as const).map((role) => ({ id: role, label: label[role], role })),
        separator,
        ...(['cut', 'copy', 'paste', 'selectAll'] as const).map((role) => ({ id: role, label: label[role], role })),
        separator,
        command('search', label.search, 'CmdOrCtrl+F'),
      ],
    },
    viewMenu(options),
    {
      label: label.help,
      role: 'help',
      submenu: [
        command('manual', label.manual, 'F1'),
        ...(openManual ? [{ id: 'manual-copy', label: label.manualCopy, click: openManual }] : []),
        command('shortcuts', label.shortcuts),
        command('updates', label.updates),
        separator,
        command('network-check', label.networkCheck),
        ...(offersCheck ? [command('contact', label.contact)] : []),
        { id: 'support-file', label: label.supportFile, click: saveSupportFile },
        separator,
        command('about', label.about),
      ],
    },
  ];
}

function viewMenu({ script, developerTools, locked }: MenuOptions): MenuItemConstructorOptions {
  const label = MENU_LABELS[script];
  const separator = { type: 'separator' } as const;
  return {
    label: label.view,
    submenu: [
      { id: 'reload', label: label.reload, role: 'reload' },
      separator,
      { id: 'zoom-in', label: label.zoomIn, role: 'zoomIn' },
      // The same key without Shift, as in browsers.
      { id: 'zoom-in-plain', label: label.zoomIn, role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false },
      { id: 'zoom-out', label: label.zoomOut, role: 'zoomOut' },
      { id: 'reset-zoom', label: label.resetZoom, role: 'resetZoom' },
      separator,
      { id: 'full-screen', label: label.fullScreen, role: 'togglefullscreen' },
      ...(developerTools && !locked
        ? [{ id: 'developer-tools', label: label.developerTools, role: 'toggleDevTools' } as const]
        : []),
    ],
  };
}
