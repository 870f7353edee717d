import type { Page } from 'playwright';
import type { Stub } from '../../gallery/stub/bridge.ts';

/** Returns the gallery's calls to this path or below it, in order; a bridge call goes by its own name. */
export async function callsOf(page: Page, path: string): Promise<Stub['calls']> {
  const calls = await page.evaluate(() => window.stub.calls);
  return calls.filter((call) => call.path === path || call.path.startsWith(`${path}/`));
}

/** Returns the bodies of these calls. */
export const bodiesOf = async (page: Page, path: string): Promise<unknown[]> =>
  (await callsOf(page, path)).map(({ body }) => body);

/** Returns the gallery's calls to exactly this path, in order. */
export const callsTo = (page: Page, path: string): Promise<Stub['calls']> =>
  page.evaluate((wanted) => window.stub.calls.filter((call) => call.path === wanted), path);
