import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const { MoneyCard } = await import('@/features/invest-data/parts/money-card.tsx');

it.each([
  ['less', 40n, /^Taqsimlangan 0,80 so'm To'langan 50 % 0,40 so'm Qoldiq 50 % 0,40 so'm$/],
  ['all', 80n, /^Taqsimlangan 0,80 so'm To'langan 100 % 0,80 so'm Qoldiq 0 % 0 so'm$/],
  [
    ...(['more', 90n] as const),
    /^Taqsimlangan 0,80 so'm To'langan 0,90 so'm Qoldiq −0,10 so'm To'langan summa taqsimlanganidan ko'p\.$/,
  ],
  ['an unknown sum', null, /Qoldiq aniqlanmagan Qoldiqni hisoblab bo'lmadi: summalardan biri noma'lum\.$/],
])('O-006: says what is left where %s was paid', async (_, paidOnlineSumma, said) => {
  const { html } = await drawPart(createElement(MoneyCard, { data: { distributedSumma: 80n, paidOnlineSumma } }), {});
  expect(textOf(html)).toMatch(said);
});
