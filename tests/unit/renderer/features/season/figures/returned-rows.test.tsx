import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { elementsIn, textOf } from '../../../laws/table-of.ts';

const { ReturnedRows } = await import('@/features/season/figures/returned-rows.tsx');
const { countQuery } = await import('@/features/season/figures/count-calls.ts');
const { createQueryClient } = await import('@/api/query-client.ts');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

it.each([
  [2, 2, undefined],
  [5, 5, undefined],
  [8, 5, 'Yana 3 ta'],
])('of %i returned initiatives %i are shown, then how many there are more', async (total, shown, more) => {
  const queries = createQueryClient();
  const rows = Array.from({ length: shown }, (_, nth) => initiativeSchema.parse({ id: 701 + nth }));
  queries.setQueryData(countQuery('proposes', 6, 'returned').queryKey, { rows, total });
  const figures = { part: 'proposes', board: { id: 6 } } as never;
  const { html } = await drawPart(createElement(ReturnedRows, { figures }), {}, { queries });
  expect(textOf(html)).toMatch(new RegExp(`^Tumandan qaytgan ${total} Shulardan boshlash 1 `));
  expect(elementsIn(html, 'li', /(?:)/)).toHaveLength(shown);
  expect(/Yana .*/.exec(textOf(html))?.[0]).toBe(more);
});
