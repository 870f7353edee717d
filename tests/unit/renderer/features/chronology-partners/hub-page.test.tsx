import { expect, it } from 'vitest';
import { draw } from '../../laws/program.tsx';
import { elementsIn, textOf } from '../../laws/table-of.ts';

it('the chronology leads to orderers and contractors, each in its own words', async () => {
  const { html } = await draw('chronology', {});
  const ways = elementsIn(html, 'a', /\shref="/).map(({ attributes, inner }) => [
    /\shref="([^"]*)"/.exec(attributes)?.[1],
    textOf(inner),
  ]);
  expect(ways).toEqual([
    [
      '/app/chronology/orderers',
      "Ish buyurtmachilari Mavsum bo'yicha ishlarga buyurtma bergan tashkilotlar va ularga ajratilgan mablag'",
    ],
    [
      '/app/chronology/contractors',
      "Pudratchilar Mavsum bo'yicha ishlarni bajaradigan tashkilotlar va ularning shartnomalari",
    ],
  ]);
});
