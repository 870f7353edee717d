import { type BrowserWindow, clipboard, dialog } from 'electron';

/** Puts a text on the clipboard. */
export const copyText = async (text: string): Promise<void> => clipboard.writeText(text);

/** Asks for a folder, starting in `current`; null where the person gave up. */
export async function chooseFolder(parent: BrowserWindow | null, current: string): Promise<string | null> {
  const options = { defaultPath: current, properties: ['openDirectory' as const, 'createDirectory' as const] };
  const { canceled, filePaths } = parent
    ? await dialog.showOpenDialog(parent, options)
    : await dialog.showOpenDialog(options);
  return canceled ? null : (filePaths[0] ?? null);
}

/** Asks for one file with one of these extensions (without their dots); null where the person gave up. */
export async function chooseFile(parent: BrowserWindow | null, extensions: string[]): Promise<string | null> {
  const name = extensions.map((extension) => `*.${extension}`).join(', ');
  const options = { filters: [{ name, extensions }], properties: ['openFile' as const] };
  const { canceled, filePaths } = parent
    ? await dialog.showOpenDialog(parent, options)
    : await dialog.showOpenDialog(options);
  return canceled ? null : (filePaths[0] ?? null);
}
