import { expect, it } from 'vitest';
import { draw } from '../../laws/program.tsx';
import { missingIn } from '../../laws/table-of.ts';

it('R-077: the payments of quarters are a file alone: the page says what it holds, and offers it', async () => {
  const { html } = await draw('quarter-report', {});
  const said = ["Mahallalar to'lovlari hisoboti", "Tanlangan yil bo'yicha hisobot Excel faylida saqlanadi."];
  expect(missingIn(html, [...said, 'Excelga yuklab olish'])).toEqual([]);
});
