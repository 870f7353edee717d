import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromPlatform, shownTime, toPlatform } from '@/features/site-items/send-time.ts';

describe('the send time of news', () => {
  it('is saved five hours later than it was chosen', () => {
    expect(toPlatform('2026-11-21 10:30:00')).toBe('2026-11-21T10:30:00.000Z');
    const chosen = Date.parse('2026-11-21T10:30:00+05:00');
    expect(Date.parse(toPlatform('2026-11-21 10:30:00')) - chosen).toBe(5 * 3_600_000);
  });

  it('is shown as it was chosen, whatever zone the answer is in', () => {
    expect(fromPlatform('2026-11-21T10:30:00.000Z')).toBe('2026-11-21 10:30:00');
    expect(fromPlatform('2026-11-21T15:30:00+05:00')).toBe('2026-11-21 10:30:00');
    expect(fromPlatform('2026-11-21 10:30')).toBe('2026-11-21 10:30:00');
    expect(fromPlatform('2025-12-31T23:59:59.999999Z')).toBe('2025-12-31 23:59:59');
  });

  it('is the same moment when it is saved again unchanged', () => {
    const second = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(second, (date) => {
        date.setUTCMilliseconds(0);
        const saved = date.toISOString();
        expect(toPlatform(fromPlatform(saved) ?? '')).toBe(saved);
      }),
    );
  });

  it.each([null, undefined, '', '21.11.2026', '2026-13-01T10:00:00Z', '2026-11-21'])('is null for %s', (saved) => {
    expect(fromPlatform(saved)).toBeNull();
  });

  it('is not sent for an invalid time', () => {
    expect(() => toPlatform('21.11.2026 10:30')).toThrow(RangeError);
  });
});

it('the time of a form is shown as it was chosen, before and after it is edited', () => {
  const stored = '2026-11-21T10:30:00.123Z';
  expect(shownTime(stored, stored)).toBe('2026-11-21 10:30:00');
  expect(shownTime('2026-12-01 09:00:00', stored)).toBe('2026-12-01 09:00:00');
  expect(shownTime(null, stored)).toBeNull();
});
