import type { Browser } from 'playwright';
import { CASCADE_PAGES, type CascadeName } from './build-pages.ts';
import { SIZES } from './measure-list.ts';
import './pages/bench-page.ts';
import { withPages } from './serve-pages.ts';
import { median } from './statistics.ts';

const ROUNDS = 3;
const TIMES = 5;

/** Figures of one cascade over a tree of 10,000 nodes, in ms: medians over the rounds. */
export type CascadeFigures = {
  /** From pressing the field to the painted roots. */
  open: number;
  /** From pressing a node to its painted children, by their number. */
  expand: Record<(typeof SIZES)[number], number>;
};

/** Measures both cascades in headless Chromium, in interleaved rounds. */
export function measureCascades(folder: string): Promise<Record<CascadeName, CascadeFigures>> {
  return withPages(folder, async (browser, address) => {
    const rounds: Record<CascadeName, CascadeFigures[]> = { ours: [], antd: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['ours', 'antd'] as const) {
        rounds[name].push(await measure(browser, `${address}${CASCADE_PAGES[name]}`));
      }
    }
    return { ours: summary(rounds.ours), antd: summary(rounds.antd) };
  });
}

async function measure(browser: Browser, url: string): Promise<CascadeFigures> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  try {
    await page.goto(url);
    await page.waitForFunction(() => window.cascadeBench !== undefined);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const open = () => page.evaluate((times) => window.cascadeBench?.open(times), TIMES);
    // Warm-up: the browser is still compiling.
    await open();
    const figures = { open: median((await open()) ?? []), expand: { 20: 0, 200: 0, 1000: 0 } };
    for (const size of SIZES) {
      const asked = [size, TIMES] as const;
      const ms = await page.evaluate(([rows, times]) => window.cascadeBench?.expand(rows, times), asked);
      figures.expand[size] = median(ms ?? []);
    }
    return figures;
  } finally {
    await page.close();
  }
}

function summary(rounds: readonly CascadeFigures[]): CascadeFigures {
  const middle = (read: (figures: CascadeFigures) => number) => median(rounds.map(read));
  return {
    open: middle(({ open }) => open),
    expand: { 20: middle((r) => r.expand[20]), 200: middle((r) => r.expand[200]), 1000: middle((r) => r.expand[1000]) },
  };
}
