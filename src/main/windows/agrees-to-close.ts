import type { Script } from '@shared/settings.ts';
import { type BrowserWindow, dialog } from 'electron';
import { WINDOW_TEXTS } from './texts.ts';
import type { Unfinished } from './unfinished.ts';

/** Asks whether to close although closing interrupts work; true: close. */
export async function agreesToClose(window: BrowserWindow, unfinished: Unfinished, script: Script): Promise<boolean> {
  const texts = WINDOW_TEXTS[script];
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    ...texts.unfinished[unfinished],
    buttons: [texts.stay, texts.close],
    defaultId: 0,
    cancelId: 0,
    noLink: true,
  });
  return response === 1;
}
