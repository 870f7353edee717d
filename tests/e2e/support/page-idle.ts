import type { Page } from 'playwright/test';

/**
 * Waits until the page has been idle twice: idle callbacks run in order, so those that the page had asked for have run.
 * It draws frames meanwhile: a page that draws none, because nothing in it has the focus, may get no idle time for minutes.
 */
export const pageIdle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let waits = true;
    const draw = () => {
      if (waits) requestAnimationFrame(draw);
    };
    draw();
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
    waits = false;
  });
