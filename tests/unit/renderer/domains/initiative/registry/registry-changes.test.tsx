import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { elementsIn, textOf } from '../../../laws/table-of.ts';

const { RegistryChanges } = await import('@/domains/initiative/registry/registry-changes.tsx');

const BEFORE = { id: 3, granted_price: 1000, granted_count: 1, price: 2000, count: 2 };
const AFTER = { id: 3, granted_price: 1100, granted_count: null, price: 2200, count: 3 };

it('says what somebody else has changed in a registry, from what to what', async () => {
  const changes = [
    { kind: 'added', id: 1, title: 'Parta' },
    { kind: 'removed', id: 2, title: null },
    { kind: 'changed', id: 3, title: 'Doska', before: BEFORE, after: AFTER },
  ] as const;
  const { html } = await drawPart(createElement(RegistryChanges, { changes }), {});
  expect(elementsIn(html, 'li', /(?:)/).map(({ inner }) => textOf(inner))).toEqual([
    "Parta : qo'shildi",
    '2 : olib tashlandi',
    'Doska : Ajratilgan narx 1 000 → 1 100, Ajratilgan soni 1 → —, Narxi 2 000 → 2 200, Soni 2 → 3',
  ]);
});

it('lists six changes, and counts the others', async () => {
  const changes = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ kind: 'removed', id, title: null }) as const);
  const { html } = await drawPart(createElement(RegistryChanges, { changes }), {});
  const said = elementsIn(html, 'li', /(?:)/).map(({ inner }) => textOf(inner));
  expect([said.length, said.at(-1)]).toEqual([7, 'Yana 2 ta']);
});
