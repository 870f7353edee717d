import { describe, expect, it } from 'vitest';
import { reviewWindow } from '@/entities/review-window.ts';
import type { OfficeDays } from '@/entities/work-days.ts';

const board = (part: object) => ({
  id: 1,
  stage: 'REVIEW',
  review_start_date: '2026-09-01',
  review_end_date: '2026-09-16',
  ...part,
});
const at = (time: string) => Date.parse(time);

describe('reviewWindow', () => {
  it('counts the whole days left after today, and the share that is over', () => {
    expect(reviewWindow([board({})], at('2026-09-10T12:00:00+05:00'))).toMatchObject({ daysLeft: 6, share: 0.6 });
    expect(reviewWindow([board({})], at('2026-09-01T00:00:00+05:00'))).toMatchObject({ daysLeft: 15, share: 0 });
  });

  it('lasts through its last day in Tashkent and no longer', () => {
    expect(reviewWindow([board({})], at('2026-09-16T23:59:59+05:00'))).toMatchObject({ daysLeft: 0, share: 1 });
    expect(reviewWindow([board({})], at('2026-09-17T00:00:00+05:00'))).toBeNull();
    expect(reviewWindow([board({})], at('2026-08-31T23:59:59+05:00'))).toBeNull();
  });

  it('reads times with a zone as the day in Tashkent', () => {
    const late = board({ review_end_date: '2026-09-16T20:00:00Z' });
    expect(reviewWindow([late], at('2026-09-16T12:00:00+05:00'))).toMatchObject({ daysLeft: 1 });
  });

  it('counts the working days left, with today, and the share of them that is over', () => {
    // 1 September is a holiday: eleven working days, from the 2nd to the 16th.
    const on = (day: string) => reviewWindow([board({})], at(`${day}T12:00:00+05:00`));
    expect(on('2026-09-01')).toMatchObject({ workDaysLeft: { count: 11, about: false }, planned: 0 });
    expect(on('2026-09-10')).toMatchObject({ workDaysLeft: { count: 5, about: false }, planned: 6 / 11 });
    expect(on('2026-09-13')).toMatchObject({ workDaysLeft: { count: 3, about: false }, planned: 8 / 11 });
    expect(on('2026-09-16')).toMatchObject({ workDaysLeft: { count: 1, about: false }, planned: 10 / 11 });
  });

  it('counts the days that the office has named, and says where the days of a year are not known', () => {
    const on = (office?: OfficeDays, year = 2026) => {
      const window = board({ review_start_date: `${year}-09-02`, review_end_date: `${year}-09-16` });
      return reviewWindow([window], at(`${year}-09-10T12:00:00+05:00`), office);
    };
    const off = { off: ['2026-09-03', '2026-09-11'], worked: [] };
    expect(on(off)).toMatchObject({ workDaysLeft: { count: 4, about: false }, planned: 5 / 9 });
    expect(on(undefined, 2030)?.workDaysLeft.about).toBe(true);
  });

  it('takes the share of all days for a window without a working day', () => {
    const weekend = board({ review_start_date: '2026-09-12', review_end_date: '2026-09-13' });
    expect(reviewWindow([weekend], at('2026-09-13T12:00:00+05:00'))).toMatchObject({
      workDaysLeft: { count: 0, about: false },
      planned: 1,
    });
  });

  it('takes the board that ends first, and only boards in review with both dates', () => {
    const boards = [
      board({ id: 2, review_end_date: '2026-09-30' }),
      board({ id: 3 }),
      board({ id: 4, stage: 'PROMOTION', review_end_date: '2026-09-11' }),
      board({ id: 5, review_end_date: null }),
    ];
    expect(reviewWindow(boards, at('2026-09-10T12:00:00+05:00'))?.board.id).toBe(3);
    expect(reviewWindow([], at('2026-09-10T12:00:00+05:00'))).toBeNull();
    expect(reviewWindow([board({ review_end_date: 'soon' })], at('2026-09-10T12:00:00+05:00'))).toBeNull();
  });
});
