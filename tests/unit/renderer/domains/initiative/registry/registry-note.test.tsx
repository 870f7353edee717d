import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { textOf } from '../../../laws/table-of.ts';

const { RegistryNote } = await import('@/domains/initiative/registry/registry-note.tsx');

const LINE = { id: 3, title: 'Doska' } as never;

it.each([
  ['nothing', 0, false, null, ''],
  ['what is wrong', 2, false, null, '2 ta maydonda xatolik'],
  ['what was removed, which can come back', 0, false, LINE, 'Olib tashlandi: Doska Qaytarish'],
  ['E-028: that a product is there already', 0, true, LINE, "Ushbu maxsulot qo'shilgan"],
])('the foot of a registry says %s', async (_, wrong, duplicate, removed, said) => {
  const note = createElement(RegistryNote, { wrong, duplicate, removed, onRestore: () => undefined });
  expect(textOf((await drawPart(note, {})).html)).toBe(said);
});
