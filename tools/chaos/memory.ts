import type { Page } from 'playwright';
import { goTo } from '../../tests/e2e/support/go-to.ts';

/** Heap of the page in MB after garbage collection: `before` is after the warm-up, `after` at the end. */
export type Heap = { pages: number; dialogs: number; before: number; after: number };

const PAGES_A_MINUTE = 50;
const DIALOGS_A_MINUTE = 20;
const MOST = { pages: 500, dialogs: 200 };
/** During this share of the work, caches fill up as intended. */
const WARM_UP = 0.3;
/** Growth up to which a heap counts as flat, in MB or as a share, whichever is larger. */
const SLACK = { mb: 2, share: 0.15 };
const WAIT_MS = 15_000;

async function heapOf(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await devTools.send('Runtime.getHeapUsage')) as { usedSize: number };
  await devTools.detach();
  return usedSize / 1024 / 1024;
}

/** Goes to the next page of the list; from the last page, to the first. */
async function turn(page: Page): Promise<void> {
  const number = Number(new URL(page.url()).searchParams.get('page') ?? 1);
  const next = page.getByRole('button', { name: 'Keyingi sahifa' });
  const first = page.getByRole('button', { name: '1', exact: true });
  await ((await next.isEnabled()) ? next : first).click();
  await page.waitForFunction(
    (before) => Number(new URL(window.location.href).searchParams.get('page') ?? 1) !== before,
    number,
  );
  await page.locator('table[aria-busy=false]').first().waitFor();
}

async function openAndClose(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('button', { name: 'Rad etish', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Tashabbusni rad etish' });
  await dialog.getByRole('textbox', { name: 'Izoh' }).waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Turns up to 500 pages, opens up to 200 dialogs, and measures the page's heap after the warm-up and at the end. */
export async function measureHeap(page: Page, minutes: number, rowAddress: string): Promise<Heap> {
  page.setDefaultTimeout(WAIT_MS);
  const pages = Math.min(MOST.pages, Math.ceil(minutes * PAGES_A_MINUTE));
  const dialogs = Math.min(MOST.dialogs, Math.ceil(minutes * DIALOGS_A_MINUTE));
  const round = async (share: number) => {
    await goTo(page, '/app/initiatives?stage=ALL');
    await page.locator('tr[data-row]').first().waitFor();
    for (let turned = 0; turned < pages * share; turned += 1) await turn(page);
    // As a link does, so that the document stays.
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, rowAddress);
    const row = page.locator('tr[data-row]');
    await row.nth(1).waitFor({ state: 'detached' });
    if (!(await page.getByRole('article').isVisible())) await row.first().getByRole('button').first().click();
    for (let opened = 0; opened < dialogs * share; opened += 1) await openAndClose(page);
    return heapOf(page);
  };
  const before = await round(WARM_UP);
  const after = await round(1 - WARM_UP);
  return { pages, dialogs, before, after };
}

/** True if the heap has not grown beyond `SLACK`. */
export const isFlat = ({ before, after }: Heap): boolean => after <= before + Math.max(SLACK.mb, before * SLACK.share);
