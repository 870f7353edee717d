import type { BridgeEvents } from '@shared/bridge/events.ts';
import type { Script } from '@shared/settings.ts';
import { Menu, type MenuItemConstructorOptions } from 'electron';
import { MENU_LABELS } from './labels.ts';

type Options = {
  script: Script;
  developerTools: boolean;
  /** Whether the program is locked: only what acts on the window alone is left. */
  locked: boolean;
  /** Commands that the page carries out. */
  send: (command: BridgeEvents['menu.command']) => void;
  saveSupportFile: () => void;
};

/** Sets the program's menu in this script; its accelerators also work while the menu is hidden. */
export function showMenu(options: Options): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(template(options)));
}

function template(options: Options): MenuItemConstructorOptions[] {
  const { script, locked, send, saveSupportFile } = options;
  const label = MENU_LABELS[script];
  const separator = { type: 'separator' } as const;
  const quit = { label: label.quit, role: 'quit', accelerator: 'CmdOrCtrl+Q' } as const;
  if (locked) return [{ label: label.program, submenu: [quit] }, viewMenu(options)];
  return [
    {
      label: label.program,
      submenu: [{ label: label.palette, accelerator: 'CmdOrCtrl+K', click: () => send('palette') }, separator, quit],
    },
    {
      label: label.edit,
      submenu: [
        { label: label.undo, role: 'undo' },
        { label: label.redo, role: 'redo' },
        separator,
        { label: label.cut, role: 'cut' },
        { label: label.copy, role: 'copy' },
        { label: label.paste, role: 'paste' },
        { label: label.selectAll, role: 'selectAll' },
        separator,
        { label: label.search, accelerator: 'CmdOrCtrl+F', click: () => send('search') },
      ],
    },
    viewMenu(options),
    {
      label: label.help,
      role: 'help',
      submenu: [
        { label: label.shortcuts, accelerator: 'F1', click: () => send('shortcuts') },
        { label: label.updates, click: () => send('updates') },
        separator,
        { label: label.networkCheck, click: () => send('network-check') },
        { label: label.supportFile, click: saveSupportFile },
        separator,
        { label: label.about, click: () => send('about') },
      ],
    },
  ];
}

function viewMenu({ script, developerTools, locked }: Options): MenuItemConstructorOptions {
  const label = MENU_LABELS[script];
  const separator = { type: 'separator' } as const;
  return {
    label: label.view,
    submenu: [
      { label: label.reload, role: 'reload' },
      separator,
      { label: label.zoomIn, role: 'zoomIn' },
      // The same key without Shift, as in browsers.
      { label: label.zoomIn, role: 'zoomIn', accelerator: 'CmdOrCtrl+=', visible: false },
      { label: label.zoomOut, role: 'zoomOut' },
      { label: label.resetZoom, role: 'resetZoom' },
      separator,
      { label: label.fullScreen, role: 'togglefullscreen' },
      ...(developerTools && !locked ? [{ label: label.developerTools, role: 'toggleDevTools' } as const] : []),
    ],
  };
}
