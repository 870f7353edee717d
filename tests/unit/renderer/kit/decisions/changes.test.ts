import { expect, it } from 'vitest';
import { createI18n } from '@/i18n/i18n.ts';
import { type Change, changesBetween, type DecisiveFact, fileFact } from '@/kit/decisions/changes.ts';

type Wish = { title: string | null; sum: number | null; file: string | null; untold?: boolean };

const FACTS: readonly DecisiveFact<Wish>[] = [
  { label: 'Sarlavha', of: ({ title, untold }, other) => (untold || other.untold ? null : title) },
  {
    label: "So'ralgan summa",
    of: ({ sum }) => sum || null,
    shown: ({ sum }, { t }, { seen, now }) => `${sum ?? 0} / ${(seen.sum ?? 0) + (now.sum ?? 0)} ${t('UZS')}`,
  },
  fileFact('Hujjat fayli', ({ file }) => file),
];
const seen: Wish = { title: 'Sport', sum: 5, file: 'a' };
const { current } = createI18n('cyrillic');
const told = (changes: readonly Change[]) =>
  changes.map((change) => [change.label, change.before(current()), change.after(current())]);

it('what two readings agree on is no change', () => {
  expect(changesBetween(FACTS, seen, { ...seen })).toEqual([]);
  expect(changesBetween(FACTS, { ...seen, sum: 0 }, { ...seen, sum: null })).toEqual([]);
});

it('a change has the words of both readings in the chosen script, in the order of the facts', () => {
  expect(told(changesBetween(FACTS, seen, { title: null, sum: 7, file: 'b' }))).toEqual([
    ['Sarlavha', 'Спорт', '—'],
    ["So'ralgan summa", '5 / 12 UZS', '7 / 12 UZS'],
    ['Hujjat fayli', 'Бириктирилган файл', 'Бошқа файл'],
  ]);
  expect(told(changesBetween(FACTS, seen, { ...seen, file: null }))).toEqual([
    ['Hujjat fayli', 'Бириктирилган файл', '—'],
  ]);
});

it('what one of the two does not tell is not compared', () => {
  expect(changesBetween(FACTS, seen, { ...seen, title: 'Suv', untold: true })).toEqual([]);
  expect(changesBetween(FACTS, { ...seen, title: 'Suv', untold: true }, seen)).toEqual([]);
});

it('what is so already is no change: the answer of an earlier attempt was lost', () => {
  const now = { ...seen, title: 'Suv', sum: 7 };
  const labels = (wanted?: Wish) => changesBetween(FACTS, seen, now, wanted).map(({ label }) => label);
  expect(labels()).toEqual(['Sarlavha', "So'ralgan summa"]);
  expect(labels({ ...seen, title: 'Suv' })).toEqual(["So'ralgan summa"]);
  expect(labels(now)).toEqual([]);
});
