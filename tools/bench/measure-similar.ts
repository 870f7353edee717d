import { SIMILAR_PAGE } from './build-pages.ts';
import './pages/bench-page.ts';
import { withPages } from './serve-pages.ts';
import { median } from './statistics.ts';

const ROUNDS = 3;
/** Number of initiatives in a district, and in the country. */
export const SIMILAR_SIZES = [101, 21_049] as const;

type Figures = {
  /** Indexing of all initiatives, in slices while the window is idle. */
  build: number;
  /** The slowest change of the page meanwhile, from the call to the painted frame. */
  key: number;
  /** The first query, which weighs all words, and the median query. */
  first: number;
  question: number;
};

/** Figures of the index of similar initiatives in ms: medians over the rounds. */
export type SimilarFigures = Record<(typeof SIMILAR_SIZES)[number], Figures>;

/** Measures the index in headless Chromium, each round in a new page. */
export function measureSimilar(folder: string): Promise<SimilarFigures> {
  return withPages(folder, async (browser, address) => {
    const measured = async (size: number) => {
      const rounds: Figures[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
        await page.goto(`${address}${SIMILAR_PAGE}`);
        await page.waitForFunction(() => window.similarBench !== undefined);
        const figures = await page.evaluate((count) => window.similarBench?.(count), size);
        await page.close();
        if (!figures) throw new Error('The page has no benchmark');
        rounds.push({ ...figures, question: median(figures.questions) });
      }
      const middle = (of: keyof Figures) => median(rounds.map((round) => round[of]));
      return { build: middle('build'), key: middle('key'), first: middle('first'), question: middle('question') };
    };
    return { 101: await measured(101), 21049: await measured(21_049) };
  });
}
