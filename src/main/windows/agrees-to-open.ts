import type { Script } from '@shared/settings.ts';
import { type BrowserWindow, dialog } from 'electron';
import { WINDOW_TEXTS } from './texts.ts';

/** Asks whether to open a table that the program made; true: open. Without a window, returns false without asking. */
export async function agreesToOpen(window: BrowserWindow | null, name: string, script: Script): Promise<boolean> {
  if (!window) return false;
  const { openTable } = WINDOW_TEXTS[script];
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: openTable.message,
    detail: `${name}\n\n${openTable.detail}`,
    buttons: [openTable.leave, openTable.open],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response === 1;
}
