import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { ReadingLine } = await import('@/features/season/reading-line.tsx');
const { AppError } = await import('@shared/errors.ts');

it.each([
  ['before the first answer', { total: null, rows: new Map(), calls: 0, next: 0 }, /^O'qilmoqda…$/],
  // 700 are left: pages of 200, 400 and 800.
  [
    'by what is read of all, and the calls made of all calls',
    { total: 1000, rows: new Map([1, 2].map((id) => [id, {}])), calls: 4, next: 300 },
    /^O'qilmoqda: 2 \/ 1 000 · 4 \/ 7 so'rov, taxminan 3 soniya qoldi\. Ishni davom ettirishingiz mumkin\.$/,
  ],
])('a running reading says how far it is: %s', async (_, soFar, said) => {
  const reading = { soFar, end: null, since: { at: performance.now(), calls: 0 } } as never;
  const line = createElement(ReadingLine, { reading, last: null, when: null, total: 1000 });
  expect(textOf((await drawPart(line, {})).html)).toMatch(said);
});

const DISTRICT = { done: 1000, withDistrict: 200, returned: 30, notSeen: 4 };
const last = (about: boolean) => ({ about, calls: 23, districts: [DISTRICT] });
const ended = (end: object) => ({ reading: { end } });

it.each([
  ['that nothing has been read, of a season without a known size', { total: null }, "Hali o'qilmagan"],
  [
    'that nothing has been read, and what it costs',
    {},
    "Hali o'qilmagan. 12 ta so'rov, taxminan 14 MB. Sekin aloqada 5 daqiqa.",
  ],
  ['when all was read', { last: last(false) }, "kecha 17:55 o'qilgan: 1 234 ta tashabbus, 23 ta so'rov"],
  [
    'that what was read is not all',
    { last: last(true) },
    "kecha 17:55 o'qilgan: taxminan 1 234 ta tashabbus, 23 ta so'rov",
  ],
  ['that it was stopped', { ...ended({ state: 'stopped' }), last: last(false) }, "O'qish to'xtatildi"],
  ['that the platform does not answer', ended({ state: 'refused' }), "Platforma javob bermayapti: o'qish to'xtadi"],
  [
    'that it has failed',
    ended({ state: 'failed', error: new AppError({ kind: 'network' }) }),
    "Ma'lumot yuklashda xatolik sodir bo'ldi!",
  ],
])('the reading of a season says %s', async (_, state, said) => {
  const props = { reading: null, last: null, when: 'kecha 17:55', total: 10_000, ...state } as never;
  expect(textOf((await drawPart(createElement(ReadingLine, props), {})).html)).toBe(said);
});
