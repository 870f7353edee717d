import type { Browser, Page } from 'playwright';
import { PAGES, type SubjectName } from './build-pages.ts';
import './pages/bench-page.ts';
import { withPages } from './serve-pages.ts';
import { mean, median } from './statistics.ts';

export const SIZES = [20, 200, 1000] as const;
const ROUNDS = 5;
const REPLACEMENTS = 3;
const SCROLL_FRAMES = 120;

/** Figures of one subject: medians over the rounds. */
export type ListFigures = {
  /** ms from the call to the painted frame, by rows of the page. */
  replace: Record<(typeof SIZES)[number], number>;
  /** ms between frames while scrolling 1,000 rows. */
  scrollMean: number;
  scrollWorst: number;
  /** Growth of the page's heap by 1,000 shown rows, in MB. */
  heap: number;
};

/** Measures every subject in headless Chromium, in interleaved rounds so that a slow moment affects all of them. */
export function measureLists(folder: string): Promise<Record<SubjectName, ListFigures>> {
  return withPages(folder, async (browser, address) => {
    const subjects = Object.keys(PAGES) as SubjectName[];
    const rounds: Record<SubjectName, ListFigures[]> = { ours: [], antd: [], html: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const subject of subjects) rounds[subject].push(await measure(browser, `${address}${PAGES[subject]}`));
    }
    return { ours: summary(rounds.ours), antd: summary(rounds.antd), html: summary(rounds.html) };
  });
}

async function measure(browser: Browser, url: string): Promise<ListFigures> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
  try {
    await page.goto(url);
    await page.waitForFunction(() => window.bench !== undefined);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await heapMegabytes(page);
    await page.evaluate(() => window.bench?.fill(1000));
    const heap = (await heapMegabytes(page)) - before;
    const [small, middle, large] = [await replace(page, 20), await replace(page, 200), await replace(page, 1000)];
    const frames = await page.evaluate((count) => window.bench?.scroll(1000, count), SCROLL_FRAMES);
    if (!frames) throw new Error('The page has no benchmark');
    return {
      replace: { 20: small, 200: middle, 1000: large },
      scrollMean: mean(frames),
      scrollWorst: Math.max(...frames),
      heap,
    };
  } finally {
    await page.close();
  }
}

async function replace(page: Page, size: number): Promise<number> {
  const times = await page.evaluate(([rows, count]) => window.bench?.replace(rows, count), [
    size,
    REPLACEMENTS,
  ] as const);
  return median(times ?? []);
}

async function heapMegabytes(page: Page): Promise<number> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  await client.detach();
  return usedSize / 2 ** 20;
}

function summary(rounds: readonly ListFigures[]): ListFigures {
  const middle = (read: (figures: ListFigures) => number) => median(rounds.map(read));
  return {
    replace: {
      20: middle((r) => r.replace[20]),
      200: middle((r) => r.replace[200]),
      1000: middle((r) => r.replace[1000]),
    },
    scrollMean: middle((r) => r.scrollMean),
    scrollWorst: middle((r) => r.scrollWorst),
    heap: middle((r) => r.heap),
  };
}
