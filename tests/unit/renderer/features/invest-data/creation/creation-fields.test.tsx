import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { elementsIn, rowsIn, textOf } from '../../../laws/table-of.ts';
import { ADDRESS, LISTS } from './lists.ts';

const { CreationForm } = await import('@/features/invest-data/creation/creation-form.tsx');

const idle = () => undefined;
const FIRST = 'placeholder="Avval sohani tanlang"';
const NONE =
  "Ma'lumot hali yo'q. Investitsiya obyektini yarating: quyidagi maydonlar to'ldirilsa, to'rt bosqich ochiladi.";
const SAMPLE =
  "Ro'yxatlar namuna: ulardagi nomlar va kodlar rasmiy emas. Administrator haqiqiy ro'yxatlar faylini ko'rsatishi kerak.";

async function form(category: number | null, sample: boolean): Promise<string> {
  const props = { address: { ...ADDRESS, category }, lists: { ...LISTS, sample }, publicIdKey: 'public_id' };
  return (await drawPart(createElement(CreationForm, { ...props, onCreated: idle, onLeave: idle }), {})).html;
}

it('O-014: a branch waits for its sphere, which a category may give', async () => {
  expect((await form(null, false)).includes(FIRST)).toBe(true);
  expect((await form(11, false)).includes(FIRST)).toBe(false);
});

it('Z-077: says that there is no object yet, and of lists that are a sample that they are', async () => {
  expect(textOf(await form(11, true))).toContain(`${NONE} ${SAMPLE}`);
  const said = textOf(await form(11, false));
  expect(said).toContain(NONE);
  expect(said).not.toContain('namuna');
});

it('O-016: the power of the object is a table of units and numbers', async () => {
  const html = await form(11, false);
  expect(elementsIn(html, 'h3', /(?:)/).map(({ inner }) => textOf(inner))).toEqual(['Obyekt quvvati']);
  expect(rowsIn(html)[0]?.slice(1, 3)).toEqual(['Quvvat *', 'Soni *']);
});
