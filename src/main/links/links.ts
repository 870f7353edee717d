import { createHash } from 'node:crypto';
import { type InitiativeLink, LINK_SCHEME, readLink } from '@shared/initiative-link.ts';
import type { Log } from '../diagnostics/log.ts';
import { createTally } from '../diagnostics/tally.ts';

/** How long a link waits for a sign-in, in ms. */
const KEPT_MS = 10 * 60_000;
/** The shortest time between two links that are opened, in ms. */
const BETWEEN_MS = 1000;

/** Links to initiatives that other programs have opened. They open an initiative and do nothing else. */
export type Links = {
  /** Takes arguments from the system: a single one, or a whole command line. Ignores everything but a link. */
  receive: (texts: readonly string[]) => void;
  /** Returns the waiting link, once; null if there is none or it is too old. */
  take: () => InitiativeLink | null;
};

/** Name of a platform in links: the beginning of its address's digest. */
export const platformName = (apiUrl: string): string => createHash('sha256').update(apiUrl).digest('hex').slice(0, 8);

/** Keeps the last link until it is taken; of many within a second only the last counts, and one line is logged. */
export function createLinks({
  onWaiting,
  now = () => performance.now(),
  log,
}: {
  /** Called when a link waits to be taken. */
  onWaiting: () => void;
  /** ms; only differences count. */
  now?: () => number;
  log: Log;
}): Links {
  let waiting: { link: InitiativeLink; since: number } | null = null;
  let toldAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  // Their texts are never logged: they may contain anything.
  const count = createTally((counts) => log.info('links have come', counts));

  const tell = () => {
    timer = undefined;
    toldAt = now();
    onWaiting();
  };
  return {
    receive: (texts) => {
      const meant = texts.findLast((text) => text.toLowerCase().startsWith(`${LINK_SCHEME}:`));
      if (meant === undefined) return;
      const link = readLink(meant);
      count(link ? 'taken' : 'ignored');
      if (!link) return;
      waiting = { link, since: now() };
      timer ??= setTimeout(tell, Math.max(0, toldAt + BETWEEN_MS - now()));
      timer.unref();
    },
    take: () => {
      const taken = waiting;
      waiting = null;
      return taken && now() - taken.since <= KEPT_MS ? taken.link : null;
    },
  };
}
