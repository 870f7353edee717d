import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright/test';
import { actionOf, openRow } from './open-row.ts';
import { SMALLEST_PDF } from './smallest-pdf.ts';

/** A reason that requires nothing more, and one that requires a file. */
export const REASONS = {
  plain: 'Taklif tashabbusli budjet nizomiga mos kelmaydi',
  withFile: 'Obyekt davlat dasturiga kiritilgan (tasdiqlovchi hujjat talab etiladi)',
};

/** The dialog in which an initiative is rejected, as a person sees it. */
export function rejectDialog(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Tashabbusni rad etish' });
  const reason = dialog.getByRole('combobox', { name: 'Rad etish sababi' });
  return {
    dialog,
    reason,
    comment: dialog.getByRole('textbox', { name: 'Izoh' }),
    /** The drop zone for a file. */
    zone: dialog.locator('[data-drop-zone]'),
    /** The button for earlier comments. */
    used: dialog.getByRole('button', { name: 'Avval yozilganlar' }),
    offer: dialog.getByRole('status').filter({ hasText: 'Saqlanmagan matn topildi' }),
    send: dialog.getByRole('button', { name: 'Rad etish', exact: true }),
    choose: async (title: string) => {
      await reason.click();
      await page.getByRole('option', { name: title }).click();
    },
  };
}

/** Opens the dialog for this initiative. */
export async function openReject(page: Page, initiative: { public_id: string; board_id: number }) {
  const row: Locator = await openRow(page, initiative);
  await actionOf(row, 'Rad etish').click();
  const view = rejectDialog(page);
  await view.dialog.waitFor();
  return view;
}

/** Writes the smallest file that a PDF reader opens; returns its path. */
export async function writePdf(folder: string, name: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, SMALLEST_PDF);
  return path;
}
