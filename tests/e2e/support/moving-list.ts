import { expect, type Locator, type Page } from 'playwright/test';
import type { InitiativeNeed } from '../../platform/find/initiatives.ts';
import type { Initiative } from '../../platform/find/records.ts';
import type { Platform } from '../../platform/types.ts';
import { goTo } from './go-to.ts';
import { initiativeList } from './initiative-list.ts';

const OVER = { season: 'finished', place: 'anywhere' } satisfies InitiativeNeed;

/** The address of the list of winners of a finished season. */
export const winnersAddress = ({ find }: Platform): string =>
  `/app/initiatives?board=${find.season('finished').id}&stage=WINNER`;

/** A list of winners that changes while a dialog is open over it. */
export type MovingList = {
  /** The winners of the season, newest first, as the list gives them. */
  winners: readonly Initiative[];
  /** Opens the row with this index; returns its details. */
  open: (index: number) => Promise<Locator>;
  /** Makes an initiative newer than all in the list a winner, as somebody else would; the list is then read again. */
  prepend: () => Promise<void>;
  /** Removes this initiative from the list, as somebody else would; the list is then read again. */
  remove: (winner: Initiative) => Promise<void>;
};

/** Shows the winners of a finished season. */
export async function movingList(page: Page, platform: Platform): Promise<MovingList> {
  const winnersNow = () => platform.find.all('initiative', { ...OVER, stage: 'WINNER' });
  let newcomer = platform.find.initiative({ ...OVER, stage: 'PASSED' });
  const [newest = newcomer] = winnersNow();
  if (newcomer.id < newest.id) {
    // The newest winner is demoted, so that it can be added on top later.
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
    // As after an outage: the data on the screen is read again.
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
