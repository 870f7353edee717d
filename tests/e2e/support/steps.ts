import { type Page, test } from 'playwright/test';
import type { Platform } from '../../platform/types.ts';

/** A step of a walk, by its title; its platform tells only the calls that have come since the step began. */
export type Step = (title: string, body: (platform: Platform) => Promise<void>) => Promise<void>;

/**
 * The steps of a walk through one program, each of which could be a test of its own: a step begins without the faults of
 * those before it, counts only its own calls, and is named where it fails.
 */
export const stepsOf =
  (platform: Platform): Step =>
  (title, body) =>
    test.step(title, async () => {
      platform.faults.clear();
      const before = platform.calls().length;
      await body({ ...platform, calls: () => platform.calls().slice(before) });
    });

/** Forgets which rows are open, and whatever else a window remembers until it is closed; before the next page load. */
export const windowForgets = (page: Page): Promise<void> => page.evaluate(() => sessionStorage.clear());
