import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../laws/program.tsx';
import { textOf } from '../laws/table-of.ts';

const { WithoutBoard } = await import('@/entities/without-board.tsx');
const { AppError } = await import('@shared/errors.ts');

const boards = { error: new AppError({ kind: 'server' }), isFetching: false, refetch: () => undefined };

it.each([
  ['the seasons cannot be read', 'failed', /^Doskalar yuklanmadi! .*Qayta urinish$/],
  ['there is no season', 'none', /^Faol mavsum yo'q Tashabbuslar mavsum ochilganda ko'rinadi\.$/],
  [
    ...(['the address names one that is not active', 'unknown'] as const),
    /^Havoladagi mavsum faol emas yoki topilmadi Boshqa mavsumni tanlang\.$/,
  ],
] as const)('Z-186: in the place of a list stands that %s, and what helps', async (_, lack, said) => {
  const { html } = await drawPart(createElement(WithoutBoard, { boards, lack }), {});
  expect(textOf(html)).toMatch(said);
});
