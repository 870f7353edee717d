import './page-bridge.ts';
import type { Page } from 'playwright/test';
import { entryAt, isBesidePlatform } from '../../platform/calls/entry-at.ts';
import type { Platform } from '../../platform/types.ts';
import type { CallCounts } from './calls-per-task.ts';
import { pageIdle } from './page-idle.ts';

/** A call that the tests send themselves, after all calls of the page. */
const LAST = { method: 'GET', path: 'api/v1/boards' } as const;

/**
 * Carries out a task; returns a function that counts the platform's calls since its start, by id, or by address if the
 * table of calls does not know the call. Map tiles and geocoder are other servers. Calls in the page's idle time count.
 */
export async function countingCalls(
  { page, platform }: { page: Page; platform: Platform },
  task: () => Promise<unknown>,
): Promise<() => CallCounts> {
  const earlier = platform.calls().length;
  await task();
  await pageIdle(page);
  await page.evaluate((last) => window.bridge.api.request({ requestId: 'last', ...last }), LAST);
  return () => {
    const calls = platform.calls().slice(earlier);
    const own = calls.findLastIndex(({ path }) => path === `/${LAST.path}`);
    const names = calls
      .filter((call, nth) => nth !== own && !isBesidePlatform(call))
      .map((call) => entryAt(call)?.id ?? `${call.method} ${call.path}`);
    return Object.fromEntries(
      [...new Set(names)].toSorted().map((name) => [name, names.filter((other) => other === name).length]),
    );
  };
}
