import type { Script } from '@shared/settings.ts';
import { type BrowserWindow, dialog } from 'electron';
import { newErrorNumber } from '../diagnostics/error-number.ts';
import type { Log } from '../diagnostics/log.ts';
import { WINDOW_TEXTS } from './texts.ts';

/** Chromium's code for a load that another one replaced. */
const ABORTED = -3;

/**
 * Reports a page that crashed, hangs or did not load, and offers to reload, so that a window is never left white or
 * frozen without a message. One question at a time, with the number of the failure's log line.
 */
export function watchForFailures(window: BrowserWindow, { script, log }: { script: () => Script; log: Log }): void {
  const contents = window.webContents;
  let question: AbortController | null = null;
  let endedByUs = false;
  const withdraw = () => {
    question?.abort();
    question = null;
  };

  const ask = async (
    message: 'crashed' | 'hung' | 'notLoaded',
    { canWait, number }: { canWait: boolean; number: string },
  ) => {
    if (question || window.isDestroyed()) return 'nothing';
    const asked = new AbortController();
    question = asked;
    const texts = WINDOW_TEXTS[script()];
    const choices = canWait ? (['wait', 'reload', 'close'] as const) : (['reload', 'close'] as const);
    try {
      const { response } = await dialog.showMessageBox(window, {
        type: 'warning',
        message: texts[message],
        detail: `${texts[`${message}Detail`]}\n\n${texts.errorNumber}: ${number}`,
        buttons: choices.map((choice) => texts[choice]),
        defaultId: 0,
        cancelId: 0,
        noLink: true,
        signal: asked.signal,
      });
      return asked.signal.aborted ? 'nothing' : (choices[response] ?? 'nothing');
    } finally {
      if (question === asked) question = null;
    }
  };

  const settle = (answer: 'wait' | 'reload' | 'close' | 'nothing', reload: () => void) => {
    if (window.isDestroyed()) return;
    if (answer === 'reload') reload();
    if (answer === 'close') window.destroy();
  };

  contents.on('render-process-gone', async (_event, { reason, exitCode }) => {
    const number = newErrorNumber();
    log.error('page process gone', { reason, exitCode, number });
    withdraw();
    if (reason === 'clean-exit') return;
    if (endedByUs) {
      endedByUs = false;
      contents.reload();
      return;
    }
    settle(await ask('crashed', { canWait: false, number }), () => contents.reload());
  });

  window.on('unresponsive', async () => {
    const number = newErrorNumber();
    log.warn('page does not respond', { number });
    settle(await ask('hung', { canWait: true, number }), () => {
      // A page that hangs ignores a reload; its crash triggers the reload above.
      endedByUs = true;
      contents.forcefullyCrashRenderer();
    });
  });
  window.on('responsive', withdraw);

  contents.on('did-fail-load', async (_event, code, description, address, isMainFrame) => {
    if (!isMainFrame || code === ABORTED) return;
    const number = newErrorNumber();
    log.error('page did not load', { code, description, address, number });
    settle(await ask('notLoaded', { canWait: false, number }), () => contents.reload());
  });
  contents.on('preload-error', (_event, path, error) => log.error('preload failed', { path, error }));
}
