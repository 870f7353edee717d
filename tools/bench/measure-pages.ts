import type { Page } from 'playwright';
import { withRig } from './program.ts';
import { median } from './statistics.ts';

const ROUNDS = 7;
/** Pages turned in each round, one after the other. */
const TURNS = 8;

/** The lists, and the screen from which both are opened. */
const LISTS = {
  initiatives: '/app/initiatives?stage=ALL&size=20',
  organizations: '/app/organizations?region=&district=&type=&size=20',
  // All in one answer.
  quarters: '/app/quarters?size=20',
};
const ELSEWHERE = '/app/funds';

type Name = keyof typeof LISTS;

/** ms until the rows are painted, including the platform's time: medians; and the total number of rows. */
export type PagesFigures = Record<Name, { open: number; turn: number; total: number }>;

type Round = { open: number; turns: number[]; total: number };

/** Opens the lists in the program, in turns, each with nothing read yet, and turns their pages. */
export function measurePages(): Promise<PagesFigures> {
  return withRig(async ({ signedIn }) => {
    const app = await signedIn('pages', 'admin', ELSEWHERE);
    try {
      const rounds: Record<Name, Round[]> = { initiatives: [], organizations: [], quarters: [] };
      for (let round = 0; round <= ROUNDS; round++) {
        for (const name of Object.keys(LISTS) as Name[]) {
          const one = await openAndTurn(app.page, LISTS[name]);
          // The first round warms up.
          if (round > 0) rounds[name].push(one);
        }
      }
      return {
        initiatives: figuresOf(rounds.initiatives),
        organizations: figuresOf(rounds.organizations),
        quarters: figuresOf(rounds.quarters),
      };
    } finally {
      await app.close();
    }
  });
}

const figuresOf = (rounds: readonly Round[]) => ({
  open: median(rounds.map(({ open }) => open)),
  turn: median(rounds.flatMap(({ turns }) => turns)),
  total: rounds[0]?.total ?? 0,
});

async function openAndTurn(page: Page, address: string): Promise<Round> {
  await painted(page, ELSEWHERE);
  await page.reload();
  await page.waitForSelector('main tr[data-row]');
  const open = await painted(page, address);
  const total = Number((await page.getByText('Jami:').locator('strong').innerText()).replace(/\D/g, ''));
  const turns: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) turns.push(await painted(page, null));
  return { open, turns, total };
}

/**
 * ms from opening an address (null: from pressing "next page") to the frame in which all rows have loaded and differ
 * from the earlier ones.
 */
const painted = (page: Page, address: string | null): Promise<number> =>
  page.evaluate(async (to) => {
    const firstRow = () => document.querySelector('main tr[data-row]')?.textContent ?? '';
    const before = firstRow();
    const began = performance.now();
    if (to === null) {
      document.querySelector<HTMLElement>('[aria-label="Keyingi sahifa"]')?.click();
    } else {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }
    const isThere = () =>
      firstRow() !== '' && firstRow() !== before && !document.querySelector('main table[aria-busy=true]');
    while (!isThere()) {
      if (performance.now() - began > 30_000) throw new Error(`No other rows than "${before}" at ${location.href}`);
      await new Promise(requestAnimationFrame);
    }
    // The frame is painted after this timer.
    await new Promise((resolve) => setTimeout(resolve));
    return performance.now() - began;
  }, address);
