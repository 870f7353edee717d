import { MAP_PAGE } from './build-pages.ts';
import './pages/bench-page.ts';
import { withPages } from './serve-pages.ts';
import { median } from './statistics.ts';

const ROUNDS = 3;
/** Number of initiatives in the country. */
const COUNT = 21_049;
const FRAMES = 120;

/** Figures of the map of the country in ms: medians over the rounds. */
export type MapFigures = {
  /** Between two frames while the map pans by 60 px a frame. */
  panMean: number;
  panWorst: number;
  /** From a zoom step to its painted marks. */
  zoom: number;
};

/** Measures the map of 21,049 marks in headless Chromium, without tiles, each round in a new page. */
export function measureMap(folder: string): Promise<MapFigures> {
  return withPages(folder, async (browser, address) => {
    const rounds: MapFigures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
      await page.goto(`${address}${MAP_PAGE}`);
      await page.waitForFunction(() => window.mapBench !== undefined);
      const figures = await page.evaluate(([count, frames]) => window.mapBench?.(count, frames), [
        COUNT,
        FRAMES,
      ] as const);
      await page.close();
      if (!figures || figures.marks === 0) throw new Error('The map has no marks');
      const { pans, zooms } = figures;
      rounds.push({
        panMean: pans.reduce((sum, ms) => sum + ms, 0) / pans.length,
        panWorst: Math.max(...pans),
        zoom: median(zooms),
      });
    }
    const middle = (of: keyof MapFigures) => median(rounds.map((round) => round[of]));
    return { panMean: middle('panMean'), panWorst: middle('panWorst'), zoom: middle('zoom') };
  });
}
