import type { Browser } from 'playwright';
import { TREE_PAGES, type TreeName } from './build-pages.ts';
import { SIZES } from './measure-list.ts';
import './pages/bench-page.ts';
import { withPages } from './serve-pages.ts';
import { median } from './statistics.ts';

type BySize = Record<(typeof SIZES)[number], number>;

const ROUNDS = 3;
/** Repetitions in a round, by page size: the fewer rows, the more a momentary load distorts a time. */
const TIMES: BySize = { 20: 8, 200: 3, 1000: 2 };
const WARM_UP = 4;

/** Figures of one table with a tree of 10,000 nodes, in ms: medians over the rounds. */
export type TreeFigures = {
  /** From the click on a node to its painted children, by their number, which equals the page size. */
  open: BySize;
  /** From the click on the button to the painted next page of the roots. */
  next: BySize;
};

/** Measures both trees in headless Chromium, in interleaved rounds. */
export function measureTrees(folder: string): Promise<Record<TreeName, TreeFigures>> {
  return withPages(folder, async (browser, address) => {
    const rounds: Record<TreeName, TreeFigures[]> = { ours: [], antd: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['ours', 'antd'] as const) {
        rounds[name].push(await measure(browser, `${address}${TREE_PAGES[name]}`));
      }
    }
    return { ours: summary(rounds.ours), antd: summary(rounds.antd) };
  });
}

async function measure(browser: Browser, url: string): Promise<TreeFigures> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  try {
    await page.goto(url);
    await page.waitForFunction(() => window.treeBench !== undefined);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    // Warm-up, as a real screen has been used before: the first time, the browser is still compiling.
    for (const what of ['open', 'next'] as const)
      await page.evaluate(([act, times]) => window.treeBench?.[act](20, times), [what, WARM_UP] as const);
    const bySize = async (what: 'open' | 'next'): Promise<BySize> => {
      const figures = { 20: 0, 200: 0, 1000: 0 };
      for (const size of SIZES) {
        const asked = [what, size, TIMES[size]] as const;
        figures[size] = median(
          (await page.evaluate(([act, rows, times]) => window.treeBench?.[act](rows, times), asked)) ?? [],
        );
      }
      return figures;
    };
    return { open: await bySize('open'), next: await bySize('next') };
  } finally {
    await page.close();
  }
}

function summary(rounds: readonly TreeFigures[]): TreeFigures {
  const middle = (of: keyof TreeFigures): BySize => ({
    20: median(rounds.map((round) => round[of][20])),
    200: median(rounds.map((round) => round[of][200])),
    1000: median(rounds.map((round) => round[of][1000])),
  });
  return { open: middle('open'), next: middle('next') };
}
