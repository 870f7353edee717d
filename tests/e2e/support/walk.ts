import { test } from 'playwright/test';
import type { Platform } from '../../platform/types.ts';

/** A step of a walk: its title, and what is done and expected there. */
export type Step = (title: string, body: (platform: Platform) => Promise<void>) => Promise<void>;

/**
 * The steps of a walk through one program. Each has the platform with the calls made since the step began, and leaves
 * no fault behind, so that a step fails for its own reason. It begins at an address of its own, with a page load.
 */
export const stepsOn =
  (platform: Platform): Step =>
  (title, body) =>
    test.step(title, async () => {
      const before = platform.calls().length;
      await body({ ...platform, calls: () => platform.calls().slice(before) });
      platform.faults.clear();
    });
