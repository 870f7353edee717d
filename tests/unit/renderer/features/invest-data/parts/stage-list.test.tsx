import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { elementsIn, textOf } from '../../../laws/table-of.ts';

const { StageList } = await import('@/features/invest-data/parts/stage-list.tsx');
const { investDataSchema } = await import('@/features/invest-data/model/invest-data.ts');

const DONE = { received_org: '14-maktab', date_put_into_use: '2025-04-05', final_value: 700_000 };

it.each([
  ['nothing', DONE, ''],
  ['two values', { final_value: 700_000 }, '2 ta aniqlanmagan'],
  [
    'one, where another cannot be read',
    { received_org: '14-maktab', final_value: {} },
    "1 ta aniqlanmagan, 1 ta o'qib bo'lmadi",
  ],
  ['two, where the third cannot be read', { final_value: {} }, "2 ta aniqlanmagan, 1 ta o'qib bo'lmadi"],
  ['all', {}, 'aniqlanmagan'],
])('O-004: a stage that lacks %s says so', async (_, sent, lack) => {
  const data = investDataSchema.parse({ id: 7, ...sent });
  const { html } = await drawPart(createElement(StageList, { data }), {});
  const heads = elementsIn(html, 'button', /aria-expanded/).map(({ inner }) => textOf(inner));
  expect(heads.at(-1)).toBe(`Yakunlash va topshirish ${lack}`.trim());
});
