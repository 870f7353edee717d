import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { MapStateView } = await import('@/features/initiative-map/map-state-view.tsx');

const idle = () => undefined;

it.each([
  [
    'before a long reading, how much has to be read',
    { state: 'asks', total: 4_200, done: 300 },
    /^Xarita uchun 4 200 ta tashabbusni o'qish kerak Filtrni toraytiring yoki hammasini o'qing\. .+ Hammasini o'qish$/,
  ],
  ['that it has begun', { state: 'reading', total: null, done: 0 }, /^O'qilmoqda…$/],
  ['how much has been read', { state: 'reading', total: 4_200, done: 300 }, /^O'qilmoqda: 300 \/ 4 200$/],
  [
    'how much of a long one has been read, and ends it',
    { state: 'reading', total: 4_200, done: 300, stop: idle },
    /^O'qilmoqda: 300 \/ 4 200 To'xtatish$/,
  ],
])('while its rows are missing, the map says %s', async (_, now, said) => {
  const reading = { rows: [], stop: null, agree: idle, retry: idle, error: null, ...now } as never;
  expect(textOf((await drawPart(createElement(MapStateView, { reading }), {})).html)).toMatch(said);
});
