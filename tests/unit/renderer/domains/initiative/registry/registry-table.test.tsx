import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { rowsIn, textOf } from '../../../laws/table-of.ts';

const { RegistryTable } = await import('@/domains/initiative/registry/registry-table.tsx');
const { groupsOf } = await import('@/domains/initiative/registry/rules.ts');

const idle = () => undefined;
const line = (id: number, category_id: number | null, category: string | null) => ({
  ...{ id, title: `${id}-mahsulot`, category_id, category, unit_of_measure: 'PIECE', max_available: null },
  ...{ price: 1000, granted_price: 900, count: 7, granted_count: 5 },
});

async function drawn(...lines: object[]): Promise<string> {
  const props = { groups: groupsOf(lines as never), totals: { asked: 0, granted: 0 }, removable: () => false };
  const table = createElement(RegistryTable, {
    ...{ ...props, ref: { current: null }, onRemove: idle, strict: false, onChange: idle },
  });
  return (await drawPart(table, {})).html;
}

it('a registry without a product says so, and where to add one', async () => {
  expect(textOf(await drawn())).toBe("Reyestrda mahsulot yo'q Uni o'ngdagi toifalardan qo'shing.");
});

it('the products of a category stand below its name, the others below that of the rest', async () => {
  const html = await drawn(line(1, 3, 'Mebel'), line(2, null, null), line(3, null, null));
  const groups = rowsIn(html).flatMap(([first = '']) => (/ \d+ ta$/.test(first) ? [first] : []));
  expect(groups).toEqual(['Mebel 1 ta', 'Boshqa mahsulotlar 2 ta']);
});
