import type { ContextMenuParams, WebContents } from 'electron';
import { frameAt } from './frame.ts';
import type { Origins } from './origin.ts';
import type { Page } from './page.ts';
import type { ContextMenuReport } from './page-context-menu.ts';

type Editing = 'undo' | 'redo' | 'cut' | 'copy' | 'paste' | 'pasteAndMatchStyle' | 'selectAll' | 'copyImageAt';

/** What Electron says of a context menu at `url`: its coordinates are those of the window, whatever the zoom `factor`. */
export function menuParams(
  { x, y, linkURL, srcURL, ...report }: ContextMenuReport,
  { url, factor, origins }: { url: string; factor: number; origins: Origins },
): Partial<ContextMenuParams> {
  const frame = frameAt(url);
  const place = { x: Math.round(x * factor), y: Math.round(y * factor), pageURL: url, frame };
  return { ...report, ...place, linkURL: origins.toProgram(linkURL), srcURL: origins.toProgram(srcURL) };
}

/** The members of `webContents` that edit the focused field, and that copy a picture. */
export function createEditing({
  withPage,
  factor,
  onCopyPicture,
}: {
  withPage: (use: (page: Page) => Promise<unknown>) => void;
  factor: () => number;
  /** Receives the picture's address. */
  onCopyPicture: (address: string) => void;
}): Pick<WebContents, Editing> {
  const edit = (command: Exclude<Editing, 'copyImageAt'>) => () => withPage((page) => page.edit(command));
  return {
    undo: edit('undo'),
    redo: edit('redo'),
    cut: edit('cut'),
    copy: edit('copy'),
    paste: edit('paste'),
    pasteAndMatchStyle: edit('pasteAndMatchStyle'),
    selectAll: edit('selectAll'),
    copyImageAt: (x, y) =>
      withPage(async ({ pictureAt }) => onCopyPicture(await pictureAt(x / factor(), y / factor()))),
  };
}
