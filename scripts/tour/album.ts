import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** Time limit for pictures, fonts and animations until a page is still, in ms. */
const STILL_TIMEOUT_MS = 15_000;

/** Takes numbered screenshots of pages at rest. */
export type Album = {
  readonly folder: string;
  /** Takes `NN-name.png`; resolves with its file name. */
  take: (page: Page, name: string) => Promise<string>;
};

/** Opens an album in this folder, after emptying the folder. */
export function openAlbum(folder: string): Album {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  let taken = 0;
  return {
    folder,
    take: async (page, name) => {
      await still(page);
      const file = `${String(++taken).padStart(2, '0')}-${name}.png`;
      await page.screenshot({ path: join(folder, file) });
      return file;
    },
  };
}

/** Waits until nothing is loading or moving: data, fonts, pictures in view, animations that end. */
async function still(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const inView = ({ left, right, top, bottom }: DOMRect) =>
        right > 0 && bottom > 0 && left < window.innerWidth && top < window.innerHeight;
      const pictures = [...document.images].filter((image) => inView(image.getBoundingClientRect()));
      const moving = document
        .getAnimations()
        .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
      return (
        document.fonts.status === 'loaded' &&
        document.querySelector('[aria-busy=true]') === null &&
        pictures.every((image) => image.complete && image.naturalWidth > 0) &&
        moving.length === 0
      );
    },
    undefined,
    { timeout: STILL_TIMEOUT_MS },
  );
  // Two frames, so that freshly decoded pictures are painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
