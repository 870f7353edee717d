import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePdf } from '../../../platform/files/documents/pdf.ts';
import type { App } from '../../../support/launch.ts';
import { workbookOf } from '../../../support/sample-workbook.ts';

/**
 * What a person has at hand beside the window: the system's dialogs, and a folder of their own for files. `installed`: the
 * program is, in its newest version. Default: it runs from the sources.
 */
export type Hands = { app: Pick<App, 'scriptDialog'>; folder: string; installed?: boolean };

/** The next file dialog of the program is answered with these files, or this folder. */
export const willChoose = ({ app }: Hands, ...filePaths: string[]): Promise<void> =>
  app.scriptDialog({ dialog: 'open-dialog', filePaths });

/** Writes a file into the person's folder; returns its path. */
export async function withFile({ folder }: Hands, name: string, content: Uint8Array): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** The next file dialog of the program is answered with a PDF of this name. */
export const willChoosePdf = async (hands: Hands, name: string): Promise<void> =>
  willChoose(hands, await withFile(hands, name, writePdf([name])));

/** The next file dialog of the program is answered with an Excel file of these rows. */
export const willChooseTable = async (hands: Hands, name: string, rows: string[][]): Promise<void> =>
  willChoose(hands, await withFile(hands, name, workbookOf(rows)));
