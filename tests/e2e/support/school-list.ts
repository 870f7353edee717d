import { expect, type Locator, type Page } from 'playwright/test';
import type { Records } from '../../platform/find/tables.ts';
import type { Platform } from '../../platform/types.ts';

export type SchoolInitiative = Records['schoolInitiative'];

/** The calls that change pupils' initiatives, with their statuses. */
export const sentOf = (platform: Platform) =>
  platform
    .calls()
    .filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/v1/my-school/'))
    .map(({ method, path, body, status }) => ({ method, path, body: body ?? null, status }));

/** The season being moderated, and the undecided initiatives of the moderator's district in it, newest first. */
export function undecided({ find }: Platform): { board: number; initiatives: SchoolInitiative[] } {
  const board = find.schoolBoard({ stage: 'MODERATE' }).id;
  const initiatives = find.all('schoolInitiative', { board_id: board, district_id: find.home.id, stage: 'INITIAL' });
  return { board, initiatives };
}

/** The winners of a season in the stage `VOTE`, newest first, all in progress. */
export function winnersAtWork(platform: Platform): { board: number; initiatives: SchoolInitiative[] } {
  const board = platform.find.schoolBoard({ stage: 'VOTE', status: 1 }).id;
  platform.change.schoolInitiative({ board_id: board, stage: 'WINNER' }, { status: 'IN_PROCESS' });
  return { board, initiatives: platform.find.all('schoolInitiative', { board_id: board, stage: 'WINNER' }) };
}

/** The list of pupils' initiatives as a person sees it. */
export function schoolList(page: Page) {
  const rows = page.getByRole('table', { name: 'Maktab tashabbuslari' }).locator('tr[data-row]');
  const rowOf = ({ public_id }: Pick<SchoolInitiative, 'public_id'>): Locator => rows.filter({ hasText: public_id });
  return {
    rows,
    rowOf,
    /** Opens the row of an initiative; returns its details. */
    open: async (initiative: Pick<SchoolInitiative, 'public_id'>): Promise<Locator> => {
      const row = rowOf(initiative);
      await row.getByRole('button', { name: 'Batafsil' }).click();
      const detail = row.locator('xpath=following-sibling::tr').getByRole('article');
      await expect(detail).toBeVisible();
      return detail;
    },
    /** Chooses a stage. */
    stage: (label: string) =>
      page.getByRole('radiogroup', { name: 'Bosqich' }).locator('label', { hasText: label }).click(),
    /** Makes the page read its data again, as after an outage. */
    readAgain: () =>
      page.evaluate(() => {
        window.dispatchEvent(new Event('offline'));
        window.dispatchEvent(new Event('online'));
      }),
  };
}
