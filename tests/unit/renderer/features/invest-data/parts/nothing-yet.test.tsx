import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { elementsIn, textOf } from '../../../laws/table-of.ts';
import { ADDRESS } from '../creation/lists.ts';

const { NothingYet } = await import('@/features/invest-data/parts/nothing-yet.tsx');

const FIRST = 'Investitsiya obyektini yaratish uchun avval shu shart bajarilishi kerak.';
const BY_ADMIN = /yaratilmagan\. Uni administrator yaratadi, shundan keyin to'rt bosqich shu yerda ko'rinadi\.$/;

it.each([
  ['nobody has created one', undefined, /^Ma'lumot hali yo'q$/, BY_ADMIN],
  ['something is missing first', 'Moderatsiya protokoli yuklanmagan', /^Moderatsiya protokoli yuklanmagan$/, FIRST],
] as const)('O-002: a winner without an object shows its stages to come, and that %s', async (_, why, title, hint) => {
  const { html } = await drawPart(createElement(NothingYet, { address: ADDRESS, ...(why && { why }) }), {});
  expect(elementsIn(html, 'li', /(?:)/).map(({ inner }) => textOf(inner))).toEqual([
    '1 Buyurtmachini belgilash',
    '2 Loyihachini aniqlash',
    '3 Pudratchini aniqlash va moliyalashtirish',
    '4 Yakunlash va topshirish',
  ]);
  const said = elementsIn(html, 'p', /(?:)/).map(({ inner }) => textOf(inner));
  expect(said.at(-2)).toMatch(title);
  expect(said.at(-1)).toMatch(hint);
});
