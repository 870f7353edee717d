import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';

/** What a person was at has ended, and not by itself: the window has gone, or the session. */
export class Interrupted extends Error {
  readonly by: 'gone' | 'signed out';

  constructor(by: 'gone' | 'signed out') {
    super(`interrupted: ${by}`);
    this.by = by;
  }
}

const EVERY_MS = 80;
/** A window that says nothing about itself for so long has gone. */
const ANSWER_MS = 45_000;

/** Whether Playwright's error says that the page it was about is there no longer. */
const isGone = (error: unknown): boolean =>
  /closed|crashed|destroyed|detached|disconnected|ECONN|navigation|net::ERR/i.test(String(error));

/** The outcome of something done in the window; throws `Interrupted` where the window went meanwhile. */
export async function inWindow<T>(work: () => Promise<T>): Promise<T> {
  const late = new AbortController();
  const patience = sleep(ANSWER_MS, undefined, { signal: late.signal }).then(() => {
    throw new Interrupted('gone');
  });
  patience.catch(() => undefined);
  try {
    return await Promise.race([work(), patience]);
  } catch (error) {
    throw isGone(error) ? new Interrupted('gone') : error;
  } finally {
    late.abort();
  }
}

/** Whether the window shows the sign-in page. */
export const isSignedOut = (page: Page): boolean => new URL(page.url()).pathname === '/auth';

/**
 * The first of these signs that is to be seen, in their order; `silent` where none is within `ms`. Throws `Interrupted`
 * where the window is loaded anew, shows the sign-in page instead, or is gone.
 */
export async function seen<K extends string>(
  page: Page,
  signs: Partial<Readonly<Record<K, Locator>>>,
  ms: number,
): Promise<K | 'silent'> {
  const until = Date.now() + ms;
  const all = Object.entries(signs) as [K, Locator][];
  let reloaded = false;
  const note = () => {
    reloaded = true;
  };
  page.on('domcontentloaded', note);
  try {
    for (;;) {
      if (page.isClosed() || reloaded) throw new Interrupted('gone');
      for (const [name, sign] of all) if (await inWindow(() => sign.first().isVisible())) return name;
      if (isSignedOut(page)) throw new Interrupted('signed out');
      if (Date.now() > until) return 'silent';
      await sleep(EVERY_MS);
    }
  } finally {
    page.off('domcontentloaded', note);
  }
}

/** Marks what is said now as heard, so that only what is said afterwards counts. */
export const markHeard = (page: Page): Promise<void> =>
  inWindow(() =>
    page.evaluate(() => {
      for (const said of document.querySelectorAll('[role=alert], [role=status]')) said.setAttribute('data-heard', '');
    }),
  );

/** What has been said since, with this role, inside of a part of the window. */
export const newlySaid = (within: Page | Locator, role: 'alert' | 'status'): Locator =>
  within.locator(`[role=${role}]:not([data-heard]):not([data-failed])`);
