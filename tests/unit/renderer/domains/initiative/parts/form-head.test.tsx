import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { factsIn } from '../../../laws/table-of.ts';

const { FormHead } = await import('@/domains/initiative/parts/form-head.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

it.each([
  [520_000_002, "520 000 002 so'm"],
  [0, "0 so'm"],
  [null, '—'],
])('the head of a form says what was asked for: %s', async (requested_amount, shown) => {
  const initiative = initiativeSchema.parse({ id: 701, requested_amount, granted_amount: 450_000_001 });
  const { html } = await drawPart(createElement(FormHead, { initiative }), {});
  expect(factsIn(html)).toEqual([["So'ralgan summa", shown]]);
});
