import type { Dialog, MessageBoxOptions, OpenDialogOptions, SaveDialogOptions } from 'electron';
import { offer } from './guard.ts';
import type { Outside } from './outside.ts';

/** Electron's dialogs take an optional window as the first argument. */
const optionsOf = <T>(args: unknown[]): T => (args.length > 1 ? args[1] : args[0]) as T;

/** The button that stands for a cancelled box where the program names none (`lib/browser/api/dialog.ts`). */
function cancelledBy({ cancelId, defaultId, buttons = [] }: MessageBoxOptions): number {
  if (cancelId !== undefined) return cancelId;
  const named = buttons.findIndex((text) => /^(?:cancel|no)$/i.test(text));
  if (named !== -1) return named;
  return defaultId === 0 && buttons.length > 1 ? 1 : 0;
}

/**
 * `dialog`: answered as a test has scripted, each answer once; otherwise as if the person had cancelled it (Escape).
 * Every dialog is reported to the starter. A message box that a test leaves open is closed by its signal, as if it had
 * been cancelled; one whose signal is aborted before is not shown, and its answer has no button.
 */
export function createDialog({ tell, onCommand }: Outside): Dialog {
  const responses: (number | null)[] = [];
  const opened: string[][] = [];
  const saved: string[] = [];
  onCommand('script-dialog', (script) => {
    if (script.dialog === 'message-box') responses.push(script.response);
    else if (script.dialog === 'open-dialog') opened.push(script.filePaths);
    else if (script.dialog === 'save-dialog') saved.push(script.filePath);
  });

  const messageBox = (options: MessageBoxOptions): number | null => {
    const { message, detail, buttons = [] } = options;
    const response = responses.length > 0 ? (responses.shift() ?? null) : cancelledBy(options);
    tell({ type: 'message-box', options: { message, ...(detail && { detail }), buttons }, response });
    return response;
  };
  const shownMessageBox = async (
    options: MessageBoxOptions,
  ): Promise<{ response: number; checkboxChecked: boolean }> => {
    const { signal } = options;
    if (signal?.aborted) return { cancelId: cancelledBy(options), checkboxChecked: false } as never;
    const closed = Promise.withResolvers<number>();
    signal?.addEventListener('abort', () => closed.resolve(cancelledBy(options)));
    return { response: messageBox(options) ?? (await closed.promise), checkboxChecked: false };
  };
  return offer<Dialog>('dialog', {
    showErrorBox: (title, content) => tell({ type: 'error-box', title, content }),
    showMessageBox: (...args: unknown[]) => shownMessageBox(optionsOf<MessageBoxOptions>(args)),
    showOpenDialog: async (...args: unknown[]) => {
      const filePaths = opened.shift() ?? [];
      tell({ type: 'open-dialog', options: optionsOf<OpenDialogOptions>(args), filePaths });
      return { canceled: filePaths.length === 0, filePaths };
    },
    showSaveDialog: async (...args: unknown[]) => {
      const filePath = saved.shift() ?? '';
      tell({ type: 'save-dialog', options: optionsOf<SaveDialogOptions>(args), filePath });
      return { canceled: filePath === '', filePath };
    },
  });
}
