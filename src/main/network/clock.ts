/** Difference from which a clock counts as wrong, in ms: far more than a time zone mistake of an hour or two. */
const WRONG_MS = 12 * 3_600_000;

/** This computer's clock, compared with the platform's. */
export type PlatformClock = {
  /** Takes the `Date` header of an answer; anything that is not a date is ignored. */
  learn: (date: string | null) => void;
  /** The time in ms since the epoch: the platform's if this computer's clock is known to be wrong. */
  now: () => number;
  /** Resolves once the platform has sent a date. */
  known: Promise<void>;
  /** Both times, if the clock is wrong and the person has not yet noted it; otherwise null. */
  wrong: () => { local: number; server: number } | null;
  /** The person has read the warning, which is shown only once per start. */
  note: () => void;
};

/** Compares this computer's clock (`local`, ms since the epoch) with the dates of the platform's answers. */
export function createPlatformClock(local: () => number = Date.now): PlatformClock {
  const known = Promise.withResolvers<void>();
  let ahead = 0;
  let noted = false;
  const wrong = () => Math.abs(ahead) >= WRONG_MS;
  return {
    learn: (date) => {
      const server = Date.parse(date ?? '');
      if (Number.isNaN(server)) return;
      ahead = local() - server;
      known.resolve();
    },
    now: () => (wrong() ? local() - ahead : local()),
    known: known.promise,
    wrong: () => (wrong() && !noted ? { local: local(), server: local() - ahead } : null),
    note: () => {
      noted = true;
    },
  };
}
