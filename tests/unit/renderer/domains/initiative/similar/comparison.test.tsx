import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawPart } from '../../../laws/program.tsx';
import { elementsIn, textOf } from '../../../laws/table-of.ts';

const { Comparison } = await import('@/domains/initiative/similar/comparison.tsx');
const { initiativeSchema } = await import('@/domains/initiative/model/initiative.ts');

const idle = () => undefined;
const one = (id: number, author_fullname: string | null) =>
  initiativeSchema.parse({ id, category_id: 4, author_fullname });
const FACTS = { metres: null, office: false, category: true, author: null, likeness: 1, copy: false, picture: false };
const CATEGORIES = { 'api/v1/initiative-categories': { initiative_categories: [{ id: 4, title: "Yo'llar" }] } };
const SHARED = "Yo'llar toifasi ikkalasida";

it.each([
  ['other authors', {}, 'Olim', 'Aziza', [SHARED, 'mualliflari boshqa', "umumiy so'zlar"]],
  [
    'an author of the same name',
    { author: 'same' },
    'Olim',
    'Olim',
    ['muallif ismi bir xil', SHARED, "umumiy so'zlar"],
  ],
  ['an author that is not known', {}, 'Olim', null, [SHARED, "umumiy so'zlar"]],
  ['nearly the same text', { copy: true }, null, null, ['matni deyarli bir xil', SHARED, "farqli so'zlar"]],
])('a comparison of two says what they share: %s', async (_, facts, author, beside, chips) => {
  const other = { initiative: one(8, beside), facts: { ...FACTS, ...facts }, winner: null, readAt: 5, distance: null };
  const similar = { first: [], behind: [], campaign: [], among: null, far: null, renew: idle } as never;
  const props = {
    initiative: one(7, author),
    other: other as never,
    similar,
    onCompare: idle,
    onOpen: idle,
    onClose: idle,
  };
  const { html } = await drawPart(createElement(Comparison, props), CATEGORIES);
  expect(elementsIn(html, 'li', /(?:)/).map(({ inner }) => textOf(inner))).toEqual(chips);
});
