import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from 'playwright';

/** The smallest workstation. */
const SIZE = { width: 1366, height: 768 };

/** A window that is shown one page after the other: its process has already compiled their code. */
export type WarmWindow = {
  /** Loads this address in the window as if it were a new one: nothing that the page before it left is there. */
  show: (address: string) => Promise<Page>;
  /** Has the next page shown in a new window: for what cannot be undone, such as a replaced clock. */
  spoil: () => void;
  /** Fails if the next page would get a clock that a test has replaced without `spoil`. */
  examineClock: () => Promise<void>;
  /** The errors that the page has thrown or logged since they were last taken. */
  takeComplaints: () => string[];
  close: () => Promise<void>;
};

/** A window of this browser, opened when it is first needed. */
export function warmWindow(browser: Browser): WarmWindow {
  let page: Page | undefined;
  let spoilt = false;
  const complaints: string[] = [];
  const examineClock = async () => {
    if (spoilt || !page || page.isClosed() || !(await hasOtherClock(page))) return;
    spoilt = true;
    throw new Error('A test before has replaced the clock of this window without `clockOf`.');
  };
  const renewed = async () => {
    if (spoilt || page?.isClosed()) {
      await page?.context().close();
      page = undefined;
    }
    spoilt = false;
    await examineClock();
    page ??= await openWindow(browser, complaints);
    return page;
  };
  return {
    async show(address) {
      const shown = await renewed();
      if (!isDeepStrictEqual(shown.viewportSize(), SIZE)) await shown.setViewportSize(SIZE);
      await shown.context().clearPermissions();
      await shown.goto(address);
      return shown;
    },
    spoil: () => {
      spoilt = true;
    },
    examineClock,
    takeComplaints: () => complaints.splice(0),
    close: async () => page?.context().close(),
  };
}

/** Whether the clock is no longer the browser's own: later pages of the window would get it, too. */
const hasOtherClock = (page: Page): Promise<boolean> =>
  page.evaluate(() => !String(performance.now).includes('[native code]'));

async function openWindow(browser: Browser, complaints: string[]): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZE, reducedMotion: 'reduce' });
  // React in development gives DevTools a task for each element and a mark for each render, if the console takes them.
  await context.addInitScript(() => {
    Reflect.deleteProperty(console, 'createTask');
    Reflect.deleteProperty(console, 'timeStamp');
  });
  // Not after the page before: as it is left, it still keeps its drafts.
  await context.addInitScript(() => {
    const [how] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (how?.type === 'reload') return;
    sessionStorage.clear();
    localStorage.clear();
    window.name = '';
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  return page;
}
