import { expect, type Locator, type Page } from 'playwright/test';
import type { Platform } from '../../platform/types.ts';
import type { Found } from '../../support/initiative-finder.ts';
import { goTo } from './go-to.ts';
import { initiativeList } from './initiative-list.ts';

/** A season that is over, with winners. */
export const OVER = 49;

/** A list of winners that changes while a dialog stands over it. */
export type MovingList = {
  /** The winners of the season, newest first, as the list gives them. */
  winners: readonly Found[];
  /** Opens the row with this index and gives what it shows. */
  open: (index: number) => Promise<Locator>;
  /** Somebody makes another initiative a winner, newer than all in the list, which is then read again. */
  prepend: () => Promise<void>;
  /** Somebody takes this initiative out of the list, which is then read again. */
  remove: (winner: Found) => Promise<void>;
};

/** Shows the winners of a season that is over. */
export async function movingList(page: Page, platform: Platform): Promise<MovingList> {
  const all = (where: string) =>
    platform.db
      .prepare(`SELECT * FROM initiatives WHERE board_id = ${OVER} AND ${where} ORDER BY id DESC`)
      .all() as Found[];
  // The newest ones lose, so that one of them can come in on top later.
  const [newest] = all("stage = 'WINNER'");
  if (!newest) throw new Error('the season has no winner');
  if (!all(`stage = 'PASSED' AND id > ${newest.id}`)[0]) platform.initiatives.change(newest.id, { stage: 'PASSED' });
  const winners = all("stage = 'WINNER'");
  for (const [index, { id }] of winners.slice(0, 4).entries()) {
    platform.initiatives.change(id, { title: `${index + 1}-maktab sport zali` });
  }

  const list = initiativeList(page);
  const query = new URLSearchParams({ board: String(OVER), stage: 'WINNER' });
  await goTo(page, `/app/initiatives?${query}`);
  await list.settled();

  const rows = page.locator('tr[data-row]');
  const readAgain = async (first: string) => {
    // As when the line returns: what is on the screen is loaded again.
    await page.evaluate(() => {
      window.dispatchEvent(new Event('offline'));
      window.dispatchEvent(new Event('online'));
    });
    await expect(rows.first()).toContainText(first);
  };
  return {
    winners,
    open: async (index) => {
      await rows.nth(index).getByRole('button', { name: 'Batafsil' }).click();
      const detail = rows.nth(index).locator('xpath=following-sibling::tr').getByRole('article');
      await expect(detail).toBeVisible();
      return detail;
    },
    prepend: async () => {
      const newcomer = all(`stage = 'PASSED' AND id > ${winners[0]?.id}`)[0];
      if (!newcomer) throw new Error('nobody can come in on top');
      platform.initiatives.change(newcomer.id, { stage: 'WINNER' });
      await readAgain(newcomer.public_id);
    },
    remove: async (winner) => {
      platform.initiatives.change(winner.id, { stage: 'PASSED' });
      const next = all("stage = 'WINNER'")[0];
      await readAgain(next?.public_id ?? '');
      await expect(rows.filter({ hasText: winner.public_id })).toHaveCount(0);
    },
  };
}
