import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';
import { ADDRESS, LISTS } from './lists.ts';

const { MissingFields } = await import('@/features/invest-data/creation/missing-fields.tsx');
const { planOf } = await import('@/features/invest-data/creation/plan.ts');

it.each([
  ['nothing', '', '255 tadan 0 belgi'],
  ['as much as fits', 'x'.repeat(255), '255 tadan 255 belgi'],
  ['as much as fits, and blanks around it', ` ${'x'.repeat(255)} `, '255 tadan 255 belgi'],
  ['more', 'x'.repeat(256), 'Faqat dastlabki 255 belgi yuboriladi (256 belgi yozilgan)'],
])('O-019: below the name of an object of which %s was typed stands how much is sent', async (_, object_name, said) => {
  const plan = planOf({ ...ADDRESS, desc: null }, LISTS);
  const creation = { plan, lists: LISTS, form: { values: { object_name } }, field: () => ({}) } as never;
  const { html } = await drawPart(createElement(MissingFields, { creation }), {});
  expect(textOf(html)).toBe(`Obyekt nomi ${said}`);
});
