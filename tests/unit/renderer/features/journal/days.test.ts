import { describe, expect, test } from 'vitest';
import { daysInWords, spanOf } from '@/features/journal/days.ts';
import { clockOf } from '@/kit/when.ts';
import { THURSDAY } from './entries.ts';

const DAY = 24 * 60 * 60_000;
const MIDNIGHT = Date.UTC(2026, 8, 9, 19);

describe('the days are those of Tashkent, whatever the zone of the workstation', () => {
  test.each([
    ['the first moment', MIDNIGHT],
    ['the afternoon', THURSDAY],
    ['the last moment', MIDNIGHT + DAY - 1],
  ])('%s of a day', (_when, now) => {
    expect(spanOf('today', now).from).toBe(MIDNIGHT);
    expect(spanOf('yesterday', now)).toEqual({ from: MIDNIGHT - DAY, to: MIDNIGHT });
    expect(spanOf('week', now).from).toBe(MIDNIGHT - 6 * DAY);
    expect(spanOf('season', now).from).toBe(0);
  });

  test('an entry that was written before the clock was set back is among those of today', () => {
    expect(spanOf('today', THURSDAY).to).toBeGreaterThan(THURSDAY + 1000 * DAY);
  });
});

test('days and hours in words, in both scripts', () => {
  expect(clockOf(THURSDAY)).toBe('14:02');
  expect(daysInWords('today', THURSDAY, 'latin')).toBe('10.09.2026, payshanba');
  expect(daysInWords('yesterday', THURSDAY, 'cyrillic')).toBe('09.09.2026, чоршанба');
  expect(daysInWords('week', THURSDAY, 'latin')).toBe('04.09.2026 – 10.09.2026');
});
