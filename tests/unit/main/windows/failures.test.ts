import { EventEmitter } from 'node:events';
import type { BrowserWindow, MessageBoxOptions } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { watchForFailures } from '../../../../src/main/windows/failures.ts';
import { logLines } from '../../../support/log-lines.ts';

/** The questions that are open or were asked; each is closed by its signal with the button of a cancelled box. */
const asked = vi.hoisted(() => [] as { options: MessageBoxOptions; answer: (button: number) => void }[]);
vi.mock('electron', () => ({
  dialog: {
    showMessageBox: (_window: unknown, options: MessageBoxOptions) => {
      const { promise, resolve } = Promise.withResolvers<number>();
      asked.push({ options, answer: resolve });
      options.signal?.addEventListener('abort', () => resolve(options.cancelId ?? 0));
      return promise.then((response) => ({ response, checkboxChecked: false }));
    },
  },
}));
beforeEach(() => void asked.splice(0));

function open() {
  const done: string[] = [];
  const contents = Object.assign(new EventEmitter(), {
    reload: () => done.push('reload'),
    forcefullyCrashRenderer: () => done.push('crash'),
  });
  const window = Object.assign(new EventEmitter(), {
    webContents: contents,
    isDestroyed: () => false,
    destroy: () => done.push('destroy'),
  });
  watchForFailures(window as never as BrowserWindow, { script: () => 'latin', log: logLines().log });
  return { window, contents, done };
}

test('a question about a page that hangs is withdrawn once the page answers, and the next failure is asked about', async () => {
  const { window, contents, done } = open();
  window.emit('unresponsive');
  window.emit('unresponsive');
  expect(asked).toHaveLength(1);
  window.emit('responsive');
  expect(asked[0]?.options.signal?.aborted).toBe(true);
  await Promise.resolve();
  contents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  expect(asked).toHaveLength(2);
  asked[1]?.answer(0);
  await vi.waitFor(() => expect(done).toEqual(['reload']));
});

test('a page that is ended because it hangs is loaded again without another question', async () => {
  const { window, contents, done } = open();
  window.emit('unresponsive');
  asked[0]?.answer(1);
  await vi.waitFor(() => expect(done).toEqual(['crash']));
  contents.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 });
  expect(done).toEqual(['crash', 'reload']);
  expect(asked).toHaveLength(1);
});
