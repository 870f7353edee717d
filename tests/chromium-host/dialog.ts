import type { Dialog, MessageBoxOptions, OpenDialogOptions, SaveDialogOptions } from 'electron';
import { offer } from './guard.ts';
import type { Outside } from './outside.ts';

/** Electron's dialogs take an optional window as the first argument. */
const optionsOf = <T>(args: unknown[]): T => (args.length > 1 ? args[1] : args[0]) as T;

/**
 * `dialog`: answered as a test has scripted, each answer once; otherwise as if the person had cancelled it (Escape).
 * Every dialog is reported to the starter.
 */
export function createDialog({ tell, onCommand }: Outside): Dialog {
  const responses: number[] = [];
  const opened: string[][] = [];
  const saved: string[] = [];
  onCommand('script-dialog', (script) => {
    if (script.dialog === 'message-box') responses.push(script.response);
    else if (script.dialog === 'open-dialog') opened.push(script.filePaths);
    else if (script.dialog === 'save-dialog') saved.push(script.filePath);
  });

  const messageBox = ({ message, detail, buttons = [], cancelId, defaultId }: MessageBoxOptions): number => {
    const response = responses.shift() ?? cancelId ?? defaultId ?? 0;
    tell({ type: 'message-box', options: { message, ...(detail && { detail }), buttons }, response });
    return response;
  };
  return offer<Dialog>('dialog', {
    showErrorBox: (title, content) => tell({ type: 'error-box', title, content }),
    showMessageBox: async (...args: unknown[]) => ({
      response: messageBox(optionsOf<MessageBoxOptions>(args)),
      checkboxChecked: false,
    }),
    showMessageBoxSync: (...args: unknown[]) => messageBox(optionsOf<MessageBoxOptions>(args)),
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
