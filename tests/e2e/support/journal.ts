import { expect, type Locator, type Page } from 'playwright/test';
import type { JournalNote } from '../../../src/shared/journal.ts';
import type { Initiative } from '../../platform/find/records.ts';
import { openScreen } from './go-to.ts';

/** The address of the journal. */
export const JOURNAL = '/app/desk/journal';

/** The journal as a person sees it. */
export type JournalPage = {
  table: Locator;
  rows: Locator;
  /** The side panel: totals, report, Excel file. */
  side: Locator;
  /** The row of a record, by its public id. */
  row: (publicId: string) => Locator;
  /** Opens the journal without a page load, and waits until it has been read. */
  open: (query?: string) => Promise<void>;
};

/** The journal in the window. */
export function journalPage(page: Page): JournalPage {
  const table = page.getByRole('table', { name: 'Jurnal' });
  const rows = table.locator('tr[data-row]');
  return {
    table,
    rows,
    side: page.getByRole('complementary', { name: 'Kun yakuni' }),
    row: (publicId) => rows.filter({ hasText: publicId }),
    open: async (query = '') => {
      await openScreen(page, `${JOURNAL}${query}`);
      await expect(table).toHaveAttribute('aria-busy', 'false');
    },
  };
}

/** A note of an action on an initiative, as the page sends it. */
export const noteOf = (
  action: JournalNote['action'],
  { id, public_id, title, stage, moderation_sub_stage, board_id }: Initiative,
): JournalNote => ({
  action,
  subject: { kind: 'initiative', id: String(id), publicId: public_id, title: title ?? undefined },
  board: board_id,
  before: { stage, moderation_sub_stage },
});
