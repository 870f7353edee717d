import { AppError } from '@shared/errors.ts';
import { describe, expect, test } from 'vitest';
import type { Part } from '@/domains/initiative/model/access.ts';
import { COUNTS_OF, type CountId } from '@/features/season/figures/counts.ts';
import { areOff, type FigureId, figureOf, lateOf, paceOf } from '@/features/season/figures/figures.ts';
import { sharesOf } from '@/features/season/figures/shares.ts';
import type { CountReading } from '@/kit/readings/reading.ts';

const COUNTED: Readonly<Record<CountId, number>> = {
  initial: 89,
  accepted: 41,
  denied: 4,
  confirmed: 0,
  returned: 4,
  passed: 4,
  notPassed: 8,
  winners: 2,
};
const reading =
  (changed: Partial<Record<CountId, CountReading | number>> = {}) =>
  (id: string): CountReading => {
    const said = changed[id as CountId] ?? COUNTED[id as CountId];
    return typeof said === 'number' ? { state: 'known', total: said, rows: [] } : said;
  };
const numberOf = (part: Part, id: FigureId, of = reading()) => {
  const figure = figureOf(part, id, of);
  return figure?.state === 'known' ? figure.value : figure;
};
const PARTS = Object.keys(COUNTS_OF) as Part[];

describe('the figures of a part', () => {
  test.each([
    ['proposes', { waits: 44, notSeen: 40, returned: 4, withDistrict: 45, done: 12, all: 101, withModerator: null }],
    ['confirms', { waits: 45, withModerator: 44, done: 12, all: 101, notSeen: null }],
    ['decides', { waits: 89, done: 12, all: 101, withDistrict: null }],
    ['oversees', { waits: null, notSeen: 40, withDistrict: 45, returned: 4, done: 12 }],
    ['administers', { waits: null, notSeen: 40, withDistrict: 45, returned: 4, done: 14 }],
  ] as const)('%s', (part, expected) => {
    const shown = Object.fromEntries(Object.keys(expected).map((id) => [id, numberOf(part, id as FigureId)]));
    expect(shown).toEqual(expected);
  });

  test.each(PARTS)('%s: the parts of the bar add up to the whole', (part) => {
    const shares = sharesOf(part).map(({ id }) => numberOf(part, id) as number);
    if (shares.length > 0) expect(shares.reduce((sum, one) => sum + one)).toBe(numberOf(part, 'all'));
  });

  test.each(PARTS)('%s requests every count of its figures and no other', (part) => {
    const asked = new Set<string>();
    const of = (id: string) => {
      asked.add(id);
      return reading()(id);
    };
    const figures: FigureId[] = ['waits', 'notSeen', 'returned', 'withDistrict', 'withModerator', 'done', 'all'];
    for (const id of figures) figureOf(part, id, of);
    expect([...asked].toSorted()).toEqual([...COUNTS_OF[part]].toSorted());
  });
});

describe('counts that do not add up', () => {
  test('show 0 instead of a negative number, and are read once more', () => {
    const of = reading({ initial: 40 });
    expect(figureOf('proposes', 'notSeen', of)).toEqual({ state: 'known', value: 0, off: true });
    expect(areOff('proposes', of)).toBe(true);
    expect(areOff('proposes', reading())).toBe(false);
  });

  test('wD4: a figure with a failed count has the reason; the others are kept', () => {
    const error = new AppError({ kind: 'forbidden', status: 403 });
    const of = reading({ accepted: { state: 'failed', error } });
    expect(figureOf('proposes', 'notSeen', of)).toEqual({ state: 'failed', error });
    expect(numberOf('proposes', 'returned', of)).toBe(4);
    expect(numberOf('proposes', 'done', of)).toBe(12);
    expect(areOff('proposes', of)).toBe(false);
  });

  test('a figure waits for the last of its counts', () => {
    expect(figureOf('decides', 'done', reading({ notPassed: { state: 'pending' } }))).toEqual({ state: 'pending' });
  });
});

test.each([
  [44, 7, 7],
  [42, 6, 7],
  [43, 6, 8],
  [1, 31, 1],
  [0, 7, 0],
  [10, 1, 10],
  [10, 0, 10],
])('%d waiting and %d working days left, with today, are %d a day', (waiting, workDaysLeft, pace) => {
  expect(paceOf(waiting, workDaysLeft)).toBe(pace);
});

test.each([
  [100, 30, 0.5, 20],
  [100, 50, 0.5, 0],
  [100, 70, 0.5, 0],
  [101, 0, 0, 0],
  [3, 0, 0.5, 2],
])('of %d with %d done, at %d of the working days, %d are late', (all, done, planned, late) => {
  expect(lateOf(all, done, planned)).toBe(late);
});
