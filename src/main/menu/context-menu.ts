import type { Script } from '@shared/settings.ts';
import { type BrowserWindow, Menu, type MenuItemConstructorOptions } from 'electron';
import { copyText } from '../ports/desktop.ts';
import { type ContextAction, contextEntries, linkTarget } from './context-entries.ts';
import { MENU_LABELS } from './labels.ts';

/**
 * Gives a window a context menu, which Electron does not bring: by the right button, Shift+F10 or the menu key, unless
 * the page prevents its event.
 */
export function offerContextMenu(window: BrowserWindow, script: () => Script): void {
  const contents = window.webContents;
  contents.on('context-menu', (_event, params) => {
    const { x, y, frame, menuSourceType, linkURL } = params;
    const label = MENU_LABELS[script()];
    const copyTarget = () => void copyText(linkTarget(linkURL)?.text ?? '');
    // Methods of these contents, not roles: while the menu is open, the window may not count as the focused one.
    const actions: Record<ContextAction, () => void> = {
      undo: () => contents.undo(),
      redo: () => contents.redo(),
      cut: () => contents.cut(),
      copy: () => contents.copy(),
      paste: () => contents.paste(),
      pasteAsText: () => contents.pasteAndMatchStyle(),
      selectAll: () => contents.selectAll(),
      copyLink: copyTarget,
      copyAddress: copyTarget,
      copyPicture: () => contents.copyImageAt(x, y),
    };
    const template = contextEntries(params).flatMap((group, nth): MenuItemConstructorOptions[] => [
      ...(nth > 0 ? [{ type: 'separator' as const }] : []),
      ...group.map(({ action, enabled }) => ({ label: label[action], enabled, click: actions[action] })),
    ]);
    if (template.length === 0) return;
    Menu.buildFromTemplate(template).popup({ window, x, y, sourceType: menuSourceType, ...(frame && { frame }) });
  });
}
