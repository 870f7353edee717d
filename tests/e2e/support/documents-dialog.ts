import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { writePdf } from '../../platform/files/documents/pdf.ts';
import type { RecordedCall } from '../../platform/recorder.ts';
import type { Platform } from '../../platform/types.ts';
import { initiativeList } from './initiative-list.ts';

export const PROTOCOL = '/api/v1/districts/documents/protocol';
export const COUNCIL = '/api/v1/init-council-decisions';
export const UPLOAD = '/api/v2/info/file/upload';

/** Writes a PDF of one page; returns its path. */
export async function pdf(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, writePdf([text]));
  return path;
}

/** The calls of a method below a path, in order. */
export const callsOf = (platform: Platform, path: string, method = 'GET'): RecordedCall[] =>
  platform.calls().filter((call) => call.path.startsWith(path) && call.method === method);

/** The platform's id of the only file that was uploaded. */
export function uploaded(platform: Platform): string {
  expect(platform.find.count('file')).toBe(1);
  return platform.find.file().hash_id;
}

/** The document management as a person sees it. */
export type DocumentsDialog = {
  dialog: Locator;
  rows: Locator;
  tab: (name: 'protokol' | 'qaror') => Promise<void>;
  /** Chooses a filter's value. */
  filter: (label: 'Viloyat' | 'Tuman', value: string) => Promise<void>;
  /** Waits until the rows are loaded and no read is in flight. */
  settled: () => Promise<void>;
  /** A field for a file and the drop zone around it. */
  zone: Locator;
};

/** Opens the document management from the list's toolbar. */
export async function openDocuments(page: Page): Promise<DocumentsDialog> {
  await initiativeList(page).settled();
  await page.getByRole('button', { name: 'Hujjatlar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Hujjatlar/ });
  await expect(dialog).toBeVisible();
  const table = dialog.getByRole('table');
  return {
    dialog,
    rows: table.locator('tr[data-row]'),
    tab: (name) =>
      dialog.getByRole('tab', { name: name === 'protokol' ? /natijalari protokoli/ : /kengash qarori/ }).click(),
    filter: async (label, value) => {
      await dialog.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: value, exact: true }).click();
    },
    settled: () => expect(table).toHaveAttribute('aria-busy', 'false'),
    // The zone of the dialog in front: an administrator's list has a zone for a folder.
    zone: page.locator('[data-drop-zone]').last(),
  };
}
