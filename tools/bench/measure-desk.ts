import type { Page } from 'playwright';
import { withRig } from './program.ts';
import { median } from './statistics.ts';

const DECISIONS = 12;
/** Decisions that are not counted. */
const WARM_UP = 3;
/** Decisions that may still be under way at the end. */
const MOST_AT_ONCE = 3;

/** Times in ms from the key that sends a decision to the next initiative, painted with its photos in view: nothing is waited for. */
export type DeskFigures = { median: number; worst: number };

/** Confirms initiatives on the review desk by the keyboard. */
export function measureDesk(): Promise<DeskFigures> {
  return withRig(async ({ platform, signedIn }) => {
    const app = await signedIn('desk', 'district_manager', '/app/initiatives');
    try {
      const { page } = app;
      await page.locator('tr[data-row]').first().waitFor();
      await page.keyboard.press('j');
      await page.keyboard.press('v');
      const rounds: number[] = [];
      for (let decided = 0; decided < DECISIONS; decided++) {
        await (await nextPainted(page, null)).ms;
        await page.keyboard.press('a');
        await page.getByRole('dialog').waitFor();
        const next = await nextPainted(page, await idInView(page));
        await page.keyboard.press('Control+Enter');
        const ms = await next.ms;
        if (decided >= WARM_UP) rounds.push(ms);
      }
      const sent = platform.calls().filter(({ method, path }) => method === 'POST' && path.includes('/initiatives/'));
      if (sent.length < DECISIONS - MOST_AT_ONCE) throw new Error(`Only ${sent.length} decisions were sent`);
      return { median: median(rounds), worst: Math.max(...rounds) };
    } finally {
      await app.close();
    }
  });
}

const idInView = (page: Page): Promise<string | null> => page.locator('article').getAttribute('data-initiative');

/**
 * `ms`: time from the next Enter to the frame that shows an initiative other than `before` with its photos in view; for
 * null, from now to any initiative. Once this resolves, the page is watching.
 */
async function nextPainted(page: Page, before: string | null): Promise<{ ms: Promise<number> }> {
  await page.evaluate((known) => {
    let startedAt = known === null ? performance.now() : null;
    const onKey = ({ key, timeStamp }: KeyboardEvent) => {
      if (key === 'Enter') startedAt ??= timeStamp;
    };
    window.addEventListener('keydown', onKey, { capture: true });
    const isPainted = () => {
      const article = document.querySelector<HTMLElement>('article[data-initiative]');
      if (!article || article.dataset.initiative === known) return false;
      const frame = article.getBoundingClientRect();
      // A photo out of view is not requested.
      return [...article.querySelectorAll('[data-state=loading]')].every((photo) => {
        const { top, bottom, left, right } = photo.getBoundingClientRect();
        return top >= frame.bottom || bottom <= frame.top || left >= frame.right || right <= frame.left;
      });
    };
    const painted = new Promise<number>((resolve) => {
      const look = () => {
        const since = startedAt;
        if (since === null || !isPainted()) return requestAnimationFrame(look);
        window.removeEventListener('keydown', onKey, { capture: true });
        return setTimeout(() => resolve(performance.now() - since));
      };
      look();
    });
    Object.assign(window, { painted });
  }, before);
  return { ms: page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted) };
}
