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
  /** Searches for an initiative by its public id, until it is alone in the list. */
  find: (publicId: string) => Promise<void>;
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
  const total = async () =>
    Number((await page.getByText('Jami:').innerText()).replace(/ta tashabbus.*$/s, '').replace(/\D/g, ''));
  const search = page.getByRole('searchbox', { name: 'ID, mavzu, muallif' });
  return {
    rows,
    ids: async () => (await rows.allInnerTexts()).map((text) => PUBLIC_ID.exec(text)?.[0] ?? ''),
    total,
    settled,
    stage: async (label) => {
      const stages = page.getByRole('radiogroup', { name: 'Bosqich' });
      await stages.locator('label', { hasText: label }).click();
      // From then on the table is marked as busy.
      await expect(stages.getByRole('radio', { name: label })).toBeChecked();
    },
    search,
    find: async (publicId) => {
      await search.fill(publicId);
      await expect.poll(total).toBe(1);
    },
    size: async (size) => {
      await page.getByRole('combobox', { name: 'Sahifada' }).click();
      await page.getByRole('option', { name: String(size), exact: true }).click();
      await settled();
    },
  };
}
