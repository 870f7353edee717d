import type { Script } from '@shared/settings.ts';
import { type BrowserWindow, dialog } from 'electron';
import { WINDOW_TEXTS } from './texts.ts';

/** Asks whether to close although downloads are running; true: close. */
export async function agreesToClose(window: BrowserWindow, script: Script): Promise<boolean> {
  const texts = WINDOW_TEXTS[script];
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message: texts.downloadsRunning,
    detail: texts.downloadsRunningDetail,
    buttons: [texts.stay, texts.close],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response === 1;
}
