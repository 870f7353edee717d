import type { Locator } from 'playwright/test';

/** True if the middle of an element would get a click now: nothing, such as a notice, covers it. */
export const isUncovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
