import type { Script } from '@shared/settings.ts';
import { type BrowserWindow, dialog } from 'electron';
import { WINDOW_TEXTS } from './texts.ts';

/** Tells the person that the support file is saved, and offers to show it in its folder; true: show it. */
export async function tellSupportFile(window: BrowserWindow | null, name: string, script: Script): Promise<boolean> {
  const { supportFile } = WINDOW_TEXTS[script];
  const options = {
    type: 'info' as const,
    message: supportFile.saved,
    detail: `${name}\n\n${supportFile.savedDetail}`,
    buttons: [supportFile.show, supportFile.close],
    defaultId: 0,
    cancelId: 1,
    noLink: true,
  };
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  return response === 0;
}

/** Tells that the support file could not be saved; `number`: of the log line. */
export function tellNoSupportFile(number: string, script: Script): void {
  const { errorNumber, supportFile } = WINDOW_TEXTS[script];
  dialog.showErrorBox(supportFile.notSaved, `${supportFile.notSavedDetail}\n\n${errorNumber}: ${number}`);
}
