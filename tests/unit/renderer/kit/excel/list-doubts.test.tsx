import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../laws/program.tsx';
import { textOf } from '../../laws/table-of.ts';

const { ListDoubts } = await import('@/kit/excel/list-doubts.tsx');

const MAY_CLEAR = "Bunday fayl ro'yxatdagi ma'lumotlarni o'chirib yuborishi mumkin.";
const ELSEWHERE = "Birinchi varaqda yuborishga qator yo'q. Ma'lumotlar “Tumanlar” varag'ida";
const other = { name: 'Mahallalar', columns: [] };

it.each([
  [
    'it has a heading and nothing else',
    { kind: 'nothing', header: true, elsewhere: null },
    `Faylda sarlavhadan boshqa qator yo'q ${MAY_CLEAR}`,
  ],
  [
    'it has nothing at all',
    { kind: 'nothing', header: false, elsewhere: null },
    `Faylda yuborishga qator yo'q ${MAY_CLEAR}`,
  ],
  [
    'its rows are on another sheet',
    { kind: 'nothing', header: true, elsewhere: 'Tumanlar' },
    `${ELSEWHERE} ${MAY_CLEAR}`,
  ],
  [
    'its heading stands below a title',
    { kind: 'title', row: 3, titles: ["2026-yil: ro'yxat", 'Toshkent'] },
    "Sarlavha 3-qatorda Undan yuqorida: 2026-yil: ro'yxat · Toshkent.",
  ],
  [
    'it looks like that of another list',
    { kind: 'other-list', found: { other, foreign: ['Tuman', 'Mahalla'], missing: ['STIR'] } },
    "Fayl boshqa ro'yxatga o'xshaydi: Mahallalar Faylda bor: Tuman, Mahalla. Faylda yo'q: STIR.",
  ],
])('a file is sent only after a question that says why: %s', async (_, doubt, said) => {
  const check = { lists: { own: other, others: [other] }, doubts: [doubt] };
  expect(textOf((await drawPart(createElement(ListDoubts, { check: check as never }), {})).html)).toBe(said);
});
