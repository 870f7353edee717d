import type { Locator } from 'playwright/test';

/** Whether the middle of an element gets a click now: nothing, such as a notice, lies over it. */
export const isUncovered = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
