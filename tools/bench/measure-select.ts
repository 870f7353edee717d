import type { Browser } from 'playwright';
import { SELECT_PAGES, type SelectName } from './build-pages.ts';
import './pages/bench-page.ts';
import type { OptionsName } from '../../tests/gallery/many-options.ts';
import { withPages } from './serve-pages.ts';
import { median } from './statistics.ts';

const ROUNDS = 5;
/** For each kind of options: a long word or name, a word that begins labels, and the beginning of a number. */
const WORDS: Readonly<Record<OptionsName, readonly string[]>> = {
  customers: ['obodonlashtirish', 'samarqand', '20792'],
  students: ['gulchehra', 'karimova', '24792'],
};

/** Figures of one select, in ms. */
export type SelectFigures = {
  /** From a letter to the painted matches: the median letter, and the slowest letter of the median round. */
  keystroke: number;
  worst: number;
  /** From pressing the field for the first time to the painted list. */
  open: number;
};

/** Measures both selects over 100,000 options of a kind in headless Chromium, in interleaved rounds. */
export function measureSelects(folder: string, of: OptionsName): Promise<Record<SelectName, SelectFigures>> {
  return withPages(folder, async (browser, address) => {
    const rounds: Record<SelectName, SelectFigures[]> = { ours: [], antd: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['ours', 'antd'] as const) {
        rounds[name].push(await measure(browser, `${address}${SELECT_PAGES[name]}?of=${of}`, WORDS[of]));
      }
    }
    return { ours: summary(rounds.ours), antd: summary(rounds.antd) };
  });
}

async function measure(browser: Browser, url: string, words: readonly string[]): Promise<SelectFigures> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  try {
    await page.goto(url);
    await page.waitForFunction(() => window.selectBench !== undefined);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const open = await page.evaluate(() => window.selectBench?.open());
    const times: number[] = [];
    for (const word of words) {
      times.push(...((await page.evaluate((typed) => window.selectBench?.type(typed), word)) ?? []));
    }
    if (open === undefined) throw new Error('The page has no benchmark');
    return { keystroke: median(times), worst: Math.max(...times), open };
  } finally {
    await page.close();
  }
}

function summary(rounds: readonly SelectFigures[]): SelectFigures {
  const middle = (read: (figures: SelectFigures) => number) => median(rounds.map(read));
  return { keystroke: middle((r) => r.keystroke), worst: middle((r) => r.worst), open: middle((r) => r.open) };
}
