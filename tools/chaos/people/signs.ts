import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';

/** Thrown if a person's work was interrupted: the window is gone, or the session has ended. */
export class Interrupted extends Error {
  readonly by: 'gone' | 'signed out';

  constructor(by: 'gone' | 'signed out') {
    super(`interrupted: ${by}`);
    this.by = by;
  }
}

const EVERY_MS = 80;
/** A window that does not answer for this long counts as gone. */
const ANSWER_MS = 45_000;

/** True if Playwright's error says that its page no longer exists. */
const isGone = (error: unknown): boolean =>
  /closed|crashed|destroyed|detached|disconnected|ECONN|navigation|net::ERR/i.test(String(error));

/** The result of work in the window; throws `Interrupted` if the window is gone meanwhile. */
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

/** True if the window shows the sign-in page. */
export const isSignedOut = (page: Page): boolean => new URL(page.url()).pathname === '/auth';

/**
 * The first of these signs, in their order, that is visible; `silent` if none is within `ms`. Throws `Interrupted` if
 * the window reloads, shows the sign-in page instead, or is gone.
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

/** Marks the present alerts and statuses as heard, so that only later ones count. */
export const markHeard = (page: Page): Promise<void> =>
  inWindow(() =>
    page.evaluate(() => {
      for (const said of document.querySelectorAll('[role=alert], [role=status]')) said.setAttribute('data-heard', '');
    }),
  );

/** Alerts or statuses since `markHeard`, within a part of the window. */
export const newlySaid = (within: Page | Locator, role: 'alert' | 'status'): Locator =>
  within.locator(`[role=${role}]:not([data-heard]):not([data-failed])`);
