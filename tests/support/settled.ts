import type { Page } from 'playwright';

/** Time limit for data, pictures, fonts and animations until a page is still, in ms. */
const STILL_TIMEOUT_MS = 30_000;

/** Waits until nothing is loading or moving: data, fonts, pictures in view, animations that end; then for two frames. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      // A picture below the window loads only on scroll, and is `aria-busy` until then.
      const inView = (element: Element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
      };
      const pictures = [...document.images].filter(inView);
      // Those of a scroll timeline move only while something is scrolled, and count as running all the time.
      const moving = document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline instanceof DocumentTimeline)
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
      return (
        document.fonts.status === 'loaded' &&
        ![...document.querySelectorAll('[aria-busy=true]')].some(inView) &&
        pictures.every((image) => image.complete && image.naturalWidth > 0) &&
        moving.length === 0
      );
    },
    undefined,
    { timeout: STILL_TIMEOUT_MS },
  );
  // Freshly decoded pictures are painted with the second frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
