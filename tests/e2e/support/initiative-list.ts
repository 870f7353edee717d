import { expect, type Locator, type Page } from 'playwright/test';

/** The initiative list as a person sees it. */
export type InitiativeList = {
  rows: Locator;
  /** The public ids on the page, in order. */
  ids: () => Promise<string[]>;
  /** The number after "Jami:". */
  total: () => Promise<number>;
  /** Waits until rows are shown and no read is in flight. */
  settled: () => Promise<void>;
  /** Chooses a stage filter; does not wait for its rows. */
  stage: (label: string) => Promise<void>;
  search: Locator;
  size: (size: number) => Promise<void>;
};

const PUBLIC_ID = /\d{12}/;

/** The initiative list in the window. */
export function initiativeList(page: Page): InitiativeList {
  const table = page.getByRole('table', { name: "Tashabbuslar ro'yxati" });
  const rows = table.locator('tr[data-row]');
  const settled = async () => {
    await expect(table).toHaveAttribute('aria-busy', 'false');
    await expect(rows.first()).toBeVisible();
  };
  return {
    rows,
    ids: async () => (await rows.allInnerTexts()).map((text) => PUBLIC_ID.exec(text)?.[0] ?? ''),
    total: async () =>
      Number((await page.getByText('Jami:').innerText()).replace(/ta tashabbus.*$/s, '').replace(/\D/g, '')),
    settled,
    stage: async (label) => {
      const stages = page.getByRole('radiogroup', { name: 'Bosqich' });
      await stages.locator('label', { hasText: label }).click();
      // From then on the table is marked as busy.
      await expect(stages.getByRole('radio', { name: label })).toBeChecked();
    },
    search: page.getByRole('searchbox', { name: 'ID, mavzu, muallif' }),
    size: async (size) => {
      await page.getByRole('combobox', { name: 'Sahifada' }).click();
      await page.getByRole('option', { name: String(size), exact: true }).click();
      await settled();
    },
  };
}
