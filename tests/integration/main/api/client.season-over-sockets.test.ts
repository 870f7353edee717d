import { beforeAll, describe, expect, test } from 'vitest';
import { figuresOfFile } from '../../../support/figures.ts';
import { type SeasonFigures, seasonFigures } from '../../../support/season/figures.ts';
import { STAYS_BUSY } from '../../../support/season/platform.ts';
import { runSeason, type Season } from '../../../support/season/season.ts';

const PROGRAMS = 200;
/** Real time: neither this wait nor the four seconds over which the retries spread are scaled. */
const RETRY_AFTER_S = 2;
/** Ends before any third try: no program makes one sooner than after twice the requested wait. */
const BUSY_MS = 3_900;
/** Node's timers count whole milliseconds and may fire one early. */
const TIMER_MS = 2;

const note = figuresOfFile();

describe('two hundred programs over real connections, at a platform that is busy and recovers', () => {
  let season: Season;
  let figures: SeasonFigures;
  beforeAll(async () => {
    season = await runSeason({ programs: PROGRAMS, processes: 2, retryAfterS: RETRY_AFTER_S, busyMs: BUSY_MS });
    figures = seasonFigures(season.calls, PROGRAMS);
    note('season start', JSON.stringify(figures));
  }, 60_000);

  test('are all served after it has recovered', () => {
    expect(season.failures.filter((failure) => !failure.startsWith(STAYS_BUSY))).toEqual([]);
    expect(new Set(season.calls.map(({ program }) => program)).size).toBe(PROGRAMS);
    expect(new Set(season.calls.map(({ status }) => status))).toEqual(new Set([503, 200]));
  });

  test('give up a call that stays busy after three tries, and say so', () => {
    expect(figures.mostReads).toBe(3);
    expect(season.failures.filter((failure) => failure === `${STAYS_BUSY}: 503`)).toHaveLength(PROGRAMS);
  });

  test('send a decision once for each press', () => {
    expect(figures.mostDecisions).toBe(1);
  });

  test('retry no sooner than the platform asks', () => {
    expect(figures.shortestWaitMs).toBeGreaterThanOrEqual(RETRY_AFTER_S * 1000 - TIMER_MS);
  });

  test('spread their retries over time', () => {
    // An even spread over four seconds adds a deviation of 1.15 s to that of the control; at least 0.7 s must remain.
    expect(Math.sqrt(Math.max(0, figures.spreadMs ** 2 - figures.controlSpreadMs ** 2))).toBeGreaterThan(700);
  });
});
