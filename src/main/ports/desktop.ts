import { type BrowserWindow, clipboard, dialog } from 'electron';

/** Puts a text on the clipboard. */
export const copyText = async (text: string): Promise<void> => clipboard.writeText(text);

/** Asks for a folder, starting in `current`; null if the dialog was cancelled. */
export async function chooseFolder(parent: BrowserWindow | null, current: string): Promise<string | null> {
  const options = { defaultPath: current, properties: ['openDirectory' as const, 'createDirectory' as const] };
  const { canceled, filePaths } = parent
    ? await dialog.showOpenDialog(parent, options)
    : await dialog.showOpenDialog(options);
  return canceled ? null : (filePaths[0] ?? null);
}

/** Asks for one file, or several, with one of these extensions (without dots); empty if the dialog was cancelled. */
export async function chooseFiles(
  parent: BrowserWindow | null,
  extensions: string[],
  many: 'one' | 'several',
): Promise<string[]> {
  const name = extensions.map((extension) => `*.${extension}`).join(', ');
  const several = many === 'several' ? ['multiSelections' as const] : [];
  const options = { filters: [{ name, extensions }], properties: ['openFile' as const, ...several] };
  const { canceled, filePaths } = parent
    ? await dialog.showOpenDialog(parent, options)
    : await dialog.showOpenDialog(options);
  return canceled ? [] : filePaths;
}
