/** Difference from which a clock counts as wrong, in ms: far more than a time zone mistake of an hour or two. */
const WRONG_MS = 12 * 3_600_000;
/** Difference up to which two clocks agree, in ms. */
const AGREE_MS = 3 * 3_600_000;
/** Difference up to which two answers tell the same time, in ms. */
const SAME_MS = 5 * 60_000;
/** Answers in a row that tell the same time before it counts: any proxy on the way may write one date. */
const SURE_ANSWERS = 3;

/** The time by which something may be removed for good. */
export type SureTime = {
  /** The earlier of both clocks in ms since the epoch, while they agree within hours; otherwise null. */
  now: () => number | null;
  /** Resolves once they agree. */
  known: Promise<void>;
};

/** This computer's clock, compared with the platform's. */
export type PlatformClock = {
  /** Takes the `Date` header of an answer; anything that is not a date is ignored. */
  learn: (date: string | null) => void;
  /** The time in ms since the epoch: the platform's if several answers show this computer's clock to be wrong. */
  now: () => number;
  /** The later of this and `local`, for what is removed at an age: no wrong date makes it old at once. */
  latest: () => number;
  sure: SureTime;
  /** Both times, if the clock is wrong and the person has not yet noted it; otherwise null. */
  wrong: () => { local: number; server: number } | null;
  /** The person has read the warning, which is shown only once per start. */
  note: () => void;
};

/** Compares this computer's clock (`local`, ms since the epoch) with the dates of the platform's answers. */
export function createPlatformClock(local: () => number = Date.now): PlatformClock {
  const known = Promise.withResolvers<void>();
  /** How far this computer is ahead of the last answer, and of several answers in a row. */
  let ahead = 0;
  let surelyAhead = 0;
  let same = 0;
  let noted = false;
  const isWrong = (by: number) => Math.abs(by) >= WRONG_MS;
  const agrees = () => same >= SURE_ANSWERS && Math.abs(ahead) <= AGREE_MS;
  const now = () => (isWrong(surelyAhead) ? local() - surelyAhead : local());
  return {
    learn: (date) => {
      const server = Date.parse(date ?? '');
      if (Number.isNaN(server)) return;
      const before = ahead;
      ahead = local() - server;
      same = same > 0 && Math.abs(ahead - before) <= SAME_MS ? same + 1 : 1;
      if (same >= SURE_ANSWERS) surelyAhead = ahead;
      if (agrees()) known.resolve();
    },
    now,
    latest: () => Math.max(now(), local()),
    sure: { now: () => (agrees() ? Math.min(local(), local() - ahead) : null), known: known.promise },
    wrong: () => (isWrong(ahead) && !noted ? { local: local(), server: local() - ahead } : null),
    note: () => {
      noted = true;
    },
  };
}
