import { expect, type Locator, type Page } from 'playwright/test';
import type { InitiativeNeed } from '../../platform/find/initiatives.ts';
import type { Initiative } from '../../platform/find/records.ts';
import type { Platform } from '../../platform/types.ts';
import { goTo } from './go-to.ts';
import { initiativeList } from './initiative-list.ts';

const OVER = { season: 'finished', place: 'anywhere' } satisfies InitiativeNeed;

/** Where the winners of a season that is over are listed. */
export const winnersAddress = ({ find }: Platform): string =>
  `/app/initiatives?board=${find.season('finished').id}&stage=WINNER`;

/** A list of winners that changes while a dialog stands over it. */
export type MovingList = {
  /** The winners of the season, newest first, as the list gives them. */
  winners: readonly Initiative[];
  /** Opens the row with this index and gives what it shows. */
  open: (index: number) => Promise<Locator>;
  /** Somebody makes another initiative a winner, newer than all in the list, which is then read again. */
  prepend: () => Promise<void>;
  /** Somebody takes this initiative out of the list, which is then read again. */
  remove: (winner: Initiative) => Promise<void>;
};

/** Shows the winners of a season that is over. */
export async function movingList(page: Page, platform: Platform): Promise<MovingList> {
  const winnersNow = () => platform.find.all('initiative', { ...OVER, stage: 'WINNER' });
  let newcomer = platform.find.initiative({ ...OVER, stage: 'PASSED' });
  const [newest = newcomer] = winnersNow();
  if (newcomer.id < newest.id) {
    // The newest winner loses, so that it can come in on top later.
    newcomer = newest;
    platform.initiatives.change(newest.id, { stage: 'PASSED' });
  }
  const winners = winnersNow();
  for (const [index, { id }] of winners.slice(0, 4).entries()) {
    platform.initiatives.change(id, { title: `${index + 1}-maktab sport zali` });
  }

  const list = initiativeList(page);
  await goTo(page, winnersAddress(platform));
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
      platform.initiatives.change(newcomer.id, { stage: 'WINNER' });
      await readAgain(newcomer.public_id);
    },
    remove: async (winner) => {
      platform.initiatives.change(winner.id, { stage: 'PASSED' });
      await readAgain(winnersNow()[0]?.public_id ?? '');
      await expect(rows.filter({ hasText: winner.public_id })).toHaveCount(0);
    },
  };
}
