import { randomUUID } from 'node:crypto';
import type { Download } from '@shared/downloads.ts';
import { AppError } from '@shared/errors.ts';
import type { Sheet } from '@shared/sheets.ts';
import type { DownloadList } from './download-list.ts';
import { safeFileNameWith } from './file-name.ts';
import { sheetFileName, writeSheetFile } from './sheet-file.ts';
import { textFileName, writeTextFile } from './text-file.ts';
import type { WebMark } from './web-mark.ts';
import { writeWholeFile } from './whole-file.ts';

/** Files that the program itself makes, in addition to downloads. */
export type OwnFiles = {
  /**
   * Writes a text that the program made to the folder and lists it as finished. Throws `file` on failure; nothing then
   * remains on disk or on the list.
   */
  saveText: (input: { suggestedName: string; text: string }) => Promise<Download>;
  /** `saveText` for a table, as xlsx. */
  saveSheet: (input: { suggestedName: string; sheets: readonly Sheet[] }) => Promise<Download>;
  /** `saveText` for sheets that the program has printed. */
  savePdf: (input: { suggestedName: string; content: Uint8Array }) => Promise<Download>;
};

/** Target of a file that the program makes. */
type Place = { folder: string; name: string; mark: WebMark };
type WrittenFile = { path: string; name: string; bytes: number };

/** Writes files that the program makes to the downloads folder, and lists them. */
export function createOwnFiles({
  list,
  folder,
  mark,
}: {
  list: DownloadList;
  /** Folder for new files; created when missing. */
  folder: () => Promise<string>;
  mark: WebMark;
}): OwnFiles {
  /** Writes a file that the program made and lists it as finished. */
  async function save(wanted: string, write: (place: Place) => Promise<WrittenFile>): Promise<Download> {
    const entry = list.add(randomUUID(), null, { name: wanted, state: 'running', startedAt: Date.now() });
    const work = folder().then((target) => write({ folder: target, name: wanted, mark }));
    entry.running = work.then(
      () => undefined,
      () => undefined,
    );
    try {
      const { path, name, bytes } = await work;
      entry.path = path;
      list.patch(entry, { name, state: 'done', receivedBytes: bytes, totalBytes: bytes });
    } catch (thrown) {
      list.remove(entry.download.id);
      throw AppError.from(thrown);
    } finally {
      list.tell();
    }
    return entry.download;
  }

  return {
    saveText: ({ suggestedName, text }) =>
      save(textFileName(suggestedName), (place) => writeTextFile({ ...place, text })),
    saveSheet: ({ suggestedName, sheets }) =>
      save(sheetFileName(suggestedName), (place) => writeSheetFile({ ...place, sheets })),
    savePdf: ({ suggestedName, content }) =>
      save(safeFileNameWith(['.pdf'], suggestedName), (place) => writeWholeFile({ ...place, content })),
  };
}
